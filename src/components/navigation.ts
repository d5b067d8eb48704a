/** The links of the bar and the drawer. */
import type { Ui } from '../content/schemas.ts';
import type { Locale } from '../i18n/locales.ts';
import { pathOf } from '../i18n/routes.ts';

export interface NavigationLink {
  readonly label: string;
  readonly href: string;
}

/** The five links into the landing page, in the order of the bar. */
export function barLinks({ navigation }: Ui, locale: Locale): NavigationLink[] {
  return (['home', 'aboutUs', 'features', 'services', 'faq'] as const).map((anchor) => ({
    label: navigation[anchor],
    href: pathOf('home', locale, anchor),
  }));
}
