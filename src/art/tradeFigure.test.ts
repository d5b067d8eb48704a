import { expect, it } from 'vitest';
import { shareToLock, tradeFigure } from './tradeFigure.ts';
import { crossingsOf, distance, placeAt, strandsOverRoute } from './weave.ts';

const { width, height } = tradeFigure;

it('leads from the seller to the lock', () => {
  expect(distance(placeAt(tradeFigure, 0), [2, height])).toBeLessThan(1.5);
  expect(shareToLock).toBeLessThan(0.5);
  const away = (position: number) => distance(placeAt(tradeFigure, position), [width / 2, height / 2]);
  expect(away(shareToLock)).toBeLessThan(1.5);
  expect(away(shareToLock - 0.005)).toBeGreaterThan(1.5);
});

it('redraws the strands above the route of the funds', () => {
  // Some crossings have both strands on this part.
  const half = 0.5;
  expect(strandsOverRoute(tradeFigure, 0)).toBe('');
  const strands = Array.from(
    strandsOverRoute(tradeFigure, half).matchAll(/M([\d.-]+)[ ,]?([\d.-]+)l([\d.-]+?)(?:[ ,]|(?=-))([\d.-]+)/g),
    (match) => match.slice(1).map(Number),
  );
  expect(strands.length).toBeGreaterThan(0);
  for (const [x = 0, y = 0, dx = 0, dy = 0] of strands) {
    const at = [x + dx / 2, y + dy / 2].map(Math.round);
    const crossing = crossingsOf(tradeFigure).find((one) => one.at.join() === at.join());
    expect(crossing?.under.position).toBeLessThan(half);
    expect(crossing?.over.position).toBeGreaterThan(half);
  }
});
