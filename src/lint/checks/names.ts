/** Checks the names and folders of files, their languages, and that no two documents share a name. */
import { defaultLocale, isLocale, localeCodes } from '../../site/locales.ts';
import { answerAnchor, errorId, reservedIds } from '../../site/routes.ts';
import { allCollections, collections, type CollectionDefinition } from '../../site/collections.ts';
import { allPageKinds, requiredPages } from '../../site/pages.ts';
import { startOfFile, type Finding } from '../places.ts';
import { valueAt } from '../../schemas/schemaPath.ts';
import { englishOnlyFields } from '../../schemas/fields.ts';
import { groupByDocument, locate, type Source, type SourceFile } from '../source.ts';
import { shortened } from '../syntax/lines.ts';
import { currentOnly } from '../../site/versions.ts';

const definitionOf = ({ collection }: SourceFile): CollectionDefinition => collections[collection];

const hasFolders = ({ layout }: CollectionDefinition): boolean => layout === 'documents' || layout === 'versions';

const aboutFile = (path: string, message: string): Finding => ({ ...startOfFile(path), message });

/** The right path of a file with a wrong extension or capital letters. */
function correctPath(path: string): string | undefined {
  const [, folder = '', name = ''] = /^content\/(.*\/)?([^/.]+)\.[^/]*$/.exec(path) ?? [];
  const lower = name.toLowerCase();
  if (lower !== 'version' && !isLocale(lower)) return undefined;
  const found = ['yaml', 'mdx'].map((ending) => `${folder}${lower}.${ending}`).find((file) => locate(file));
  return found === undefined ? undefined : `content/${found}`;
}

