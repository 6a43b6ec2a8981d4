import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Config } from '../platform/config/config.ts';
import { findOtherBinaries } from '../platform/db/supervisor/binaries.ts';
import { majorOf, majorVersion } from '../platform/db/supervisor/initialise.ts';
import { startDatabase } from '../platform/db/supervisor/start-database.ts';

/** The database that is backed up. */
export type Source = {
  /** The application's address. */
  readonly url: string;
  /** The superuser's, where the server is ours and can copy itself. */
  readonly adminUrl: string | null;
  readonly postgres: number;
  readonly migrations: string[];
  /** Bytes of the database. */
  readonly bytes: number;
  close(): Promise<void>;
};

/**
 * Opens the shop's database as it is, running or stopped, without changing its schema. Data that another major version
 * made are served by that one's programs, from `postgres` or where systems put them. Throws when there is nothing.
 */
export async function openSource(
  config: Config,
  { postgres, log }: { postgres: string | null; log: (line: string) => void },
): Promise<Source> {
  const opened = config.databaseUrl
    ? { url: config.databaseUrl, adminUrl: null, stop: async () => undefined }
    : await openEmbedded(config, postgres, log);
  try {
    return { url: opened.url, adminUrl: opened.adminUrl, ...(await readFacts(opened.url)), close: opened.stop };
  } catch (error) {
    await opened.stop();
    throw error;
  }
}

async function openEmbedded(config: Config, postgres: string | null, log: (line: string) => void) {
  const dataDir = join(config.dataDir, 'postgres');
  if (!existsSync(dataDir)) throw new Error(`There is no database in ${config.dataDir}: nothing to back up.`);
  const major = majorOf(realpathSync(dataDir));
  if (major === null || major === majorVersion) return startDatabase({ dataDir, log });
  const database = await startDatabase({
    dataDir,
    log,
    other: { binaries: findOtherBinaries(major, postgres), major },
  });
  // Copied as it is, it could not be restored by this program.
  return { ...database, adminUrl: null };
}

async function readFacts(url: string): Promise<Pick<Source, 'postgres' | 'migrations' | 'bytes'>> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ version: string; bytes: string; there: boolean }>(`
      SELECT current_setting('server_version_num') AS version, pg_database_size(current_database())::text AS bytes,
             to_regclass('kysely_migration') IS NOT NULL AS there`);
    const [facts] = rows;
    if (!facts?.there) throw new Error('The database has no tables of the shop: nothing to back up.');
    const { rows: names } = await client.query<{ name: string }>('SELECT name FROM kysely_migration ORDER BY name');
    const postgres = Math.floor(Number(facts.version) / 10_000);
    return { postgres, migrations: names.map(({ name }) => name), bytes: Number(facts.bytes) };
  } finally {
    await client.end();
  }
}
