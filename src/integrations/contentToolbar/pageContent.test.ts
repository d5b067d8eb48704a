import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkContent, type ContentReport } from '../../content/check.ts';
import type { SourceFile } from '../../content/source.ts';
import { pageContent } from './pageContent.ts';

const root = path.resolve(import.meta.dirname, '../../..');
let report: ContentReport;

beforeAll(async () => {
  report = await checkContent(root);
});

const documentsOf = (address: string): string[] => pageContent(address, report, root).documents.map(({ name }) => name);
const shownAt = (address: string, changed: ContentReport = report): string[] =>
  pageContent(address, changed, root).documents.flatMap(({ files }) =>
    files.filter(({ shown }) => shown).map((file) => file.path),
  );
const without = (dropped: (file: SourceFile) => boolean): ContentReport => ({
  ...report,
  source: { ...report.source, files: report.source.files.filter((file) => !dropped(file)) },
});

describe('the content of a page', () => {
  it('is the document of its address, in the language of its address, with the words and facts of every page', () => {
    expect(shownAt('/fr/privacyPolicy')).toEqual([
      'content/legal/privacyPolicy/fr.mdx',
      'content/ui/fr.yaml',
      'content/site.yaml',
    ]);
    expect(shownAt('/p2pTrading')[0]).toBe('content/features/p2pTrading/en.mdx');
    expect(shownAt('/pt/contactUs')[0]).toBe('content/pages/contact/pt.yaml');
  });

  it('is the landing page with every category of questions at the root', () => {
    expect(documentsOf('/fr')).toEqual(expect.arrayContaining(['pages/landing', 'faq/wallet', 'faq/cards', 'ui']));
    expect(documentsOf('/')).not.toContain('pages/contact');
  });

  it('is the error page at an address that nobody has', () => {
    expect(documentsOf('/pt/nowhere')).toEqual(['pages/notFound', 'ui', 'site.yaml']);
  });

  it('is in English where a translation is missing, and says so', () => {
    const changed = without((file) => file.path === 'content/legal/privacyPolicy/fr.mdx');
    expect(shownAt('/fr/privacyPolicy', changed)[0]).toBe('content/legal/privacyPolicy/en.mdx');
    const [document] = pageContent('/fr/privacyPolicy', changed, root).documents;
    expect(document?.files.map(({ path: file, status }) => [file.slice(-6), status.state])).toEqual([
      ['en.mdx', 'current'],
      ['fr.mdx', 'missing'],
      ['pt.mdx', 'current'],
    ]);
  });

  it('has the mistakes of its own files apart from those of others, each with its place', () => {
    const findings = [
      'content/legal/privacyPolicy/de.mdx',
      'content/site.yaml',
      'content/legal/cookiesPolicy/en.mdx',
    ].map((file) => ({ path: file, line: 3, column: 5, message: 'Wrong.' }));
    const { mistakes, elsewhere } = pageContent('/privacyPolicy', { ...report, findings }, root);
    expect(mistakes.map(({ place }) => place)).toEqual([
      'content/legal/privacyPolicy/de.mdx:3:5',
      'content/site.yaml:3:5',
    ]);
    expect(elsewhere).toEqual([
      {
        place: 'content/legal/cookiesPolicy/en.mdx:3:5',
        location: path.join(root, 'content/legal/cookiesPolicy/en.mdx:3:5'),
        message: 'Wrong.',
      },
    ]);
  });
});
