/**
 * The FAQ before hydration: renders the store and handles tabs and questions (ARIA Authoring Practices). After hydration
 * it only opens answers found by find-in-page or a link.
 */
import { hydrated } from '../hydrated.ts';
import { neighbour } from '../neighbour.ts';
import * as faq from './faq.store.ts';
import { showFindable } from './findable.ts';

function bindFaq(root: HTMLElement): void {
  const tabs = [...root.querySelectorAll<HTMLElement>('[role=tab]')];
  const categories = [...root.querySelectorAll<HTMLElement>('[data-category]')].map((panel, place) => {
    const items = [...panel.querySelectorAll<HTMLElement>('[data-question]')].map((item) => ({
      id: item.dataset['question'] ?? '',
      item,
      trigger: item.querySelector('button'),
      answer: item.querySelector<HTMLElement>('[data-answer]'),
    }));
    const questions = items.map(({ id }) => id);
    return { id: panel.dataset['category'] ?? '', panel, tab: tabs[place], items, questions };
  });

  const current = (): string => faq.currentCategory(faq.$category.get(), categories);
  const render = (): void => {
    if (hydrated.has('faq')) return;
    for (const { panel, tab, items, ...category } of categories) {
      const isShown = category.id === current();
      showFindable(panel, isShown);
      panel.tabIndex = isShown ? 0 : -1;
      tab?.setAttribute('aria-selected', String(isShown));
      tab?.setAttribute('data-state', isShown ? 'active' : 'inactive');
      tab?.setAttribute('tabindex', isShown ? '0' : '-1');
      const open = faq.openQuestionOf(faq.$openQuestions.get(), category);
      for (const { id, item, trigger, answer } of items) {
        if (answer) showFindable(answer, id === open);
        trigger?.setAttribute('aria-expanded', String(id === open));
        for (const part of [item, trigger, answer]) part?.setAttribute('data-state', id === open ? 'open' : 'closed');
      }
    }
  };
  faq.$category.subscribe(render);
  faq.$openQuestions.subscribe(render);

  const placeOf = (target: EventTarget | null) => {
    const node = target instanceof Node ? target : null;
    const category = categories.find(({ tab, panel }) => panel.contains(node) || tab?.contains(node));
    return { node, category, question: category?.items.find(({ item }) => item.contains(node)) };
  };
  root.addEventListener('click', (event) => {
    const { node, category, question } = placeOf(event.target);
    const isTrigger = question?.trigger?.contains(node);
    const pressed = isTrigger ? question?.trigger : category?.tab?.contains(node) ? category.tab : undefined;
    // Waits a frame: closing an answer above moves the button under the sticky bar.
    requestAnimationFrame(() => pressed?.scrollIntoView({ block: 'nearest', inline: 'center' }));
    if (!category || hydrated.has('faq')) return;
    // Or `boot.ts` would replay the press.
    if (pressed) event.preventDefault();
    if (isTrigger) faq.toggleQuestion(category, question?.id ?? '');
    else if (pressed && category.id !== current()) faq.chooseCategory(category.id);
  });
  root.addEventListener('keydown', (event) => {
    const { category, question } = placeOf(event.target);
    const triggers = question ? category?.items.flatMap(({ trigger }) => trigger ?? []) : undefined;
    const next = triggers
      ? neighbour(event.key, triggers, event.target, ['ArrowUp', 'ArrowDown', 'Home', 'End'])
      : neighbour(event.key, tabs, event.target, ['ArrowLeft', 'ArrowRight', 'Home', 'End']);
    if (!next || hydrated.has('faq')) return;
    event.preventDefault();
    next.focus();
    if (!triggers) next.click();
  });
  root.addEventListener('beforematch', ({ target }) => {
    const { category, question } = placeOf(target);
    if (category && question) faq.setOpenQuestion(category.id, question.id);
    else if (category) faq.chooseCategory(category.id);
  });
}

const root = document.querySelector<HTMLElement>('[data-faq]');
if (root) bindFaq(root);
