import type { TripDay, TripStep } from '@app/contract/trips/views';

type Standing = { readonly id: string; readonly expiresAt: Date | null };

/** What comes next on a trip: paying what runs out first, else the next entry that takes place; null once all is over. */
export function nextStep(
  days: readonly Pick<TripDay, 'entries'>[],
  bookings: readonly Standing[],
  now: Date,
): TripStep | null {
  const unpaid = bookings
    .flatMap(({ id, expiresAt }) => (expiresAt && expiresAt > now ? [{ id, expiresAt }] : []))
    .sort((a, b) => a.expiresAt.getTime() - b.expiresAt.getTime())[0];
  if (unpaid) return { what: 'pay', bookingId: unpaid.id, entry: null, until: unpaid.expiresAt.toISOString() };
  const next = days
    .flatMap(({ entries }) => entries)
    .find(({ at, cancelled }) => !cancelled && Date.parse(at) > now.getTime());
  return next ? { what: 'entry', bookingId: next.bookingId, entry: next.key, until: null } : null;
}
