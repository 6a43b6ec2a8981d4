import { bagKey, type WantedBag } from '@app/contract/verticals/flights/bag-schemas';
import type { BoughtBag } from '@app/contract/verticals/flights/views';
import { addMs, MINUTE } from '@app/kernel/clock';
import { bagsSold } from './bag-offers.ts';
import { brandsOf } from './fare.ts';
import type { FlightSnapshot, KeptSlice } from './flight-snapshot.ts';
import type { ExtraBag, FareBrand } from './stored-flight.ts';

/** Whether bags can be bought for a way that is booked: until booking of its first flight ends. */
export const isOpen = ({ legs }: KeptSlice, of: { readonly now: Date; readonly closeMinutes: number }): boolean => {
  const departsAt = new Date(legs[0]?.departsAt ?? 0);
  return departsAt >= addMs(of.now, of.closeMinutes * MINUTE);
};

/** The bags that are sold now for a way that is booked: those of its fare as its airlines have it now, also where it is on sale no more. */
export function soldForBooked({ cabin, brand, legs }: KeptSlice, brands: readonly FareBrand[]): readonly ExtraBag[] {
  const fares = legs.flatMap(({ airline }) => {
    const all = brands.map((one) => ({ ...one, enabled: true }));
    return brandsOf(all, { airlineId: airline.id, cabin }).find(({ code }) => code === brand) ?? [];
  });
  return fares.length === legs.length ? bagsSold(fares) : [];
}

/** Pieces by way, traveller and kind, those of other weights together. */
const totals = (bags: readonly WantedBag[]): WantedBag[] =>
  [...Map.groupBy(bags, bagKey).values()].flatMap((same) => {
    const [first] = same;
    return first ? { ...first, pieces: same.reduce((sum, { pieces }) => sum + pieces, 0) } : [];
  });

/** Bags that are asked for with those that were: what is bought can only grow. */
export const askedWith = (before: readonly WantedBag[], more: readonly WantedBag[]): WantedBag[] =>
  totals([...before, ...more].map(({ slice, guest, kind, pieces }) => ({ slice, guest, kind, pieces })));

/** A booking with bags more: pieces of one weight stand together. */
export function withBags(snapshot: FlightSnapshot, more: readonly BoughtBag[]): FlightSnapshot {
  const weighed = Map.groupBy([...(snapshot.bags ?? []), ...more], (bag) => `${bagKey(bag)}/${bag.kg}`);
  const bags = [...weighed.values()].flatMap((same) => {
    const [first] = same;
    return first ? { ...first, pieces: same.reduce((sum, { pieces }) => sum + pieces, 0) } : [];
  });
  return {
    ...snapshot,
    bags: bags.sort((a, b) => (bagKey(a) < bagKey(b) ? -1 : bagKey(a) > bagKey(b) ? 1 : a.kg - b.kg)),
  };
}
