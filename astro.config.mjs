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
  // Syntax highlighting writes inline styles, and no document shows code.
  markdown: {
    syntaxHighlight: false,
    processor: satteri({ features: { smartPunctuation: false }, hastPlugins: prosePlugins }),
  },
  experimental: {
    contentIntellisense: true,
    // Merges each icon into one path; no icon is filled, so it looks the same.
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
    {
      name: 'interaction-directive',
      hooks: {
        'astro:config:setup': ({ addClientDirective }) => {
          addClientDirective({
            name: 'interaction',
            entrypoint: './src/build/interaction.ts',
          });
        },
      },
    },
    react(),
    mdx(),
    // Order matters: policy, host rules, then compression of all files.
    securityPolicy(),
    serverRules(),
    precompressed(),
  ],
  scopedStyleStrategy: 'where',
  vite: {
    plugins: [sonnerStyles(), licences()],
    // Otherwise discovered when an island first loads, and `astro dev` would reload the page.
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
    // Astro's own directive in every MDX file would cause a warning each, and hide ours.
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
      // `src/styles/fonts.css` defines the second, also for devices without Arial.
      fallbacks: ['Poppins', 'Work Sans fallback', 'system-ui', 'sans-serif'],
      optimizedFallbacks: false,
    },
  ],
});
