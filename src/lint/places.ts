/** Places in content files. Lines and columns count from 1. */
export interface Place {
  /** Path from the project's root, with forward slashes. */
  readonly path: string;
  readonly line: number;
  readonly column: number;
}

/** A mistake, in words for the person who wrote the file. */
export interface Finding extends Place {
  readonly message: string;
}

/** `path:line:column`, which editors open. */
export const formatPlace = ({ path, line, column }: Place): string => [path, line, column].join(':');

export const startOfFile = (path: string): Place => ({ path, line: 1, column: 1 });

export const inOrder = (a: Place, b: Place): number =>
  a.path.localeCompare(b.path) || a.line - b.line || a.column - b.column;

/** @returns a function from offsets (UTF-16 units) to places */
export function placesIn(path: string, text: string): (offset: number) => Place {
  const starts = [0, ...Array.from(text.matchAll(/\r\n|\n|\r/g), (end) => end.index + end[0].length)];
  return (offset) => {
    const line = starts.findLastIndex((start) => start <= offset);
    return { path, line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
}
