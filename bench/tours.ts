import { addDays } from '@app/kernel/local-day';
import { sql } from 'kysely';
import type { Db } from '../apps/server/src/platform/db/connect.ts';
import { type Chance, measureSearches, type Plan, pick } from './demo-searches.ts';
import { stockTours } from './stock/tours.ts';

/**
 * `npm run bench -- tours [--sizes 40,5000] [--seconds 5] [--connections 8] [--profile folder]`
 * Measures searches of the demo's tours, each of another city or of all, other days, party, filter and order than the last,
 * and calendars of two months.
 */
const SORTS = ['popular', 'price_asc', 'score', 'soonest'];
const FILTERS = ['', '', '&guaranteed=1', '&pickup=1', '&freeCancellation=1', '&scoreMin=8', '&difficulty=1,2'];
const WITHIN = 120;

const party = (chance: Chance) => `adults=${1 + chance(4)}&childAges=${pick(['', '', '9', '7,12'], chance)}`;

await measureSearches('tours', { stock: stockTours, plan });

async function plan(db: Db): Promise<Plan> {
  const { rows: tours } = await sql<{ id: string; city: string }>`
    SELECT id, city_id AS city FROM tour WHERE online ORDER BY id`.execute(db);
  const { rows } = await sql<{ day: string; departures: number }>`
    SELECT (app_now()::date + 1)::text AS day, (SELECT count(*)::int FROM tour_departure) AS departures`.execute(db);
  const { day: today = '', departures = 0 } = rows[0] ?? {};
  const head = 'lang=en-US&currency=USD';
  return {
    title: `${tours.length} tours, ${departures} departures`,
    lines: [
      [
        'searches',
        (ask, chance) => {
          const from = addDays(today, chance(WITHIN));
          const city = chance(2) === 0 ? `&city=${pick(tours, chance).city}` : '';
          const days = `from=${from}&to=${addDays(from, 2 + chance(60))}`;
          return ask(
            `/app_index/tour/search?${head}&${party(chance)}&${days}${city}&sort=${pick(SORTS, chance)}${pick(FILTERS, chance)}`,
          );
        },
      ],
      [
        'calendar of two months',
        (ask, chance) => {
          const from = addDays(today, chance(WITHIN));
          return ask(
            `/app_index/tour/calendar?${head}&id=${pick(tours, chance).id}&from=${from}&to=${addDays(from, 61)}&${party(chance)}`,
          );
        },
      ],
    ],
  };
}
