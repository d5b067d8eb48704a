/** Copies the project to a temporary folder, for tests to change and build. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { withFixtureLanguages } from './fixtures/language.ts';

const root = path.resolve(import.meta.dirname, '..');

/** The content of a copy: of the fixture site, which no editor changes, or of the real site. */
export type CopiedContent = 'fixture' | 'site';

/** Files that a build needs, without the content. */
const parts = ['src', 'public', 'astro.config.mjs', 'package.json', 'tsconfig.json'];

/** Caches with content hashes as keys, which copies share: pictures and PDFs take longer than pages. */
const sharedCaches = ['policy-pdfs', 'share-images'].map((name) => path.join('node_modules', '.cache', name));

export class ProjectCopy implements AsyncDisposable {
  readonly root: string;

  private constructor(folder: string) {
    this.root = folder;
  }

  /**
   * Copies the content alone.
   * @param content defaults to the fixture site
   */
  static async ofContent(content: CopiedContent = 'fixture'): Promise<ProjectCopy> {
    const folder = await mkdtemp(path.join(tmpdir(), 'site-'));
    const source = content === 'fixture' ? 'tests/fixtures/content' : 'content';
    await cp(path.join(root, source), path.join(folder, 'content'), { recursive: true });
    return new ProjectCopy(folder);
  }

  /** Copies everything that a build needs; the fixture site comes with its own language. */
  static async ofProject(content: CopiedContent = 'fixture'): Promise<ProjectCopy> {
    const copy = await ProjectCopy.ofContent(content);
    for (const name of parts) {
      if (!existsSync(path.join(root, name))) continue;
      await cp(path.join(root, name), path.join(copy.root, name), { recursive: true });
    }
    if (content === 'fixture') {
      const languages = 'src/site/locales.ts';
      await copy.write(languages, withFixtureLanguages(await copy.read(languages)));
    }
    // Links each package, because the copy needs separate caches inside node_modules.
    await mkdir(path.join(copy.root, 'node_modules'));
    for (const name of await readdir(path.join(root, 'node_modules'))) {
      if (['.astro', '.vite', '.cache'].includes(name)) continue;
      await symlink(path.join(root, 'node_modules', name), path.join(copy.root, 'node_modules', name));
    }
    await mkdir(path.join(copy.root, 'node_modules', '.cache'));
    for (const folder of sharedCaches) {
      await mkdir(path.join(root, folder), { recursive: true });
      await symlink(path.join(root, folder), path.join(copy.root, folder));
    }
    return copy;
  }

  async read(file: string): Promise<string> {
    return readFile(path.join(this.root, file), 'utf8');
  }

  /** Writes a file and creates its folders. */
  async write(file: string, text: string | Buffer): Promise<void> {
    const target = path.join(this.root, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }

  /**
   * Replaces a text in a file.
   * @throws when the text is missing, so that no test passes without its change
   */
  async replace(file: string, from: string | RegExp, to: string): Promise<void> {
    const text = await this.read(file);
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`${file} does not contain ${String(from)}`);
    await this.write(file, changed);
  }

  async remove(file: string): Promise<void> {
    await rm(path.join(this.root, file), { recursive: true });
  }

  /** Runs a script of the project with Node. */
  async run(
    args: readonly string[],
    environment: Readonly<Record<string, string>> = {},
  ): Promise<{ code: number; output: string }> {
    const options = {
      cwd: this.root,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...environment },
      maxBuffer: 64 * 1024 * 1024,
    };
    try {
      const { stdout, stderr } = await promisify(execFile)(process.execPath, args, options);
      return { code: 0, output: stdout + stderr };
    } catch (error) {
      const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
      return { code, output: stdout + stderr };
    }
  }

  build(environment: Readonly<Record<string, string>> = {}): Promise<{ code: number; output: string }> {
    const program = path.join(this.root, 'node_modules/astro/bin/astro.mjs');
    return this.run([program, 'build'], { NODE_ENV: 'production', ...environment });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await rm(this.root, { recursive: true, force: true });
  }
}
