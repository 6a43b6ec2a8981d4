import { localize } from '@app/contract/core/locale';
import { assertThat, refuse } from '@app/contract/core/refuse';
import { diningLimits } from '@app/contract/verticals/dining/limits';
import { depositPeople, peopleOf } from '@app/contract/verticals/dining/party';
import type { TableSlot, TableSlots } from '@app/contract/verticals/dining/views';
import { addDays, weekday as weekdayOf } from '@app/kernel/local-day';
import { priceIn } from '../../../modules/currencies/public.ts';
import { parameter } from '../../../modules/settings/public.ts';
import type { Platform } from '../../../platform/slice.ts';
import { readRestaurant, restaurantsIn } from '../db/restaurant.repo.ts';
import { takenOf } from '../db/taken.repo.ts';
import { cancelPolicy } from '../domain/cancel-policy.ts';
import { quartersOfDays } from '../domain/next-times.ts';
import { choicesFor, mostTogether, NOTHING_TAKEN, type Seat, seatAt } from '../domain/seating.ts';
import type { StoredRestaurant } from '../domain/stored-restaurant.ts';
import { dayProblem, stayOf, type TableTime, timeOf, timesOn, tonight } from '../domain/table-times.ts';
import { findNext } from './find-next.ts';
import { timesAtDeals } from './menus-at-deals.ts';
import type { OwnBooking } from './offer-table.ts';
import { lookAt, type Searching, usualTime } from './search/search-restaurants.ts';
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
  restaurant: StoredRestaurant,
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

/** Other restaurants of the city that have a table for the party around the time. */
async function freeElsewhere(
  platform: Platform,
  restaurant: StoredRestaurant,
  of: { readonly day: string; readonly time: string; readonly people: number; readonly now: Date },
): Promise<number> {
  const others = await restaurantsIn(platform.reads, { cityId: restaurant.cityId, words: [] });
  return (await lookAt(platform, others, { ...of, from: null })).filter(({ free }) => free).length;
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
  // What was just booked is to count as its own.
  const db = own ? platform.db : platform.reads;
  const restaurant = (await readRestaurant(db, wanted.restaurant)) ?? refuse('record.not_found');
  assertThat(restaurant.online && restaurant.cityEnabled, 'dining.offline');
  const now = platform.clock.now();
  const today = tonight(restaurant, now);
  const day = wanted.day ?? today;
  const people = peopleOf(wanted);
  const keeps = own?.startsQuarter ?? null;
  const time = wanted.time ?? usualTime(restaurant.zone, day, now);
  const reader: RestaurantReader = { lang: given.lang, price: await priceIn(platform, given.currency) };
  const taken =
    (await takenOf(db, [restaurant.id], quartersOfDays(restaurant, addDays(day, -1), 2), own?.orderId ?? null)).get(
      restaurant.id,
    ) ?? NOTHING_TAKEN;
  const problem = dayProblem(restaurant, day, now);
  const times = problem ? [] : timesOn(restaurant, day);
  const slots = (areaId: string | null): TableSlot[] =>
    times.map((one) => slotOf(one, seatAt(restaurant, taken, one, { people, areaId, now, keeps })));
  const fits = choicesFor(restaurant, people).length > 0;
  const next = await findNext(db, restaurant, { day, time, people, now, own: own?.orderId ?? null, keeps });
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
        tablesNeeded: choicesFor(restaurant, people, area.id)[0]?.tables ?? null,
        times: slots(area.id),
      })),
    times: slots(null),
    // What stands instead of a booked table costs what it does without deals.
    atDeals: own ? [] : await timesAtDeals(platform, { restaurant, day, times }, reader),
    next: next.map((seat) => freeTime(seat, given.lang)),
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
const hoursOn = (restaurant: StoredRestaurant, day: string): TableSlots['hours'] =>
  restaurant.hours
    .filter(({ weekday }) => weekday === weekdayOf(day))
    .map(({ opens, closes, lastSeating }) => ({ opens, closes, lastSeating }))
    .sort((a, b) => (a.opens < b.opens ? -1 : 1));
