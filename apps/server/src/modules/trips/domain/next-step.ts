import type { EffectKind } from '@app/contract/trips/effects';
import type { TripDay, TripStep } from '@app/contract/trips/views';

type Standing = { readonly id: string; readonly expiresAt: Date | null };

type Effect = { readonly bookingId: string; readonly kind: EffectKind; readonly arrives: string | null };

/** What of a booking that begins cannot happen at its hour, by the clocks of its place: one lands later than it begins. */
const isMissed = (entry: TripDay['entries'][number], effects: readonly Effect[]): boolean =>
  entry.happening !== 'lands' &&
  entry.happening !== 'check_out' &&
  effects.some(
    ({ bookingId, kind, arrives }) =>
      bookingId === entry.bookingId && kind !== 'unused_night' && arrives !== null && arrives > entry.wall,
  );

/**
 * What comes next on a trip: paying what runs out first, else the next entry that takes place, at an hour at which it can; what one
 * lands too late for is next only where nothing else is to come. Null once all is over.
 */
export function nextStep(
  days: readonly Pick<TripDay, 'entries'>[],
  bookings: readonly Standing[],
  now: Date,
  effects: readonly Effect[] = [],
): TripStep | null {
  const unpaid = bookings
    .flatMap(({ id, expiresAt }) => (expiresAt && expiresAt > now ? [{ id, expiresAt }] : []))
    .sort((a, b) => a.expiresAt.getTime() - b.expiresAt.getTime())[0];
  if (unpaid) return { what: 'pay', bookingId: unpaid.id, entry: null, until: unpaid.expiresAt.toISOString() };
  const toCome = days
    .flatMap(({ entries }) => entries)
    .filter(({ at, cancelled }) => !cancelled && Date.parse(at) > now.getTime());
  const next = toCome.find((entry) => !isMissed(entry, effects)) ?? toCome[0];
  return next ? { what: 'entry', bookingId: next.bookingId, entry: next.key, until: null } : null;
}
