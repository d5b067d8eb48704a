import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { paletteColour } from '../../art/palette.ts';
import { getSite, pagePaths } from '../../site/documents.ts';
import { localeDefinition } from '../../site/locales.ts';
import { homeId, pathOf } from '../../site/routes.ts';

export const getStaticPaths = () => pagePaths('landing');

/** Web app manifest (W3C) in the language of the page that links to it. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props: { page } }) => {
  const { locale, description } = page;
  const site = await getSite();
  return Response.json({
    name: site.brand.name,
    short_name: site.brand.name,
    description,
    lang: localeDefinition(locale).tag,
    id: '/',
    start_url: pathOf(homeId, locale),
    scope: '/',
    display: 'browser',
    background_color: paletteColour('ink-950'),
    theme_color: paletteColour('ink-950'),
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
};
