/**
 * The FAQ: categories as tabs, questions as an accordion (ARIA Authoring Practices), on Radix once hydrated. Every answer
 * is in the markup, so that find-in-page, links and print reach closed ones.
 */
import * as Accordion from '@radix-ui/react-accordion';
import * as Tabs from '@radix-ui/react-tabs';
import { useStore } from '@nanostores/react';
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { answerAnchor } from '../../site/routes.ts';
import { hydrated } from '../hydrated.ts';
import styles from './Faq.module.css';
import * as faq from './faq.store.ts';
import { showFindable } from './findable.ts';

export interface Category extends faq.FaqCategory {
  readonly title: string;
  /** BCP 47 tag, if not the language of the page's text. */
  readonly lang?: string;
  /** BCP 47 tags of questions in another language than their category. */
  readonly langs?: readonly (readonly [id: string, tag: string])[];
}

type Slot = `${'question' | 'answer'}${string}`;

/** Name of a slot, by the indexes of category and question. */
export const slotOf = (what: 'question' | 'answer', category: number, question: number): Slot =>
  `${what}${String(category)}x${String(question)}`;

/** Questions and answers are slots, because props would repeat their text in the page. */
interface Props extends Readonly<Record<Slot, ReactNode>> {
  /** Accessible name of the tab list. */
  label: string;
  categories: readonly Category[];
}

/** React treats `hidden` as boolean, so this passes `HIDDEN`, which HTML reads in lower case. */
const hiddenUnless = (isShown: boolean): object => (isShown ? {} : { HIDDEN: 'until-found' });

/** Applies `showFindable` to an element after each render. */
function useFindable(isShown: boolean): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (element.current) showFindable(element.current, isShown);
  }, [isShown]);
  return element;
}

/** Replaces Radix's `Content`, which hides closed answers from find-in-page and makes each open one a landmark. */
function Answer({ id, isOpen, children }: { id: string; isOpen: boolean; children: ReactNode }): ReactNode {
  return (
    <div
      ref={useFindable(isOpen)}
      id={id}
      className={styles['answer']}
      {...hiddenUnless(isOpen)}
      data-answer=""
      data-state={isOpen ? 'open' : 'closed'}
    >
      {children}
    </div>
  );
}

/** The panel of a category. Radix alone would hide closed panels from find-in-page. */
function Panel({
  category,
  isShown,
  children,
}: {
  category: Category;
  isShown: boolean;
  children: ReactNode;
}): ReactNode {
  return (
    <Tabs.Content value={category.id} forceMount asChild>
      <div
        ref={useFindable(isShown)}
        className={styles['panel']}
        lang={category.lang}
        {...hiddenUnless(isShown)}
        // A closed panel keeps an empty box, which must not be a tab stop.
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- Radix gives the role
        tabIndex={isShown ? 0 : -1}
        data-category={category.id}
        // Removes Radix's `style` attribute, which the security policy forbids.
        style={{ animationDuration: undefined }}
      >
        <h3 className={`${styles['title'] ?? ''} scripted-visually-hidden`} suppressHydrationWarning>
          {category.title}
        </h3>
        {children}
      </div>
    </Tabs.Content>
  );
}

export default function Faq({ label, categories, ...words }: Props): ReactNode {
  const current = faq.currentCategory(useStore(faq.$category, { ssr: 'initial' }), categories);
  const openQuestions = useStore(faq.$openQuestions, { ssr: 'initial' });
  useLayoutEffect(() => {
    hydrated.add('faq');
  }, []);
  return (
    <Tabs.Root className={styles['root']} value={current} onValueChange={faq.chooseCategory}>
      {/* The style removes Radix's `style` attribute, which the security policy forbids. */}
      <Tabs.List className={`choices ${styles['tabs'] ?? ''}`} aria-label={label} style={{ outline: undefined }}>
        {categories.map(({ id, title, lang }) => (
          <Tabs.Trigger key={id} value={id} className="choice" lang={lang} suppressHydrationWarning>
            {title}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <div>
        {categories.map((category, place) => {
          const open = faq.openQuestionOf(openQuestions, category);
          const langs = new Map(category.langs);
          return (
            <Panel key={category.id} category={category} isShown={category.id === current}>
              <Accordion.Root
                type="single"
                collapsible
                value={open}
                onValueChange={(id) => {
                  faq.setOpenQuestion(category.id, id);
                }}
              >
                {category.questions.map((id, at) => {
                  const anchor = answerAnchor(category.id, id);
                  const answer = `answer-${anchor}`;
                  return (
                    <Accordion.Item
                      key={id}
                      value={id}
                      id={anchor}
                      lang={langs.get(id)}
                      className={styles['item']}
                      data-question={id}
                    >
                      <Accordion.Header asChild>
                        <h4 className={styles['question']}>
                          <Accordion.Trigger className={styles['trigger']} aria-controls={answer}>
                            {words[slotOf('question', place, at)]}
                          </Accordion.Trigger>
                        </h4>
                      </Accordion.Header>
                      <Answer id={answer} isOpen={id === open}>
                        {words[slotOf('answer', place, at)]}
                      </Answer>
                    </Accordion.Item>
                  );
                })}
              </Accordion.Root>
            </Panel>
          );
        })}
      </div>
    </Tabs.Root>
  );
}
