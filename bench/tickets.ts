import { addDays } from '@app/kernel/local-day';
import { sql } from 'kysely';
import type { Db } from '../apps/server/src/platform/db/connect.ts';
import { type Ask, type Chance, measureSearches, type Plan, pick } from './demo-searches.ts';
import { stockFlights } from './stock/flights.ts';

/**
 * `npm run bench -- tickets [--routes 60,1000] [--seconds 5] [--connections 8] [--profile folder]`
 * Measures searches of the demo's flights, each of another pair of cities, days, party, cabin, filter and order than the
 * last. Seven of ten round trips; half of those ask for the ways back of a chosen way out.
 */
const SORTS = ['best', 'cheapest', 'fastest'];
const FILTERS = ['', '', '&stops=0', '&departure=morning,evening', '&bag=1', '&refundable=1'];
/** Days ahead within which trips begin: the demo has prices of 180. */
const WITHIN = 150;

type Pair = { readonly from: string; readonly to: string };
type Found = { readonly list: readonly { readonly key: string }[] };

/** Query of a pair, a party and a cabin, without days. */
function trip({ from, to }: Pair, chance: Chance): string {
  const party = `adults=${1 + chance(3)}&childAges=${pick(['', '4', '9,11'], chance)}&babies=${chance(2)}`;
  return `lang=en-US&currency=USD&from=${from}&to=${to}&${party}&cabin=${pick(['economy', 'business'], chance)}`;
}

function search(pair: Pair, today: string, chance: Chance): string {
  const day = addDays(today, 1 + chance(WITHIN));
  const back = chance(10) < 7 ? `&back=${addDays(day, 1 + chance(21))}` : '';
  return `/app_index/ticket/search?${trip(pair, chance)}&day=${day}${back}&sort=${pick(SORTS, chance)}${pick(FILTERS, chance)}`;
}

function calendar(pair: Pair, today: string, chance: Chance): string {
  const first = addDays(today, 1 + chance(WITHIN - 62));
  return `/app_index/ticket/calendar?${trip(pair, chance)}&first=${first}&last=${addDays(first, 61)}`;
}

/** One search; half of the round trips go on to the ways back of the first way out. Returns the last answer. */
async function searchOnce(path: string, ask: Ask, chance: Chance): Promise<Found> {
  const ways = await ask<Found>(path);
  const [first] = ways.list;
  if (!first) return ways;
  return path.includes('&back=') && chance(2) === 0 ? ask(`${path}&out=${first.key}`) : ways;
}

await measureSearches('tickets', { stock: stockFlights, plan });

async function plan(db: Db): Promise<Plan> {
  const { rows: pairs } = await sql<Pair>`
    SELECT DISTINCT o.city_id AS "from", d.city_id AS "to" FROM flight f
    JOIN airport o ON o.id = f.from_airport_id JOIN airport d ON d.id = f.to_airport_id ORDER BY 1, 2`.execute(db);
  const { rows: now } = await sql<{ day: string; flights: number }>`
    SELECT (app_now()::date + 1)::text AS day, (SELECT count(*)::int FROM flight) AS flights`.execute(db);
  const { day: today = '', flights = 0 } = now[0] ?? {};
  return {
    title: `${flights} flights, ${pairs.length} pairs`,
    lines: [
      ['searches', (ask, chance) => searchOnce(search(pick(pairs, chance), today, chance), ask, chance)],
      ['lowest prices of 62 days', (ask, chance) => ask(calendar(pick(pairs, chance), today, chance))],
    ],
  };
}
