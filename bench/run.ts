import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Setting } from './calls.ts';
import { databaseCpuMs, endedChildrenCpuMs } from './cpu-time.ts';
import type { Measured } from './load.ts';
import { askInvariants, dir, prepare } from './prepare.ts';
import { startFloor, startProduct } from './processes.ts';
import { runFloor, type Scenario, scenarios } from './scenarios.ts';
import { makeWares } from './shoppers.ts';

/**
 * `npm run bench -- [--sizes 2000,200000] [--seconds 5 | --count 2000] [--connections 32] [--only name,name] [--profile folder]`
 * Measures the product beside the floor on an embedded database of its own, and prints a Markdown table; asks every
 * invariant at the end and ends with 1 if one does not hold. With --count
 * every load lasts so many calls, so that a busy machine warms up as an idle one does. With --profile
 * the product writes a CPU profile into that folder when it ends.
 */
const { values: args } = parseArgs({
  options: {
    sizes: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '32' },
    count: { type: 'string' },
    only: { type: 'string' },
    profile: { type: 'string' },
  },
});
const WARM_SECONDS = 2;
const sizes = args.sizes.split(',').map(Number);
const say = (text: string): void => void process.stderr.write(`${text}\n`);

/** What one operation costs on both sides in milliseconds of CPU; null where the system does not tell. */
type Cost = { app: number; database: number } | null;
type Run = { measured: Measured; cost: Cost };

/** Work that runs behind the last answers belongs to them. */
const SETTLE_MS = 400;

/** Runs a load and counts the CPU that the server and the database spent on it. */
async function counted(cpuMs: () => number | null, load: () => Promise<Measured>): Promise<Run> {
  const spent = () => ({ app: cpuMs(), database: databaseCpuMs(join(dir, 'postgres')) });
  const before = spent();
  const measured = await load();
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  const after = spent();
  if (before.app === null || after.app === null || before.database === null || after.database === null)
    return { measured, cost: null };
  const each = (from: number, to: number) => (to - from) / Math.max(1, measured.done);
  return { measured, cost: { app: each(before.app, after.app), database: each(before.database, after.database) } };
}

/** Measures the product and what stands beside it; neither cold: first calls compile code and plan statements. */
async function measure(scenario: Scenario, setting: Setting): Promise<{ product: Run; floor: Run }> {
  const warm = { ...setting, seconds: WARM_SECONDS };
  const ready = async (of: Setting): Promise<Setting> => {
    await scenario.ready?.(of);
    return of;
  };
  await scenario.run(await ready(warm));
  await ready(setting);
  const product = await counted(setting.product.cpuMs, () => scenario.run(setting));
  await runFloor(scenario, await ready(warm));
  await ready(setting);
  const floorMs = scenario.beside === 'pgbench' ? endedChildrenCpuMs : setting.floor.cpuMs;
  return { product, floor: await counted(floorMs, () => runFloor(scenario, setting)) };
}

const figure = (value: number): string => (value >= 100 ? Math.round(value).toLocaleString('en-US') : value.toFixed(1));
const millis = (value: number): string => value.toFixed(value < 1 ? 3 : 2);
const costs = (cost: Cost): string => (cost ? `${millis(cost.app)} + ${millis(cost.database)}` : '–');

function row(name: string, products: number, at: { product: Run; floor: Run; aim: number }): string {
  const { product, floor } = at;
  const ratio = product.measured.perSecond / floor.measured.perSecond;
  const byCpu =
    product.cost && floor.cost
      ? (floor.cost.app + floor.cost.database) / (product.cost.app + product.cost.database)
      : Number.NaN;
  const cells = [
    name,
    products.toLocaleString('en-US'),
    figure(product.measured.perSecond),
    figure(floor.measured.perSecond),
    ratio.toFixed(2),
    costs(product.cost),
    costs(floor.cost),
    `${byCpu.toFixed(2)} (aim ${at.aim})`,
    `${figure(product.measured.median)} / ${figure(product.measured.p99)}`,
    String(product.measured.failed),
  ];
  return `| ${cells.join(' | ')} |`;
}

const lines = [
  '| Scenario | Products | Product /s | Floor /s | Ratio | Product CPU ms (app + database) | Floor CPU ms | Ratio by CPU | Median / p99 ms | Failed |',
  `|${'---|'.repeat(10)}`,
];
for (const products of sizes) {
  const { url, shoppers, stop } = await prepare(products, say);
  const wares = await makeWares(url, 200);
  const product = await startProduct(url, dir, args.profile);
  const floor = await startFloor(url);
  say(`${products} products: started in ${Math.round(product.startedInMs)} ms, idle ${await product.memoryMb()} MB`);
  const base = { url, product, floor, shoppers, wares, seconds: Number(args.seconds) };
  const count = args.count === undefined ? undefined : Number(args.count);
  const setting: Setting = { ...base, count, connections: Number(args.connections) };
  for (const scenario of scenarios) {
    if (args.only && !args.only.split(',').some((part) => scenario.name.includes(part))) continue;
    const measured = await measure(scenario, setting);
    const calmly = { ...setting, connections: 8 };
    await scenario.ready?.(calmly);
    const calm = await scenario.run(calmly);
    const line = row(scenario.name, products, { ...measured, aim: scenario.aim });
    lines.push(line);
    say(`${line} at 8: ${figure(calm.median)} / ${figure(calm.p99)} ms`);
  }
  say(`after the load ${await product.memoryMb()} MB`);
  await product.stop();
  await floor.stop();
  const broken = await askInvariants(url);
  say(broken.length === 0 ? 'no drift: every invariant holds' : `BROKEN: ${broken.join(', ')}`);
  if (broken.length > 0) process.exitCode = 1;
  await stop();
}
process.stdout.write(`${lines.join('\n')}\n`);
