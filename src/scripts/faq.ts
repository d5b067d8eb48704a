/**
 * The questions before their island has taken over: tabs and questions answer by
 * pointer and keyboard, with the attributes that Radix gives them, so that the
 * island finds a state it could have made itself (tabs and accordion, ARIA
 * Authoring Practices). Stands inside the page, right behind the questions.
 */

import { neighbour } from './neighbour.ts';

/** Parts of the questions, as `Faq.tsx` marks them. */
const [tab, panel, answer, question] = ['[role=tab]', '[data-category]', '[data-answer]', 'h4 button'];

const root = document.querySelector<HTMLElement>('[data-faq]');

const all = (selector: string, within: ParentNode | null = root): HTMLElement[] => [
  ...(within?.querySelectorAll<HTMLElement>(selector) ?? []),
];

const set = (element: Element | null | undefined, attributes: Record<string, string | boolean | undefined>): void => {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) element?.removeAttribute(name);
    else element?.setAttribute(name, String(value));
  }
};

/** What is closed stays in the page to be found (HTML standard, `until-found`). */
const hiddenUnless = (shown: boolean): string | undefined => (shown ? undefined : 'until-found');

/** Opens one answer of a category and closes the others; none where no answer is given. */
function open(category: ParentNode, chosen: Element | null): void {
  for (const content of all(answer, category)) {
    const isOpen = content === chosen;
    const state = { 'data-state': isOpen ? 'open' : 'closed' };
    const item = content.parentElement;
    const id = isOpen ? `answer-${item?.id ?? ''}` : undefined;
    set(content, { ...state, id, hidden: hiddenUnless(isOpen) });
    set(item, state);
    set(item?.querySelector(question), {
      ...state,
      'aria-expanded': isOpen,
      'aria-controls': id,
    });
  }
}

/** The category that a tab shows. */
const categoryOf = (one: Element): HTMLElement | null =>
  document.getElementById(one.getAttribute('aria-controls') ?? '');

/** Shows a category. */
function show(chosen: Element): void {
  for (const one of all(tab)) {
    const own = categoryOf(one);
    const isChosen = own === chosen;
    const state = { 'data-state': isChosen ? 'active' : 'inactive', tabindex: isChosen ? '0' : '-1' };
    set(one, { ...state, 'aria-selected': isChosen });
    set(own, {
      ...state,
      role: isChosen ? 'tabpanel' : undefined,
      'aria-labelledby': isChosen ? one.id : undefined,
      hidden: hiddenUnless(isChosen),
    });
  }
}

/** Chooses a tab: its category is shown with its first question open. */
function choose(chosen: Element): void {
  const category = categoryOf(chosen);
  if (!category) return;
  show(category);
  open(category, category.querySelector(answer));
}

/** Whether the event was answered here. */
function answerTo(event: Event): boolean {
  const { target, type } = event;
  if (!(target instanceof Element)) return false;
  if (type === 'beforematch') {
    const category = target.closest(panel);
    if (!category) return false;
    show(category);
    // What is looked for is an answer, a part of one, a question with its answer, or all of them.
    open(category, target.closest(answer) ?? target.querySelector(answer));
    return true;
  }
  const [chosen, asked] = [target.closest<HTMLElement>(tab), target.closest<HTMLElement>(question)];
  if (event instanceof KeyboardEvent) {
    const next = neighbour(event.key, chosen ? all(tab) : all(question, target.closest(panel)), target, [
      ...(chosen ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown']),
      'Home',
      'End',
    ]);
    next?.focus();
    if (next && chosen) choose(next);
    return Boolean(next);
  }
  if (chosen) choose(chosen);
  else if (asked) {
    const content = asked.closest('h4')?.nextElementSibling ?? null;
    open(asked.closest(panel) ?? document, asked.dataset['state'] === 'open' ? null : content);
    // An answer above it may have closed, and have drawn it up behind the bar.
    asked.scrollIntoView({ block: 'nearest' });
  }
  return Boolean(chosen ?? asked);
}

if (root) {
  const island = root.querySelector('astro-island');
  root.dataset['enhanced'] = '';
  for (const category of all(panel)) open(category, category.querySelector(`${answer}[data-state=open]`));
  const active = root.querySelector(`${panel}[data-state=active]`);
  if (active) show(active);
  for (const type of ['click', 'keydown', 'beforematch']) {
    root.addEventListener(
      type,
      (event) => {
        if (island?.matches('[data-ready]') || !answerTo(event)) return;
        // The island must not answer a second time, should it be about to take over.
        event.stopPropagation();
        if (type === 'keydown') event.preventDefault();
        island?.setAttribute('data-touched', '');
      },
      true,
    );
  }
}
