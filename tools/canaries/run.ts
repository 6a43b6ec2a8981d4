import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Canary, titleOf } from './canary.ts';
import { flawsOf } from './check-table.ts';
import { copyProject } from './copy-project.ts';
import { type Result, runCanary } from './run-canary.ts';
import { canaries } from './table.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = join(root, '.data', 'canaries');
const resultsFile = join(folder, 'results.json');

const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true }, runs: { type: 'string', default: '20' } },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs is a whole number from 1 on');

/** `--only M10` names a row, `--only "M10 read"` the beginning of one canary. */
const wanted = (canary: Canary): boolean =>
  !values.only ||
  values.only.some((part) => canary.row === part || (part.includes(' ') && titleOf(canary).startsWith(part)));

type Kept = { caught: number; runs: number; slow: number; seconds: number; said: string };

/** Results are kept by title, so that a part of the canaries may be run again. */
function keep(result: Result): void {
  mkdirSync(folder, { recursive: true });
  const { caught, slow, seconds, said } = result;
  const all = { ...readKept(), [titleOf(result.canary)]: { caught, runs, slow, seconds, said } };
  writeFileSync(resultsFile, `${JSON.stringify(all, null, 2)}\n`);
}

function readKept(): Record<string, Kept> {
  try {
    return JSON.parse(readFileSync(resultsFile, 'utf8')) as Record<string, Kept>;
  } catch {
    return {};
  }
}

function line({ canary, caught, slow, seconds, said }: Result): string {
  const verdict = caught === runs ? 'caught' : 'MISSED';
  const late = slow > 0 ? `, ${slow} by time alone` : '';
  const count = `${caught} of ${runs}${late}`;
  return `${verdict}  ${count.padEnd(9)} ${titleOf(canary)} (${seconds.toFixed(0)} s)\n           ${said}\n`;
}

const chosen = canaries.filter(wanted);
const flaws = chosen.flatMap((canary) => flawsOf(canary, root));
let missed = chosen.length === 0 ? 1 : flaws.length;
for (const flaw of flaws) process.stdout.write(`${flaw}\n`);
if (chosen.length === 0) process.stdout.write('no canary of that name\n');

const copy = copyProject(root);
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort());
const { signal: stop } = stopping;
try {
  for (const canary of chosen.filter((one) => flawsOf(one, root).length === 0)) {
    const result = await runCanary(copy, canary, { runs, stop });
    keep(result);
    if (result.caught < runs) missed += 1;
    process.stdout.write(line(result));
  }
} catch (error) {
  if (!stop.aborted) throw error;
} finally {
  copy.remove();
}
process.stdout.write(`\n${chosen.length} canaries, ${missed} missed\n`);
process.exitCode = missed > 0 || stop.aborted ? 1 : 0;
