/** The contact form: what is wrong with it, and how far its message has come. */
import { atom } from 'nanostores';
import { addToast } from '../toaster/toaster.store.ts';

/** The fields of the form, in order. */
export const fields = ['name', 'email', 'phoneNumber', 'message'] as const;
export type Field = (typeof fields)[number];
export type Submission = Readonly<Record<Field, string>>;

/** What can be wrong: a required field is empty, or an address is none. */
export const mistakes = ['name', 'email', 'emailFormat', 'message'] as const;
export type Mistake = (typeof mistakes)[number];

/** Why a message could not be sent. */
export const failures = ['offline', 'timeout', 'rejected', 'server'] as const;
export type Failure = (typeof failures)[number];

export interface FormState {
  readonly status: 'idle' | 'wrong' | 'sending' | 'sent' | Failure;
  readonly mistakes: readonly Mistake[];
}

export const $contactForm = atom<FormState>({ status: 'idle', mistakes: [] });

/** The field that a mistake is about. */
export const fieldOf = (mistake: Mistake): Field => (mistake === 'emailFormat' ? 'email' : mistake);

/** The mistake of a field, if it has one. */
export const mistakeOf = ({ mistakes: found }: FormState, field: Field): Mistake | undefined =>
  found.find((mistake) => fieldOf(mistake) === field);

/** Whether the message could not be sent. */
export const isFailure = (status: FormState['status']): status is Failure =>
  failures.some((failure) => failure === status);

/** A field as the browser has it: its text, and whether that meets the browser's own rules. */
export interface Control {
  value: string;
  readonly required: boolean;
  readonly validity: { readonly valid: boolean };
}

export type Controls = ReadonlyMap<Field, Control>;

/** The fields of a form in a page. */
export function controlsOf(form: HTMLFormElement): Controls {
  return new Map(
    fields.flatMap((name): [Field, Control][] => {
      const control = form.elements.namedItem(name);
      return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? [[name, control]] : [];
    }),
  );
}

/** What is wrong with the fields. Spaces are no text. */
export function mistakesIn(controls: Controls): Mistake[] {
  return mistakes.filter((mistake) => {
    const control = controls.get(fieldOf(mistake));
    if (!control?.required) return false;
    const isEmpty = control.value.trim() === '';
    return mistake === 'emailFormat' ? !isEmpty && !control.validity.valid : isEmpty;
  });
}

/** How long an answer may take, in milliseconds. */
const timeout = 15_000;

const isOnline = (): boolean => navigator.onLine;

/**
 * Posts a message to the owner's endpoint as JSON. Without one nothing is sent: the values go to the console, as the
 * specification says.
 */
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

/**
 * Checks the fields and sends them. What was sent is cleared; what was typed meanwhile stays.
 * @param endpoint address that takes the message, or empty
 * @param success words of the toast
 */
export async function sendForm(controls: Controls, endpoint: string, success: string): Promise<void> {
  const { status } = $contactForm.get();
  // A second press says nothing new, neither while the form is sent nor when it has just been cleared.
  if (status === 'sending' || status === 'sent') return;
  const found = mistakesIn(controls);
  if (found.length > 0) {
    $contactForm.set({ status: 'wrong', mistakes: found });
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
  let isKept = false;
  for (const [name, control] of controls) {
    if (control.value === typed.get(name)) control.value = '';
    else isKept = true;
  }
  if (isKept) $contactForm.set({ status: 'idle', mistakes: [] });
  addToast({ kind: 'success', text: success });
}

/** The visitor has typed: mistakes that were mended go, and a sent form may be sent again. */
export function editForm(controls: Controls): void {
  const state = $contactForm.get();
  if (state.status === 'sent') $contactForm.set({ status: 'idle', mistakes: [] });
  if (state.status !== 'wrong') return;
  const left = mistakesIn(controls).filter((mistake) => mistakeOf(state, fieldOf(mistake)));
  $contactForm.set({ status: left.length > 0 ? 'wrong' : 'idle', mistakes: left });
}
