/**
 * Writes the value of a custom property where the property stood, if a page asks
 * for it in one place only: a name of that kind is of use to those who write
 * styles and costs those who load them twice, where it is given and where it is
 * asked for.
 */
import type { Declaration, Root } from 'postcss';

const asked = /var\(\s*(--[\w-]+)/g;

/** Whether a declaration is one of the root's own, under no condition. */
function isOnRoot({ parent: rule }: Declaration): boolean {
  if (rule?.type !== 'rule' || !('selector' in rule) || rule.selector !== ':root') return false;
  const outside = rule.parent;
  return outside?.type === 'root' || (outside?.type === 'atrule' && 'name' in outside && outside.name === 'layer');
}

const isOfRoot = ({ parent }: Declaration): boolean =>
  parent?.type === 'rule' && 'selector' in parent && parent.selector === ':root';

/**
 * Changes styles in place. What is left means the same: the root says the
 * property once and under no condition, and what its value asks for is set on
 * the root alone, so that it is the same in every place.
 * @param kept names, without their dashes, that something outside of these styles asks for
 */
export function inlinePropertiesUsedOnce(root: Root, kept: ReadonlySet<string>): void {
  const given = new Map<string, Declaration[]>();
  const uses = new Map<string, Declaration[]>();
  root.walkDecls((declaration) => {
    const { prop, value } = declaration;
    if (prop.startsWith('--')) given.set(prop, [...(given.get(prop) ?? []), declaration]);
    for (const [, name = ''] of value.matchAll(asked)) uses.set(name, [...(uses.get(name) ?? []), declaration]);
  });
  const conditions: string[] = [];
  root.walkAtRules(({ params }) => void conditions.push(params));
  const asConditions = conditions.join(' ');
  for (const [name, [declaration, ...others]] of given) {
    const [use, ...more] = uses.get(name) ?? [];
    if (!declaration || !use || others.length > 0 || more.length > 0) continue;
    if (kept.has(name.slice(2)) || asConditions.includes(name)) continue;
    const inner = Array.from(declaration.value.matchAll(asked), ([, name = '']) => name);
    const isSteady = inner.flatMap((name) => given.get(name) ?? []).every(isOfRoot);
    if (!isOnRoot(declaration) || !isSteady || !use.value.includes(`var(${name})`)) continue;
    use.value = use.value.replace(`var(${name})`, () => declaration.value);
    declaration.remove();
    // What the value asks for is asked for in its new place.
    for (const name of inner) {
      uses.set(
        name,
        (uses.get(name) ?? []).map((one) => (one === declaration ? use : one)),
      );
    }
  }
}
