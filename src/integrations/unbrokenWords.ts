/** Plugin for the text of MDX files, as they are rendered by Astro: short words with a hyphen stay in one line, and figures with what they count. */
import { defineHastPlugin } from 'satteri';
import { aroundUnbroken } from '../i18n/unbrokenWords.ts';

export const unbrokenWords = defineHastPlugin({
  name: 'unbroken-words',
  text: (node, context) => {
    const parts = aroundUnbroken(node.value);
    if (parts.length === 1 && parts[0] === node.value) return;
    context.replaceNode(
      node,
      parts.map((value, place) =>
        place % 2 === 1
          ? {
              type: 'element',
              tagName: 'span',
              properties: { className: ['unbroken'] },
              children: [{ type: 'text', value }],
            }
          : { type: 'text', value },
      ),
    );
  },
});
