import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { openPool } from '../../apps/server/src/platform/db/connect.ts';
import { findMigrations } from '../../apps/server/src/platform/db/migrate.ts';
import type { Problem } from './problems.ts';

/** A migration that ran: its name, and when, which is another time in another database. */
export type Ran = { readonly name: string; readonly at: string };
/** A migration of the source: its name, and what stands for its text. */
export type Written = { readonly name: string; readonly file: string; readonly print: string };
/** The prints of migrations as they were when they ran, by name and time. */
export type Prints = Readonly<Record<string, string>>;

const keyOf = ({ name, at }: Ran): string => `${name} ${at}`;

const AFRESH =
  'Put it back as it was, or begin with a new database and new demo data (15 s): Ctrl-C, then  npm run dev -- --fresh';

/**
 * Returns why the database of before does not fit the migrations of now: one that ran was changed or is gone, or a new one comes
 * before one that ran. Null when only new ones are to run.
 */
export function migrationTrouble(ran: readonly Ran[], written: readonly Written[], prints: Prints): Problem | null {
  const now = new Map(written.map((one) => [one.name, one]));
  for (const one of ran) {
    const found = now.get(one.name);
    if (!found) {
      const title = `${one.name}.sql has run in this database and is not in the source any more`;
      return { title, details: `It may belong to another branch. ${AFRESH}` };
    }
    const before = prints[keyOf(one)];
    if (before !== undefined && before !== found.print) {
      const title = `${one.name}.sql has run in this database already and was changed since`;
      return { title, details: `${found.file}:1:1\n\n${AFRESH}` };
    }
  }
  const last = ran.at(-1)?.name ?? '';
  const known = new Set(ran.map(({ name }) => name));
  const early = written.find(({ name }) => !known.has(name) && name < last);
  if (!early) return null;
  const title = `${early.name}.sql is new, but comes before ${last}.sql, which has run already`;
  return { title, details: `${early.file}:1:1\n\nNumber it later. ${AFRESH}` };
}

/** Every migration of the source as it is written now. */
function readWritten(): Written[] {
  return findMigrations().map((file) => ({
    name: basename(file, '.sql'),
    file,
    print: createHash('sha256').update(readFileSync(file)).digest('base64url'),
  }));
}

async function readRan(url: string): Promise<Ran[]> {
  const pool = openPool(url, 1, () => undefined);
  try {
    const { rows } = await pool.query("SELECT to_regclass('kysely_migration') IS NOT NULL AS there");
    if (!rows[0]?.there) return [];
    return (await pool.query('SELECT name, timestamp AS at FROM kysely_migration ORDER BY name COLLATE "C"')).rows;
  } finally {
    await pool.end();
  }
}

function readPrints(file: string): Prints {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** Compares the migrations of the source with those of the database at `url`; their texts as they ran are stored in `dataDir`. */
export function watchMigrations(url: string, dataDir: string) {
  const file = join(dataDir, 'migrations.json');
  return {
    trouble: async (): Promise<Problem | null> => migrationTrouble(await readRan(url), readWritten(), readPrints(file)),
    /** Keeps what ran as it is written now. Returns whether anything ran since the last time. */
    keep: async (): Promise<boolean> => {
      const before = readPrints(file);
      const prints = new Map(readWritten().map(({ name, print }) => [name, print]));
      const now = Object.fromEntries(
        (await readRan(url)).map((one) => [keyOf(one), before[keyOf(one)] ?? prints.get(one.name) ?? '']),
      );
      writeFileSync(file, `${JSON.stringify(now, null, 1)}\n`);
      return Object.keys(now).some((key) => !(key in before));
    },
  };
}
