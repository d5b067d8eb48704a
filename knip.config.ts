import type { KnipConfig } from 'knip';

export default {
  // Inlined into every page, registered by path, found by Astro, or started by tools/run.ts.
  entry: [
    'src/scripts/boot.ts',
    'src/build/interaction.ts',
    'content/**/*.mdx',
    'tools/*.ts',
    'tools/{sand,icons}/draw.ts',
    'tools/bench/{run,usage}.ts',
    'src/commands/review.ts',
    'src/lint/editorSchemas.ts',
  ],
  project: ['{src,tests,tools,content}/**/*.{ts,tsx,astro,mdx}', '!tests/fixtures/**', '*.{ts,mjs}'],
  // Types in the signature of an exported function may stay exported.
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreDependencies: [
    // Read as files: dictionaries and the fonts.
    '@cspell/dict-*',
    '@fontsource-variable/work-sans',
    '@expo-google-fonts/work-sans',
    // A Java program.
    'vnu-jar',
  ],
  ignoreBinaries: ['java'],
} satisfies KnipConfig;