function strayFiles({ stray, files }: Source): Finding[] {
  const names = localeCodes.map((code) => `${code}.yaml`);
  const { folder, extension } = collections.policy;
  const version = /^(content\/(?!policies\/).*)\/\d{4}-\d\d-\d\d\/([^/]+)$/;
  const withoutVersion = new RegExp(`^content/${folder}/[^/]+/(?:${localeCodes.join('|')})\\.${extension}$`);
  return stray.map((path) => {
    const meant = correctPath(path);
    if (meant !== undefined) {
      return aboutFile(
        path,
        files.some((file) => file.path === meant)
          ? `The site reads ${meant} instead of this file. Move what you want to keep into that file, and delete this one.`
          : `The site does not read this file. Rename it to ${meant}.`,
      );
    }
    return aboutFile(
      path,
      withoutVersion.test(path)
        ? `A policy lies in a folder named by the day it takes effect. Move this file to ${path.replace(/[^/]+$/, `2025-01-31/$&`)}, with the right day.`
        : version.test(path)
          ? `Only policies have a folder for each day. Move this file to ${path.replace(version, '$1/$2')}, or its words into the file that is there.`
          : `The site does not read this file. Content files are named by language: ${names.join(', ')} (or .mdx for policies and features), in the folder of their document.`,
    );
  });
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.'));

/** Reports files not named after a language, and missing languages. */
function languagesOf(source: Source): Finding[] {
  return groupByDocument(source.files).flatMap((files) => {
    const [first] = files;
    if (!first) return [];
    const { layout, translation, extension } = definitionOf(first);
    if (layout === 'file' || layout === 'version') return [];
    const folder = first.path.slice(0, first.path.lastIndexOf('/'));
    const unknown = files.filter(({ path }) => !isLocale(nameOf(path)));
    const capital = files.filter(
      ({ path }) => !unknown.some((file) => file.path === path) && !path.endsWith(`.${extension}`),
    );
    // `versions.ts` checks the English text of versions.
    const required = translation === 'required' ? localeCodes : layout === 'versions' ? [] : [defaultLocale];
    const missing = required.filter((code) => !files.some(({ language }) => language === code));
    return [
      ...unknown.map((file) => ({
        ...file.placeOf([]),
        message: `"${nameOf(file.path)}" is not a language of the site. Name the file after one of: ${localeCodes.join(', ')}.`,
      })),
      ...capital.map((file) => ({
        ...file.placeOf([]),
        message: `Small and capital letters differ in the name of a file. Rename it to ${nameOf(file.path)}.${extension}.`,
      })),
      ...missing.map((code) =>
        aboutFile(`${folder}/${code}.${extension}`, `The language "${code}" is missing. Add this file.`),
      ),
    ];
  });
}

function missingFiles({ files }: Source): Finding[] {
  const single = allCollections.flatMap(([name, definition]) => {
    const { folder, layout, extension, translation } = definition;
    if (hasFolders(definition) || layout === 'version' || files.some(({ collection }) => collection === name))
      return [];
    const expected = layout === 'file' ? [name] : translation === 'required' ? localeCodes : [defaultLocale];
    return expected.map((file) =>
      aboutFile(
        ['content', folder, `${file}.${extension}`].filter((part) => part !== '').join('/'),
        'This file is missing, and the site cannot be built without it. Put it back.',
      ),
    );
  });
  const { folder } = collections.policy;
  const documents = Object.entries(requiredPages).flatMap(([id, reason]) =>
    files.some(({ collection, document }) => collection === 'policy' && document === id)
      ? []
      : aboutFile(
          `content/${folder}/${id}`,
          `This document is missing, and the site cannot do without it. ${reason} Put the folder "${id}" back.`,
        ),
  );
  return [...single, ...documents];
}

/** Reports folder names that cannot be an address, or that another page has. */
function addressesOf({ files }: Source): Finding[] {
  const owners = new Map<string, string>(
    allPageKinds.flatMap(([, { id }]) => (id === undefined ? [] : [[id.toLowerCase(), `the page "${id}"`]])),
  );
  owners.set(errorId, 'the error page');
  for (const id of reservedIds) owners.set(id, 'a part of the website itself');
  for (const code of localeCodes) owners.set(code.toLowerCase(), `the language "${code}"`);
  const byName = Map.groupBy(files, ({ collection, document }) => `${collection}/${document}`);
  return [...byName.values()].flatMap(([first]) => {
    if (!first || !hasFolders(definitionOf(first))) return [];
    const { collection, document } = first;
    const folder = `content/${definitionOf(first).folder}/${document}`;
    if (collection === 'faq') return nameFindings(first, document, /^[a-z][a-z0-9-]*$/, 'small letters');
    const owner = owners.get(document.toLowerCase());
    owners.set(document.toLowerCase(), folder);
    if (owner === undefined) return nameFindings(first, document, /^[A-Za-z][A-Za-z0-9-]*$/, 'letters');
    return [{ ...first.placeOf([]), message: `The id "${document}" is taken by ${owner}. Rename this folder.` }];
  });
}

function nameFindings(file: SourceFile, name: string, pattern: RegExp, letters: string): Finding[] {
  if (pattern.test(name)) return [];
  const message = `The folder name "${name}" becomes an address. Write it with ${letters}, digits and hyphens only, a letter first.`;
  return [{ ...file.placeOf([]), message }];
}

/** Reports questions with the words or the address of another: `b-c` in `a` and `c` in `a-b`. */
function repeatedQuestions({ files }: Source): Finding[] {
  const owners = new Map<string, SourceFile>();
  return files
    .filter(({ collection }) => collection === 'faq')
    .flatMap((file) =>
      Object.keys(valueAt(file.data, ['questions']) ?? {}).flatMap((id) => {
        const anchor = answerAnchor(file.document, id);
        const words = String(valueAt(file.data, ['questions', id, 'question'])).toLowerCase();
        const report = (key: string, place: readonly string[], message: (owner: string) => string): Finding[] => {
          const owner = owners.get(`${file.language} ${key}`);
          owners.set(`${file.language} ${key}`, file);
          return owner ? [{ ...file.placeOf(['questions', id, ...place]), message: message(owner.path) }] : [];
        };
        return [
          ...report(
            anchor,
            [],
            (owner) => `The address "#${anchor}" is that of a question in ${owner}. Rename this question.`,
          ),
          ...report(
            words.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim(),
            ['question'],
            (owner) => `${owner} already has this question. Delete one of the two, or write another question.`,
          ),
        ];
      }),
    );
}

const unique = ['label', 'title', 'description', 'keyPoints', 'order'] as const;

/** Shorter sections of two feature pages may be equal by chance, in words. */
const longSection = 20;

function copiedSections(group: readonly SourceFile[]): Finding[] {
  const owners = new Map<string, SourceFile>();
  return group.flatMap((file) =>
    file.collection !== 'feature' || file.prose === undefined
      ? []
      : Array.from(file.text.matchAll(/^## .*\n([^]*?)(?=^## |(?![^]))/gm)).flatMap(({ 1: section = '', index }) => {
          const words = section.trim().split(/\s+/);
          const owner = owners.get(words.join(' '));
          owners.set(words.join(' '), owner ?? file);
          if (!owner || words.length < longSection) return [];
          const message = `${owner.path} already has this section. Write what is true of this page, or delete the section.`;
          return [{ ...file.placeAt(index), message }];
        }),
  );
}

/** Reports documents of a collection with the same title, description or place in the menu. */
function duplicates({ files, records }: Source): Finding[] {
  const folderOf = (name: string): string => name.split('/').slice(0, 2).join('/');
  const agreed = new Set(Object.keys(records.translations).map(folderOf));
  // A new copy has no records yet: the message belongs to it, not to the original.
  const isNew = ({ path }: SourceFile): boolean => !agreed.has(folderOf(path.slice('content/'.length)));
  const comparable = files
    .filter((file) => hasFolders(definitionOf(file)))
    .toSorted((one, other) => Number(isNew(one)) - Number(isNew(other)));
  const groups = Map.groupBy(
    comparable.filter(currentOnly(comparable)),
    ({ collection, language }) => `${collection}/${language}`,
  );
  return [...groups.values()].flatMap((group) => [
    ...copiedSections(group),
    ...unique.flatMap((field) => {
      const owners = new Map<string, SourceFile>();
      return group.flatMap((file) => {
        const read = valueAt(file.data, [field]);
        const value = Array.isArray(read) ? read.join(' ') : read;
        if ((typeof value !== 'string' && typeof value !== 'number') || value === '') return [];
        const key = String(value).trim().toLowerCase();
        const owner = owners.get(key);
        owners.set(key, owner ?? file);
        if (!owner) return [];
        const shown = shortened(String(value), 60);
        const message =
          field === 'order'
            ? `"order" is "${shown}" in ${owner.path} and ${file.path}. Give one of them another number.`
            : `"${field}" is "${shown}", as in ${owner.path}. Readers could not tell the two apart: write another one.`;
        const places = field === 'order' && !isNew(file) ? [owner, file] : [file];
        return places.map(({ placeOf }) => ({ ...placeOf([field]), message }));
      });
    }),
  ]);
}

function menuFieldsInTranslations({ files }: Source): Finding[] {
  const translations = files.filter(({ language }) => isLocale(language) && language !== defaultLocale);
  return translations.flatMap((file) =>
    englishOnlyFields
      .filter((field) => valueAt(file.data, [field]) !== undefined)
      .map((field) => ({
        ...file.placeOf([field]),
        message: `"${field}" belongs only in the English file, so that all languages have the same menus. Remove this line.`,
      })),
  );
}

export function checkNames(source: Source): Finding[] {
  return [
    ...strayFiles(source),
    ...languagesOf(source),
    ...missingFiles(source),
    ...addressesOf(source),
    ...repeatedQuestions(source),
    ...duplicates(source),
    ...menuFieldsInTranslations(source),
  ];
}
