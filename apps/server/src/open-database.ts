import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './platform/config/config.ts';
import { migrate } from './platform/db/migrate.ts';
import { startDatabase } from './platform/db/supervisor/start-database.ts';

export type OpenDatabase = { readonly url: string; readonly adopted: boolean; stop(): Promise<void> };

/** The configured PostgreSQL, or the embedded one started (or adopted) here, brought to this build's schema. */
export async function openDatabase(config: Config, log: FastifyBaseLogger): Promise<OpenDatabase> {
  const opened: OpenDatabase = config.databaseUrl
    ? { url: config.databaseUrl, adopted: false, stop: async () => undefined }
    : await startDatabase({ dataDir: join(config.dataDir, 'postgres'), log: (line) => log.info(line) });
  try {
    await migrate(opened.url);
  } catch (error) {
    await opened.stop();
    throw error;
  }
  return opened;
}
