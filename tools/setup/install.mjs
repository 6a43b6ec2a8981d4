import { readFileSync } from 'node:fs';
import { capture } from './processes.mjs';
import { say } from './progress.mjs';
import { inRoot } from './project.mjs';

// Npm follows its reason with its whole manual.
const shownLines = 20;

/** Installs the packages unless those installed are the ones of the lock file. Refuses with npm's own words. */
export async function ensureInstalled() {
  const difference = firstDifference();
  if (!difference) return;
  say(`installing packages (${difference})`);
  const [program, first] = npmCommand();
  const options = ['--include=dev', '--include=optional', '--ignore-scripts', '--no-audit', '--no-fund'];
  // No install script is needed, and npm 11 would not run them all anyway.
  const { code, output } = await capture(program, [...first, 'ci', ...options, '--loglevel=error', '--no-progress'], {
    shell: process.platform === 'win32' && first.length === 0,
  });
  if (code !== 0) throw new Error(`npm ci failed:\n${output.trim().split('\n').slice(0, shownLines).join('\n')}`);
  say('packages installed');
}

/** Npm writes the tree it installed beside the packages; compares that with the lock file. */
function firstDifference() {
  const installed = readPackages(inRoot('node_modules', '.package-lock.json'));
  if (!installed) return 'first time, a minute or two';
  const wanted = readPackages(inRoot('package-lock.json')) ?? {};
  for (const [path, entry] of Object.entries(wanted)) {
    if (!path.includes('node_modules/')) continue;
    const found = installed[path];
    // An optional package of another platform is rightly absent.
    if (!found && (entry.optional || entry.devOptional || entry.peer)) continue;
    if (found?.version === entry.version && found?.integrity === entry.integrity) continue;
    return `${path.replace(/^.*node_modules\//, '')} has changed`;
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
function npmCommand() {
  const own = process.env.npm_execpath;
  if (own && /npm-cli\.c?js$/.test(own)) return [process.execPath, [own]];
  return ['npm', []];
}
