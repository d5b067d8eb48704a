import type { AppScreen } from '../../schemas/landing.ts';

/** A screen of the app with its heading; its picture fills the slot of the same name. */
export interface Slide {
  readonly screen: AppScreen;
  readonly title: string;
}

/** One slide for each screen, in the order of the features; the first feature of a screen gives the heading. */
export const slidesOf = (features: readonly Slide[]): Slide[] =>
  [...Map.groupBy(features, ({ screen }) => screen)].flatMap(([screen, [first]]) =>
    first ? [{ screen, title: first.title }] : [],
  );
