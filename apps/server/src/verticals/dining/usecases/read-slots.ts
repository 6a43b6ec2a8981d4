import { localize } from '@app/contract/core/locale';
import { assertThat, refuse } from '@app/contract/core/refuse';
import { diningLimits } from '@app/contract/verticals/dining/limits';
import { depositPeople, peopleOf } from '@app/contract/verticals/dining/party';
import type { TableSlot, TableSlots } from '@app/contract/verticals/dining/views';
import { addDays, weekday as weekdayOf } from '@app/kernel/local-day';
import { priceIn } from '../../../modules/currencies/public.ts';
import { parameter } from '../../../modules/settings/public.ts';
import type { Platform } from '../../../platform/slice.ts';
import { readRestaurant } from '../db/restaurant.repo.ts';
import { takenOf } from '../db/taken.repo.ts';
import { cancelPolicy } from '../domain/cancel-policy.ts';
import { daysLooked, isFreeAround, nextSeats, quartersOfDays } from '../domain/next-times.ts';
import { mostTogether, NOTHING_TAKEN, needOf, type Seat, seatAt, type Taken } from '../domain/seating.ts';
import type { ListedRestaurant } from '../domain/stored-restaurant.ts';
import { dayProblem, stayOf, type TableTime, timeOf, timesOn, tonight } from '../domain/table-times.ts';
import { timesAtDeals } from './menus-at-deals.ts';
import type { OwnBooking } from './offer-table.ts';
import { restaurantsInMemory } from './search/restaurants-in-memory.ts';
import { type Searching, usualTime } from './search/search-restaurants.ts';
import { freeTime, type RestaurantReader } from './search/show-restaurant.ts';

export type SlotsQuery = {
  readonly restaurant: string;
  readonly day?: string | undefined;
  readonly time?: string | undefined;
  readonly adults: number;
  readonly childAges: readonly number[];
};

const slotOf = (time: TableTime, seat: Seat | Exclude<TableSlot['problem'], null>): TableSlot => ({
  time: time.time,
  nextDay: time.nextDay,
  state: typeof seat === 'string' ? 'closed' : seat.few ? 'few' : 'free',
  problem: typeof seat === 'string' ? seat : null,
});

/** What cancelling costs of the deposit for the time asked for; empty where there is none. */
function policyOf(
  restaurant: ListedRestaurant,
  of: { day: string; time: string; depositUsd: number },
  reader: RestaurantReader,
) {
  const time = timeOf(restaurant, of.day, of.time);
  if (typeof time === 'string') return [];
  return cancelPolicy(restaurant.cancelSteps, time.startsAt, of.depositUsd).map(({ until, feeUsd }) => ({
    until: until?.toISOString() ?? null,
    fee: reader.price(feeUsd),
  }));
}

/** A restaurant on sale with what is taken of it around a day, and from then on where that is asked for. */
type Found = { readonly restaurant: ListedRestaurant; readonly taken: Taken };
type TableQuery = { readonly day: string; readonly time: string; readonly people: number; readonly now: Date };

/** Refuses record.not_found and dining.offline. */
async function fromMemory(platform: Platform, id: string): Promise<Found> {
  const memory = restaurantsInMemory(platform);
  const caughtUp = await platform.memory.changes.caughtUp();
  const [restaurants, taken] = await Promise.all([memory.of(caughtUp, [id]), memory.taken(caughtUp, [id])]);
  const restaurant = restaurants.get(id) ?? refuse('record.not_found');
  const city = await memory.city(caughtUp, restaurant.cityId);
  assertThat(restaurant.online && city, 'dining.offline');
  return { restaurant, taken: taken.get(id)?.at(platform.clock.now()) ?? NOTHING_TAKEN };
}

/** For an order that is to be changed: what was just booked is to count as its own. Refuses record.not_found and dining.offline. */
async function forOwn(platform: Platform, wanted: SlotsQuery, own: OwnBooking): Promise<Found> {
  const restaurant = (await readRestaurant(platform.db, wanted.restaurant)) ?? refuse('record.not_found');
  assertThat(restaurant.online && restaurant.cityEnabled, 'dining.offline');
  const now = platform.clock.now();
  const day = wanted.day ?? tonight(restaurant, now);
  const around = quartersOfDays(restaurant, addDays(day, -1), 2);
  const next = daysLooked(restaurant, { day, now }).quarters();
  const span = { from: Math.min(around.from, next.from), to: Math.max(around.to, next.to) };
  const taken = await takenOf(platform.db, [restaurant.id], span, own.orderId);
  return { restaurant, taken: taken.get(restaurant.id) ?? NOTHING_TAKEN };
}

