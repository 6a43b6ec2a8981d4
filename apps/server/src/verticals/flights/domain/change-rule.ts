import { travellersOf } from '@app/contract/verticals/flights/party';
import { addMs, MINUTE } from '@app/kernel/clock';
import { asSnapshot, type FlightSnapshot, type KeptSlice } from './flight-snapshot.ts';

/** When a way departs, as it was sold. */
export const departureOf = ({ legs }: KeptSlice): Date => new Date(legs[0]?.departsAt ?? 0);

/** Until when a way may be changed by the rule of its fare; null where that does not allow it, or says nothing. */
export function changeableUntil(slice: KeptSlice): Date | null {
  const { change } = slice.fare;
  return change?.allowed ? addMs(departureOf(slice), -change.untilMinutes * MINUTE) : null;
}

/** What changing each way costs all who travel by the rules of their fares; bookings of before have none. */
export function changeTerms(kept: Record<string, unknown>) {
  const { slices, party } = asSnapshot(kept);
  if (slices.some(({ fare }) => !fare.change)) return undefined;
  return slices.map((slice) => {
    const until = changeableUntil(slice);
    return { feeUsd: until && ruleFeeUsd(slice, travellersOf(party)), until: until ?? departureOf(slice) };
  });
}

/** Whether the rule of its fare allows a way to be changed now. */
export function mayChange(slice: KeptSlice, now: Date): boolean {
  const until = changeableUntil(slice);
  return until !== null && now < until;
}

/**
 * Whether a trip may be changed by the rules of its fares: where a way may be, or for staff where one has not departed. Null where what
 * cancelling costs says: of bookings of before, and while somebody of several can leave it.
 */
export function mayBeChanged(
  { slices, party }: FlightSnapshot,
  { now, byStaff }: { readonly now: Date; readonly byStaff: boolean },
): boolean | null {
  if (slices.some((slice) => (byStaff ? now < departureOf(slice) : mayChange(slice, now)))) return true;
  return slices.some(({ fare }) => !fare.change) || travellersOf(party) > 1 ? null : false;
}

/** What the rule of a way's fare says for so many travellers, in USD cents. */
export const ruleFeeUsd = ({ fare }: KeptSlice, travellers: number): number => (fare.change?.feeUsd ?? 0) * travellers;
