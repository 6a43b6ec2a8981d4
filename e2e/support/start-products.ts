import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { holdTemplate } from '../../apps/server/src/platform/testing/template.ts';
import {
  startTestServer,
  type TestServer,
  withClient,
  withDatabase,
} from '../../apps/server/src/platform/testing/test-server.ts';
import { clockProduct, sharedProduct } from './products.ts';
import { askInvariants } from './staff.ts';
import { startProduct } from './start-product.ts';

const settings = ['SHOP_URL', 'SHOP_DATABASE', 'CLOCK_URL', 'CLOCK_DATABASE'];

/** The migrated database that others are copied from, which stays until it is let go. */
async function keepTemplate(server: TestServer): Promise<{ name: string; letGo: () => Promise<void> }> {
  const [ready, over] = [Promise.withResolvers<string>(), Promise.withResolvers<void>()];
  const held = withClient(server.adminUrl, async (client) => {
    ready.resolve(await holdTemplate(client, server));
    await over.promise;
  });
  held.catch(ready.reject);
  return {
    name: await ready.promise,
    letGo: () => {
      over.resolve();
      return held;
    },
  };
}

/**
 * One product that all journeys share (SHOP_URL), and one whose clock is moved (CLOCK_URL), a copy of the first; each
 * with its database's address (SHOP_DATABASE, CLOCK_DATABASE). Products that already run are used when all four are set;
 * journeys that deliver webhooks need their SANDBOX_SECRET as well.
 */
export default async function startProducts(): Promise<() => Promise<void>> {
  if (settings.every((name) => process.env[name])) return async () => {};
  process.env.SANDBOX_SECRET ??= randomBytes(24).toString('base64url');
  const server = await startTestServer();
  const names = { shop: `e2e_shop_${process.pid}`, clock: `e2e_clock_${process.pid}` };
  const addressOf = (name: string): string => withDatabase(server.productUrl, name);
  const owner = new URL(server.productUrl).username;
  // One folder for both: the copied database names files of the first, and no picture of the demo is drawn twice.
  const dir = mkdtempSync(join(tmpdir(), 'avela-journeys-'));
  const query = (text: string) => withClient(server.adminUrl, async (client) => void (await client.query(text)));

  const empty = await keepTemplate(server);
  process.env.EMPTY_TEMPLATE = empty.name;
  await query(`CREATE DATABASE ${names.shop} TEMPLATE ${empty.name} OWNER ${owner}`);
  const first = await startProduct(addressOf(names.shop), dir);
  await first.stop();
  await query(`CREATE DATABASE ${names.clock} TEMPLATE ${names.shop} OWNER ${owner}`);
  const shop = await startProduct(addressOf(names.shop), dir);
  const clock = await startProduct(addressOf(names.clock), dir);

  process.env.SHOP_URL = shop.url;
  process.env.SHOP_DATABASE = addressOf(names.shop);
  process.env.CLOCK_URL = clock.url;
  process.env.CLOCK_DATABASE = addressOf(names.clock);

  const askAll = async (): Promise<void> => {
    for (const product of [sharedProduct(), clockProduct()]) {
      const broken = await askInvariants(product);
      if (broken.length > 0) throw new Error(`After all journeys these invariants do not hold: ${broken.join(', ')}`);
    }
  };
  return async () => {
    const asked = askAll();
    await asked.catch(() => undefined);
    await Promise.all([shop.stop(), clock.stop()]);
    for (const name of Object.values(names)) await query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await empty.letGo();
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
    await asked;
  };
}
