/** Reports a sentence or negation that is missing, added or different in one language only. */
import { answerIn, negationsIn } from '../negations.ts';
import { defaultLocale } from '../../site/locales.ts';
import type { Finding, Place } from '../places.ts';

export interface Passage {
  readonly text: string;
  /** Names of facts and contacts, in order. */
  readonly facts: readonly string[];
  readonly placeAt: (offset: number) => Place;
}

/** A document in one language: passages by the key of their part, which is the same in every language. */
export interface DocumentPassages {
  readonly language: string;
  readonly parts: ReadonlyMap<string, readonly Passage[]>;
}

interface Measured extends Passage {
  readonly language: string;
  readonly sentences: readonly string[];
  /** The facts of its part, sorted; `parity.ts` compares them. */
  readonly factsOfPart: string;
  /** Letters and digits of its document. */
  readonly whole: number;
  /** Share of its document, because languages differ in length. */
  readonly length: number;
}

/**
 * Least difference in length, in average sentences; joined and split sentences keep the length. Of 1,982 passages 73
 * have another number of sentences in one language (November 2026): those that say the same differ by at most 0.72. Of
 * 4,758 sentences removed one by one, 63 in 100 are reported by all comparisons together, 83 of the long ones.
 */
const tolerance = 0.8;

/**
 * Sentences of up to 6 words are below the tolerance. One that all other languages have at a place is missing if the
 * passage is shorter by more than half of it: true of no passage (November 2026); 47 in 100 are reported when removed.
 */
const shortSentence = { words: 6, share: 0.5 };

const lengthOf = (text: string): number => (text.match(/[\p{L}\p{N}]/gu) ?? []).length;

