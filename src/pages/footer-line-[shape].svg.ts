import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { footerLines, footerLineSvg } from '../art/footerLine.ts';

/** The line at the foot of every page, for wide and for narrow screens. */
export const getStaticPaths = () =>
  Object.entries(footerLines).map(([shape, line]) => ({ params: { shape }, props: { line } }));

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props: { line } }) =>
  new Response(footerLineSvg(line), { headers: { 'Content-Type': 'image/svg+xml' } });
