import { readdirSync, readFileSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';

/** Which files hold the tests of each step that can run a part of them. */
const endings = { unit: /\.test\.tsx?$/, pictures: /\.pictures\.ts$/, journeys: /\.e2e\.ts$/ };
const places = ['packages', 'apps', 'tools', 'e2e'];
const notOurs = new Set(['node_modules', 'dist']);

/** Every test file of the project, as paths from `root` with forward slashes. */
export function testFiles(root) {
  const found = [];
  const visit = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory() && !notOurs.has(entry.name)) visit(path);
      else if (entry.isFile() && stepOf(path)) found.push(relative(root, path).replaceAll(sep, '/'));
    }
  };
  for (const place of places) visit(join(root, place));
  return found.sort();
}

const stepOf = (path) => Object.keys(endings).find((step) => endings[step].test(path));

/**
 * What `npm test -- …` asks for: the steps named first, and of what follows the test files whose path holds it, or, where
 * not all of it is in paths, the tests whose title holds it. `files` of a step are those to run, all of them when it is null.
 */
export function choose(args, { steps, files, root }) {
  const named = args.slice(
    0,
    firstIndex(args, (arg) => !steps.includes(arg)),
  );
  const rest = args.slice(named.length);
  if (rest.length === 0) return { steps: named.length > 0 ? named : steps, files: null, title: null };
  const allowed = (path) => named.length === 0 || named.includes(stepOf(path));
  const inPath = rest.map((arg) => files.filter((path) => path.includes(fromRoot(arg, root)) && allowed(path)));
  if (inPath.every((paths) => paths.length > 0)) return chosen([...new Set(inPath.flat())], null);
  const title = rest.join(' ');
  const holding = files.filter((path) => allowed(path) && readFileSync(join(root, path), 'utf8').includes(title));
  // A title may be put together where it stands; then every file is asked.
  return chosen(holding.length > 0 ? holding : files.filter(allowed), title);
}

/** The steps that these files belong to, with theirs. */
function chosen(paths, title) {
  const files = { unit: [], pictures: [], journeys: [] };
  for (const path of paths) files[stepOf(path)].push(path);
  return { steps: Object.keys(files).filter((step) => files[step].length > 0), files, title };
}

function firstIndex(list, test) {
  const index = list.findIndex(test);
  return index === -1 ? list.length : index;
}

const fromRoot = (arg, root) =>
  (isAbsolute(arg) ? relative(root, arg) : arg).replaceAll('\\', '/').replace(/^\.\//, '').replace(/\/$/, '');

/** A text as the pattern that finds just it. */
export const literally = (text) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
