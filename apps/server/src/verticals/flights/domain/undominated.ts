/** What itineraries are compared by. */
type Compared = {
  readonly key: string;
  readonly departsAt: Date;
  readonly arrivesAt: Date;
  readonly fares: ReadonlyMap<string, { readonly totalUsd: number }>;
};

/** Whether an itinerary leaves no earlier than another, lands no later, and is sold in all its fares for no more. */
const isAsGood = (a: Compared, b: Compared): boolean =>
  a.departsAt >= b.departsAt &&
  a.arrivesAt <= b.arrivesAt &&
  [...b.fares].every(([code, { totalUsd }]) => (a.fares.get(code)?.totalUsd ?? Infinity) <= totalUsd);

/** Returns itineraries without those that another one is at least as good as; of equal ones the first by its key stays. */
export const undominated = <T extends Compared>(found: readonly T[]): T[] =>
  found.filter(
    (one) =>
      !found.some((other) => other !== one && isAsGood(other, one) && (!isAsGood(one, other) || other.key < one.key)),
  );
