import { describe, expect, it } from 'vitest';
import { checkContent, formatFinding } from '../../src/content/check.ts';
import { ProjectCopy } from './projectCopy.ts';

const policy = 'content/legal/privacyPolicy/en.mdx';
const french = 'content/legal/privacyPolicy/fr.mdx';
const questions = 'content/faq/wallet/en.yaml';

/** What an editor does wrong, and the whole of what they are told. */
const mistakes: {
  mistake: string;
  make: (project: ProjectCopy) => Promise<void>;
  told: RegExp[];
}[] = [
  {
    mistake: 'leaves out a field',
    make: (project) => project.replace(policy, /^title: .*\n/m, ''),
    told: [
      /^content\/legal\/privacyPolicy\/en\.mdx:2:1 {2}The field "title" is missing or empty\. Write "title: …"\. Heading of the page, sentence case\.$/,
    ],
  },
  {
    mistake: 'misspells a field',
    make: (project) => project.replace(policy, 'description:', 'descripton:'),
    told: [
      /:2:1 {2}The field "description" is missing/,
      /:4:1 {2}"descripton" is not a field here\. Fields: label, title, description, order, lastUpdated, translates, keyPoints\. Correct the spelling or remove the line\.$/,
    ],
  },
  {
    mistake: 'writes an impossible date',
    make: (project) => project.replace(policy, 'lastUpdated: 2025-01-01', 'lastUpdated: 2025-02-30'),
    told: [/:6:1 {2}"lastUpdated" is "2025-02-30"\. Write a date as year-month-day, for example 2025-01-31\.$/],
  },
  {
    mistake: 'writes a date in words',
    make: (project) => project.replace(policy, 'lastUpdated: 2025-01-01', 'lastUpdated: January 2025'),
    told: [/:6:1 {2}"lastUpdated" is "January 2025"\. Write a date as year-month-day/],
  },
  {
    mistake: 'removes the words of the shell in a language',
    make: (project) => project.remove('content/ui/pt.yaml'),
    told: [/^content\/ui\/pt\.yaml:1:1 {2}The language "pt" is missing\. Add this file\.$/],
  },
  {
    mistake: 'removes the English text of a policy',
    make: (project) => project.remove(policy),
    told: [/^content\/legal\/privacyPolicy\/en\.mdx:1:1 {2}The language "en" is missing\. Add this file\.$/],
  },
  {
    mistake: 'leaves a language out of the risk notice',
    make: (project) => project.replace('content/site.yaml', /^ {2}fr: Les crypto-actifs.*\n/m, ''),
    told: [/^content\/site\.yaml:\d+:1 {2}The language "fr" is missing\. Add a line "fr: …" here\.$/],
  },
  {
    mistake: 'adds a file in a language the site does not have',
    make: async (project) => project.write('content/legal/privacyPolicy/de.mdx', await project.read(policy)),
    told: [/de\.mdx:\d+:1 {2}"de" is not a language of the site\. Name the file after one of: en, fr, pt\.$/],
  },
  {
    mistake: 'gives two questions the same id',
    make: (project) =>
      project.replace(
        questions,
        /\n$/,
        '\n  asked-twice:\n    question: Again?\n    answer: Again.\n  asked-twice:\n    question: Again?\n    answer: Again.\n',
      ),
    told: [
      /^content\/faq\/wallet\/en\.yaml:\d+:3 {2}This name stands twice at the same level\. Each may stand only once: rename or remove one of them\.$/,
    ],
  },
  {
    mistake: 'names a policy like a feature page',
    make: async (project) =>
      project.write('content/legal/P2Ptrading/en.mdx', await project.read('content/legal/cookiesPolicy/en.mdx')),
    told: [
      /^content\/legal\/P2Ptrading\/en\.mdx:\d+:1 {2}The id "P2Ptrading" is taken by content\/features\/p2pTrading\. Rename this folder\.$/,
    ],
  },
  {
    mistake: 'refers to a fact that does not exist',
    make: (project) => project.replace(policy, '{brand}', '{brandName}'),
    told: [
      /^content\/legal\/privacyPolicy\/en\.mdx:\d+:\d+ {2}\{brandName\} is not a fact of content\/site\.yaml\. Facts: minimumAge, /,
    ],
  },
  {
    mistake: 'shows a fact that does not exist in a text',
    make: (project) => project.replace(policy, '<Fact name="brand" />', '<Fact name="brandName" />'),
    told: [/^content\/legal\/privacyPolicy\/en\.mdx:\d+:\d+ {2}"brandName" is not a fact of content\/site\.yaml\./],
  },
  {
    mistake: 'links a question to a page that does not exist',
    make: (project) => project.replace(questions, /seeAlso: \[/, 'seeAlso: [walletPolicy, '),
    told: [/^content\/faq\/wallet\/en\.yaml:\d+:\d+ {2}There is no page "walletPolicy"\. Pages: home, contactUs, /],
  },
  {
    mistake: 'lets a translation claim to be newer than the English text',
    make: (project) => project.replace(french, 'translates: 2025-01-01', 'translates: 2025-06-01'),
    told: [
      /^content\/legal\/privacyPolicy\/fr\.mdx:\d+:1 {2}"translates" is 2025-06-01, but the English text is of 2025-01-01\./,
    ],
  },
  {
    mistake: 'forgets the closing quotation mark',
    make: (project) => project.replace(questions, /^title: .*$/m, 'title: "Wallet'),
    told: [/^content\/faq\/wallet\/en\.yaml:\d+:\d+ {2}This is not valid YAML: /],
  },
  {
    mistake: 'empties a file',
    make: (project) => project.write('content/pages/contact/fr.yaml', ''),
    told: [
      /^content\/pages\/contact\/fr\.yaml:1:1 {2}The file is empty\. Write its fields: label, title, description, company, form\.$/,
    ],
  },
  {
    mistake: 'removes the lines of hyphens',
    make: (project) => project.replace(policy, /^---\n/, ''),
    told: [
      /^content\/legal\/privacyPolicy\/en\.mdx:1:1 {2}The file must begin with its fields between two lines of three hyphens/,
    ],
  },
  {
    mistake: 'saves a file under another name',
    make: async (project) => project.write('content/legal/privacyPolicy/en (copy).md', await project.read(policy)),
    told: [/^content\/legal\/privacyPolicy\/en \(copy\)\.md:1:1 {2}The site does not read this file\./],
  },
  {
    mistake: 'saves a file in another encoding',
    make: async (project) => project.write(french, Buffer.from(await project.read(french), 'latin1')),
    told: [
      /^content\/legal\/privacyPolicy\/fr\.mdx:1:1 {2}The file is not saved as UTF-8, so its letters cannot be read\. Save it again with the encoding UTF-8\.$/,
    ],
  },
  {
    mistake: 'saves a file as UTF-16',
    make: async (project) => project.write(questions, Buffer.from(await project.read(questions), 'utf16le')),
    told: [/^content\/faq\/wallet\/en\.yaml:1:1 {2}The file is not saved as UTF-8, /],
  },
  {
    mistake: 'saves a file with a byte order mark',
    make: async (project) => project.write(french, `\uFEFF${await project.read(french)}`),
    told: [
      /^content\/legal\/privacyPolicy\/fr\.mdx:1:1 {2}The file begins with an invisible mark \(a byte order mark\)\. Save it as UTF-8 without BOM, or run: npm run content -- --fix$/,
    ],
  },
  {
    mistake: 'saves a file with the line ends of Windows',
    make: async (project) => project.write(french, (await project.read(french)).replaceAll('\n', '\r\n')),
    told: [],
  },
  {
    mistake: 'indents with a tab',
    make: (project) => project.replace(questions, /^ {4}question: /m, '\tquestion: '),
    told: [
      /^content\/faq\/wallet\/en\.yaml:\d+:1 {2}(This line is indented with a tab\. Indent with spaces instead\.|This is not valid YAML: .*tab)/,
    ],
  },
  {
    mistake: 'pastes two megabytes into a file',
    make: async (project) => project.write(french, (await project.read(french)) + 'Texte. '.repeat(300_000)),
    told: [
      /^content\/legal\/privacyPolicy\/fr\.mdx:1:1 {2}The file has 2\.1 MB; a text may have 0\.5 MB\. Something else was pasted into it: remove it\.$/,
    ],
  },
  {
    mistake: 'empties a policy',
    make: (project) => project.write(french, ''),
    told: [
      /^content\/legal\/privacyPolicy\/fr\.mdx:1:1 {2}The file is empty\. It must begin with its fields between two lines of three hyphens \(---\)\.$/,
    ],
  },
  {
    mistake: 'leaves out a section of a translation',
    make: (project) => project.replace(french, /^### Le formulaire de contact\n/m, ''),
    told: [
      /^content\/legal\/privacyPolicy\/fr\.mdx:\d+:1 {2}From here on the sections differ from the English text: here are \d+ sections \(##\) and \d+ subsections \(###\), there \d+ and \d+\. Add, remove or move headings until they agree\.$/,
    ],
  },
  {
    mistake: 'leaves out a tag of a translation',
    make: (project) => project.replace(french, /^- Nationalité\n/m, ''),
    told: [
      /^content\/legal\/privacyPolicy\/fr\.mdx:\d+:1 {2}In this section there are \d+ tags, the English text has \d+\. Make the two agree\.$/,
      /^content\/legal\/privacyPolicy\/fr\.mdx:\d+:1 {2}In this section there are \d+ list items, the English text has \d+\. Make the two agree\.$/,
    ],
  },
  {
    mistake: 'loses a link in translation',
    make: (project) => project.replace(french, '[conditions générales](/termsAndConditions)', 'conditions générales'),
    told: [
      /^content\/legal\/privacyPolicy\/fr\.mdx:16:1 {2}In the part before the first section there are other links than the English text; missing here: \/termsAndConditions\. Make the two agree\.$/,
    ],
  },
  {
    mistake: 'types a fact by hand in a translation',
    make: (project) => project.replace(french, '<Fact name="legalName" />', 'Tukula'),
    told: [
      /^content\/legal\/privacyPolicy\/fr\.mdx:20:1 {2}In this section there are other facts than the English text; missing here: legalName\. Make the two agree\.$/,
    ],
  },
  {
    mistake: 'adds a figure to a translation',
    make: (project) => project.replace(french, 'Lisez-la avec', 'Lisez ses 12 pages avec'),
    told: [
      /:16:1 {2}In the part before the first section there are other numerals than the English text; only here: 12\. Make the two agree\.$/,
    ],
  },
  {
    mistake: 'types an e-mail address into a translation',
    make: (project) => project.replace(french, 'Lisez-la avec', 'Écrivez à nous@tukula.test. Lisez-la avec'),
    told: [
      /:16:1 {2}In the part before the first section there are other e-mail addresses than the English text; only here: nous@tukula\.test\. Make the two agree\.$/,
    ],
  },
  {
    mistake: 'drops a fact from a field of a translation',
    make: (project) => project.replace('content/faq/wallet/pt.yaml', '{walletCurrencies}', 'EUR e USDC'),
    told: [
      /^content\/faq\/wallet\/pt\.yaml:5:5 {2}In "questions › which-currencies › answer" there are other facts than the English text; missing here: walletCurrencies\. Make the two agree\.$/,
    ],
  },
  {
    mistake: 'renames a question in one language',
    make: (project) => project.replace('content/faq/wallet/pt.yaml', /^ {2}kwanza:/m, '  kwanzas:'),
    told: [
      /^content\/faq\/wallet\/pt\.yaml:1:1 {2}The English text has "questions › kwanza › question", this translation has not\. Add it here\.$/,
      /The English text has "questions › kwanza › answer"/,
      /The English text has "questions › kwanza › seeAlso › 1"/,
      /The English text has "questions › kwanza › seeAlso › 2"/,
      /^content\/faq\/wallet\/pt\.yaml:\d+:5 {2}"questions › kwanzas › question" is not in the English text\. Remove it here or add it there\.$/,
      /"questions › kwanzas › answer" is not in the English text/,
      /"questions › kwanzas › seeAlso › 1" is not in the English text/,
      /"questions › kwanzas › seeAlso › 2" is not in the English text/,
    ],
  },
  {
    mistake: 'leaves out a bullet point of a translation',
    make: (project) => project.replace('content/features/virtualCards/fr.mdx', / {2}- icon: delete\n.*\n.*\n/, ''),
    told: [
      /^content\/features\/virtualCards\/fr\.mdx:2:1 {2}The English text has "bullets › 4 › icon", this translation has not\. Add it here\.$/,
      /The English text has "bullets › 4 › title"/,
      /The English text has "bullets › 4 › text"/,
    ],
  },
  {
    mistake: 'uses a word that the glossary forbids',
    make: (project) => project.replace('content/faq/wallet/pt.yaml', 'A carteira guarda', 'A tela guarda'),
    told: [
      /^content\/faq\/wallet\/pt\.yaml:6:9 {2}“tela” is not the agreed word for “screen”\. Write “ecrã, ecrãs”\. Tela is Brazilian\.$/,
    ],
  },
  {
    mistake: 'forgets the spaces of French typography',
    make: (project) => project.replace(french, 'Lisez-la avec', 'Attention: lisez-la! Le taux est de 0 %, "net", avec'),
    told: [
      /In the part before the first section there are other numerals than the English text; only here: 0\./,
      /In “Attention: lisez-la!”: Write a no-break space \(U\+00A0\) before the colon\./,
      /Write a narrow no-break space \(U\+202F\) before this sign\./,
      /Write a no-break space \(U\+00A0\) before %\./,
      /Open a quotation with «\./,
      /Close a quotation with »\./,
    ],
  },
  {
    mistake: 'opens Portuguese guillemets with a space',
    make: (project) => project.replace('content/faq/wallet/pt.yaml', 'A carteira guarda', 'A « carteira » guarda'),
    told: [/Write no space after «\./, /Write no space before »\./],
  },
  {
    mistake: 'breaks the glossary',
    make: (project) => project.replace('content/glossary.yaml', 'forbidden:', 'forbiden:'),
    told: [
      /^content\/glossary\.yaml:\d+:5 {2}"forbiden" is not a field here\. Fields: term, en, fr, pt, forbidden, why\. Correct the spelling or remove the line\.$/,
    ],
  },
  {
    mistake: 'deletes the glossary',
    make: (project) => project.remove('content/glossary.yaml'),
    told: [
      /^content\/glossary\.yaml:1:1 {2}This file is missing\. It holds the agreed terms; without any, write: terms: \[\]$/,
    ],
  },
];

/** The same for what stands in the running text of a policy: what is appended to the English one, and the whole message. */
const appended: readonly (readonly [mistake: string, text: string, told: string])[] = [
  [
    'imports something',
    "import x from 'y'",
    'A text cannot contain import or export. Remove this line; the components can be used without it.',
  ],
  [
    'writes an expression',
    'Now {process.exit(1)} then.',
    '{process.exit(1)} cannot stand in a text. Show a fact with <Fact name="…" />, and write a note to colleagues as {/* note */}.',
  ],
  [
    'writes HTML',
    '<b>Bold</b>',
    '<b> cannot be used in a text. Components: <Chips> and </Chips> on lines of their own, with a list between them, <ContactEmail name="general" />, <Fact name="minimumAge" />, <RiskNotice />, <StorageTable />.',
  ],
  [
    'uses an unknown component',
    '<Carousel />',
    '<Carousel> cannot be used in a text. Components: <Chips> and </Chips> on lines of their own, with a list between them, <ContactEmail name="general" />, <Fact name="minimumAge" />, <RiskNotice />, <StorageTable />.',
  ],
  [
    'gives a component an attribute it does not know',
    '<RiskNotice onclick="x" />',
    '<RiskNotice> is not written as it should be. Write <RiskNotice />.',
  ],
  [
    'gives a component an expression',
    '<Fact name={1 + 1} />',
    '<Fact> is not written as it should be. Write <Fact name="minimumAge" />.',
  ],
  ['spreads attributes', '<Fact {...x} />', '<Fact> is not written as it should be. Write <Fact name="minimumAge" />.'],
  [
    'names an address that does not exist',
    'Write to <ContactEmail name="sales" />.',
    '<ContactEmail> is not written as it should be. Write <ContactEmail name="general" />. Names: general, privacy, compliance.',
  ],
  [
    'puts no list into chips',
    '<Chips>\n\nOne, two\n\n</Chips>',
    '<Chips> is not written as it should be. Write <Chips> and </Chips> on lines of their own, with a list between them.',
  ],
  ['shows a picture', '![A chart](chart.png)', 'A text cannot contain pictures. Describe in words what matters.'],
  [
    'writes code between backticks',
    'Press `enter`.',
    'A text cannot contain code between backticks (`). Write the word in bold: **word**.',
  ],
  [
    'writes a block of code',
    '```\nx\n```',
    'A text cannot contain code, or a line that begins with four spaces. Remove the spaces or the marks ```.',
  ],
  [
    'writes a footnote',
    'True.[^1]\n\n[^1]: Sometimes.',
    'A text cannot contain footnotes. Write the note into the sentence.',
  ],
  [
    'strikes text through',
    '~~Old~~ new.',
    'A text cannot contain text that is struck through (~~). Remove what no longer applies.',
  ],
  [
    'draws a line across',
    'Above.\n\n***\n\nBelow.',
    'This cannot stand in a text. Write paragraphs, lists, tables and links.',
  ],
  [
    'writes a title into the text',
    '# Title',
    'Sections begin with "## " and subsections with "### ". The title of the page stands in its fields.',
  ],
  [
    'aligns a table',
    '| a | b |\n| :-- | --- |\n| 1 | 2 |',
    'Tables have no alignment here. Write the line under the heading as | --- | --- |, without colons.',
  ],
  [
    'leaves a component open',
    'Text <Fact name="brand">',
    'The text cannot be read from here: Expected a closing tag for `<Fact>`',
  ],
  ['writes a lonely brace', 'A { stands here.', 'The text cannot be read from here: '],
  [
    'runs a script from a link',
    '[Click](javascript:alert(1))',
    'The link "javascript:alert(1)" cannot be followed. Write /page or /page#section for a page of this site, https://… for another site, mailto:… or tel:….',
  ],
  [
    'links without https',
    '[Site](http://example.com)',
    'The link "http://example.com" is not secure. Write the address with https://.',
  ],
  [
    'links to a page with its language',
    '[Fees](/fr/feesLimitsPolicy)',
    'Write the link without the language: "/feesLimitsPolicy". It leads to the page in the reader’s language.',
  ],
  [
    'links to a page that does not exist',
    '[Fees](/feePolicy)',
    'The link "/feePolicy" leads to no page. Pages: /, /contactUs, /internalConversions, ',
  ],
  [
    'links to a section that does not exist',
    '[Fees](/feesLimitsPolicy#prices)',
    'There is no section "#prices" on the page feesLimitsPolicy. Sections: #',
  ],
  [
    'links to a section of the same page that does not exist',
    '[Above](#nowhere)',
    'There is no section "#nowhere" on the page privacyPolicy. Sections: #',
  ],
  [
    'links to a question that does not exist',
    '[Question](/#faq-cards-lost)',
    'There is no section "#faq-cards-lost" on the page home. Sections: #home, #aboutUs, ',
  ],
  [
    'types a straight apostrophe',
    "It is the reader's choice.",
    "In “reader's”: Write the curved apostrophe ’. It is done for you by: npm run content -- --fix",
  ],
  [
    'types straight quotation marks',
    'The word "account" here.',
    'In “word "account"”: Open a quotation with “. It is done for you by: npm run content -- --fix',
  ],
  [
    'types three full stops',
    'And so on...',
    'In “on...”: Write the ellipsis as one character, …. It is done for you by: npm run content -- --fix',
  ],
  [
    'types two spaces',
    'Two  spaces.',
    'In “Two spaces.”: Write one space. It is done for you by: npm run content -- --fix',
  ],
  [
    'puts a space before a colon',
    'One thing : this.',
    'In “thing : this.”: Write no space before this sign. It is done for you by: npm run content -- --fix',
  ],
  [
    'types a hyphen for a dash',
    'This - or that.',
    'In “This - or”: Write a dash between words as –. It is done for you by: npm run content -- --fix',
  ],
  [
    'misspells a word',
    'We recieve it.',
    '“recieve” is not in the English dictionary. Did you mean “receive”? If it is right, add it as a line to content/words/en.txt.',
  ],
];

describe('an editor who', () => {
  it('makes no mistake is told nothing', async () => {
    await using project = await ProjectCopy.make('content');
    expect((await checkContent(project.root)).findings).toEqual([]);
  });

  for (const { mistake, make, told } of mistakes) {
    it(`${mistake} is told where and what to write`, async () => {
      await using project = await ProjectCopy.make('content');
      await make(project);
      const findings = (await checkContent(project.root, { spelling: false })).findings.map(formatFinding);
      expect(findings).toHaveLength(told.length);
      for (const [index, pattern] of told.entries()) expect(findings[index]).toMatch(pattern);
    });
  }

  for (const [mistake, text, told] of appended) {
    it(`${mistake} is told where and what to write instead`, async () => {
      await using project = await ProjectCopy.make('content');
      const english = await project.read(policy);
      await project.write(policy, `${english}\n${text}\n`);
      // The translations are known to be older, so that they are not compared with what was added.
      await project.replace(policy, 'lastUpdated: 2025-01-01', 'lastUpdated: 2025-02-01');
      const { findings } = await checkContent(project.root, { spelling: mistake.startsWith('misspells') });
      const firstLine = english.split('\n').length + 1;
      const own = findings.filter(({ path }) => path === policy);
      expect(own.length).toBe(
        findings.filter(({ message }) => !message.includes('dictionary')).length +
          (mistake.startsWith('misspells') ? 1 : 0),
      );
      expect(own[0]?.line).toBeGreaterThanOrEqual(firstLine);
      expect(own.map(({ message }) => message.slice(0, told.length))).toContain(told);
    });
  }

  it('writes a date with or without quotation marks is understood', async () => {
    await using project = await ProjectCopy.make('content');
    await project.replace(policy, 'lastUpdated: 2025-01-01', "lastUpdated: '2025-01-01'");
    expect((await checkContent(project.root)).findings).toEqual([]);
  });

  it('makes several mistakes is told of all of them, and the build stops', async () => {
    await using project = await ProjectCopy.make('project');
    await project.replace(policy, /^title: .*\n/m, '');
    await project.replace(questions, /^title: .*\n/m, '');
    const { code, output } = await project.build();
    expect(code).not.toBe(0);
    expect(output).toContain('2 mistake(s) in content/');
    expect(output).toContain('content/legal/privacyPolicy/en.mdx:2:1  The field "title" is missing');
    expect(output).toMatch(/content\/faq\/wallet\/en\.yaml:1:1 {2}The field "title" is missing/);
  });
});
