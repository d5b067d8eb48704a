/** Reports text and thousands that YAML would drop: `# comment`, `&anchor`, `!tag`, `1.000`. */
import { isPair, isScalar, visit, type Scalar } from 'yaml';
import type { Finding } from '../places.ts';
import type { SourceFile } from '../source.ts';
import { shortened } from '../syntax/lines.ts';

function lostFrom({ comment, anchor, tag, type }: Scalar): string | undefined {
  // A note to colleagues has a space after #; without one it is text.
  if (typeof comment === 'string' && /^\S/.test(comment) && type === 'PLAIN') return `#${comment}`;
  if (anchor !== undefined) return `&${anchor}`;
  return tag !== undefined && /^!\w/.test(tag) ? tag : undefined;
}

/** A sentence cut by a note: `The app that is # 1`. One word with a note is a setting: `dated: month # unknown`. */
function isCutByNote({ text, yaml }: SourceFile, { comment, range, type, value }: Scalar): boolean {
  if (!yaml || !range || typeof comment !== 'string' || type !== 'PLAIN' || typeof value !== 'string') return false;
  return /\s/.test(value) && /^[ \t]+#/.test(text.slice(yaml.start + range[1]));
}

/** YAML reads `1.000` as one; readers of French and Portuguese as a thousand. */
const thousands = /^[1-9]\d{0,2}\.\d{3}$/;

export function checkLostText(file: SourceFile): Finding[] {
  const { yaml, placeAt } = file;
  if (!yaml) return [];
  const findings: Finding[] = [];
  visit(yaml.document, {
    Scalar(key, scalar, parents) {
      const { source = '', value, range } = scalar;
      const pair = parents.at(-1);
      const name = isPair(pair) && isScalar(pair.key) ? String(pair.key.value) : '';
      if (typeof value === 'number' && ['number', 'amount'].includes(name) && thousands.test(source) && range) {
        const message = `${source} is read as ${String(value)}. If thousands are meant, write no mark between them: ${source.replaceAll('.', '')}. If not, write ${source === String(value) ? `${source}0` : String(value)}.`;
        findings.push({ ...placeAt(yaml.start + range[0]), message });
        return;
      }
      const lost = key === 'key' ? undefined : lostFrom(scalar);
      if (!range) return;
      if (key !== 'key' && lost === undefined && isCutByNote(file, scalar)) {
        const message = `“#${shortened(scalar.comment?.split('\n')[0] ?? '', 40)}” is a note to colleagues, which readers do not see. If it belongs to the text, put the whole text in quotation marks ("…"); if not, move the note to its own line.`;
        findings.push({ ...placeAt(yaml.start + range[0]), message });
      }
      if (lost === undefined) return;
      const message = `“${shortened(lost, 40)}” would not be shown, because ${lost.charAt(0)} has a special meaning in a field. Put the whole text in quotation marks, at its beginning and its end ("…").`;
      findings.push({ ...placeAt(yaml.start + range[0]), message });
    },
  });
  return findings;
}
