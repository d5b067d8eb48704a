/** Words for messages. */

/** Names side by side: `en, fr, pt`. */
export const listed = (names: readonly string[]): string => names.join(', ');
