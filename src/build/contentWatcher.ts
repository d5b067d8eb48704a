/**
 * Watches the files under `content/` while `astro dev` runs and checks them
 * after a change: one watcher for everybody who wants to know. Changes that
 * follow one another quickly are checked once; a check that fails leaves the
 * watcher at work.
 */
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import type { ContentReport } from '../lint/check.ts';
import type { Source } from '../lint/source.ts';
import { checkSite } from '../policies/check.ts';

/** Who wants to know about the content. */
export interface ContentListener {
  /** A check has ended; it is the latest one. */
  readonly onReport: (report: ContentReport) => void;
  /** A check could not be made. */
  readonly onError?: (error: unknown) => void;
}

/** Time in which further changes join the first one, in milliseconds: a program may write several files at once. */
const quietTime = 100;

class ContentWatcher {
  private readonly root: string;
  private readonly listeners: ContentListener[] = [];
  private timer: NodeJS.Timeout | undefined;
  private run = 0;
  private latest: Promise<ContentReport> | undefined;
  /** What the last check has read. */
  private source: Source | undefined;

  constructor(root: string, server: ViteDevServer) {
    this.root = root;
    const content = path.join(root, 'content') + path.sep;
    for (const event of ['add', 'change', 'unlink', 'addDir', 'unlinkDir'] as const) {
      server.watcher.on(event, (file: string) => {
        if (path.normalize(file).startsWith(content)) this.changed();
      });
    }
  }

  add(listener: ContentListener): void {
    this.listeners.push(listener);
  }

  /** What the latest check has found; the first one begins when it is asked for. */
  report(): Promise<ContentReport> {
    return this.latest ?? this.check();
  }

  private changed(): void {
    this.latest = undefined;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check().catch(() => undefined), quietTime);
  }

  private check(): Promise<ContentReport> {
    this.run += 1;
    const run = this.run;
    const report = checkSite(this.root, this.source ? { before: this.source } : {});
    this.latest = report;
    report.then(
      (found) => {
        this.source = found.source;
        // A change may have begun a later check meanwhile.
        if (run === this.run) for (const { onReport } of this.listeners) onReport(found);
      },
      (error: unknown) => {
        if (run !== this.run) return;
        this.latest = undefined;
        for (const { onError } of this.listeners) onError?.(error);
      },
    );
    return report;
  }
}

const watchers = new WeakMap<ViteDevServer, ContentWatcher>();

/**
 * Asks to be told of every check of the content.
 * @param root the project's root folder
 * @returns gives what the latest check has found
 */
export function watchContent(
  server: ViteDevServer,
  root: string,
  listener: ContentListener,
): () => Promise<ContentReport> {
  const watcher = watchers.get(server) ?? new ContentWatcher(root, server);
  watchers.set(server, watcher);
  watcher.add(listener);
  return () => watcher.report();
}
