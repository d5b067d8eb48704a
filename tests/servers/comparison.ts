/** Compares responses with expected ones. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { securityHeaders } from '../../src/build/hosts/headers.ts';
import type { RawResponse } from './rawRequests.ts';
import type { Case } from './cases.ts';

const quoted = (value: string | readonly string[] | undefined): string =>
  value === undefined ? 'none' : `"${String(value)}"`;

/**
 * Compares a response with the expected one of the same status, or else the first.
 * @param root folder of the site
 * @param same whether two bodies are equal
 * @returns a description of each difference
 */
export function differences(
  { method, expected }: Case,
  response: RawResponse,
  root: string,
  same = (one: Buffer, other: Buffer): boolean => one.equals(other),
): string[] {
  const [first] = expected;
  const { status, headers, file, slice } = expected.find((one) => one.status === response.status) ?? first;
  if (status !== response.status) return [`status ${String(response.status)}, not ${String(status)}`];
  const differences = Object.entries(headers)
    .filter(([name, value]) => response.headers[name] !== value)
    .map(([name, value]) => `${name} ${quoted(response.headers[name])}, not ${quoted(value)}`);
  if (method === 'HEAD') return response.body.length === 0 ? differences : [...differences, 'a body'];
  if (file === undefined) return differences;
  const whole = readFileSync(path.join(root, file)).subarray(...(slice ?? []));
  return same(whole, response.body) ? differences : [...differences, `not the bytes of ${file}`];
}

/** Detects a request that was rejected before the rules of the site applied. */
export function isRefused({ status }: RawResponse): boolean {
  return [400, 414, 431].includes(status);
}

/** Names of security headers that are missing or have a wrong value. */
export function headersMissing({ status, headers }: RawResponse): string[] {
  return Object.entries(securityHeaders)
    .filter(([name, value]) => {
      const actual = headers[name.toLowerCase()];
      // nginx repeats them when it rejects a range.
      return actual !== value && !(status === 416 && actual === `${value}, ${value}`);
    })
    .map(([name]) => name);
}
