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
      const findings = (await checkContent(project.root)).findings.map(formatFinding);
      expect(findings).toHaveLength(told.length);
      for (const [index, pattern] of told.entries()) expect(findings[index]).toMatch(pattern);
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
