import type { Locale } from '@app/contract/core/locale';
import { refuse } from '@app/contract/core/refuse';
import type { TRIP_TABS, TripDetail, TripSummary } from '@app/contract/trips/views';
import { addDays, type Day } from '@app/kernel/local-day';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { type TripBooking, tripBookings } from '../../travel/public.ts';
import { effectsOf, type StoredEffect } from '../db/effect.repo.ts';
import { notesOf, type Share, shareOf, sharesOf } from '../db/trip.repo.ts';
import { groupTrips } from '../domain/group-trips.ts';
import { nextStep } from '../domain/next-step.ts';
import { daysOfTrip, inOrder, tripDays } from '../domain/trip-days.ts';
import { bookingView, standingOf, summaryOf } from '../domain/trip-views.ts';
import { tripWarnings } from '../domain/trip-warnings.ts';
import { planOf } from '../domain/where-one-is.ts';

type Reader = { readonly customerId: string; readonly lang: Locale };

/** The trips that a customer's bookings make, as they were sold, in their order. */
async function tripsOf(
  platform: Platform,
  { customerId, lang, also }: Reader & { readonly also?: string },
  db: Queryable = platform.db,
) {
  const { bookings, cities } = await tripBookings(platform, db, { customerId, lang, own: true, ids: null, also });
  return { trips: groupTrips(bookings, cities).map((trip) => inOrder(trip)), cities };
}

const isPast = (trip: readonly TripBooking[], now: Date): boolean => standingOf(trip, now) === 'past';

/** So many of the customer's trips to come, the next first, or of those that are over, the latest first. */
export async function listTrips(
  platform: Platform,
  of: Reader & { readonly tab: (typeof TRIP_TABS)[number]; readonly count: number },
): Promise<TripSummary[]> {
  const now = platform.clock.now();
  const { trips, cities } = await tripsOf(platform, of);
  const found = trips.filter((trip) => isPast(trip, now) === (of.tab === 'past'));
  const listed = of.tab === 'past' ? found.reverse() : found;
  return listed.slice(0, of.count).map((trip) => summaryOf(trip, { cities, now }));
}

/** The trip that is under way or begins next; null where there is none. */
export async function readNextTrip(platform: Platform, of: Reader): Promise<TripSummary | null> {
  const now = platform.clock.now();
  const { trips, cities } = await tripsOf(platform, of);
  const next = trips.find((trip) => !isPast(trip, now));
  return next ? summaryOf(next, { cities, now }) : null;
}

type Trip = readonly Pick<TripBooking, 'id' | 'bundle'>[];

/** The trip that the first of some bookings that is of one is of; a combo names the trip of its parts. */
const tripWith = <T extends Trip>(trips: readonly T[], ids: readonly string[]): T | undefined =>
  ids
    .map((id) => trips.find((trip) => trip.some((one) => one.id === id || one.bundle?.id === id)))
    .find((trip) => trip !== undefined);

const idsOf = (trip: Trip): string[] => trip.map(({ id }) => id);

/** The links that show a trip. */
const linksTo = (trip: Trip, trips: readonly Trip[], shares: readonly Share[]): string[] =>
  shares.filter(({ orderIds }) => tripWith(trips, orderIds) === trip).map(({ key }) => key);

/** The trip of what remains of the one that a booking was of which does not take place any more. */
async function tripThatRemains<T extends Trip>(
  platform: Platform,
  db: Queryable,
  of: Reader & { readonly id: string; readonly trips: readonly T[] },
): Promise<T | undefined> {
  const { trips: before } = await tripsOf(platform, { ...of, also: of.id }, db);
  return tripWith(of.trips, idsOf(tripWith(before, [of.id]) ?? []));
}

