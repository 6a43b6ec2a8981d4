import { addDays } from '@app/kernel/local-day';
import { sql } from 'kysely';
import type { Db } from '../apps/server/src/platform/db/connect.ts';
import { type Chance, measureSearches, type Plan, pick } from './demo-searches.ts';
import { stockRestaurants } from './stock/restaurants.ts';

/**
 * `npm run bench -- dining [--sizes 60,5000] [--seconds 5] [--connections 8] [--profile folder]`
 * Measures searches of the demo's restaurants with their next free times, each of another city, day, hour, party, filter and
 * order than the last, and the times of one restaurant and day.
 */
const SORTS = ['best', 'near', 'rating', 'price'];
const FILTERS = ['', '', '&freeOnly=1', '&depositFree=1', '&scoreMin=8', '&priceLevels=2,3', '&openNow=1'];
const WITHIN = 45;
const HOURS = ['12:30', '13:00', '19:00', '19:30', '20:15', '21:00'];

const party = (chance: Chance) => `adults=${1 + chance(6)}&childAges=${pick(['', '', '5', '3,8'], chance)}`;

await measureSearches('dining', { stock: stockRestaurants, plan });

async function plan(db: Db): Promise<Plan> {
  const { rows: restaurants } = await sql<{ id: string; city: string }>`
    SELECT id, city_id AS city FROM restaurant WHERE online ORDER BY id`.execute(db);
  const { rows } = await sql<{ day: string }>`SELECT (app_now()::date + 1)::text AS day`.execute(db);
  const today = rows[0]?.day ?? '';
  const when = (chance: Chance) =>
    `lang=en-US&currency=USD&day=${addDays(today, chance(WITHIN))}&time=${pick(HOURS, chance)}&${party(chance)}`;
  return {
    title: `${restaurants.length} restaurants`,
    lines: [
      [
        'searches',
        (ask, chance) =>
          ask(
            `/app_index/dining/search?${when(chance)}&city=${pick(restaurants, chance).city}&sort=${pick(SORTS, chance)}${pick(FILTERS, chance)}`,
          ),
      ],
      [
        'times of a restaurant and day',
        (ask, chance) => ask(`/app_index/dining/slots?${when(chance)}&restaurant=${pick(restaurants, chance).id}`),
      ],
    ],
  };
}
