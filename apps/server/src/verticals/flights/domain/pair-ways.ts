import { inTimeForReturn } from './connections.ts';
import { faresGive } from './fare.ts';
import type { FoundWay, WayFare } from './find-ways.ts';
import type { Bag } from './stored-flight.ts';
import { sliceGivesBack } from './trip-fares.ts';

/** What a fare of a way adds to a trip. */
type Added = {
  readonly totalUsd: number;
  readonly adultUsd: number;
  /** Whether it gives anything back now. */
  readonly refundable: boolean;
};

/** The cheaper comes first; for the same money that which costs an adult less, then what gives back. */
const compare = (a: Added, b: Added): number =>
  a.totalUsd - b.totalUsd || a.adultUsd - b.adultUsd || Number(b.refundable) - Number(a.refundable);

/** The cheapest fare of a way. */
const cheapestFare = (way: FoundWay, now: Date): (Added & { readonly fare: WayFare }) | undefined =>
  [...way.fares.values()]
    .map((fare) => {
      const { totalUsd, adultUsd } = fare;
      return { fare, totalUsd, adultUsd, refundable: sliceGivesBack(fare.legs, now) };
    })
    .sort(compare)[0];

/** What the other way of a trip adds to a way; null where there is none. */
export type OtherWay = (way: FoundWay) => Added | null;

const NOTHING: Added = { totalUsd: 0, adultUsd: 0, refundable: true };
/** A trip of one way. */
export const oneWay: OtherWay = () => NOTHING;

/** The way out is chosen. */
export function withOut(out: FoundWay, now: Date): OtherWay {
  const added = cheapestFare(out, now) ?? null;
  return (back) => (inTimeForReturn(out.arrivesAt, back.departsAt) ? added : null);
}

/**
 * The cheapest way back of those that depart in time after a way out has landed: ways back in the order of their departure,
 * each with the lowest price from there on, so that every way out finds its own by one look.
 */
export function cheapestBack(backs: readonly FoundWay[], now: Date): OtherWay {
  const lowest: { readonly departsAt: Date; readonly added: Added }[] = [];
  for (const way of [...backs].sort((a, b) => b.departsAt.getTime() - a.departsAt.getTime())) {
    const added = cheapestFare(way, now);
    const before = lowest.at(-1);
    if (added && (!before || compare(added, before.added) < 0)) lowest.push({ departsAt: way.departsAt, added });
  }
  // The later departures come first and are the dearer: the last one in time is the cheapest.
  return (out) => lowest.findLast(({ departsAt }) => inTimeForReturn(out.arrivesAt, departsAt))?.added ?? null;
}

/** A way as a result: its cheapest fare together with the other way. */
export type Result = {
  readonly way: FoundWay;
  readonly totalUsd: number;
  readonly adultUsd: number;
  readonly checkedBag: Bag;
  /** Whether the fare of every way gives anything back now. */
  readonly refundable: boolean;
};

/** Ways with their cheapest fare; those that have none together with the other way are no results. */
export function resultsOf(ways: readonly FoundWay[], other: OtherWay, now: Date): Result[] {
  return ways.flatMap((way) => {
    const [own, added] = [cheapestFare(way, now), other(way)];
    if (!own || !added) return [];
    return [
      {
        way,
        totalUsd: own.totalUsd + added.totalUsd,
        adultUsd: own.adultUsd + added.adultUsd,
        checkedBag: faresGive(own.fare.legs.map(({ brand }) => brand)).checkedBag,
        refundable: own.refundable && added.refundable,
      },
    ];
  });
}
