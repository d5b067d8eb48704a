/** What the picture of each page says where the page is shared. */
import type { Locale } from '../i18n/locales.ts';
import { getContact, getFeatures, getLanding, getNotFound, getPolicies, getUi } from './documents.ts';

export interface ShareCard {
  /** Id of the page, or `404`. */
  readonly id: string;
  /** A few words above the title, where the page has them. */
  readonly eyebrow: string | undefined;
  readonly title: string;
}

/** A card for every page that exists in a language. */
export async function getShareCards(locale: Locale): Promise<ShareCard[]> {
  const [landing, contact, notFound, features, policies, ui] = await Promise.all([
    getLanding(locale),
    getContact(locale),
    getNotFound(locale),
    getFeatures(locale),
    getPolicies(locale),
    getUi(locale),
  ]);
  const cards = [
    { ...landing, id: 'home', eyebrow: landing.data.hero.eyebrow, title: landing.data.hero.title },
    { ...contact, id: 'contactUs', eyebrow: contact.data.label, title: contact.data.title },
    { ...notFound, id: '404', eyebrow: '404', title: notFound.data.title },
    ...features.map((it) => ({ ...it, eyebrow: it.data.label, title: it.data.title })),
    ...policies.map((it) => ({ ...it, eyebrow: ui.footer.policies, title: it.data.title })),
  ];
  return cards
    .filter(({ locales }) => locales.includes(locale))
    .map(({ id, eyebrow, title }) => ({ id, eyebrow, title }));
}
