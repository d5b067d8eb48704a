/** State of the contact form: its errors and the status of its message. */
import { atom } from 'nanostores';
import { addToast } from '../toaster/toaster.store.ts';

/** In the order of the form. */
export const fields = ['name', 'email', 'phoneNumber', 'message'] as const;
export type Field = (typeof fields)[number];
export type Submission = Readonly<Record<Field, string>>;

/** A required field is empty, or the e-mail address is malformed. */
export const mistakes = ['name', 'email', 'emailFormat', 'message'] as const;
export type Mistake = (typeof mistakes)[number];

/** Reasons why a message was not sent. */
export const failures = ['offline', 'timeout', 'rejected', 'server'] as const;
export type Failure = (typeof failures)[number];

export interface FormState {
  readonly status: 'idle' | 'wrong' | 'sending' | 'sent' | Failure;
  readonly mistakes: readonly Mistake[];
}

export const $contactForm = atom<FormState>({ status: 'idle', mistakes: [] });

export const fieldOf = (mistake: Mistake): Field => (mistake === 'emailFormat' ? 'email' : mistake);

export const mistakeOf = (state: FormState, field: Field): Mistake | undefined =>
  state.mistakes.find((mistake) => fieldOf(mistake) === field);

export const isFailure = (status: FormState['status']): status is Failure =>
  failures.some((failure) => failure === status);

/** The part of an `<input>` that the store needs. */
export interface Control {
  value: string;
  readonly required: boolean;
  readonly validity: { readonly valid: boolean };
}

export type Controls = ReadonlyMap<Field, Control>;

export function controlsOf(form: HTMLFormElement): Controls {
  return new Map(
    fields.flatMap((name): [Field, Control][] => {
      const control = form.elements.namedItem(name);
      return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? [[name, control]] : [];
    }),
  );
}

/** Validates the fields. Spaces alone count as empty. */
export function mistakesIn(controls: Controls): Mistake[] {
  return mistakes.filter((mistake) => {
    const control = controls.get(fieldOf(mistake));
    if (!control?.required) return false;
    const isEmpty = control.value.trim() === '';
    return mistake === 'emailFormat' ? !isEmpty && !control.validity.valid : isEmpty;
  });
}

/** Milliseconds to wait for a response. */
const timeout = 15_000;

const isOnline = (): boolean => navigator.onLine;

/** Posts a message as JSON. Without an endpoint, logs the values to the console, as specified. */
async function post(submission: Submission, endpoint: string): Promise<Failure | undefined> {
  if (endpoint === '') {
    console.log(submission);
    return undefined;
  }
  if (!isOnline()) return 'offline';
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(submission),
      signal: AbortSignal.timeout(timeout),
    });
    if (response.ok) return undefined;
    return response.status < 500 ? 'rejected' : 'server';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') return 'timeout';
    return isOnline() ? 'server' : 'offline';
  }
}

/** Where the form sends to, and the toast that follows. */
export interface Delivery {
  /** URL, or empty */
  readonly endpoint?: string;
  readonly success?: string;
  /** Added to the toast as long as nothing is sent. */
  readonly trial?: string;
}

/** Validates the fields and sends them. Clears sent fields, except those edited meanwhile. */
export async function sendForm(
  controls: Controls,
  { endpoint = '', success = '', trial = '' }: Delivery,
): Promise<void> {
  const { status } = $contactForm.get();
  // Ignores a second press while sending and on the cleared form.
  if (status === 'sending' || status === 'sent') return;
  const invalid = mistakesIn(controls);
  if (invalid.length > 0) {
    $contactForm.set({ status: 'wrong', mistakes: invalid });
    return;
  }
  const typed = new Map([...controls].map(([name, { value }]) => [name, value]));
  const valueOf = (name: Field): string => typed.get(name)?.trim() ?? '';
  $contactForm.set({ status: 'sending', mistakes: [] });
  const failure = await post(
    {
      name: valueOf('name'),
      email: valueOf('email'),
      phoneNumber: valueOf('phoneNumber'),
      message: valueOf('message'),
    },
    endpoint,
  );
  $contactForm.set({ status: failure ?? 'sent', mistakes: [] });
  if (failure) return;
  let isEdited = false;
  for (const [name, control] of controls) {
    if (control.value === typed.get(name)) control.value = '';
    else isEdited = true;
  }
  if (isEdited) $contactForm.set({ status: 'idle', mistakes: [] });
  addToast(endpoint === '' ? { kind: 'info', text: success, note: trial } : { kind: 'success', text: success });
}

/** Call on input: removes fixed errors, and lets a sent form be sent again. */
export function editForm(controls: Controls): void {
  const state = $contactForm.get();
  if (state.status === 'sent') $contactForm.set({ status: 'idle', mistakes: [] });
  if (state.status !== 'wrong') return;
  const left = mistakesIn(controls).filter((mistake) => mistakeOf(state, fieldOf(mistake)));
  $contactForm.set({ status: left.length > 0 ? 'wrong' : 'idle', mistakes: left });
}
