import { answering, showing } from './affected-tests.ts';
import { type ImportGraph, reach } from './import-graph.ts';

/** A screen of one of the web apps. */
export type Screen = {
  /** Its address below the hash: `/cart`, or `/orders/goods` of the back office. */
  readonly path: string;
  /** What journeys call it: `cart`; null in the back office. */
  readonly name: string | null;
  readonly file: string;
};

const JOURNEY = /\.e2e\.ts$/;
/** Steps that belong to one or two journeys; the rest of the support is shared by all. */
const STEPS = /^e2e\/support\/steps\//;
const SLICE = /^apps\/server\/src\/((?:modules|verticals)\/[^/]+\/)(?!test\/)/;
/** Every screen stands in these: a change there is every journey's, and the first run has those. */
const AROUND = /^apps\/[^/]+\/src\/(app(?!\/choosing\/)|shell)\//;

/** Whether a text opens or names the screen: its address, whole, or its name. */
function names(text: string, { path, name }: Screen): boolean {
  if (name !== null && text.includes(`screen(page, '${name}')`)) return true;
  if (path === '/') return false;
  const escaped = path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`['"\`#]${escaped}(?=[?'"\`/])`).test(text);
}

/** The screens that these changed files can change, by what they import, by whose calls they make or by their texts. */
function affectedScreens(
  graph: ImportGraph,
  screens: readonly Screen[],
  changed: readonly string[],
): readonly Screen[] {
  const touched = new Set(changed);
  const slices = new Set(changed.map((path) => SLICE.exec(path)?.[1]).filter((slice) => slice !== undefined));
  const shown = showing(changed);
  const answers = answering(graph);
  const asksThem = (path: string): boolean =>
    [...(answers.get(path) ?? [])].some((slice) => slices.has(slice.replace('apps/server/src/', '')));
  const isEnd = (path: string): boolean => AROUND.test(path);
  return screens.filter(
    ({ file }) =>
      shown.some((folder) => file.startsWith(folder)) ||
      [...reach(graph, [file], isEnd)].some((path) => touched.has(path) || asksThem(path)),
  );
}

/** The journeys that these changed files can break: by their own files, and by the screens they open. */
export function affectedJourneys(
  graph: ImportGraph,
  screens: readonly Screen[],
  changed: readonly string[],
  read: (path: string) => string,
): string[] {
  const touched = new Set(changed);
  const opened = affectedScreens(graph, screens, changed);
  return [...graph.keys()]
    .filter((path) => JOURNEY.test(path))
    .filter((journey) => {
      const own = [...reach(graph, [journey], (path) => !path.startsWith('e2e/'))].filter((path) =>
        path.startsWith('e2e/'),
      );
      if (own.some((path) => touched.has(path))) return true;
      const text = own
        .filter((path) => path === journey || STEPS.test(path))
        .map(read)
        .join('\n');
      return opened.some((screen) => names(text, screen));
    })
    .sort();
}
