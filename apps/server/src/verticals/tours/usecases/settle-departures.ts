import { dateText } from '@app/contract/core/time-words';
import { tourLimits } from '@app/contract/verticals/tours/limits';
import { callOff, callOffChange, confirmOrder, notifyBuyer, soldAs } from '../../../modules/travel/public.ts';
import { inTransaction } from '../../../platform/db/connect.ts';
import { type Platform, type Subscriber, subscriber } from '../../../platform/slice.ts';
import { cancelUndecided, ordersToFollow } from '../db/booking.repo.ts';
import { ordersChangingTo } from '../db/change.repo.ts';
import { insteadOf } from '../db/departure.repo.ts';
import { asSnapshot } from '../domain/tour-snapshot.ts';
import { dropTours } from './tags.ts';

const BATCH = 100;

/** Does one thing for every order that has yet to follow its departure, each in a transaction of its own. Any number may run at once. */
async function followAll(
  platform: Platform,
  of: { readonly what: 'cancelled' | 'guaranteed'; readonly departureId: string | null },
  one: (orderId: string) => Promise<boolean>,
): Promise<number> {
  let done = 0;
  let after: string | null = null;
  for (;;) {
    const ids: string[] = await ordersToFollow(platform.db, { ...of, after, limit: BATCH });
    for (const id of ids) if (await one(id)) done += 1;
    if (ids.length < BATCH) return done;
    after = ids.at(-1) ?? null;
  }
}

/** Tells the buyer of an order that was called off of the next departures with room, once. */
async function offerOthers(platform: Platform, orderId: string): Promise<void> {
  const snapshot = await soldAs(platform.db, { orderId, kind: 'tour' });
  if (!snapshot) return;
  const { tourId, seats } = asSnapshot(snapshot);
  const others = await insteadOf(platform.db, { tourId, seats, limit: tourLimits.instead });
  if (others.length === 0) return;
  const year = platform.clock.now().getUTCFullYear();
  await notifyBuyer(platform, {
    orderId,
    subject: 'tour_instead',
    template: 'tour_instead',
    key: `tour_instead/${orderId}`,
    values: (locale) => ({
      days: others.map(({ day, start }) => `${dateText(locale, 'weekday', day, year)} ${start}`).join(' · '),
    }),
  });
}

async function giveBack(platform: Platform, orderId: string): Promise<boolean> {
  if (!(await callOff(platform, orderId))) return false;
  await offerOthers(platform, orderId);
  return true;
}

/** Orders on departures that are decided, or on one of them: given back, or confirmed. Returns how many. */
export async function followDepartures(platform: Platform, departureId: string | null = null): Promise<number> {
  // Who was about to change to one that is off stays where they are.
  for (const orderId of await ordersChangingTo(platform.db, { limit: BATCH })) await callOffChange(platform, orderId);
  const gone = await followAll(platform, { what: 'cancelled', departureId }, (id) => giveBack(platform, id));
  const sure = await followAll(platform, { what: 'guaranteed', departureId }, (id) => confirmOrder(platform, id));
  return gone + sure;
}

/**
 * Decides on departures whose moment has come: those that too few have paid for are cancelled, which is written first; then
 * orders follow, so that what one run leaves is done by the next.
 */
export async function settleDepartures(platform: Platform): Promise<number> {
  const cancelled = await inTransaction(platform.db, async (tx) => {
    const ids = await cancelUndecided(tx);
    if (ids.length > 0) dropTours(platform, tx);
    return ids;
  });
  return cancelled.length + (await followDepartures(platform));
}

export const tourSubscribers = (platform: Platform): Subscriber[] => [
  subscriber({
    name: 'tours.follow_departure',
    event: 'tour.settled',
    run: async ({ departureId }) => {
      await followDepartures(platform, departureId);
    },
  }),
];
