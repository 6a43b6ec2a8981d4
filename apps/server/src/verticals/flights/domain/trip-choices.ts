import { readSliceKey } from '@app/contract/verticals/flights/trip-schemas';
import { invariant } from '@app/kernel/assert';
import { addMs, MINUTE } from '@app/kernel/clock';
import { addDays, type Day } from '@app/kernel/local-day';
import { instantOf } from '@app/kernel/zone-time';
import { withAirports } from './airport-times.ts';
import { inTimeForReturn } from './connections.ts';
import type { FoundItinerary } from './find-itineraries.ts';

/** A way in one brand. */
export type BrandedItinerary = { readonly way: FoundItinerary; readonly code: string };
/** A trip there and back, a brand each way; `usd` is what the party pays, in cents. */
export type TripChoice = { readonly out: BrandedItinerary; readonly back: BrandedItinerary; readonly usd: number };

/** What the party pays for a way in a brand, in cents, alone or on a trip that its airline flies both ways of. */
export type WayPrice = (way: FoundItinerary, code: string, returned: boolean) => number;

/** Whether an airline that takes something off trips there and back flies both ways. */
const isReturned = (out: FoundItinerary, back: FoundItinerary): boolean =>
  out.returnAirline !== null && out.returnAirline === back.returnAirline;

/** What a way out and a way back in their brands cost together, with the return discount of an airline that flies all of it. */
function tripOf(out: BrandedItinerary, back: BrandedItinerary, priceOf: WayPrice): TripChoice {
  const returned = isReturned(out.way, back.way);
  const usd = [out, back].reduce((sum, { way, code }) => sum + priceOf(way, code, returned), 0);
  return { out, back, usd };
}

/** Every brand of two ways that can be flown one after the other, the cheapest first. */
function brandsOfPair(out: FoundItinerary, back: FoundItinerary, priceOf: WayPrice): TripChoice[] {
  if (!inTimeForReturn(out.arrivesAt, back.departsAt)) return [];
  return [...out.fares.keys()]
    .flatMap((code) =>
      [...back.fares.keys()].map((other) => tripOf({ way: out, code }, { way: back, code: other }, priceOf)),
    )
    .sort((a, b) => a.usd - b.usd || (tripKey(a) < tripKey(b) ? -1 : 1));
}

/** Names a trip among those of its slot: its flights and brands. */
export const tripKey = ({ out, back }: TripChoice): string =>
  [out.way.key, back.way.key, out.code, back.code].join('~');

/** Reads such a name; null where it is none. */
export function readTripKey(key: string) {
  const [out = '', back = '', brand = '', backBrand = '', ...more] = key.split('~');
  const legs = [readSliceKey(out), readSliceKey(back)] as const;
  const sound = more.length === 0 && [brand, backBrand].every((code) => /^[a-z][a-z0-9_]{0,19}$/.test(code));
  return sound && legs[0] && legs[1] ? { out: legs[0], back: legs[1], brand, backBrand } : null;
}

/** Itineraries that land on a day by the clock of their destination, by an hour `HH:MM` of it where one is given. */
export function landingOn(
  ways: readonly FoundItinerary[],
  of: { readonly zone: string; readonly day: Day; readonly by: string | null },
): FoundItinerary[] {
  const begins = instantOf(of.day, '00:00', of.zone);
  const ends = instantOf(addDays(of.day, 1), '00:00', of.zone);
  const late = of.by === null ? ends : addMs(instantOf(of.day, of.by, of.zone), MINUTE);
  return ways.filter(({ arrivesAt }) => arrivesAt >= begins && arrivesAt < ends && arrivesAt < late);
}

/** A way with the lowest of its fares, alone and on a trip that its airline flies both ways of. */
type LowestFares = { readonly way: FoundItinerary; readonly usd: number; readonly returnedUsd: number };

const lowestFares = (way: FoundItinerary, priceOf: WayPrice): LowestFares => {
  const codes = [...way.fares.keys()];
  return {
    way,
    usd: Math.min(...codes.map((code) => priceOf(way, code, false))),
    returnedUsd: Math.min(...codes.map((code) => priceOf(way, code, true))),
  };
};

