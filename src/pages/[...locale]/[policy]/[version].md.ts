import type { APIRoute } from 'astro';
import { textIn, translatedVersionPaths, type VersionProps } from '../../../policy/policyPages.ts';

export const getStaticPaths = translatedVersionPaths;

/** The text of a version whose SHA-256 is published. */
export const GET: APIRoute<VersionProps> = ({ props: { policyPage, version } }) =>
  new Response(textIn(version, policyPage.locale).markdown, {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  });
