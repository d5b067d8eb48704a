import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { getSearchFiles } from '../search/places.ts';
import { localeCodes } from '../site/locales.ts';

/** Search index and texts of each language, next to the scripts, where browsers cache them. */
export async function getStaticPaths() {
  const languages = await Promise.all(localeCodes.map(getSearchFiles));
  return languages.flatMap(({ folder, files }) =>
    files.map(([name, content]) => ({
      params: { searchFile: `${folder.slice(1)}${String(name)}.json` },
      props: { content },
    })),
  );
}

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props: { content } }) =>
  new Response(JSON.stringify(content), { headers: { 'Content-Type': 'application/json' } });
