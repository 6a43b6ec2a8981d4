import { bagPieceUsd, bagsSold, neededBag } from './bag-offers.ts';
import { brandsOf, faresGive } from './fare.ts';
import type { Departure } from './schedule.ts';
import type { Bag, FareBrand } from './stored-flight.ts';

/** Dearer is no brand. */
const MOST_PERCENT = 500;

/** A brand that every flight of a way is sold in, each flight with its airline's, and what follows from them whatever the day. */
export type SoldBrand = {
  readonly code: string;
  /** One of each flight. */
  readonly brands: readonly FareBrand[];
  readonly checkedBag: Bag;
  /** What a checked bag costs beside the fare: nothing where it includes one, null where there is none to be had. */
  readonly bagUsd: number | null;
};

function bagUsdOf(brands: readonly FareBrand[], checkedBag: Bag): number | null {
  const bag = neededBag(checkedBag, bagsSold(brands));
  if (bag === undefined) return null;
  return bag ? bagPieceUsd(bag) : 0;
}

function findSold(legs: readonly Departure[], brands: readonly FareBrand[]): SoldBrand[] {
  const ofLegs = legs.map(({ flight, cabin }) =>
    brandsOf(brands, { airlineId: flight.airline.id, cabin: cabin.cabin }),
  );
  return (ofLegs[0] ?? []).flatMap(({ code }) => {
    const same = ofLegs.flatMap((own) => own.find((one) => one.code === code) ?? []);
    if (same.length < legs.length) return [];
    const { checkedBag } = faresGive(same);
    return [{ code, brands: same, checkedBag, bagUsd: bagUsdOf(same, checkedBag) }];
  });
}

type OfLeg = { readonly leastPercent: number };
const knownOfLegs = new WeakMap<readonly FareBrand[], Map<string, OfLeg>>();

/** The least percent that a brand of a flight's airline costs of the cabin's price. */
export function brandsOfLeg({ flight, cabin }: Departure, brands: readonly FareBrand[]): OfLeg {
  const ofAirlines = knownOfLegs.get(brands) ?? new Map<string, OfLeg>();
  knownOfLegs.set(brands, ofAirlines);
  const key = `${flight.airline.id} ${cabin.cabin}`;
  const known = ofAirlines.get(key);
  if (known) return known;
  const own = brandsOf(brands, { airlineId: flight.airline.id, cabin: cabin.cabin });
  const made = { leastPercent: Math.min(...own.map(({ pricePercent }) => pricePercent), MOST_PERCENT) };
  ofAirlines.set(key, made);
  return made;
}

// Thousands of ways of a search are flown by a few combinations of airlines.
const known = new WeakMap<readonly FareBrand[], Map<string, readonly SoldBrand[]>>();

/** Brands that every flight of a way has, in the order of the first one's; worked out once for the same airlines and cabins. */
export function brandsSold(legs: readonly Departure[], brands: readonly FareBrand[]): readonly SoldBrand[] {
  const sold = known.get(brands) ?? new Map<string, readonly SoldBrand[]>();
  known.set(brands, sold);
  let key = '';
  for (const { flight, cabin } of legs) key += `${flight.airline.id} ${cabin.cabin} `;
  const found = sold.get(key) ?? findSold(legs, brands);
  sold.set(key, found);
  return found;
}
