import { type Locale, localize } from '@app/contract/core/locale';
import { assertThat, refuse } from '@app/contract/core/refuse';
import { diningLimits } from '@app/contract/verticals/dining/limits';
import { peopleOf } from '@app/contract/verticals/dining/party';
import type { WaitBody } from '@app/contract/verticals/dining/table-schemas';
import type { DiningWait } from '@app/contract/verticals/dining/views';
import { addMs, MINUTE } from '@app/kernel/clock';
import { addDays } from '@app/kernel/local-day';
import { inTransaction, type Queryable, type Tx } from '../../../../platform/db/connect.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { hasTableThere } from '../../db/own-tables.repo.ts';
import { readRestaurant } from '../../db/restaurant.repo.ts';
import { takenOf } from '../../db/taken.repo.ts';
import {
  aheadOf,
  countWaits,
  endWait,
  insertWait,
  lockWait,
  readWait,
  type WaitRow,
  waitsOf,
} from '../../db/wait.repo.ts';
import { quartersOfDays } from '../../domain/next-times.ts';
import type { Sitting } from '../../domain/own-tables.ts';
import { choicesFor, NOTHING_TAKEN, type Seat, tooLate } from '../../domain/seating.ts';
import type { StoredRestaurant } from '../../domain/stored-restaurant.ts';
import { dayProblem, instantOfQuarter, stayOf, type TableTime, timesOn } from '../../domain/table-times.ts';
import { seatForWait, timesBetween, waitEnds } from '../../domain/waiting.ts';
import { nextTime } from '../find-next.ts';
import { releaseOffer } from './end-waits.ts';
import { freed } from './offer-freed.ts';

/** An entry as its customer sees it. */
async function viewOf(db: Queryable, wait: WaitRow, lang: Locale): Promise<DiningWait> {
  const restaurant = (await readRestaurant(db, wait.restaurantId)) ?? refuse('record.not_found');
  const { id, restaurantId, day, from, to, adults, childAges, areaId, offer } = wait;
  const areaName = (of: string | null): string | null => {
    const area = restaurant.areas.find((one) => one.id === of);
    return area ? localize(area.name, lang) : null;
  };
  return {
    id,
    restaurantId,
    restaurant: localize(restaurant.name, lang),
    cover: restaurant.cover,
    zone: restaurant.zone,
    day,
    from,
    to,
    adults,
    childAges: [...childAges],
    areaId,
    area: areaName(areaId),
    ahead: offer ? 0 : await aheadOf(db, id),
    offer: offer && {
      areaId: offer.areaId,
      area: areaName(offer.areaId) ?? '',
      time: offer.time,
      startsAt: instantOfQuarter(offer.quarter).toISOString(),
      until: offer.until.toISOString(),
    },
  };
}

/** What a customer waits for, and what they are offered. */
export const ownWaits = async (platform: Platform, customerId: string, lang: Locale): Promise<DiningWait[]> => {
  const waits = (await waitsOf(platform.db, customerId)).filter(({ ranOut }) => !ranOut);
  return Promise.all(waits.map((wait) => viewOf(platform.db, wait, lang)));
};

/** Why a party cannot wait for a table of these hours: never had one there, or the hours are none of the night, or too near. */
function checkWish(restaurant: StoredRestaurant, given: WaitBody, now: Date) {
  assertThat(restaurant.online && restaurant.cityEnabled, 'dining.offline');
  if (given.areaId !== null) {
    assertThat(
      restaurant.areas.some(({ id }) => id === given.areaId),
      'record.not_found',
    );
  }
  const people = peopleOf(given);
  const at = (key: 'closed_day' | 'far' | 'closed_hour' | 'notice' | 'party' | 'area', field: string): never =>
    refuse(`dining.${key}`, { fields: { [field]: `error.dining.${key}` } });
  const problem = dayProblem(restaurant, given.day, now);
  if (problem) at(problem, 'day');
  if (choicesFor(restaurant, people).length === 0) at('party', 'adults');
  if (choicesFor(restaurant, people, given.areaId).length === 0) at('area', 'areaId');
  const isTime = timesOn(restaurant, given.day).some(({ time }) => time === given.from);
  const times = timesBetween(restaurant, given);
  if (times.length === 0) at('closed_hour', isTime ? 'to' : 'from');
  const last = times.at(-1);
  if (!last || tooLate(restaurant, last.startsAt.getTime(), now)) at('notice', 'to');
  return { people, times };
}

