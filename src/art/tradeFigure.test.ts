import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tradeFigure, tradePlaces } from './tradeFigure.ts';
import { placeAt } from './weave.ts';

const { seller, lock, buyer } = tradePlaces;

it('the money begins with the seller, passes the lock and ends with the buyer', () => {
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

it('the styles of the hero let the money stop at these places', () => {
  const styles = readFileSync('src/pages/_landing/trade.css', 'utf8');
  for (const position of [seller, lock, buyer]) {
    expect(styles).toContain(`stroke-dashoffset: ${(1 - position).toFixed(4)};`);
  }
});
