import type { DepartureShown } from '@app/contract/verticals/tours/facts';
import { tourLimits } from '@app/contract/verticals/tours/limits';
import { addMs, MINUTE } from '@app/kernel/clock';
import type { StoredDeparture } from './stored-tour.ts';

export const leftOf = ({ capacity, held, sold }: Pick<StoredDeparture, 'capacity' | 'held' | 'sold'>): number =>
  Math.max(0, capacity - held - sold);

/** Places left where they are few; null otherwise. */
export const fewLeft = (left: number): number | null => (left <= tourLimits.fewSeats ? left : null);

export const closesAt = ({ startsAt }: Pick<StoredDeparture, 'startsAt'>, cutoffMinutes: number): Date =>
  addMs(startsAt, -cutoffMinutes * MINUTE);

/** How a departure stands for a party that needs so many places. It can be booked until the cut-off, not at it. */
export function departureState(
  departure: StoredDeparture,
  of: { readonly seats: number; readonly cutoffMinutes: number; readonly now: Date },
): DepartureShown {
  if (departure.cancelledAt !== null) return 'cancelled';
  if (departure.closed || of.now >= closesAt(departure, of.cutoffMinutes)) return 'closed';
  const left = leftOf(departure);
  if (left < Math.max(1, of.seats)) return 'full';
  return left <= tourLimits.fewSeats ? 'few' : 'open';
}

/** People a departure still needs to be guaranteed. */
export const missingOf = ({ guaranteedAt, minPeople, sold }: StoredDeparture): number =>
  guaranteedAt === null ? Math.max(0, minPeople - sold) : 0;

/** When it is decided whether a departure takes place; null where it is, or always does. */
export const undecidedUntil = ({ guaranteedAt, decidesAt }: StoredDeparture): Date | null =>
  guaranteedAt === null ? decidesAt : null;

/** Whether it is guaranteed, cancelled, or open to either. */
export function decidedState({ cancelledAt, guaranteedAt }: StoredDeparture): 'open' | 'guaranteed' | 'cancelled' {
  if (cancelledAt !== null) return 'cancelled';
  return guaranteedAt === null ? 'open' : 'guaranteed';
}
