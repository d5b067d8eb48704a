// @ts-check
import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { contentGuard } from './src/integrations/contentGuard.ts';
import { siteUrl } from './src/integrations/siteUrl.ts';

export default defineConfig({
  site: siteUrl(),
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  // Syntax highlighting would write inline styles, and no document shows code.
  markdown: { syntaxHighlight: false, processor: satteri({ features: { smartPunctuation: false } }) },
  integrations: [contentGuard(), react(), mdx()],
  devToolbar: { enabled: true },
});
