import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { pdfDetails as about } from '../../../tests/policies/pdfDetails.ts';
import { introduction, list, paragraph, plain, section, table } from '../../../tests/policies/textBuilders.ts';
import type { Block, Inline, Piece, PolicyText } from '../text.ts';
import { pdfCompiler } from './compiler.ts';
import { policyPdf, type PdfDetails } from './policyPdf.ts';
import { readPdf, type PdfElement, type PdfExtent, type ReadPdf } from '../../../tests/policies/readPdf.ts';
import { loadTypst } from './typst.ts';

const loans: PolicyText = {
  title: 'Loan of garden tools',
  keyPoints: ['Tools are lent for a week.', 'A lost tool costs “what it costs” – no more.'],
  sections: [
    introduction(paragraph('This policy is about spades.')),
    section(
      '1',
      'Who may borrow',
      paragraph([
        { text: 'Whoever ' },
        { text: 'lives here', strong: true },
        { text: ', says ' },
        { text: '[name of the club]', placeholder: true },
        { text: '. Read ' },
        { text: 'what it costs', href: '#what-it-costs' },
        { text: ', the ' },
        { text: 'rules of the house', href: '/houseRules#noise', emphasis: true },
        { text: ' or write to ' },
        { text: 'tools@garden.example', href: 'mailto:tools@garden.example' },
        { text: '.\nOn paper, too.' },
      ]),
      list('bullets', 'Members.', 'Neighbours.'),
      list('tags', 'Spade', 'Rake', 'Watering can'),
    ),
    section('1.1', 'In three steps', list('numbers', 'Ask.', 'Borrow.', 'Return.')),
    section(
      '2',
      'What it costs',
      {
        type: 'table',
        head: [plain('Tool'), plain('Price')],
        rows: [
          [plain('Spade'), plain('€1.50')],
          [plain('Rake'), [{ text: 'nothing', strong: true }]],
        ],
      },
      { type: 'notice', text: plain('Tools have edges.') },
    ),
  ],
};

const make = async (text: Partial<PolicyText>, more: Partial<PdfDetails> = {}): Promise<ReadPdf> =>
  readPdf(await policyPdf({ ...loans, ...text }, { ...about, ...more }));
const oneSection = (...blocks: Block[]): Partial<PolicyText> => ({ sections: [section('1', 'One', ...blocks)] });

/** Every element of the document, parents before children. */
const elementsOf = ({ pages }: ReadPdf): PdfElement[] => {
  const all = (element: PdfElement): PdfElement[] => [element, ...element.elements.flatMap(all)];
  return pages.flatMap(({ elements }) => elements.flatMap(all));
};
const collapsed = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
const textsOf = (pdf: ReadPdf, ...roles: string[]): string[] =>
  elementsOf(pdf)
    .filter(({ role }) => roles.includes(role))
    .map(({ text }) => collapsed(text));
const containers = ['L', 'LI', 'LBody', 'TOC', 'Table', 'THead', 'TBody', 'TR'];
/** Role and content of an element: `LI(Lbl • LBody(P Members.))`. */
const outlineOf = ({ role, text, elements }: PdfElement): string =>
  containers.includes(role) && elements.length > 0
    ? `${role}(${elements.map(outlineOf).join(' ')})`
    : [role, collapsed(text)].join(' ').trim();

/** Words of a text in reading order. */
const wordsOf = ({ sections }: PolicyText): string[] => {
  const inline = (pieces: Inline): string => pieces.map(({ text }) => text).join('');
  const label = (block: Block, index: number): string =>
    block.type !== 'list' || block.kind === 'tags' ? '' : block.kind === 'bullets' ? '•' : `${String(index + 1)}.`;
  const words = (block: Block): string[] => {
    if (block.type === 'list') {
      return block.items.flatMap((item, index) => [label(block, index), ...item.flatMap(words)]);
    }
    return block.type === 'table' ? [block.head, ...block.rows].flat().map(inline) : [inline(block.text)];
  };
  return sections.flatMap(({ number, heading, blocks }) => [number, heading, ...blocks.flatMap(words)]);
};

