/**
 * What ordinary edits of the content do to the tests: nothing. Each is made by itself in a copy of the project, by the
 * book (`content/README.md`), and either passes everything or is refused by the content check, which says what to do.
 */
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { withFourthLanguage } from '../fixtures/language.ts';
import { fixtureDist, fixtureFolder } from '../fixtures/site.ts';
import { freePort } from '../freePort.ts';
import { ProjectCopy } from '../projectCopy.ts';
import { measure } from './measure.ts';
import type { Figure } from './report.ts';

interface Edit {
  readonly name: string;
  readonly make: (project: ProjectCopy) => Promise<void>;
}

const site = 'content/site.yaml';
const policy = 'content/legal/refundCancellationPolicy';
const added = 'content/legal/giftPolicy/2026-01-01';
const questions = (category: string, language: string): string => `content/faq/${category}/${language}.yaml`;

/** Makes the same change in every language of a category of questions. */
async function inEveryLanguage(
  project: ProjectCopy,
  category: string,
  change: (text: string) => string,
): Promise<void> {
  for (const language of ['en', 'fr', 'pt']) {
    const file = questions(category, language);
    await project.write(file, change(await project.read(file)));
  }
}

/** A question with its answer as they stand in a file, and the file without them. */
function cut(text: string, id: string): { question: string; rest: string } {
  const question = new RegExp(`^  ${id}:\\n(?:    .*\\n)+`, 'm').exec(text)?.[0];
  if (question === undefined) throw new Error(`There is no question "${id}".`);
  return { question, rest: text.replace(question, '') };
}

/** The one folder of a version that a policy of the site has at least, the newest one. */
async function newest(project: ProjectCopy): Promise<string> {
  const folders = (await readdir(path.join(project.root, policy))).sort();
  return `${policy}/${folders.at(-1) ?? ''}`;
}

const giftPolicy = (title: string, heading: string, text: string, points: readonly string[]): string =>
  `---\nlabel: ${title}\ntitle: ${title}\ndescription: ${text}\nkeyPoints: [${points.join(', ')}]\n---\n\n${text}\n\n## ${heading}\n\n${text}\n`;

const giftPolicyInEnglish = giftPolicy('Gifts policy', 'Who may give', 'How gifts are given and taken.', [
  'Everyone may give.',
  'Nobody has to take.',
  'A gift has no fee.',
]);

