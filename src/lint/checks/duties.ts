/**
 * Whether every place that `content/duties.yaml` names exists in every language and holds what it must, and whether a
 * duty is called met only where no placeholder is left.
 */
import { defaultLocale, localeCodes } from '../../site/locales.ts';
import { answerAnchor } from '../../site/routes.ts';
import { anchorFinder, isTextOf, moveFinder, noSuchAnchor, routesIn } from '../anchors.ts';
import { dutiesSchema, type Duty, type DutyPlace } from '../../schemas/duties.ts';
import { isPlaceholder, referencesIn } from '../../site/facts.ts';
import { attributeOf, elementsIn, headingsIn, startOf } from '../mdx.ts';
import type { Finding } from '../places.ts';
import { valueAt } from '../../schemas/schemaPath.ts';
import type { Site } from '../../schemas/site.ts';
import { sectionsOf } from '../../site/sections.ts';
import type { SourceFile } from '../source.ts';
import { currentOnly } from '../../site/versions.ts';

/** What is wrong with a place in one of the languages, or nothing; a page that does not exist is told elsewhere. */
function missingAnchor(
  { page, anchor }: DutyPlace,
  anchorsOf: ReturnType<typeof anchorFinder>,
  movedTo: ReturnType<typeof moveFinder>,
): string | undefined {
  for (const language of localeCodes) {
    const anchors = anchorsOf(page, language);
    if (!anchors || anchors.includes(anchor)) continue;
    return language === defaultLocale
      ? noSuchAnchor(page, anchor, anchors, movedTo, '')
      : `There is no section "#${anchor}" on the page ${page} in the language "${language}". Add the section to that text, where the English one has it.`;
  }
  return undefined;
}

interface Section {
  readonly file: SourceFile;
  readonly start: number;
  readonly end: number;
}

/** The part of an English text that an anchor leads to; `undefined` where that cannot be told. */
function sectionAt(file: SourceFile | undefined, anchor: string): Section | undefined {
  if (file && !file.prose) return { file, start: 0, end: file.text.length };
  if (!file?.prose || 'mistake' in file.prose) return undefined;
  const headings = headingsIn(file.prose);
  const { slug } = sectionsOf(headings, headings).find(({ id }) => id === anchor) ?? {};
  const index = headings.findIndex((heading) => heading.slug === slug);
  const heading = headings[index];
  if (!heading) return undefined;
  const end = headings.slice(index + 1).find(({ depth }) => depth <= heading.depth)?.offset ?? file.text.length;
  return { file, start: heading.offset, end };
}

/** Whether a section shows a placeholder; `undefined` for a page that is no running text. */
function showsPlaceholder(section: Section | undefined, site: Site): boolean | undefined {
  if (!section?.file.prose) return undefined;
  return elementsIn(section.file.prose)
    .filter((element) => startOf(element) > section.start && startOf(element) < section.end)
    .some((element) => {
      if (element.name === 'Placeholder') return true;
      return element.name === 'Fact' && isPlaceholder(site, attributeOf(element, 'name') ?? '');
    });
}

function lostContent({ file, start, end }: Section, contains: string, id: string): Finding[] {
  if (file.text.slice(start, end).includes(contains)) return [];
  const message = `The duty "${id}" of content/duties.yaml needs “${contains}” in this section. Put it back, in each language; or, if those words are misspelt there, correct “contains”.`;
  return [{ ...file.placeAt(start), message }];
}

/** Whether an answer shows a placeholder; `undefined` where the anchor is that of no answer. */
function answerShowsPlaceholder(files: readonly SourceFile[], anchor: string, site: Site): boolean | undefined {
  const categories = files.filter(({ collection, language }) => collection === 'faq' && language === defaultLocale);
  for (const { document, data } of categories) {
    const prefix = answerAnchor(document, '');
    const answer = anchor.startsWith(prefix)
      ? valueAt(data, ['questions', anchor.slice(prefix.length), 'answer'])
      : undefined;
    if (typeof answer === 'string') return referencesIn(answer).some((name) => isPlaceholder(site, name));
  }
  return undefined;
}

function mistakenStatus({ status, where }: Duty, shown: readonly (boolean | undefined)[]): string | undefined {
  const still = where[shown.indexOf(true)];
  if (status === 'met' && still) {
    return `The duty is not met yet: a placeholder stands in "#${still.anchor}" on the page ${still.page}. Write "status: placeholder" until it is filled.`;
  }
  if (status === 'placeholder' && shown.every((one) => one === false)) {
    return 'No placeholder is left at the places of this duty. Write "status: met"; or name the place where a value is missing.';
  }
  return undefined;
}

/** @param site the facts of the business; `undefined` where their file cannot be read, and placeholders are not known */
export function checkDuties(files: readonly SourceFile[], site: Site | undefined): Finding[] {
  const file = files.find(({ collection }) => collection === 'duties');
  const { data } = dutiesSchema.safeParse(file?.data);
  if (!file || !data) return [];
  const anchorsOf = anchorFinder(files);
  const movedTo = moveFinder(files);
  const routes = routesIn(files);
  const current = files.filter(currentOnly(files));
  const englishOf = (page: string): SourceFile | undefined => {
    const route = routes.find(({ id }) => id === page);
    return route && current.filter(isTextOf(route)).find(({ language }) => language === defaultLocale);
  };
  return data.duties.flatMap((duty, index) => {
    const missing = duty.where.map((place) => missingAnchor(place, anchorsOf, movedTo));
    const findings = missing.flatMap((message, at) =>
      message === undefined ? [] : [{ ...file.placeOf(['duties', index, 'where', at, 'anchor']), message }],
    );
    if (!site || findings.length > 0) return findings;
    const sections = duty.where.map(({ page, anchor }) => sectionAt(englishOf(page), anchor));
    const lost = duty.where.flatMap(({ contains }, at) =>
      contains !== undefined && sections[at] ? lostContent(sections[at], contains, duty.id) : [],
    );
    const shown = duty.where.map(
      ({ anchor }, at) => showsPlaceholder(sections[at], site) ?? answerShowsPlaceholder(files, anchor, site),
    );
    const message = mistakenStatus(duty, shown);
    return message === undefined ? lost : [...lost, { ...file.placeOf(['duties', index, 'status']), message }];
  });
}
