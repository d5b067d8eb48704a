/**
 * The conversion that visitors try: figures follow every key at once, the
 * sentence for screen readers and the word about a mistake come when typing
 * rests. Stands inside the page, right behind the figures.
 */
import { convert, readAmount, writeFigures, writeMoney, type Currency } from '../i18n/money.ts';

/** What the page gives, in attributes of the same names (`RateExample.astro`). */
type Given = Record<'rateExample' | 'format' | 'spoken' | 'decimalMark', string>;

const root = document.querySelector<HTMLElement>('[data-rate-example]');
const field = root?.querySelector<HTMLInputElement>('#rate-amount');
const slider = root?.querySelector<HTMLInputElement>('[type=range]');

if (root && field && slider) {
  const { rateExample, format, spoken, decimalMark } = root.dataset as DOMStringMap & Given;
  let timer: ReturnType<typeof setTimeout>;
  let lastRead: ReturnType<typeof readAmount>;

  /** What the figures are now: said aloud, and a mistake shown, where `aloud`. */
  const show = (aloud: boolean): void => {
    const from = root.querySelector<HTMLInputElement>(':checked')?.value as Currency;
    const to = from === 'EUR' ? 'USDC' : 'EUR';
    const read = readAmount(field.value, from, decimalMark);
    lastRead = read;
    const isAmount = typeof read === 'bigint';
    const amount = isAmount ? writeMoney(read, from, format) : '–';
    const result = isAmount ? writeMoney(convert(read, from, BigInt(rateExample)), to, format) : '–';
    const [given, got] = root.querySelectorAll('[data-figure]');
    given?.replaceChildren(amount);
    got?.replaceChildren(result);
    root.dataset['from'] = from;
    if (isAmount) slider.valueAsNumber = Number(read) / 100;
    slider.ariaValueText = amount;
    // A mistake that has been mended is forgotten at once, a new one is told when typing rests.
    if (!isAmount && !aloud) return;
    let said = spoken.replace('{amount}', amount).replace('{result}', result);
    for (const error of root.querySelectorAll<HTMLElement>('[data-problem]')) {
      error.hidden = error.dataset['problem'] !== read;
      if (!error.hidden) said = error.textContent;
    }
    field.ariaInvalid = String(!isAmount);
    if (aloud) root.querySelector('output')?.replaceChildren(said);
  };

  root.addEventListener('input', ({ target }) => {
    if (target === slider) field.value = writeFigures(BigInt(slider.value) * 100n, format);
    show(false);
    clearTimeout(timer);
    // Typing rests when no key came for so many milliseconds.
    timer = setTimeout(show, 700, true);
  });
  // What was typed is written out once it is finished, as it was understood.
  field.addEventListener('change', () => {
    if (typeof lastRead === 'bigint') field.value = writeFigures(lastRead, format);
    else show(true);
  });
  // A browser that goes back to the page may have kept what was typed or chosen there. If not, nothing is written
  // anew: the first figure that is written takes a slow phone a tenth of a second.
  addEventListener('pageshow', () => {
    if (field.value !== field.defaultValue || !root.querySelector('[checked]:checked')) show(false);
  });
  field.closest('[hidden]')?.removeAttribute('hidden');
}
