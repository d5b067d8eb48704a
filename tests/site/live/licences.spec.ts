import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { isShippable, lockedPackages } from '../../supply/packages.ts';

test('licences.txt lists all shipped packages, with permissive licences', () => {
  const text = readFileSync('dist/licences.txt', 'utf8');
  const shipped = [...text.matchAll(/^(\S+) (\d\S*) \(([^()\n]+)\)$/gm)].map(([, name, version, licence]) => ({
    name,
    version,
    licence,
  }));
  expect(shipped.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'react',
      'react-dom',
      'sonner',
      'nanostores',
      'lucide-static',
      '@fontsource-variable/work-sans',
    ]),
  );
  expect(text).toContain('SIL OPEN FONT LICENSE');
  expect(text.match(/^Copyright \(c\)/gim)?.length).toBeGreaterThan(30);
  const locked = lockedPackages();
  for (const { name, version, licence = '' } of shipped) {
    expect(isShippable(licence), `${name}: ${licence}`).toBe(true);
    expect(
      locked.some((one) => one.name === name && one.version === version),
      name,
    ).toBe(true);
  }
});
