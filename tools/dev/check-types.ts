import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { note, secondsSince } from './notes.ts';
import { inRoot } from './places.ts';
import type { Problem } from './problems.ts';

/** Every workspace of the shop, with the folders whose types it reads. */
const WORKSPACES: Readonly<Record<string, readonly string[]>> = {
  'packages/kernel': [],
  'packages/contract': ['packages/kernel'],
  'packages/client': ['packages/kernel', 'packages/contract'],
  'apps/storefront': ['packages'],
  'apps/backoffice': ['packages'],
  'apps/server': ['packages/kernel', 'packages/contract'],
};
/** Files that are written together are checked together. */
const GATHER_MS = 300;

/** The workspaces to check after a change of `path`, seen from the root: its own first. */
export function affected(path: string): string[] {
  const below = (folder: string): boolean => path.startsWith(`${folder}/`);
  const names = Object.keys(WORKSPACES);
  return [...names.filter(below), ...names.filter((name) => !below(name) && WORKSPACES[name]?.some(below))];
}

/** Whole paths for those seen from the root, which is what the overlay can open: `file(1,2): error` as `/shop/file:1:2 error`. */
export const withPlaces = (output: string, folder: string): string =>
  output.replace(
    /^([^\s(][^(\n]*)\((\d+),(\d+)\):/gm,
    (_all, file, line, column) => `${folder}/${file}:${line}:${column}`,
  );

/** How many errors a checker's output names. */
export const countErrors = (output: string): number => output.match(/: error TS\d+:/g)?.length ?? 0;

type Checked = { readonly errors: number; readonly output: string };

type Given = {
  readonly set: (problem: Problem | null) => void;
  /** Resolves once nothing that people wait for is under way. */
  readonly quiet: () => Promise<void>;
};

/**
 * Checks types beside the loop, one workspace after another, each from what is known of it since the last time. It ends between
 * two checks: a checker that watches would hold gigabytes. `set` hears what is wrong now; a check begins once it is `quiet`.
 */
export function watchTypes({ set, quiet }: Given) {
  const waiting = new Set<string>();
  const found = new Map<string, Checked>();
  let child: ChildProcess | null = null;
  let timer: NodeJS.Timeout | null = null;
  let stopped = false;
  const known = inRoot('node_modules/.cache/avela-dev/types');
  mkdirSync(known, { recursive: true });

  const check = (folder: string): Promise<Checked> =>
    new Promise((resolve, reject) => {
      const info = `${known}/${folder.replace('/', '-')}.tsbuildinfo`;
      const flags = ['--incremental', '--tsBuildInfoFile', info, '--pretty', 'false', '--checkers', '1'];
      const checker = spawn(process.execPath, [inRoot('node_modules/typescript/bin/tsc'), '-p', folder, ...flags], {
        cwd: inRoot(),
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      child = checker;
      if (checker.pid) setPriority(checker.pid, constants.priority.PRIORITY_BELOW_NORMAL);
      let output = '';
      checker.stdout.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
      checker.once('error', reject);
      checker.once('close', () => resolve({ errors: countErrors(output), output: output.trim() }));
    });

  function report(): void {
    const bad = [...found.values()].filter(({ errors }) => errors > 0);
    const errors = bad.reduce((sum, one) => sum + one.errors, 0);
    const details = bad.map(({ output }) => withPlaces(output, inRoot())).join('\n');
    const title = errors === 1 ? 'Types: 1 error' : `Types: ${errors} errors`;
    set(errors > 0 ? { title, details } : null);
  }

  async function work(): Promise<void> {
    await quiet();
    const from = performance.now();
    let errors = 0;
    for (const folder of waiting) {
      waiting.delete(folder);
      const checked = await check(folder);
      if (stopped) return;
      // Changed meanwhile: what comes next counts.
      if (waiting.has(folder)) continue;
      found.set(folder, checked);
      errors += checked.errors;
      if (checked.errors > 0) process.stdout.write(`${checked.output.replace(/^/gm, '          types  ')}\n`);
      report();
    }
    note(`types checked in ${secondsSince(from)}: ${errors === 0 ? 'no error' : `${errors} to mend`}`);
  }

  let working = false;
  async function begin(): Promise<void> {
    if (working) return;
    working = true;
    await work();
    working = false;
    if (waiting.size > 0 && !stopped) await begin();
  }
  return {
    /** Has everything that a change of `path` touches checked soon. */
    changed: (path: string): void => {
      for (const folder of affected(path)) waiting.add(folder);
      if (timer) clearTimeout(timer);
      timer = setTimeout(() => void begin(), GATHER_MS);
    },
    checkAll: (): void => {
      for (const folder of Object.keys(WORKSPACES)) waiting.add(folder);
      void begin();
    },
    stop: (): void => {
      stopped = true;
      if (timer) clearTimeout(timer);
      child?.kill();
    },
  };
}
