/** The boot script as minified text for the head of every page. */
import { minifySync } from 'vite';
import { detectLanguage } from '../site/detect.ts';
import { localeCodes } from '../site/locales.ts';
import * as storageRegistry from '../site/storageRegistry.ts';
import { boot, type BootSettings } from './boot.ts';
import { themePattern } from './theme.store.ts';

const settings: BootSettings = {
  codes: localeCodes,
  themeKey: storageRegistry.theme,
  themePattern: themePattern.source,
  languageKey: storageRegistry.language,
};

export const bootScript = minifySync(
  'boot.js',
  `(${String(boot)})(${String(detectLanguage)},${JSON.stringify(settings)})`,
).code;
