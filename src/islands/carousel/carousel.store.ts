/** The carousel: which slide is shown, and whether it turns by itself. */
import { atom } from 'nanostores';

/** Time a slide stays, in milliseconds. */
export const delay = 4000;

/** The slide that is shown. */
export const $slide = atom(0);

/** Whether the slides turn by themselves; `undefined` until the visitor or the carousel has decided. */
export const $isTurning = atom<boolean | undefined>();

/** The slide after one of so many. */
export const slideAfter = (slide: number, count: number): number => (slide + 1) % count;

/** Shows a slide, because it was scrolled to or its turn has come. */
export const showSlide = (slide: number): void => {
  $slide.set(slide);
};

/** Shows a slide that the visitor has chosen, which stops the turning. */
export function chooseSlide(slide: number): void {
  $isTurning.set(false);
  $slide.set(slide);
}

export const setTurning = (isTurning: boolean): void => {
  $isTurning.set(isTurning);
};
