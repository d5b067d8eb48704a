/** A language server as an editor runs it: what it says of a file, and what it offers while typing. */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Line and character count from 0, as the protocol has it. */
export interface Position {
  readonly line: number;
  readonly character: number;
}

export interface Diagnostic {
  readonly message: string;
  readonly range: { readonly start: Position };
}

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/** How to start a server, and the editor's settings that it may ask for. */
export interface ServerOptions {
  /** Module that the server's package runs, e.g. `yaml-language-server/bin/yaml-language-server`. */
  readonly module: string;
  /** Folder that the editor has open. */
  readonly folder: string;
  /** The editor's settings, as `.vscode/settings.json` has them. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly initializationOptions?: unknown;
}

/** Settings below a section, as an editor hands them over: `a.b: 1` of section `yaml` becomes `{ a: { b: 1 } }`. */
function sectionOf(settings: ServerOptions['settings'], section: string): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(settings)) {
    if (!name.startsWith(`${section}.`)) continue;
    const keys = name.slice(section.length + 1).split('.');
    const last = keys.pop() ?? '';
    const parent = keys.reduce((at, key) => (at[key] ??= {}) as Record<string, unknown>, result);
    parent[last] = value;
  }
  return result;
}

/** Client of a language server over its standard streams (Language Server Protocol 3.17). */
export class LanguageServer implements AsyncDisposable {
  private received = Buffer.alloc(0);
  private lastId = 0;
  private readonly waiting = new Map<number, (message: Message) => void>();
  private readonly published = new Map<string, (diagnostics: Diagnostic[]) => void>();

  private readonly child: ChildProcessWithoutNullStreams;
  private readonly options: ServerOptions;

  private constructor(child: ChildProcessWithoutNullStreams, options: ServerOptions) {
    this.child = child;
    this.options = options;
    child.stdout.on('data', (chunk: Buffer) => {
      this.receive(chunk);
    });
  }

  static async start(options: ServerOptions): Promise<LanguageServer> {
    const file = createRequire(import.meta.url).resolve(options.module);
    const child = spawn(process.execPath, [file, '--stdio'], { cwd: options.folder });
    const server = new LanguageServer(child, options);
    const uri = pathToFileURL(options.folder).href;
    await server.request('initialize', {
      processId: process.pid,
      rootUri: uri,
      workspaceFolders: [{ uri, name: 'site' }],
      capabilities: {
        textDocument: { hover: { contentFormat: ['markdown'] }, completion: {}, publishDiagnostics: {} },
        workspace: { configuration: true, workspaceFolders: true },
      },
      initializationOptions: options.initializationOptions,
    });
    server.notify('initialized', {});
    return server;
  }

  /** Opens a file with a text, which may differ from what is on disk; gives the mistakes that the editor would underline. */
  async open(file: string, languageId: string, text: string): Promise<Diagnostic[]> {
    const uri = this.uriOf(file);
    const published = new Promise<Diagnostic[]>((resolve) => this.published.set(uri, resolve));
    this.notify('textDocument/didOpen', { textDocument: { uri, languageId, version: 1, text } });
    return published;
  }

  /** What is shown when the pointer rests on a place. */
  async hover(file: string, position: Position): Promise<string> {
    const result = await this.request('textDocument/hover', { textDocument: { uri: this.uriOf(file) }, position });
    return (result as { contents: { value: string } } | null)?.contents.value ?? '';
  }

  /** The words that are offered at a place. */
  async complete(file: string, position: Position): Promise<string[]> {
    const result = await this.request('textDocument/completion', { textDocument: { uri: this.uriOf(file) }, position });
    return (result as { items: { label: string }[] } | null)?.items.map(({ label }) => label) ?? [];
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    await this.request('shutdown', undefined);
    this.notify('exit', undefined);
    await ended;
  }

  private uriOf(file: string): string {
    return pathToFileURL(path.join(this.options.folder, file)).href;
  }

  private send(message: object): void {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message });
    this.child.stdin.write(`Content-Length: ${String(Buffer.byteLength(body))}\r\n\r\n${body}`);
  }

  private notify(method: string, params: unknown): void {
    this.send({ method, params });
  }

  private async request(method: string, params: unknown): Promise<unknown> {
    const id = (this.lastId += 1);
    const answer = new Promise<Message>((resolve) => this.waiting.set(id, resolve));
    this.send({ id, method, params });
    const { result, error } = await answer;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  }

  private receive(chunk: Buffer): void {
    this.received = Buffer.concat([this.received, chunk]);
    for (;;) {
      const header = /^Content-Length: (\d+)\r\n(?:.+\r\n)*?\r\n/.exec(this.received.toString('latin1'));
      const end = header ? header[0].length + Number(header[1]) : Infinity;
      if (!header || this.received.length < end) return;
      const body = this.received.toString('utf8', header[0].length, end);
      this.received = this.received.subarray(end);
      this.handle(JSON.parse(body) as Message);
    }
  }

  private handle({ id, method, params, result, error }: Message): void {
    if (method === undefined) {
      if (id !== undefined) this.waiting.get(id)?.({ id, result, ...(error && { error }) });
    } else if (method === 'textDocument/publishDiagnostics') {
      const { uri, diagnostics } = params as { uri: string; diagnostics: Diagnostic[] };
      this.published.get(uri)?.(diagnostics);
    } else if (id !== undefined) {
      const asked =
        method === 'workspace/configuration' ? (params as { items: { section?: string }[] }).items : undefined;
      this.send({ id, result: asked?.map(({ section }) => sectionOf(this.options.settings, section ?? '')) ?? null });
    }
  }
}
