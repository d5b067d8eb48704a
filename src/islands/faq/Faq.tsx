/**
 * The questions: categories as tabs, questions as an accordion (ARIA Authoring
 * Practices), on Radix. Every answer stands in the markup from the server; closed
 * ones are found by find-in-page, open by their own address and print. Until this
 * script has come `src/scripts/faq.ts` answers; the island begins with what it finds open.
 */
import * as Accordion from '@radix-ui/react-accordion';
import * as Tabs from '@radix-ui/react-tabs';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { answerAnchor } from '../../i18n/routes.ts';
import { useReady } from '../useReady.ts';
import styles from './Faq.module.css';

export interface FaqCategory {
  readonly id: string;
  readonly title: string;
  /** BCP 47 tag where the language is not that of the text around it. */
  readonly lang?: string;
  /** Ids of its questions, with a space between (props travel in the page as text). */
  readonly questions: string;
  /** BCP 47 tags of questions whose language is not that of the category, by their ids. */
  readonly langs?: Readonly<Record<string, string>>;
}

type Slot = `${'question' | 'answer'}${string}`;

/** Name of the slot of a question or its answer, by the places of its category and the question. */
export const slotOf = (what: 'question' | 'answer', category: number, question: number): Slot =>
  `${what}${String(category)}x${String(question)}`;

/** Questions and answers come as slots: their markup is the page's own, so that their words do not travel a second time. */
interface Props extends Readonly<Record<Slot, ReactNode>> {
  /** Name of the list of categories. */
  label: string;
  categories: readonly FaqCategory[];
}

/** What is open: a category, and in each category at most one of its questions. */
interface Open {
  readonly category: string;
  /** The open question by category; empty where none is open. */
  readonly questions: Readonly<Record<string, string>>;
}

const questionsOf = (category: FaqCategory): readonly string[] => category.questions.split(' ');

/** As the page begins: the first category and the first question of each. */
function atFirst(categories: readonly FaqCategory[]): Open {
  return {
    category: categories[0]?.id ?? '',
    questions: Object.fromEntries(categories.map((category) => [category.id, questionsOf(category)[0] ?? ''])),
  };
}

/** What the page shows; the visitor may have opened something before this script arrived. */
function inPage(categories: readonly FaqCategory[]): Open {
  const isOpen = (id: string): boolean => document.getElementById(id)?.dataset['state'] === 'open';
  const chosen = document.querySelector<HTMLElement>('[data-category][data-state=active]');
  return {
    category: chosen?.dataset['category'] ?? categories[0]?.id ?? '',
    questions: Object.fromEntries(
      categories.map((category) => [
        category.id,
        questionsOf(category).find((question) => isOpen(answerAnchor(category.id, question))) ?? '',
      ]),
    ),
  };
}

/** What Radix writes on each of its parts, some 200 here, and nobody reads. */
const unused = { 'data-orientation': undefined };

/** Closed parts stay findable: `hidden="until-found"`, which React cannot write by itself. */
function useFindable(open: boolean, onFound: () => void): (element: HTMLElement | null) => void {
  const element = useRef<HTMLElement | null>(null);
  const found = useRef(onFound);
  useLayoutEffect(() => {
    found.current = onFound;
  }, [onFound]);
  useLayoutEffect(() => {
    if (open) element.current?.removeAttribute('hidden');
    else element.current?.setAttribute('hidden', 'until-found');
  }, [open]);
  return useCallback((node: HTMLElement | null) => {
    element.current = node;
    node?.addEventListener('beforematch', (event) => {
      if (event.target === node) found.current();
    });
  }, []);
}

function Question({
  category,
  id,
  open,
  children,
  answer,
  onFound,
}: {
  category: FaqCategory;
  id: string;
  open: boolean;
  /** The question in words. */
  children: ReactNode;
  answer: ReactNode;
  onFound: () => void;
}): ReactNode {
  const ref = useFindable(open, onFound);
  const anchor = answerAnchor(category.id, id);
  // Named only while it is open: nothing refers to a closed answer.
  const answerId = open ? `answer-${anchor}` : undefined;
  return (
    <Accordion.Item value={id} id={anchor} lang={category.langs?.[id]} className={styles['item']} {...unused}>
      <Accordion.Header asChild data-state={undefined} {...unused}>
        <h4 className={styles['question']}>
          <Accordion.Trigger
            className={styles['trigger']}
            id={undefined}
            aria-controls={answerId}
            onClick={({ currentTarget }) => {
              // Once it has opened: an answer above it may have closed, and have drawn it up behind the bar.
              requestAnimationFrame(() => {
                currentTarget.scrollIntoView({ block: 'nearest' });
              });
            }}
            {...unused}
          >
            {children}
          </Accordion.Trigger>
        </h4>
      </Accordion.Header>
      {/*
       * Not Radix's own part: that is hidden where its question is closed, is a landmark (too many of them: Authoring
       * Practices, accordion) and measures itself, each by itself, in the moment in which the island takes over.
       */}
      <div ref={ref} className={styles['answer']} data-answer="" data-state={open ? 'open' : 'closed'} id={answerId}>
        {answer}
      </div>
    </Accordion.Item>
  );
}

