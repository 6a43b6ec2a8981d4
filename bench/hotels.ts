import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { addDays } from '@app/kernel/local-day';
import { sql } from 'kysely';
import { openDb, openPool } from '../apps/server/src/platform/db/connect.ts';
import { chances, figure } from './chances.ts';
import { databaseCpuMs } from './cpu-time.ts';
import { searchFor, WITHIN } from './hotel-searches.ts';
import { hammer, type Measured, repeat, send } from './load.ts';
import { dir, prepare } from './prepare.ts';
import { startFloor, startProduct } from './processes.ts';
import { stockHotels } from './stock/hotels.ts';

/**
 * `npm run bench -- hotels [--sizes 120,5000] [--seconds 5] [--connections 32] [--profile folder]`
 * Measures searches of hotels with dates and guests, each of another city, stay, party, filter and order than the last,
 * beside a floor that answers the bytes of such an answer, and prints a Markdown table. A search in the cold is the first
 * of a city and month in a process.
 */
const { values: args } = parseArgs({
  options: {
    sizes: { type: 'string', default: '120,5000' },
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '32' },
    profile: { type: 'string' },
  },
});
const seconds = Number(args.seconds);
const connections = Number(args.connections);
const say = (text: string): void => void process.stderr.write(`${text}\n`);

/** Asks once for every city and month, so that what is measured is searching and not the first reading. */
async function readAll(url: string, cities: readonly string[], today: string): Promise<void> {
  for (const city of cities) {
    for (let ahead = 1; ahead <= WITHIN + 31; ahead += 30) {
      const stay = `checkIn=${addDays(today, ahead)}&checkOut=${addDays(today, ahead + 1)}`;
      await send(`${url}/app_index/hotel/search?lang=en-US&currency=USD&city=${city}&${stay}`, {
        method: 'GET',
        headers: {},
      });
    }
  }
}

const lines = [
  '| Hotels | Product /s | Floor /s | Ratio | Median / p99 ms at 32 | at 8 | CPU ms a search | First of a city and month ms / CPU ms with the database | Memory before / after MB | Failed |',
  `|${'---|'.repeat(10)}`,
];

for (const hotels of args.sizes.split(',').map(Number)) {
  const { url, stop } = await prepare(undefined, say, `bench_hotels_${hotels}`);
  const db = openDb(openPool(url, 4, () => undefined));
  await stockHotels(db, hotels, say);
  const { rows: cities } = await sql<{ id: string }>`SELECT id FROM travel_city WHERE enabled ORDER BY id`.execute(db);
  const { rows: now } = await sql<{ day: string }>`SELECT app_now()::date AS day`.execute(db);
  await db.destroy();
  const product = await startProduct(url, dir, args.profile);
  const floor = await startFloor(url);
  const before = await product.memoryMb();
  const chance = chances();
  const ids = cities.map(({ id }) => id);
  const today = now[0]?.day ?? '';
  const search = async (): Promise<unknown> => {
    const answer = await send(`${product.url}${searchFor(ids, today, chance)}`, { method: 'GET', headers: {} });
    if (answer.code !== 200) throw new Error(JSON.stringify(answer));
    return answer;
  };
  const run = (clients: number): Promise<Measured> => repeat(async () => void (await search()), { clients, seconds });
  const spent = (): number => (product.cpuMs() ?? Number.NaN) + (databaseCpuMs(join(dir, 'postgres')) ?? Number.NaN);
  const coldBefore = spent();
  const cold = await repeat(async () => void (await search()), { clients: 1, seconds, count: 40 });
  const coldCpu = (spent() - coldBefore) / Math.max(1, cold.done);
  await readAll(product.url, ids, today);
  await run(connections);
  const cpuBefore = product.cpuMs() ?? Number.NaN;
  const measured = await run(connections);
  const cpuEach = ((product.cpuMs() ?? Number.NaN) - cpuBefore) / Math.max(1, measured.done);
  const calm = await run(8);
  const body = JSON.stringify(await search());
  await fetch(`${floor.url}/bytes/one`, {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream' },
    body,
  });
  const bytes = await hammer(`${floor.url}/bytes/one`, { connections, seconds });
  const after = await product.memoryMb();
  lines.push(
    `| ${hotels.toLocaleString('en-US')} | ${figure(measured.perSecond)} | ${figure(bytes.perSecond)} | ${(measured.perSecond / bytes.perSecond).toFixed(2)} | ${figure(measured.median)} / ${figure(measured.p99)} | ${figure(calm.median)} / ${figure(calm.p99)} | ${cpuEach.toFixed(2)} | ${figure(cold.median)} / ${figure(coldCpu)} | ${before} / ${after} | ${measured.failed} |`,
  );
  say(lines.at(-1) ?? '');
  await product.stop();
  await floor.stop();
  await stop();
}
process.stdout.write(`${lines.join('\n')}\n`);
