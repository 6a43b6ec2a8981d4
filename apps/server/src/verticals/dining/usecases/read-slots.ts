import { localize } from '@app/contract/core/locale';
import { assertThat, refuse } from '@app/contract/core/refuse';
import { diningLimits } from '@app/contract/verticals/dining/limits';
import { depositPeople, peopleOf } from '@app/contract/verticals/dining/party';
import type { TableSlot, TableSlots } from '@app/contract/verticals/dining/views';
import { addDays, weekday as weekdayOf } from '@app/kernel/local-day';
import { priceIn } from '../../../modules/currencies/public.ts';
import { parameter } from '../../../modules/settings/public.ts';
import type { Platform } from '../../../platform/slice.ts';
import { type CityRow, cityOfRestaurant } from '../db/find-restaurants.repo.ts';
import { readRestaurant } from '../db/restaurant.repo.ts';
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

type Found = { readonly restaurant: ListedRestaurant; readonly taken: Taken };
type Asked = Parameters<typeof nextSeats>[2];

/** A restaurant on sale with what is taken of it. Refuses record.not_found and dining.offline. */
async function fromMemory(platform: Platform, id: string): Promise<Found> {
  const memory = restaurantsInMemory(platform);
  const [city, caughtUp] = await Promise.all([
    cityOfRestaurant(platform.reads, id),
    platform.memory.changes.caughtUp(),
  ]);
  const [restaurants, taken] = await Promise.all([memory.of(caughtUp, [id]), memory.taken(caughtUp, [id])]);
  const restaurant = restaurants.get(id) ?? refuse('record.not_found');
  assertThat(restaurant.online && city, 'dining.offline');
  return { restaurant, taken: taken.get(id)?.at(platform.clock.now()) ?? NOTHING_TAKEN };
}

/** The same for an order that is to be changed, whose own table counts as free: what was just booked is to count as its own. */
async function forOwn(platform: Platform, id: string, own: OwnBooking, on: Pick<Asked, 'day' | 'now'>): Promise<Found> {
  const restaurant = (await readRestaurant(platform.db, id)) ?? refuse('record.not_found');
  assertThat(restaurant.online && restaurant.cityEnabled, 'dining.offline');
  return { restaurant, taken: NOTHING_TAKEN };
}

/** Other restaurants of the city that have a table for the party around the time. */
async function freeElsewhere(platform: Platform, { cityId }: ListedRestaurant, of: Asked): Promise<number> {
  const memory = restaurantsInMemory(platform);
  const caughtUp = await platform.memory.changes.caughtUp();
  const others = await memory.inCity(caughtUp, cityId);
  const taken = await memory.taken(
    caughtUp,
    others.map(({ id }) => id),
  );
  return others.filter((one) => isFreeAround(one, takenAt(taken, one.id, of.now), needOf(one, { people: of.people }), of)).length;
}

/** Opening hours of a day as they are written. */
const hoursOn = (restaurant: StoredRestaurant, day: string): TableSlots['hours'] =>
  restaurant.hours
    .filter(({ weekday }) => weekday === weekdayOf(day))
    .map(({ opens, closes, lastSeating }) => ({ opens, closes, lastSeating }))
    .sort((a, b) => (a.opens < b.opens ? -1 : 1));
