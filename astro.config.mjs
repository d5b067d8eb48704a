// @ts-check
import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import globalData from '@csstools/postcss-global-data';
import { defineConfig, envField, svgoOptimizer } from 'astro/config';
import customMedia from 'postcss-custom-media';
import { siteUrl } from './src/site/siteUrl.ts';
import { contentGuard } from './src/build/contentGuard.ts';
import { workSans } from './src/build/fontSubset.ts';
import { interactionDirective } from './src/build/interaction/index.ts';
import { licences } from './src/build/licences.ts';
import { precompressed } from './src/build/precompress.ts';
import { prosePlugins } from './src/build/prosePlugins.ts';
import { securityPolicy } from './src/build/securityPolicy.ts';
import { serverRules } from './src/build/serverRules.ts';
import { sonnerStyles } from './src/build/sonnerStyles.ts';

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
    interactionDirective(),
    react(),
    mdx(),
    sonnerStyles(),
    licences(),
    // The built site: first its policy, then the rules of its servers, then the compressed forms of all files.
    securityPolicy(),
    serverRules(),
    precompressed(),
  ],
  scopedStyleStrategy: 'where',
  vite: {
    // Found only when an island first loads: `astro dev` would then reload the page under the visitor's hand.
    optimizeDeps: {
      include: [
        '@nanostores/react',
        '@radix-ui/react-accordion',
        '@radix-ui/react-dropdown-menu',
        '@radix-ui/react-tabs',
        'embla-carousel-autoplay',
        'embla-carousel-react',
        'nanostores',
      ],
    },
    css: {
      postcss: { plugins: [globalData({ files: ['src/styles/breakpoints.css'] }), customMedia()] },
    },
    // Every MDX file begins with a directive of Astro's that means nothing in a built page; a warning for each would hide ours.
    build: { rolldownOptions: { checks: { moduleLevelDirective: false } } },
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
      // src/styles/fonts.css has the second, for devices without Arial too.
      fallbacks: ['Poppins', 'Work Sans fallback', 'system-ui', 'sans-serif'],
      optimizedFallbacks: false,
    },
  ],
});
