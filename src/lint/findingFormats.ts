/** How findings are printed: for people, or for a program that shows each at its line. */
import { formatPlace, type Finding } from './places.ts';

/** For people, and for editors that open `path:line:column`: one line a message, with every place that it holds for. */
export const formatFindings = (findings: readonly Finding[]): string[] =>
  [...Map.groupBy(findings, ({ message }) => message)].map(([message, [first, ...others]]) => {
    const also = others.length > 0 ? ` The same at ${others.map(formatPlace).join(', ')}.` : '';
    return `${first ? formatPlace(first) : ''}  ${message}${also}`;
  });

/** What would end a value early, as GitHub reads it back (`@actions/core`, command.ts). */
const escapeMessage = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string): string => escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/**
 * A command of GitHub Actions that shows the message at its line of the pull request.
 * @see https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
function formatAnnotation({ path, line, column, message }: Finding): string {
  return `::error file=${escapeProperty(path)},line=${String(line)},col=${String(column)}::${escapeMessage(message)}`;
}

/** The formats by the names that `npm run content -- --format` takes. */
export const findingFormats: ReadonlyMap<string, (findings: readonly Finding[]) => string[]> = new Map([
  ['text', formatFindings],
  ['github', (findings) => findings.map(formatAnnotation)],
]);
