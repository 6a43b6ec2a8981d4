import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf } from '../platform/db/supervisor/keeper.ts';
import { readPostmaster } from '../platform/db/supervisor/postmaster-file.ts';
import { type ProductProcess, startProductProcess } from './product-process.ts';

/** The real program with the embedded database that it started itself, as `npm start` runs it. */
export type EmbeddedProduct = {
  readonly product: ProductProcess;
  readonly dataDir: string;
  /** The application's address of the database. */
  readonly databaseUrl: string;
  /** The superuser's. */
  readonly superuserUrl: string;
};

/** Starts the program with its data in `folder`, which the unprivileged user of the database must be able to enter. */
export async function startEmbeddedProduct(folder: string, env: Record<string, string> = {}): Promise<EmbeddedProduct> {
  const product = await startProductProcess({ DATA_DIR: folder, ...env });
  const dataDir = join(folder, 'postgres');
  const found = readPostmaster(dataDir);
  if (!found?.host) throw new Error('the program has no database');
  const listener = { host: found.host, port: found.port };
  const password = readFileSync(`${dataDir}.password`, 'utf8').trim();
  const names = { password, database: 'avela' };
  return {
    product,
    dataDir,
    databaseUrl: addressOf(listener, 'application', names),
    superuserUrl: addressOf(listener, 'superuser', names),
  };
}
