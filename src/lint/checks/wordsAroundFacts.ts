/** Checks the words around a fact: the kind of days that it counts, and its first word repeated. */
import { factValues, type FactValues } from '../../site/facts.ts';
import type { Site } from '../../schemas/site.ts';
import { kindsOfDaysIn } from '../numberWords.ts';
import type { Finding } from '../places.ts';
import type { ReaderText } from '../readerText.ts';

const shownFact = /<Fact\s+name="(\w+)"\s*\/>|\{(\w+)\}/g;

const wordAtStart = /^\p{L}{2,}/u;
const wordAtEnd = /(?<![\p{L}’'-])\p{L}{2,}(?=\s+$)/u;

function findingsIn({ file, language, passages }: ReaderText, { facts }: Site, values: FactValues): Finding[] {
  const isRead = (offset: number): boolean => passages.some(({ start, end }) => start <= offset && offset < end);
  return Array.from(file.text.matchAll(shownFact)).flatMap(
    ({ 0: shown, 1: element = '', 2: name = element, index }): Finding[] => {
      if (!isRead(index)) return [];
      const [behind = ''] = file.text.slice(index + shown.length).split(/[.,;:|\n]/, 1);
      const units = [facts[name]?.unit?.[language] ?? []].flat();
      const [own] = units.flatMap((unit) => kindsOfDaysIn(unit, language));
      const [found] = kindsOfDaysIn(behind.slice(0, 30), language);
      const before = wordAtEnd.exec(file.text.slice(Math.max(0, index - 30), index))?.[0];
      const first = wordAtStart.exec(values[name] ?? '')?.[0];
      return [
        ...(own && found && own.value !== found.value
          ? [
              `"${name}" is counted in ${own.value} (content/site.yaml), not in ${found.value}. Write its unit, or another fact.`,
            ]
          : []),
        ...(before !== undefined && before === first
          ? [
              `“${before}” is the same word twice: “${values[name] ?? ''}” follows it. Delete it here, or in content/site.yaml.`,
            ]
          : []),
      ].map((message) => ({ ...file.placeAt(index), message }));
    },
  );
}

/** @param site `undefined` if its file is unreadable */
export const checkWordsAroundFacts = (texts: readonly ReaderText[], site: Site | undefined): Finding[] =>
  site
    ? [...Map.groupBy(texts, ({ language }) => language)].flatMap(([language, own]) => {
        const values = factValues(site, language);
        return own.flatMap((text) => findingsIn(text, site, values));
      })
    : [];
