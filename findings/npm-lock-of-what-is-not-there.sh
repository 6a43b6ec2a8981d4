#!/usr/bin/env bash
# npm keeps in node_modules/.package-lock.json what is installed, so that it need not look. npm 11.19.1 writes it too when it is told to
# touch the lock file alone: it then names a package that nobody installed. npm itself finds out at the next install; a script that goes
# by that file, to save the second which npm takes to say "up to date", does not.
. "$(dirname "$0")/support/run.sh"
packages npm@11.19.1 is-odd@3.0.1
observe 'before: named false, there false
lock file alone: named true, there false
installed: named true, there true' <<'JS'
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const npm = (...args) =>
  execFileSync(process.execPath, ['node_modules/npm/bin/npm-cli.js', ...args, '--no-audit', '--no-fund', '--ignore-scripts'], {
    stdio: 'ignore',
  });
const look = (when) => {
  const { packages } = JSON.parse(readFileSync('node_modules/.package-lock.json', 'utf8'));
  const named = Object.hasOwn(packages, 'node_modules/left-pad');
  console.log(`${when}: named ${named}, there ${existsSync('node_modules/left-pad')}`);
};
look('before');
npm('install', '--package-lock-only', 'left-pad@1.3.0');
look('lock file alone');
npm('install');
look('installed');
JS
