/** Names of the islands, which the build gives to their scripts. */
import { globSync } from 'node:fs';
import path from 'node:path';

export const islandNames: readonly string[] = globSync('src/islands/*/*.tsx').map((file) =>
  path.basename(file, '.tsx'),
);
