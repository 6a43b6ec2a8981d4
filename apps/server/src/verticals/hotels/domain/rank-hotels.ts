import { BOARDS, type Board, FACILITIES } from '@app/contract/verticals/hotels/facts';
import { cancelPolicy, freeUntil } from './cancel-policy.ts';
import type { CityFacts } from './city-facts.ts';
import { type Counts, countFacts, countPlans, type Failed, newCounts } from './count-hotels.ts';
import { nightlyAverage, taxOf } from './price-stay.ts';
import type { Desk, Offers, StayOff } from './stay-offers.ts';

export type Filters = {
  /** Of a room's night with taxes, in cents. */
  readonly minUsd: number | null;
  readonly maxUsd: number | null;
  readonly stars: readonly number[] | null;
  /** Tenths. */
  readonly scoreMin: number | null;
  readonly board: readonly Board[] | null;
  readonly free: boolean;
  readonly facilities: readonly string[] | null;
  readonly area: string | null;
};

/** The people and the length of the stay, and when it begins; what prices are averaged over. */
export type Terms = { readonly checkIn: string; readonly nights: number; readonly rooms: number; readonly now: Date };

/** Hotels of one city that are looked at, the desk that prices them, and how far each is from where it is looked for. */
export type Candidates = {
  readonly city: CityFacts;
  readonly desk: Desk;
  /** Places of hotels in their city, rising. */
  readonly hotels: Iterable<number>;
  readonly distance: (hotel: number) => number;
};

/** A hotel that something can be booked in, with its cheapest plan at the deals that run. Money is cents, all rooms and nights together. */
export type Found = {
  readonly city: CityFacts;
  readonly hotel: number;
  readonly plan: number;
  readonly left: number;
  readonly free: boolean;
  readonly taxUsd: number;
  readonly totalUsd: number;
  readonly nightlyUsd: number;
  /** What deals take off the plan, and a room's night and the whole stay with taxes without them; null where none runs. */
  readonly deal: { readonly off: StayOff; readonly wasUsd: number; readonly usualUsd: number } | null;
  readonly distance: number;
};

/** Whether cancelling is free does not depend on what it is of. */
const ANY_USD = 1_000_000;

/** Whether cancelling is free still, by rule of cancellation and arrival: those that share both are asked once. */
function freedomIn(city: CityFacts, { checkIn, now }: Terms): (plan: number, hotel: number) => boolean {
  const known = new Int8Array(city.cancels.length * city.arrivals.length).fill(-1);
  return (plan, hotel) => {
    const cancelAt = city.plans.cancel[plan] ?? 0;
    const arrivalAt = city.hotels.arrival[hotel] ?? 0;
    const at = cancelAt * city.arrivals.length + arrivalAt;
    if (known[at] !== -1) return known[at] === 1;
    const rule = city.cancels[cancelAt];
    const arrival = city.arrivals[arrivalAt];
    const free =
      rule?.refundable === true &&
      arrival !== undefined &&
      freeUntil(cancelPolicy(rule, { ...arrival, checkIn }, ANY_USD), now) !== null;
    known[at] = Number(free);
    return free;
  };
}

/** Filters of one search as a city's columns are asked for them. */
type CityFilters = {
  readonly stars: number | null;
  readonly facilities: number;
  /** The place of the area wanted; -1 where this city has none of that name. */
  readonly area: number | null;
  readonly boards: number | null;
};

const bitsOf = (places: readonly number[]): number => places.reduce((sum, place) => sum | (1 << place), 0);

function filtersIn(city: CityFacts, filters: Filters): CityFilters {
  const names: readonly string[] = FACILITIES;
  return {
    stars: filters.stars && bitsOf(filters.stars),
    facilities: bitsOf((filters.facilities ?? []).map((name) => names.indexOf(name))),
    area: filters.area === null ? null : city.areas.findIndex(({ key }) => key === filters.area),
    boards: filters.board && bitsOf(filters.board.map((board) => BOARDS.indexOf(board))),
  };
}

type Sifting = {
  readonly filters: Filters;
  readonly of: CityFilters;
  readonly terms: Terms;
  readonly city: CityFacts;
  readonly isFree: (plan: number, hotel: number) => boolean;
  readonly counts: Counts;
};

/** Which group of filters of the hotel itself it does not pass; `several` where there are more than one. */
function failedOf(hotel: number, { city: { hotels }, filters, of }: Sifting): Failed {
  const stars = of.stars !== null && ((of.stars >> (hotels.stars[hotel] ?? 0)) & 1) === 0;
  const score = filters.scoreMin !== null && (hotels.score[hotel] ?? -1) < filters.scoreMin;
  const area = of.area !== null && hotels.area[hotel] !== of.area;
  const facilities = ((hotels.facilities[hotel] ?? 0) & of.facilities) !== of.facilities;
  const failed = Number(stars) + Number(score) + Number(area) + Number(facilities);
  if (failed === 0) return null;
  if (failed > 1) return 'several';
  if (stars) return 'stars';
  if (score) return 'score';
  return area ? 'area' : 'facilities';
}

