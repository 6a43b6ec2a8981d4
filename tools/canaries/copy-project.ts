import {
  chmodSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { Canary } from './canary.ts';

/** A copy of the sources in a folder of its own, where bugs may be planted. */
export type Copy = {
  readonly dir: string;
  /** Plants a bug and puts `runs` copies of its test beside it; gives their paths and the way back. */
  plant(canary: Canary, runs: number): { tests: string[]; undo(): void };
  remove(): void;
};

const copied = [
  'packages',
  'apps',
  'tools',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'vitest.config.ts',
];
const leftOut = new Set(['node_modules', 'dist', '.data', '.cache']);
const junction = 'junction';

/** Copies what the tests run on; packages from outside are linked, our own are those of the copy. */
export function copyProject(root: string): Copy {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), 'canaries-')));
  // Reachable for the unprivileged user of the database when the canaries run as root.
  chmodSync(dir, 0o755);
  for (const name of copied) {
    cpSync(join(root, name), join(dir, name), { recursive: true, filter: (from) => !leftOut.has(basename(from)) });
  }
  linkPackages(join(root, 'node_modules'), join(dir, 'node_modules'));
  return {
    dir,
    plant: (canary, runs) => plant(dir, canary, runs),
    remove: () => rmSync(dir, { recursive: true, force: true, maxRetries: 3 }),
  };
}

function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name.startsWith('.')) continue;
    if (name === '@app') linkOwn(join(from, name), join(to, name));
    else symlinkSync(join(from, name), join(to, name), junction);
  }
}

/** Workspaces are links already; the same relative ones lead to the copy. */
function linkOwn(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    const link = join(from, name);
    if (lstatSync(link).isSymbolicLink()) symlinkSync(readlinkSync(link), join(to, name), junction);
  }
}

function plant(dir: string, canary: Canary, runs: number): { tests: string[]; undo(): void } {
  const file = join(dir, canary.file);
  const sound = readFileSync(file, 'utf8');
  const test = readFileSync(join(dir, canary.test), 'utf8');
  const tests = Array.from({ length: runs }, (_, index) => nameOfRun(canary.test, index));
  for (const path of tests) writeFileSync(join(dir, path), test);
  writeFileSync(
    file,
    sound.replace(canary.find, () => canary.replace),
  );
  return {
    tests,
    undo: () => {
      writeFileSync(file, sound);
      for (const path of tests) rmSync(join(dir, path), { force: true });
    },
  };
}

/** Each repetition is a file of its own, and so has a process and a database of its own. */
function nameOfRun(test: string, index: number): string {
  const name = basename(test).replace(/\.test\.(tsx?)$/, `.canary-${index + 1}.test.$1`);
  if (name === basename(test)) throw new Error(`${test} is no test file`);
  return join(dirname(test), name);
}
