import { callOff, callOffChange } from '../../../modules/travel/public.ts';
import type { Platform } from '../../../platform/slice.ts';
import { ordersChangingTo } from '../db/change.repo.ts';
import { type DepartureRef, type OrderToCallOff, ordersToCallOff } from '../db/flight-day.repo.ts';

const BATCH = 100;

/** Ends changes to departures that were cancelled: their bookings stay as they are. */
async function endChanges(platform: Platform): Promise<void> {
  for (const id of await ordersChangingTo(platform.db, { limit: BATCH })) await callOffChange(platform, id);
}

/**
 * Gives back every order on cancelled departures, or on one of them, each in a transaction of its own: what one that failed
 * left is done by the next run. Any number may run at once. Returns how many orders it ended.
 */
export async function refundCancelled(platform: Platform, departure: DepartureRef | null = null): Promise<number> {
  await endChanges(platform);
  let ended = 0;
  let after: string | null = null;
  for (;;) {
    const orders: OrderToCallOff[] = await ordersToCallOff(platform.db, { departure, after, limit: BATCH });
    for (const { id, reason } of orders) if (await callOff(platform, id, reason)) ended += 1;
    if (orders.length < BATCH) return ended;
    after = orders.at(-1)?.id ?? null;
  }
}