function Category({
  category,
  selected,
  question,
  wordsOf,
  onOpen,
}: {
  category: FaqCategory;
  selected: boolean;
  /** The open question; empty where none is open. */
  question: string;
  /** The words of the question at a place, or of its answer. */
  wordsOf: (what: 'question' | 'answer', place: number) => ReactNode;
  onOpen: (category: string, question: string) => void;
}): ReactNode {
  const ref = useFindable(selected, () => {
    onOpen(category.id, questionsOf(category)[0] ?? '');
  });
  return (
    <Tabs.Content value={category.id} forceMount asChild>
      <div
        ref={ref}
        className={styles['panel']}
        lang={category.lang}
        data-category={category.id}
        // A closed panel stays in the page to be found, but is no empty panel to a screen reader.
        {...(selected ? {} : { role: undefined, 'aria-labelledby': undefined })}
        // A panel is a stop of the keyboard (Authoring Practices, tabs); a closed one keeps its box and must be none.
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- the panel has the role that Radix gives it
        tabIndex={selected ? 0 : -1}
        style={{ animationDuration: undefined }}
      >
        <h3 className={styles['title']}>{category.title}</h3>
        <Accordion.Root
          type="single"
          collapsible
          value={question}
          onValueChange={(value) => {
            onOpen(category.id, value);
          }}
        >
          {questionsOf(category).map((id, place) => (
            <Question
              key={id}
              category={category}
              id={id}
              open={question === id}
              answer={wordsOf('answer', place)}
              onFound={() => {
                onOpen(category.id, id);
              }}
            >
              {wordsOf('question', place)}
            </Question>
          ))}
        </Accordion.Root>
      </div>
    </Tabs.Content>
  );
}

export default function Faq({ label, categories, ...words }: Props): ReactNode {
  const root = useReady<HTMLDivElement>();
  const [open, setOpen] = useState<Open>(() =>
    typeof document === 'undefined' ? atFirst(categories) : inPage(categories),
  );
  const asked = useRef('');
  const show = (category: string, question: string): void => {
    setOpen(({ questions }) => ({ category, questions: { ...questions, [category]: question } }));
  };

  useLayoutEffect(() => {
    // What was opened between the first reading and this moment, in which the island takes over. Where that is
    // nothing, some two hundred parts need not be rendered a second time in one task.
    // eslint-disable-next-line react-hooks/set-state-in-effect -- what the browser shows is known only from here on
    setOpen((before) => {
      const now = inPage(categories);
      return JSON.stringify(now) === JSON.stringify(before) ? before : now;
    });
  }, [categories]);

  useEffect(() => {
    /** Opens the question that the address names, if it names one. */
    const follow = (): void => {
      // What a question was called before it was moved or renamed stands in its answer.
      const item = document
        .getElementById(location.hash.slice(1))
        ?.closest('[data-faq] [data-state][id]:not([data-answer])');
      const id = item?.closest<HTMLElement>('[data-category]')?.dataset['category'];
      const category = categories.find((one) => one.id === id);
      const question = category && questionsOf(category).find((one) => item?.id === answerAnchor(category.id, one));
      if (!question) return;
      asked.current = answerAnchor(category.id, question);
      show(category.id, question);
    };
    addEventListener('hashchange', follow);
    return () => {
      removeEventListener('hashchange', follow);
    };
  }, [categories]);

  useEffect(() => {
    // Once the question that was asked for is open, it stands where it stays.
    if (asked.current !== answerAnchor(open.category, open.questions[open.category] ?? '')) return;
    const item = document.getElementById(asked.current);
    asked.current = '';
    item?.scrollIntoView();
    item?.querySelector('button')?.focus({ preventScroll: true });
  }, [open]);

  return (
    <div ref={root}>
      <Tabs.Root
        className={styles['root']}
        value={open.category}
        onValueChange={(id) => {
          show(id, atFirst(categories).questions[id] ?? '');
        }}
      >
        <Tabs.List className={styles['tabs']} aria-label={label} style={{ outline: undefined }}>
          {categories.map(({ id, title, lang }) => (
            <Tabs.Trigger
              key={id}
              value={id}
              className={styles['tab']}
              lang={lang}
              // The chosen tab is the one stop of the keyboard, from the first frame.
              tabIndex={id === open.category ? 0 : -1}
            >
              {title}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <div>
          {categories.map((category, place) => (
            <Category
              key={category.id}
              category={category}
              selected={category.id === open.category}
              question={open.questions[category.id] ?? ''}
              wordsOf={(what, question) => words[slotOf(what, place, question)]}
              onOpen={show}
            />
          ))}
        </div>
      </Tabs.Root>
    </div>
  );
}
