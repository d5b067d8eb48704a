import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { contactSand, landingSand, pageSand, sandAvif, sandName, sandThemes, versionsOf } from '../../art/sandAvif.ts';
import { getDocuments } from '../../content/documents.ts';
import { defaultLocale } from '../../i18n/locales.ts';
import { hasSand } from '../_feature/sand.ts';

/** The sand of the landing page, the contact page and some feature pages, in every shape, theme and size. */
export const getStaticPaths = async () => {
  const features = await getDocuments('feature', defaultLocale);
  return [landingSand, contactSand]
    .flatMap((shapes) => Object.values(shapes))
    .concat(features.filter(({ data }) => hasSand(data.screen)).map(({ id }) => pageSand(id)))
    .flatMap((sand) => sandThemes.flatMap((theme) => versionsOf(sand, theme)))
    .map((version) => ({ params: { name: sandName(version) }, props: { version } }));
};

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props: { version } }) =>
  new Response(await sandAvif(version), { headers: { 'Content-Type': 'image/avif' } });
