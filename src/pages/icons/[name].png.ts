import type { APIRoute, InferGetStaticPropsType } from 'astro';
import sharp from 'sharp';
import { iconSvg } from '../../art/icon.ts';

/** Icon files by name: the sizes that browsers, iOS and the web app manifest ask for. */
export const getStaticPaths = () =>
  (
    [
      { name: '180', size: 180, shape: 'full' },
      { name: '192', size: 192, shape: 'rounded' },
      { name: '512', size: 512, shape: 'rounded' },
      { name: 'maskable', size: 512, shape: 'full' },
    ] as const
  ).map(({ name, size, shape }) => ({ params: { name }, props: { size, shape } }));

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props: { size, shape } }) => {
  const png = await sharp(Buffer.from(iconSvg(shape)))
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
