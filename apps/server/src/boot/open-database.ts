import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { refuseUnfinished } from '../backup/unfinished.ts';
import type { Config } from '../platform/config/config.ts';
import { migrate } from '../platform/db/migrate.ts';
import { refuseUnusable } from '../platform/db/reach-database.ts';
import { prepareForPooler } from '../platform/db/session-settings.ts';
import { assertSafeSettings } from '../platform/db/supervisor/safe-settings.ts';
import { startDatabase } from '../platform/db/supervisor/start-database.ts';

export type OpenDatabase = { readonly url: string; readonly adopted: boolean; stop(): Promise<void> };

/** Asked on a plain connection: what every session of this role gets unless it says otherwise. */
async function refuseUnsafe(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const unsafe = await assertSafeSettings(async (text) => (await client.query(text)).rows);
    if (unsafe.length > 0) throw new Error(unsafe.join('\n'));
  } finally {
    await client.end();
  }
}

/**
 * The configured PostgreSQL, or the embedded one started (or adopted) here, brought to this build's schema. It refuses,
 * before it touches anything, a database that it cannot use or that a newer build made, and in production one whose
 * settings could lose money.
 */
export async function openDatabase(config: Config, log: FastifyBaseLogger): Promise<OpenDatabase> {
  refuseUnfinished(config.dataDir);
  const { databaseUrl, databaseDirectUrl } = config;
  if (databaseUrl && databaseDirectUrl) await refuseUnusable(databaseDirectUrl, 'DATABASE_DIRECT_URL');
  else if (databaseUrl) await refuseUnusable(databaseUrl, 'DATABASE_URL');
  const opened: OpenDatabase = databaseUrl
    ? { url: databaseUrl, adopted: false, stop: async () => undefined }
    : await startDatabase({ dataDir: join(config.dataDir, 'postgres'), log: (line) => log.info(line) });
  try {
    if (!databaseUrl) await refuseUnusable(opened.url, 'DATA_DIR');
    const direct = databaseDirectUrl ?? opened.url;
    if (config.env === 'production') await refuseUnsafe(direct);
    await migrate(direct);
    if (config.pooler) await prepareForPooler({ url: opened.url, direct, ...config.pooler });
  } catch (error) {
    await opened.stop();
    throw error;
  }
  return opened;
}
