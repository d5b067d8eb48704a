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

export interface FaqLink {
  readonly label: string;
  readonly href: string;
}

interface FaqQuestion {
  readonly id: string;
  /** BCP 47 tag where the language is not that of its category. */
  readonly lang?: string;
  readonly question: string;
  /** Paragraphs. */
  readonly answer: readonly string[];
  /** Ids of the pages that it leads to. */
  readonly links: readonly string[];
  /** Anchors that it had before it was moved or renamed. */
  readonly oldAnchors?: readonly string[];
}

export interface FaqCategory {
  readonly id: string;
  readonly title: string;
  /** BCP 47 tag where the language is not that of the text around it. */
  readonly lang?: string;
  readonly questions: readonly FaqQuestion[];
}

interface Props {
  /** Name of the list of categories. */
  label: string;
  /** Introduces the links of an answer. */
  seeAlso: string;
  pages: Readonly<Record<string, FaqLink>>;
  categories: readonly FaqCategory[];
}

/** What is open: a category, and in each category at most one of its questions. */
interface Open {
  readonly category: string;
  /** The open question by category; empty where none is open. */
  readonly questions: Readonly<Record<string, string>>;
}

/** As the page begins: the first category and the first question of each. */
function atFirst(categories: readonly FaqCategory[]): Open {
  return {
    category: categories[0]?.id ?? '',
    questions: Object.fromEntries(categories.map(({ id, questions }) => [id, questions[0]?.id ?? ''])),
  };
}

/** What the page shows; the visitor may have opened something before this script arrived. */
function inPage(categories: readonly FaqCategory[]): Open {
  const isOpen = (id: string): boolean => document.getElementById(id)?.dataset['state'] === 'open';
  const chosen = document.querySelector<HTMLElement>('[data-category][data-state=active]');
  return {
    category: chosen?.dataset['category'] ?? categories[0]?.id ?? '',
    questions: Object.fromEntries(
      categories.map(({ id, questions }) => [
        id,
        questions.find((question) => isOpen(answerAnchor(id, question.id)))?.id ?? '',
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

function Answer({
  category,
  item,
  open,
  onFound,
  seeAlso,
  pages,
}: {
  category: string;
  item: FaqQuestion;
  open: boolean;
  onFound: () => void;
  seeAlso: string;
  pages: Readonly<Record<string, FaqLink>>;
}): ReactNode {
  const ref = useFindable(open, onFound);
  const anchor = answerAnchor(category, item.id);
  const answerId = `answer-${anchor}`;
  return (
    <Accordion.Item value={item.id} id={anchor} lang={item.lang} className={styles['item']} {...unused}>
      <Accordion.Header asChild data-state={undefined} {...unused}>
        <h4 className={styles['question']}>
          <Accordion.Trigger
            className={styles['trigger']}
            id={undefined}
            aria-controls={open ? answerId : undefined}
            {...unused}
          >
            {item.question}
          </Accordion.Trigger>
        </h4>
      </Accordion.Header>
      {/*
       * Not Radix's own part: that is hidden where its question is closed, is a landmark (too many of them: Authoring
       * Practices, accordion) and measures itself, each by itself, in the moment in which the island takes over.
       */}
      <div ref={ref} className={styles['answer']} data-answer="" data-state={open ? 'open' : 'closed'} id={answerId}>
        <div className={styles['text']}>
          {item.oldAnchors?.map((old) => (
            <span key={old} id={old} />
          ))}
          {item.answer.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {item.links.length > 0 && (
            <p className={styles['links']}>
              {seeAlso}{' '}
              {item.links.map((page) => (
                <a key={page} href={pages[page]?.href}>
                  {pages[page]?.label}
                </a>
              ))}
            </p>
          )}
        </div>
      </div>
    </Accordion.Item>
  );
}

function Category({
  category,
  selected,
  question,
  seeAlso,
  pages,
  onOpen,
}: {
  category: FaqCategory;
  selected: boolean;
  /** The open question; empty where none is open. */
  question: string;
  seeAlso: string;
  pages: Readonly<Record<string, FaqLink>>;
  onOpen: (category: string, question: string) => void;
}): ReactNode {
  const ref = useFindable(selected, () => {
    onOpen(category.id, category.questions[0]?.id ?? '');
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
          {category.questions.map((item) => (
            <Answer
              key={item.id}
              category={category.id}
              item={item}
              open={question === item.id}
              seeAlso={seeAlso}
              pages={pages}
              onFound={() => {
                onOpen(category.id, item.id);
              }}
            />
          ))}
        </Accordion.Root>
      </div>
    </Tabs.Content>
  );
}

export default function Faq({ label, seeAlso, pages, categories }: Props): ReactNode {
  const root = useReady<HTMLDivElement>();
  const [open, setOpen] = useState<Open>(() =>
    typeof document === 'undefined' ? atFirst(categories) : inPage(categories),
  );
  const asked = useRef('');
  const show = (category: string, question: string): void => {
    setOpen(({ questions }) => ({ category, questions: { ...questions, [category]: question } }));
  };

  useLayoutEffect(() => {
    // What was opened between the first reading and this moment, in which the island takes over.
    // eslint-disable-next-line react-hooks/set-state-in-effect -- what the browser shows is known only from here on
    setOpen(inPage(categories));
  }, [categories]);

  useEffect(() => {
    /** Opens the question that the address names, if it names one. */
    const follow = (): void => {
      for (const { id: category, questions } of categories) {
        for (const { id: question, oldAnchors = [] } of questions) {
          const anchor = answerAnchor(category, question);
          if (![anchor, ...oldAnchors].includes(location.hash.slice(1))) continue;
          asked.current = anchor;
          show(category, question);
        }
      }
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
          show(id, categories.find((category) => category.id === id)?.questions[0]?.id ?? '');
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
          {categories.map((category) => (
            <Category
              key={category.id}
              category={category}
              selected={category.id === open.category}
              question={open.questions[category.id] ?? ''}
              seeAlso={seeAlso}
              pages={pages}
              onOpen={show}
            />
          ))}
        </div>
      </Tabs.Root>
    </div>
  );
}
