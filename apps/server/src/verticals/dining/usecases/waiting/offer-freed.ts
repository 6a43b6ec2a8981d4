import { peopleOf } from '@app/contract/verticals/dining/party';
import { addDays } from '@app/kernel/local-day';
import { parameter } from '../../../../modules/settings/public.ts';
import { inTransaction, type Tx } from '../../../../platform/db/connect.ts';
import { withSavepoint } from '../../../../platform/db/savepoint.ts';
import { type Platform, type Subscriber, subscriber } from '../../../../platform/slice.ts';
import { letArrive, takeQuarters } from '../../db/booking.repo.ts';
import { readRestaurant } from '../../db/restaurant.repo.ts';
import { takenOf } from '../../db/taken.repo.ts';
import { lockLine, type WaitRow, writeOffer } from '../../db/wait.repo.ts';
import { quartersOfDays } from '../../domain/next-times.ts';
import { NOTHING_TAKEN, type Seat } from '../../domain/seating.ts';
import type { StoredRestaurant } from '../../domain/stored-restaurant.ts';
import { offerEnds, seatForWait } from '../../domain/waiting.ts';
import { dropTables } from '../tags.ts';

/** A table of a restaurant is free again: whoever waits for one may have it. */
export const freed = (platform: Platform, tx: Tx, restaurantId: string): Promise<void> =>
  platform.events.emit(tx, 'dining.freed', { restaurantId });

/** Holds a seat for somebody: its tables, then the arrival. Returns whether both could be had, and does nothing otherwise. */
const holdSeat = (tx: Tx, restaurantId: string, seat: Seat, people: number): Promise<boolean> =>
  withSavepoint(tx, async () => {
    const { area, quarter, quarters, tables } = seat;
    const stretch = { areaId: area.id, startsQuarter: quarter, quarters, tables };
    if ((await takeQuarters(tx, { ...stretch, as: 'held' })) !== quarters) return false;
    return letArrive(tx, { restaurantId, startsQuarter: quarter, covers: people });
  });

/**
 * Offers the first seat that fits a locked entry of the list, if there is one: it is held for them for a while. Returns whether
 * there was.
 */
export async function offerSeat(
  platform: Platform,
  tx: Tx,
  of: { readonly restaurant: StoredRestaurant; readonly wait: WaitRow },
): Promise<boolean> {
  const { restaurant, wait } = of;
  const now = platform.clock.now();
  const people = peopleOf(wait);
  const days = quartersOfDays(restaurant, addDays(wait.day, -1), 2);
  const taken = (await takenOf(tx, [restaurant.id], days)).get(restaurant.id) ?? NOTHING_TAKEN;
  const seat = seatForWait(restaurant, taken, { ...wait, people }, now);
  if (!seat || !(await holdSeat(tx, restaurant.id, seat, people))) return false;
  const minutes = await parameter(platform, 'dining.wait_minutes');
  const until = offerEnds({ zone: restaurant.zone, minutes, startsAt: seat.time.startsAt }, now);
  await writeOffer(tx, wait.id, { seat, until });
  await platform.events.emit(tx, 'dining.wait_changed', {
    waitId: wait.id,
    restaurantId: restaurant.id,
    to: 'offered',
  });
  dropTables(platform, tx);
  return true;
}

/** Offers what is free at a restaurant to those who wait there, each to the first whom it fits. Returns how many were offered one. */
export const offerFreed = (platform: Platform, restaurantId: string): Promise<number> =>
  inTransaction(platform.db, async (tx) => {
    const line = await lockLine(tx, restaurantId);
    const restaurant = line.length > 0 ? await readRestaurant(tx, restaurantId) : null;
    if (!restaurant?.online || !restaurant.cityEnabled) return 0;
    let offered = 0;
    for (const wait of line) {
      if (await offerSeat(platform, tx, { restaurant, wait })) offered += 1;
    }
    return offered;
  });

/** Offers tables as soon as they are free. */
export const freedSubscriber = (platform: Platform): Subscriber =>
  subscriber({
    name: 'dining.offer_freed',
    event: 'dining.freed',
    run: async ({ restaurantId }) => {
      await offerFreed(platform, restaurantId);
    },
  });
