// @ts-check
import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import globalData from '@csstools/postcss-global-data';
import { defineConfig, envField, svgoOptimizer } from 'astro/config';
import customMedia from 'postcss-custom-media';
import { siteUrl } from './src/i18n/siteUrl.ts';
import { contentGuard } from './src/integrations/contentGuard.ts';
import { contentToolbar } from './src/integrations/contentToolbar/index.ts';
import { workSans } from './src/integrations/fontSubset.ts';
import { islandIds } from './src/integrations/html/islandIds.ts';
import { islandModules } from './src/integrations/html/islandModules.ts';
import { islandRuntime } from './src/integrations/html/islandRuntime.ts';
import { islandStyles } from './src/integrations/html/islandStyles.ts';
import { rewriteHtml } from './src/integrations/html/index.ts';
import { scriptAfterPaint } from './src/integrations/html/scriptAfterPaint.ts';
import { securityPolicy } from './src/integrations/html/securityPolicy.ts';
import { unusedStyles } from './src/integrations/html/unusedStyles.ts';
import { inlinedIcons } from './src/integrations/inlinedIcons.ts';
import { codesOnly, inlineScripts } from './src/integrations/inlineScripts.ts';
import { interactionDirective } from './src/integrations/interaction/index.ts';
import { licences } from './src/integrations/licences.ts';
import { precompressed } from './src/integrations/precompress.ts';
import { prosePlugins } from './src/integrations/prosePlugins.ts';
import { serverRules } from './src/integrations/serverRules.ts';
import { sonnerStyles } from './src/integrations/sonnerStyles.ts';
import layerByFolder from './src/styles/layerByFolder.ts';

export default defineConfig({
  site: siteUrl(),
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  // Syntax highlighting would write inline styles, and no document shows code.
  markdown: {
    syntaxHighlight: false,
    processor: satteri({ features: { smartPunctuation: false }, hastPlugins: prosePlugins }),
  },
  experimental: {
    contentIntellisense: true,
    // Pages carry many icons: each becomes one path, which looks the same because none is filled.
    svgOptimizer: svgoOptimizer({
      floatPrecision: 1,
      plugins: [
        {
          name: 'preset-default',
          params: { overrides: { mergePaths: { force: true }, convertShapeToPath: { convertArcs: true } } },
        },
      ],
    }),
  },
  integrations: [
    contentGuard(),
    contentToolbar(),
    inlineScripts(),
    interactionDirective(),
    react(),
    mdx(),
    sonnerStyles(),
    licences(),
    // What is done with the built site, in this order.
    rewriteHtml([
      islandStyles,
      islandIds,
      islandRuntime,
      scriptAfterPaint,
      islandModules,
      unusedStyles(),
      securityPolicy(),
    ]),
    inlinedIcons(),
    serverRules(),
    precompressed(),
  ],
  scopedStyleStrategy: 'where',
  vite: {
    css: {
      // By the island's name instead of a hash, which would weigh on every page.
      modules: {
        generateScopedName: (name, file) => `${/([A-Z]\w+)\.module/.exec(file)?.[1] ?? ''}-${name}`,
      },
      postcss: {
        plugins: [globalData({ files: ['src/styles/breakpoints.css'] }), customMedia(), layerByFolder()],
      },
    },
    // Every MDX file begins with a directive of Astro's that means nothing in a built page; a warning for each would hide ours.
    build: { rolldownOptions: { checks: { moduleLevelDirective: false } } },
    environments: {
      client: {
        define: codesOnly,
        build: {
          rolldownOptions: {
            output: {
              // Opening a menu for the first time runs nearly all of Radix in one task: Chromium compiles it while it comes.
              postBanner: ({ moduleIds }) =>
                moduleIds.some((id) => id.includes('/@radix-ui/')) ? '//# allFunctionsCalledOnLoad' : '',
              // What every page needs at once comes in one file, not in one for each module that an island shares.
              codeSplitting: {
                groups: [
                  {
                    name: 'site',
                    test: /\/src\/scripts\/(?!didYouMean|searchPage)|\/src\/stores\/(?!drawer|toasts)|\/nanostores\/atom\/|Base.astro/,
                  },
                  // What every island needs, for the same reason.
                  {
                    name: 'react',
                    test: /\/node_modules\/(react|react-dom)\/(?!.*client)|\/src\/islands\/(useReady|icons)|\/src\/stores\/toasts/,
                  },
                ],
              },
            },
          },
        },
      },
    },
  },
  env: {
    schema: {
      PUBLIC_CONTACT_ENDPOINT: envField.string({ context: 'client', access: 'public', optional: true, url: true }),
    },
  },
  fonts: [
    {
      provider: workSans(import.meta.dirname),
      name: 'Work Sans',
      cssVariable: '--font-work-sans',
      // src/styles/fonts.css has the first, for devices without Arial too.
      fallbacks: ['Work Sans fallback', 'Poppins', 'system-ui', 'sans-serif'],
      optimizedFallbacks: false,
    },
  ],
});
