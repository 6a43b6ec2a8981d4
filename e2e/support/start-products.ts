import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filledName, holdTemplate } from '../../apps/server/src/platform/testing/template.ts';
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

/** Has a database with the demo's data: a copy of what the tests before in this run have filled, or filled by a start of the product. */
async function fillShop(server: TestServer, name: string, dir: string, empty: string): Promise<void> {
  const owner = new URL(server.productUrl).username;
  const { TEST_RUN, DEMO_FILES } = process.env;
  const filled = filledName(Number(TEST_RUN), 'demo');
  const known = await withClient(server.adminUrl, async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [filled]);
    const template = rowCount === 1 && DEMO_FILES ? filled : empty;
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY OWNER ${owner}`);
    return template === filled;
  });
  if (known && DEMO_FILES) return cpSync(DEMO_FILES, dir, { recursive: true });
  const first = await startProduct(withDatabase(server.productUrl, name), dir);
  await first.stop();
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
  await fillShop(server, names.shop, dir, empty.name);
  await query(`CREATE DATABASE ${names.clock} TEMPLATE ${names.shop} STRATEGY FILE_COPY OWNER ${owner}`);
  const [shop, clock] = await Promise.all([
    startProduct(addressOf(names.shop), dir),
    startProduct(addressOf(names.clock), dir),
  ]);

  process.env.SHOP_URL = shop.url;
  process.env.SHOP_DATABASE = addressOf(names.shop);
  process.env.CLOCK_URL = clock.url;
  process.env.CLOCK_DATABASE = addressOf(names.clock);

  const askAll = async (): Promise<void> => {
    const broken = await Promise.all([sharedProduct(), clockProduct()].map(askInvariants));
    if (broken.flat().length > 0)
      throw new Error(`After all journeys these invariants do not hold: ${broken.flat().join(', ')}`);
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
