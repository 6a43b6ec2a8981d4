import { addMs, MINUTE } from '@app/kernel/clock';
import { type Day, nightsOf } from '@app/kernel/local-day';
import type { SlotChoice, SlotProvider, SlotWanted, TimedPrice } from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import { momentOf } from '../../../platform/search-memory/moment.ts';
import type { Platform } from '../../../platform/slice.ts';
import { namedRestaurants } from '../db/named-restaurants.repo.ts';
import type { DiningRequest } from '../domain/dining-request.ts';
import type { ListedRestaurant } from '../domain/stored-restaurant.ts';
import { hoursAround, inOrder, isNear, type TableChoice, tableChoices } from '../domain/table-choices.ts';
import { stayOf } from '../domain/table-times.ts';
import { restaurantNow } from './kept-restaurants.ts';
import { restaurantsInMemory } from './search/restaurants-in-memory.ts';

type TableSlot = SlotWanted<'dining'>;

const fits = ({ id, cuisines }: ListedRestaurant, { rule }: Pick<TableSlot, 'rule'>): boolean =>
  (rule.restaurantIds.length === 0 || rule.restaurantIds.includes(id)) &&
  (rule.cuisine === null || cuisines.includes(rule.cuisine));

const requestOf = ({ day, party }: TableSlot, restaurantId: string, time: string): DiningRequest => ({
  restaurantId,
  day,
  time,
  adults: party.adults,
  childAges: [...party.childAges],
  areaId: null,
  menus: [],
  occasion: 'none',
});

const choiceOf = (wanted: TableSlot, { restaurant: { id }, time, usd }: TableChoice): SlotChoice => ({
  key: `${id}~${time.replace(':', '')}`,
  request: requestOf(wanted, id, time),
  usd,
});

/** What a table asks ahead, and how long guests sit at it. */
function timedOf({ party }: Pick<TableSlot, 'party'>, { restaurant, startsAt, usd }: TableChoice): TimedPrice {
  const stayMinutes = stayOf(restaurant, party.adults + party.childAges.length);
  return { usd, taken: [{ startsAt, endsAt: addMs(startsAt, stayMinutes * MINUTE) }] };
}

/** Restaurants of the rule with what is taken of them. */
async function restaurantsFor(platform: Platform, db: Queryable, { rule, now }: Pick<TableSlot, 'rule' | 'now'>) {
  const memory = restaurantsInMemory(platform);
  const caughtUp = await momentOf(platform, db);
  const city = await memory.city(caughtUp, rule.cityId);
  const all = city ? await memory.inCity(caughtUp, city.id) : [];
  const restaurants = all.filter((one) => fits(one, { rule }));
  const taken = await memory.taken(
    caughtUp,
    restaurants.map(({ id }) => id),
  );
  return { restaurants, taken: new Map([...taken].map(([id, of]) => [id, of.at(now)])) };
}

const askedOf = ({ rule, party, now }: Omit<TableSlot, 'day'>, day: Day, limit: number) => ({
  day,
  time: rule.time,
  people: party.adults + party.childAges.length,
  now,
  limit,
});

const KEY = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})~([01]\d|2[0-3])([0-5]\d)$/;

/** The request of a table by its key, `<restaurant>~<HHMM>`; null where the rule does not allow the restaurant or the hour. */
async function keptRequest(
  platform: Platform,
  db: Queryable,
  wanted: TableSlot,
  key: string,
): Promise<DiningRequest | null> {
  const [, id, hour, minute] = KEY.exec(key) ?? [];
  if (id === undefined) return null;
  const restaurant = await restaurantNow(platform, db, id);
  const time = `${hour}:${minute}`;
  const allowed =
    restaurant?.cityId === wanted.rule.cityId &&
    fits(restaurant, wanted) &&
    isNear(restaurant, time, { day: wanted.day, time: wanted.rule.time });
  return allowed ? requestOf(wanted, id, time) : null;
}

/** How slots of tables are filled. */
export const tableSlotProvider = (platform: Platform): SlotProvider<'dining'> => ({
  kind: 'dining',
  choices: async (db, wanted, limit) => {
    const { day } = wanted;
    const { restaurants, taken } = await restaurantsFor(platform, db, wanted);
    return tableChoices(restaurants, taken, askedOf(wanted, day, limit)).map((table) => choiceOf(wanted, table));
  },
  requestOf: (db, wanted, key) => keptRequest(platform, db, wanted, key),
  lowest: async (db, wanted, days) => {
    const { restaurants, taken } = await restaurantsFor(platform, db, wanted);
    const found = new Map<Day, TimedPrice>();
    for (const day of [...nightsOf(days.first, days.last), days.last]) {
      const [first] = tableChoices(restaurants, taken, askedOf(wanted, day, 1));
      if (first) found.set(day, timedOf(wanted, first));
    }
    return found;
  },
  options: async (db, wanted, days) => {
    const { restaurants, taken } = await restaurantsFor(platform, db, wanted);
    const optionOf = (day: Day) => (table: TableChoice) => ({
      ...timedOf(wanted, table),
      choice: () => choiceOf({ ...wanted, day }, table),
    });
    return new Map(
      days.map((day) => {
        const asked = askedOf(wanted, day, 1);
        const hours = restaurants.flatMap((one) => hoursAround(one, taken.get(one.id), asked));
        return [day, hours.sort(inOrder).map(optionOf(day))];
      }),
    );
  },
  named: (db, { restaurantIds }) => namedRestaurants(db, restaurantIds),
});
