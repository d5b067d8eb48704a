/** The contact form before hydration: renders the store, validates and sends. Until it loads, the browser does both. */
import { hydrated } from '../hydrated.ts';
import {
  $contactForm,
  controlsOf,
  editForm,
  isFailure,
  mistakeOf,
  sendForm,
  type Field,
  type Mistake,
} from './contactForm.store.ts';

function bindContactForm(form: HTMLFormElement): void {
  const all = (selector: string): HTMLElement[] => [...form.querySelectorAll<HTMLElement>(selector)];
  const summary = form.querySelector<HTMLElement>('[data-summary]');
  const submit = form.querySelector('[type=submit]');
  form.noValidate = true;

  $contactForm.subscribe((state) => {
    if (hydrated.has('contact-form')) return;
    const { status, mistakes } = state;
    for (const part of all('[data-mistake]')) part.hidden = !mistakes.includes(part.dataset['mistake'] as Mistake);
    for (const part of all('[data-status]')) part.hidden = part.dataset['status'] !== status;
    for (const control of all('[name]')) {
      const mistake = mistakeOf(state, control.getAttribute('name') as Field);
      control.setAttribute('aria-invalid', String(mistake !== undefined));
      if (mistake) control.setAttribute('aria-describedby', `form-${mistake}-error`);
      else control.removeAttribute('aria-describedby');
    }
    submit?.setAttribute('aria-disabled', String(status === 'sending'));
    if (summary) summary.hidden = status !== 'wrong' && !isFailure(status);
  });
  form.addEventListener('submit', (event) => {
    if (hydrated.has('contact-form')) return;
    event.preventDefault();
    // A hidden summary takes no focus.
    void sendForm(controlsOf(form), form.dataset).then(() => summary?.focus());
  });
  form.addEventListener('input', () => {
    if (!hydrated.has('contact-form')) editForm(controlsOf(form));
  });
}

const form = document.querySelector<HTMLFormElement>('[data-contact-form]');
if (form) bindContactForm(form);
