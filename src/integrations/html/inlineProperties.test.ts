import postcss from 'postcss';
import { expect, it } from 'vitest';
import { inlineProperties } from './inlineProperties.ts';

/** The styles after it, where scripts name these properties. */
function after(css: string, ...kept: string[]): string {
  const root = postcss.parse(css);
  inlineProperties(root, new Set(kept));
  return root.toString();
}

it('writes a value where the only place stands that asks for it, also through another property', () => {
  expect(after(':root{--a:1px;--b:light-dark(var(--a),2px)}p{top:0;left:var(--b)}')).toBe(
    ':root{}p{top:0;left:light-dark(1px,2px)}',
  );
  expect(after('@layer tokens{:root{--a:1px}}p{top:calc(var(--a) * 2)}')).toBe(
    '@layer tokens{:root{}}p{top:calc(1px * 2)}',
  );
});

it('writes a short value in all places, and leaves the name of a long one', () => {
  expect(after(':root{--a:1px}p{margin:var(--a) var(--a);left:var(--a)}')).toBe(':root{}p{margin:1px 1px;left:1px}');
  const shadow = '0 0 1px 2px light-dark(red,blue)';
  const css = (value: string): string => `:root{--a:${value}}p{box-shadow:var(--a)}a{box-shadow:var(--a)}`;
  expect(after(css(shadow))).toBe(css(shadow));
  expect(after(`:root{--b:${shadow}}${css('var(--b)')}`)).toBe(`:root{}${css(shadow)}`);
});

it('leaves what is asked for by a script, by a condition or with a substitute', () => {
  for (const css of [
    ':root{--a:1px}@container style(--a:1px){p{top:var(--a)}}',
    ':root{--a:1px}p{top:var(--a,2px)}',
    ':root{--a:1px}p{top:var(--a,2px);left:var(--a)}',
  ]) {
    expect(after(css)).toBe(css);
  }
  const css = ':root{--a:1px}p{top:var(--a)}';
  expect(after(css, 'a')).toBe(css);
});

it('leaves what has another value elsewhere, under a condition, or by what it asks for', () => {
  for (const css of [
    ':root{--a:1px}div{--a:2px}p{top:var(--a)}',
    '@media print{:root{--a:1px}}p{top:var(--a)}',
    'div{--a:1px}p{top:var(--a)}',
    ':root{--a:var(--b);--b:1px}p{--b:2px;top:var(--a)}',
  ]) {
    expect(after(css)).toBe(css);
  }
});