describe('the PDF of a policy', () => {
  let bytes: Uint8Array;
  let pdf: ReadPdf;
  beforeAll(async () => {
    bytes = await policyPdf(loans, about);
    pdf = await readPdf(bytes);
  });

  it('has title, language and effective date as metadata', () => {
    expect(pdf).toMatchObject({ title: 'Loan of garden tools', showsTitle: true, language: 'pt-PT' });
    expect(pdf).toMatchObject({ created: 'D:20240229000000Z', modified: 'D:20240229000000Z' });
    const dates = pdf.xmp.match(/\d{4}-\d{2}-\d{2}T[^<]*/g);
    expect(new Set(dates)).toEqual(new Set(['2024-02-29T00:00:00Z']));
  });

  it('declares that it conforms to PDF/UA-1', () => {
    expect(pdf.xmp).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(pdf.tagged).toBe(true);
  });

  it('tags its contents in reading order', () => {
    expect(pdf.pages.flatMap(({ elements }) => elements.map(outlineOf))).toEqual([
      'P Garden Club',
      'H1 Loan of garden tools',
      'P From 29 February 2024',
      'P Page https://garden.example/pt/loans/2024-02-29',
      'H2 In a word',
      'L(LI(Lbl • LBody Tools are lent for a week.) LI(Lbl • LBody A lost tool costs “what it costs” – no more.))',
      'H2 What is in it',
      'TOC(TOC(TOCI 1 Who may borrow 1 TOCI 2 What it costs 2))',
      'P This policy is about spades.',
      'H2 1 Who may borrow',
      'P Whoever lives here, says [name of the club]. Read what it costs, the rules of the house or write to tools@garden.example. On paper, too.',
      'L(LI(Lbl • LBody(P Members.)) LI(Lbl • LBody(P Neighbours.)))',
      'L(LI(Lbl LBody(P Spade)) LI(Lbl LBody(P Rake)) LI(Lbl LBody(P Watering can)))',
      'H3 1.1 In three steps',
      'L(LI(Lbl 1. LBody(P Ask.)) LI(Lbl 2. LBody(P Borrow.)) LI(Lbl 3. LBody(P Return.)))',
      'H2 2 What it costs',
      'Table(THead(TR(TH Tool TH Price)) TBody(TR(TD Spade TD €1.50) TR(TD Rake TD nothing)))',
      'P Tools have edges.',
      `P Fingerprint ${about.sha256}`,
    ]);
  });

  it('has a bookmark for every section', () => {
    expect(pdf.bookmarks).toMatchObject([
      { title: '1 Who may borrow', items: [{ title: '1.1 In three steps', items: [] }] },
      { title: '2 What it costs', items: [] },
    ]);
  });

  it('links to absolute URLs, and to its own sections by page', () => {
    const targets = pdf.pages.flatMap(({ links }) => links.map(({ target }) => target));
    const second = pdf.pages.findIndex(({ elements }) => elements.some(({ text }) => text.includes('€1.50'))) + 1;
    expect(second).toBeGreaterThan(0);
    const [, ...contents] = targets.splice(0, 3);
    expect(contents.map((target) => typeof target)).toEqual(['number', 'number']);
    expect(targets).toEqual([second, 'https://garden.example/houseRules#noise', 'mailto:tools@garden.example']);
    expect(textsOf(pdf, 'Link').slice(-3)).toEqual(['what it costs', 'rules of the house', 'tools@garden.example']);
    expect(pdf.pages.flatMap(({ links }) => links).every(({ description }) => description !== '')).toBe(true);
  });

  it('marks the drawing and the page footer as artifacts', () => {
    expect(new Set(elementsOf(pdf).map(({ role }) => role))).not.toContain('Figure');
    for (const [index, { artifacts }] of pdf.pages.entries()) {
      expect(collapsed(artifacts)).toContain(`Loan of garden tools Leaf ${index + 1} of ${pdf.pages.length}`);
    }
    expect(elementsOf(pdf).some(({ text }) => text.includes('Leaf'))).toBe(false);
  });

  it('highlights placeholders', async () => {
    const coloursOf = async (piece: Piece): Promise<Set<string>> => {
      const { pages } = await make(oneSection(paragraph([piece])));
      return new Set(pages.flatMap(({ fills }) => fills));
    };
    const [marked, unmarked] = [await coloursOf({ text: 'A', placeholder: true }), await coloursOf({ text: 'A' })];
    expect(marked.difference(unmarked).size).toBe(1);
    expect(unmarked.difference(marked).size).toBe(0);
  });

  it('shows its state on every page', async () => {
    const superseded = await make({}, { state: 'No longer valid' });
    expect(superseded.pages.every(({ artifacts }) => artifacts.includes('No longer valid'))).toBe(true);
    expect(textsOf(superseded, 'P').slice(0, 4)).toContain('No longer valid');
  });

  it('is reproducible', async () => {
    expect(Buffer.from(await policyPdf(loans, about)).equals(bytes)).toBe(true);
  });
});

