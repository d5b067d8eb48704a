/** The questions: which category is shown, and which question is open in each. */
import { atom } from 'nanostores';

/** A category and its questions, by their ids. */
export interface FaqCategory {
  readonly id: string;
  readonly questions: readonly string[];
}

/** The category that was chosen; empty shows the first one. */
export const $category = atom('');

/** The open question of each category that was touched, empty for none. In the others the first one is open. */
export const $openQuestions = atom<ReadonlyMap<string, string>>(new Map());

/** The category that is shown. */
export const shownCategory = (chosen: string, categories: readonly FaqCategory[]): string =>
  (categories.find(({ id }) => id === chosen) ?? categories[0])?.id ?? '';

/** The question of a category that is open, empty for none. */
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
