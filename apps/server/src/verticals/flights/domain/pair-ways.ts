import { inTimeForReturn } from './connections.ts';
import { faresGive } from './fare.ts';
import type { FoundWay } from './find-ways.ts';
import { percentAt } from './refund-steps.ts';
import type { Bag } from './stored-flight.ts';

/** What the other way of a trip adds in a brand. */
export type Added = { readonly totalUsd: number; readonly adultUsd: number };
/** What the other way adds to a way in a brand; null where there is none. */
export type OtherWay = (code: string, way: FoundWay) => Added | null;

const NOTHING: Added = { totalUsd: 0, adultUsd: 0 };
/** A trip of one way. */
export const oneWay: OtherWay = () => NOTHING;

/** The way out is chosen. */
export const withOut =
  (out: FoundWay): OtherWay =>
  (code, back) =>
    inTimeForReturn(out.arrivesAt, back.departsAt) ? (out.fares.get(code) ?? null) : null;

/**
 * The cheapest way back in each brand of those that depart in time after a way out has landed: ways back in the order of
 * their departure, each with the lowest price from there on, so that every way out finds its own by one look.
 */
export function cheapestBack(backs: readonly FoundWay[]): OtherWay {
  const ordered = [...backs].sort((a, b) => b.departsAt.getTime() - a.departsAt.getTime());
  const lowest = new Map<string, { readonly way: FoundWay; readonly added: Added }[]>();
  for (const way of ordered) {
    for (const [code, fare] of way.fares) {
      const known = lowest.get(code) ?? [];
      const before = known.at(-1);
      if (!before || fare.totalUsd < before.added.totalUsd) lowest.set(code, [...known, { way, added: fare }]);
    }
  }
  // The later departures come first and are the dearer: the last one in time is the cheapest.
  return (code, out) =>
    lowest.get(code)?.findLast(({ way }) => inTimeForReturn(out.arrivesAt, way.departsAt))?.added ?? null;
}

/** A way as a result: its cheapest fare together with the other way. */
export type Result = {
  readonly way: FoundWay;
  readonly totalUsd: number;
  readonly adultUsd: number;
  readonly checkedBag: Bag;
  /** Whether its fare gives anything back now. */
  readonly refundable: boolean;
};

/** Ways with their cheapest fare; those that have none together with the other way are no results. */
export function resultsOf(ways: readonly FoundWay[], other: OtherWay, now: Date): Result[] {
  return ways.flatMap((way) => {
    const fares = [...way.fares].flatMap(([code, fare]) => {
      const added = other(code, way);
      return added
        ? [{ fare, totalUsd: fare.totalUsd + added.totalUsd, adultUsd: fare.adultUsd + added.adultUsd }]
        : [];
    });
    const cheapest = fares.sort((a, b) => a.totalUsd - b.totalUsd)[0];
    if (!cheapest) return [];
    const { legs } = cheapest.fare;
    return [
      {
        way,
        totalUsd: cheapest.totalUsd,
        adultUsd: cheapest.adultUsd,
        checkedBag: faresGive(legs.map(({ brand }) => brand)).checkedBag,
        refundable: legs.some(
          ({ brand }) => percentAt({ departsAt: way.departsAt, steps: brand.refundSteps }, now) < 100,
        ),
      },
    ];
  });
}