/** A text of many pages, with every kind of block. */
const long: Partial<PolicyText> = {
  sections: Array.from({ length: 30 }, (_, index) =>
    section(
      String(index + 1),
      `What happens to tool number ${index + 1} when it rains`,
      ...Array.from({ length: 1 + (index % 11) }, (_unused, rule) => paragraph(`Rule ${rule} holds for every tool.`)),
      paragraph('It is dried first, then oiled:'),
      list(index % 2 ? 'numbers' : 'bullets', 'With a cloth.', 'By the fire.', 'Again.'),
      {
        type: 'table',
        head: [plain('Weather'), plain('Tool'), plain('What is done')],
        rows: Array.from({ length: 2 + (index % 3) * 9 }, (_unused, row) => [
          plain(`Rain of day ${row}`),
          plain('Spade'),
          [{ text: 'Dried and oiled', href: `#what-happens-to-tool-number-${row + 1}-when-it-rains` }],
        ]),
      },
    ),
  ),
};

describe('a long policy', () => {
  let bytes: Uint8Array;
  let pdf: ReadPdf;
  beforeAll(async () => {
    bytes = await policyPdf({ ...loans, ...long }, about);
    pdf = await readPdf(bytes);
  });

  it('has at most 150 kB', () => {
    expect(pdf.pages.length).toBeGreaterThan(25);
    expect(bytes.length).toBeLessThanOrEqual(150_000);
  });

  it('never ends a page with a heading', () => {
    expect(pdf.pages.map(({ elements }) => elements.at(-1)?.role)).not.toContain('H2');
  });

  it('keeps the lead-in of a list on its page', async () => {
    const lines = Array.from({ length: 40 }, (_, line) => paragraph(`Rule ${line}.`));
    const tools = list('bullets', 'With a cloth.', 'By the fire.');
    for (let count = 24; count < lines.length; count += 1) {
      const { pages } = await make(oneSection(...lines.slice(0, count), paragraph('It is dried:'), tools));
      const page = pages.find(({ elements }) => elements.some(({ text }) => text.includes('It is dried:')));
      expect(page?.elements.map(({ text }) => text).join(' ')).toContain('With a cloth.');
    }
  });

  it('reads the head of a table once, however many pages repeat it', () => {
    expect(textsOf(pdf, 'TH').filter((text) => text === 'Weather')).toHaveLength(30);
    expect(pdf.pages.some(({ artifacts }) => artifacts.includes('Weather'))).toBe(true);
  });
});

const millimetre = 72 / 25.4;
/** Texts that reach beyond the margins; numbers of headings hang in the left one. */
const outside = ({ pages }: ReadPdf): PdfExtent[] =>
  pages
    .flatMap(({ extents }) => extents)
    .filter(({ from, to }) => from < (40 - 13) * millimetre - 0.1 || to > (210 - 32) * millimetre + 0.1);
