import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { capture } from './processes.mjs';
import { say } from './progress.mjs';
import { inRoot } from './project.mjs';

// The one without a window first: the same engine at two thirds of the cost.
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The path of a Chromium that runs: CHROMIUM_PATH, else an installed one, else Debian's (as root), else Playwright's
 * own. Refuses when CHROMIUM_PATH does not run, or when none can be had.
 */
export async function ensureBrowser(node) {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (runs(given)) return given;
    throw new Error(`CHROMIUM_PATH is ${given}, which does not run.`);
  }
  return findInstalled() ?? (await installFromDebian()) ?? (await installFromPlaywright(node));
}

function findInstalled() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...elsewhere];
  return paths.find((path) => existsSync(path) && runs(path));
}

// Some systems carry a script of that name that only tells how to install it.
function runs(path) {
  // There a question for the version opens a window instead of answering.
  if (process.platform === 'win32') return existsSync(path);
  const asked = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return asked.status === 0 && /chrom/i.test(asked.stdout);
}

async function installFromDebian() {
  if (process.getuid?.() !== 0 || !isDebian()) return undefined;
  say('installing Chromium from Debian (first time)');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await capture('apt-get', ['update', '-qq'], { env });
  const { code, output } = await capture('apt-get', ['install', '-y', '-qq', shell], { env });
  const found = findInstalled();
  if (code !== 0 || !found) say(`Debian's Chromium could not be installed: ${output.trim().split('\n').at(-1)}`);
  return found;
}

function isDebian() {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

async function installFromPlaywright(node) {
  const { chromium } = await import('playwright-core');
  const path = chromium.executablePath();
  if (existsSync(path) && runs(path)) return path;
  say("installing Playwright's Chromium (first time)");
  const { output } = await capture(node, [inRoot('node_modules/playwright-core/cli.js'), 'install', 'chromium']);
  if (existsSync(path) && runs(path)) return path;
  throw new Error(`No Chromium can be had; install one or set CHROMIUM_PATH.\n${output.trim()}`);
}
