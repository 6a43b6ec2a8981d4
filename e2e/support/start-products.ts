import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startTestServer, withClient, withDatabase } from '../../apps/server/src/platform/testing/test-server.ts';
import { SECRETS_KEY } from '../../apps/server/src/testing/secrets-key.ts';

const main = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));
const START_MS = 90_000;

const settings = ['SHOP_URL', 'SHOP_DATABASE', 'CLOCK_URL', 'CLOCK_DATABASE'];

type Product = { url: string; stop(): Promise<void> };

/** Starts the product as a process of its own on this database and waits until it says where it is. */
export async function startProduct(
  databaseUrl: string,
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Product> {
  const child: ChildProcess = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: '0',
      HOST: '127.0.0.1',
      DEMO: 'true',
      RATE_LIMITS: 'false',
      CHECK_ANSWERS: 'true',
      SECRETS_KEY,
      SANDBOX_SECRET: process.env.SANDBOX_SECRET,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`the product did not open:\n${said}`)), START_MS);
    child.stdout?.on('data', (text: Buffer) => {
      said += String(text);
      const found = /http:\/\/localhost:\d+/.exec(said);
      if (!found) return;
      clearTimeout(late);
      resolve(found[0]);
    });
    child.once('exit', (code) => reject(new Error(`the product ended with ${code}:\n${said}`)));
  });
  return {
    url,
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
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

  await query(`CREATE DATABASE ${names.shop} OWNER ${owner}`);
  const first = await startProduct(addressOf(names.shop), dir);
  await first.stop();
  await query(`CREATE DATABASE ${names.clock} TEMPLATE ${names.shop} OWNER ${owner}`);
  const shop = await startProduct(addressOf(names.shop), dir);
  const clock = await startProduct(addressOf(names.clock), dir);

  process.env.SHOP_URL = shop.url;
  process.env.SHOP_DATABASE = addressOf(names.shop);
  process.env.CLOCK_URL = clock.url;
  process.env.CLOCK_DATABASE = addressOf(names.clock);

  return async () => {
    await Promise.all([shop.stop(), clock.stop()]);
    for (const name of Object.values(names)) await query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  };
}
