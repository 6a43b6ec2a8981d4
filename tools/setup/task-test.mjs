import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { buildApps, outdatedApps } from './app-builds.mjs';
import { ensureBrowser } from './browser.mjs';
import { choose, countLeftOut, literally, testFiles } from './choose-tests.mjs';
import { capture, runAttached } from './processes.mjs';
import { elapsed, say, seconds } from './progress.mjs';
import { inRoot, root } from './project.mjs';
import { askScreenCalls, beginScreenCalls } from './screen-calls.mjs';
import { checkAll } from './task-check.mjs';
import { holdTestDatabase } from './test-database.mjs';

const reports = inRoot('.data', 'test');

const steps = [
  { name: 'check', title: 'checks', run: (node, { only }) => checkAll(node, only) },
  { name: 'unit', title: 'unit and API tests', run: runUnitTests },
  { name: 'pictures', title: 'pictures of parts', run: runPictures },
  { name: 'journeys', title: 'browser journeys', run: runJourneys },
];

/**
 * Runs the first tests of every step, or what `args` ask for: `all`, the `rest`, steps by their names, tests by a path or
 * part of a title. Prints the sum and how much was left out; returns the exit code.
 */
export async function run({ node, args }) {
  const chosen =
    args[0] === 'changed'
      ? await chooseAffected(node, args.slice(1))
      : choose(args, { steps: steps.map(({ name }) => name), files: testFiles(root), root });
  mkdirSync(reports, { recursive: true });
  let stopped = false;
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (stopped = true));
  const total = { passed: 0, failed: 0 };
  const toName = [];
  // Made ready beside the checks. The journeys copy the demo's data that the tests before them filled.
  const held = ['unit', 'journeys'].every((name) => chosen.steps.includes(name)) ? holdTestDatabase(node) : null;
  for (const step of steps) {
    if (stopped || !chosen.steps.includes(step.name)) continue;
    const from = performance.now();
    say(`${step.title} …`);
    const { title, part } = chosen;
    if (step.name !== 'check') await held;
    const wanted = { files: chosen.files?.[step.name] ?? null, title, part, only: chosen.only };
    const counts = await step.run(node, wanted).catch((error) => {
      console.error(error.message);
      return { passed: 0, failed: 1 };
    });
    total.passed += counts.passed;
    total.failed += counts.failed;
    toName.push(...(counts.toName ?? []));
    say(`${step.title}: ${counts.passed} passed, ${counts.failed} failed (${seconds(from)})`);
  }
  await (await held)?.();
  // Said again at the end, where a long output is read.
  for (const line of toName) console.log(`  ${line}`);
  const { unknown, part, only } = chosen;
  if (unknown.length > 0) console.log(`  No test has ${unknown.map((word) => `"${word}"`).join(', ')} in its path.`);
  const more = part === 'first' || only ? `; ${countLeftOut(root)} more with \`npm test -- all\`` : '';
  const end = `${elapsed()}${stopped ? ', interrupted' : ''}`;
  console.log(`\n${total.passed} passed, ${total.failed} failed${more} (${end})`);
  const nothing = total.passed + total.failed === 0;
  if (nothing && !stopped) console.log(`No test has "${args.join(' ')}" in its path or title.`);
  return nothing || unknown.length > 0 || total.failed > 0 || stopped ? 1 : 0;
}

/**
 * What the difference to `main`, or to the revision after `--since`, can break: its tests and journeys by what they import
 * and open (tools/changed), beside checks of what changed.
 */
async function chooseAffected(node, args) {
  const [option, since = 'main'] = args;
  if (option !== undefined && option !== '--since') throw new Error('usage: npm test -- changed [--since REVISION]');
  const { code, output } = await capture(node, [inRoot('tools', 'changed', 'print-affected.ts'), since]);
  if (code !== 0) throw new Error(output.trim());
  const { changed, files, journeysLeft, workspaces } = JSON.parse(output);
  const some = Object.keys(files).filter((step) => files[step].length > 0);
  const counts = some.map((step) => `${files[step].length} of ${step}`).join(', ') || 'none';
  say(`${changed.length} files differ from ${since}; files of tests that this can break: ${counts}`);
  if (journeysLeft > 0) say(`${journeysLeft} more journeys open what changed: npm test -- all`);
  return { steps: ['check', ...some], part: 'all', files, title: null, unknown: [], only: { changed, workspaces } };
}

