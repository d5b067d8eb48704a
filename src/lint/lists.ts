/** Words for messages. */

/** Names side by side: `en, fr, pt`. */
export const listed = (names: readonly string[]): string => names.join(', ');

/** One line of text with nothing in it that Markdown would read. */
export const plain = (text: string): string => text.replaceAll(/[\\`*_{}[\]<>()#|!~@]/g, (sign) => `\\${sign}`);
