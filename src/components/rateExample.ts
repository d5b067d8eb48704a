/** Updates the example conversion on every key; announces results and errors when typing pauses. */
import { convert, readAmount, writeFigures, writeMoney, type Currency } from '../site/money.ts';

/** Attributes of `RateExample.astro`. */
type Given = Record<'rateExample' | 'format' | 'spoken' | 'decimalMark', string>;

const root = document.querySelector<HTMLElement>('[data-rate-example]');
const field = root?.querySelector<HTMLInputElement>('#rate-amount');
const swap = root?.querySelector('button');

if (root && field && swap) {
  const { rateExample, format, spoken, decimalMark } = root.dataset as DOMStringMap & Given;
  let [from, to]: [Currency, Currency] = ['USDC', 'EUR'];
  let timer: ReturnType<typeof setTimeout>;
  let lastRead: ReturnType<typeof readAmount>;

  /** @param aloud whether to announce the result, or show an error */
  const show = (aloud: boolean): void => {
    const read = readAmount(field.value, from, decimalMark);
    lastRead = read;
    const isAmount = typeof read === 'bigint';
    const given = isAmount ? read : 0n;
    const received = convert(given, from, BigInt(rateExample));
    root.querySelector('[data-figure]')?.replaceChildren(isAmount ? writeFigures(received, format) : '–');
    for (const [index, code] of root.querySelectorAll('[data-currency]').entries())
      code.replaceChildren(index ? to : from);
    // A fixed error disappears at once; a new one appears when typing pauses.
    if (!isAmount && !aloud) return;
    let announcement = spoken
      .replace('{amount}', writeMoney(given, from, format))
      .replace('{result}', writeMoney(received, to, format));
    for (const error of root.querySelectorAll<HTMLElement>('[data-problem]')) {
      error.hidden = error.dataset['problem'] !== read;
      if (!error.hidden) announcement = error.textContent;
    }
    field.ariaInvalid = String(!isAmount);
    if (aloud) root.querySelector('output')?.replaceChildren(announcement);
  };

  const update = (): void => {
    show(false);
    clearTimeout(timer);
    timer = setTimeout(show, 700, true);
  };

  field.addEventListener('input', update);
  swap.addEventListener('click', (event) => {
    // Or `boot.ts` would replay the press.
    event.preventDefault();
    [from, to] = [to, from];
    update();
  });
  // Formats the amount as it was read.
  field.addEventListener('change', () => {
    if (typeof lastRead === 'bigint') field.value = writeFigures(lastRead, format);
    else show(true);
  });
  // The browser may have restored a typed amount. Otherwise skip: formatting is slow on phones.
  addEventListener('pageshow', () => {
    if (field.value !== field.defaultValue) show(false);
  });
  field.closest('[hidden]')?.removeAttribute('hidden');
}
