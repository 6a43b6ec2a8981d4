import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pino from 'pino';
import { createApp } from '../apps/server/src/app.ts';
import { seedDemo } from '../apps/server/src/demo/seed.ts';
import { openAccounts, post } from '../apps/server/src/modules/wallet/public.ts';
import { readConfig } from '../apps/server/src/platform/config/config.ts';
import { inTransaction } from '../apps/server/src/platform/db/connect.ts';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import { startDatabase } from '../apps/server/src/platform/db/supervisor/start-database.ts';
import type { Measured } from './load.ts';
import { startFloor, startProduct } from './processes.ts';
import { runFloor, type Setting, scenarios } from './scenarios.ts';
import { makeShoppers, makeWares, type Shopper } from './shoppers.ts';

/**
 * `npm run bench -- [--sizes 2000,200000] [--seconds 5] [--connections 32] [--only name]`
 * Measures the product beside the floor on an embedded database of its own, and prints a Markdown table.
 */
const { values: args } = parseArgs({
  options: {
    sizes: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '32' },
    only: { type: 'string' },
  },
});
const WARM_SECONDS = 2;
const sizes = args.sizes.split(',').map(Number);
const dir = join('.data', 'bench');
mkdirSync(dir, { recursive: true });
const log = pino({ level: 'error' });
const say = (text: string): void => void process.stderr.write(`${text}\n`);

/** A database of its own with so many products, filled once and kept. */
async function prepare(products: number): Promise<{ url: string; shoppers: Shopper[]; stop(): Promise<void> }> {
  const database = await startDatabase({
    dataDir: join(dir, 'postgres'),
    database: `bench_${products}`,
    log: () => undefined,
  });
  await migrate(database.url);
  const config = readConfig({ DEMO: 'true', DATA_DIR: dir, RATE_LIMITS: 'false' });
  const app = await createApp({ config, databaseUrl: database.url, log });
  const { db } = app.platform;
  const some = await db.selectFrom('product').select('id').limit(1).executeTakeFirst();
  if (!some) {
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
  return { url: database.url, shoppers, stop: database.stop };
}

const figure = (value: number): string => (value >= 100 ? Math.round(value).toLocaleString('en-US') : value.toFixed(1));

function row(name: string, products: number, at: { product: Measured; floor: Measured; aim: number }): string {
  const ratio = at.product.perSecond / at.floor.perSecond;
  const cells = [
    name,
    products.toLocaleString('en-US'),
    figure(at.product.perSecond),
    figure(at.floor.perSecond),
    `${ratio.toFixed(2)} (aim ${at.aim})`,
    `${figure(at.product.median)} / ${figure(at.product.p99)}`,
    String(at.product.failed),
  ];
  return `| ${cells.join(' | ')} |`;
}

const lines = [
  '| Scenario | Products | Product /s | Floor /s | Ratio | Median / p99 ms | Failed |',
  '|---|---|---|---|---|---|---|',
];
for (const products of sizes) {
  const { url, shoppers, stop } = await prepare(products);
  const wares = await makeWares(url, 200);
  const product = await startProduct(url, dir);
  const floor = await startFloor(url);
  say(`${products} products: started in ${Math.round(product.startedInMs)} ms, idle ${await product.memoryMb()} MB`);
  const base = { product, floor, shoppers, wares, seconds: Number(args.seconds) };
  const setting: Setting = { ...base, connections: Number(args.connections) };
  for (const scenario of scenarios) {
    if (args.only && !scenario.name.includes(args.only)) continue;
    // Neither is measured cold: the first second compiles code and plans statements on every connection.
    await scenario.run({ ...setting, seconds: WARM_SECONDS });
    await runFloor(scenario, { ...setting, seconds: WARM_SECONDS });
    const measured = { product: await scenario.run(setting), floor: await runFloor(scenario, setting) };
    const calm = await scenario.run({ ...setting, connections: 8 });
    const line = row(scenario.name, products, { ...measured, aim: scenario.aim });
    lines.push(line);
    say(`${line} at 8: ${figure(calm.median)} / ${figure(calm.p99)} ms`);
  }
  say(`after the load ${await product.memoryMb()} MB`);
  await product.stop();
  await floor.stop();
  await stop();
}
process.stdout.write(`${lines.join('\n')}\n`);
