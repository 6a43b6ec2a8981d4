import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tablesIn } from './tables-in.ts';

const source = 'apps/server/src';
/** What the platform owns is said where its own jobs are. */
const PLATFORM_MANIFEST = 'platform/jobs/forget-old.ts';

/** A slice as its manifest tells it, and what its files do with tables: each with the files that do. */
export type SliceTables = {
  readonly name: string;
  readonly manifest: string;
  readonly owns: readonly string[];
  readonly reads: readonly string[];
  readonly readIn: ReadonlyMap<string, readonly string[]>;
  readonly writtenIn: ReadonlyMap<string, readonly string[]>;
};

const isOfProduct = (file: string): boolean => !/\.test\.ts$|\.d\.ts$|\/(?:test|testing|demo)\//.test(file);

function listed(manifest: string, field: string): string[] {
  const list = new RegExp(`\\b${field}: \\[([^\\]]*)\\]`).exec(manifest)?.[1] ?? '';
  return [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
}

/** Returns every slice below a project's root, the platform among them. */
export function slicesAt(root: string): SliceTables[] {
  const base = join(root, source);
  const manifests = [...globSync('{modules,verticals}/*/module.ts', { cwd: base }).sort(), PLATFORM_MANIFEST];
  const told = manifests.map((file) => {
    const text = readFileSync(join(base, file), 'utf8');
    const folder = file
      .split('/')
      .slice(0, file === PLATFORM_MANIFEST ? 1 : 2)
      .join('/');
    return { file, folder, owns: listed(text, 'owns'), reads: listed(text, 'reads') };
  });
  const tables = new Set(told.flatMap(({ owns }) => owns));
  return told.map(({ file, folder, owns, reads }) => {
    const readIn = new Map<string, string[]>();
    const writtenIn = new Map<string, string[]>();
    for (const path of globSync(`${folder}/**/*.ts`, { cwd: base }).filter(isOfProduct).sort()) {
      const use = tablesIn(readFileSync(join(base, path), 'utf8'), tables);
      for (const table of use.reads) readIn.set(table, [...(readIn.get(table) ?? []), path]);
      for (const table of use.writes) writtenIn.set(table, [...(writtenIn.get(table) ?? []), path]);
    }
    return { name: folder.split('/').at(-1) ?? folder, manifest: `${source}/${file}`, owns, reads, readIn, writtenIn };
  });
}
