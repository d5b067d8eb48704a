import type { APIRoute, InferGetStaticPropsType } from 'astro';
import sharp from 'sharp';
import { shareImageSize, shareImageSvg } from '../../../art/shareImage.ts';
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
  const svg = shareImageSvg({ ...card, brand: brand.name }, card.id);
  const png = await sharp(Buffer.from(svg))
    .resize(shareImageSize.width, shareImageSize.height)
    .png({ palette: true, colours: 64, effort: 1 })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
