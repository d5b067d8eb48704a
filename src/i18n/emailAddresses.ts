/** An e-mail address in a sentence, without the full stop that may end it. */
const address = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/**
 * Cuts a text about the e-mail addresses in it, so that each can be a link.
 * @returns its parts in order, every second one an address
 */
export function aroundAddresses(text: string): readonly string[] {
  return text.split(address);
}
