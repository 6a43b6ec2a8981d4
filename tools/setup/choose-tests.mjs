import { readdirSync, readFileSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';

/** A test file with `.all.` in its name is left out of the first run; `npm test -- all` has it. */
const LEFT_OUT = /\.all\.(test|pictures|e2e)\.tsx?$/;

/** Which tests are run: those of `npm test`, all of them, or what the first leave out. */
const parts = ['first', 'all', 'rest'];

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
 * What `npm test -- …` asks for. Words at the front name steps and how much of them is run: the first tests without a word,
 * `all`, or the `rest`, which are those that only `all` has. What follows are parts of paths, or of a title where a word has
 * spaces or the words are found in a file side by side. `files` of a step are those to run, all of the `part` when it is
 * null; `unknown` are the words that no path has.
 */
export function choose(args, { steps, files, root }) {
  const known = [...steps, 'all', 'rest'];
  const named = args.slice(
    0,
    firstIndex(args, (arg) => !known.includes(arg)),
  );
  const part = parts.find((name) => named.includes(name)) ?? 'first';
  const namedSteps = named.filter((name) => steps.includes(name));
  const words = args.slice(named.length);
  if (words.length === 0) {
    const wanted = namedSteps.length > 0 ? namedSteps : steps;
    return { steps: wanted.filter((step) => holdsAny(step, part, files)), part, files: null, title: null, unknown: [] };
  }
  const allowed = files.filter((path) => namedSteps.length === 0 || namedSteps.includes(stepOf(path)));
  const inPath = words.map((word) =>
    /\s/.test(word) ? [] : allowed.filter((path) => path.includes(fromRoot(word, root))),
  );
  const unknown = words.filter((_, index) => inPath[index].length === 0);
  if (unknown.length === 0) return chosen([...new Set(inPath.flat())], null);
  const title = words.join(' ');
  const holding = allowed.filter((path) => readFileSync(join(root, path), 'utf8').includes(title));
  if (holding.length > 0) return chosen(holding, title);
  // A title may be put together where it stands; then every file is asked.
  if (words.every((word) => unknown.includes(word))) return chosen(allowed, title);
  return { ...chosen([...new Set(inPath.flat())], null), unknown };
}

/** Whether a step has anything to run in this part; checks are among the first. */
const holdsAny = (step, part, files) =>
  endings[step] ? files.some((path) => stepOf(path) === step && isIn(part, path)) : part !== 'rest';

/** Whether a test file is in this part. */
export const isIn = (part, path) => part === 'all' || (part === 'rest') === LEFT_OUT.test(path);

const TEST = /^ *(test|it)(\.[a-z]+)?\(/gm;
/** A journey that only a night makes (e2e/support/at-night.ts). */
const NIGHT = /^ *AT_NIGHT,$|, AT_NIGHT, async/gm;

/** How many tests `all` has beside the first run's, as they stand in the files: one that is made in a loop counts once. */
export function countLeftOut(root) {
  const texts = testFiles(root)
    .filter((path) => isIn('rest', path))
    .map((path) => readFileSync(join(root, path), 'utf8'));
  const count = (pattern) => texts.flatMap((text) => text.match(pattern) ?? []).length;
  return count(TEST) - count(NIGHT);
}

/** The steps that these files belong to, with theirs. */
function chosen(paths, title) {
  const files = { unit: [], pictures: [], journeys: [] };
  for (const path of paths) files[stepOf(path)].push(path);
  const steps = Object.keys(files).filter((step) => files[step].length > 0);
  return { steps, part: 'all', files, title, unknown: [] };
}

function firstIndex(list, test) {
  const index = list.findIndex(test);
  return index === -1 ? list.length : index;
}

const fromRoot = (arg, root) =>
  (isAbsolute(arg) ? relative(root, arg) : arg).replaceAll('\\', '/').replace(/^\.\//, '').replace(/\/$/, '');

/** A text as the pattern that finds just it. */
export const literally = (text) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
