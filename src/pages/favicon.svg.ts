import type { APIRoute } from 'astro';
import { iconSvg } from '../art/icon.ts';

export const GET: APIRoute = () => new Response(iconSvg('small'), { headers: { 'Content-Type': 'image/svg+xml' } });
