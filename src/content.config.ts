import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import {
  allCollections,
  globOf,
  collections as definitions,
  type CollectionDefinition,
  type CollectionName,
} from './site/collections.ts';

/**
 * A collection over the files of one kind of content. Ids are the path without
 * its ending, letter case kept: `privacyPolicy/fr`.
 */
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

/** Astro's collections, one for each kind of content. */
export const collections = Object.fromEntries(
  allCollections.map(([name, definition]) => [name, collectionOf(name, definition)]),
) as { [Name in CollectionName]: ReturnType<typeof collectionOf<(typeof definitions)[Name]>> };
