import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from './browser.mjs';
import { runAttached } from './processes.mjs';
import { elapsed, say, seconds } from './progress.mjs';
import { inRoot } from './project.mjs';
import { checkAll } from './task-check.mjs';
import { buildApps, outdatedApps } from './web-build.mjs';

const reports = inRoot('.data', 'test');

const steps = [
  { name: 'check', title: 'checks', run: checkAll },
  { name: 'unit', title: 'unit and API tests', run: runUnitTests },
  { name: 'journeys', title: 'browser journeys', run: runJourneys },
];

/** Runs every step, or those named in `args`, to the end; prints the sum and gives the exit code. */
export async function run({ node, args }) {
  const unknown = args.find((name) => !steps.some((step) => step.name === name));
  if (unknown) throw new Error(`Unknown step "${unknown}"; known: ${steps.map(({ name }) => name).join(', ')}.`);
  mkdirSync(reports, { recursive: true });
  let stopped = false;
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (stopped = true));
  const total = { passed: 0, failed: 0 };
  for (const step of steps) {
    if (stopped || (args.length > 0 && !args.includes(step.name))) continue;
    const from = performance.now();
    say(`${step.title} …`);
    const counts = await step.run(node).catch((error) => {
      console.error(error.message);
      return { passed: 0, failed: 1 };
    });
    total.passed += counts.passed;
    total.failed += counts.failed;
    say(`${step.title}: ${counts.passed} passed, ${counts.failed} failed (${seconds(from)})`);
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed (${elapsed()}${stopped ? ', interrupted' : ''})`);
  return total.failed > 0 || stopped ? 1 : 0;
}

async function runUnitTests(node) {
  const report = `${reports}/unit.json`;
  rmSync(report, { force: true });
  const options = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await runAttached(node, [inRoot('node_modules/vitest/vitest.mjs'), 'run', ...options], {
    toGroup: true,
  });
  const { numPassedTests = 0, numFailedTests = 0 } = readReport(report);
  return orFailed(code, { passed: numPassedTests, failed: numFailedTests });
}

async function runJourneys(node) {
  const [browser] = await Promise.all([ensureBrowser(node), buildApps(node, outdatedApps())]);
  const report = `${reports}/journeys.json`;
  rmSync(report, { force: true });
  const command = [inRoot('node_modules/@playwright/test/cli.js'), 'test', '-c', inRoot('e2e'), '--reporter=list,json'];
  const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const code = await runAttached(node, command, { env, toGroup: true });
  const { expected = 0, flaky = 0, unexpected = 0 } = readReport(report).stats ?? {};
  return orFailed(code, { passed: expected + flaky, failed: unexpected });
}

/** A runner that fails outside any test (a crash, a broken import) still counts. */
const orFailed = (code, counts) => ({ ...counts, failed: code === 0 ? counts.failed : Math.max(counts.failed, 1) });

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
