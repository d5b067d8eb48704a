import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProjectCopy } from './projectCopy.ts';

/**
 * One build of a changed copy of the project: a new policy, a new FAQ category,
 * a fourth language, another brand, another address, an outdated translation
 * and an address for the contact form.
 */
describe('a changed site', () => {
  let project: ProjectCopy;
  let output = '';

  beforeAll(async () => {
    project = await ProjectCopy.make('project');
    await project.add('site');
    await project.replace(
      'src/i18n/locales.ts',
      '] as const satisfies',
      "  { code: 'es', tag: 'es', format: 'es-ES', name: 'Español' },\n] as const satisfies",
    );
    await project.replace(
      'content/site.yaml',
      /^ {2}pt: Os criptoativos/m,
      '  es: Los criptoactivos pueden perder valor.\n  pt: Os criptoativos',
    );
    await project.replace(
      'content/site.yaml',
      /^ {2}pt: \{ placeholder/m,
      '  es: { placeholder: Pendiente. }\n  pt: { placeholder',
    );
    await project.replace('content/site.yaml', /Tukula/g, 'Zebrano');
    await project.replace('content/site.yaml', /tukula/g, 'zebrano');
    await project.replace('content/legal/cookiesPolicy/en.mdx', 'lastUpdated: 2025-01-01', 'lastUpdated: 2025-03-02');
    await project.write('.env', 'PUBLIC_CONTACT_ENDPOINT=https://messages.zebrano.test:8443/in?from=site\n');
    const result = await project.build({ SITE_URL: 'https://www.zebrano.test' });
    expect(result.code, result.output).toBe(0);
    output = result.output;
  });

  afterAll(async () => {
    await project[Symbol.asyncDispose]();
  });

  const page = (file: string): Promise<string> => project.read(`dist/${file}`);

  it('has a page for the new policy in every language, the fourth included', async () => {
    expect(await page('complaintsPolicy.html')).toContain('How to complain');
    for (const language of ['fr', 'pt', 'es']) {
      expect(await page(`${language}/complaintsPolicy.html`)).toContain('How to complain');
    }
  });

  it('shows the new policy in the footer, the sitemap, the language links and the list on the error page', async () => {
    expect(await page('contactUs.html')).toContain('href="/complaintsPolicy"');
    expect(await page('fr/contactUs.html')).toContain('href="/fr/complaintsPolicy"');
    expect(await page('sitemap.xml')).toContain('<loc>https://www.zebrano.test/complaintsPolicy</loc>');
    expect(await page('complaintsPolicy.html')).toMatch(/href="\/pt\/complaintsPolicy" hreflang="pt"/);
    const [, main = ''] = (await page('404.html')).split('<main');
    expect(main.split('</main>')[0]).toContain('href="/complaintsPolicy"');
  });

  it('shows the new category of questions on the landing page in every language', async () => {
    for (const file of ['index.html', 'fr.html', 'pt.html', 'es.html']) {
      expect(await page(file)).toContain('id="faq-complaints-how-to-complain"');
    }
  });

  it('speaks the fourth language in the shell and offers it on every page', async () => {
    expect(await page('es.html')).toContain('<html lang="es"');
    expect(await page('es.html')).toContain('Lema en español.');
    expect(await page('privacyPolicy.html')).toMatch(
      /href="\/es\/privacyPolicy" hreflang="es"[^>]* lang="es"[^>]*>\s*Español/,
    );
    expect(await page('es/404.html')).toContain('<html lang="es"');
  });

  it('shows untranslated documents in English with a notice, marked as English, with the English address as the true one', async () => {
    const html = await page('es/privacyPolicy.html');
    expect(html).toContain('Esta página aún no existe en su idioma.');
    expect(html).toMatch(/<main[^>]* lang="en"/);
    expect(html).toContain('<link rel="canonical" href="https://www.zebrano.test/privacyPolicy">');
    expect(html).not.toContain('hreflang="es" href="https://');
    expect(await page('sitemap.xml')).not.toContain('<loc>https://www.zebrano.test/es/privacyPolicy</loc>');
    expect(html).toContain('href="/es/contactUs"');
  });

  it('shows no such notice where the translation exists', async () => {
    expect(await page('fr/privacyPolicy.html')).not.toContain('data-translation-notice');
  });

  it('tells readers of a translation that is older than the English text, and only them', async () => {
    const html = await page('fr/cookiesPolicy.html');
    expect(html).toContain('data-translation-notice');
    expect(html).toContain('2 mars 2025');
    expect(html).toMatch(/<a href="\/cookiesPolicy" hreflang="en"/);
    expect(await page('cookiesPolicy.html')).not.toContain('data-translation-notice');
  });

  it('carries the new brand everywhere and the old one nowhere', async () => {
    const files = (await readdir(path.join(project.root, 'dist'), { recursive: true })).filter((file) =>
      /\.(html|xml|txt|webmanifest)$/.test(file),
    );
    expect(files.length).toBeGreaterThan(55);
    for (const file of files) expect(await page(file), file).not.toMatch(/tukula/i);
    expect(await page('index.html')).toContain('<title>Zebrano');
  });

  it('uses the address of SITE_URL and then no longer names it as a placeholder', () => {
    expect(output).toContain('content/site.yaml:15  entity.address is still a placeholder');
    expect(output).not.toContain('SITE_URL  the address');
  });

  it('posts the form to the address of the .env file, whose origin is the only foreign one the policy admits', async () => {
    const endpoint = 'https://messages.zebrano.test:8443/in?from=site';
    const files = (await readdir(path.join(project.root, 'dist'), { recursive: true })).filter((file) =>
      file.endsWith('.html'),
    );
    expect(files.length).toBeGreaterThan(50);
    for (const file of files) {
      const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(await page(file))?.[1] ?? '';
      expect(policy.split('; '), file).toContain("connect-src 'self' https://messages.zebrano.test:8443");
      expect(policy.match(/https?:[^\s;]*/g), file).toEqual(['https://messages.zebrano.test:8443']);
    }
    for (const file of ['contactUs.html', 'es/contactUs.html']) {
      expect(await page(file)).toContain(`&quot;endpoint&quot;:[0,&quot;${endpoint}&quot;]`);
    }
    // A browser enforces the policy of the server as well, so it must not say less.
    for (const file of ['_headers', 'vercel.json', 'server/nginx.conf', 'server/Caddyfile']) {
      const text = await page(file);
      expect(text, file).toContain('Content-Security-Policy');
      expect(text, file).not.toMatch(/(connect|default)-src/);
    }
  });
});
