/**
 * Astro integration that adds an app to the Dev Toolbar: where the texts of the
 * page being looked at come from, how their translations stand, and what is
 * wrong with them. Only `astro dev` has it.
 */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { checkContent, type ContentReport } from '../../content/check.ts';
import { answerEvent, askEvent, changedEvent, type Question } from './messages.ts';
import { pageContent } from './pageContent.ts';

export function contentToolbar(): AstroIntegration {
  let root = '';
  return {
    name: 'content-toolbar',
    hooks: {
      'astro:config:setup': ({ config, command, addDevToolbarApp }) => {
        root = fileURLToPath(config.root);
        if (command !== 'dev') return;
        addDevToolbarApp({
          id: 'content-toolbar',
          name: 'Content of this page',
          icon: 'file-search',
          entrypoint: new URL('./app.ts', import.meta.url),
        });
      },
      'astro:server:setup': ({ server, toolbar, logger }) => {
        let report: Promise<ContentReport> | undefined;
        toolbar.on<Question>(askEvent, ({ path }) => {
          report ??= checkContent(root);
          report.then(
            (found) => {
              toolbar.send(answerEvent, pageContent(path, found, root));
            },
            (error: unknown) => {
              report = undefined;
              logger.error(String(error));
            },
          );
        });
        const content = `${root.replaceAll('\\', '/')}content/`;
        for (const event of ['add', 'change', 'unlink'] as const) {
          server.watcher.on(event, (file: string) => {
            if (!file.replaceAll('\\', '/').startsWith(content)) return;
            report = undefined;
            toolbar.send(changedEvent, {});
          });
        }
      },
    },
  };
}
