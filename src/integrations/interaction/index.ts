/**
 * Astro integration that adds `client:interaction`: an island loads when the
 * visitor first touches it. In the built site it also puts the site's own small
 * `astro-island` element in the place of Astro's.
 */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { inlineScript } from '../inlineScript.ts';

const directive = fileURLToPath(new URL('./directive.ts', import.meta.url));
const island = fileURLToPath(new URL('./island.ts', import.meta.url));

/** The module in which Astro keeps the text of its element. */
const astroElement = /astro\/dist\/runtime\/server\/astro-island\.prebuilt\.js$/;

function smallIslandElement(): Plugin {
  return {
    name: 'small-island-element',
    apply: 'build',
    transform: {
      filter: { id: astroElement },
      handler: async () => `export default ${JSON.stringify(await inlineScript(island))};`,
    },
  };
}

/** Where Astro writes the styles of its element: in front of the first island, inside the body, where HTML allows none. */
const astroStyles = /astro\/dist\/runtime\/server\/scripts\.js$/;

/** Leaves those styles out; `src/styles/base.css` has them. */
function noStylesInBody(): Plugin {
  return {
    name: 'no-island-styles-in-body',
    transform: {
      filter: { id: astroStyles },
      handler: (code) => {
        const changed = code.replace('<style>${ISLAND_STYLES}</style>', '');
        if (changed === code) {
          throw new Error(
            'Astro no longer writes the styles of its islands where it did. Look at node_modules/astro/dist/runtime/server/scripts.js and mend src/integrations/interaction/index.ts.',
          );
        }
        return changed;
      },
    },
  };
}

export function interactionDirective(): AstroIntegration {
  return {
    name: 'interaction-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        addClientDirective({ name: 'interaction', entrypoint: directive });
        updateConfig({ vite: { plugins: [smallIslandElement(), noStylesInBody()] } });
      },
    },
  };
}
