/**
 * Writes the value of a custom property where the property is asked for, if the
 * styles of a page are no longer with it. A name is of use to those who write
 * styles; those who load them would pay for it where it is given and where it is
 * asked for.
 */
import type { Declaration, Root } from 'postcss';

const asked = /var\(\s*(--[\w-]+)/g;
const askedIn = ({ value }: Declaration): string[] => Array.from(value.matchAll(asked), ([, name = '']) => name);

const isOfRoot = ({ parent }: Declaration): boolean =>
  parent?.type === 'rule' && 'selector' in parent && parent.selector === ':root';

/** Whether nothing but a layer is around the rule of a declaration. */
function isUnconditional({ parent: rule }: Declaration): boolean {
  const outside = rule?.parent;
  return outside?.type === 'root' || (outside?.type === 'atrule' && 'name' in outside && outside.name === 'layer');
}

/**
 * Changes styles in place. What is left means the same: the root says the
 * property once and under no condition, and what its value asks for is set on
 * the root alone, so that it is the same in every place.
 * @param kept names, without their dashes, that something outside of these styles asks for
 */
export function inlineProperties(root: Root, kept: ReadonlySet<string>): void {
  const given = new Map<string, Declaration[]>();
  const uses = new Map<string, Declaration[]>();
  root.walkDecls((declaration) => {
    const { prop } = declaration;
    if (prop.startsWith('--')) given.set(prop, [...(given.get(prop) ?? []), declaration]);
    for (const name of askedIn(declaration)) uses.set(name, [...(uses.get(name) ?? []), declaration]);
  });
  const params: string[] = [];
  root.walkAtRules((rule) => void params.push(rule.params));
  const conditions = params.join(' ');
  for (const [name, [declaration, ...others]] of given) {
    const places = uses.get(name) ?? [];
    const use = `var(${name})`;
    if (!declaration || others.length > 0 || places.length === 0) continue;
    const { length: count } = places;
    const { length } = declaration.value;
    if (count * length > `${name}:;`.length + length + count * use.length) continue;
    if (kept.has(name.slice(2)) || conditions.includes(name)) continue;
    const inner = askedIn(declaration);
    const isSteady = inner.flatMap((one) => given.get(one) ?? []).every(isOfRoot);
    if (!isOfRoot(declaration) || !isUnconditional(declaration) || !isSteady) continue;
    if (places.some(({ value }) => value.split(use).length !== value.split(new RegExp(`${name}(?![\\w-])`)).length))
      continue;
    for (const place of places) place.value = place.value.replaceAll(use, () => declaration.value);
    declaration.remove();
    // What the value asks for is asked for in its new places.
    for (const one of inner)
      uses.set(one, [...(uses.get(one) ?? []).filter((other) => other !== declaration), ...places]);
  }
}
