import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { indexesIn, migrationUse } from './migration-use.ts';
import { type TableUse, tablesIn } from './tables-in.ts';

const source = 'apps/server/src';
/** What the platform owns is said where its own jobs are. */
const PLATFORM_MANIFEST = 'platform/jobs/forget-old.ts';
const MIGRATIONS = 'db/migrations/*.sql';

/** A slice as its manifest tells it, and what its files do with tables: each with the files that do. */
export type SliceTables = {
  readonly name: string;
  readonly manifest: string;
  readonly owns: readonly string[];
  readonly reads: readonly string[];
  readonly readIn: ReadonlyMap<string, readonly string[]>;
  readonly writtenIn: ReadonlyMap<string, readonly string[]>;
  /** What each of its migrations does. */
  readonly migrations: ReadonlyMap<string, TableUse>;
};

type Known = { readonly tables: ReadonlySet<string>; readonly indexes: ReadonlyMap<string, string> };

const isOfProduct = (file: string): boolean => !/\.test\.ts$|\.d\.ts$|\/(?:test|testing|demo)\//.test(file);

function listed(manifest: string, field: string): string[] {
  const list = new RegExp(`\\b${field}: \\[([^\\]]*)\\]`).exec(manifest)?.[1] ?? '';
  return [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
}

/** Returns what each migration of a slice's folder does. */
function migrationsIn(base: string, folder: string, known: Known): ReadonlyMap<string, TableUse> {
  const files = globSync(`${folder}/${MIGRATIONS}`, { cwd: base }).sort();
  return new Map(
    files.map((file) => [file, migrationUse(readFileSync(join(base, file), 'utf8'), known.tables, known.indexes)]),
  );
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
  const sql = globSync(`{platform,modules/*,verticals/*}/${MIGRATIONS}`, { cwd: base });
  const known: Known = {
    tables: new Set(told.flatMap(({ owns }) => owns)),
    indexes: indexesIn(sql.map((file) => readFileSync(join(base, file), 'utf8'))),
  };
  return told.map(({ file, folder, owns, reads }) => {
    const readIn = new Map<string, string[]>();
    const writtenIn = new Map<string, string[]>();
    for (const path of globSync(`${folder}/**/*.ts`, { cwd: base }).filter(isOfProduct).sort()) {
      const use = tablesIn(readFileSync(join(base, path), 'utf8'), known.tables);
      for (const table of use.reads) readIn.set(table, [...(readIn.get(table) ?? []), path]);
      for (const table of use.writes) writtenIn.set(table, [...(writtenIn.get(table) ?? []), path]);
    }
    const name = folder.split('/').at(-1) ?? folder;
    const migrations = migrationsIn(base, folder, known);
    return { name, manifest: `${source}/${file}`, owns, reads, readIn, writtenIn, migrations };
  });
}
