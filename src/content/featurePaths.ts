/** Addresses of the feature pages that show one picture, in every language. */
import { localeCodes, type Locale } from '../i18n/locales.ts';
import { localeParam } from '../i18n/routes.ts';
import { getFeatures, type FeatureDocument } from './documents.ts';
import type { Feature } from './schemas.ts';

interface FeaturePath {
  readonly params: Record<string, string | undefined>;
  readonly props: { readonly locale: Locale; readonly feature: FeatureDocument };
}

/** @param screen the picture, which is also the name of the parameter in the address of the page's file */
export async function featurePaths(screen: Feature['screen']): Promise<FeaturePath[]> {
  const paths = await Promise.all(
    localeCodes.map(async (locale) =>
      (await getFeatures(locale))
        .filter(({ data }) => data.screen === screen)
        .map((feature) => ({
          params: { locale: localeParam(locale), [screen]: feature.id },
          props: { locale, feature },
        })),
    ),
  );
  return paths.flat();
}
