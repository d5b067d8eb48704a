/** The questions as a page shows them: each in the language of the page, or in English where it has not been translated. */
import { defaultLocale, type Locale } from './locales.ts';
import { getDocuments } from './documents.ts';
import { own } from './own.ts';

export interface Question {
  /** Its name in the files, part of the address of its answer. */
  readonly id: string;
  /** The language of its words. */
  readonly locale: Locale;
  readonly question: string;
  /** Paragraphs. */
  readonly answer: readonly string[];
  /** Ids of the pages that say more. */
  readonly seeAlso: readonly string[];
}

export interface QuestionCategory {
  readonly id: string;
  /** The language of its name. */
  readonly locale: Locale;
  readonly title: string;
  /** In the order of the English file. */
  readonly questions: readonly Question[];
}

/** All categories in menu order. */
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
