import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { logoColours, logoSvg, type LogoColours } from '../../art/wordmark.ts';
import { getSite } from '../../content/documents.ts';

/** The logo for partners and the press: on light, on dark, black and white. */
export const getStaticPaths = () =>
  (Object.keys(logoColours) as LogoColours[]).map((name) => ({ params: { name }, props: { name } }));

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props: { name } }) => {
  const { brand } = await getSite();
  return new Response(logoSvg(brand.name, name), { headers: { 'Content-Type': 'image/svg+xml' } });
};
