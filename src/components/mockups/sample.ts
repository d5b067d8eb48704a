/**
 * The sample account of all product pictures, so that they agree. None of it is a real rate, reward or user. The staked
 * amount has no reward, because both together would promise a rate.
 */
import { formatNumber } from '../../site/format.ts';
import { localeDefinition, type Locale } from '../../site/locales.ts';
import type { IconName } from '../../schemas/fields.ts';

type Currency = 'EUR' | 'USDC';
/** Negative when it leaves the account. */
type Amount = readonly [value: number, currency: Currency];

/** Icons by kind of movement. */
export const movementIcons = {
  deposit: 'download',
  conversion: 'convert',
  transfer: 'send',
  withdrawal: 'withdraw',
} as const satisfies Record<string, IconName>;

/** Euros for one USDC. */
const rate = 0.92;
const converted = 100;
const balances = { euro: 1250, usdc: 840.25 };
/** The day of the pictures and of the latest movement. */
const today = '2026-01-14';

export const sample = {
  today,
  euro: [balances.euro, 'EUR'],
  usdc: [balances.usdc, 'USDC'],
  total: [balances.euro + balances.usdc * rate, 'EUR'],
  one: [1, 'USDC'],
  rate: [rate, 'EUR'],
  given: [converted, 'USDC'],
  received: [converted * rate, 'EUR'],
  sent: [60, 'EUR'],
  withdrawn: [50, 'USDC'],
  /** Shortened, as the app shows it. */
  address: 'GB4K…7QXN',
  memo: '4821 7730',
  rewards: { referral: [10, 'EUR'], cashback: [6.4, 'EUR'] },
  earned: [10 + 6.4, 'EUR'],
  /** In euros, up to the current month: four referrals of 2.50, the rest cashback. */
  earnedMonthly: [0.6, 3.3, 0.7, 3.4, 3.7, 4.7],
  staked: [200, 'USDC'],
  stakedFrom: '2025-11-04',
  stakedUntil: '2026-02-04',
} as const satisfies Record<string, Amount | string | readonly number[] | Record<string, Amount>>;

export interface Movement {
  readonly kind: keyof typeof movementIcons;
  /** The other user, if there is one. */
  readonly name?: string;
  readonly date: string;
  readonly amount: Amount;
}

/** The movement with a receipt. */
export const transfer = {
  kind: 'transfer',
  name: 'Ana M.',
  date: '2026-01-10',
  amount: [-sample.sent[0], 'EUR'],
} as const satisfies Movement;

/** Newest first. */
export const history: readonly Movement[] = [
  { kind: 'conversion', date: today, amount: sample.received },
  { kind: 'deposit', date: '2026-01-13', amount: [200, 'EUR'] },
  transfer,
  { kind: 'withdrawal', date: '2026-01-08', amount: [-50, 'USDC'] },
];

/** Payments by card, newest first. */
export const payments = [
  { date: '2026-01-06', amount: [-38.9, 'EUR'] },
  { date: '2026-01-05', amount: [-12.5, 'EUR'] },
  { date: '2026-01-03', amount: [-64, 'EUR'] },
] as const satisfies readonly Pick<Movement, 'date' | 'amount'>[];

/** Offers of USDC, cheapest first. The first has the seller's name from `content/ui/`. */
export const offers = [
  { rate: [rate, 'EUR'], method: 'bank', limits: [50, 500], trades: 48 },
  { name: 'Luís K.', rate: [0.93, 'EUR'], method: 'bank', limits: [20, 800], trades: 112 },
  { name: 'Ana M.', rate: [0.94, 'EUR'], method: 'instant', limits: [20, 250], trades: 17 },
] as const satisfies readonly {
  readonly name?: string;
  readonly rate: Amount;
  readonly method: 'bank' | 'instant';
  readonly limits: readonly [from: number, to: number];
  readonly trades: number;
}[];

/** `AM` for `Ana M.` */
export function initialsOf(name: string): string {
  return Array.from(name.split(' '), ([letter = '']) => letter).join('');
}

/** Limits in whole euros: `€50 – €500`. */
export function writeLimits(limits: readonly number[], locale: Locale): string {
  const style = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const;
  return limits.map((limit) => formatNumber(limit, locale, style)).join(' – ');
}

/** `€1,250.00` or `840.25 USDC`; `signed` adds a plus to incoming amounts. */
export function writeAmount([value, currency]: Amount, locale: Locale, signed = false): string {
  const signDisplay = signed ? 'exceptZero' : 'auto';
  const written =
    currency === 'EUR'
      ? formatNumber(value, locale, { style: 'currency', currency, signDisplay })
      : `${formatNumber(value, locale, { minimumFractionDigits: 2, signDisplay })}\u00A0${currency}`;
  return written.replace('-', '−');
}

/** A date without its year: `14 Jan`, in Portuguese too, where one format would write `14/01`. */
export function writeDay(isoDate: string, locale: Locale): string {
  const { format } = localeDefinition(locale);
  const date = new Date(isoDate);
  const write = (part: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(format, { ...part, timeZone: 'UTC' }).format(date);
  return `${write({ day: 'numeric' })}\u00A0${write({ month: 'short' })}`;
}
