/** Checks links: their syntax, that page and section exist in the language of the text, and that the words fit. */
import { defaultLocale, isLocale } from '../../site/locales.ts';
import { pageKinds } from '../../site/pages.ts';
import { homeId } from '../../site/routes.ts';
import { anchorFinder, moveFinder, noSuchAnchor, pageIds, sectionAnchors } from '../anchors.ts';
import { asAddress } from '../../schemas/fields.ts';
import { didYouMean } from '../didYouMean.ts';
import { nodesIn, startOf, textOf } from '../mdx.ts';
import type { Finding } from '../places.ts';
import { valueAt } from '../../schemas/schemaPath.ts';
import { placeholderSiteUrl, siteUrl } from '../../site/siteUrl.ts';
import { currentOnly } from '../../site/versions.ts';
import type { SourceFile } from '../source.ts';

interface Targets {
  readonly pages: readonly string[];
  readonly anchorsOf: ReturnType<typeof anchorFinder>;
  readonly movedTo: ReturnType<typeof moveFinder>;
  /** The anchors of the text itself: its version may not be the one that its page shows. */
  readonly ownAnchors: (file: SourceFile) => readonly string[] | undefined;
}

/** Completes an address without its beginning. */
function completeAddress(url: string, pages: readonly string[]): string | undefined {
  if (/^[^\s@/]+@[^\s@/]+\.\w+$/.test(url)) return `mailto:${url}`;
  if (/^tel:/i.test(url))
    return `tel:${url.replaceAll(/^tel:\(?00|[^\d+]/gi, (part) => (part.endsWith('0') ? '+' : ''))}`;
  const [, path = '', anchor = ''] = /^([^#]*)(#.*)?$/.exec(asAddress(url.replace(/^(?:\.\.?\/)+/, ''))) ?? [];
  // Written like a folder, a file or a page of another site.
  const name = path
    .slice(1)
    .replace(/(?:\/\w+)?\.\w*$|\/$/, '')
    .toLowerCase();
  const page = pages.find((id) => id.toLowerCase() === name);
  if (page !== undefined) return `/${page}${anchor}`;
  if (/^https:\/?[^/]/i.test(url)) return url.replace(/^https:\/?/i, 'https://');
  return /^(?:[\w-]+\.)+(?!pdf|docx?|xlsx?|html?|mdx?|ya?ml)[a-z]{2,}(?:\/|$)/i.test(url)
    ? `https://${url}`
    : undefined;
}

const hostOf = (url: string): string | undefined => URL.parse(url)?.host.replace(/^www\./, '');

/** `/page#section` for a whole address of this site. */
const ownAddress = (url: string): string | undefined =>
  /^https?:/i.test(url) && [siteUrl(), placeholderSiteUrl].some((own) => hostOf(own) === hostOf(url))
    ? asAddress(url)
    : undefined;

/** Query parameters by which advertisers track readers. */
const tracking = /[?&](?:utm_\w+|fbclid|gclid|dclid|msclkid|igshid|mc_[ce]id)=[^&#]*/gi;

const withoutTracking = (url: string): string => url.replaceAll(tracking, '').replace(/^([^?&#]*)&/, '$1?');

function mistakeIn(url: string, file: SourceFile, targets: Targets): string | undefined {
  const { pages, anchorsOf, movedTo, ownAnchors } = targets;
  const clean = withoutTracking(url);
  if (clean !== url)
    return `This address follows readers by ${url.match(tracking)?.join('').slice(1) ?? ''}. Write ${ownAddress(clean) ?? clean}`;
  const own = ownAddress(url);
  if (own !== undefined)
    return mistakeIn(own, file, targets) ?? `"${url}" is a page of this site. Write ${own}, in each language alike.`;
  if (/^(https:\/\/[^\s/]+\.[^\s/]+|mailto:[^\s@]+@[^\s@]+$|tel:(?!00)\+?[\d-]+$)/.test(url)) return undefined;
  if (/^http:/i.test(url)) return `The link "${url}" is not secure. Write the address with https://.`;
  const [, path = '', anchor] = /^(\/[^#?]*)?(?:#(.*))?$/.exec(url) ?? [];
  if (path === '' && anchor === undefined) {
    const meant = completeAddress(url, pages);
    if (meant !== undefined) return `The link "${url}" cannot be followed. Write ${meant}.`;
    return `The link "${url}" cannot be followed. Write /page or /page#section for a page of this site, https://… for another site, mailto:… or tel:….`;
  }
  const [, first = '', rest] = path.split('/');
  if (isLocale(first)) {
    return `Write the link without the language: "${asAddress(url)}". It leads to the page in the reader’s language.`;
  }
  const page = path === '' ? file.document : first === '' ? homeId : first;
  if (rest !== undefined || !pages.includes(page)) {
    const now = movedTo(url);
    if (now !== undefined) {
      const [, next = '', place] = /^\/([^#]*)(?:#(.*))?$/.exec(now) ?? [];
      const there = place === undefined ? undefined : anchorsOf(next === '' ? homeId : next, file.language);
      const address =
        place === undefined || !there || there.includes(place)
          ? now
          : `/${next}, or with one of its sections: ${there.map((one) => `#${one}`).join(', ')}`;
      return `The page "${page}" has moved (content/moved.yaml). Write ${address}.`;
    }
    const meant = completeAddress(url, pages);
    if (meant !== undefined) return `The link "${url}" does not lead to a page. Write ${meant}.`;
    return `The link "${url}" does not lead to a page.${didYouMean(page, pages, (id) => `/${id}`)} Write one of: ${pages.map((id) => (id === homeId ? '/' : `/${id}`)).join(', ')}.`;
  }
  const anchors = path === '' ? ownAnchors(file) : anchorsOf(page, file.language);
  if (anchor === undefined || !anchors || anchors.includes(anchor)) return undefined;
  return noSuchAnchor(page, anchor, anchors, movedTo);
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function pageNames(files: readonly SourceFile[]): Map<string, ReadonlySet<string>[]> {
  const english = files.filter(({ collection, language }) => collection in pageKinds && language === defaultLocale);
  return new Map(
    english.filter(currentOnly(english)).map(({ collection, document, data }) => {
      // The title of another page is a sentence.
      const fields = collection === 'policy' ? ['label', 'title'] : ['label'];
      const id = pageKinds[collection as keyof typeof pageKinds].id ?? document;
      return [id, fields.map((field) => new Set(wordsOf(String(valueAt(data, [field])))))];
    }),
  );
}

/** The page that the words of a link name, if the link leads to another one. */
function otherPage(words: readonly string[], url: string, names: ReturnType<typeof pageNames>): string | undefined {
  const [, page = '', anchor = ''] = /^\/(\w*)(?:#(.*))?$/.exec(url) ?? [];
  const isNamed = (name: ReadonlySet<string>): boolean => words.every((word) => name.has(word));
  const own = names.get(page);
  if (words.length < 2 || !own || own.some(isNamed) || isNamed(new Set(wordsOf(anchor)))) return undefined;
  return [...names].find(([, all]) => all.some(isNamed))?.[0];
}

/** An e-mail or web address, or a phone number. */
const addressInWords =
  /^(?:[^\s@]+@[^\s@]+\.\w+|(?:https?:\/\/|www\.)\S+|(?:[a-z\d-]+\.)+(?!pdf|docx?|xlsx?)[a-z]{2,}(?:\/\S*)?|\+[\d\s().-]{6,})$/iu;

/** The words of a link may leave out the end of its address. */
function isOtherAddress(words: string, url: string): boolean {
  const unused = words.startsWith('+') ? /[^+\d]/g : /^(?:mailto:|https?:\/\/)?(?:www\.)?|\/$/gi;
  const [shown, target] = [words, url].map((address) => address.toLowerCase().replaceAll(unused, ''));
  return addressInWords.test(words) && !`${target ?? ''}/`.startsWith(`${shown ?? ''}/`);
}

/** Link text that does not say where the link leads (WCAG 2.2, 2.4.4). */
const emptyWords =
  /^(?:(?:click |tap |see |read )?here|(?:read|learn|see) more|link|this (?:link|page)|(?:cliquez |voir )?ici|en savoir plus|lire la suite|(?:ce )?lien|cette page|(?:clique |carregue |ver )?aqui|saiba? mais|ler mais|ver mais|(?:esta )?(?:ligação|página))\W*$/iu;

function mistakeInWords(words: string, url: string, other: string | undefined): string | undefined {
  if (emptyWords.test(words)) {
    return `“${words}” does not say where this link leads. Give it words that name the page or the site: [the fees policy](${url}).`;
  }
  if (isOtherAddress(words, url)) {
    return `The words of this link are the address ${words}, but it leads to ${url}. Write the same address in both.`;
  }
  return other === undefined
    ? undefined
    : `The words of this link name the page /${other}, but it leads to ${url}. Write /${other}, in each language alike, or name the page that it leads to.`;
}

export function checkLinks(files: readonly SourceFile[]): Finding[] {
  const targets: Targets = {
    pages: pageIds(files),
    anchorsOf: anchorFinder(files),
    movedTo: moveFinder(files),
    ownAnchors: (file) => sectionAnchors(file, files),
  };
  const names = pageNames(files);
  const ofAnswers = files
    .filter(({ collection }) => collection === 'asked')
    .flatMap((file) =>
      Object.keys(file.data ?? {}).flatMap((url): Finding[] => {
        const message = mistakeIn(url, { ...file, language: defaultLocale }, targets);
        return message === undefined ? [] : [{ ...file.placeOf([url]), message }];
      }),
    );
  const ofTexts = files.flatMap((file) =>
    nodesIn(file.prose).flatMap((node) => {
      if (node.type !== 'link') return [];
      // Translations have the same addresses.
      const words = textOf(node).trim();
      const other = file.language === defaultLocale ? otherPage(wordsOf(words), node.url, names) : undefined;
      const message = mistakeIn(node.url, file, targets) ?? mistakeInWords(words, node.url, other);
      return message === undefined ? [] : [{ ...file.placeAt(startOf(node)), message }];
    }),
  );
  return [...ofAnswers, ...ofTexts];
}
