/**
 * Astro integration that adds an app to the Dev Toolbar: where the texts of the
 * page being looked at come from, how their translations stand, and what is
 * wrong with them. Only `astro dev` has it.
 */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { watchContent } from '../contentWatcher.ts';
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
        const report = watchContent(server, root, {
          onReport: () => {
            toolbar.send(changedEvent, {});
          },
        });
        toolbar.on<Question>(askEvent, ({ path }) => {
          report().then(
            (found) => {
              toolbar.send(answerEvent, pageContent(path, found, root));
            },
            (error: unknown) => {
              logger.error(String(error));
            },
          );
        });
      },
    },
  };
}
