/** Splits a text into lines, for messages on syntax errors. */

export interface Line {
  /** Without the line end. */
  readonly text: string;
  readonly start: number;
  /** Number of leading spaces. */
  readonly indent: number;
}

export function linesOf(text: string): Line[] {
  return Array.from(text.matchAll(/(.*?)(?:\r\n|\n|\r|$)/gs), (match) => ({
    text: match[1] ?? '',
    start: match.index,
    indent: /^ */.exec(match[1] ?? '')?.[0].length ?? 0,
  })).filter(({ text: own, start }) => own !== '' || start < text.length);
}

/** A syntax error in plain words, with what to write instead. */
export interface ExplainedMistake {
  readonly offset: number;
  readonly message: string;
}

/** Adds the parser's message in brackets. */
export const withParserWords = (message: string, parser: string, words: string): string =>
  `${message} (${parser}: ${words.replace(/[.\s]+$/, '')})`;

/** Truncates a long quotation at a word. */
export const shortened = (text: string, most = 60): string =>
  text.length <= most ? text : `${text.slice(0, most).replace(/\s+\S*$/, '')} …`;
