/** Mistakes as the workflow commands of GitHub, which shows each at its line of a pull request. */
import type { Finding } from './places.ts';

const escaped = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapedProperty = (text: string): string => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** A mistake as an `error` command, on one line whatever its words are. */
export function annotation({ path, line, column, message }: Finding): string {
  return `::error file=${escapedProperty(path)},line=${String(line)},col=${String(column)}::${escaped(message)}`;
}
