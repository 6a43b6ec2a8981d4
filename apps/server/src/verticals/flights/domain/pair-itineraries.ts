import { inTimeForReturn } from './connections.ts';
import type { WayInFare } from './deal-seats.ts';
import type { BagPrice, FoundItinerary, WayFare } from './find-itineraries.ts';
import type { Bag } from './stored-flight.ts';
import { sliceGivesBack } from './trip-fares.ts';

/** What a fare of a way adds to a trip. */
type Added = {
  readonly totalUsd: number;
  readonly adultUsd: number;
  /** What a return discount has taken off the total. */
  readonly returnOffUsd: number;
  /** Whether cancelling it refunds anything now. */
  readonly refundable: boolean;
  /** What of it is for bags that are bought beside the fares. */
  readonly bags: BagPrice;
  /** The ways and fares that it is the price of. */
  readonly of: readonly WayInFare[];
};

/** The cheaper comes first; for the same money that which costs an adult less, then what is refundable, then what includes its bag. */
const compare = (a: Added, b: Added): number =>
  a.totalUsd - b.totalUsd ||
  a.adultUsd - b.adultUsd ||
  Number(b.refundable) - Number(a.refundable) ||
  a.bags.totalUsd - b.bags.totalUsd;

const sumOf = (a: Added, b: Added): Added => ({
  totalUsd: a.totalUsd + b.totalUsd,
  adultUsd: a.adultUsd + b.adultUsd,
  returnOffUsd: a.returnOffUsd + b.returnOffUsd,
  refundable: a.refundable && b.refundable,
  bags: { totalUsd: a.bags.totalUsd + b.bags.totalUsd, adultUsd: a.bags.adultUsd + b.bags.adultUsd },
  of: [...a.of, ...b.of],
});

/** What the fares of a trip have to have. */
export type FareWish = {
  /** A checked bag for everybody with a seat, each way: included in the fare, or bought beside it. */
  readonly bag: boolean;
  /** Cancelling refunds something now, each way. */
  readonly refundable: boolean;
};
export const ANY_FARE: FareWish = { bag: false, refundable: false };

/** A fare of a way with what filters ask of it. */
type KnownFare = {
  readonly code: string;
  readonly fare: WayFare;
  readonly checkedBag: Bag;
  readonly refundable: boolean;
};
type Chosen = Added & { readonly checkedBag: Bag };

// A search asks for the fares of a way several times: with and without each wish, alone and as part of a trip.
const lastKnown = new WeakMap<FoundItinerary, { readonly at: number; readonly fares: readonly KnownFare[] }>();

function faresOf(way: FoundItinerary, now: Date): readonly KnownFare[] {
  const at = now.getTime();
  const known = lastKnown.get(way);
  if (known?.at === at) return known.fares;
  const fares = [...way.fares].map(([code, fare]) => ({
    code,
    fare,
    checkedBag: fare.checkedBag,
    refundable: sliceGivesBack(fare.legs, now),
  }));
  lastKnown.set(way, { at, fares });
  return fares;
}

const NO_BAGS: BagPrice = { totalUsd: 0, adultUsd: 0 };

/** What the bags that are wished cost beside a fare; null where it has not what is wished. */
function granted(wish: FareWish, { fare, refundable }: KnownFare): BagPrice | null {
  if (wish.refundable && !refundable) return null;
  return wish.bag ? fare.bag : NO_BAGS;
}

/** The fares of a way that have what is wished, each with what an adult pays for the bag that goes with it. */
export const wishedFares = (way: FoundItinerary, now: Date, wish: FareWish) =>
  faresOf(way, now).flatMap((known) => {
    const bags = granted(wish, known);
    return bags ? [{ code: known.code, fare: known.fare, bagUsd: bags.adultUsd }] : [];
  });

type Price = 'alone' | 'returned';

function addedBy(way: FoundItinerary, known: KnownFare, { price, wish }: PairQuery): Chosen | null {
  const { code, fare, checkedBag, refundable } = known;
  const asked = price === 'alone' ? fare : fare.returned;
  const bags = granted(wish, known);
  if (!asked || !bags) return null;
  return {
    totalUsd: asked.totalUsd + bags.totalUsd,
    adultUsd: asked.adultUsd + bags.adultUsd,
    returnOffUsd: fare.totalUsd - asked.totalUsd,
    checkedBag,
    refundable,
    bags,
    of: [{ way, code, returned: price === 'returned' }],
  };
}

type PairQuery = { readonly price: Price; readonly now: Date; readonly wish: FareWish };

/** The cheapest fare of a way that has what is wished: at its own price, or as part of a trip there and back that is all its airline's. */
function cheapestFare(way: FoundItinerary, asked: PairQuery): Chosen | null {
  let best: Chosen | null = null;
  for (const known of faresOf(way, asked.now)) {
    const added = addedBy(way, known, asked);
    if (added && (!best || compare(added, best) < 0)) best = added;
  }
  return best;
}

/** What the other way of a trip adds to a way: of any airline, and of the same one with its return discount; null for none. */
export type OtherItinerary = (way: FoundItinerary) => { readonly any: Added | null; readonly same: Added | null };

const NOTHING: Added = { ...NO_BAGS, returnOffUsd: 0, refundable: true, bags: NO_BAGS, of: [] };
/** A trip of one way. */
export const oneWay: OtherItinerary = () => ({ any: NOTHING, same: null });

