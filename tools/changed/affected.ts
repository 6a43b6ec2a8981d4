import { affectedJourneys, type Screen } from './affected-journeys.ts';
import { affectedTests, sliceOf } from './affected-tests.ts';
import { type ImportGraph, type ImportGraphs, reach } from './import-graph.ts';

export type Affected = {
  /** Test files by the step that runs them. */
  readonly files: {
    readonly unit: readonly string[];
    readonly pictures: readonly string[];
    readonly journeys: readonly string[];
  };
  /** How many more journeys open what changed: `npm test -- all` runs them. */
  readonly journeysLeft: number;
  /** The workspaces whose types are checked. */
  readonly workspaces: readonly string[];
};

const LEFT_OUT = /\.all\./;
/** So many journeys and their build are about two minutes on two cores; of more, those of the first run stand for the rest. */
const JOURNEYS_AT_MOST = 8;
const DRAWN = /^apps\/[^/]+\/src\/ui\/|^e2e\/pictures\//;
const WORKSPACE = /^(?:(?:packages|apps)\/[^/]+|e2e|bench|tools)(?=\/)/;

/**
 * What to run for these changed files: the tests and journeys of the first run that they can break, those left out of it
 * where they belong to a slice that changed, pictures where a part of the screens changed, and types of whoever imports
 * them. What a file takes only types of cannot change how it runs.
 */
export function affected(
  { run: graph, types }: ImportGraphs,
  screens: readonly Screen[],
  changed: readonly string[],
  read: (path: string) => string,
): Affected {
  const touched = new Set(changed);
  const slices = new Set(changed.map(sliceOf));
  slices.delete(null);
  const unit = affectedTests(graph, changed).filter(
    (path) => !LEFT_OUT.test(path) || touched.has(path) || slices.has(sliceOf(path)),
  );
  const all = affectedJourneys(graph, screens, changed, read);
  const journeys =
    all.length <= JOURNEYS_AT_MOST ? all : all.filter((path) => !LEFT_OUT.test(path) || touched.has(path));
  const pictures = changed.some((path) => DRAWN.test(path))
    ? [...graph.keys()].filter((path) => path.endsWith('.pictures.ts'))
    : [];
  const journeysLeft = all.length - journeys.length;
  return { files: { unit, pictures, journeys }, journeysLeft, workspaces: workspacesOf(types, changed) };
}

/** The workspaces of these files and of all files that import them. */
function workspacesOf(graph: ImportGraph, changed: readonly string[]): string[] {
  const importers = new Map<string, Set<string>>();
  for (const [path, imports] of graph) {
    for (const named of imports) importers.set(named, (importers.get(named) ?? new Set()).add(path));
  }
  const found = [...reach(importers, changed)].flatMap((path) => WORKSPACE.exec(path)?.[0] ?? []);
  return [...new Set(found)].sort();
}
