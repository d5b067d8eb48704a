/** Reports leftover Markdown, HTML and component syntax, and draft notes, that readers would see. */
import type { Finding } from '../places.ts';
import type { Passage, ReaderText } from '../readerText.ts';
import { shortened } from '../syntax/lines.ts';

interface Leftover {
  readonly pattern: RegExp;
  readonly advise: (found: string) => string;
}

const entity: Leftover = {
  pattern: /&(?:[a-z]{2,8}|#\d{1,6}|#x[\da-f]{1,6});/gi,
  advise: (found) => `${found} is a sign of HTML. Write the sign itself; for &nbsp; a space.`,
};

/** `To be confirmed`, in each language. */
const unfinished =
  '(?:[Tt]o be (?:checked|confirmed|completed|defined)|[Àà] (?:vérifier|confirmer|compléter|définir)|[Aa] (?:verificar|confirmar|completar|definir))';

/** `[sic]`, `[…]` and `[t]he` belong to quotations; in Portuguese TODO is a word, XX and XXX may be numbers. */
const draft: Leftover = {
  pattern: new RegExp(
    [
      String.raw`\[(?!sic\]|…\]|\.\.\.\])[^[\]\n]*\](?![\p{L}(]| \()`,
      String.raw`\(${unfinished}\)|(?<=(?<![^])|[.:] )${unfinished}(?=\.|(?![^]))`,
      String.raw`\b(?:TB[CD]|FIXME)\b|\bTODO\b(?!\s+\p{Lu}+\b)|(?<!\p{Lu}\p{L}* )\b(?:X{3,}|x{3,})\b|\?{3,}|\b[Ll]orem ipsum\b`,
      String.raw`(?<!século )\b(?:XX|xx)\b(?=[ \u00A0\u202F]\p{Ll})|(?:Error|Erreur|Erro)[ \u00A0\u202F]?! [^.!?\n]*`,
      // An HTML or code comment.
      String.raw`(?:<!--|(?<=(?<![^])|\s)//\s)[^\n]*`,
      // Initials of a colleague.
      String.raw`(?<=(?<![^])|[.!?] )(?!EU|UE|UK|US|ID|IP)[A-Z]{2}: (?=\p{Ll})[^.!?\n]*`,
      // A footnote mark; m² is a unit.
      String.raw`(?<=\p{L}[.,;:)»”]?)(?<!(?<!\p{L})[cdkm]?m)[¹²³⁴-⁹]+`,
    ].join('|'),
    'gu',
  ),
  advise: (found) =>
    /^(?:\[\^?\d+\]|[¹²³⁴-⁹]+)$/.test(found)
      ? `Readers would see ${found} here: there are no footnotes. Write the note into the sentence.`
      : `Readers would see ${shortened(found, 40)} here, which seems to be left over from a draft. Delete it, or write what belongs here.${found.startsWith('[') ? ' Brackets of a sentence are round: ( and ).' : ''}`,
};

/** A word hyphenated at the end of a PDF line, unlike “short- and long-term”. */
const brokenWord: Leftover = {
  pattern: /(?<![\p{L}-])\p{L}{2,}-\s+(?!(?:and|or|to|but|et|ou|e|nor|ni|nem)(?!\p{L}))\p{Ll}{2,}/gu,
  advise: (found) =>
    `Readers would see “${found.replace(/\s+/, ' ')}”, a word broken at the end of a line. Write “${found.replace(/-\s+/, '')}”, or “${found.replace(/\s+/, '')}” if it has a hyphen.`,
};

/** A section of this site by its number; a section of a law is followed by “of”. */
const sectionNumber: Leftover = {
  pattern:
    /(?<!\p{L})(?:sections?|rubriques?|secç(?:ão|ões))[ \u00A0\u202F]\d+(?:\.\d+)*(?![\d.]*[ \u00A0\u202F](?:of|du|des?|d[aeo])(?!\p{L}))/giu,
  advise: (found) =>
    `The number of a section changes when another one is added before it. Name it instead of “${found}”, with a link: [words](#its-english-heading-in-small-letters)`,
};

/** A note without its braces; a single covered character next to a slash is a star that began italics. */
const bareNote = /\/[*\uFFFC](?!\uFFFC)[^]*?(?<!\uFFFC)[*\uFFFC]\/\}?|\/\*|\*\/\}?/g;

const tab = /(?<=[^\s|])\t+(?=[^\s|])/g;

