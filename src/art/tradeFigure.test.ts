import { expect, it } from 'vitest';
import { tradeFigure } from './tradeFigure.ts';
import { crossingsOf, landmarksOf, placeAt, strandsOverWay } from './weave.ts';

const { left, right, centre } = landmarksOf(tradeFigure);
const [seller, lock, buyer] = [left.position, (centre[0]?.position ?? 0) - 0.002, right.position];

it('leads the money from the seller through the lock to the buyer', () => {
  expect(seller).toBeLessThan(0.02);
  expect(lock).toBeGreaterThan(seller);
  expect(buyer).toBeGreaterThan(lock);
  const [width, middle] = [tradeFigure.width, tradeFigure.height / 2];
  const [[sellerX, sellerY], [lockX, lockY], [buyerX, buyerY]] = [seller, lock, buyer].map(
    (position) => placeAt(tradeFigure, position).at,
  ) as [[number, number], [number, number], [number, number]];
  expect([sellerX, sellerY, buyerX, buyerY].map((value) => Math.round(value))).toEqual([1, middle, width - 1, middle]);
  expect(Math.hypot(lockX - width / 2, lockY - middle)).toBeLessThan(1.5);
});

it('redraws the strands above the way of the money', () => {
  expect(strandsOverWay(tradeFigure, seller)).toBe('');
  const strands = Array.from(
    strandsOverWay(tradeFigure, buyer).matchAll(/M([\d.-]+)[ ,]?([\d.-]+)l([\d.-]+?)(?:[ ,]|(?=-))([\d.-]+)/g),
    (match) => match.slice(1).map(Number),
  );
  expect(strands.length).toBeGreaterThan(0);
  for (const [x = 0, y = 0, dx = 0, dy = 0] of strands) {
    const at = [x + dx / 2, y + dy / 2].map(Math.round);
    const crossing = crossingsOf(tradeFigure).find((one) => one.at.join() === at.join());
    expect(crossing?.under.position).toBeLessThan(buyer);
    expect(crossing?.over.position).toBeGreaterThan(buyer);
  }
});
