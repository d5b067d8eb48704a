/**
 * Matches an e-mail address in a sentence, without a final full stop. Pages and the content check share it, so that they
 * agree on what is an address.
 */
export const emailAddress = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/g;

/**
 * Splits a text at its e-mail addresses.
 * @returns parts in order, every second one an address
 */
export function splitAddresses(text: string): readonly string[] {
  return text.split(emailAddress);
}
