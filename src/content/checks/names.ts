/** Whether files have the names and places the site reads, in the languages it has. */
import { defaultLocale, isLocale, localeCodes } from '../../i18n/locales.ts';
import { fixedRoutes } from '../../i18n/routes.ts';
import { collections, type CollectionDefinition, type CollectionName } from '../collections.ts';
import { documentsOf } from '../documentsOf.ts';
import { listed } from '../lists.ts';
import type { Finding } from '../places.ts';
import type { Source } from '../source.ts';

/** Names that lead nowhere, languages that are missing and addresses that two documents would share. */
export function checkNames({ files, stray }: Source): Finding[] {
  const findings: Finding[] = stray.map((path) => ({
    path,
    line: 1,
    column: 1,
    message: `The site does not read this file. Content files are named by language: ${localeCodes.map((code) => `${code}.yaml`).join(', ')} (or .mdx for policies and features), in the folder of their document.`,
  }));
  const owners = new Map<string, string>(fixedRoutes.map(({ id }) => [id.toLowerCase(), `the page "${id}"`]));
  owners.set('404', 'the error page');
  for (const code of localeCodes) owners.set(code.toLowerCase(), `the language "${code}"`);
  for (const [collection, document, documentFiles] of documentsOf(files)) {
    const { layout, translation, extension }: CollectionDefinition = collections[collection];
    const [first] = documentFiles;
    if (!first || layout === 'file') continue;
    const folder = first.path.slice(0, first.path.lastIndexOf('/'));
    for (const file of documentFiles) {
      if (!isLocale(file.language)) {
        findings.push({
          ...file.placeOf([]),
          message: `"${file.language}" is not a language of the site. Name the file after one of: ${listed(localeCodes)}.`,
        });
      }
    }
    const required = translation === 'required' ? localeCodes : [defaultLocale];
    for (const code of required) {
      if (documentFiles.some(({ language }) => language === code)) continue;
      findings.push({
        path: `${folder}/${code}.${extension}`,
        line: 1,
        column: 1,
        message: `The language "${code}" is missing. Add this file.`,
      });
    }
    if (collection === 'features' || collection === 'legal') {
      if (!/^[A-Za-z][A-Za-z0-9-]*$/.test(document)) {
        findings.push({
          ...first.placeOf([]),
          message: `The folder name "${document}" becomes an address. Use letters, digits and hyphens only.`,
        });
      }
      const owner = owners.get(document.toLowerCase());
      if (owner !== undefined) {
        findings.push({
          ...first.placeOf([]),
          message: `The id "${document}" is taken by ${owner}. Rename this folder.`,
        });
      }
      owners.set(document.toLowerCase(), folder);
    }
  }
  for (const [name, { folder, layout, extension, translation }] of Object.entries(collections) as [
    CollectionName,
    CollectionDefinition,
  ][]) {
    if (layout === 'documents' || files.some(({ collection }) => collection === name)) continue;
    const expected = layout === 'file' ? [name] : translation === 'required' ? localeCodes : [defaultLocale];
    for (const file of expected) {
      findings.push({
        path: ['content', folder, `${file}.${extension}`].filter((part) => part !== '').join('/'),
        line: 1,
        column: 1,
        message: 'This file is missing, and the site cannot be built without it.',
      });
    }
  }
  return findings;
}