/** Other restaurants of the city that have a table for the party around the time. */
async function freeElsewhere(platform: Platform, { cityId }: ListedRestaurant, asked: TableQuery): Promise<number> {
  const memory = restaurantsInMemory(platform);
  const caughtUp = await platform.memory.changes.caughtUp();
  const others = await memory.inCity(caughtUp, cityId);
  const taken = await memory.taken(
    caughtUp,
    others.map(({ id }) => id),
  );
  return others.filter((one) =>
    isFreeAround(one, taken.get(one.id)?.at(asked.now) ?? NOTHING_TAKEN, needOf(one, asked), asked),
  ).length;
}

/** The times of a night for a party by kind of table, and over all. */
function slotsOf(
  { restaurant, taken }: Found,
  times: readonly TableTime[],
  { people, now, keeps }: Pick<TableQuery, 'people' | 'now'> & { readonly keeps: number | null },
) {
  return (areaId: string | null) => {
    const need = needOf(restaurant, { people, areaId });
    return {
      tablesNeeded: need.choices[0]?.tables ?? null,
      times: times.map((one) => slotOf(one, seatAt(restaurant, taken, one, { people, areaId, now, keeps }, need))),
    };
  };
}

/**
 * The times of a day at a restaurant for a party, by kind of table and over all; what an order that is to be changed has counts
 * as free. Refuses record.not_found and dining.offline.
 */
export async function readSlots(
  platform: Platform,
  wanted: SlotsQuery,
  given: Searching,
  own: OwnBooking | null = null,
): Promise<TableSlots> {
  const found = await (own ? forOwn(platform, wanted, own) : fromMemory(platform, wanted.restaurant));
  const { restaurant, taken } = found;
  const now = platform.clock.now();
  const today = tonight(restaurant, now);
  const day = wanted.day ?? today;
  const people = peopleOf(wanted);
  const keeps = own?.startsQuarter ?? null;
  const time = wanted.time ?? usualTime(restaurant.zone, day, now);
  const reader: RestaurantReader = { lang: given.lang, price: await priceIn(platform, given.currency) };
  const problem = dayProblem(restaurant, day, now);
  const times = problem ? [] : timesOn(restaurant, day);
  const slots = slotsOf(found, times, { people, now, keeps });
  const fits = needOf(restaurant, { people }).problem === null;
  const deposits = depositPeople({ ...restaurant, people, menusPaid: 0 });
  return {
    day,
    zone: restaurant.zone,
    strip: Array.from({ length: Math.min(diningLimits.stripDays, restaurant.daysAhead + 1) }, (_, index) => {
      const of = addDays(today, index);
      return { day: of, problem: dayProblem(restaurant, of, now) };
    }),
    problem: problem ?? (fits ? null : 'party'),
    mostTogether: mostTogether(restaurant),
    elsewhere: fits ? null : await freeElsewhere(platform, restaurant, { day, time, people, now }),
    hours: problem === 'closed_day' ? [] : hoursOn(restaurant, day),
    stayMinutes: stayOf(restaurant, people),
    waitMinutes: await parameter(platform, 'dining.wait_minutes'),
    areas: restaurant.areas
      .filter(({ online }) => online)
      .map((area) => ({
        id: area.id,
        name: localize(area.name, given.lang),
        note: localize(area.note, given.lang),
        seatsMin: area.seatsMin,
        seatsMax: area.seatsMax,
        tables: area.tables,
        outdoor: area.outdoor,
        ...slots(area.id),
      })),
    times: slots(null).times,
    // What stands instead of a booked table costs what it does without deals.
    atDeals: own ? [] : await timesAtDeals(platform, { restaurant, day, times }, reader),
    next: nextSeats(restaurant, taken, { day, time, people, now, keeps }).map((seat) => freeTime(seat, given.lang)),
    deposit:
      deposits > 0
        ? {
            each: reader.price(restaurant.depositUsd),
            people: deposits,
            total: reader.price(restaurant.depositUsd * deposits),
          }
        : null,
    policy: policyOf(restaurant, { day, time, depositUsd: restaurant.depositUsd * deposits }, reader),
  };
}

/** Opening hours of a day as they are written. */
const hoursOn = (restaurant: ListedRestaurant, day: string): TableSlots['hours'] =>
  restaurant.hours
    .filter(({ weekday }) => weekday === weekdayOf(day))
    .map(({ opens, closes, lastSeating }) => ({ opens, closes, lastSeating }))
    .sort((a, b) => (a.opens < b.opens ? -1 : 1));
