import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildOnly, installScripts, isShippable, lockedPackages } from './packages.ts';

const packages = lockedPackages();
const settings = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
};

describe('the packages of the lock file', () => {
  it('have licences that allow shipping, or are not shipped', () => {
    expect(packages.length).toBeGreaterThan(300);
    const others = packages.filter(({ licence }) => !isShippable(licence));
    const allows = (rule: (typeof buildOnly)[number], { name, licence }: (typeof packages)[number]): boolean =>
      rule.licence === licence && rule.packages.test(name);
    const refused = others.filter((one) => !buildOnly.some((rule) => allows(rule, one)));
    expect(refused.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([]);
    const idle = buildOnly.filter((rule) => !others.some((one) => allows(rule, one)));
    expect(idle.map(({ packages: names, licence }) => `${String(names)}: ${licence}`)).toEqual([]);
  });

  it('run install scripts only with a listed reason', () => {
    const running = [
      ...new Set(packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name)),
    ].sort();
    expect(running).toEqual(Object.keys(installScripts).sort());
    expect(settings.allowScripts).toEqual(
      Object.fromEntries(Object.entries(installScripts).map(([name, { runs }]) => [name, runs])),
    );
  });

  it('have exact versions', () => {
    const loose = Object.entries({ ...settings.dependencies, ...settings.devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
    );
    expect(loose).toEqual([]);
  });
});
