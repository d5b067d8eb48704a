/** What `npm run content -- <name>` prints about the content instead of its state. Nothing here is a mistake. */
import { dutyDetails } from './dutyMatrix.ts';
import { readabilityTable } from './readability.ts';
import type { SourceFile } from './source.ts';

/** The reports by name. */
export const contentReports: ReadonlyMap<string, (files: readonly SourceFile[]) => string> = new Map([
  ['duties', dutyDetails],
  ['readability', readabilityTable],
]);
