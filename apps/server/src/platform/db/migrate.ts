import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { openDb, openPool } from './connect.ts';
import { writeZoneClocks } from './write-zone-clocks.ts';

const source = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Names begin with digits; asking how a language orders them would load its tables first. */
const byCode = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

let found: string[] | null = null;

/** Every migration file of the product, in the order it runs: numbers are unique across slices. Looked for once. */
export function migrationFiles(): readonly string[] {
  found ??= findMigrations();
  return found;
}

/** Looks for the migration files anew. Throws when two have one number. */
export function findMigrations(): string[] {
  const files = globSync('{platform,modules/*,verticals/*}/db/migrations/*.sql', { cwd: source }).sort((a, b) =>
    byCode(basename(a), basename(b)),
  );
  const seen = new Set<string>();
  for (const file of files) {
    const number = basename(file).slice(0, 4);
    if (seen.has(number)) throw new Error(`two migrations are numbered ${number}`);
    seen.add(number);
  }
  return files.map((file) => join(source, file));
}

async function loadMigrations(only?: readonly string[]): Promise<Record<string, Migration>> {
  const entries = await Promise.all(
    migrationFiles()
      .filter((file) => !only || only.includes(basename(file, '.sql')))
      .map(async (file) => {
        const text = await readFile(file, 'utf8');
        return [
          basename(file, '.sql'),
          { up: async (db) => void (await sql.raw(text).execute(db)) } satisfies Migration,
        ];
      }),
  );
  return Object.fromEntries(entries) as Record<string, Migration>;
}

/** Names of the migrations this build knows, in order; the database must hold exactly these to be served. */
export const knownMigrations = (): string[] => migrationFiles().map((file) => basename(file, '.sql'));

/**
 * Brings a database to this build's schema. All pending migrations run in one transaction under a lock, so that two
 * processes starting together or a kill half-way are harmless. With `only` it goes as far as these names.
 * The clocks of zones are written when all is there. Throws with the
 * failing migration's name.
 */
export async function migrate(url: string, only?: readonly string[]): Promise<{ applied: string[] }> {
  const pool = openPool(url, 2, () => undefined);
  const db = openDb(pool);
  try {
    const migrator = new Migrator({
      db,
      provider: { getMigrations: () => loadMigrations(only) },
      nameComparator: byCode,
    });
    const { error, results } = await migrator.migrateToLatest();
    if (error) {
      const failed = results?.find((result) => result.status === 'Error')?.migrationName ?? 'a migration';
      throw new Error(`${failed}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
    if (!only) await writeZoneClocks(db);
    return { applied: (results ?? []).map((result) => result.migrationName) };
  } finally {
    await db.destroy();
  }
}
