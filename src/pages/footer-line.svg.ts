import type { APIRoute } from 'astro';
import { footerLineSvg } from '../art/footerLine.ts';

export const GET: APIRoute = () => new Response(footerLineSvg(), { headers: { 'Content-Type': 'image/svg+xml' } });
