/**
 * The questions as data, and how they reach the island. The server renders them
 * from the content; the browser reads them back from that markup instead of
 * receiving every text a second time as props.
 */
import { answerAnchor } from '../../i18n/routes.ts';

export interface FaqLink {
  readonly label: string;
  readonly href: string;
}

export interface FaqQuestion {
  readonly id: string;
  readonly question: string;
  /** Paragraphs. */
  readonly answer: readonly string[];
  readonly links: readonly FaqLink[];
}

export interface FaqCategory {
  readonly id: string;
  readonly title: string;
  /** BCP 47 tag where the language is not the page's own. */
  readonly lang: string | undefined;
  readonly questions: readonly FaqQuestion[];
}

const rendered = new Map<string, readonly FaqCategory[]>();

/** Lays the questions of a language ready for rendering on the server. */
export function provideQuestions(language: string, categories: readonly FaqCategory[]): void {
  rendered.set(language, categories);
}

const textOf = (root: Element, selector: string): string => root.querySelector(selector)?.textContent ?? '';

/** Reads the questions back from the markup that `Faq.tsx` has made of them. */
function readQuestions(): FaqCategory[] {
  return [...document.querySelectorAll<HTMLElement>('[data-category]')].map((panel) => {
    const id = panel.dataset['category'] ?? '';
    return {
      id,
      title: textOf(panel, 'h3'),
      lang: panel.getAttribute('lang') ?? undefined,
      questions: [...panel.querySelectorAll(`[id^="${answerAnchor(id, '')}"]:not([data-answer])`)].map((item) => ({
        id: item.id.slice(answerAnchor(id, '').length),
        question: textOf(item, 'h4'),
        answer: [...item.querySelectorAll('[data-paragraph]')].map(({ textContent }) => textContent),
        links: [...item.querySelectorAll<HTMLAnchorElement>('[data-answer] a')].map((link) => ({
          label: link.textContent,
          href: link.getAttribute('href') ?? '',
        })),
      })),
    };
  });
}

/**
 * The questions of a language, on the server as in the browser.
 * @throws on the server when nobody has provided them
 */
export function questionsIn(language: string): readonly FaqCategory[] {
  if (typeof document !== 'undefined') return readQuestions();
  const categories = rendered.get(language);
  if (!categories) throw new Error(`No questions were provided for the language "${language}".`);
  return categories;
}
