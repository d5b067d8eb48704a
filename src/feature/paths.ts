/** Paths of the feature pages with a screen. */
import { pagePaths, type PageProps } from '../site/documents.ts';
import type { Feature } from '../schemas/feature.ts';

export type FeatureProps = PageProps<'feature'>;

/** @param screen also the name of the route parameter */
export const featurePaths = async (screen: Feature['screen']) =>
  (await pagePaths('feature', screen)).filter(({ props }) => props.document.data.screen === screen);
