/**
 * All security headers. The page carries the part of the Content Security Policy that depends on its inline code in a
 * meta element; the server sends the rest as headers. Browsers enforce both.
 */
import { isPreview } from '../../site/previewBuild.ts';

/** Directives and their values. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** Directives that headers repeat, for responses that are not pages. */
const sharedPolicy: Policy = {
  'base-uri': ["'none'"],
  // Without script the contact form opens the visitor's mail program.
  'form-action': ["'self'", 'mailto:'],
  'object-src': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
};

/** Hashes of the inline scripts and styles of one page, as CSP sources (`'sha256-…'`). */
interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * The policy of one page.
 * @param endpoint URL that the contact form posts to, if any; its origin is the only foreign one
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
    ...sharedPolicy,
  };
}

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
 * HTTPS for all subdomains (RFC 6797). `HSTS_PRELOAD=1` also requests the preload list of browsers, which cannot be
 * undone quickly: the owner decides.
 */
const transportSecurity = `max-age=63072000; includeSubDomains${process.env['HSTS_PRELOAD'] === '1' ? '; preload' : ''}`;

/**
 * Headers of every response. `Cross-Origin-Opener-Policy` is missing on purpose: the site has no session to protect,
 * and browsers start a new process for a page that sends it, which delays the first paint by 0.2 s on phones.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': serialisePolicy({ ...sharedPolicy, 'frame-ancestors': ["'none'"] }),
  'Strict-Transport-Security': transportSecurity,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Search engines must not index previews on any host.
  ...(isPreview() && { 'X-Robots-Tag': 'noindex' }),
};
