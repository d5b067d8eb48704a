/** `npm run tools -- licences`: lists the licences of all packages, with the reason for each that must not be shipped. */
import { buildOnly, isShippable, lockedPackages } from '../tests/supply/packages.ts';

const byLicence = Map.groupBy(lockedPackages(), ({ licence }) => licence);

for (const [licence, packages] of [...byLicence].sort(([, a], [, b]) => b.length - a.length)) {
  const names = [...new Set(packages.map(({ name }) => name))].sort();
  console.log(`\n${licence}: ${String(packages.length)}`);
  if (isShippable(licence)) {
    console.log(`  ${names.join(', ')}`);
    continue;
  }
  for (const name of names) {
    const rule = buildOnly.find((one) => one.licence === licence && one.packages.test(name));
    console.log(`  ${name}: ${rule === undefined ? 'NOT ACCEPTED' : `not shipped, ${rule.reason}`}`);
  }
}
console.log('\nA build lists the packages that reach visitors in dist/licences.txt.');
