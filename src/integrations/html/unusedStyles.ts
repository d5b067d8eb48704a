/**
 * Takes out of a built page the styles that nothing on it can use. A page brings
 * the styles of everything that its file in `src/pages/` imports: each feature
 * page those of all feature pages.
 *
 * Only classes are looked at, and one counts as used when an element has it or
 * when its name stands anywhere in a script that the page may load, which may give
 * it to an element later: rather too much is kept than too little.
 */
import path from 'node:path';
import postcss, { type AtRule, type Declaration, type Root, type Rule } from 'postcss';
import type { HtmlStep } from './index.ts';
import { inlineProperties } from './inlineProperties.ts';

const styleElement = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

const classesIn = (html: string): ReadonlySet<string> =>
  new Set(Array.from(html.matchAll(/\bclass="([^"]*)"/g), ([, names = '']) => names.split(/\s+/)).flat());
const namesIn = (text: string): ReadonlySet<string> => new Set(text.match(/[_a-zA-Z][\w-]*/g));

/**
 * Classes without which a selector finds nothing. What stands in brackets may be one of several, or forbidden;
 * only the class of one component, as Astro adds it to that component's selectors, stands there alone.
 */
function requiredClasses(selector: string): string[] {
  let plain = selector.replace(/\[[^\]]*\]/g, '').replace(/:where\((\.astro-\w+)\)/g, '$1');
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(/\([^()]*\)/g, '');
  }
  return Array.from(plain.matchAll(/\.([_a-zA-Z][\w-]*)/g), ([, name = '']) => name);
}

/** URLs of the scripts that a text names. */
const scriptsIn = (text: string, scripts: ReadonlyMap<string, string>): string[] =>
  [...scripts.keys()].filter((url) => text.includes(path.posix.basename(url)));

/** Styles read once, however many pages bring them. */
interface Styles {
  readonly root: Root;
  /** All classes that are required somewhere. */
  readonly classes: ReadonlySet<string>;
  /** What is left of them, by the scripts of a page and the classes that it lacks. */
  readonly results: Map<string, string>;
}

function readStyles(css: string): Styles {
  const root = postcss.parse(css);
  const classes = new Set<string>();
  root.walkRules(({ selector }) => {
    for (const name of requiredClasses(selector)) classes.add(name);
  });
  return { root, classes, results: new Map() };
}

/** Takes out keyframes and custom properties that nothing left asks for; a property may be asked for by another. */
function removeUnnamed(root: Root, namedByScripts: ReadonlySet<string>): void {
  const values: string[] = [];
  root.walkDecls(({ value }) => void values.push(value));
  const named = namesIn(values.join(' '));
  const removed: string[] = [];
  const remove = (node: AtRule | Declaration, name: string): void => {
    if (named.has(name) || namedByScripts.has(name)) return;
    node.remove();
    removed.push(name);
  };
  root.walkAtRules('keyframes', (rule) => {
    remove(rule, rule.params);
  });
  root.walkDecls(/^--/, (declaration) => {
    remove(declaration, declaration.prop.slice(2));
  });
  if (removed.length > 0) removeUnnamed(root, namedByScripts);
}

/** Takes out brackets that hold nothing, from the inside out: one may have held nothing but another. */
function removeEmpty(parent: Root | AtRule | Rule): void {
  for (const child of [...(parent.nodes ?? [])]) {
    if (!('nodes' in child) || child.nodes === undefined) continue;
    removeEmpty(child);
    if (child.nodes.length === 0) child.remove();
  }
}

/**
 * A step of its own for a build: styles are read once, however many pages bring
 * them. The style elements of a page become one, because one names what another uses.
 */
export function unusedStyles(): HtmlStep {
  const known = new Map<string, Styles>();
  /** URLs of the scripts that a script names, by its own. */
  const imported = new Map<string, readonly string[]>();
  /** Names in scripts, by their URLs. */
  const namesByScripts = new Map<string, ReadonlySet<string>>();

  /** URLs of the scripts that a page may load: those that it names, and those that one of them names. */
  function scriptsOf(html: string, scripts: ReadonlyMap<string, string>): string[] {
    const named = new Set<string>();
    const follow = (urls: readonly string[]): void => {
      for (const url of urls) {
        if (named.has(url)) continue;
        named.add(url);
        const next = imported.get(url) ?? scriptsIn(scripts.get(url) ?? '', scripts);
        imported.set(url, next);
        follow(next);
      }
    };
    follow(scriptsIn(html, scripts));
    return [...named].sort();
  }

  /** A copy of styles without rules for missing classes and what only those had asked for, its short properties written out. */
  function withoutRules(styles: Root, missing: ReadonlySet<string>, scripts: ReadonlySet<string>): string {
    const root = styles.clone();
    root.walkRules((rule) => {
      const kept = rule.selectors.filter((selector) => !requiredClasses(selector).some((name) => missing.has(name)));
      if (kept.length === 0) rule.remove();
      else if (kept.length < rule.selectors.length) rule.selectors = kept;
    });
    removeUnnamed(root, scripts);
    inlineProperties(root, scripts);
    removeEmpty(root);
    return root.toString();
  }

  return (html, { scripts }) => {
    const urls = scriptsOf(html, scripts);
    const own = urls.join(' ');
    const mayCome = namesByScripts.get(own) ?? namesIn(urls.map((url) => scripts.get(url) ?? '').join('\n'));
    namesByScripts.set(own, mayCome);
    const css = Array.from(html.matchAll(styleElement), ([, text = '']) => text).join('');
    const styles = known.get(css) ?? readStyles(css);
    known.set(css, styles);
    const present = classesIn(html);
    const missing = new Set([...styles.classes].filter((name) => !present.has(name) && !mayCome.has(name)));
    const key = [own, ...missing].join(' ');
    const left = styles.results.get(key) ?? withoutRules(styles.root, missing, mayCome);
    styles.results.set(key, left);
    let place = 0;
    return html.replace(styleElement, () => (place++ === 0 ? `<style>${left}</style>` : ''));
  };
}
