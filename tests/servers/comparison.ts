/** What an answer has that was not expected. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { securityHeaders } from '../../src/build/hosts/headers.ts';
import type { Answer } from './answers.ts';
import type { Case } from './cases.ts';

const quoted = (value: string | readonly string[] | undefined): string =>
  value === undefined ? 'none' : `"${String(value)}"`;

/**
 * Compares an answer with the expected one that has its status, or else the first.
 * @param root folder of the site
 * @param same whether two bodies count as the same
 * @returns each difference in words; none where the answer is right
 */
export function differences(
  { method, expected }: Case,
  answer: Answer,
  root: string,
  same = (one: Buffer, other: Buffer): boolean => one.equals(other),
): string[] {
  const [first] = expected;
  const { status, headers, file, slice } = expected.find((one) => one.status === answer.status) ?? first;
  if (status !== answer.status) return [`status ${String(answer.status)}, not ${String(status)}`];
  const found = Object.entries(headers)
    .filter(([name, value]) => answer.headers[name] !== value)
    .map(([name, value]) => `${name} ${quoted(answer.headers[name])}, not ${quoted(value)}`);
  if (method === 'HEAD') return answer.body.length === 0 ? found : [...found, 'a body'];
  if (file === undefined) return found;
  const whole = readFileSync(path.join(root, file)).subarray(...(slice ?? []));
  return same(whole, answer.body) ? found : [...found, `not the bytes of ${file}`];
}

/** Whether a request was refused before the rules of the site were read. */
export function isRefused({ status }: Answer): boolean {
  return [400, 414, 431].includes(status);
}

/** Names of the security headers that an answer has not, or not with their value. */
export function headersMissing({ status, headers }: Answer): string[] {
  return Object.entries(securityHeaders)
    .filter(([name, value]) => {
      const told = headers[name.toLowerCase()];
      // nginx says them twice when it refuses a range.
      return told !== value && !(status === 416 && told === `${value}, ${value}`);
    })
    .map(([name]) => name);
}
