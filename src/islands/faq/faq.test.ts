import { beforeEach, describe, expect, it } from 'vitest';
import {
  $category,
  $openQuestions,
  chooseCategory,
  setOpenQuestion,
  openQuestionOf,
  currentCategory,
  toggleQuestion,
} from './faq.store.ts';

const cards = { id: 'cards', questions: ['issue', 'freeze'] };
const trading = { id: 'trading', questions: ['offer', 'escrow'] };
const openIn = (category: typeof cards): string => openQuestionOf($openQuestions.get(), category);
const shown = (): string => currentCategory($category.get(), [cards, trading]);

describe('FAQ', () => {
  beforeEach(() => {
    $category.set('');
    $openQuestions.set(new Map());
  });

  it('shows the first category with its first question open', () => {
    expect([shown(), openIn(cards), openIn(trading)]).toEqual(['cards', 'issue', 'offer']);
  });

  it('opens one question at a time', () => {
    toggleQuestion(cards, 'freeze');
    expect(openIn(cards)).toBe('freeze');
  });

  it('closes the open question', () => {
    toggleQuestion(cards, 'issue');
    expect(openIn(cards)).toBe('');
  });

  it('keeps the questions of other categories unchanged', () => {
    toggleQuestion(trading, 'escrow');
    expect([shown(), openIn(cards), openIn(trading)]).toEqual(['trading', 'issue', 'escrow']);
  });

  it('opens the first question of a chosen category', () => {
    toggleQuestion(trading, 'escrow');
    chooseCategory('trading');
    expect([shown(), openIn(trading)]).toEqual(['trading', 'offer']);
  });

  it('shows the category of a question found in the page', () => {
    setOpenQuestion('trading', 'escrow');
    expect([shown(), openIn(trading)]).toEqual(['trading', 'escrow']);
  });

  it('falls back to the first category for an unknown id', () => {
    for (const name of ['constructor', '__proto__', 'none']) {
      chooseCategory(name);
      expect(shown()).toBe('cards');
    }
  });
});
