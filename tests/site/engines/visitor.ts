/** A visitor in a browser of any engine: the little that the tests of all engines need. */
import { existsSync } from 'node:fs';
import path from 'node:path';

export interface Visitor {
  visit(address: string): Promise<unknown>;
  /** The value of an expression in the page. */
  find(expression: string): Promise<unknown>;
  /** Clicks the first element of a selector as soon as it can be clicked. */
  press(selector: string): Promise<unknown>;
  /** Presses a key where the focus is. */
  key(name: Key): Promise<unknown>;
  /** Types into a field. */
  type(selector: string, text: string): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  /** Errors and violations of the security policy on the current page. */
  consoleErrors(): Promise<readonly string[]>;
  leave(): Promise<unknown>;
}

export type Key = 'Enter' | 'Escape' | 'ArrowDown' | 'End';

/** An engine that may or may not be on this machine. */
export interface Engine {
  readonly name: string;
  /** Why it cannot be used here; nothing when it can. */
  readonly missing: string | undefined;
  /** A visitor with nothing stored, who prefers a language if the engine can be told. */
  arrive(language: 'en' | 'fr'): Promise<Visitor>;
  /** Ends what `arrive` has started. */
  end(): Promise<void>;
}

/** A program that an environment variable names or that is installed under one of these names. */
export function findProgram(variable: string, names: readonly string[], folders: readonly string[] = []): string {
  const all = [...(process.env['PATH'] ?? '').split(path.delimiter), ...folders];
  const candidates = [
    process.env[variable] ?? '',
    ...all.flatMap((folder) => names.map((name) => path.join(folder, name))),
  ];
  return candidates.find((file) => file !== '' && existsSync(file)) ?? '';
}
