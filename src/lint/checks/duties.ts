/**
 * Checks the places in `content/duties.yaml`: each exists in every language and contains its required words, and a duty
 * is `met` only without placeholders.
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

/** The message for a place that a language lacks. `checkReferences` reports pages that do not exist. */
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

/** The part of an English text behind an anchor; `undefined` for unreadable texts and unknown anchors. */
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

/** @returns `undefined` for pages without running text */
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

/** @returns `undefined` if no answer has the anchor */
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
    return `The duty is not met yet: "#${still.anchor}" on the page ${still.page} still has a placeholder. Write "status: placeholder" until it is filled.`;
  }
  if (status === 'placeholder' && shown.every((one) => one === false)) {
    return 'No placeholder is left at the places of this duty. Write "status: met"; or name the place where a value is missing.';
  }
  return undefined;
}

/** @param site `undefined` if its file is unreadable; placeholders are not checked then */
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
