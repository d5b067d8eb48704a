/** Copies of the project in a temporary folder, to be changed and built by a test. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(import.meta.dirname, '../..');

/** A copy of the project that a test may change. */
export class ProjectCopy implements AsyncDisposable {
  readonly root: string;

  private constructor(root: string) {
    this.root = root;
  }

  /** @param part `content` copies the content alone; `project` everything a build needs. */
  static async make(part: 'content' | 'project'): Promise<ProjectCopy> {
    const folder = await mkdtemp(path.join(tmpdir(), 'site-'));
    await cp(path.join(root, 'content'), path.join(folder, 'content'), { recursive: true });
    if (part === 'project') {
      for (const name of ['src', 'public', 'astro.config.mjs', 'package.json', 'tsconfig.json']) {
        if (!existsSync(path.join(root, name))) continue;
        await cp(path.join(root, name), path.join(folder, name), { recursive: true });
      }
      // Every package is linked by itself, so that caches inside node_modules stay the copy's own.
      await mkdir(path.join(folder, 'node_modules'));
      for (const name of await readdir(path.join(root, 'node_modules'))) {
        if (['.astro', '.vite', '.cache'].includes(name)) continue;
        await symlink(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name));
      }
    }
    return new ProjectCopy(folder);
  }

  async read(file: string): Promise<string> {
    return readFile(path.join(this.root, file), 'utf8');
  }

  /** Writes a file, with its folders. */
  async write(file: string, text: string | Buffer): Promise<void> {
    const target = path.join(this.root, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }

  /**
   * Replaces a text in a file.
   * @throws when the text is not there, so that a test cannot pass for want of a change
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

  /** Lays a folder of fixtures over the copy. */
  async add(fixtures: string): Promise<void> {
    await cp(path.join(root, 'tests/fixtures', fixtures), this.root, { recursive: true });
  }

  /** Runs the production build; gives its exit code and everything it printed. */
  async build(environment: Record<string, string> = {}): Promise<{ code: number; output: string }> {
    try {
      const { stdout, stderr } = await promisify(execFile)(
        process.execPath,
        [path.join(this.root, 'node_modules/astro/bin/astro.mjs'), 'build'],
        {
          cwd: this.root,
          env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', ...environment },
        },
      );
      return { code: 0, output: stdout + stderr };
    } catch (error) {
      const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
      return { code, output: stdout + stderr };
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await rm(this.root, { recursive: true, force: true });
  }
}
