import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeToasts } from '../toaster/toaster.store.ts';
import { $contactForm, editForm, mistakesIn, sendForm, type Control, type Field } from './contactForm.store.ts';

const endpoint = 'https://owner.example/messages';
const filled = { name: 'Ana', email: 'ana@example.com', phoneNumber: '', message: 'Hello' };

/** Stubs of fields; an address is valid if it has an at sign. */
function controls(values: Readonly<Record<Field, string>>): Map<Field, Control> {
  return new Map(
    Object.entries(values).map(([name, value]) => {
      const control = {
        value,
        required: name !== 'phoneNumber',
        get validity() {
          return { valid: name !== 'email' || control.value.includes('@') };
        },
      };
      return [name as Field, control];
    }),
  );
}

describe('contact form', () => {
  beforeEach(() => {
    $contactForm.set({ status: 'idle', mistakes: [] });
    vi.stubGlobal('navigator', { onLine: true });
    vi.spyOn(console, 'log').mockReturnValue(undefined);
    takeToasts();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('requires name, e-mail and message, but no phone number', () => {
    expect(mistakesIn(controls({ name: ' ', email: '', phoneNumber: '', message: '\n' }))).toEqual([
      'name',
      'email',
      'message',
    ]);
  });

  it('distinguishes a malformed address from a missing one', () => {
    expect(mistakesIn(controls({ ...filled, email: 'ana' }))).toEqual(['emailFormat']);
  });

  it('sends nothing while a field has an error', async () => {
    await sendForm(controls({ ...filled, message: '' }), { success: 'Sent', trial: 'Not sent' });
    expect($contactForm.get()).toEqual({ status: 'wrong', mistakes: ['message'] });
    expect(console.log).not.toHaveBeenCalled();
  });

  it('removes a fixed error and adds none while the visitor types', async () => {
    const fields = controls({ ...filled, name: '', message: '' });
    await sendForm(fields, { success: 'Sent', trial: 'Not sent' });
    const [name, email] = [fields.get('name'), fields.get('email')];
    if (name) name.value = 'Ana';
    if (email) email.value = '';
    editForm(fields);
    expect($contactForm.get()).toEqual({ status: 'wrong', mistakes: ['message'] });
  });

  it('logs the trimmed values without an endpoint, clears the fields and adds a toast', async () => {
    const fields = controls({ ...filled, name: ' Ana ', message: '\nHello ' });
    await sendForm(fields, { success: 'Sent', trial: 'Not sent' });
    expect(console.log).toHaveBeenCalledExactlyOnceWith(filled);
    expect([...fields.values()].map(({ value }) => value)).toEqual(['', '', '', '']);
    expect($contactForm.get().status).toBe('sent');
    expect(takeToasts()).toEqual([{ kind: 'info', text: 'Sent', note: 'Not sent' }]);
  });

  it('ignores a second press on a sent form', async () => {
    const fields = controls(filled);
    await sendForm(fields, { success: 'Sent', trial: 'Not sent' });
    await sendForm(fields, { success: 'Sent', trial: 'Not sent' });
    expect($contactForm.get()).toEqual({ status: 'sent', mistakes: [] });
  });

  it('keeps a field that is edited while the message is sent', async () => {
    let answer: (response: Response) => void = () => undefined;
    vi.stubGlobal('fetch', async () => new Promise<Response>((resolve) => (answer = resolve)));
    const fields = controls(filled);
    const sending = sendForm(fields, { endpoint, success: 'Sent' });
    expect($contactForm.get().status).toBe('sending');
    const message = fields.get('message');
    if (message) message.value = 'Hello again';
    answer(new Response());
    await sending;
    expect(fields.get('message')?.value).toBe('Hello again');
    expect(fields.get('name')?.value).toBe('');
    expect($contactForm.get().status).toBe('idle');
  });

  it.each([
    ['rejected', async () => Promise.resolve(new Response('', { status: 400 }))],
    ['server', async () => Promise.resolve(new Response('', { status: 503 }))],
    ['server', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['timeout', async () => Promise.reject(new DOMException('', 'TimeoutError'))],
  ])('keeps all fields and reports the failure: %s', async (reason, fetch) => {
    vi.stubGlobal('fetch', fetch);
    const fields = controls(filled);
    await sendForm(fields, { endpoint, success: 'Sent' });
    expect($contactForm.get()).toEqual({ status: reason, mistakes: [] });
    expect(fields.get('message')?.value).toBe('Hello');
    expect(takeToasts()).toEqual([]);
  });

  it('makes no request while offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    await sendForm(controls(filled), { endpoint, success: 'Sent' });
    expect($contactForm.get().status).toBe('offline');
    expect(fetch).not.toHaveBeenCalled();
  });
});