type Pair = { readonly back: FoundItinerary; readonly usd: number };
/** A way out and a way back, and what they cost together at the least. */
export type LowestTrip = Pair & { readonly out: FoundItinerary };

/** The cheapest way back after a way out, with what the trip costs at the least; null where none leaves in time. */
function cheapestPair(out: LowestFares, backs: readonly LowestFares[]): Pair | null {
  let best: Pair | null = null;
  for (const back of backs) {
    if (!inTimeForReturn(out.way.arrivesAt, back.way.departsAt)) continue;
    const usd = isReturned(out.way, back.way) ? out.returnedUsd + back.returnedUsd : out.usd + back.usd;
    if (!best || usd < best.usd) best = { back: back.way, usd };
  }
  return best;
}

/** What the cheapest of all trips there and back costs, and its ways; null where none can be flown. */
export function lowestTrip(
  outs: readonly FoundItinerary[],
  backs: readonly FoundItinerary[],
  priceOf: WayPrice,
): LowestTrip | null {
  const homes = backs.map((back) => lowestFares(back, priceOf));
  return outs.reduce<LowestTrip | null>((best, out) => {
    const pair = cheapestPair(lowestFares(out, priceOf), homes);
    return pair && (!best || pair.usd < best.usd) ? { out, ...pair } : best;
  }, null);
}

/** Each way out with each way back that leaves in time, in the cheapest of their brands. */
export const everyTrip = (
  outs: readonly FoundItinerary[],
  backs: readonly FoundItinerary[],
  priceOf: WayPrice,
): LowestTrip[] => {
  const homes = backs.map((back) => lowestFares(back, priceOf));
  return outs.flatMap((out) => {
    const fares = lowestFares(out, priceOf);
    return homes.flatMap((home) => {
      const pair = cheapestPair(fares, [home]);
      return pair ? [{ out, ...pair }] : [];
    });
  });
};

/** The cheapest of two ways with its brands; they can be flown one after the other. */
export function tripOfItineraries(out: FoundItinerary, back: FoundItinerary, priceOf: WayPrice): TripChoice {
  const [trip] = brandsOfPair(out, back, priceOf);
  invariant(trip, 'ways that can be flown one after the other have a brand each');
  return trip;
}

/** When those who fly two ways can do nothing else. */
export const timesOfItineraries = ({ out, back }: Pick<LowestTrip, 'out' | 'back'>) => [
  withAirports(out),
  withAirports(back),
];

/**
 * Trips to choose from, the cheapest first: each way out with its cheapest way back, then other ways back after the cheapest way out, then other
 * brands of the cheapest trip, as far as the limit goes.
 */
export function tripChoices(
  outs: readonly FoundItinerary[],
  backs: readonly FoundItinerary[],
  { limit, priceOf }: { readonly limit: number; readonly priceOf: WayPrice },
): TripChoice[] {
  const byPrice = (a: TripChoice, b: TripChoice): number => a.usd - b.usd;
  const cheapest = (out: FoundItinerary, back: FoundItinerary): TripChoice[] =>
    brandsOfPair(out, back, priceOf).slice(0, 1);
  const homes = backs.map((back) => lowestFares(back, priceOf));
  const ofOuts = outs
    .flatMap((out) => {
      const pair = cheapestPair(lowestFares(out, priceOf), homes);
      return pair ? cheapest(out, pair.back) : [];
    })
    .sort(byPrice);
  const [first] = ofOuts;
  if (!first) return [];
  const ofBacks = backs.flatMap((back) => cheapest(first.out.way, back)).sort(byPrice);
  const brands = brandsOfPair(first.out.way, first.back.way, priceOf);
  const found = new Map([...ofOuts, ...ofBacks, ...brands].map((trip) => [tripKey(trip), trip]));
  return [...found.values()].slice(0, limit).sort(byPrice);
}
