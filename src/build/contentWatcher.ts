/** Checks the files under `content/` while `astro dev` runs, after each change; changes that follow quickly are one. */
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import type { ContentReport } from '../lint/check.ts';
import type { Source } from '../lint/source.ts';
import { checkSite } from '../policies/check.ts';

/** Time in which further changes join the first one, in milliseconds: a program may write several files at once. */
const quietTime = 100;

/**
 * Watches the content.
 * @param root the project's root folder
 * @param onReport told what the latest check has found
 * @param onError told why a check could not be made; the watcher goes on
 * @returns makes a check at once
 */
export function watchContent(
  server: ViteDevServer,
  root: string,
  onReport: (report: ContentReport) => void,
  onError: (error: unknown) => void,
): () => void {
  const content = path.join(root, 'content') + path.sep;
  let timer: NodeJS.Timeout | undefined;
  let latest = 0;
  /** What the last check has read: only changed files are read again. */
  let before: Source | undefined;

  const check = (): void => {
    latest += 1;
    const own = latest;
    checkSite(root, before ? { before } : {}).then(
      (report) => {
        before = report.source;
        // A change may have begun a later check meanwhile.
        if (own === latest) onReport(report);
      },
      (error: unknown) => {
        if (own === latest) onError(error);
      },
    );
  };
  for (const event of ['add', 'change', 'unlink', 'addDir', 'unlinkDir'] as const) {
    server.watcher.on(event, (file: string) => {
      if (!path.normalize(file).startsWith(content)) return;
      clearTimeout(timer);
      timer = setTimeout(check, quietTime);
    });
  }
  return check;
}