const inText: readonly Leftover[] = [
  {
    pattern: /^:{3,}[ \t]*\w*/gm,
    advise: (found) =>
      `Readers would see ${found} here: a text has no boxes. Delete the lines that begin with :::, and begin the paragraph with bold words: **Note:**`,
  },
  {
    pattern: tab,
    advise: () =>
      'Here is a tab, as between the cells of a table in a word processor, and readers would see a space. Write each row of a table as | Name | Reason |, and | --- | --- | below the first one. If no table is meant, press the space bar instead.',
  },
  {
    pattern: /^#{1,6}[^\s#]|^#{1,6}$/gm,
    advise: (found) =>
      `There is no space after ${found.replace(/[^#]/g, '')}, so this is not a heading. Write a space between the signs # and the words.`,
  },
  {
    pattern: bareNote,
    advise: (found) => {
      const words = shortened(found.replaceAll(/^\/?\*\s*|\s*\*\/\}?$/g, ''), 40);
      return `This looks like a hidden note without its braces, and readers would see it. Write {/* ${words || 'note'} */}, or delete it.`;
    },
  },
  {
    pattern: /\*+|__+/g,
    advise: (found) =>
      `Readers would see ${found} here, because it has no partner. For bold words write **words**: two stars on both sides, no space inside, and a space or a full stop after them. If no bold words are meant, delete ${found}.`,
  },
  {
    pattern: /\([^()\n]+\)\s*\[\s*(?:\/|#|https?:|mailto:|tel:)[^\]\s]*\s*\]/g,
    advise: (found) => {
      const [, words = '', address = ''] = /^\(([^()]*)\)\s*\[\s*([^\]\s]*)\s*\]$/.exec(found) ?? [];
      return `The brackets of a link are the other way round. Write [${words}](${address}).`;
    },
  },
  {
    pattern: /\]\s*\(/g,
    advise: () =>
      'This link is not complete, so readers would see its brackets. Write [words](/page): no space between ] and (, none in the address, and ) at its end.',
  },
  { pattern: /<\s*\/?\s*[A-Z]\w*/g, advise: (found) => `Readers would see ${found} here. Write no space after <.` },
  {
    pattern: /\}/g,
    advise: () => 'Readers would see } here: there is no { before it. Delete it, or write round brackets.',
  },
  sectionNumber,
  entity,
  draft,
  brokenWord,
];

/** Fields are plain text except for `{fact}`. */
const inFields: readonly Leftover[] = [
  {
    pattern: tab,
    advise: () => 'Here is a tab. A field is running text and holds no table: delete the tab and press the space bar.',
  },
  {
    pattern: /<ContactEmail\s+name=["'](\w+)["']\s*\/?>/g,
    advise: (found) => `Components are for texts. In a field write {${/["'](\w+)/.exec(found)?.[1] ?? ''}Email}.`,
  },
  {
    pattern: /<Fact\s+name=["'](\w+)["']\s*\/?>/g,
    advise: (found) => `Components are for texts. In a field write {${/["'](\w+)/.exec(found)?.[1] ?? ''}}.`,
  },
  {
    pattern: /<\/?[A-Za-z]\w*[^<>]*>/g,
    advise: (found) => `A field is plain text: readers would see ${shortened(found, 30)}. Delete it.`,
  },
  {
    pattern: /(?<![^])(?:[“«][^“”«»]*[”»]|[‘’][^]*’)(?![^])/g,
    advise: () =>
      'Readers would see the quotation marks around this whole text. Delete them, or write straight ones (") in their place.',
  },
  {
    pattern: /\*\*|__/g,
    advise: (found) => `A field is plain text: readers would see ${found}. Delete it; nothing in a field can be bold.`,
  },
  {
    pattern: /\[[^\]]*\]\([^)]*\)/g,
    advise: (found) =>
      `A field is plain text and holds no links: readers would see ${shortened(found, 40)}. Write the words alone; list further pages in "seeAlso".`,
  },
  {
    pattern: /\{[^{}]*\}|[{}]/g,
    advise: (found) => {
      const name = /^\{\s*([A-Za-z]\w*)\s*\}$/.exec(found)?.[1];
      return name === undefined
        ? `Braces may only hold the name of a fact. Write round brackets instead of ${shortened(found, 40)}, or the name of one fact, such as {brand}.`
        : `Write the name of a fact without spaces: {${name}}.`;
    },
  },
  entity,
  draft,
  brokenWord,
];

function leftoversIn({ text, file }: ReaderText, { kind, start, end }: Passage): { offset: number; message: string }[] {
  const words = text.slice(start, end);
  let reported = -1;
  return (kind === 'field' ? inFields : inText)
    .flatMap(({ pattern, advise }) => {
      const [first] = words.matchAll(pattern);
      if (!first) return [];
      const [from, to] = [start + first.index, start + first.index + first[0].length];
      return [{ offset: from, end: to, message: advise(file.text.slice(from, to)) }];
    })
    .sort((a, b) => a.offset - b.offset)
    .filter(({ offset, end: stop }) => {
      if (offset < reported) return false;
      reported = stop;
      return true;
    });
}

export function checkMarkup(texts: readonly ReaderText[]): Finding[] {
  return texts.flatMap((own) =>
    own.passages.flatMap((passage) =>
      leftoversIn(own, passage).map(({ offset, message }) => ({ ...own.file.placeAt(offset), message })),
    ),
  );
}
