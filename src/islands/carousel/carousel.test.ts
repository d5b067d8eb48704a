import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import Carousel from './Carousel.tsx';
import { $isRotating, $slide, chooseSlide, setRotating, showSlide, slideAfter } from './carousel.store.ts';
import { slidesOf, type Slide } from './slides.ts';

describe('carousel', () => {
  beforeEach(() => {
    $slide.set(0);
    $isRotating.set(undefined);
  });

  it('wraps to the first slide after the last', () => {
    expect([0, 3, 4].map((slide) => slideAfter(slide, 5))).toEqual([1, 4, 0]);
  });

  it('stops rotating when the visitor chooses a slide', () => {
    setRotating(true);
    chooseSlide(3);
    expect([$slide.get(), $isRotating.get()]).toEqual([3, false]);
  });

  it('keeps rotating when the next slide follows automatically', () => {
    setRotating(true);
    showSlide(1);
    expect([$slide.get(), $isRotating.get()]).toEqual([1, true]);
  });

  const features = [
    { screen: 'offers', title: 'Trading' },
    { screen: 'wallet', title: 'Dashboard' },
    { screen: 'card', title: 'Virtual card' },
    { screen: 'offers', title: 'Bank transfers' },
  ] as const;
  const words = {
    label: 'Screens',
    role: 'carousel',
    slideRole: 'slide',
    pause: 'Pause',
    play: 'Play',
    choose: 'Choose',
  };
  const pictures = { wallet: 'Picture of the wallet', offers: 'Picture of offers', card: 'Picture of a card' };
  /** Names of the dots, then the heading and picture of each slide. */
  const shown = (slides: readonly Slide[]): string[][] => {
    const html = renderToStaticMarkup(createElement(Carousel, { ...words, ...pictures, slides }));
    const dots = [...html.matchAll(/aria-label="([^"]*)"[^>]*data-dot/g)].map(([, name = '']) => name);
    return [
      dots,
      ...[...html.matchAll(/<h3>(.*?)<\/h3>([^<]*)/g)].map(([, title = '', picture = '']) => [title, picture]),
    ];
  };

  it('shows each screen once, under its first feature and in the order of the content', () => {
    expect(shown(slidesOf(features))).toEqual([
      ['Trading', 'Dashboard', 'Virtual card'],
      ['Trading', 'Picture of offers'],
      ['Dashboard', 'Picture of the wallet'],
      ['Virtual card', 'Picture of a card'],
    ]);
  });
});
