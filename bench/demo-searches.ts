import { parseArgs } from 'node:util';
import { type Db, openDb, openPool } from '../apps/server/src/platform/db/connect.ts';
import { chances, figure } from './chances.ts';
import { hammer, type Measured, repeat, send } from './load.ts';
import { dir, prepare } from './prepare.ts';
import { startFloor, startProduct } from './processes.ts';

const { values: args } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '8' },
    profile: { type: 'string' },
  },
});
const seconds = Number(args.seconds);
const connections = Number(args.connections);
const say = (text: string): void => void process.stderr.write(`${text}\n`);

/** Returns a whole number from 0 to below `below`. */
export type Chance = (below: number) => number;
export const pick = <T>(of: readonly T[], chance: Chance): T => of[chance(of.length)] as T;

/** Asks the storefront's API; throws unless it answers well. */
export type Ask = <T>(path: string) => Promise<T>;
type Line = readonly [what: string, once: (ask: Ask, chance: Chance) => Promise<unknown>];

/**
 * Measures reads of the demo, each other than the last so that the answer cache keeps none, beside a floor that answers
 * the bytes of such an answer, and prints a Markdown table. `plan` reads what to ask for and says what there is.
 */
export async function measureSearches(
  name: string,
  plan: (db: Db) => Promise<{ readonly title: string; readonly lines: readonly Line[] }>,
): Promise<void> {
  const { url, stop } = await prepare(undefined, say, `bench_${name}`);
  const db = openDb(openPool(url, 2, () => undefined));
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
  const table = [
    `| ${title} | Product /s | Floor /s | Ratio | Median / p99 ms at ${connections} | alone | CPU ms each | Memory before / after MB | Failed |`,
    `|${'---|'.repeat(9)}`,
  ];
  for (const [what, once] of lines) {
    const run = (clients: number): Promise<Measured> =>
      repeat(async () => void (await once(ask, chance)), { clients, seconds });
    await run(connections);
    const cpuBefore = product.cpuMs() ?? Number.NaN;
    const measured = await run(connections);
    const cpuEach = ((product.cpuMs() ?? Number.NaN) - cpuBefore) / Math.max(1, measured.done);
    const alone = await run(1);
    await fetch(`${floor.url}/bytes/one`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream' },
      body: JSON.stringify(await once(ask, chance)),
    });
    const bytes = await hammer(`${floor.url}/bytes/one`, { connections, seconds });
    table.push(
      `| ${what} | ${figure(measured.perSecond)} | ${figure(bytes.perSecond)} | ${(measured.perSecond / bytes.perSecond).toFixed(3)} | ${figure(measured.median)} / ${figure(measured.p99)} | ${figure(alone.median)} / ${figure(alone.p99)} | ${cpuEach.toFixed(2)} | ${before} / ${await product.memoryMb()} | ${measured.failed} |`,
    );
    say(table.at(-1) ?? '');
  }
  await product.stop();
  await floor.stop();
  await stop();
  process.stdout.write(`${table.join('\n')}\n`);
}
