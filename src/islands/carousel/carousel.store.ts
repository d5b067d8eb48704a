/** State of the carousel: the current slide and its rotation. */
import { atom } from 'nanostores';

/** Milliseconds before the next slide. */
export const delay = 4000;

/** Index of the current slide. */
export const $slide = atom(0);

/** `undefined` until the visitor or Embla starts or stops the rotation. */
export const $isRotating = atom<boolean | undefined>();

export const slideAfter = (slide: number, count: number): number => (slide + 1) % count;

/** Shows a slide that was scrolled or rotated to. */
export const showSlide = (slide: number): void => {
  $slide.set(slide);
};

/** Shows a slide that the visitor chose, and stops the rotation. */
export function chooseSlide(slide: number): void {
  $isRotating.set(false);
  $slide.set(slide);
}

export const setRotating = (isRotating: boolean): void => {
  $isRotating.set(isRotating);
};
