import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { collections as definitions, globOf, type CollectionDefinition } from './content/collections.ts';

/**
 * A collection over the files of one kind of content. Ids are the path without
 * its ending, letter case kept: `privacyPolicy/fr`.
 */
function collectionOf<Definition extends CollectionDefinition>(definition: Definition) {
  return defineCollection({
    loader: glob({
      base: `./content/${definition.folder}`,
      pattern: globOf(definition),
      generateId: ({ entry }) => entry.replace(/\.[^.]+$/, ''),
    }),
    schema: definition.schema as Definition['schema'],
  });
}

export const collections = {
  site: collectionOf(definitions.site),
  ui: collectionOf(definitions.ui),
  landing: collectionOf(definitions.landing),
  contact: collectionOf(definitions.contact),
  notFound: collectionOf(definitions.notFound),
  features: collectionOf(definitions.features),
  faq: collectionOf(definitions.faq),
  legal: collectionOf(definitions.legal),
};