/** Texts that begin before another one on the same line has ended. */
const overlapping = ({ pages }: ReadPdf): PdfExtent[] =>
  pages.flatMap(({ extents }) =>
    extents.filter((one) =>
      extents.some(
        (other) =>
          other !== one &&
          Math.abs(other.baseline - one.baseline) < 1 &&
          other.from <= one.from &&
          other.to > one.from + 0.1,
      ),
    ),
  );

describe('words of any length', () => {
  const words = 'Anticonstitutionnellement, indépendamment des autoapprovisionnements interministériels';
  const hexadecimal = '0123456789abcdefABCDEF'.repeat(3);
  const contract = `0x${hexadecimal.slice(-40)}`;
  const hash = `0x${hexadecimal.slice(-64)}`;
  const url = `https://explorer.example/a-path/${'of-many/'.repeat(10)}?q=${'word'.repeat(50)}`.slice(0, 220);
  const columns =
    'Network | Currency | Contract | Deposit | Withdrawal | Minimum | Maximum | Fee | Confirmations | Days | Limit | Country';
  const long = words.replaceAll(' ', ' | ');
  const blocks: Readonly<Record<string, Block>> = {
    'in a paragraph': paragraph([
      { text: `Write to ${contract}, ` },
      { text: url, href: url },
      { text: ` or ${hash}.` },
    ]),
    'in a list': list('bullets', hash, url, `Hash ${hash}`),
    'in a list of a list': {
      type: 'list',
      kind: 'numbers',
      items: [[paragraph(url), list('bullets', hash)]],
    },
    'in tags': list('tags', 'A', hash, url, words),
    'in a notice': { type: 'notice', text: plain(`${hash} ${url}`) },
    'in two columns': table('A | B', `${url} | ${hash}`),
    'in four columns': table(
      'Network | Contract | Fee | Explorer',
      `Ethereum | ${contract} | 1.5 % | ${url}`,
      `Polygon | ${contract} | 2 % | –`,
    ),
    'in twelve columns': table(
      columns,
      columns
        .split(' | ')
        .map((_, index) => 10 ** index)
        .join(' | '),
      columns.split(' | ').toReversed().join(' | '),
    ),
    'in twelve columns of addresses': table(columns, columns.replaceAll(/\w+/g, contract)),
    'in columns of long words': table(long, long, `${contract} | A | B | C | D`),
  };

  it.each(Object.entries(blocks))('stay within margins %s, and are copied unchanged', async (_, block) => {
    const read = await make(oneSection(block));
    expect(outside(read)).toEqual([]);
    expect(overlapping(read)).toEqual([]);
    const copied = read.pages.flatMap(({ elements }) => elements.map(({ text }) => text)).join('');
    const tight = (text: string): string => text.replaceAll(/\s/g, '');
    expect(tight(copied)).toContain(tight(wordsOf({ ...loans, ...oneSection(block) }).join('')));
    expect(copied).not.toMatch(/[\u00ad\u200b]/);
  });

  it('are never hyphenated, nor broken at a hyphen', async () => {
    const sentence = 'Deve comunicar-nos a palavra-passe (anti-fraude) por e-mail. ';
    const many = Array.from({ length: 12 }, (_, index) => 'Sim, '.repeat(index) + sentence);
    const read = await make(oneSection(...many.map(paragraph)));
    const lines = read.pages.flatMap(({ elements }) => elements.flatMap(({ text }) => text.split('\n')));
    expect(lines.filter((line) => /^-|-$/.test(line.trim()))).toEqual([]);
    expect(textsOf(read, 'P').slice(-1 - many.length, -1)).toEqual(many.map(collapsed));
  });
});

