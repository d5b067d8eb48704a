/**
 * Cuts running text into what is compared: words, figures and signs. A figure is one token with its separators, its
 * sign and the unit or currency that belongs to it, so that a difference never shows a part of it.
 */
import { joined, wordsOf } from './inline.ts';
import type { Inline, Piece } from './text.ts';

/** A word, a figure or a sign. */
export interface Token {
  /** What it is compared by: its text, with a space for any white space inside it. Empty for the end of the text. */
  readonly key: string;
  readonly text: Inline;
  /** The white space between the token before and this one. */
  readonly space: Inline;
}

/** No-break, narrow no-break, figure and thin space: they join a figure with what belongs to it. */
const join = String.raw`[\u00A0\u202F\u2007\u2009]`;
const letter = String.raw`[\p{L}\p{M}\p{N}]`;
const word = String.raw`${letter}+(?:[’'\-\u2010\u2011._@/&]${letter}+)*`;
/** Before a figure: `EUR 500`, `article 5`, `n.º 5` where a no-break space joins them; `US$500`; `−3`, `-€5`. */
const lead = String.raw`(?:[\p{L}\p{M}.°§]{1,20}${join})?(?:\p{L}{0,3}\p{Sc}${join}?)?(?:(?<!${letter})[+\-−–±]\p{Sc}?)?`;
/** `1 000,50` with joining spaces, `1,250.00`, `24/7`, `2025-01-31`, `10:30`. */
const digits = String.raw`\p{Nd}+(?:(?:${join}|[.,:/’'\-\u2010\u2011])\p{Nd}+)*`;
/** Behind it: `kg`, `%`, `€`, also where a space joins them; words where one does. */
const unit = String.raw`(?:${join}?(?:[%‰°]|\p{Sc})\p{L}*|${letter}+|${join}${word})`;
const address = String.raw`https?:\/\/[^\s<>]*[\p{L}\p{N}/]`;
const token = new RegExp(String.raw`${lead}${digits}${unit}*|${address}|${word}|\S`, 'gu');

/** Takes stretches off a text, one behind the other. */
function cutter(text: Inline): (length: number) => Inline {
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

/** Cuts running text. The last token stands for its end, with the white space before it. */
export function tokensOf(text: Inline): Token[] {
  const pieces = joined(text);
  const take = cutter(pieces);
  const tokens: Token[] = [];
  let position = 0;
  const words = wordsOf(pieces);
  for (const { 0: found, index } of words.matchAll(token)) {
    const space = take(index - position);
    tokens.push({ key: found.replaceAll(/\s/g, ' '), text: take(found.length), space });
    position = index + found.length;
  }
  return [...tokens, { key: '', text: [], space: take(words.length - position) }];
}
