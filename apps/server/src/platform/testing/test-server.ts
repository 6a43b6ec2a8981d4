import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startDatabase } from '../db/supervisor/start-database.ts';
import { memoryFolder } from './memory-disk.ts';

const project = fileURLToPath(new URL('../../../../../', import.meta.url));

// Tests have nothing to lose in a power cut. Nowhere else are these loosened.
const fast = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '128MB',
  max_wal_size: '256MB',
};

/** A PostgreSQL server for tests: who may make databases, who the product runs as, and how to let go of it. */
export type TestServer = { adminUrl: string; productUrl: string; stop(): Promise<void> };

/** The server named by TEST_DATABASE_URL, else the embedded one, shared by all test runs of this project. */
export async function startTestServer(): Promise<TestServer> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { adminUrl: given, productUrl: given, stop: async () => {} };
  const memory = memoryFolder(project);
  const dataDir = join(memory ?? join(project, '.data', 'test'), 'postgres');
  const database = await startDatabase({ dataDir, database: 'avela_test', settings: fast, log: () => {} });
  const stop = async () => {
    await database.stop();
    // Memory is given back, unless another run goes on there.
    if (memory && !existsSync(join(dataDir, 'postmaster.pid'))) rmSync(memory, { recursive: true, force: true });
  };
  return { adminUrl: database.adminUrl, productUrl: database.url, stop };
}

/** The same address with another database name. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

/** Runs `work` with a connection of its own. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'avela tests' });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
