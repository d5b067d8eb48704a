/** Checks that the number in "You need three things:" matches the list below. */
import type { MdastNode } from 'satteri';
import { endOf, isElement, nodesIn, startOf, walk } from '../mdx.ts';
import { numberWordsIn } from '../numberWords.ts';
import type { Finding } from '../places.ts';
import type { SourceFile } from '../source.ts';

/** A number, one or two words, a colon. */
const counted = /^[\p{L}\d-]+(?: \p{L}+){1,2}[ \u00A0\u202F]?:$/u;
/** "One of the two parties:" does not count the list. */
const chosen = /(?:one of|either of|l’une? des|uma? d[ao]s) (?:the )?$/iu;

function announced(words: string, language: string): { readonly count: string; readonly offset: number } | undefined {
  const inDigits = Array.from(words.matchAll(/(?<![\p{L}\d.,])\d{1,2}(?= )/gu), ({ 0: value, index }) => ({
    value,
    hasUnit: false,
    offset: index,
  }));
  const last = [...inDigits, ...numberWordsIn(words, language)].find(
    ({ hasUnit, offset }) => !hasUnit && counted.test(words.slice(offset)) && !chosen.test(words.slice(0, offset)),
  );
  return last && { count: last.value, offset: last.offset };
}

const listIn = (node: MdastNode | undefined): MdastNode | undefined =>
  node?.type === 'list' ? node : node && isElement(node) ? walk(node).find(({ type }) => type === 'list') : undefined;

export function checkListCounts(file: SourceFile): Finding[] {
  return nodesIn(file.prose).flatMap((parent) => {
    const nodes = 'children' in parent ? parent.children : [];
    return nodes.flatMap((node, index) => {
      const list = listIn(nodes[index + 1]);
      if (node.type !== 'paragraph' || list?.type !== 'list') return [];
      const words = file.text.slice(startOf(node), endOf(node));
      const { count, offset = 0 } = announced(words, file.language) ?? {};
      const items = String(list.children.length);
      if (count === undefined || count === items) return [];
      const message = `“${words.slice(offset)}” is followed by ${items} item(s). Correct the number, or add or remove an item.`;
      return [{ ...file.placeAt(startOf(node) + offset), message }];
    });
  });
}
