import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Canary, projectOf } from './canary.ts';
import type { Copy } from './copy-project.ts';

export type Result = {
  readonly canary: Canary;
  readonly runs: number;
  /** Runs in which a test named by the canary failed. */
  readonly caught: number;
  /** Of these, runs in which it only took too long. */
  readonly slow: number;
  readonly seconds: number;
  /** What the first failure said. */
  readonly said: string;
};

export type How = { readonly runs: number; readonly stop: AbortSignal };

type Report = {
  readonly testResults?: readonly {
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly failureMessages: readonly string[] }[];
  }[];
};

/** A shop that opened too late, on a full machine, says nothing of its test; so often it is opened before giving up. */
const OPENINGS = 3;

const hasRun = ({ caught, passed }: { caught: number; passed: number }): boolean => caught > 0 || passed > 0;

/**
 * Plants one bug in the copy and runs its test so many times; gives in how many of them it was caught. A test that is
 * red without the bug too has caught nothing.
 */
export async function runCanary(copy: Copy, canary: Canary, how: How): Promise<Result> {
  const { runs } = how;
  const check = () => repeat(copy, { ...canary, replace: canary.find }, { ...how, runs: 1 });
  let sound = await check();
  for (let tried = 1; !hasRun(sound) && tried < OPENINGS; tried += 1) sound = await check();
  if (sound.caught > 0 || sound.passed === 0) {
    return { ...sound, canary, runs, caught: 0, slow: 0, said: `not green without the bug: ${sound.said}` };
  }
  return repeat(copy, canary, how);
}

async function repeat(copy: Copy, canary: Canary, how: How): Promise<Result & { readonly passed: number }> {
  const { runs } = how;
  const begun = performance.now();
  const report = join(copy.dir, 'report.json');
  rmSync(report, { force: true });
  const { tests, undo } = copy.plant(canary, runs);
  try {
    const { output } = await vitest(copy, how.stop, [
      ...['run', '--project', projectOf(canary), '--no-isolate', '--reporter=json', `--outputFile.json=${report}`],
      ...['--testNamePattern', canary.name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')],
      ...tests,
    ]);
    const failures = readFailures(report);
    const first = failures.flat()[0] ?? firstMessage(report) ?? output;
    return {
      canary,
      runs,
      caught: failures.filter((messages) => messages.length > 0).length,
      passed: countPassed(report),
      slow: failures.filter((messages) => messages.length > 0 && messages.every(tookTooLong)).length,
      seconds: (performance.now() - begun) / 1000,
      said: inShort(first),
    };
  } finally {
    undo();
  }
}

const STYLES = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');

/** The first words of a message, without its stack and colours. */
const inShort = (message: string): string =>
  message
    .replaceAll(STYLES, '')
    .split('\n')
    .filter((line) => line.trim() && !/^\s+at /.test(line))
    .slice(0, 2)
    .join(' ')
    .slice(0, 200);

const tookTooLong = (message: string): boolean => /timed out in \d+ms/.test(message);

function vitest(copy: Copy, signal: AbortSignal, args: readonly string[]): Promise<{ output: string }> {
  const program = join(copy.dir, 'node_modules', 'vitest', 'vitest.mjs');
  const child = spawn(process.execPath, [program, ...args], {
    cwd: copy.dir,
    signal,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-4_000);
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => resolve({ output }));
  });
}

function readReport(file: string): NonNullable<Report['testResults']> {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as Report).testResults ?? [];
  } catch {
    return [];
  }
}

/** Messages of the tests that failed, a list for each repetition; one that could not even begin has none. */
const readFailures = (file: string): string[][] =>
  readReport(file).map(({ assertionResults }) =>
    assertionResults.flatMap(({ status, failureMessages }) =>
      status === 'failed' ? [failureMessages[0] ?? 'failed'] : [],
    ),
  );

const countPassed = (file: string): number =>
  readReport(file)
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed').length;

const firstMessage = (file: string): string | undefined =>
  readReport(file)
    .map(({ message }) => message)
    .find((message) => message !== '');
