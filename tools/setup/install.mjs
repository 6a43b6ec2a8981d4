import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { capture } from './processes.mjs';
import { say } from './progress.mjs';
import { inRoot } from './project.mjs';
import { findRuntime, isWanted, nodeFolder, nodePackages, ownNode, versionOf, wantedVersion } from './runtime.mjs';

// Npm follows its reason with its whole manual.
const shownLines = 20;
const shortened = (output) => output.trim().split('\n').slice(0, shownLines).join('\n');

/**
 * Installs the project's own Node where the one that runs this is another. Npm leaves out without a word an optional package,
 * such as a native binary, whose `engines` the Node that runs npm does not meet, so Node comes first, alone. Where none can
 * be had, the one that runs this tries.
 */
export async function ensureNode() {
  if (isWanted() || !ownNode() || versionOf(ownNode()) === wantedVersion()) return;
  say(`installing Node ${wantedVersion()}`);
  mkdirSync(nodeFolder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json'])
    copyFileSync(join(nodePackages, file), join(nodeFolder, file));
  const { code, output } = await npm('ci', ['--include=optional', '--no-workspaces', `--prefix=${nodeFolder}`], {
    node: process.execPath,
    cwd: nodeFolder,
  });
  if (code !== 0) say(`Node ${wantedVersion()} cannot be installed: ${shortened(output)}`);
}

/**
 * Installs the packages unless those installed are the ones of the lock file: what a shop needs to run and, for `everything`, what
 * its tests and checks need as well. Refuses with npm's own words.
 */
export async function ensureInstalled({ everything }) {
  const named = readPackages(inRoot('node_modules', '.package-lock.json'));
  const installed = named && thoseThere(named, (path) => existsSync(inRoot(path)));
  const step = nextInstall(installed, readPackages(inRoot('package-lock.json')) ?? {}, everything);
  if (!step) return;
  say(`installing packages (${step.why})`);
  const [command, ...options] = step.command;
  const { code, output } = await npm(command, [...options, '--include=optional'], { node: findRuntime() });
  if (code !== 0) throw new Error(`npm ${command} failed:\n${shortened(output)}`);
  say('packages installed');
}

/**
 * Returns the packages that npm names as installed and whose folders are there: npm 11.19.1 also names what it wrote into the lock
 * file alone (`--package-lock-only`).
 */
export const thoseThere = (named, isThere) =>
  Object.fromEntries(Object.entries(named).filter(([path]) => isThere(path)));

/**
 * What is to be done so that the packages `installed` (null for none) are those `wanted`: why, and by which command of npm; null
 * for nothing. Tools of tests come with `everything` and then stay; they are added to a shop that is right without them.
 */
export function nextInstall(installed, wanted, everything) {
  const why = firstDifference(installed, wanted, everything);
  if (!why) return null;
  const withTools = everything || Object.values(installed ?? {}).some(({ dev }) => dev);
  const adds = everything && firstDifference(installed, wanted, false) === null;
  const command = adds ? ['install', '--no-save'] : ['ci'];
  return { why, command: [...command, withTools ? '--include=dev' : '--omit=dev'] };
}

/** Runs npm under the given Node; no install script is needed, and npm 11 would not run them all anyway. */
function npm(command, options, { node, cwd }) {
  const [program, first] = npmCommand(node);
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--no-progress'];
  return capture(program, [...first, command, ...options, ...quiet], {
    ...(cwd ? { cwd } : {}),
    shell: process.platform === 'win32' && first.length === 0,
    // Where npm is a script on the path, it takes the first Node there.
    env: { PATH: [dirname(node), process.env.PATH].join(delimiter) },
  });
}

/** Npm writes the tree it installed beside the packages; compares that with the lock file, tools of tests only for `everything`. */
function firstDifference(installed, wanted, everything) {
  if (!installed) return 'first time, a minute or two';
  for (const [path, entry] of Object.entries(wanted)) {
    if (!path.includes('node_modules/') || (entry.dev && !everything)) continue;
    const found = installed[path];
    // An optional package of another platform is rightly absent.
    if (!found && (entry.optional || entry.devOptional || entry.peer)) continue;
    if (found?.version === entry.version && found?.integrity === entry.integrity) continue;
    const name = path.replace(/^.*node_modules\//, '');
    return found ? `${name} has changed` : `${name} is missing`;
  }
  return null;
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return null;
  }
}

/** The npm that runs this command, else the one on the path. */
function npmCommand(node) {
  const own = process.env.npm_execpath;
  if (own && /npm-cli\.c?js$/.test(own)) return [node, [own]];
  return ['npm', []];
}
