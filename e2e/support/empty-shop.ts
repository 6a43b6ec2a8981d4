import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestServer, withClient, withDatabase } from '../../apps/server/src/platform/testing/test-server.ts';
import { test as journey } from './journey.ts';
import type { Product } from './products.ts';
import { startProduct } from './start-product.ts';

/** The first administrator's password in an empty shop, to be changed at the first sign-in. */
export const OWNER_PASSWORD = 'Harbour-77x';

/** A shop without demo data, as its owner starts it for the first time. */
export type EmptyShop = Product & {
  /** The shop's own invite code, as the start announced it. */
  readonly inviteCode: string;
};

/** Starts an empty shop on a database of its own and runs `use` with it. */
async function withEmptyShop(use: (shop: EmptyShop) => Promise<void>): Promise<void> {
  const server = await startTestServer();
  const name = `e2e_empty_${process.pid}_${Date.now()}`;
  const query = (text: string) => withClient(server.adminUrl, async (client) => void (await client.query(text)));
  // A copy of the migrated one where there is one: every start would migrate anew.
  const template = process.env.EMPTY_TEMPLATE ?? 'template1';
  await query(`CREATE DATABASE ${name} TEMPLATE ${template} OWNER ${new URL(server.productUrl).username}`);
  const database = withDatabase(server.productUrl, name);
  const dir = mkdtempSync(join(tmpdir(), 'empty-shop-'));
  const shop = await startProduct(database, dir, { DEMO: 'false', STAFF_DEFAULT_PASSWORD: OWNER_PASSWORD });
  const inviteCode = /Invite code\s+(\S+)/.exec(shop.announced)?.[1] ?? '';
  try {
    await use({ url: shop.url, database, inviteCode });
  } finally {
    await shop.stop();
    await query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  }
}

/** A journey on an empty shop of its own, `emptyShop`, which is its `product` too. */
export const test = journey.extend<{ emptyShop: EmptyShop }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern that no other fixture is needed
  emptyShop: [({}, use) => withEmptyShop(use), { scope: 'test', timeout: 120_000 }],
  product: ({ emptyShop }, use) => use(emptyShop),
});
