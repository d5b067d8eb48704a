import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { shareImageSvg } from '../../../art/shareImage.ts';
import { shareImagePng } from '../../../art/shareImagePng.ts';
import { getSite } from '../../../content/documents.ts';
import { getShareCards } from '../../../content/shareCards.ts';
import { localeCodes } from '../../../i18n/locales.ts';
import { localeParam } from '../../../i18n/routes.ts';

/** One picture for each page of each language it exists in. */
export async function getStaticPaths() {
  const cards = await Promise.all(
    localeCodes.map(async (locale) =>
      (await getShareCards(locale)).map((card) => ({
        params: { locale: localeParam(locale), page: card.id },
        props: { card },
      })),
    ),
  );
  return cards.flat();
}

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props: { card } }) => {
  const { brand } = await getSite();
  const png = await shareImagePng(shareImageSvg({ ...card, brand: brand.name }, card.id));
  return new Response(png, { headers: { 'Content-Type': 'image/png' } });
};
