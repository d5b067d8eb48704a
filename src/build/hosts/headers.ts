/**
 * Every security header of the site: the only source of them. The page carries
 * the part of the Content Security Policy that depends on its own text (hashes)
 * in a meta element; the server adds the rest as headers. A browser enforces both.
 */
import { isPreview } from '../../site/preview.ts';

/** A Content Security Policy as names and values of directives. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** Hashes of the inline scripts and styles of one page, as CSP sources (`'sha256-…'`). */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * The policy of one page.
 * @param hashes its inline scripts and styles
 * @param endpoint address that the contact form posts to, if any; its origin is the only foreign one
 */
export function pagePolicy({ scripts, styles }: InlineHashes, endpoint: string | undefined): Policy {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(endpoint === undefined || endpoint === '' ? [] : [new URL(endpoint).origin])],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    // Without script the contact form opens the reader's mail program.
    'form-action': ["'self'", 'mailto:'],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
}

/** The part of the policy that is the same for every page and that a meta element cannot carry. */
const headerPolicy: Policy = {
  'base-uri': ["'none'"],
  'form-action': ["'self'", 'mailto:'],
  'frame-ancestors': ["'none'"],
  'object-src': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
};

/** A policy as text. */
export function serialisePolicy(policy: Policy): string {
  return Object.entries(policy)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

const refusedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * How long browsers keep to HTTPS, for all subdomains (RFC 6797). With `HSTS_PRELOAD=1` the site also asks to be put
 * into the list that browsers bring along, which cannot be undone quickly: the owner decides.
 */
const transportSecurity = `max-age=63072000; includeSubDomains${process.env['HSTS_PRELOAD'] === '1' ? '; preload' : ''}`;

/**
 * The headers of every answer. `Cross-Origin-Opener-Policy` is not among them: the site has no session and nothing
 * that a window which opened it could read, and browsers begin a new process for a page that sends it, which costs a
 * phone a fifth of a second before the first words.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': serialisePolicy(headerPolicy),
  'Strict-Transport-Security': transportSecurity,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Resource-Policy': 'same-origin',
  // What is not published yet is for no search engine, whatever host shows it.
  ...(isPreview() && { 'X-Robots-Tag': 'noindex' }),
};
