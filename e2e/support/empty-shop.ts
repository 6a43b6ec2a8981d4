import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestServer, withClient, withDatabase } from '../../apps/server/src/platform/testing/test-server.ts';
import type { Product } from './products.ts';
import { startProduct } from './start-products.ts';

let made = 0;

/** Runs `work` with a shop of its own that has nothing yet and no demo data, and removes it afterwards. */
export async function withEmptyShop(work: (product: Product) => Promise<void>): Promise<void> {
  const server = await startTestServer();
  made += 1;
  const name = `e2e_empty_${process.pid}_${made}`;
  const database = withDatabase(server.productUrl, name);
  const query = (text: string) => withClient(server.adminUrl, async (client) => void (await client.query(text)));
  const dataDir = mkdtempSync(join(tmpdir(), 'empty-shop-'));
  await query(`CREATE DATABASE ${name} OWNER ${new URL(server.productUrl).username}`);
  try {
    const shop = await startProduct(database, dataDir, { DEMO: 'false', STAFF_DEFAULT_PASSWORD: 'owner-1234' });
    try {
      await work({ url: shop.url, database });
    } finally {
      await shop.stop();
    }
  } finally {
    await query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