describe('characters', () => {
  it('are shown as written, whatever they mean to Typst', async () => {
    const compiler = await pdfCompiler();
    const known = Array.from({ length: 0x2200 }, (_, code) => String.fromCodePoint(code)).filter(
      (character) => compiler?.fonts.shows(character) && !/[\s\u00ad\p{Cf}]/u.test(character),
    );
    expect(known.length).toBeGreaterThan(400);
    const signs = [
      ...Array.from('#$*_`\\/@~<>=-+"\'[](){}:;,.!?&^|%'),
      ...['//', '/*', '--', '---', '...', '#let', '@ref', '$x$', '= ', '\\u{41}'],
    ];
    const spaces = [' ', ' ', '\u00a0', '\u202f', '\n'];
    const part = fc.oneof(
      fc.constantFrom(...signs),
      fc.constantFrom(...spaces),
      fc.constantFrom('and', 'fi', 'l’', ...known),
    );
    const string = fc.array(part, { minLength: 1, maxLength: 30 }).map((parts) => parts.join('').normalize('NFC'));
    const tight = (text: string): string => text.replaceAll(/\s/g, '');
    const bare = string.filter((text) => tight(text) !== '');
    await fc.assert(
      fc.asyncProperty(bare, bare, string, string, async (title, heading, inText, inTable) => {
        const text: PolicyText = {
          title,
          keyPoints: [inText],
          sections: [
            section(
              '1',
              heading,
              paragraph([{ text: inText }, { text: inTable, strong: true }]),
              list('bullets', inText),
              list('tags', inTable),
              { type: 'table', head: [plain(inText), plain(inTable)], rows: [[plain(inTable), plain(heading)]] },
            ),
          ],
        };
        const read = await readPdf(await policyPdf(text, about));
        expect(tight(read.title)).toBe(tight(title));
        const all = read.pages.flatMap(({ elements }) => elements.map((element) => element.text)).join('');
        const contents = all.lastIndexOf(about.words.contents);
        expect(tight(all.slice(contents))).toContain(tight([...wordsOf(text), about.words.sha256].join('')));
        expect(tight(all.slice(0, contents))).toContain(tight(title));
        expect(tight(all.slice(0, contents))).toContain(`•${tight(inText)}`);
      }),
      { numRuns: 25 },
    );
  });

  it.each([
    ['with accents, composed or not', 'Une cle\u0301, des E\u0301tats, 25\u00a0Y\u0308', 'Une clé, des États, 25 Ÿ'],
    ['of mathematics and numbering', 'From → to: ≤ 5, ≥ 2, ≈ 3, № 7, anti\u2011money', undefined],
  ])('%s are shown', async (_, written, shown = written) => {
    expect(textsOf(await make(oneSection(paragraph(written))), 'P').at(-2)).toBe(shown);
  });

  it('are reported with their context if no font has them', async () => {
    await expect(make(oneSection(paragraph('Fees in ₿ alone')))).rejects.toThrow(
      'A PDF cannot show the character “₿” (U+20BF) in “Fees in ₿ alone”',
    );
    await expect(make({}, { brand: 'Клуб' })).rejects.toThrow('“К” (U+041A) in “Клуб”');
    await expect(make({ title: 'A\u0000' })).rejects.toThrow('(U+0000)');
  });
});

describe('a policy that cannot be made accessible', () => {
  it('is rejected with the reason', async () => {
    await expect(
      make({ sections: [{ ...section('1', 'One', paragraph('Nothing above.')), heading: '' }] }),
    ).rejects.toThrow(/^The PDF of “Loan of garden tools” \(https:.*\) cannot be made: .*heading title is empty/);
  });
});

describe('a machine without a Typst package', () => {
  it('has no compiler and refuses to make a PDF', async () => {
    vi.resetModules();
    expect(loadTypst(['system-without-a-package'])).toBeUndefined();
    vi.doMock('./typst.ts', () => ({ loadTypst: () => undefined }));
    const { pdfCompiler: compilerThere } = await import('./compiler.ts');
    expect(await compilerThere()).toBeUndefined();
    const { policyPdf: policyPdfThere } = await import('./policyPdf.ts');
    await expect(policyPdfThere(loans, about)).rejects.toThrow('cannot be made on this kind of machine');
  });
});
