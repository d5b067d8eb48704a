/** Checks all content: a mistake stops the build; `astro dev` prints it and shows it in the browser. */
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite';
import { mistakesInProse } from '../lint/checks/prose.ts';
import { formatFindings } from '../lint/findingFormats.ts';
import { frontmatter, readMdx } from '../lint/mdx.ts';
import { describePlaceholders, type Placeholder } from '../lint/placeholders.ts';
import { placesIn, type Finding } from '../lint/places.ts';
import type { Source } from '../lint/source.ts';
import { checkSite, type SiteReport } from '../policies/check.ts';
import { checkInProcess } from './contentCheckProcess.ts';

/** Milliseconds in which changes are checked together: a program may write several files at once. */
const debounce = 100;

const reportOf = (findings: readonly Finding[]): string => formatFindings(findings).join('\n');

/** Error overlay for the browser; `undefined` without a mistake. */
function overlayOf(findings: readonly Finding[]): ErrorPayload | undefined {
  const [first] = findings;
  if (!first) return;
  const loc = { file: first.path, line: first.line, column: first.column };
  return { type: 'error', err: { message: reportOf(findings), stack: '', loc, plugin: 'content-guard' } };
}

/** Rejects a text with code in it before it is compiled, so that the code never runs. */
function proseOnly(root: () => string): Plugin {
  return {
    name: 'prose-only',
    enforce: 'pre',
    transform: {
      filter: { id: /\/content\/[^?]*\.mdx$/ },
      handler(code, id) {
        const file = path
          .relative(root(), id.split('?')[0] ?? id)
          .split(path.sep)
          .join('/');
        const fields = frontmatter.exec(code)?.[0] ?? '';
        const [first] = mistakesInProse(readMdx(code, fields.length));
        if (!first) return;
        const { line, column } = placesIn(file, code)(first.offset);
        this.error({ message: first.message, id, loc: { file: id, line, column } });
      },
    },
  };
}

/** Checks `content/` after each change while `astro dev` runs. @returns a function that checks at once */
function watchContent(
  server: ViteDevServer,
  root: string,
  onReport: (report: SiteReport) => void,
  onError: (error: unknown) => void,
): () => void {
  const content = path.join(root, 'content') + path.sep;
  let timer: NodeJS.Timeout | undefined;
  let latest = 0;
  /** The last check's files, so that only changed ones are read again. */
  let before: Source | undefined;

  const check = (): void => {
    latest += 1;
    const own = latest;
    checkSite(root, before ? { before } : {}).then(
      (report) => {
        before = report.source;
        // A later check may have started meanwhile.
        if (own === latest) onReport(report);
      },
      (error: unknown) => {
        if (own === latest) onError(error);
      },
    );
  };
  for (const event of ['add', 'change', 'unlink', 'addDir', 'unlinkDir'] as const) {
    server.watcher.on(event, (file: string) => {
      if (!path.normalize(file).startsWith(content)) return;
      clearTimeout(timer);
      timer = setTimeout(check, debounce);
    });
  }
  return check;
}

export function contentGuard(): AstroIntegration {
  let root = '';
  let placeholders: readonly Placeholder[] = [];
  let outdatedFiles: readonly string[] = [];
  return {
    name: 'content-guard',
    hooks: {
      'astro:config:setup': async ({ config, command, updateConfig }) => {
        root = fileURLToPath(config.root);
        if (command === 'preview') return;
        updateConfig({ vite: { plugins: [proseOnly(() => root)] } });
        if (command !== 'build') return;
        const report = await checkInProcess(root);
        ({ placeholders, outdatedFiles } = report);
        const { findings } = report;
        if (findings.length > 0) {
          const error = new Error(`${String(findings.length)} mistake(s) in content/:\n${reportOf(findings)}\n`);
          // Where the code stopped says nothing to an editor.
          throw Object.assign(error, { stack: '' });
        }
      },
      'astro:server:setup': ({ server, logger }) => {
        let overlay: ErrorPayload | undefined;
        const show = ({ findings }: SiteReport): void => {
          overlay = overlayOf(findings);
          if (!overlay) return;
          logger.error(`Mistakes in content/:\n${overlay.err.message}`);
          server.environments.client.hot.send(overlay);
        };
        // A page that reloads while the check runs would miss its result.
        server.environments.client.hot.on('vite:client:connect', (_, client) => {
          if (overlay) client.send(overlay);
        });
        const check = watchContent(server, root, show, (error) => {
          logger.error(`The content could not be checked: ${String(error)}`);
        });
        // The first page does not wait for the check.
        server.httpServer?.once('request', (_, response: ServerResponse) => {
          response.once('close', check);
        });
      },
      'astro:build:done': ({ logger }) => {
        const lines = describePlaceholders(placeholders);
        if (lines.length > 0) logger.warn(`Placeholders still in use:\n${lines.join('\n')}`);
        if (outdatedFiles.length > 0) logger.warn(`Outdated files:\n${outdatedFiles.join('\n')}`);
      },
    },
  };
}
