import { splitAt } from './splitAt.ts';

/**
 * Matches an e-mail address in a sentence, without a final full stop. Pages and the content check share it, so that they
 * agree on what is an address.
 */
export const emailAddress = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/g;

export const splitAddresses = (text: string): ReturnType<typeof splitAt> => splitAt(text, emailAddress);
