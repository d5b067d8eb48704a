/** Gives a built page its Content Security Policy, with the hashes of its own inline scripts and styles. */
import { createHash } from 'node:crypto';
import { contactEndpoint } from '../../content/contactEndpoint.ts';
import { pagePolicy, serialisePolicy, type InlineHashes } from '../../security/headers.ts';
import type { HtmlStep } from './index.ts';

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const style = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const charset = '<meta charset="utf-8">';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const unique = (values: string[]): string[] => [...new Set(values)];

/** Hashes of the inline scripts of a page that a browser acts on (a block of JSON-LD is data) and of its inline styles. */
function inlineHashes(html: string): InlineHashes {
  const scripts = [...html.matchAll(script)]
    .filter(([, attributes = '']) => !/\bsrc=|application\/ld\+json/.test(attributes))
    .map(([, , text = '']) => hashOf(text));
  const styles = [...html.matchAll(style)].map(([, text = '']) => hashOf(text));
  return { scripts: unique(scripts), styles: unique(styles) };
}

/**
 * Puts the policy right behind the character set, before everything it governs. It has to be the last step: what is
 * changed after it no longer has its hash.
 */
export function securityPolicy(endpoint = contactEndpoint()): HtmlStep {
  return (html, { file }) => {
    if (!html.includes(charset)) {
      throw new Error(`${file} has no ${charset}, behind which its security policy belongs.`);
    }
    const policy = serialisePolicy(pagePolicy(inlineHashes(html), endpoint));
    return html.replace(charset, `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`);
  };
}