const sentencesIn = (text: string): string[] =>
  text.split(/(?<=[.!?…]["»”’)\uFFFC]*)(?=\s|$)/u).filter((sentence) => /[\p{L}\p{N}\uFFFC]/u.test(sentence));

const isShort = (sentence: string): boolean =>
  (sentence.match(/[\p{L}\p{N}\uFFFC]+/gu) ?? []).length <= shortSentence.words && lengthOf(sentence) > 0;

/** True for a passage with fewer sentences that is shorter, or with more that is longer, if the others agree. */
function isOdd(one: Measured, others: readonly Measured[]): boolean {
  const [first] = others;
  const [own, count] = [one.sentences.length, first?.sentences.length];
  if (count === undefined || others.length < 2 || others.some(({ sentences }) => sentences.length !== count))
    return false;
  const average = 1 / Math.max(own, count);
  const sign = Math.sign(own - count);
  const isLong = others.every(
    ({ length }) => (one.length - length) * sign > tolerance * average * Math.max(one.length, length),
  );
  return isLong || (own === count - 1 && lacksShortSentence(one, others));
}

function lacksShortSentence(one: Measured, others: readonly Measured[]): boolean {
  const count = ({ sentences }: Measured): number => sentences.filter(isShort).length;
  return Array.from(others[0]?.sentences.keys() ?? []).some((index) =>
    others.every((other) => {
      const sentence = other.sentences[index] ?? '';
      const share = (shortSentence.share * lengthOf(sentence)) / other.whole;
      return isShort(sentence) && count(other) > count(one) && other.length - one.length > share;
    }),
  );
}

/**
 * Reports sentences without a negation that all other languages have, or whole passages if sentences cannot be paired.
 * In the texts of November 2026 each such sentence has a similar word.
 */
function lostNegations(one: Measured, others: readonly Measured[]): Finding[] {
  const [first] = others;
  if (!first || others.length < 2) return [];
  const there = others.map(({ language }) => language).join(' and ');
  const report = (what: string, offset: number, other: number): Finding => {
    const { path, line } = first.placeAt(other);
    const message = `${what} has no negation, in ${there} it has one (${path}:${String(line)}). Add what is missing. If it says the same, write it with a negation as there.`;
    return { ...one.placeAt(offset), message };
  };
  const isLost = (own: string, theirs: readonly string[]): boolean => {
    const { sure: here, similar } = negationsIn(own, one.language) ?? { sure: 1, similar: 0 };
    return (
      here + similar === 0 &&
      others.every(({ language }, place) => (negationsIn(theirs[place] ?? '', language)?.sure ?? 0) > 0)
    );
  };
  if (others.some(({ sentences }) => sentences.length !== one.sentences.length)) {
    const theirs = others.map(({ text }) => text);
    return one.sentences.length > 1 && isLost(one.text, theirs) ? [report('This passage', 0, 0)] : [];
  }
  return one.sentences.flatMap((sentence, index) => {
    const theirs = others.map(({ sentences }) => sentences[index] ?? '');
    if (!isLost(sentence, theirs)) return [];
    const other = first.text.indexOf(first.sentences[index]?.trimStart() ?? '');
    return [report('This sentence', one.text.indexOf(sentence.trimStart()), other)];
  });
}

/** Reports an answer that says yes in one language and no in the others. */
function oppositeAnswer(one: Measured, others: readonly Measured[]): Finding[] {
  const own = answerIn(one.text);
  const found = others.flatMap(({ text, placeAt }) => {
    const theirs = answerIn(text);
    return theirs ? [{ ...theirs, ...placeAt(0) }] : [];
  });
  const [first] = found;
  const isAlone = found.length < 2 && one.language === defaultLocale;
  if (!own || !first || isAlone || found.some(({ agrees }) => agrees === own.agrees)) return [];
  const message = `This text begins with “${own.word}”, elsewhere it begins with “${first.word}” (${first.path}:${String(first.line)}). Write the same answer in each language.`;
  return [{ ...one.placeAt(0), message }];
}

/** Names that are never translated; of the currencies only EUR may be written out. */
const names = /(?<![\p{L}\p{N}])(?:EUR|USD[CT]?|AOA|Stellar|Circle)(?!\p{L})/gu;

/**
 * Reports facts in another order, and replaced names. All 669 passages with facts have the same order in each language,
 * and none has a replaced name (November 2026).
 */
function exchanged(one: Measured, others: readonly Measured[]): Finding[] {
  const [first] = others;
  if (!first || (others.length < 2 && one.language === defaultLocale)) return [];
  const there = others.map(({ language }) => language).join(' and ');
  const { path, line } = first.placeAt(0);
  const [own, ...rest] = [one, ...others].map(
    ({ text }) => new Set(Array.from(text.matchAll(names), ([name]) => name)),
  );
  const missing = [...(rest[0] ?? [])].filter((name) => !own?.has(name) && rest.every((all) => all.has(name)));
  const extra = [...(own ?? [])].filter((name) => !rest.some((all) => all.has(name)));
  const isOtherOrder =
    one.facts.join() !== first.facts.join() &&
    others.every(({ facts, factsOfPart }) => facts.join() === first.facts.join() && factsOfPart === one.factsOfPart);
  return [
    ...(isOtherOrder ? [['facts', one.facts, first.facts] as const] : []),
    ...(missing.length > 0 && extra.length > 0 ? [['names', extra, missing] as const] : []),
  ].map(([what, here, meant]) => ({
    ...one.placeAt(what === 'names' ? one.text.indexOf(extra[0] ?? '') : 0),
    message: `The ${what} here are ${here.join(', ') || 'none'}, in ${there} they are ${meant.join(', ') || 'none'} (${path}:${String(line)}). Write the same ones, in the same order.`,
  }));
}

function describe(one: Measured, others: readonly Measured[]): Finding {
  const [first = one] = others;
  const { path, line } = first.placeAt(0);
  const there = `${others.map(({ language }) => language).join(' and ')} it has ${String(first.sentences.length)} (${path}:${String(line)})`;
  const [is, advice] =
    one.sentences.length < first.sentences.length
      ? ['shorter', 'Add what is missing']
      : ['longer', 'Remove what was added here, or add it there'];
  const message = `This passage has ${String(one.sentences.length)} sentence(s), in ${there}, and it is ${is} than there. ${advice}. If it says the same, join or split its sentences as they are there.`;
  return { ...one.placeAt(0), message };
}

/** The passages of a part in every language, paired; none if their numbers differ. */
function counterparts(texts: readonly DocumentPassages[], key: string, lengths: readonly number[]): Measured[][] {
  const own = texts.map(({ parts }) => parts.get(key) ?? []);
  const [english = []] = own;
  if (own.some(({ length }) => length !== english.length)) return [];
  const factsOfParts = own.map((passages) =>
    passages
      .flatMap(({ facts }) => facts)
      .sort()
      .join(),
  );
  return english.map((_, index) =>
    texts.flatMap(({ language }, place) => {
      const passage = own[place]?.[index];
      if (!passage) return [];
      const whole = lengths[place] ?? 1;
      const length = lengthOf(passage.text) / whole;
      const sentences = sentencesIn(passage.text);
      return [{ ...passage, language, sentences, factsOfPart: factsOfParts[place] ?? '', whole, length }];
    }),
  );
}

/**
 * Finds passages that say more, less or the opposite in one language than in the others, which agree.
 * @param texts a document in all its languages, English first
 */
export function oddPassages(texts: readonly DocumentPassages[]): (Finding & { readonly language: string })[] {
  // A missing question would make the other passages of its language look long.
  const common = [...(texts[0]?.parts.keys() ?? [])].filter((key) => texts.every(({ parts }) => parts.has(key)));
  const lengths = texts.map(({ parts }) =>
    common.flatMap((key) => parts.get(key) ?? []).reduce((sum, { text }) => sum + lengthOf(text), 0),
  );
  return common
    .flatMap((key) => counterparts(texts, key, lengths))
    .flatMap((measured) =>
      measured.flatMap((one) => {
        const others = measured.filter((other) => other !== one);
        const known = others.filter(({ language }) => negationsIn('', language));
        const found = isOdd(one, others) ? [describe(one, others)] : lostNegations(one, known);
        return [...found, ...oppositeAnswer(one, others), ...exchanged(one, others)].map((finding) => ({
          ...finding,
          language: one.language,
        }));
      }),
    );
}
