/** Whether lines begin with signs that make no list here, so that readers would see the lines run together. */
import type { Finding } from '../places.ts';
import { cover, type Passage, type ReaderText } from '../readerText.ts';
import { shortened } from '../syntax/lines.ts';

/** A line, from its first sign that is not covered. */
interface PassageLine {
  readonly start: number;
  readonly text: string;
  /** Whether nothing stands before it, so that it is no item of a list. */
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

/** Signs that word processors put before the items of a list. */
const bullet = /^[•·▪▫◦‣⁃●○■□►▶❖∙➢➤✓✔\uE000-\uF8FF]\s*\S/u;
/** Signs that words may stand between as well. */
const dash = /^(?:[–—]\s|-(?=\p{L}))\s*\S/u;
/** The round one, as it is when its font is lost. */
const roundBullet = /^o\s+\S/;
/** A list of Markdown, which fields do not know. */
const hyphen = /^[-*]\s+\S/;
/** `(a)`, `b)`, `(iv)`, `2.` */
const letter = /^(?:\((?:\p{Ll}|[ivx]{1,5}|\d{1,2})\)|(?:\p{Ll}|[ivx]{1,5}|\d{1,2})\)|(?:\p{Ll}|\d{1,2})\.)\s+\S/u;
const letters = /\((?:\p{Ll}|[ivx]{1,5}|\d{1,2})\)\s/gu;

/** The first line of a paragraph that is meant as the item of a list and is none. */
function firstItem(lines: readonly PassageLine[], isField: boolean): PassageLine | undefined {
  const bulleted = lines.find(
    ({ text, isBare }) => bullet.test(text) || (isBare && dash.test(text)) || (isField && hyphen.test(text)),
  );
  if (bulleted) return bulleted;
  // “o” is a word in some languages: it begins no paragraph, and hardly two lines of one.
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
  return `A line that begins with “${letter.test(text) ? mark : text.charAt(0)}” is no item of a list here, and runs together with the lines around it. Begin each of these lines with a hyphen and a space: - ${shortened(item.trim(), 40)}`;
}

/** The mark of the first item of a list, which readers would see with a full stop. */
const bracketed = /(?<=(?:^|[\r\n])[ \t]*)1\)(?=[ \t]+$)/;

function bracketedList({ file }: ReaderText, { start }: Passage): Finding[] {
  const from = Math.max(0, start - 20);
  const { index } = bracketed.exec(file.text.slice(from, start)) ?? {};
  const message = 'Readers would see 1. here instead of 1). Write each number of this list with a full stop: 1. and 2.';
  return index === undefined ? [] : [{ ...file.placeAt(from + index), message }];
}

/** An item that lost its own line, and with it became a part of the sentence before. */
const lostItem = /(?<=[.!?…»”;]) -{1,2} (?=[\p{Lu}«“])/u;

function joinedItems({ text, file }: ReaderText, { start, end }: Passage): Finding[] {
  const words = text.slice(start, end);
  const { index } = lostItem.exec(words) ?? {};
  if (index === undefined) return [];
  const item = shortened(words.slice(index).replace(/^[ -]+/, ''), 40);
  const message = `Readers would see a hyphen between two sentences. Begin a line of its own with it, as the items above: - ${item} Or delete the hyphen.`;
  return [{ ...file.placeAt(start + index + 1), message }];
}

/** One message for each paragraph or field with such lines, at the first of them. */
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
