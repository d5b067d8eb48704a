/** Endings and stop words of each language. A stem need not be a word, but all forms of a word must share it. */
import type { LocaleDefinition } from '../site/locales.ts';

/** In the index, so that the browser stems like the build. */
export interface SearchLanguage {
  /** Removed endings, separated by spaces; `ies>y` is a replacement. */
  readonly endings: string;
  /** Separated by spaces. */
  readonly stopWords: string;
}

const words = (...lines: readonly string[]): string => lines.join(' ');

export const searchLanguages: Readonly<Record<LocaleDefinition['stemming'], SearchLanguage>> = {
  english: {
    endings: words(
      's es e ed er ers or ors ing ings ies>y ied>y ily>y ly ally',
      'ication>y ications>y icator>y ation ations ator ators ating ated ate ates ative ion ions',
      'ment ments ement ements ance ances ence ences al als able ability ible ibility',
      'ity ities ive ives ous eive>eiv eives>eiv kies>ki',
    ),
    stopWords: words(
      'a an the this that these those there here it its i im ive my mine me we us our you your he his him she her they',
      'their them one someone something anything everything thing things who whom whose which what where when why how',
      'is are was were be been being am do does did doing done have has had having can could will would shall should',
      'may might must need want like know tell please let make made get gets got getting take see find go going happen',
      'happens and or but if then than so as at by for from in into of off on out over to too under up with about after',
      'before no not any all some many much more most other just very yes dont doesnt isnt cant don doesn isn ll re ve',
      'possible long way use using used there work works working else ever even still already really through because',
      'during',
    ),
  },
  french: {
    endings: words(
      's x e es é ée ées és er ez ers ent ents ir irs i ie ies is it its ît',
      'ier iers ière ières ifié>ifi ifiée>ifi ifiés>ifi ifiées>ifi ifie>ifi ifies>ifi ifier>ifi ifiez>ifi ifient>ifi',
      'dre>d du>d due>d dus>d dues>d',
      'ication>i ications>i ention>enti entions>enti ateur ateurs atrice atrices ation ations ition itions ion ions',
      'ement ements issement issements ment ments ance ances ence ences eur eurs euse euses',
      'aux>al eaux>eau al ale ales if ive ifs ives able ables ible ibles ique iques',
    ),
    stopWords: words(
      'a à au aux ai as avez avons avoir ont c ça ce cela celui celle cet cette ces d de des du dans donc dont en et est',
      'était êtes être été sont suis es sera serai j je me moi mon ma mes l le la les leur leurs lui il ils elle elles on',
      'm n ne ni non nous notre nos o ou où par pas peu peut peux peuvent pouvez pouvoir plus pour pourquoi qu que quel',
      'quelle quels quelles qui quoi quand comment combien s sa se ses si son sous sur t ta te tes toi ton tu un une vos',
      'votre vous y avec sans chez entre vers depuis après avant pendant lors fait faire fais faut dois doit doivent',
      'devoir veux veut vouloir voudrais savoir sais existe y-a tout tous toute toutes autre autres aussi alors très trop',
      'quelqu quelque quelques chose puis possible arrive passe va vais aller aurai aura obtenir temps',
      'fonctionne fonctionner fonctionnent marche utiliser utilise utilisé utilisée utilisez donner donne donnez déjà encore',
      'bien beaucoup mettre met prendre prend parce',
    ),
  },
  portuguese: {
    endings: words(
      's a o as os e es ar er ir ou ei i eu iu am em ares eres ens aram eram iram guei>g gue>g',
      'ado ada ados adas ido ida idos idas ando endo indo',
      'ação ações ição ições ão>ão ões>ão ães>ão ais>al eis>el óis>ol ns>m',
      'amento amentos imento imentos ador adora adores adoras edor edora edores edoras idor idora idores idoras',
      'nça nças mente amente',
      'idade idades ência ências ância âncias ável áveis ível íveis ivo iva ivos ivas ico ica icos icas',
    ),
    stopWords: words(
      'a à ao aos as às o os um uma uns umas de da do das dos d em na no nas nos num numa por pelo pela pelos pelas para',
      'pra com sem sob sobre entre até desde após antes depois e ou mas se que quê quem qual quais quando quanto quanta',
      'quantos quantas onde como porque porquê eu me mim meu minha meus minhas tu te teu tua ti ele ela eles elas lhe lhes',
      'nós nosso nossa nossos nossas vós seu sua seus suas este esta estes estas esse essa esses essas isto isso aquele',
      'aquela aquilo aqui aí ali lá é és são sou era foi fui ser sido está estão estou estar há haver ter tem têm tenho',
      'tive tido pode podem posso poder possível devo deve devem dever quero quer querer preciso precisa precisar fazer faz',
      'faço fazem feito vai vou vão ir acontece existe existem saber sei já não nem sim só também mais menos muito muita',
      'algum alguma alguns algumas outro outra outros outras tudo todo toda todos todas cada tempo funciona funcionar',
      'funcionam usar uso usou usaram usado utilizar utilizo utiliza utilizou utilizado ainda bem então dar dá dão fica',
      'ficar ficam será foram',
    ),
  },
  // Languages without a table.
  none: { endings: '', stopWords: '' },
};
