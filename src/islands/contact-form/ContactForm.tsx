/**
 * The contact form. Errors appear next to their field and in a summary that takes focus (WCAG 3.3.1). All are in the
 * markup, so that CSS can show them by `:user-invalid`. Without scripts the form opens the visitor's mail program.
 */
import { useStore } from '@nanostores/react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { hydrated } from '../hydrated.ts';
import { IslandIcon } from '../icons.tsx';
import styles from './ContactForm.module.css';
import {
  $contactForm,
  controlsOf,
  editForm,
  failures,
  fieldOf,
  fields,
  isFailure,
  mistakeOf,
  mistakes,
  sendForm,
  type Failure,
  type Field,
  type Mistake,
} from './contactForm.store.ts';

interface Messages extends Readonly<
  Record<
    Field | 'title' | 'required' | 'submit' | 'sending' | 'success' | 'trial' | 'sent' | 'orWrite' | 'privacy',
    string
  >
> {
  readonly errors: Readonly<Record<Mistake | 'summary' | 'summaryOfOne', string>>;
  readonly failures: Readonly<Record<Failure, string>>;
}

interface Props {
  messages: Messages;
  /** Recipient when scripts do not run. */
  email: string;
  /** URL that messages are posted to; empty sends nothing. */
  endpoint: string;
  /** Tells visitors that the form is not connected; the e-mail address follows. */
  notice: string | undefined;
  policy: { readonly label: string; readonly href: string };
}

const types: Readonly<Record<Field, string>> = { name: 'text', email: 'email', phoneNumber: 'tel', message: 'text' };
const tokens: Readonly<Partial<Record<Field, string>>> = { name: 'name', email: 'email', phoneNumber: 'tel' };

export default function ContactForm({ messages, email, endpoint, notice, policy }: Props): ReactNode {
  const state = useStore($contactForm, { ssr: 'initial' });
  const { status } = state;
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    hydrated.add('contact-form');
  }, []);
  const mailLink = (
    <a href={`mailto:${email}`} translate="no">
      {email}
    </a>
  );
  const field = (name: Field): ReactNode => {
    const mistake = mistakeOf(state, name);
    const attributes = {
      id: `form-${name}`,
      name,
      autoComplete: tokens[name],
      required: name !== 'phoneNumber',
      placeholder: ' ',
      'aria-invalid': mistake !== undefined,
      'aria-describedby': mistake && `form-${mistake}-error`,
    };
    return (
      <div key={name} className={styles['field']}>
        <label htmlFor={attributes.id} suppressHydrationWarning>
          {messages[name]}
        </label>
        {name === 'message' ? <textarea {...attributes} rows={4} /> : <input {...attributes} type={types[name]} />}
        {mistakes
          .filter((one) => fieldOf(one) === name)
          .map((one) => (
            <p
              key={one}
              id={`form-${one}-error`}
              className={`${styles['message'] ?? ''} ${styles['error'] ?? ''}`}
              data-mistake={one}
              hidden={one !== mistake}
            >
              <IslandIcon name="alert" />
              <span suppressHydrationWarning>{messages.errors[one]}</span>
            </p>
          ))}
      </div>
    );
  };

  return (
    <form
      ref={form}
      className={styles['form']}
      action={`mailto:${email}`}
      method="post"
      encType="text/plain"
      aria-labelledby="form"
      data-contact-form=""
      data-endpoint={endpoint}
      data-success={messages.success}
      data-trial={messages.trial}
      onSubmit={(event) => {
        event.preventDefault();
        const { success, trial } = messages;
        const delivery = { endpoint, success, trial };
        void sendForm(controlsOf(event.currentTarget), delivery).then(() => summary.current?.focus());
      }}
      onInput={({ currentTarget }) => {
        editForm(controlsOf(currentTarget));
      }}
    >
      <h2 id="form" tabIndex={-1} suppressHydrationWarning>
        {messages.title}
      </h2>
      <p className="muted" suppressHydrationWarning>
        {messages.required}
      </p>
      {notice !== undefined && (
        <p id="form-notice" className={`callout ${styles['message'] ?? ''}`}>
          <IslandIcon name="info" />
          <span>
            <span suppressHydrationWarning>{`${notice} `}</span>
            {mailLink}
          </span>
        </p>
      )}
      <div
        ref={summary}
        className={`callout ${styles['message'] ?? ''} ${styles['summary'] ?? ''}`}
        role="group"
        aria-labelledby="form-summary"
        tabIndex={-1}
        data-summary=""
        hidden={status !== 'wrong' && !isFailure(status)}
      >
        <IslandIcon name="alert" />
        <div>
          <div id="form-summary">
            <p data-status="wrong" hidden={status !== 'wrong'} suppressHydrationWarning>
              <span className={styles['several']} suppressHydrationWarning>
                {messages.errors.summary}
              </span>
              <span className={styles['one']} suppressHydrationWarning>
                {messages.errors.summaryOfOne}
              </span>
            </p>
            {failures.map((failure) => (
              <p key={failure} data-status={failure} hidden={status !== failure} suppressHydrationWarning>
                {messages.failures[failure]}
              </p>
            ))}
          </div>
          <ul>
            {mistakes.map((mistake) => (
              <li key={mistake} data-mistake={mistake} hidden={!state.mistakes.includes(mistake)}>
                <a href={`#form-${fieldOf(mistake)}`} suppressHydrationWarning>
                  {messages.errors[mistake]}
                </a>
              </li>
            ))}
          </ul>
          {failures.map((failure) => (
            <p key={failure} data-status={failure} hidden={status !== failure}>
              <span suppressHydrationWarning>{`${messages.orWrite} `}</span>
              {mailLink}
            </p>
          ))}
        </div>
      </div>
      <div className={styles['pair']}>{fields.slice(0, 2).map(field)}</div>
      {fields.slice(2).map(field)}
      <p className="muted">
        <span suppressHydrationWarning>{`${messages.privacy} `}</span>
        <a href={policy.href} suppressHydrationWarning>
          {policy.label}
        </a>
      </p>
      <div className={styles['end']}>
        <button
          className="button button-contained"
          type="submit"
          aria-disabled={status === 'sending'}
          aria-describedby={notice === undefined ? undefined : 'form-notice'}
        >
          <span suppressHydrationWarning>{messages.submit}</span>
          <span data-status="sending" hidden={status !== 'sending'} suppressHydrationWarning>
            {messages.sending}
          </span>
        </button>
        {/* Stays after the toast, which is announced. */}
        <p
          className={`callout ${styles['message'] ?? ''} ${notice === undefined ? (styles['sent'] ?? '') : ''}`}
          data-status="sent"
          hidden={status !== 'sent'}
        >
          <IslandIcon name={notice === undefined ? 'success' : 'info'} />
          <span>
            <span suppressHydrationWarning>{`${messages.sent} `}</span>
            {notice !== undefined && mailLink}
          </span>
        </p>
      </div>
    </form>
  );
}
