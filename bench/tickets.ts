import { parseArgs } from 'node:util';
import { addDays } from '@app/kernel/local-day';
import { sql } from 'kysely';
import { openDb, openPool } from '../apps/server/src/platform/db/connect.ts';
import { chances, figure } from './chances.ts';
import { hammer, type Measured, repeat, send } from './load.ts';
import { dir, prepare } from './prepare.ts';
import { startFloor, startProduct } from './processes.ts';

/**
 * `npm run bench -- tickets [--seconds 5] [--connections 8] [--profile folder]`
 * Measures searches of the demo's flights, each of another pair of cities, days, party, cabin, filter and order than the
 * last, beside a floor that answers the bytes of such an answer, and prints a Markdown table. Seven of ten round trips;
 * half of those ask for the ways back of a chosen way out. The answer cache keeps none of them.
 */
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

const SORTS = ['best', 'cheapest', 'fastest'];
const FILTERS = ['', '', '&stops=0', '&departure=morning,evening', '&bag=1', '&refundable=1'];
/** Days ahead within which trips begin: the demo has prices of 180. */
const WITHIN = 150;

type Pair = { readonly from: string; readonly to: string };
type Chance = (below: number) => number;

const pick = <T>(of: readonly T[], chance: Chance): T => of[chance(of.length)] as T;

/** Query of a pair, a party and a cabin, without days. */
function trip({ from, to }: Pair, chance: Chance): string {
  const party = `adults=${1 + chance(3)}&childAges=${pick(['', '4', '9,11'], chance)}&babies=${chance(2)}`;
  return `lang=en-US&currency=USD&from=${from}&to=${to}&${party}&cabin=${pick(['economy', 'business'], chance)}`;
}

function search(pair: Pair, { today, chance }: { today: string; chance: Chance }): string {
  const day = addDays(today, 1 + chance(WITHIN));
  const back = chance(10) < 7 ? `&back=${addDays(day, 1 + chance(21))}` : '';
  return `/app_index/ticket/search?${trip(pair, chance)}&day=${day}${back}&sort=${pick(SORTS, chance)}${pick(FILTERS, chance)}`;
}

function calendar(pair: Pair, { today, chance }: { today: string; chance: Chance }): string {
  const first = addDays(today, 1 + chance(WITHIN - 62));
  return `/app_index/ticket/calendar?${trip(pair, chance)}&first=${first}&last=${addDays(first, 61)}`;
}

const { url, stop } = await prepare(undefined, say, 'bench_tickets');
const db = openDb(openPool(url, 2, () => undefined));
const { rows: pairs } = await sql<Pair>`
  SELECT DISTINCT o.city_id AS "from", d.city_id AS "to" FROM flight f
  JOIN airport o ON o.id = f.from_airport_id JOIN airport d ON d.id = f.to_airport_id ORDER BY 1, 2`.execute(db);
const { rows: now } = await sql<{ day: string; flights: number }>`
  SELECT (app_now()::date + 1)::text AS day, (SELECT count(*)::int FROM flight) AS flights`.execute(db);
await db.destroy();
const { day: today = '', flights = 0 } = now[0] ?? {};
const product = await startProduct(url, dir, args.profile);
const floor = await startFloor(url);
const before = await product.memoryMb();
const chance = chances();

type Found = { readonly list: readonly { readonly key: string }[] };
let found = 0;
let asked = 0;

async function ask(path: string): Promise<Found> {
  const answer = await send(product.url + path, { method: 'GET', headers: {} });
  if (answer.code !== 200) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return answer.data as Found;
}

/** One search; half of the round trips go on to the ways back of the first way out. Returns the last answer. */
async function searchOnce(): Promise<Found> {
  const path = search(pick(pairs, chance), { today, chance });
  const ways = await ask(path);
  asked += 1;
  const [first] = ways.list;
  if (!first) return ways;
  found += 1;
  return path.includes('&back=') && chance(2) === 0 ? ask(`${path}&out=${first.key}`) : ways;
}

const LINES: readonly [what: string, once: () => Promise<unknown>][] = [
  ['searches', searchOnce],
  ['lowest prices of 62 days', () => ask(calendar(pick(pairs, chance), { today, chance }))],
];
const lines = [
  `| ${flights} flights, ${pairs.length} pairs | Product /s | Floor /s | Ratio | Median / p99 ms at ${connections} | alone | CPU ms each | Memory before / after MB | Failed |`,
  `|${'---|'.repeat(9)}`,
];
for (const [what, once] of LINES) {
  const run = (clients: number): Promise<Measured> => repeat(async () => void (await once()), { clients, seconds });
  await run(connections);
  const cpuBefore = product.cpuMs() ?? Number.NaN;
  const measured = await run(connections);
  const cpuEach = ((product.cpuMs() ?? Number.NaN) - cpuBefore) / Math.max(1, measured.done);
  const alone = await run(1);
  const body = JSON.stringify(await once());
  await fetch(`${floor.url}/bytes/one`, {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream' },
    body,
  });
  const bytes = await hammer(`${floor.url}/bytes/one`, { connections, seconds });
  lines.push(
    `| ${what} | ${figure(measured.perSecond)} | ${figure(bytes.perSecond)} | ${(measured.perSecond / bytes.perSecond).toFixed(3)} | ${figure(measured.median)} / ${figure(measured.p99)} | ${figure(alone.median)} / ${figure(alone.p99)} | ${cpuEach.toFixed(2)} | ${before} / ${await product.memoryMb()} | ${measured.failed} |`,
  );
  say(lines.at(-1) ?? '');
}
say(`${found} of ${asked} searches found something`);
await product.stop();
await floor.stop();
await stop();
process.stdout.write(`${lines.join('\n')}\n`);
