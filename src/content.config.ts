import { defineCollection } from 'astro:content';
import { fileURLToPath } from 'node:url';
import { glob, type Loader } from 'astro/loaders';
import {
  allCollections,
  globOf,
  collections as definitions,
  type CollectionDefinition,
  type CollectionName,
} from './content/collections.ts';
import { readSourceFiles } from './content/source.ts';
import { currentOnly } from './content/versions.ts';

/**
 * Loads policies without compiling their texts, which are read as trees (`src/policies/`): a build need not compile every
 * version that there ever was.
 */
const policyFields: Loader = {
  name: 'policy-fields',
  load: async (context) => {
    const { store, config, watcher } = context;
    const root = fileURLToPath(config.root);
    async function readAll(): Promise<void> {
      const { files } = await readSourceFiles(root);
      store.clear();
      const isCurrent = currentOnly(files);
      // The search reads the texts that readers are shown, beside the English text of the same version. The store goes
      // whole through the bundler: the bodies of all others would cost memory alone.
      const read = new Set(files.filter(isCurrent).map(({ document, version }) => `${document}/${version ?? ''}`));
      for (const { collection, document, version = '', language, path, data, text, body } of files) {
        if (collection !== 'policy' || typeof data !== 'object' || data === null) continue;
        const id = `${document}/${version}/${language}`;
        const parsed = await context.parseData({ id, data: { ...data }, filePath: path });
        store.set({
          id,
          data: parsed,
          ...(read.has(`${document}/${version}`) && { body }),
          filePath: path,
          digest: context.generateDigest(text),
        });
      }
    }
    await readAll();
    for (const event of ['add', 'change', 'unlink'] as const) {
      watcher?.on(event, (file: string) => {
        // A mistake is told by the content guard; the last good state stays.
        if (/[\\/]content[\\/]legal[\\/]/.test(file)) readAll().catch(() => undefined);
      });
    }
  },
};

/**
 * A collection over the files of one kind of content. Ids are the path without
 * its ending, letter case kept: `privacyPolicy/fr`.
 */
function collectionOf<Definition extends CollectionDefinition>(name: CollectionName, definition: Definition) {
  return defineCollection({
    loader:
      name === 'policy'
        ? policyFields
        : glob({
            base: `./content/${definition.folder}`,
            pattern: globOf(name, definition),
            generateId: ({ entry }) => entry.replace(/\.[^.]+$/, ''),
          }),
    schema: definition.schema as Definition['schema'],
  });
}

/** Astro's collections, one for each kind of content. */
export const collections = Object.fromEntries(
  allCollections.map(([name, definition]) => [name, collectionOf(name, definition)]),
) as { [Name in CollectionName]: ReturnType<typeof collectionOf<(typeof definitions)[Name]>> };
