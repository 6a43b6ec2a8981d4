import { type ImportGraph, reach } from './import-graph.ts';

const TEST = /\.test\.tsx?$/;
const DICTIONARIES = 'packages/contract/src/core/dictionaries.ts';
/** The whole product: what opens it depends on what it asks of it, not on everything. */
const WHOLE = new Set(['apps/server/src/app.ts', 'apps/server/src/boot/slices.gen.js', DICTIONARIES]);
/** A part of a web app: its screens are found by their names, which no import says. */
const FEATURE = /^apps\/(?:storefront|backoffice)\/src\/(?:features|verticals)\/[^/]+\//;
const SLICE = /^apps\/server\/src\/(?:modules|verticals)\/[^/]+\//;
const SHORTHANDS = /^apps\/server\/src\/testing\//;
const PLATFORM = /^apps\/server\/src\/(platform\/|boot\/|backup\/|[^/]+\.ts$)/;
const ACROSS = /^apps\/server\/src\/reliability\//;
/** What tests across all endpoints go by. */
const DOORS = /^apps\/server\/src\/.*\/http\/|^packages\/contract\/src\/.*(endpoint|permission|machine|errors)/;
const ENDPOINTS = /^packages\/contract\/src\/.*endpoints\.ts$/;

export const sliceOf = (path: string): string | null => SLICE.exec(path)?.[0] ?? null;
const isTestSide = (path: string): boolean =>
  TEST.test(path) || SHORTHANDS.test(path) || ACROSS.test(path) || /\/test\//.test(path);
/** The texts of a part of a web app: they are found by their keys, which no import says. */
const TEXTS = /^packages\/contract\/src\/(?:verticals\/)?([^/]+(?:\/[^/]+)?)\/(staff-|shared-)?messages\//;
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/** Not followed: the whole product, and what the shorthands of tests use of slices. A test that names the texts reads them. */
const isEnd = (path: string, from: string): boolean =>
  (WHOLE.has(path) && !(path === DICTIONARIES && TEST.test(from))) || (SHORTHANDS.test(from) && sliceOf(path) !== null);

/** The folders of the web apps that show these texts: those of the same name, of a part of a concept also those of its own. */
export function showing(changed: readonly string[]): string[] {
  return changed.flatMap((path) => {
    const [, place = '', whose] = TEXTS.exec(path) ?? [];
    const apps =
      whose === 'shared-' ? ['storefront', 'backoffice'] : [whose === 'staff-' ? 'backoffice' : 'storefront'];
    const names = place === '' ? [] : place.split('/');
    return apps.flatMap((app) =>
      names.flatMap((name) => [`apps/${app}/src/features/${name}/`, `apps/${app}/src/verticals/${name}/`]),
    );
  });
}

/** Which slices answer the calls of a file of endpoints. */
export function answering(graph: ImportGraph): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [path, imports] of graph) {
    const slice = sliceOf(path);
    if (slice === null || isTestSide(path) || !/^(?:app\/|core\/)?http\//.test(path.slice(slice.length))) continue;
    for (const named of imports) {
      if (ENDPOINTS.test(named)) found.set(named, (found.get(named) ?? new Set()).add(slice));
    }
  }
  return found;
}

/** What each slice or feature is made of: its own files and all that they reach. */
function reachOfParts(graph: ImportGraph): (part: string) => Set<string> {
  const known = new Map<string, Set<string>>();
  const read = (part: string): Set<string> =>
    reach(
      graph,
      [...graph.keys()].filter((path) => path.startsWith(part) && !isTestSide(path)),
      isEnd,
    );
  return (part) => {
    const found = known.get(part) ?? read(part);
    known.set(part, found);
    return found;
  };
}

/**
 * The unit, API and screen tests that these changed files can break, by what the tests import. A test that opens the whole
 * product depends on its own slice and on those that answer the calls it names; tests across all endpoints on endpoints,
 * permissions and machines; tests of the platform, and those across all endpoints, on the platform; a test of a screen on its feature
 * and its texts. A migration or another file without imports belongs to its slice, else to the tests in its folder.
 */
export function affectedTests(graph: ImportGraph, changed: readonly string[]): string[] {
  const answers = answering(graph);
  const ofPart = reachOfParts(graph);
  const touched = new Set(changed);
  const shown = new Set(showing(changed));
  const plainSlices = new Set(changed.filter((path) => !graph.has(path)).map(sliceOf));
  const plainFolders = new Set(changed.filter((path) => !graph.has(path) && sliceOf(path) === null).map(folderOf));
  const hits = (paths: Iterable<string>): boolean => [...paths].some((path) => touched.has(path));
  const atDoors = changed.some((path) => DOORS.test(path) || (PLATFORM.test(path) && !TEST.test(path)));
  const inPlatform = changed.some((path) => PLATFORM.test(path) && !TEST.test(path));

  const isAffected = (test: string): boolean => {
    const near = reach(graph, [test], isEnd);
    if (hits(near) || plainFolders.has(folderOf(test))) return true;
    const feature = FEATURE.exec(test)?.[0];
    if (feature) return test.endsWith('x') && (shown.has(feature) || hits(ofPart(feature)));
    if (ACROSS.test(test)) return atDoors;
    if (inPlatform && PLATFORM.test(test)) return true;
    if (![...near].some((path) => WHOLE.has(path))) return false;
    const named = [...near].filter(isTestSide).flatMap((path) => [...(graph.get(path) ?? [])]);
    const slices = new Set([sliceOf(test), ...named.flatMap((path) => [...(answers.get(path) ?? [])])]);
    slices.delete(null);
    return [...slices].some((slice) => slice !== null && (plainSlices.has(slice) || hits(ofPart(slice))));
  };
  return [...graph.keys()].filter((path) => TEST.test(path) && isAffected(path)).sort();
}
