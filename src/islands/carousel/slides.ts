/** The screens of the app. Each names the slot that its picture comes in. */
export type Screen = 'wallet' | 'rewards' | 'exchange' | 'offers' | 'card';

/** A screen with its heading. */
export interface Slide {
  readonly screen: Screen;
  readonly title: string;
}

/** One slide for each screen, in the order of the features that it shows; the first of them gives the heading. */
export const slidesOf = (features: readonly Slide[]): Slide[] =>
  [...Map.groupBy(features, ({ screen }) => screen)].flatMap(([screen, [first]]) =>
    first ? [{ screen, title: first.title }] : [],
  );
