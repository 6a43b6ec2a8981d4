import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { countsFor, patienceFor } from './counts.ts';
import { type ChaosRow, chaosRows } from './table.ts';

// `npm run chaos`: the counts of a night. `--share 0.1` a tenth of them, `--minutes 30` begins no row later than that,
// `--only M4` one row. Prints a table and keeps it in .data/chaos.
const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = join(root, '.data', 'chaos');
const report = join(folder, 'report.json');

const { values } = parseArgs({
  options: {
    share: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '90' },
    only: { type: 'string', multiple: true },
  },
});
const share = Number(values.share);
const minutes = Number(values.minutes);
if (!(share >= 0 && share <= 1)) throw new Error('--share is a number from 0 to 1');
if (!(minutes > 0)) throw new Error('--minutes is a number above 0');

type Outcome = { readonly verdict: 'held' | 'BROKEN' | 'no time'; readonly tests: number; readonly said: string };

type Report = {
  readonly testResults?: readonly {
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly failureMessages: readonly string[] }[];
  }[];
};

function readOutcome(code: number | null): Outcome {
  let results: NonNullable<Report['testResults']> = [];
  try {
    results = (JSON.parse(readFileSync(report, 'utf8')) as Report).testResults ?? [];
  } catch {
    return { verdict: 'BROKEN', tests: 0, said: `no report, exit code ${code}` };
  }
  const tests = results.flatMap(({ assertionResults }) => assertionResults);
  const failure = tests.find(({ status }) => status === 'failed')?.failureMessages[0] ?? results[0]?.message ?? '';
  const passed = tests.filter(({ status }) => status === 'passed').length;
  return code === 0 && passed > 0
    ? { verdict: 'held', tests: passed, said: '' }
    : { verdict: 'BROKEN', tests: passed, said: failure.split('\n')[0] ?? '' };
}

/** Makes every journey and picture, those of a night too. */
function runJourneys(): Promise<Outcome> {
  const args = [join(root, 'tools', 'setup', 'run.mjs'), 'test', 'pictures', 'journeys'];
  const env = { ...process.env, JOURNEYS: 'all' };
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'ignore'] });
  let said = '';
  child.stdout.on('data', (text: Buffer) => {
    said += String(text);
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      const sum = /^(\d+) passed, \d+ failed/m.exec(said);
      const tests = Number(sum?.[1] ?? 0);
      const held = code === 0 && tests > 0;
      resolve({ verdict: held ? 'held' : 'BROKEN', tests, said: held ? '' : (sum?.[0] ?? `exit code ${code}`) });
    });
  });
}

function runRow(row: ChaosRow, counts: Readonly<Record<string, number>>): Promise<Outcome> {
  rmSync(report, { force: true });
  const env = { ...process.env, CHAOS_PATIENCE: String(patienceFor(row, counts)) };
  for (const [variable, count] of Object.entries(counts)) env[variable as keyof typeof env] = String(count);
  const args = ['run', '--project', 'server', '--reporter=json', `--outputFile.json=${report}`];
  if (row.name) args.push('--testNamePattern', row.name);
  const program = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const files = row.tests.map((test) => join('apps', 'server', 'src', test));
  const child = spawn(process.execPath, [program, ...args, ...files], { cwd: root, env, stdio: 'ignore' });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(readOutcome(code)));
  });
}

const shown = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([variable, count]) => `${variable.toLowerCase().replace(/^[a-z]+_/, '')} ${count.toLocaleString('en')}`)
    .join(', ');

mkdirSync(folder, { recursive: true });
const begun = performance.now();
const lines = ['| Row | What is tried | Counts | Result | Time |', '|---|---|---|---|---|'];
let broken = 0;
for (const row of chaosRows.filter(({ row: id }) => !values.only || values.only.some((part) => id.includes(part)))) {
  const counts = countsFor(row, share);
  const from = performance.now();
  const late = from - begun > minutes * 60_000;
  const { verdict, tests, said } = late
    ? ({ verdict: 'no time', tests: 0, said: '' } satisfies Outcome)
    : await (row.tests.length > 0 ? runRow(row, counts) : runJourneys());
  if (verdict === 'BROKEN') broken += 1;
  const result = verdict === 'held' ? `held (${tests} tests)` : `${verdict} ${said}`.trim();
  const line = `| ${row.row} | ${row.tries} | ${shown(counts)} | ${result} | ${Math.round((performance.now() - from) / 1000)} s |`;
  lines.push(line);
  process.stdout.write(`${line}\n`);
}
writeFileSync(join(folder, 'table.md'), `${lines.join('\n')}\n`);
process.stdout.write(
  `\n${broken} broken (${Math.round((performance.now() - begun) / 1000)} s); kept in .data/chaos/table.md\n`,
);
process.exitCode = broken > 0 ? 1 : 0;