const edits: readonly Edit[] = [
  {
    name: 'correct a word of a policy',
    make: async (project) => project.replace(`${await newest(project)}/en.mdx`, /\n$/, '\nPlease keep a copy.\n'),
  },
  {
    name: 'revise a policy in English',
    make: async (project) => {
      const text = await project.read(`${await newest(project)}/en.mdx`);
      await project.write(`${policy}/2026-06-01/en.mdx`, `${text}\nPlease keep a copy.\n`);
      await project.write(
        `${policy}/2026-06-01/version.yaml`,
        'changes:\n  en: [You are asked to keep a copy., The rest is as it was., There is nothing to do.]\n',
      );
    },
  },
  {
    name: 'add a policy in English',
    make: (project) => project.write(`${added}/en.mdx`, giftPolicyInEnglish),
  },
  {
    name: 'add a policy and its French text',
    make: async (project) => {
      await project.write(`${added}/en.mdx`, giftPolicyInEnglish);
      await project.write(
        `${added}/fr.mdx`,
        giftPolicy('Politique des cadeaux', 'Qui peut offrir', 'Comment les cadeaux sont offerts et reçus.', [
          'Chacun peut offrir.',
          'Personne n’est tenu d’accepter.',
          'Offrir est sans frais.',
        ]),
      );
    },
  },
  { name: 'withdraw a policy', make: (project) => project.remove(policy) },
  {
    name: 'add a question in English',
    make: (project) =>
      project.replace(
        questions('wallet', 'en'),
        /\n$/,
        '\n  gifts:\n    question: Can I give money away?\n    answer: Yes. Send it to another user.\n',
      ),
  },
  {
    name: 'move a question to the end',
    make: (project) =>
      inEveryLanguage(project, 'wallet', (text) => {
        const { question, rest } = cut(text, 'kwanza');
        return rest + question;
      }),
  },
  {
    name: 'remove a question',
    make: (project) => inEveryLanguage(project, 'support', (text) => cut(text, 'which-address').rest),
  },
  {
    name: 'remove a question that states a fact',
    make: (project) => inEveryLanguage(project, 'wallet', (text) => cut(text, 'kwanza').rest),
  },
  {
    name: 'move a question to another category',
    make: async (project) => {
      for (const language of ['en', 'fr', 'pt']) {
        const { question, rest } = cut(await project.read(questions('wallet', language)), 'kwanza');
        await project.write(questions('wallet', language), rest);
        await project.replace(questions('support', language), /\n$/, `\n${question}`);
      }
      await project.write('content/moved.yaml', '"/#faq-wallet-kwanza": { to: "/#faq-support-kwanza" }\n');
    },
  },
  { name: 'remove a category', make: (project) => project.remove('content/faq/reports') },
  {
    name: 'fill in every placeholder',
    make: async (project) => {
      const text = await project.read(site);
      await project.write(
        site,
        text
          .replaceAll(/\{ placeholder: (\{[^}]*\}|'[^']*'|[^{}]*) \}/g, '$1')
          // A fact has its words in every language, in `text`; anything else is the same in all of them.
          .replaceAll(/(\n +)placeholder: (?=.*\n +about: )/g, '$1text: ')
          .replaceAll(/\n +placeholder: .*/g, ' Kwanda Ltd'),
      );
    },
  },
  { name: 'rename the brand', make: (project) => project.replace(site, 'name: Tukula', 'name: Kwanda') },
  { name: 'change a figure', make: (project) => project.replace(site, 'number: 7', 'number: 10') },
  {
    name: 'change an address',
    make: (project) => project.replace(site, /email: .*support@[^\n]*/, 'email: help@tukula.example'),
  },
  {
    name: 'remove a social network',
    make: (project) => project.replace(site, / {2}- name: TikTok\n {4}url: .*\n/, ''),
  },
  {
    name: 'add a language',
    make: async (project) =>
      project.write('src/i18n/locales.ts', withFourthLanguage(await project.read('src/i18n/locales.ts'))),
  },
];

/** What a copy needs to be tested as well as built. */
const notCopied = ['node_modules', 'dist', '.git', '.astro', 'test-results', 'bench-results', 'shots', 'server'];

async function testedCopy(progress: (text: string) => void): Promise<ProjectCopy> {
  // The tests of the site in a browser are started together with the fixture site.
  if (!existsSync(fixtureDist)) {
    progress('edits: building the fixture site');
    await measure(['tests/fixtures/build.ts'], process.cwd());
  }
  const project = await ProjectCopy.ofProject('site');
  for (const name of await readdir('.')) {
    if (notCopied.includes(name)) continue;
    await cp(name, path.join(project.root, name), { recursive: true });
  }
  await symlink(fixtureFolder, path.join(project.root, path.relative(process.cwd(), fixtureFolder)));
  return project;
}

/** How many tests an edit turns red; `refused` where the content check stopped it before. */
async function outcomeOf(project: ProjectCopy): Promise<{ failed: number; told: string } | 'refused'> {
  const { code, output } = await project.run(['src/commands/content.ts']);
  if (code !== 0) {
    // Refused is what says where, and what to do.
    if (!/^content\/\S+:\d+:\d+ {2}/m.test(output)) throw new Error(output);
    return 'refused';
  }
  const built = await project.build();
  if (built.code !== 0) return { failed: 1, told: built.output };
  const ports = { SITE_PORT: String(await freePort()), FIXTURE_PORT: String(await freePort()) };
  const counts = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(project.root, 'test-results', file), 'utf8'));
  const units = await project.run(['node_modules/vitest/vitest.mjs', 'run', '--project', 'content']);
  // Read at once: the tests in a browser begin by emptying the folder.
  const { numFailedTests } = (await counts('unit.json')) as { numFailedTests: number };
  const pages = await project.run(['node_modules/@playwright/test/cli.js', 'test', '--project', 'site'], ports);
  const { stats } = (await counts('site.json')) as { stats: { unexpected: number } };
  const failed = numFailedTests + stats.unexpected;
  const isGreen = units.code === 0 && pages.code === 0;
  return { failed: isGreen ? 0 : Math.max(failed, 1), told: units.output + pages.output };
}

/**
 * Makes the edits, each from the same beginning, and runs the content check, the build and the tests of the site.
 * @param named only the edits with these words in their name; all of them when empty
 * @param progress told of every edit and its outcome at once, since all of them take an hour
 */
export async function tryEdits(named: string, progress: (text: string) => void): Promise<Figure[]> {
  const chosen = edits.filter(({ name }) => name.includes(named));
  if (chosen.length === 0)
    throw new Error(`No edit has "${named}" in its name: ${edits.map(({ name }) => name).join(', ')}.`);
  const figures: Figure[] = [];
  await using project = await testedCopy(progress);
  for (const { name, make } of chosen) {
    for (const folder of ['content', 'src/i18n']) {
      await project.remove(folder);
      await cp(folder, path.join(project.root, folder), { recursive: true });
    }
    await make(project);
    const outcome = await outcomeOf(project);
    if (outcome !== 'refused' && outcome.failed > 0) progress(outcome.told);
    const what = outcome === 'refused' ? `${name} (refused, with what to do)` : name;
    const failed = outcome === 'refused' ? 0 : outcome.failed;
    progress(`edits: ${what}, ${String(failed)} red`);
    figures.push({ part: 'edits', what, unit: 'red tests', values: { '': failed }, target: { most: 0 } });
  }
  return figures;
}
