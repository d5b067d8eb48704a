/** Reports lines with list marks that Markdown does not know: readers would see them run together. */
import type { Finding } from '../places.ts';
import { cover, type Passage, type ReaderText } from '../readerText.ts';
import { shortened } from '../syntax/lines.ts';

interface PassageLine {
  /** Of the first sign that is not covered. */
  readonly start: number;
  readonly text: string;
  /** Without a Markdown list mark before it. */
  readonly isBare: boolean;
}

function paragraphsIn({ text, file }: ReaderText, { start, end }: Passage): PassageLine[][] {
  const paragraphs: PassageLine[][] = [[]];
  for (const { 0: line, index } of text.slice(start, end).matchAll(/[^\r\n]*(?:\r\n|\n|\r|$)/g)) {
    const trimmed = line.replace(new RegExp(`^[\\s${cover}]+`, 'u'), '');
    if (trimmed !== '') {
      const first = start + index + line.length - trimmed.length;
      const isBare = /(?:^|[\r\n])\s*$/.test(file.text.slice(Math.max(0, first - 20), first));
      paragraphs.at(-1)?.push({ start: first, text: trimmed.replaceAll(cover, ''), isBare });
    } else if (line.trim() === '') paragraphs.push([]);
  }
  return paragraphs;
}

/** Bullets of word processors. */
const bullet = /^[•·▪▫◦‣⁃●○■□►▶❖∙➢➤✓✔\uE000-\uF8FF]\s*\S/u;
/** Dashes may also appear between words. */
const dash = /^(?:[–—]\s|-(?=\p{L}))\s*\S/u;
/** The round bullet without its font. */
const roundBullet = /^o\s+\S/;
/** Markdown list marks, which have no meaning in fields. */
const hyphen = /^[-*]\s+\S/;
/** `(a)`, `b)`, `(iv)`, `2.` */
const letter = /^(?:\((?:\p{Ll}|[ivx]{1,5}|\d{1,2})\)|(?:\p{Ll}|[ivx]{1,5}|\d{1,2})\)|(?:\p{Ll}|\d{1,2})\.)\s+\S/u;
const letters = /\((?:\p{Ll}|[ivx]{1,5}|\d{1,2})\)\s/gu;

/** The first line of a paragraph that looks like a list item but is not one. */
function firstItem(lines: readonly PassageLine[], isField: boolean): PassageLine | undefined {
  const bulleted = lines.find(
    ({ text, isBare }) => bullet.test(text) || (isBare && dash.test(text)) || (isField && hyphen.test(text)),
  );
  if (bulleted) return bulleted;
  // “o” is a Portuguese word: it hardly begins a paragraph, or two lines of one.
  const round = lines.filter(({ text, isBare }) => isBare && roundBullet.test(text));
  if (round.length > 1 || (!isField && round[0] !== undefined && round[0] === lines[0])) return round[0];
  const lettered = lines.filter(({ text }) => letter.test(text));
  const all = lines.flatMap(({ text }) => text.match(letters) ?? []);
  const runTogether = lettered.length > 1 || (all.length > 1 && lettered[0] !== lines[0]);
  return runTogether ? lettered[0] : undefined;
}

const isItem = ({ file }: ReaderText, { start }: Passage): boolean =>
  /(?:^|[\r\n])[ \t]*- +["']?$/.test(file.text.slice(Math.max(0, start - 40), start));

function describe({ text }: PassageLine, isField: boolean, inItem: boolean): string {
  if (inItem && hyphen.test(text)) {
    return `This line begins further to the right than the hyphen of the item above, so it is read as the rest of that item. Begin it exactly below that hyphen: - ${shortened(text.slice(1).trim(), 40)}`;
  }
  if (isField) {
    return `A field is running text and shows no list, so “${shortened(text.trim(), 40)}” and the lines around it would run together. Write whole sentences, with an empty line between paragraphs.`;
  }
  const mark = /^\S+/.exec(text)?.[0] ?? '';
  const item = letter.test(text) ? text : text.replace(/^\S\s*/u, '');
  return `A line that begins with “${letter.test(text) ? mark : text.charAt(0)}” is not an item of a list here, and runs together with the lines around it. Begin each of these lines with a hyphen and a space: - ${shortened(item.trim(), 40)}`;
}

/** `1)` of the first item: Markdown shows `1.` instead. */
const bracketed = /(?<=(?:^|[\r\n])[ \t]*)1\)(?=[ \t]+$)/;

function bracketedList({ file }: ReaderText, { start }: Passage): Finding[] {
  const from = Math.max(0, start - 20);
  const { index } = bracketed.exec(file.text.slice(from, start)) ?? {};
  const message = 'Readers would see 1. here instead of 1). Write each number of this list with a full stop: 1. and 2.';
  return index === undefined ? [] : [{ ...file.placeAt(from + index), message }];
}

/** A list item that runs on from the sentence before. */
const lostItem = /(?<=[.!?…»”;]) -{1,2} (?=[\p{Lu}«“])/u;

function joinedItems({ text, file }: ReaderText, { start, end }: Passage): Finding[] {
  const words = text.slice(start, end);
  const { index } = lostItem.exec(words) ?? {};
  if (index === undefined) return [];
  const item = shortened(words.slice(index).replace(/^[ -]+/, ''), 40);
  const message = `Readers would see a hyphen between two sentences. Start a new line with it, like the items above: - ${item} Or delete the hyphen.`;
  return [{ ...file.placeAt(start + index + 1), message }];
}

/** One message for each paragraph or field, at the first such line. */
export function checkListMarks(texts: readonly ReaderText[]): Finding[] {
  return texts.flatMap((own) =>
    own.passages.flatMap((passage) => {
      const isField = passage.kind === 'field';
      if (!isField && passage.kind !== 'paragraph') return [];
      const [item] = paragraphsIn(own, passage).flatMap((lines) => firstItem(lines, isField) ?? []);
      const list = isField ? [] : bracketedList(own, passage);
      const joined = joinedItems(own, passage);
      return item
        ? [{ ...own.file.placeAt(item.start), message: describe(item, isField, isField && isItem(own, passage)) }]
        : [...list, ...joined];
    }),
  );
}
