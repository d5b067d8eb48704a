/**
 * `npm run tools -- <name> [arguments]`: tools run by hand. Without a name it lists them. Results of `sand`, `icons` and
 * `snapshots` are committed.
 */
import { spawnSync } from 'node:child_process';
import { argv, execPath, exit } from 'node:process';

interface Tool {
  readonly does: string;
  /** Programs with their arguments, run in order; the last one gets those of the command line. */
  readonly runs: readonly (readonly [string, ...string[]])[];
}

const fixture = [execPath, 'tests/fixtures/build.ts'] as const;

const tools = new Map<string, Tool>(
  Object.entries({
    sand: { does: 'draws the sand pictures', runs: [[execPath, 'tools/sand/draw.ts']] },
    icons: { does: 'draws the icons and the logo in public/', runs: [[execPath, 'tools/icons/draw.ts']] },
    schemas: { does: 'writes the schemas for editors of content/', runs: [[execPath, 'src/lint/editorSchemas.ts']] },
    fixture: { does: 'builds the fixture site', runs: [fixture] },
    snapshots: {
      does: 'takes the approved pictures and transcripts again',
      runs: [fixture, ['playwright', 'test', 'appearance', 'transcripts', '--update-snapshots']],
    },
    shots: { does: 'takes pictures of the built site: home fr dark 390', runs: [[execPath, 'tools/shots.ts']] },
    bench: {
      does: 'measures the built site: weight search lighthouse touch scale',
      runs: [[execPath, 'tools/bench/run.ts']],
    },
    budgets: { does: 'counts lines and shows their targets', runs: [[execPath, 'tools/budgets.ts']] },
    hosts: { does: 'compares local forms of hosts: cloudflare netlify nginx', runs: [[execPath, 'tools/hosts.ts']] },
    licences: { does: 'lists the licences of all packages', runs: [[execPath, 'tools/licences.ts']] },
    review: { does: 'summarises a change of content/ for its reviewer', runs: [[execPath, 'src/commands/review.ts']] },
  }),
);

const [name = '', ...args] = argv.slice(2);
const tool = tools.get(name);
if (!tool) {
  const list = Array.from(tools, ([key, { does }]) => `  ${key.padEnd(10)} ${does}`);
  console.error(`npm run tools -- <name> [arguments]\n${list.join('\n')}`);
  exit(name === '' ? 0 : 1);
}
for (const [index, [program, ...own]] of tool.runs.entries()) {
  const isLast = index === tool.runs.length - 1;
  const { status } = spawnSync(program, [...own, ...(isLast ? args : [])], {
    stdio: 'inherit',
    shell: program !== execPath && process.platform === 'win32',
  });
  if (status !== 0) exit(status ?? 1);
}
