/**
 * Astro integration that checks all content before a build and while editing.
 * A mistake stops the build; `astro dev` prints it and shows it in the browser.
 */
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import type { ContentReport } from '../lint/check.ts';
import { mistakesInProse } from '../lint/checks/prose.ts';
import { formatFinding } from '../lint/findingFormats.ts';
import { frontmatter, readMdx } from '../lint/mdx.ts';
import { describePlaceholders, type Placeholder } from '../lint/placeholders.ts';
import { placesIn, type Finding } from '../lint/places.ts';
import { checkInProcess } from './contentCheckProcess.ts';
import { watchContent } from './contentWatcher.ts';

const reportOf = (findings: readonly Finding[]): string => findings.map(formatFinding).join('\n');

/** Refuses a text that holds more than prose before it is compiled, and with that before anything in it runs. */
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
          throw new Error(`${String(findings.length)} mistake(s) in content/:\n${reportOf(findings)}\n`);
        }
      },
      'astro:server:setup': ({ server, logger }) => {
        const show = ({ findings }: ContentReport): void => {
          const [first] = findings;
          if (!first) return;
          const message = reportOf(findings);
          logger.error(`Mistakes in content/:\n${message}`);
          const loc = { file: first.path, line: first.line, column: first.column };
          server.ws.send({ type: 'error', err: { message, stack: '', loc, plugin: 'content-guard' } });
        };
        const check = watchContent(server, root, show, (error) => {
          logger.error(`The content could not be checked: ${String(error)}`);
        });
        // After the first page, which need not wait for it.
        server.httpServer?.once('request', (_, response: ServerResponse) => {
          response.once('close', check);
        });
      },
      'astro:build:done': ({ logger }) => {
        const lines = describePlaceholders(placeholders);
        if (lines.length > 0) logger.warn(`Placeholders still in use:\n${lines.join('\n')}`);
        if (outdatedFiles.length > 0) logger.warn(`Files to be made anew:\n${outdatedFiles.join('\n')}`);
      },
    },
  };
}
