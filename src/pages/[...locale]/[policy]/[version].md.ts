import type { APIRoute } from 'astro';
import { textIn, translatedVersionPaths, type VersionProps } from '../../../policy/library.ts';

export const getStaticPaths = translatedVersionPaths;

/** The very text of a version that its SHA-256 is of. */
export const GET: APIRoute<VersionProps> = ({ props: { policyPage, version } }) =>
  new Response(textIn(version, policyPage.locale).markdown, {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  });
