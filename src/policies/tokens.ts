/**
 * Splits running text into words, figures and signs. A figure is one token with its separators, sign and unit or
 * currency, so that a difference never shows a part of it.
 */
import { joinPieces, plainText } from './inline.ts';
import type { Inline, Piece } from './text.ts';

export interface Token {
  /** For comparison: the text with white space normalised. Empty for the end of the text. */
  readonly key: string;
  readonly text: Inline;
  /** White space before the token. */
  readonly space: Inline;
}

/** No-break, narrow no-break, figure and thin space: they join a figure with its unit. */
const join = String.raw`[\u00A0\u202F\u2007\u2009]`;
const letter = String.raw`[\p{L}\p{M}\p{N}]`;
const word = String.raw`${letter}+(?:[’'\-\u2010\u2011._@/&]${letter}+)*`;
/** Before a figure: `EUR 500`, `article 5`, `n.º 5` with a no-break space; `US$500`; `−3`, `-€5`. */
const lead = String.raw`(?:[\p{L}\p{M}.°§]{1,20}${join})?(?:\p{L}{0,3}\p{Sc}${join}?)?(?:(?<!${letter})[+\-−–±]\p{Sc}?)?`;
/** `1 000,50` with joining spaces, `1,250.00`, `24/7`, `2025-01-31`, `10:30`. */
const digits = String.raw`\p{Nd}+(?:(?:${join}|[.,:/’'\-\u2010\u2011])\p{Nd}+)*`;
/** After a figure: `kg`, `%`, `€`, also with a joining space; words only with one. */
const unit = String.raw`(?:${join}?(?:[%‰°]|\p{Sc})\p{L}*|${letter}+|${join}${word})`;
const address = String.raw`https?:\/\/[^\s<>]*[\p{L}\p{N}/]`;
const token = new RegExp(String.raw`${lead}${digits}${unit}*|${address}|${word}|\S`, 'gu');

function reader(text: Inline): (length: number) => Inline {
  let piece = 0;
  let position = 0;
  return (length) => {
    const taken: Piece[] = [];
    for (let rest = length; rest > 0;) {
      const from = text[piece];
      if (!from) break;
      const part = from.text.slice(position, position + rest);
      taken.push({ ...from, text: part });
      rest -= part.length;
      position += part.length;
      if (position === from.text.length) {
        piece += 1;
        position = 0;
      }
    }
    return taken;
  };
}

/** Splits running text. The last token is empty and carries the trailing white space. */
export function tokensOf(text: Inline): Token[] {
  const pieces = joinPieces(text);
  const take = reader(pieces);
  const tokens: Token[] = [];
  let position = 0;
  const words = plainText(pieces);
  for (const { 0: found, index } of words.matchAll(token)) {
    const space = take(index - position);
    tokens.push({ key: found.replaceAll(/\s/g, ' '), text: take(found.length), space });
    position = index + found.length;
  }
  return [...tokens, { key: '', text: [], space: take(words.length - position) }];
}
