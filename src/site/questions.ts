/** Reads the questions in a language, each with English as the fallback. */
import { defaultLocale, type Locale } from './locales.ts';
import { getDocuments } from './documents.ts';
import { own } from './own.ts';

export interface Question {
  /** Part of the anchor of its answer. */
  readonly id: string;
  /** Language of its text. */
  readonly locale: Locale;
  readonly question: string;
  /** Paragraphs */
  readonly answer: readonly string[];
  /** Page ids */
  readonly seeAlso: readonly string[];
}

export interface QuestionCategory {
  readonly id: string;
  /** Language of its title. */
  readonly locale: Locale;
  readonly title: string;
  readonly questions: readonly Question[];
}

/** All categories in menu order, questions in the order of the English file. */
export async function getQuestions(locale: Locale): Promise<readonly QuestionCategory[]> {
  const [translated, english] = await Promise.all([getDocuments('faq', locale), getDocuments('faq', defaultLocale)]);
  return translated.map((category) => {
    const reference = english.find(({ id }) => id === category.id) ?? category;
    return {
      id: category.id,
      locale: category.locale,
      title: category.data.title,
      questions: Object.entries(reference.data.questions).map(([id, inEnglish]) => {
        const translatedOne = own(category.data.questions, id);
        const { question, answer, seeAlso } = translatedOne ?? inEnglish;
        return {
          id,
          locale: translatedOne ? category.locale : defaultLocale,
          question,
          answer: answer.trim().split(/\n\s*\n/),
          seeAlso,
        };
      }),
    };
  });
}
