import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { parseSync } from 'oxc-parser';

/** What each file of the project imports, as paths from the root with forward slashes. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

const places = ['packages', 'apps', 'tools', 'e2e', 'bench'];
const notOurs = new Set(['node_modules', 'dist', 'planted']);
const SOURCE = /\.(ts|tsx|mts|mjs|js)$/;
/** How an import may leave the ending of its file out, and what a file of types stands for. */
const endings = ['', '.ts', '.tsx', '/index.ts'];

/** Every file below the places of source, whatever its kind. */
export function listFiles(root: string): string[] {
  return places
    .flatMap((place) => readdirSync(join(root, place), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((path) => !path.split('/').some((part) => notOurs.has(part)));
}

/** The texts that one module names where it imports or re-exports. */
export function importsIn(path: string, text: string): string[] {
  const { module } = parseSync(path, text);
  const quoted = ({ start, end }: { start: number; end: number }): string =>
    text.slice(start, end).replace(/['"`]/g, '');
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value ?? '')),
    ...module.dynamicImports.map(({ moduleRequest }) => quoted(moduleRequest)),
  ].filter((named) => named !== '');
}

/** The file that an import stands for, or null when it is no file of the project. */
export function resolveImport(from: string, named: string, exists: (path: string) => boolean): string | null {
  const [, workspace, rest] = /^@app\/([^/]+)\/(.+)$/.exec(named) ?? [];
  const base = workspace
    ? `packages/${workspace}/src/${rest}`
    : named.startsWith('.')
      ? join(dirname(from), named.replace(/\?.*$/, '')).replaceAll(sep, '/')
      : null;
  return base === null ? null : (endings.map((ending) => base + ending).find(exists) ?? null);
}

/** Reads every source file once: about a second. */
export function readGraph(root: string, files = listFiles(root)): ImportGraph {
  const known = new Set(files);
  const exists = (path: string): boolean => known.has(path);
  return new Map(
    files
      .filter((path) => SOURCE.test(path) && existsSync(join(root, path)))
      .map((path) => {
        const named = importsIn(path, readFileSync(join(root, path), 'utf8'));
        return [path, new Set(named.map((one) => resolveImport(path, one, exists)).filter((found) => found !== null))];
      }),
  );
}

/** Everything reached from these files, themselves included; what `isEnd` says is reached and not followed. */
export function reach(
  graph: ImportGraph,
  starts: Iterable<string>,
  isEnd: (path: string, from: string) => boolean = () => false,
): Set<string> {
  const found = new Set(starts);
  const waiting = [...found].map((path) => ({ path, follow: true }));
  for (let one = waiting.pop(); one; one = waiting.pop()) {
    if (!one.follow) continue;
    for (const next of graph.get(one.path) ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      waiting.push({ path: next, follow: !isEnd(next, one.path) });
    }
  }
  return found;
}
