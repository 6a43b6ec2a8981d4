import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openAccounts, post } from '@app/server/modules/ledger/core';
import pino from 'pino';
import { createApp } from '../apps/server/src/app.ts';
import { fillDemo } from '../apps/server/src/demo/fill.ts';
import { seedDemo } from '../apps/server/src/demo/seed.ts';
import { readConfig } from '../apps/server/src/platform/config/config.ts';
import { inTransaction } from '../apps/server/src/platform/db/connect.ts';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import { startDatabase } from '../apps/server/src/platform/db/supervisor/start-database.ts';
import { makeShoppers, type Shopper } from './shoppers.ts';

/** Where the benchmark keeps its databases. */
export const dir = join('.data', 'bench');
const log = pino({ level: 'error' });

export type Prepared = {
  readonly url: string;
  /** The superuser's address of the same database. */
  readonly superUrl: string;
  readonly shoppers: Shopper[];
  stop(): Promise<void>;
};

/** A database of its own with so many products, or the whole demo, filled once and reused under a name. */
export async function prepare(
  products: number | undefined,
  say: (text: string) => void,
  name = `bench_${products}`,
): Promise<Prepared> {
  mkdirSync(dir, { recursive: true });
  const database = await startDatabase({
    dataDir: join(dir, 'postgres'),
    database: name,
    log: () => undefined,
  });
  await migrate(database.url);
  const config = readConfig({ DEMO: 'true', DATA_DIR: dir, RATE_LIMITS: 'false' });
  const app = await createApp({ config, databaseUrl: database.url, log });
  const { db } = app.platform;
  if (products === undefined) await fillDemo(app.platform, say);
  else if (!(await db.selectFrom('product').select('id').limit(1).executeTakeFirst())) {
    say(`filling ${products} products`);
    await seedDemo({ db, now: app.platform.clock.now(), seed: 1, log: say, products });
  }
  const shoppers = await makeShoppers(database.url, 200);
  for (const { id } of shoppers) {
    await inTransaction(db, async (tx) => {
      await openAccounts(tx, id);
      await post(tx, {
        kind: 'adjustment',
        key: `bench/${randomUUID()}`,
        reference: { kind: 'bench', id },
        entries: [
          { account: { owner: id, code: 'available' }, amount: 100_000_000_00 },
          { account: { house: 'adjustments', unit: 'money' }, amount: -100_000_000_00 },
        ],
      });
    });
  }
  await app.close();
  const superUrl = new URL(database.adminUrl);
  superUrl.pathname = `/${name}`;
  return { url: database.url, superUrl: superUrl.href, shoppers, stop: database.stop };
}

/** Asks every invariant about what a run left behind; gives the names of those that do not hold. */
export async function askInvariants(databaseUrl: string): Promise<string[]> {
  const config = readConfig({ DEMO: 'true', DATA_DIR: dir, RATE_LIMITS: 'false' });
  const app = await createApp({ config, databaseUrl, log });
  await app.deliverEvents();
  const results = await app.verify();
  await app.close();
  return results.filter(({ ok }) => !ok).map(({ slice, name }) => `${slice}.${name}`);
}