/** The way out is chosen. */
export function withOut(out: FoundItinerary, now: Date, wish = ANY_FARE): OtherItinerary {
  const any = cheapestFare(out, { price: 'alone', now, wish });
  const returned = cheapestFare(out, { price: 'returned', now, wish });
  return (back) => {
    if (!inTimeForReturn(out.arrivesAt, back.departsAt)) return { any: null, same: null };
    return { any, same: back.returnAirline === out.returnAirline ? returned : null };
  };
}

/** Ways of a trip to several cities are chosen: each in its cheapest fare, and the next one leaves after the last of them has landed. */
function afterWays(before: readonly FoundItinerary[], now: Date, wish = ANY_FARE): OtherItinerary {
  const chosen = before.map((way) => cheapestFare(way, { price: 'alone', now, wish }));
  const all = chosen.reduce<Added | null>((sum, fare) => sum && fare && sumOf(sum, fare), NOTHING);
  const last = before.at(-1);
  return (way) => ({ any: !last || inTimeForReturn(last.arrivesAt, way.departsAt) ? all : null, same: null });
}

/** The cities that ways begin and end in. */
export const routesFlown = (ways: readonly FoundItinerary[]): { from: string; to: string }[] =>
  ways.flatMap(({ legs }) => {
    const [first, last] = [legs[0], legs.at(-1)];
    return first && last ? [{ from: first.flight.from.cityId, to: last.flight.to.cityId }] : [];
  });

/** What the ways chosen before add to one between two cities: to one that leads back from the only one, as on a trip there and back. */
export function tripBefore(
  before: readonly FoundItinerary[],
  { from, to }: { readonly from: { readonly cityId: string }; readonly to: { readonly cityId: string } },
  now: Date,
  wish = ANY_FARE,
): OtherItinerary {
  const [out] = before;
  const [flown, ...more] = routesFlown(before);
  const leadsBack = more.length === 0 && flown?.to === from.cityId && flown.from === to.cityId;
  return out && leadsBack ? withOut(out, now, wish) : afterWays(before, now, wish);
}

type Departing = { readonly departsAt: Date; readonly added: Added };

/** The cheapest of ways that depart late enough, the latest first: each entry is cheaper than all after its departure. */
function cheapestFrom(backs: readonly FoundItinerary[], asked: PairQuery) {
  const lowest: Departing[] = [];
  for (const way of backs) {
    const added = cheapestFare(way, asked);
    const before = lowest.at(-1);
    if (added && (!before || compare(added, before.added) < 0)) lowest.push({ departsAt: way.departsAt, added });
  }
  return (landsAt: Date): Added | null =>
    lowest.findLast(({ departsAt }) => inTimeForReturn(landsAt, departsAt))?.added ?? null;
}

/**
 * The cheapest way back of those that depart in time after a way out has landed: ways back in the order of their departure,
 * each with the lowest price from there on, over all of them and for each airline with a return discount. So every way out
 * finds its own by two looks.
 */
export function cheapestBack(backs: readonly FoundItinerary[], now: Date, wish = ANY_FARE): OtherItinerary {
  const latestFirst = [...backs].sort((a, b) => b.departsAt.getTime() - a.departsAt.getTime());
  const any = cheapestFrom(latestFirst, { price: 'alone', now, wish });
  const ofAirlines = new Map(
    [...Map.groupBy(latestFirst, ({ returnAirline }) => returnAirline)].map(([airline, own]) => [
      airline,
      cheapestFrom(own, { price: 'returned', now, wish }),
    ]),
  );
  return (out) => ({
    any: any(out.arrivesAt),
    same: (out.returnAirline && ofAirlines.get(out.returnAirline)?.(out.arrivesAt)) || null,
  });
}

/** A way as a result: the cheapest fare that has what is wished, together with the other way. */
export type Result = {
  readonly way: FoundItinerary;
  readonly totalUsd: number;
  readonly adultUsd: number;
  /** What a return discount has taken off the total. */
  readonly returnOffUsd: number;
  readonly checkedBag: Bag;
  /** Whether cancelling refunds some of the fare of every way now. */
  readonly refundable: boolean;
  /** What of its prices is for bags that are bought beside the fares. */
  readonly bags: BagPrice;
  /** The ways and fares that it is the price of. */
  readonly of: readonly WayInFare[];
};

type Paired = { readonly own: Chosen; readonly sum: Added };
const pair = (own: Chosen | null, added: Added | null): Paired | null =>
  own && added && { own, sum: sumOf(own, added) };

/** Itineraries with the cheapest fare that has what is wished; those that have none together with the other way are no results. */
export function resultsOf(
  ways: readonly FoundItinerary[],
  other: OtherItinerary,
  now: Date,
  wish = ANY_FARE,
): Result[] {
  return ways.flatMap((way) => {
    const { any, same } = other(way);
    const alone = any && pair(cheapestFare(way, { price: 'alone', now, wish }), any);
    const returned = same && pair(cheapestFare(way, { price: 'returned', now, wish }), same);
    const best = returned && (!alone || compare(returned.sum, alone.sum) <= 0) ? returned : alone;
    if (!best) return [];
    const { totalUsd, adultUsd, returnOffUsd, refundable, bags, of } = best.sum;
    return [{ way, totalUsd, adultUsd, returnOffUsd, refundable, bags, of, checkedBag: best.own.checkedBag }];
  });
}
