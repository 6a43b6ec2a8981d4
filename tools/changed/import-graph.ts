import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { parseSync } from 'oxc-parser';

/** What each file of the project imports, as paths from the root with forward slashes. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

/** What files need to run, and what they need to be checked: that, and what they import for its types alone. */
export type ImportGraphs = { readonly run: ImportGraph; readonly types: ImportGraph };

/** One import or export of a module, and whether only types come by it. */
type Named = { readonly from: string; readonly onlyTypes: boolean };
type Span = { readonly start: number; readonly end: number };

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

/**
 * What one module names where it imports or re-exports. Only `import type` and `export type` leave the other file unread
 * when the module runs; `import { type A }` reads it all the same (TypeScript's `verbatimModuleSyntax`).
 */
export function importsIn(path: string, text: string): Named[] {
  const { module } = parseSync(path, text);
  const quoted = ({ start, end }: Span): string => text.slice(start, end).replace(/['"`]/g, '');
  const onlyTypes = ({ start, end }: Span): boolean => /^(?:import|export)\s+type\b/.test(text.slice(start, end));
  return [
    ...module.staticImports.map((one) => ({ from: one.moduleRequest.value, onlyTypes: onlyTypes(one) })),
    ...module.staticExports.flatMap((one) =>
      one.entries.map(({ moduleRequest }) => ({ from: moduleRequest?.value ?? '', onlyTypes: onlyTypes(one) })),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) => ({ from: quoted(moduleRequest), onlyTypes: false })),
  ].filter(({ from }) => from !== '');
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
export function readGraphs(root: string, files = listFiles(root)): ImportGraphs {
  const known = new Set(files);
  const exists = (path: string): boolean => known.has(path);
  const run = new Map<string, Set<string>>();
  const types = new Map<string, Set<string>>();
  for (const path of files.filter((one) => SOURCE.test(one) && existsSync(join(root, one)))) {
    const found = importsIn(path, readFileSync(join(root, path), 'utf8')).flatMap(({ from, onlyTypes }) => {
      const file = resolveImport(path, from, exists);
      return file === null ? [] : [{ file, onlyTypes }];
    });
    run.set(path, new Set(found.flatMap(({ file, onlyTypes }) => (onlyTypes ? [] : [file]))));
    types.set(path, new Set(found.map(({ file }) => file)));
  }
  return { run, types };
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
