import { describe, expect, it } from 'vitest';
import { currentVersion, shownVersions, versionInForce } from './versions.ts';

describe('the version in force', () => {
  it('is the latest that has taken effect, from its effective date on', () => {
    const versions = ['2026-03-01', '2024-01-01', '2025-01-01'];
    expect(versionInForce(versions, '2026-02-28')).toBe('2025-01-01');
    expect(versionInForce(versions, '2026-03-01')).toBe('2026-03-01');
    expect(versionInForce(versions, '2023-12-31')).toBeUndefined();
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
