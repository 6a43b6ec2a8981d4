import type { TravelSubject } from '@app/contract/travel/order-views';
import type { BookedSeat } from '@app/contract/verticals/flights/seat-schemas';

const seatsOf = ({ item }: Pick<TravelSubject, 'item'>): readonly BookedSeat[] =>
  (item as { readonly seats?: readonly BookedSeat[] } | null)?.seats ?? [];

/** Returns the chosen seats that are not had any more with something else, in the order in which they are flown. */
export function lostSeats(before: Pick<TravelSubject, 'item'>, after: Pick<TravelSubject, 'item'>): string[] {
  const kept = seatsOf(after);
  return seatsOf(before)
    .filter(({ leg, guest, seat }) => !kept.some((one) => one.leg === leg && one.guest === guest && one.seat === seat))
    .map(({ seat }) => seat);
}
