import { inTransaction, type Tx } from '../../../platform/db/connect.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/slice.ts';
import { lockCustomer } from '../../accounts/core.ts';
import { isCalledOff, type TripBooking, tripBookings } from '../../travel/public.ts';
import { deleteEffects, effectsOf, type StoredEffect, writeEffect } from '../db/effect.repo.ts';
import { groupTrips } from '../domain/group-trips.ts';
import { type KnockOn, knockOns, movedAmong, wayGone } from '../domain/knock-on.ts';
import { planOf } from '../domain/where-one-is.ts';

type Of = { readonly customerId: string; readonly causeId: string | null };

/** As whoever reads a trip without its codes: nothing of what is compared is a text. */
const reading = { lang: 'en-US', own: false } as const;

/** What the trip of a booking that does not take place any more does to the rest of it. */
async function goneKnockOns(
  platform: Platform,
  tx: Tx,
  of: { customerId: string; causeId: string },
): Promise<KnockOn[]> {
  if (!(await isCalledOff(tx, of.causeId))) return [];
  const at = platform.clock.now();
  const { bookings, cities } = await tripBookings(platform, tx, { ...reading, ...of, ids: null, also: of.causeId });
  const trip = groupTrips(bookings, cities).find((one) => one.some(({ id }) => id === of.causeId));
  if (!trip) return [];
  const rest = trip.filter(({ id }) => id !== of.causeId);
  const now = await tripBookings(platform, tx, { ...reading, ...of, ids: rest.map(({ id }) => id) });
  return wayGone({ gone: planOf(trip, cities), now: planOf(now.bookings, cities), causeId: of.causeId, at });
}

/** What the moved bookings of a trip do to its others. */
async function tripKnockOns(
  platform: Platform,
  tx: Tx,
  of: { customerId: string; trip: readonly TripBooking[]; cities: Parameters<typeof planOf>[1] },
): Promise<KnockOn[]> {
  const { customerId, trip, cities } = of;
  const { bookings } = await tripBookings(platform, tx, { ...reading, customerId, ids: trip.map(({ id }) => id) });
  const moved = movedAmong(trip, bookings);
  return knockOns({ sold: planOf(trip, cities), now: planOf(bookings, cities), moved, at: platform.clock.now() });
}

const nameOf = ({ orderId, causeId, kind }: KnockOn): string => `${orderId} ${causeId} ${kind}`;

/** Keeps what is so now and forgets the rest; what was not so before is told of, once for each cause. */
async function keep(
  platform: Platform,
  tx: Tx,
  of: { customerId: string; stored: readonly StoredEffect[]; found: readonly KnockOn[] },
): Promise<void> {
  const { customerId, stored, found } = of;
  const wanted = new Map(found.map((one) => [nameOf(one), one]));
  const known = new Map(stored.map((one) => [nameOf(one), one]));
  await deleteEffects(
    tx,
    stored.filter((one) => !wanted.has(nameOf(one))).map(({ id }) => id),
  );
  const added = new Map<string, string[]>();
  for (const [name, one] of wanted) {
    const id = known.get(name)?.id ?? newId(platform.clock);
    await writeEffect(tx, { ...one, id, customerId });
    if (!known.has(name)) added.set(one.causeId, [...(added.get(one.causeId) ?? []), id]);
  }
  for (const [causeId, effectIds] of added) {
    await platform.events.emit(tx, 'trip.touched', { customerId, causeId, effectIds });
  }
}

/**
 * Looks over the trips of a customer that a booking is or was of, and those that something was found in before: what does not fit
 * any more is kept and told of, what fits again is forgotten. Runs of one customer come one after the other, each by what is so then.
 */
export async function recheckTrips(platform: Platform, { customerId, causeId }: Of): Promise<void> {
  await inTransaction(platform.db, async (tx) => {
    await lockCustomer(tx, customerId);
    const stored = await effectsOf(tx, customerId);
    const about = new Set([...(causeId ? [causeId] : []), ...stored.flatMap((one) => [one.orderId, one.causeId])]);
    if (about.size === 0) return;
    const { bookings, cities } = await tripBookings(platform, tx, { ...reading, customerId, ids: null });
    const found: KnockOn[] = [];
    for (const trip of groupTrips(bookings, cities)) {
      if (trip.some(({ id }) => about.has(id)))
        found.push(...(await tripKnockOns(platform, tx, { customerId, trip, cities })));
    }
    const living = new Set(bookings.map(({ id }) => id));
    const gone = new Set([...(causeId ? [causeId] : []), ...stored.map((one) => one.causeId)]);
    for (const id of gone) {
      if (!living.has(id)) found.push(...(await goneKnockOns(platform, tx, { customerId, causeId: id })));
    }
    await keep(platform, tx, { customerId, stored, found });
  });
}
