/**
 * The contact form. Messages stand beside their field and in a summary that
 * takes the focus (WCAG 3.3.1). Without script the form opens the visitor's
 * own mail program.
 */
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { addToast } from '../../stores/toasts.ts';
import { useReady } from '../useReady.ts';
import styles from './ContactForm.module.css';
import { submit, type Failure, type Submission } from './submission.ts';

type Field = keyof Submission;

interface Messages {
  readonly title: string;
  readonly required: string;
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly message: string;
  readonly submit: string;
  readonly sending: string;
  readonly success: string;
  readonly privacy: string;
  readonly errors: Readonly<Record<'summary' | 'name' | 'email' | 'emailFormat' | 'message', string>>;
  readonly failures: Readonly<Record<Failure, string>>;
}

interface Props {
  messages: Messages;
  /** E-mail address that the form writes to without script. */
  email: string;
  /** Where messages are posted; empty sends nothing. */
  endpoint: string;
  /** Says what the button does as long as nothing is sent; the address follows. */
  notice: string | undefined;
  policy: { readonly label: string; readonly href: string };
}

const fields = [
  { name: 'name', type: 'text', autoComplete: 'name', required: true },
  { name: 'email', type: 'email', autoComplete: 'email', required: true },
  { name: 'phoneNumber', type: 'tel', autoComplete: 'tel', required: false },
  { name: 'message', type: 'textarea', autoComplete: 'off', required: true },
] as const satisfies readonly { name: Field; type: string; autoComplete: string; required: boolean }[];

type Mistakes = Partial<Record<Field, string>>;

/** What is wrong with the fields, by the browser's own rules and in the page's messages. */
function mistakesIn(form: HTMLFormElement, errors: Messages['errors']): Mistakes {
  const mistakes: Mistakes = {};
  for (const { name, required } of fields) {
    const control = form.elements.namedItem(name);
    if (!required || !(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue;
    if (control.value.trim() === '') mistakes[name] = errors[name];
    else if (!control.validity.valid) mistakes[name] = errors.emailFormat;
  }
  return mistakes;
}

export default function ContactForm({ messages, email, endpoint, notice, policy }: Props): ReactNode {
  const root = useReady<HTMLFormElement>();
  const summary = useRef<HTMLDivElement>(null);
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const [failure, setFailure] = useState<Failure>();
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState(false);
  /** A second click on the button says nothing new, neither while the form is sent nor when it has just been emptied. */
  const isSettled = useRef(false);
  const wrong = fields.filter(({ name }) => mistakes[name] !== undefined);
  const needsAttention = wrong.length > 0 || failure !== undefined;

  useEffect(() => {
    // From here on this component speaks instead of the browser.
    root.current?.setAttribute('novalidate', '');
  }, [root]);

  useEffect(() => {
    if (needsAttention) summary.current?.focus();
  }, [mistakes, failure, needsAttention]);

  const handle = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isSettled.current) return;
    const found = mistakesIn(form, messages.errors);
    setMistakes(found);
    setFailure(undefined);
    setSent(false);
    if (Object.keys(found).length > 0) return;
    const data = new FormData(form);
    const value = (name: Field): string => {
      const entry = data.get(name);
      return typeof entry === 'string' ? entry.trim() : '';
    };
    isSettled.current = true;
    setSending(true);
    const problem = await submit(
      { name: value('name'), email: value('email'), phoneNumber: value('phoneNumber'), message: value('message') },
      endpoint,
    );
    setSending(false);
    setFailure(problem);
    if (problem !== undefined) {
      isSettled.current = false;
      return;
    }
    form.reset();
    setSent(true);
    addToast({ kind: 'success', text: messages.success });
  };

  /** A field with its name and what is wrong with it. */
  const control = ({ name, type, autoComplete, required }: (typeof fields)[number]): ReactNode => {
    const mistake = mistakes[name];
    const shared = {
      id: `form-${name}`,
      name,
      autoComplete,
      required,
      'aria-invalid': mistake === undefined ? undefined : true,
      'aria-describedby': mistake === undefined ? undefined : `form-${name}-error`,
    };
    return (
      <div key={name} className={styles['field']}>
        <label htmlFor={shared.id}>{messages[name]}</label>
        {type === 'textarea' ? <textarea {...shared} rows={4} /> : <input {...shared} type={type} />}
        {mistake !== undefined && (
          <p id={`form-${name}-error`} className={styles['error']}>
            {mistake}
          </p>
        )}
      </div>
    );
  };

  return (
    <form
      ref={root}
      className={styles['form']}
      action={`mailto:${email}`}
      method="post"
      encType="text/plain"
      aria-labelledby="form"
      onSubmit={(event) => void handle(event)}
      onInput={() => {
        if (!sending) isSettled.current = false;
        setSent(false);
      }}
    >
      <h2 id="form" tabIndex={-1}>
        {messages.title}
      </h2>
      <p className="muted">{messages.required}</p>
      {notice !== undefined && (
        <p id="form-notice" className="callout">
          {notice} <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
      {needsAttention && (
        <div ref={summary} className={styles['summary']} role="group" aria-labelledby="form-summary" tabIndex={-1}>
          <p id="form-summary">{failure === undefined ? messages.errors.summary : messages.failures[failure]}</p>
          {wrong.length > 0 && (
            <ul>
              {wrong.map(({ name }) => (
                <li key={name}>
                  <a href={`#form-${name}`}>{mistakes[name]}</a>
                </li>
              ))}
            </ul>
          )}
          {failure !== undefined && <a href={`mailto:${email}`}>{email}</a>}
        </div>
      )}
      <div className={styles['pair']}>{fields.slice(0, 2).map(control)}</div>
      {fields.slice(2).map(control)}
      <p className="muted">
        {messages.privacy} <a href={policy.href}>{policy.label}</a>
      </p>
      <div className={styles['end']}>
        <button
          className="button button-contained"
          type="submit"
          aria-disabled={sending}
          aria-describedby={notice === undefined ? undefined : 'form-notice'}
        >
          {sending ? messages.sending : messages.submit}
        </button>
        {/* Stays when the toast has gone, and is not announced a second time. */}
        {sent && <p className={styles['sent']}>{messages.success}</p>}
      </div>
    </form>
  );
}
