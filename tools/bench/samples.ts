/** Sample pages: the largest of each kind. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Locale } from '../../src/site/locales.ts';
import type { PageKind } from '../../src/site/pages.ts';
import { errorId, pathOf } from '../../src/site/routes.ts';
import { fileOf as fileAt, site } from '../../tests/site/pages.ts';

export const fileOf = (id: string, locale: Locale): string => fileAt(pathOf(id, locale));

/** Transfer size of a file: compressed by brotli if the build or a host does so. */
export function transferSize(file: string): number {
  if (existsSync(`${file}.br`)) return statSync(`${file}.br`).size;
  return /\.(html|css|js|svg|xml|txt|json|webmanifest)$/.test(file)
    ? brotliCompressSync(readFileSync(file)).length
    : statSync(file).size;
}

export interface Sample {
  readonly kind: PageKind;
  readonly id: string;
}

/** The largest page of each kind, and the error page. */
export function samples(): Sample[] {
  const sizeOf = (id: string): number => transferSize(fileOf(id, 'en'));
  const largest = [...Map.groupBy(site.routes, ({ kind }) => kind)].flatMap(([kind, same]) => {
    const [first] = same.toSorted((a, b) => sizeOf(b.id) - sizeOf(a.id));
    return first ? [{ kind, id: first.id }] : [];
  });
  return [...largest, { kind: 'notFound', id: errorId }];
}