const freeNow = (seat: Seat): never =>
  refuse('dining.free_now', { fields: { from: 'error.dining.free_now' }, next: [nextTime(seat)] });

/** When a party would sit, from the first of some times to the end of its stay from the last. */
const hoursOf = (restaurant: StoredRestaurant, people: number, times: readonly TableTime[]): Sitting => {
  const [first, last] = [times[0] ?? refuse('dining.closed_hour'), times.at(-1) ?? refuse('dining.closed_hour')];
  return { startsAt: first.startsAt, endsAt: addMs(last.startsAt, stayOf(restaurant, people) * MINUTE) };
};

/**
 * Puts a customer on the list of a night. Refuses record.not_found, dining.offline, and as `checkWish`; dining.free_now where a table
 * is free already, dining.table_already where they have one there at these hours, dining.waiting_already for a night for which they wait
 * there, and dining.waits_many with `{most}`.
 */
export const joinWait = (
  platform: Platform,
  of: { readonly customerId: string; readonly wanted: WaitBody; readonly lang: Locale },
): Promise<DiningWait> =>
  inTransaction(platform.db, async (tx) => {
    const { wanted, customerId } = of;
    const now = platform.clock.now();
    const restaurant = (await readRestaurant(tx, wanted.restaurantId)) ?? refuse('record.not_found');
    const { people, times } = checkWish(restaurant, wanted, now);
    const days = quartersOfDays(restaurant, addDays(wanted.day, -1), 2);
    const taken = (await takenOf(tx, [restaurant.id], days)).get(restaurant.id) ?? NOTHING_TAKEN;
    const hours = { ...hoursOf(restaurant, people, times), customerId, restaurantId: restaurant.id };
    assertThat(!(await hasTableThere(tx, hours)), 'dining.table_already', {
      fields: { from: 'error.dining.table_already' },
    });
    const seat = seatForWait(restaurant, taken, { ...wanted, people }, now);
    if (seat) freeNow(seat);
    const most = diningLimits.waits;
    assertThat((await countWaits(tx, customerId)) < most, 'dining.waits_many', { most });
    const id = newId(platform.clock);
    const isNew = await insertWait(tx, { ...wanted, id, customerId, endsAt: waitEnds(restaurant, times) });
    assertThat(isNew, 'dining.waiting_already');
    await platform.events.emit(tx, 'dining.wait_changed', { waitId: id, restaurantId: restaurant.id, to: 'waiting' });
    const wait = (await readWait(tx, id)) ?? refuse('record.not_found');
    return viewOf(tx, wait, of.lang);
  });

/** A customer leaves a list, or lets an offer go to the next. Refuses record.not_found, also for another's and what stands no more. */
export const leaveWait = (
  platform: Platform,
  of: { readonly customerId: string; readonly waitId: string },
): Promise<{ id: string }> =>
  inTransaction(platform.db, async (tx) => {
    const wait = await lockWait(tx, of.waitId);
    const stands = wait?.state === 'waiting' || wait?.state === 'offered';
    if (!wait || !stands || wait.customerId !== of.customerId) return refuse('record.not_found');
    const had = await releaseOffer(platform, tx, wait);
    await endWait(tx, wait.id, 'left');
    await platform.events.emit(tx, 'dining.wait_changed', {
      waitId: wait.id,
      restaurantId: wait.restaurantId,
      to: 'left',
    });
    if (had) await freed(platform, tx, wait.restaurantId);
    return { id: wait.id };
  });

type Offered = { readonly waitId: string; readonly customerId: string };

/**
 * What is offered becomes a booking: it is let go of for the order that takes it in the same transaction. Refuses record.not_found,
 * also for another's, and dining.wait_over for an offer that stands no more.
 */
export async function takeOffer(platform: Platform, tx: Tx, of: Offered): Promise<void> {
  const wait = await lockWait(tx, of.waitId);
  if (!wait || wait.customerId !== of.customerId) return refuse('record.not_found');
  assertThat(wait.state === 'offered' && !wait.ranOut, 'dining.wait_over');
  await releaseOffer(platform, tx, wait);
  await endWait(tx, wait.id, 'booked');
  await platform.events.emit(tx, 'dining.wait_changed', {
    waitId: wait.id,
    restaurantId: wait.restaurantId,
    to: 'booked',
  });
}
