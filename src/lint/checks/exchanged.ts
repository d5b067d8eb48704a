/** Reports two answers or sections that changed places in one language. */
import { exchangedParts } from '../freshness.ts';
import { headingsIn } from '../mdx.ts';
import type { Finding, Place } from '../places.ts';
import type { Source, SourceFile } from '../source.ts';

interface Named {
  readonly name: string;
  readonly place: Place;
}

function describePart(file: SourceFile, part: string): Named {
  const heading = headingsIn(file.prose)[Number(/^section (\d+)$/.exec(part)?.[1]) - 1];
  return heading
    ? { name: `“${heading.text}”`, place: file.placeAt(heading.offset) }
    : { name: `"${part.replaceAll('.', ' › ')}"`, place: file.placeOf(part.split('.')) };
}

export function checkExchanged({ files, records }: Source): Finding[] {
  return exchangedParts(files, records).map(({ file, translation, parts }) => {
    const [one, another] = [describePart(file, parts[0]), describePart(file, parts[1])];
    const message = `The texts of ${one.name} and ${another.name} (line ${String(another.place.line)}) have changed places in this language only. Put each back in its place. If they are right now: npm run content -- accept ${translation.path}`;
    return { ...one.place, message };
  });
}
