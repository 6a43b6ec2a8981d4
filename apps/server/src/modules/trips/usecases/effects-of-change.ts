import type { Locale } from '@app/contract/core/locale';
import type { ChangeEffect } from '@app/contract/travel/order-views';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { type OrderThen, type TripBooking, tripBookings } from '../../travel/public.ts';
import { groupTrips } from '../domain/group-trips.ts';
import { knockOns } from '../domain/knock-on.ts';
import { notThere } from '../domain/not-there.ts';
import { planOf } from '../domain/where-one-is.ts';

/** What an effect on a booking says to its customer: which of them it is, and whether it is of the same combo. */
function shown(
  bookings: readonly TripBooking[],
  of: { readonly orderId: string; readonly changed: TripBooking },
): Pick<ChangeEffect, 'orderId' | 'kind' | 'title' | 'together'> {
  const one = bookings.find(({ id }) => id === of.orderId) ?? of.changed;
  const { changed } = of;
  return {
    orderId: one.id,
    kind: one.kind,
    title: one.subject.title,
    together: one.id !== changed.id && one.bundle !== null && one.bundle.id === changed.bundle?.id,
  };
}

/**
 * What of the trip of a booking would not fit any more, were it changed: by the rules by which a change of a provider is looked over,
 * everything else as it stands now. Nothing is kept.
 */
export async function effectsOfChange(
  platform: Platform,
  db: Queryable,
  of: { readonly customerId: string; readonly then: OrderThen; readonly lang: Locale },
): Promise<ChangeEffect[]> {
  const { customerId, then, lang } = of;
  const reading = { customerId, lang, own: false } as const;
  const { bookings: sold, cities } = await tripBookings(platform, db, { ...reading, ids: null });
  const trip = groupTrips(sold, cities).find((one) => one.some(({ id }) => id === then.orderId));
  if (!trip || trip.length < 2) return [];
  const ids = trip.map(({ id }) => id);
  const now = await tripBookings(platform, db, { ...reading, ids });
  const next = await tripBookings(platform, db, { ...reading, ids, then });
  const changed = next.bookings.find(({ id }) => id === then.orderId);
  if (!changed) return [];
  const moved = new Set([then.orderId]);
  const at = platform.clock.now();
  // What is changed is compared with what was sold: a flight that is cancelled does not land there.
  const booked = trip.find(({ id }) => id === then.orderId);
  const before = now.bookings.map((one) => (one.id === then.orderId && booked ? booked : one));
  const plans = { sold: planOf(before, cities), now: planOf(next.bookings, cities) };
  const missed = notThere(plans.sold, plans.now);
  const found = [
    ...missed.map((orderId) => ({ orderId, kind: 'not_there' as const, arrives: null })),
    // Whoever is in another town by then has no time to get there either.
    ...knockOns({ ...plans, moved, at }).filter(({ orderId, kind }) => kind !== 'too_far' || !missed.includes(orderId)),
  ];
  return found.map(({ orderId, kind: effect, arrives, ...of }) => ({
    ...shown(next.bookings, { orderId, changed }),
    effect,
    arrives,
    nights: ('nights' in of && of.nights) || null,
  }));
}
