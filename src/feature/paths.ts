/** The addresses of the feature pages that share an arrangement, so that each page loads the styles of its own alone. */
import { pagePaths, type PageProps } from '../site/documents.ts';
import type { Feature } from '../schemas/feature.ts';

export type FeatureProps = PageProps<'feature'>;

/** @param screen the picture that gives a page its arrangement, the name of the route's parameter */
export const featurePaths = async (screen: Feature['screen']) =>
  (await pagePaths('feature', screen)).filter(({ props }) => props.document.data.screen === screen);
