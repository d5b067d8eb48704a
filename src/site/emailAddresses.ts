/**
 * An e-mail address in a sentence, without the full stop that may end it; for `matchAll`, `match` and `split`. What the
 * checks of the content take for an address is what pages make a link of.
 */
export const emailAddress = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/g;

/**
 * Cuts a text about the e-mail addresses in it, so that each can be a link.
 * @returns its parts in order, every second one an address
 */
export function aroundAddresses(text: string): readonly string[] {
  return text.split(emailAddress);
}
