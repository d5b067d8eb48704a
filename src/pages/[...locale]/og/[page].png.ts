import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { shareImageSvg } from '../../../art/shareImage.ts';
import { shareImagePng } from '../../../art/shareImagePng.ts';
import { getPages, getSite, inEveryLocale } from '../../../site/documents.ts';
import { localeParam } from '../../../site/routes.ts';

/** A share picture for each page in each of its languages. */
export const getStaticPaths = () =>
  inEveryLocale(async (locale) =>
    (await getPages(locale))
      .filter(({ translations }) => translations.includes(locale))
      .map(({ id, shareCard }) => ({ params: { locale: localeParam(locale), page: id }, props: { id, shareCard } })),
  );

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props: { id, shareCard } }) => {
  const { brand } = await getSite();
  const png = await shareImagePng(shareImageSvg({ ...shareCard, brand: brand.name }, id));
  return new Response(png, { headers: { 'Content-Type': 'image/png' } });
};
