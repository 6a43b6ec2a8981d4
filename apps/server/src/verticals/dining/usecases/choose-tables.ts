import { addMs, MINUTE } from '@app/kernel/clock';
import { addDays, type Day, nightsBetween, nightsOf } from '@app/kernel/local-day';
import type { SlotChoice, SlotDays, SlotProvider, SlotWanted, TimedPrice } from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import { namedRestaurants } from '../db/named-restaurants.repo.ts';
import { readRestaurant, restaurantsIn } from '../db/restaurant.repo.ts';
import { takenOf } from '../db/taken.repo.ts';
import type { DiningRequest } from '../domain/dining-request.ts';
import { quartersOfDays } from '../domain/next-times.ts';
import type { Taken } from '../domain/seating.ts';
import type { StoredRestaurant } from '../domain/stored-restaurant.ts';
import { hoursAround, inOrder, isNear, type TableChoice, tableChoices } from '../domain/table-choices.ts';
import { stayOf } from '../domain/table-times.ts';

type TableSlot = SlotWanted<'dining'>;

const fits = ({ id, cuisines }: StoredRestaurant, { rule }: Pick<TableSlot, 'rule'>): boolean =>
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

type Found = { readonly restaurants: StoredRestaurant[]; readonly taken: Map<string, Taken> };

/** Restaurants of the rule with what is taken of them on some days. */
async function restaurantsFor(
  db: Queryable,
  wanted: Pick<TableSlot, 'rule'>,
  { first, last }: SlotDays,
): Promise<Found> {
  const all = await restaurantsIn(db, { cityId: wanted.rule.cityId, words: [] });
  const restaurants = all.filter((one) => fits(one, wanted));
  if (restaurants.length === 0) return { restaurants, taken: new Map() };
  const days = nightsBetween(first, last) + 1;
  const spans = restaurants.map((one) => quartersOfDays(one, addDays(first, -1), days + 1));
  const span = { from: Math.min(...spans.map(({ from }) => from)), to: Math.max(...spans.map(({ to }) => to)) };
  return {
    restaurants,
    taken: await takenOf(
      db,
      restaurants.map(({ id }) => id),
      span,
    ),
  };
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
async function keptRequest(db: Queryable, wanted: TableSlot, key: string): Promise<DiningRequest | null> {
  const [, id, hour, minute] = KEY.exec(key) ?? [];
  if (id === undefined) return null;
  const restaurant = await readRestaurant(db, id);
  const time = `${hour}:${minute}`;
  const allowed =
    restaurant?.cityId === wanted.rule.cityId &&
    fits(restaurant, wanted) &&
    isNear(restaurant, time, { day: wanted.day, time: wanted.rule.time });
  return allowed ? requestOf(wanted, id, time) : null;
}

/** How slots of tables are filled. */
export const tableSlotProvider: SlotProvider<'dining'> = {
  kind: 'dining',
  choices: async (db, wanted, limit) => {
    const { day } = wanted;
    const { restaurants, taken } = await restaurantsFor(db, wanted, { first: day, last: day });
    return tableChoices(restaurants, taken, askedOf(wanted, day, limit)).map((table) => choiceOf(wanted, table));
  },
  requestOf: keptRequest,
  lowest: async (db, wanted, days) => {
    const { restaurants, taken } = await restaurantsFor(db, wanted, days);
    const found = new Map<Day, TimedPrice>();
    for (const day of [...nightsOf(days.first, days.last), days.last]) {
      const [first] = tableChoices(restaurants, taken, askedOf(wanted, day, 1));
      if (first) found.set(day, timedOf(wanted, first));
    }
    return found;
  },
  options: async (db, wanted, days) => {
    const first = days.reduce((least, day) => (day < least ? day : least));
    const last = days.reduce((most, day) => (day > most ? day : most));
    const { restaurants, taken } = await restaurantsFor(db, wanted, { first, last });
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
};
