/** Checks that facts, contacts and pages that texts refer to exist, and that documents state their required facts. */
import { defaultLocale } from '../../site/locales.ts';
import { moveFinder, pageIds } from '../anchors.ts';
import { collections } from '../../site/collections.ts';
import { contactFact, factValues, isPlaceholder, referencesIn } from '../../site/facts.ts';
import { attributeOf, elementsIn, startOf } from '../mdx.ts';
import { pageKinds } from '../../site/pages.ts';
import type { Finding, Place } from '../places.ts';
import { descriptionAt, stringsIn, valueAt } from '../../schemas/schemaPath.ts';
import { didYouMean } from '../didYouMean.ts';
import type { Site } from '../../schemas/site.ts';
import type { SourceFile } from '../source.ts';
import { homeId } from '../../site/routes.ts';
import { currentOnly } from '../../site/versions.ts';
import { mayShowPlaceholders } from './placeholders.ts';

/** Names that code fills in at build time, from the description of the field. */
const filledNames = ({ collection }: SourceFile, keys: readonly PropertyKey[]): string[] =>
  collection === 'ui' || collection === 'search'
    ? referencesIn(descriptionAt(collections[collection].schema, keys) ?? '')
    : [];

const namesPage = (keys: readonly PropertyKey[]): boolean => keys.at(-1) === 'page' || keys.at(-2) === 'seeAlso';

