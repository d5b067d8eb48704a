import { splitAt } from './splitAt.ts';

/** Matches an e-mail address in a sentence, without a final full stop, for pages and the content check. */
export const emailAddress = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/g;

export const splitAddresses = (text: string): ReturnType<typeof splitAt> => splitAt(text, emailAddress);
