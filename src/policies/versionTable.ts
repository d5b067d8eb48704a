/** Prints the versions of all policies as a table. */
import { alignColumns } from '../lint/columns.ts';
import { localeCodes } from '../site/locales.ts';
import type { Policy, PolicyVersion, VersionState, VersionText } from './library.ts';
import { isChanged, isCorrected } from './recordChecks.ts';

const states: Readonly<Record<VersionState, string>> = {
  superseded: 'superseded',
  inForce: 'in force',
  announced: 'announced',
  prepared: 'in preparation',
};

function textState(version: PolicyVersion, text: VersionText | undefined): string {
  if (!text) return '-';
  if (!text.record) return 'not recorded';
  if (isCorrected(version, text)) return 'corrected, not recorded';
  return isChanged(text) ? 'changed' : `recorded ${text.record.recorded}`;
}

const stateOf = ({ state, supersededOn }: PolicyVersion): string =>
  supersededOn === undefined ? states[state] : `${states[state]} ${supersededOn}`;

export function versionTable(policies: readonly Policy[]): string {
  return alignColumns([
    ['policy', 'version', 'state', ...localeCodes],
    ...policies.flatMap(({ id, versions }) =>
      versions.map((version) => [
        id,
        version.day,
        stateOf(version),
        ...localeCodes.map((locale) => textState(version, version.texts.get(locale))),
      ]),
    ),
  ]).join('\n');
}
