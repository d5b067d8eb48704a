/** Whether a sentence or a negation is missing, or a sentence has been added, in one language alone. */
import { answerIn, negationsIn } from '../negations.ts';
import { defaultLocale } from '../../site/locales.ts';
import type { Finding, Place } from '../places.ts';

export interface Passage {
  readonly text: string;
  /** Names of the facts and addresses it shows, in their order. */
  readonly facts: readonly string[];
  readonly placeAt: (offset: number) => Place;
}

/** A document in one language: the passages of its parts, by the key that a part has in every language. */
export interface DocumentPassages {
  readonly language: string;
  readonly parts: ReadonlyMap<string, readonly Passage[]>;
}

interface Measured extends Passage {
  readonly language: string;
  readonly sentences: readonly string[];
  /** The facts of its part, sorted: other ones are reported elsewhere. */
  readonly factsOfPart: string;
  /** Letters and figures of its document. */
  readonly whole: number;
  /** Share of them: languages differ in how many they need. */
  readonly length: number;
}

/**
 * How much shorter or longer a passage must be, in sentences of average length: translators also join and split
 * sentences, and then the length stays. Of 1,982 passages in policies, questions and features 73 have another number of
 * sentences in one language (November 2026). Those that say the same differ by at most 0.72 of a sentence. Of 4,758
 * sentences taken out one by one 63 in 100 are reported by this and the other comparisons, 83 of the long ones.
 */
const tolerance = 0.8;

/**
 * A sentence with at most so many words is shorter than the tolerance. Where both other languages have one at the same
 * place, it is missing when the passage is shorter by more than half of it: no passage of today's texts is (November
 * 2026), and 47 in 100 of them are reported when taken out one by one.
 */
const shortSentence = { words: 6, share: 0.5 };

const lengthOf = (text: string): number => (text.match(/[\p{L}\p{N}]/gu) ?? []).length;

const sentencesIn = (text: string): string[] =>
  text.split(/(?<=[.!?…]["»”’)\uFFFC]*)(?=\s|$)/u).filter((sentence) => /[\p{L}\p{N}\uFFFC]/u.test(sentence));

const isShort = (sentence: string): boolean =>
  (sentence.match(/[\p{L}\p{N}\uFFFC]+/gu) ?? []).length <= shortSentence.words && lengthOf(sentence) > 0;

/** Whether a passage has fewer sentences than the others, which agree, and is shorter, or more and is longer. */
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
 * Sentences without a negation that both others have; the passage where its sentences cannot be paired. In today's texts
 * (November 2026) each of them has a similar word.
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

/** An answer that begins with yes in one language, and with no in the others. */
function otherAnswer(one: Measured, others: readonly Measured[]): Finding[] {
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

/** Names that no language translates; "euro" may be written for EUR, but no other currency. */
const names = /(?<![\p{L}\p{N}])(?:EUR|USD[CT]?|AOA|Stellar|Circle)(?!\p{L})/gu;

/**
 * Facts that were exchanged, and a name written for another one. In all 669 passages with facts their order is the same
 * in each language, and no passage has a name in the place of another (November 2026).
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

/** The passages at one place of a document in every language; none where languages have other numbers of them. */
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
 * Finds the passages that say more or less in one language than in two or more others, which agree, or the opposite.
 * @param texts a document in all its languages, English first
 */
export function oddPassages(texts: readonly DocumentPassages[]): (Finding & { readonly language: string })[] {
  // A question that one language has not yet would make its other passages look long.
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
        return [...found, ...otherAnswer(one, others), ...exchanged(one, others)].map((finding) => ({
          ...finding,
          language: one.language,
        }));
      }),
    );
}
