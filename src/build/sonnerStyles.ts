/**
 * Astro integration for Sonner, which inserts its styles by a script that the
 * security policy forbids: the call is taken out, and `toaster.css` imports the
 * styles as a file. The only module of a dependency that the build changes.
 */
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

const insertion = /^__insertCSS\(.*\);?$/m;
const advice = 'Look at node_modules/sonner/dist/index.mjs and change src/build/sonnerStyles.ts.';

function withoutInsertedStyles(): Plugin {
  let changed = false;
  return {
    name: 'sonner-without-inserted-styles',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/sonner\/dist\/index\.m?js/ },
      handler(code) {
        if (!insertion.test(code)) this.error(`Sonner no longer inserts its styles where it did. ${advice}`);
        changed = true;
        return code.replace(insertion, '');
      },
    },
    buildEnd(error) {
      if (!error && !changed && this.environment.mode === 'build') {
        this.error(`Sonner's module was not seen, so its styles would be inserted against the policy. ${advice}`);
      }
    },
  };
}

export function sonnerStyles(): AstroIntegration {
  return {
    name: 'sonner-styles',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [withoutInsertedStyles()], optimizeDeps: { exclude: ['sonner'] } } });
      },
    },
  };
}
