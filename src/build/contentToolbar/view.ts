/** The panel of the app, drawn with the DOM alone. */
import { defaultLocale } from '../../site/locales.ts';
import type { ContentDocument, ContentFile, Mistake, PageContent } from './messages.ts';

type Open = (location: string) => void;

/** An element with attributes and children. */
function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** A button that opens a place in the editor. */
function opener(text: string, location: string, open: Open): HTMLButtonElement {
  const button = element('button', { type: 'button', 'data-location': location }, text);
  button.addEventListener('click', () => {
    open(location);
  });
  return button;
}

function mistakeItems(mistakes: readonly Mistake[], open: Open): HTMLLIElement[] {
  return mistakes.map(({ place, location, message }) =>
    element('li', {}, opener(place, location, open), element('p', {}, message)),
  );
}

function stateOf({ language, status }: ContentFile): HTMLSpanElement {
  if (status.state === 'missing') return element('span', {}, 'missing: readers see English');
  if (status.state === 'outdated' && 'parts' in status) {
    return element('span', {}, `outdated: ${status.parts.join(', ')}`);
  }
  if (status.state === 'outdated') return element('span', {}, 'outdated since ', element('time', {}, status.since));
  if (language === undefined) return element('span', {}, 'facts, for all languages');
  return element('span', {}, language === defaultLocale ? 'original' : 'translated');
}

function fileCell(file: ContentFile, columns: number, open: Open): HTMLTableCellElement {
  const attributes = { 'data-state': file.status.state, colspan: String(columns) };
  if (file.status.state === 'missing') return element('td', attributes, stateOf(file));
  const button = opener(file.path.slice(file.path.lastIndexOf('/') + 1), file.location, open);
  if (file.shown) button.setAttribute('aria-current', 'true');
  return element('td', attributes, button, ' ', stateOf(file));
}

function documentRow({ name, files }: ContentDocument, columns: number, open: Open): HTMLTableRowElement {
  const cells = files.map((file) => fileCell(file, files.length === 1 ? columns : 1, open));
  return element('tr', {}, element('th', { scope: 'row' }, name), ...cells);
}

function fileTable({ documents, languages }: PageContent, open: Open): HTMLTableElement {
  const head = languages.map(({ code, name }) => element('th', { scope: 'col', lang: code }, name));
  return element(
    'table',
    {},
    element('caption', {}, 'Press a name to open the file. This page shows the files in bold.'),
    element('thead', {}, element('tr', {}, element('th', { scope: 'col' }, 'content/'), ...head)),
    element('tbody', {}, ...documents.map((document) => documentRow(document, languages.length, open))),
  );
}

/**
 * Puts the panel into the toolbar's window.
 * @param open opens a place in the editor
 * @returns draws an answer of the server; a button that had the focus has it again
 */
export function createView(panel: HTMLElement, open: Open): (content: PageContent) => void {
  // Stays, so that screen readers announce what it says next.
  const status = element('p', { role: 'status' }, 'Reading the content…');
  const here = element('ul', {});
  const unfinishedCount = element('summary', {});
  const unfinishedList = element('ul', {});
  const unfinished = element('details', { hidden: '' }, unfinishedCount, unfinishedList);
  const summary = element('summary', {});
  const elsewhere = element('ul', {});
  const others = element('details', { hidden: '' }, summary, elsewhere);
  const files = element('div', {});
  const title = element('h2', { id: 'title' }, 'Content of this page');
  panel.append(element('section', { 'aria-labelledby': 'title' }, title, status, here, unfinished, others, files));

  return (content) => {
    const root = panel.getRootNode();
    const focused = root instanceof ShadowRoot ? root.activeElement?.getAttribute('data-location') : undefined;
    const count = content.mistakes.length;
    status.textContent = count === 0 ? 'No mistakes on this page.' : `To mend on this page: ${String(count)}`;
    here.replaceChildren(...mistakeItems(content.mistakes, open));
    unfinished.hidden = content.unfinished.length === 0;
    unfinishedCount.textContent = `Outdated or a placeholder on this page: ${String(content.unfinished.length)}`;
    unfinishedList.replaceChildren(...mistakeItems(content.unfinished, open));
    others.hidden = content.elsewhere.length === 0;
    summary.textContent = `To mend in files of other pages: ${String(content.elsewhere.length)}`;
    elsewhere.replaceChildren(...mistakeItems(content.elsewhere, open));
    files.replaceChildren(fileTable(content, open));
    if (typeof focused !== 'string') return;
    for (const button of panel.querySelectorAll('button')) {
      if (button.dataset['location'] === focused) button.focus();
    }
  };
}
