/** Lines of a text, as what is said of a mistake of syntax looks at them. */

export interface Line {
  /** Without the line end. */
  readonly text: string;
  /** Where it begins in the text. */
  readonly start: number;
  /** Number of spaces that it begins with. */
  readonly indent: number;
}

export function linesOf(text: string): Line[] {
  return Array.from(text.matchAll(/(.*?)(?:\r\n|\n|\r|$)/gs), (match) => ({
    text: match[1] ?? '',
    start: match.index,
    indent: /^ */.exec(match[1] ?? '')?.[0].length ?? 0,
  })).filter(({ text: own, start }) => own !== '' || start < text.length);
}

/** A mistake of syntax at a position of a text: what happened and what to write, in plain words. */
export interface ExplainedMistake {
  readonly offset: number;
  readonly message: string;
}

/** What has been said in plain words, with the parser's own words behind it. */
export const withParserWords = (message: string, parser: string, words: string): string =>
  `${message} (${parser}: ${words.replace(/[.\s]+$/, '')})`;

/** The beginning of a text that is too long to be quoted whole. */
export const shortened = (text: string, most = 60): string =>
  text.length <= most ? text : `${text.slice(0, most).replace(/\s+\S*$/, '')} …`;
