import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Db, openDb, openPool } from '../apps/server/src/platform/db/connect.ts';
import { chances, figure } from './chances.ts';
import { databaseCpuMs } from './cpu-time.ts';
import { hammer, type Measured, repeat, send } from './load.ts';
import { dir, prepare } from './prepare.ts';
import { startFloor, startProduct } from './processes.ts';

const { values: args } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '8' },
    sizes: { type: 'string' },
    routes: { type: 'string' },
    profile: { type: 'string' },
  },
});
const seconds = Number(args.seconds);
const connections = Number(args.connections);
const sizes = (args.sizes ?? args.routes)?.split(',').map(Number) ?? [null];
const say = (text: string): void => void process.stderr.write(`${text}\n`);

/** Returns a whole number from 0 to below `below`. */
export type Chance = (below: number) => number;
export const pick = <T>(of: readonly T[], chance: Chance): T => of[chance(of.length)] as T;

/** Asks the storefront's API; throws unless it answers well. */
export type Ask = <T>(path: string) => Promise<T>;
type Line = readonly [what: string, once: (ask: Ask, chance: Chance) => Promise<unknown>];

export type Plan = { readonly title: string; readonly lines: readonly Line[] };

type Searches = {
  /** Brings the demo to a size. */
  readonly stock: (db: Db, size: number, say: (text: string) => void) => Promise<void>;
  /** Reads what to ask for and says what there is. */
  readonly plan: (db: Db) => Promise<Plan>;
};

const columns = (title: string): string[] => [
  `| ${title} | Product /s | Floor /s | Ratio | Median / p99 ms at ${connections} | alone | CPU ms each, product + database | Memory before / after MB | Failed |`,
  `|${'---|'.repeat(9)}`,
];

/** Megabytes that searches of a process keep in memory, by its own figures. */
async function keptMb({ url }: { readonly url: string }): Promise<string> {
  const figures = await (await fetch(`${url}/metrics`)).text();
  const bytes = /^\S*search_memory_bytes(?:\{[^}]*\})? (\S+)$/m.exec(figures)?.[1];
  return bytes === undefined ? 'an unknown number of' : (Number(bytes) / 1_000_000).toFixed(1);
}

/** Measures one size, or the demo as it is where `size` is null; returns a Markdown table. */
async function measureSize(name: string, { stock, plan }: Searches, size: number | null): Promise<string[]> {
  const { url, stop } = await prepare(undefined, say, size === null ? `bench_${name}` : `bench_${name}_${size}`);
  const db = openDb(openPool(url, 2, () => undefined));
  if (size !== null) await stock(db, size, say);
  const { title, lines } = await plan(db);
  await db.destroy();
  const product = await startProduct(url, dir, args.profile);
  const floor = await startFloor(url);
  const before = await product.memoryMb();
  const chance = chances();
  const ask: Ask = async <T>(path: string) => {
    const answer = await send(product.url + path, { method: 'GET', headers: {} });
    if (answer.code !== 200) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return answer.data as T;
  };
  const spent = () => ({
    product: product.cpuMs() ?? Number.NaN,
    database: databaseCpuMs(join(dir, 'postgres')) ?? Number.NaN,
  });
  const table = columns(title);
  for (const [what, once] of lines) {
    const run = (clients: number): Promise<Measured> =>
      repeat(async () => void (await once(ask, chance)), { clients, seconds });
    // The first one of a process may read all there is, and others are not let in for long behind it.
    const begun = performance.now();
    await once(ask, chance);
    say(`${what}: the first one took ${Math.round(performance.now() - begun)} ms`);
    await run(connections);
    const start = spent();
    const measured = await run(connections);
    const end = spent();
    const each = (from: number, to: number): string => ((to - from) / Math.max(1, measured.done)).toFixed(2);
    const alone = await run(1);
    await fetch(`${floor.url}/bytes/one`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream' },
      body: JSON.stringify(await once(ask, chance)),
    });
    const bytes = await hammer(`${floor.url}/bytes/one`, { connections, seconds });
    table.push(
      `| ${what} | ${figure(measured.perSecond)} | ${figure(bytes.perSecond)} | ${(measured.perSecond / bytes.perSecond).toFixed(3)} | ${figure(measured.median)} / ${figure(measured.p99)} | ${figure(alone.median)} / ${figure(alone.p99)} | ${each(start.product, end.product)} + ${each(start.database, end.database)} | ${before} / ${await product.memoryMb()} | ${measured.failed} |`,
    );
    say(table.at(-1) ?? '');
  }
  const kept = await keptMb(product);
  await product.stop();
  await floor.stop();
  await stop();
  return [...table, '', `Searches keep ${kept} MB.`];
}

/**
 * Measures reads of the demo, or of the sizes that are asked for, each other than the last so that the answer cache keeps none,
 * beside a floor that answers the bytes of such an answer, and prints a Markdown table a size.
 */
export async function measureSearches(name: string, searches: Searches): Promise<void> {
  for (const size of sizes) process.stdout.write(`${(await measureSize(name, searches, size)).join('\n')}\n\n`);
}
