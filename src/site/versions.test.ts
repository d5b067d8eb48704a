import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currentVersion, shownVersions, versionInForce } from './versions.ts';

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const days = fc.uniqueArray(day, { maxLength: 6 });

describe('the version in force', () => {
  it('is the latest that has taken effect', () => {
    fc.assert(
      fc.property(days, day, (versions, today) => {
        const found = versionInForce(versions, today);
        const past = versions.filter((version) => version <= today);
        expect(found === undefined).toBe(past.length === 0);
        if (found !== undefined) expect(past.every((version) => version <= found)).toBe(true);
      }),
    );
  });

  it('changes on its effective date', () => {
    const versions = ['2025-01-01', '2026-03-01'];
    expect(versionInForce(versions, '2026-02-28')).toBe('2025-01-01');
    expect(versionInForce(versions, '2026-03-01')).toBe('2026-03-01');
    expect(versionInForce(versions, '2024-12-31')).toBeUndefined();
  });

  it('falls back to the first coming version', () => {
    expect(currentVersion(['2027-01-01', '2026-03-01'], '2026-01-01')).toBe('2026-03-01');
    expect(currentVersion([], '2026-01-01')).toBeUndefined();
  });
});

describe('the shown version', () => {
  it('is the latest one in force that is translated', () => {
    const versions = new Map([
      ['en', ['2024-01-01', '2025-01-01', '2026-03-01', '2027-01-01']],
      ['fr', ['2025-01-01', '2024-01-01']],
      ['pt', ['2027-01-01']],
    ]);
    expect([...shownVersions(versions, '2026-05-01')]).toEqual([
      ['en', '2026-03-01'],
      ['fr', '2025-01-01'],
    ]);
  });
});
