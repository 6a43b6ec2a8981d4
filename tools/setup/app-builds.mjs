import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture } from './processes.mjs';
import { say, seconds } from './progress.mjs';
import { inRoot } from './project.mjs';

/** Each app with a file that its build must hold. */
const apps = { server: 'main.js', storefront: 'index.html', backoffice: 'index.html' };
const notSource = /^(node_modules|dist|\.vite|test-results)$|\.test\.tsx?$/;

/** The apps of these names whose build is missing or older than their sources, each with the fingerprint of its sources. */
export function outdatedApps(names = Object.keys(apps)) {
  const shared = createHash('sha256');
  for (const path of ['packages', 'package-lock.json', 'tsconfig.base.json', 'tools/web-build'])
    addTo(shared, inRoot(path));
  return names
    .map((app) => ({ app, fingerprint: addTo(shared.copy(), inRoot('apps', app)).digest('hex') }))
    .filter(({ app, fingerprint }) => readStamp(app) !== fingerprint || !existsSync(distOf(app, apps[app])));
}

/** Builds the server where it is outdated: every program of it runs from its build. */
export const buildServer = (node) => buildApps(node, outdatedApps(['server']));

/** A program of the server, as built. */
export const serverProgram = (name) => inRoot('apps/server/dist', `${name}.js`);

/** Builds the given apps side by side. Refuses with the builder's own words; whoever takes each process by `onStart` must end it. */
export async function buildApps(node, outdated, onStart) {
  const vite = inRoot('node_modules', 'vite', 'bin', 'vite.js');
  await Promise.all(
    outdated.map(async ({ app, fingerprint }) => {
      const from = performance.now();
      // Half a build must not carry the mark of the one before.
      rmSync(distOf(app, '.built-from'), { force: true });
      const options = {
        cwd: inRoot('apps', app),
        env: { NODE_ENV: 'production' },
        apart: onStart !== undefined,
        onStart,
      };
      const { code, output } = await capture(node, [vite, 'build', '--logLevel', 'warn'], options);
      if (code !== 0) throw new Error(`The ${app} does not build:\n${output.trim()}`);
      writeFileSync(distOf(app, '.built-from'), fingerprint);
      say(`built the ${app} in ${seconds(from)}`);
    }),
  );
}

const distOf = (app, name) => inRoot('apps', app, 'dist', name);

function readStamp(app) {
  try {
    return readFileSync(distOf(app, '.built-from'), 'utf8');
  } catch {
    return null;
  }
}

/** Adds the names and contents below a path to the hash, in a fixed order. */
function addTo(hash, path) {
  let entries;
  try {
    entries = readdirSync(path, { withFileTypes: true });
  } catch (error) {
    if (error.code !== 'ENOTDIR') throw error;
    return hash.update(readFileSync(path));
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (notSource.test(entry.name)) continue;
    hash.update(`\0${entry.name}\0`);
    if (entry.isDirectory()) addTo(hash, join(path, entry.name));
    else if (entry.isFile()) hash.update(readFileSync(join(path, entry.name)));
  }
  return hash;
}
