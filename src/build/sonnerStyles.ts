/**
 * Strips the call with which Sonner inserts its styles, since the security policy forbids it. `toaster.css` imports the
 * styles as a file. The build changes no other dependency.
 */
import type { Plugin } from 'vite';

const insertion = /^__insertCSS\(.*\);?$/m;
const advice = 'Look at node_modules/sonner/dist/index.mjs and change src/build/sonnerStyles.ts.';

export function sonnerStyles(): Plugin {
  let changed = false;
  return {
    name: 'sonner-styles',
    config: () => ({ optimizeDeps: { exclude: ['sonner'] } }),
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/sonner\/dist\/index\.m?js/ },
      handler(code) {
        if (!insertion.test(code))
          this.error(`Sonner's code has changed: the call that inserts its styles was not found. ${advice}`);
        changed = true;
        return code.replace(insertion, '');
      },
    },
    buildEnd(error) {
      if (!error && !changed && this.environment.mode === 'build') {
        this.error(`Sonner's module was not found, so its styles would violate the security policy. ${advice}`);
      }
    },
  };
}
