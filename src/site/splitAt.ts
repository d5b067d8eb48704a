/** Splits a text at a pattern. @param pattern with one group, around all of the match */
export const splitAt = (text: string, pattern: RegExp): { text: string; isMatch: boolean }[] =>
  text.split(pattern).map((part, index) => ({ text: part, isMatch: index % 2 === 1 }));
