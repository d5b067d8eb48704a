/** State of the FAQ: the category shown, and the open question of each. */
import { atom } from 'nanostores';

/** Ids of a category and its questions. */
export interface FaqCategory {
  readonly id: string;
  readonly questions: readonly string[];
}

/** Id of the chosen category; empty shows the first. */
export const $category = atom('');

/** Open question by category, empty for none. Other categories have their first question open. */
export const $openQuestions = atom<ReadonlyMap<string, string>>(new Map());

export const currentCategory = (chosen: string, categories: readonly FaqCategory[]): string =>
  (categories.find(({ id }) => id === chosen) ?? categories[0])?.id ?? '';

/** Id of the open question of a category, empty for none. */
export const openQuestionOf = (opened: ReadonlyMap<string, string>, { id, questions }: FaqCategory): string =>
  opened.get(id) ?? questions[0] ?? '';

/** Shows a category with its first question open. */
export function chooseCategory(id: string): void {
  const opened = new Map($openQuestions.get());
  opened.delete(id);
  $openQuestions.set(opened);
  $category.set(id);
}

/** Shows a category and sets its open question, empty for none. */
export function setOpenQuestion(id: string, question: string): void {
  $openQuestions.set(new Map($openQuestions.get()).set(id, question));
  $category.set(id);
}

/** Opens a question and closes the others of its category, or closes it where it is open. */
export function toggleQuestion(category: FaqCategory, question: string): void {
  setOpenQuestion(category.id, openQuestionOf($openQuestions.get(), category) === question ? '' : question);
}
