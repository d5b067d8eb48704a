/** Changes that other software makes to a page before hydration. */
export const pageChanges: readonly (readonly [what: string, change: () => void])[] = [
  [
    // As Chrome does.
    'translates its texts',
    () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      for (const text of texts) {
        if (text.data.trim() === '' || text.parentElement?.closest('script, style, [translate=no]')) continue;
        const [outer, inner] = [1, 2].map(() => document.createElementNS('http://www.w3.org/1999/xhtml', 'font'));
        inner?.append(`«${text.data}»`);
        outer?.append(inner ?? '');
        text.replaceWith(outer ?? '');
      }
    },
  ],
  [
    'changes a word',
    () => {
      const tab = document.querySelectorAll('[role=tab]')[3]?.firstChild;
      if (tab instanceof Text) tab.data += '!';
    },
  ],
  [
    'marks words',
    () => {
      for (const element of document.querySelectorAll('astro-island :is(h2, h3, label, p, a, button span)')) {
        const text = element.firstChild;
        if (!(text instanceof Text)) continue;
        const mark = document.createElement('mark');
        mark.append(text.data);
        text.replaceWith(mark);
      }
    },
  ],
  [
    'adds elements next to fields and at the end of the page',
    () => {
      for (const field of document.querySelectorAll('input, textarea')) field.after(document.createElement('div'));
      document.body.append(document.createElement('aside'));
    },
  ],
  [
    'adds attributes',
    () => {
      for (const element of document.querySelectorAll('astro-island *')) element.setAttribute('data-seen', '');
    },
  ],
  [
    'rewrites links',
    () => {
      for (const link of document.querySelectorAll<HTMLAnchorElement>('astro-island a')) link.search = '?from=host';
    },
  ],
];
