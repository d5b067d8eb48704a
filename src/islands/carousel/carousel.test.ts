import { beforeEach, describe, expect, it } from 'vitest';
import { $isTurning, $slide, chooseSlide, setTurning, showSlide, slideAfter } from './carousel.store.ts';

describe('carousel', () => {
  beforeEach(() => {
    $slide.set(0);
    $isTurning.set(undefined);
  });

  it('begins again after the last slide', () => {
    expect([0, 3, 4].map((slide) => slideAfter(slide, 5))).toEqual([1, 4, 0]);
  });

  it('stops turning when the visitor chooses a slide', () => {
    setTurning(true);
    chooseSlide(3);
    expect([$slide.get(), $isTurning.get()]).toEqual([3, false]);
  });

  it('goes on turning when the next slide comes by itself', () => {
    setTurning(true);
    showSlide(1);
    expect([$slide.get(), $isTurning.get()]).toEqual([1, true]);
  });
});
