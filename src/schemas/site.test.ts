import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { siteSchema } from './site.ts';

const text = readFileSync('content/site.yaml', 'utf8');

describe('placeholders in site.yaml', () => {
  const real = { euros: 0.5, date: '2026-01-31' };
  const withRate = (exampleRate: unknown): unknown => ({ ...(parse(text) as object), exampleRate });

  it('are parsed like the real value', () => {
    expect(siteSchema.parse(withRate({ placeholder: real })).exampleRate).toEqual(real);
    expect(siteSchema.parse(withRate(real)).exampleRate).toEqual(real);
  });
});
