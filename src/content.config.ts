import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import {
  allCollections,
  globOf,
  collections as definitions,
  type CollectionDefinition,
  type CollectionName,
} from './site/collections.ts';

/** Ids are paths without the extension, in their original case: `privacyPolicy/fr`. */
function collectionOf<Definition extends CollectionDefinition>(name: CollectionName, definition: Definition) {
  return defineCollection({
    loader: glob({
      base: `./content/${definition.folder}`,
      pattern: globOf(name, definition),
      generateId: ({ entry }) => entry.replace(/\.[^.]+$/, ''),
    }),
    schema: definition.schema as Definition['schema'],
  });
}

export const collections = Object.fromEntries(
  allCollections.map(([name, definition]) => [name, collectionOf(name, definition)]),
) as { [Name in CollectionName]: ReturnType<typeof collectionOf<(typeof definitions)[Name]>> };