/** Ids of the bookings of a customer's trip, and keys of the links that show it. Refuses record.not_found. */
export async function sharedTripOf(
  platform: Platform,
  db: Queryable,
  of: Reader & { readonly id: string },
): Promise<{ readonly ids: readonly string[]; readonly keys: readonly string[] }> {
  const { trips } = await tripsOf(platform, of, db);
  const found = tripWith(trips, [of.id]) ?? (await tripThatRemains(platform, db, { ...of, trips }));
  const trip = found ?? refuse('record.not_found');
  return { ids: idsOf(trip), keys: linksTo(trip, trips, await sharesOf(db, of.customerId)) };
}

/** An effect on one of some bookings as its customer sees it. */
const effectView =
  (ids: readonly string[]) =>
  ({ orderId: bookingId, causeId, kind, arrives }: StoredEffect) =>
    ids.includes(bookingId) ? [{ bookingId, causeId, kind, arrives }] : [];

/** A trip of some bookings as they stand now. */
async function detailOf(
  platform: Platform,
  of: Reader & { readonly ids: readonly string[]; readonly own: boolean; readonly shareKey: string | null },
): Promise<TripDetail> {
  const { db } = platform;
  const now = platform.clock.now();
  const { customerId, lang, own, ids } = of;
  const { bookings: read, cities } = await tripBookings(platform, db, { customerId, lang, own, ids });
  const bookings = inOrder(read);
  // Another process may have cancelled the last of them meanwhile.
  if (bookings.length === 0) refuse('record.not_found');
  const { bookings: _count, warnings: _counted, ...summary } = summaryOf(bookings, { cities, now });
  const days = tripDays(bookings);
  const effects = own ? (await effectsOf(db, customerId)).flatMap(effectView(ids)) : [];
  return {
    ...summary,
    own,
    serverTime: now.toISOString(),
    bookings: bookings.map((booking) => bookingView(booking, own)),
    days,
    next: own ? nextStep(days, bookings, now, effects) : null,
    warnings: own ? tripWarnings(planOf(bookings, cities), now) : [],
    effects,
    notes: own ? await notesOf(db, { customerId, from: summary.from, to: summary.to }) : [],
    shareKey: of.shareKey,
  };
}

/** Whether a day is of one of a customer's trips; what runs late may move an end of one by a day. */
export async function isDayOfTrip(
  platform: Platform,
  db: Queryable,
  of: Reader & { readonly day: Day },
): Promise<boolean> {
  const { trips } = await tripsOf(platform, of, db);
  return trips.some((trip) => {
    const days = daysOfTrip(trip);
    return days !== null && addDays(days.from, -1) <= of.day && of.day <= addDays(days.to, 1);
  });
}

/**
 * The trip that a booking of a customer is of, or was of before it was cancelled; without one, the trip that is under way or begins next, or null. Refuses
 * record.not_found, also for another's booking.
 */
export async function readTrip(
  platform: Platform,
  of: Reader & { readonly id: string | undefined },
): Promise<TripDetail | null> {
  if (of.id === undefined) {
    const next = await readNextTrip(platform, of);
    if (next === null) return null;
    return readTrip(platform, { ...of, id: next.id });
  }
  const { ids, keys } = await sharedTripOf(platform, platform.db, { ...of, id: of.id });
  return detailOf(platform, { ...of, ids, own: true, shareKey: keys[0] ?? null });
}

/**
 * A trip by the key of its link, as it is now, without what is personal. Refuses record.not_found for a wrong key, a link that was
 * ended, and a trip of which nothing takes place any more.
 */
export async function readSharedTrip(
  platform: Platform,
  of: { readonly key: string; readonly lang: Locale },
): Promise<TripDetail> {
  const share = (await shareOf(platform.db, of.key)) ?? refuse('record.not_found');
  const reader = { customerId: share.customerId, lang: of.lang };
  const { trips } = await tripsOf(platform, reader);
  const trip = tripWith(trips, share.orderIds) ?? refuse('record.not_found');
  return detailOf(platform, { ...reader, ids: idsOf(trip), own: false, shareKey: null });
}