/** Reports `{name}` without a fact, and fields that name an unknown page. */
function unknownInFields(
  file: SourceFile,
  facts: readonly string[],
  pages: readonly string[],
  movedTo: ReturnType<typeof moveFinder>,
): Finding[] {
  return [...stringsIn(file.data)].flatMap(([keys, text]) => {
    const later = filledNames(file, keys);
    const names = [...later, ...facts];
    const [, now] = namesPage(keys) ? (movedTo(`/${text}`)?.split(/[/#]/) ?? []) : [];
    const unknown = referencesIn(text).filter((name) => !names.includes(name));
    return [
      ...unknown.map((name) => ({
        ...file.placeOf(keys),
        message:
          later.length > 0
            ? `{${name}} has no value here. Write ${later.map((other) => `{${other}}`).join(', ')}, or the name of a fact of content/site.yaml.`
            : `{${name}} is not a fact of content/site.yaml.${didYouMean(name, names, (other) => `{${other}}`)} Write one of: ${names.join(', ')}.`,
      })),
      ...(namesPage(keys) && !pages.includes(text)
        ? [
            {
              ...file.placeOf(keys),
              message:
                now === undefined
                  ? `There is no page "${text}".${didYouMean(text, pages)} Write one of: ${pages.join(', ')}.`
                  : `The page "${text}" has moved (content/moved.yaml). Write "${now === '' ? homeId : now}".`,
            },
          ]
        : []),
    ];
  });
}

/** Reports `<Fact>` and `<ContactEmail>` with a name that `content/site.yaml` lacks. */
function unknownInText(file: SourceFile, facts: readonly string[], contacts: readonly string[]): Finding[] {
  const known = new Map<string | null, readonly [what: string, names: readonly string[]]>([
    ['Fact', ['a fact', facts]],
    ['ContactEmail', ['a contact', contacts]],
  ]);
  return elementsIn(file.prose).flatMap((element) => {
    const [what, names] = known.get(element.name) ?? [];
    const name = attributeOf(element, 'name');
    if (what === undefined || names === undefined || name === undefined || names.includes(name)) return [];
    const list = `${didYouMean(name, names)} Write one of: ${names.join(', ')}.`;
    return [{ ...file.placeAt(startOf(element)), message: `"${name}" is not ${what} of content/site.yaml.${list}` }];
  });
}

export function factsShown(file: SourceFile): Map<string, Place> {
  const inFields = [...stringsIn(file.data)].flatMap(([keys, text]) =>
    referencesIn(text).map((name) => [name, file.placeOf(keys)] as const),
  );
  const inText = elementsIn(file.prose).flatMap((element) => {
    const name = attributeOf(element, 'name') ?? '';
    const place = file.placeAt(startOf(element));
    if (element.name === 'Fact') return [[name, place] as const];
    return element.name === 'ContactEmail' ? [[contactFact(name), place] as const] : [];
  });
  return new Map([...inFields, ...inText].toReversed());
}

/** Name of a document in `statedIn`. */
function nameOf({ collection, document }: SourceFile): string {
  if (collection === 'faq') return `faq/${document.toLowerCase()}`;
  return collection in pageKinds ? (pageKinds[collection as keyof typeof pageKinds].id ?? document) : document;
}

/** Reports required facts that a document does not show. `parity.ts` compares the facts of translations. */
function unstated(files: readonly SourceFile[], siteFile: SourceFile, site: Site): Finding[] {
  const english = new Map(
    files
      .filter(({ language }) => language === defaultLocale)
      .filter(currentOnly(files))
      .map((file) => [nameOf(file), file] as const),
  );
  return Object.entries(site.facts).flatMap(([fact, { statedIn = [] }]) =>
    statedIn.flatMap((name, index): Finding[] => {
      const file = english.get(name);
      if (!file) {
        // `names.ts` reports the missing English file.
        if (files.some((other) => nameOf(other) === name)) return [];
        const message = `There is no document "${name}". Write one of: ${[...english.keys()].join(', ')}.`;
        return [{ ...siteFile.placeOf(['facts', fact, 'statedIn', index]), message }];
      }
      const isRefused = isPlaceholder(site, fact) && !mayShowPlaceholders(file);
      const isUnreadable =
        file.data === undefined || (file.prose && ('mistake' in file.prose || file.body.trim() === ''));
      if (isUnreadable || isRefused || factsShown(file).has(fact)) return [];
      const written = file.prose ? `<Fact name="${fact}" />` : `{${fact}}`;
      const message = `This document has to state the fact "${fact}" (content/site.yaml, "statedIn"). Write ${written} where it belongs. If another fact has taken its place, take the document out of that list.`;
      return [{ ...file.placeOf([]), message }];
    }),
  );
}

/** Compares the contacts of `content/site.yaml` with the words of the contact page. */
function contactWords(files: readonly SourceFile[], contacts: readonly string[]): Finding[] {
  return files.flatMap((file) => {
    const group = ['company', 'contacts'];
    const words = valueAt(file.data, group);
    if (file.collection !== 'contact' || typeof words !== 'object' || words === null) return [];
    const described = Object.keys(words);
    return [
      ...contacts
        .filter((id) => !described.includes(id))
        .map((id) => ({
          ...file.placeOf(group),
          message: `The contact "${id}" of content/site.yaml has no words here. Add "${id}: { title: …, text: … }".`,
        })),
      ...described
        .filter((id) => !contacts.includes(id))
        .map((id) => ({
          ...file.placeOf([...group, id]),
          message: `"${id}" is not a contact of content/site.yaml. Rename it to one of: ${contacts.join(', ')}; or remove it.`,
        })),
    ];
  });
}

/** @param site `undefined` if its file is unreadable; references are not checked then */
export function checkReferences(files: readonly SourceFile[], site: Site | undefined): Finding[] {
  const siteFile = files.find(({ collection }) => collection === 'site');
  const pages = pageIds(files);
  const movedTo = moveFinder(files);
  if (!site || !siteFile) return [];
  const facts = Object.keys(factValues(site, defaultLocale));
  const contacts = site.contacts.map(({ id }) => id);
  return [
    ...files.flatMap((file) => [
      ...unknownInFields(file, facts, pages, movedTo),
      ...unknownInText(file, facts, contacts),
    ]),
    ...unstated(files, siteFile, site),
    ...contactWords(files, contacts),
  ];
}
