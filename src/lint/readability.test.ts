import { expect, it } from 'vitest';
import { readabilityOf } from './readability.ts';

it('counts words and sentences but not labels', () => {
  expect(readabilityOf('We keep it. You can ask for it!', 'en')).toMatchObject({ words: 8, sentences: 2 });
  expect(readabilityOf('Send message', 'en')).toMatchObject({ words: 0, sentences: 0 });
});

it('counts hedges in each language', () => {
  expect(readabilityOf('We keep it where the law requires it, and usually longer.', 'en').hedges).toBe(2);
  expect(
    readabilityOf('Nous la conservons lorsque la loi l’exige et, le cas échéant, plus longtemps.', 'fr').hedges,
  ).toBe(2);
  expect(readabilityOf('Conservamo-la quando a lei o exige e, em regra, durante mais tempo.', 'pt').hedges).toBe(2);
  expect(readabilityOf('We keep it for five years.', 'en').hedges).toBe(0);
});

it('counts passives in each language', () => {
  expect(readabilityOf('Funds are released. They are never held.', 'en').passives).toBe(2);
  expect(readabilityOf('Les fonds sont libérés.', 'fr').passives).toBe(1);
  expect(readabilityOf('Os fundos são libertados.', 'pt').passives).toBe(1);
  expect(readabilityOf('We release the funds.', 'en').passives).toBe(0);
});
