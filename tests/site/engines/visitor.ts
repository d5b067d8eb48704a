/** The common interface of browser engines in tests. */
import { existsSync } from 'node:fs';
import path from 'node:path';

export interface Visitor {
  visit(address: string): Promise<unknown>;
  /** The value of an expression in the page. */
  find(expression: string): Promise<unknown>;
  /** Clicks the first match of a selector once it is clickable. */
  press(selector: string): Promise<unknown>;
  key(name: Key): Promise<unknown>;
  type(selector: string, text: string): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  /** Errors and violations of the security policy on the current page. */
  consoleErrors(): Promise<readonly string[]>;
  leave(): Promise<unknown>;
}

export type Key = 'Enter' | 'Escape' | 'ArrowDown' | 'End';

export interface Engine {
  readonly name: string;
  /** The reason if it is not available. */
  readonly missing: string | undefined;
  /** Starts with empty storage, and a preferred language if the engine supports it. */
  arrive(language: 'en' | 'fr'): Promise<Visitor>;
  end(): Promise<void>;
}

/** Path of a program from an environment variable, or installed under one of the names. */
export function findProgram(variable: string, names: readonly string[], folders: readonly string[] = []): string {
  const all = [...(process.env['PATH'] ?? '').split(path.delimiter), ...folders];
  const candidates = [
    process.env[variable] ?? '',
    ...all.flatMap((folder) => names.map((name) => path.join(folder, name))),
  ];
  return candidates.find((file) => file !== '' && existsSync(file)) ?? '';
}
