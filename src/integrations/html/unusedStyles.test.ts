import { describe, expect, it } from 'vitest';
import { unusedStyles } from './unusedStyles.ts';

/** What is left of some styles on a page with this body, beside these scripts. */
function left(css: string, body: string, scripts = ''): string {
  const html = `<head><style>${css}</style><script src="/page.js"></script></head><body>${body}</body>`;
  const result = unusedStyles()(html, { file: 'page.html', scripts: new Map([['/page.js', scripts]]), emit: () => '' });
  return /<style>(.*)<\/style>/s.exec(result)?.[1] ?? '';
}

describe('the styles of a built page', () => {
  it('lose the rules for classes that nothing on it has, and the selectors among others', () => {
    expect(left('.a{color:red}.b{color:red}.a,.b p{top:0}', '<p class="x a">b</p>')).toBe('.a{color:red}.a{top:0}');
    expect(left('.a{& .b{top:0}left:0}', '<p class="a">')).toBe('.a{left:0}');
  });

  it('lose those of a component that is not on it, whatever else has its class', () => {
    const css = '.table:where(.astro-x1){top:0}p:where(.astro-y2){top:0}';
    expect(left(css, '<p class="astro-y2 table">', 'name=`table`')).toBe('p:where(.astro-y2){top:0}');
  });

  it('keep what a script may add, and what only looks as if it needed a class', () => {
    expect(left('.a{top:0}', '', 'e.className=`x a`')).toBe('.a{top:0}');
    const all = 'p:not(.b){top:0}:is(.b,.a){top:0}[data-x=".b"]{top:0}p:has(.b,p:not(.c)){top:0}';
    expect(left(all, '<p class="a">')).toBe(all);
  });

  it('keep what a script of the page asks another for, and nothing for scripts of other pages', () => {
    const scripts = new Map([
      ['/page.js', 'import"./shared.js"'],
      ['/shared.js', 'e.className=`a`'],
      ['/other.js', 'e.className=`b`'],
    ]);
    const html = '<style>.a{top:0}.b{top:0}</style><script src="/page.js"></script>';
    expect(unusedStyles()(html, { file: '', scripts, emit: () => '' })).toContain('<style>.a{top:0}</style>');
  });

  it('lose brackets that are empty now, keyframes, and properties that were asked for by those alone', () => {
    const css = [
      ':root{--own:1;--other:var(--deep);--deep:2}',
      '@layer x{@media print{.b{top:var(--other)}}}',
      '.a{& .b{top:0}@media print{& .b{top:0}}}',
      '@keyframes k{to{top:0}}.b{animation:1s k}.a{left:var(--own)}',
    ];
    expect(left(css.join(''), '<p class="a">')).toBe('.a{left:1}');
    expect(left(':root{--own:1}', '', 'getPropertyValue(`--own`)')).toBe(':root{--own:1}');
  });

  it('become one element, in which one may name what another had', () => {
    const html = '<style>:root{--own:1}</style><title>x</title><style>p{top:var(--own)}</style>';
    expect(unusedStyles()(html, { file: 'page.html', scripts: new Map(), emit: () => '' })).toBe(
      '<style>p{top:1}</style><title>x</title>',
    );
  });

  it('are worked out for each page, also where several bring the same', () => {
    const step = unusedStyles();
    const page = (name: string): string =>
      step(`<style>.a{top:0}.b{top:0}</style><p class="${name}">`, { file: '', scripts: new Map(), emit: () => '' });
    expect(page('a')).toContain('<style>.a{top:0}</style>');
    expect(page('b')).toContain('<style>.b{top:0}</style>');
    expect(page('a')).toContain('<style>.a{top:0}</style>');
  });
});