async function runUnitTests(node, { files, title, part }) {
  const report = `${reports}/unit.json`;
  rmSync(report, { force: true });
  // As with the journeys, on CI's shared machine a test has a second try, and is named when it needed it.
  const again = process.env.CI ? ['--retry=1'] : [];
  const options = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...again];
  const some = [
    ...(title ? ['--testNamePattern', literally(title)] : []),
    ...(files ?? []).map((path) => inRoot(path)),
  ];
  const program = inRoot('node_modules/vitest/vitest.mjs');
  const env = { TESTS: part };
  const code = await runAttached(node, [program, 'run', ...options, ...some], { env, toGroup: true });
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = readReport(report);
  const toName = testResults.flatMap(unitFailures);
  return orFailed(code, { passed: numPassedTests, failed: numFailedTests, toName });
}

function runPictures(node, wanted) {
  return runInBrowser(node, wanted, { config: 'e2e/pictures', report: `${reports}/pictures.json` });
}

async function runJourneys(node, wanted) {
  await buildApps(node, outdatedApps());
  const whole = !wanted.files && !wanted.title;
  const env = whole ? { SCREEN_CALLS: beginScreenCalls(wanted.part) } : {};
  const counts = await runInBrowser(node, wanted, { config: 'e2e', report: `${reports}/journeys.json`, env });
  return whole ? askScreenCalls(node, wanted.part, counts) : counts;
}

/** Runs the tests that the configuration in the folder `config` names; counts them and names those to look at. */
async function runInBrowser(node, { files, title, part, only }, { config, report, env: more = {} }) {
  const browser = await ensureBrowser(node);
  rmSync(report, { force: true });
  const command = [
    inRoot('node_modules/@playwright/test/cli.js'),
    'test',
    '-c',
    inRoot(config),
    '--reporter=list,json',
    ...(title ? ['--grep', literally(title)] : []),
    ...(files ? ['--pass-with-no-tests', ...files.map((path) => `${literally(path)}$`)] : []),
  ];
  // Who names a test means it; what a change can break is looked at as by day.
  const day = (files && !only) || title ? 'all' : 'day';
  const journeys = { JOURNEYS: process.env.JOURNEYS ?? day, TESTS: part };
  const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...journeys, ...more };
  const code = await runAttached(node, command, { env, toGroup: true });
  const { stats = {}, suites = [] } = readReport(report);
  const { expected = 0, flaky = 0, unexpected = 0 } = stats;
  const toName = suites.flatMap(browserFailures);
  return orFailed(code, { passed: expected + flaky, failed: unexpected, toName });
}

const SECOND_TRY = 'passed only at the second try';

/** What failed, and what passed only at the second try, of one file of unit or API tests. */
function unitFailures({ name: file, message, status, assertionResults = [] }) {
  const stumbled = assertionResults.filter(({ failureMessages }) => failureMessages?.length > 0);
  if (stumbled.length === 0 && status === 'failed') return [`${relative(inRoot(), file)}: ${firstLine(message)}`];
  return stumbled.map(({ fullName, status: end, failureMessages }) => {
    const why = firstLine(failureMessages[0]);
    return `${relative(inRoot(), file)} › ${fullName}: ${end === 'passed' ? `${SECOND_TRY}, first ` : ''}${why}`;
  });
}

/** The same of a group of browser tests. */
const browserFailures = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => {
        const why = firstLine(results?.find(({ error }) => error)?.error.message).replace(COLOURS, '');
        return `${file} › ${title}: ${status === 'flaky' ? `${SECOND_TRY}, first` : 'failed:'} ${why}`;
      }),
  ),
  ...suites.flatMap(browserFailures),
];

/** What colours a terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they begin with one
const COLOURS = /\u001b\[\d+m/g;

const firstLine = (text = '') => text.split('\n')[0];

/** A runner that fails outside any test (a crash, a broken import) still counts. */
const orFailed = (code, counts) => ({ ...counts, failed: code === 0 ? counts.failed : Math.max(counts.failed, 1) });

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
