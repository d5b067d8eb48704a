import { describe, expect, it } from 'vitest';
import { factValues, referencesIn } from '../../src/content/facts.ts';
import { siteSchema, type Fact, type Site } from '../../src/content/schemas.ts';
import { readSourceFiles } from '../../src/content/source.ts';
import { factSchema, findingIn, findingOf, languages, statementsOf, writtenRows } from './factTable.ts';
import { ProjectCopy } from './projectCopy.ts';
import { readerTexts, type Library } from './readerText.ts';

async function read(root: string): Promise<{ site: Site; texts: (site: Site) => Library }> {
  const source = await readSourceFiles(root);
  const site = siteSchema.parse(source.files.find(({ collection }) => collection === 'site')?.data);
  return { site, texts: (facts) => readerTexts(source, facts) };
}

const rows = writtenRows.flatMap((row) => factSchema.safeParse(row).data ?? []);
const statements = statementsOf(rows);
const findings = (library: Library): string[] => statements.flatMap((statement) => findingOf(library, statement) ?? []);

const { site, texts } = await read(process.cwd());
const library = texts(site);

/** The site with other figures and names than it has. */
function withOtherFacts({ facts, ...rest }: Site): Site {
  const other = (fact: Fact): Fact => {
    if ('number' in fact) return { number: fact.number + 1000 };
    if ('percent' in fact) return { percent: fact.percent + 1000 };
    if ('money' in fact) return { money: { ...fact.money, amount: fact.money.amount + 1000 } };
    if ('list' in fact) return { list: fact.list.map((item) => `${item}2`) };
    return { text: `${fact.text}2` };
  };
  return { ...rest, facts: Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, other(fact)])) };
}

describe('the table of facts', () => {
  it('has, for each fact, a document and a pattern in every language', () => {
    const incomplete = writtenRows.filter((row) => !factSchema.safeParse(row).success);
    expect(incomplete).toEqual([]);
    const [row] = rows;
    for (const gap of [{ in: [] }, { en: undefined }, { fr: undefined }, { pt: '' }, { fact: '' }]) {
      expect(factSchema.safeParse({ ...row, ...gap }).success, JSON.stringify(gap)).toBe(false);
    }
  });

  it('names each fact once, and each of its documents once', () => {
    const named = rows.map(({ fact }) => fact);
    expect(named).toEqual([...new Set(named)]);
    for (const { fact, in: documents } of rows) expect(documents, fact).toEqual([...new Set(documents)]);
  });

  it('names only documents that exist in every language', () => {
    const missing = statements.filter(({ document, language }) => !library.get(document)?.has(language));
    expect(missing.map(({ document, language }) => `${document} in ${language}`)).toEqual([]);
  });

  it('refers only to facts of content/site.yaml', () => {
    const known = Object.keys(factValues(site, 'en'));
    const names = rows.flatMap((row) =>
      [row.fact, ...languages.flatMap((language) => row[language])].flatMap(referencesIn),
    );
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
  });
});

describe('the check of facts', () => {
  const already = findings(library);
  const added = (changed: Library): string[] => findings(changed).filter((finding) => !already.includes(finding));

  /** What an edit of the content adds to the findings. */
  async function edited(edit: (project: ProjectCopy) => Promise<void>, change = (before: Site): Site => before) {
    await using project = await ProjectCopy.make('content');
    await edit(project);
    const copy = await read(project.root);
    return added(copy.texts(change(copy.site)));
  }

  it('misses a sentence that is gone, and says which fact, document and language', async () => {
    const found = await edited((project) =>
      project.replace('content/legal/privacyPolicy/fr.mdx', /^.*<Fact name="retentionYears" \/>.*\n/m, ''),
    );
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(
      /^privacyPolicy does not say, in fr, that data is kept for up to \{retentionYears\} years/,
    );
    expect(found[0]).toContain('Looked in content/legal/privacyPolicy/fr.mdx for one passage');
    expect(found[0]).toMatch(/\{retentionYears\} ans .*\(found nowhere\)/);
  });

  it('misses an item that is gone from a list, though the key points still have it', async () => {
    const found = await edited((project) =>
      project.replace('content/legal/termsAndConditions/pt.mdx', /^- Selfie.*\n/m, ''),
    );
    expect(found).toEqual([expect.stringMatching(/^termsAndConditions does not say, in pt, that .* live selfie\./)]);
  });

  it('misses an answer that no longer names the figure', async () => {
    const found = await edited((project) =>
      project.replace('content/faq/support/en.yaml', '{refundAnalysisDays} business days', 'a few days'),
    );
    expect(found).toEqual([expect.stringMatching(/^faq\/support does not say, in en, that .* business days\./)]);
  });

  it('finds a figure typed by hand as soon as content/site.yaml has another', async () => {
    const type = (project: ProjectCopy) => project.replace('content/faq/support/en.yaml', '{refundAnalysisDays}', '7');
    expect(await edited(type)).toEqual([]);
    expect(await edited(type, withOtherFacts)).toHaveLength(1);
    expect(added(texts(withOtherFacts(site)))).toEqual([]);
  });

  it('misses every fact of a translation that is gone', async () => {
    const found = await edited((project) => project.remove('content/faq/cards/pt.yaml'));
    expect(found).toHaveLength(rows.filter((row) => row.in.includes('faq/cards')).length);
    expect(found[0]).toMatch(/^There is no faq\/cards in the language "pt"\. It has to say that /);
  });

  it('takes no English text for a translation', () => {
    const fooled = statements.filter((statement) => {
      const english = library.get(statement.document)?.get('en');
      const patterns = statement.row[statement.language];
      return english && String(patterns) !== String(statement.row.en) && !findingIn(english, statement);
    });
    expect(fooled.map(({ row, document, language }) => `${document}, ${language}: ${row.fact}`)).toEqual([]);
  });

  it('is content with no empty text', () => {
    const empty = { path: '', passages: [{ text: '', sentences: [''] }], values: factValues(site, 'en') };
    const single = statements.flatMap(({ row, document, language }) =>
      row[language].map((source) => ({ row: { ...row, [language]: [source] }, document, language })),
    );
    expect(single.filter((statement) => !findingIn(empty, statement))).toEqual([]);
  });
});

describe('the content', () => {
  for (const statement of statements) {
    const { row, document, language } = statement;
    it(`${document} says, in ${language}, that ${row.fact}`, () => {
      const finding = findingOf(library, statement);
      if (finding !== undefined) expect.fail(finding);
    });
  }
});
