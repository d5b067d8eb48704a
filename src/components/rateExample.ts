/** Updates the example conversion on every key; announces results and errors when typing pauses. */
import { convert, readAmount, writeFigures, writeMoney, type Currency } from '../site/money.ts';

/** Attributes of `RateExample.astro`. */
type Given = Record<'rateExample' | 'format' | 'spoken' | 'decimalMark', string>;

const root = document.querySelector<HTMLElement>('[data-rate-example]');
const field = root?.querySelector<HTMLInputElement>('#rate-amount');

if (root && field) {
  const { rateExample, format, spoken, decimalMark } = root.dataset as DOMStringMap & Given;
  let timer: ReturnType<typeof setTimeout>;
  let lastRead: ReturnType<typeof readAmount>;

  /** @param aloud whether to announce the result, or show an error */
  const show = (aloud: boolean): void => {
    const from = root.querySelector<HTMLInputElement>(':checked')?.value as Currency;
    const to = from === 'EUR' ? 'USDC' : 'EUR';
    const read = readAmount(field.value, from, decimalMark);
    lastRead = read;
    const isAmount = typeof read === 'bigint';
    const amount = isAmount ? writeMoney(read, from, format) : '–';
    const result = isAmount ? writeMoney(convert(read, from, BigInt(rateExample)), to, format) : '–';
    const [fromCell, toCell] = root.querySelectorAll('[data-figure]');
    fromCell?.replaceChildren(amount);
    toCell?.replaceChildren(result);
    root.querySelector('[data-currency]')?.replaceChildren(from);
    // A fixed error disappears at once; a new one appears when typing pauses.
    if (!isAmount && !aloud) return;
    let announcement = spoken.replace('{amount}', amount).replace('{result}', result);
    for (const error of root.querySelectorAll<HTMLElement>('[data-problem]')) {
      error.hidden = error.dataset['problem'] !== read;
      if (!error.hidden) announcement = error.textContent;
    }
    field.ariaInvalid = String(!isAmount);
    if (aloud) root.querySelector('output')?.replaceChildren(announcement);
  };

  root.addEventListener('input', () => {
    show(false);
    clearTimeout(timer);
    timer = setTimeout(show, 700, true);
  });
  // Shows the amount as it was understood.
  field.addEventListener('change', () => {
    if (typeof lastRead === 'bigint') field.value = writeFigures(lastRead, format);
    else show(true);
  });
  // Browsers restore what was typed or chosen. If they did not, skip: formatting is slow on phones.
  addEventListener('pageshow', () => {
    if (field.value !== field.defaultValue || !root.querySelector('[checked]:checked')) show(false);
  });
  field.closest('[hidden]')?.removeAttribute('hidden');
}
