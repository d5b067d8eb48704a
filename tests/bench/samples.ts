/** The pages that stand for all: the largest one of each kind. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Locale } from '../../src/i18n/locales.ts';
import { pathOf, type RouteKind } from '../../src/i18n/routes.ts';
import { routes } from '../site/pages.ts';

/** The file of a page in the built site. */
export const fileOf = (id: string, locale: Locale): string => {
  const address = pathOf(id, locale);
  return `dist${address === '/' ? '/index' : address}.html`;
};

/** Size of a file of the built site as it travels: its brotli form, where the build made one or a host would. */
export function travellingBytes(file: string): number {
  if (existsSync(`${file}.br`)) return statSync(`${file}.br`).size;
  return /\.(html|css|js|svg|xml|txt|webmanifest)$/.test(file)
    ? brotliCompressSync(readFileSync(file)).length
    : statSync(file).size;
}

/** A kind of page and the page that stands for it. */
export interface Sample {
  readonly kind: RouteKind | 'error';
  readonly id: string;
}

/** The largest page of each kind, and the error page. */
export function samples(): Sample[] {
  const sizeOf = (id: string): number => travellingBytes(fileOf(id, 'en'));
  const largest = [...Map.groupBy(routes, ({ kind }) => kind)].flatMap(([kind, same]) => {
    const [first] = same.toSorted((a, b) => sizeOf(b.id) - sizeOf(a.id));
    return first ? [{ kind, id: first.id }] : [];
  });
  return [...largest, { kind: 'error', id: '404' }];
}