const nightlyOf = (listUsd: number, hotel: number, { city, terms }: Sifting): number =>
  nightlyAverage(listUsd + taxOf(listUsd, city.hotels.taxBp[hotel] ?? 0), terms.nights, terms.rooms);

function fitsPrice(listUsd: number, hotel: number, sifting: Sifting): boolean {
  const { minUsd, maxUsd } = sifting.filters;
  if (minUsd === null && maxUsd === null) return true;
  const usd = nightlyOf(listUsd, hotel, sifting);
  return (minUsd === null || usd >= minUsd) && (maxUsd === null || usd <= maxUsd);
}

/** What the offers of one hotel come to: the cheapest plan that passes, and what other choices would leave. */
type Tally = { best: number; bestUsd: number; bestFree: boolean; boards: number; anyFree: boolean; leastUsd: number };

type Offered = { readonly plan: number; readonly usd: number; readonly board: number; readonly free: boolean };
type Passes = { readonly price: boolean; readonly board: boolean; readonly free: boolean };

function addOffer(tally: Tally, { plan, usd, board, free }: Offered, passes: Passes): void {
  if (passes.price && passes.free) tally.boards |= board;
  if (passes.price && passes.board && free) tally.anyFree = true;
  if (!passes.board || !passes.free) return;
  if (tally.leastUsd === 0 || usd < tally.leastUsd) tally.leastUsd = usd;
  if (!passes.price || (tally.best !== -1 && usd >= tally.bestUsd)) return;
  tally.best = plan;
  tally.bestUsd = usd;
  tally.bestFree = free;
}

function tallyOffers(hotel: number, offers: Offers, sifting: Sifting): Tally {
  const { of, filters, city } = sifting;
  const tally: Tally = { best: -1, bestUsd: 0, bestFree: false, boards: 0, anyFree: false, leastUsd: 0 };
  for (let plan = offers.from; plan < offers.to; plan += 1) {
    const usd = offers.usd[plan - offers.from] ?? 0;
    if (usd === 0) continue;
    const board = 1 << (city.plans.board[plan] ?? 0);
    const free = sifting.isFree(plan, hotel);
    const passes = {
      price: fitsPrice(usd, hotel, sifting),
      board: of.boards === null || (of.boards & board) !== 0,
      free: !filters.free || free,
    };
    addOffer(tally, { plan, usd, board, free }, passes);
  }
  return tally;
}

function siftOne(hotel: number, { desk, distance }: Candidates, sifting: Sifting): Found | null {
  const { city, counts, terms } = sifting;
  const failed = failedOf(hotel, sifting);
  if (failed === 'several') return null;
  const offers = desk.ask(hotel);
  const tally = tallyOffers(hotel, offers, sifting);
  if (tally.best !== -1) countFacts(hotel, city, { failed, counts });
  if (failed !== null) return null;
  const nightlyUsd = tally.leastUsd === 0 ? null : nightlyOf(tally.leastUsd, hotel, sifting);
  countPlans({ ...tally, nightlyUsd }, counts);
  if (tally.best === -1) return null;
  const taxUsd = taxOf(tally.bestUsd, city.hotels.taxBp[hotel] ?? 0);
  const totalUsd = tally.bestUsd + taxUsd;
  const deal = offers.deals.get(tally.best);
  return {
    city,
    hotel,
    plan: tally.best,
    left: offers.left[tally.best - offers.from] ?? 0,
    free: tally.bestFree,
    taxUsd,
    totalUsd,
    nightlyUsd: nightlyAverage(totalUsd, terms.nights, terms.rooms),
    deal: deal
      ? {
          off: deal.off,
          wasUsd: nightlyOf(deal.usualUsd, hotel, sifting),
          usualUsd: deal.usualUsd + taxOf(deal.usualUsd, city.hotels.taxBp[hotel] ?? 0),
        }
      : null,
    distance: distance(hotel),
  };
}

/** Filters candidates and counts what other choices would leave. Only hotels that something can be booked in are found. */
export function filter(
  candidates: readonly Candidates[],
  filters: Filters,
  terms: Terms,
): { readonly found: Found[]; readonly counts: Counts } {
  const counts = newCounts();
  const found: Found[] = [];
  for (const one of candidates) {
    const { city } = one;
    const sifting = { filters, of: filtersIn(city, filters), terms, city, isFree: freedomIn(city, terms), counts };
    for (const hotel of one.hotels) {
      const hit = siftOne(hotel, one, sifting);
      if (hit) found.push(hit);
    }
  }
  return { found, counts };
}
