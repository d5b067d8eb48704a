/** Formats findings for people and for GitHub. */
import { formatPlace, type Finding } from './places.ts';

/** One line for each message, with all its places as `path:line:column`. */
export const formatFindings = (findings: readonly Finding[]): string[] =>
  [...Map.groupBy(findings, ({ message }) => message)].map(([message, [first, ...others]]) => {
    const also = others.length > 0 ? ` The same at ${others.map(formatPlace).join(', ')}.` : '';
    return `${first ? formatPlace(first) : ''}  ${message}${also}`;
  });

/** Escapes as `@actions/core` does (command.ts). */
const escapeMessage = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string): string => escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** @see https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
function formatAnnotation({ path, line, column, message }: Finding): string {
  return `::error file=${escapeProperty(path)},line=${String(line)},col=${String(column)}::${escapeMessage(message)}`;
}

/** By the names that `npm run content -- --format` accepts. */
export const findingFormats: ReadonlyMap<string, (findings: readonly Finding[]) => string[]> = new Map([
  ['text', formatFindings],
  ['github', (findings) => findings.map(formatAnnotation)],
]);
