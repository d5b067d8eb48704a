import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { sandAvif, sandName, sandVersions } from '../../art/sandAvif.ts';

/** The field of sand in every shape, theme and size. */
export const getStaticPaths = () =>
  sandVersions.map((version) => ({ params: { name: sandName(version) }, props: { version } }));

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props: { version } }) =>
  new Response(await sandAvif(version), { headers: { 'Content-Type': 'image/avif' } });
