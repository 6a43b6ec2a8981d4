import { BOARDS, type Board, type HotelSort } from '@app/contract/verticals/hotels/facts';
import { cancelPolicy, freeUntil } from './cancel-policy.ts';
import { nightlyAverage, taxOf } from './price-stay.ts';
import type { CityFacts, HotelFacts, PlanFacts } from './shelf.ts';
import type { Offer } from './stay-offers.ts';

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

/** A hotel with the offers it has, and the place it is found from. */
export type Candidate = {
  readonly hotel: HotelFacts;
  readonly city: CityFacts;
  readonly offers: readonly Offer[];
  readonly distance: number;
};

export type Found = Candidate & {
  readonly best: Offer;
  readonly free: boolean;
  readonly taxUsd: number;
  readonly totalUsd: number;
  readonly nightlyUsd: number;
};

/** Whether cancelling is free does not depend on what it is of. */
const ANY_USD = 1_000_000;

type Group = 'stars' | 'score' | 'facilities' | 'area';

/** Whether cancelling under a plan is free still. */
export function isFree(plan: PlanFacts, hotel: HotelFacts, terms: Terms): boolean {
  if (!plan.refundable) return false;
  const { zone, checkInFrom } = hotel;
  return freeUntil(cancelPolicy(plan, { checkIn: terms.checkIn, checkInFrom, zone }, ANY_USD), terms.now) !== null;
}

/** Counts of what each filter would leave, with every filter of the other groups in force. */
export type Counts = {
  readonly stars: Map<number, number>;
  readonly board: Map<Board, number>;
  readonly facility: Map<string, number>;
  readonly area: Map<string, number>;
  readonly score: Map<number, number>;
  free: number;
  min: number | null;
  max: number | null;
};
const SCORES = [9, 8, 7, 6];
const more = <K>(counts: Map<K, number>, key: K): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

export type Ranked = { readonly found: Found[]; readonly counts: Counts };

/** Filters candidates and counts what other choices would leave. Only hotels that something can be booked in are found. */
export function sift(candidates: readonly Candidate[], filters: Filters, terms: Terms): Ranked {
  const counts: Counts = {
    stars: new Map(),
    board: new Map(),
    facility: new Map(),
    area: new Map(),
    score: new Map(),
    free: 0,
    min: null,
    max: null,
  };
  const freeOf = new Map<string, boolean>();
  const tally: Tally = { best: null, bestFree: false, boards: 0, anyFree: false, least: null };
  const sifting: Sifting = { filters, terms, freeOf, counts, tally };
  const found: Found[] = [];
  for (const candidate of candidates) {
    const one = siftOne(candidate, sifting);
    if (one) found.push(one);
  }
  return { found, counts };
}

type Sifting = {
  readonly filters: Filters;
  readonly terms: Terms;
  readonly freeOf: Map<string, boolean>;
  readonly counts: Counts;
  readonly tally: Tally;
};

/** Plans with the same rule in one zone are free until the same moment: asked once. */
function freeBy(plan: PlanFacts, hotel: HotelFacts, { terms, freeOf }: Sifting): boolean {
  if (!plan.refundable) return false;
  const key = `${hotel.zone} ${hotel.checkInFrom} ${plan.cancelKey}`;
  const known = freeOf.get(key);
  if (known !== undefined) return known;
  const free = isFree(plan, hotel, terms);
  freeOf.set(key, free);
  return free;
}

/** Which group of filters of the hotel itself it does not pass; `several` where there are more than one. */
function failedOf(hotel: HotelFacts, filters: Filters): Group | 'several' | null {
  const has: readonly string[] = hotel.facilities;
  let failed: Group | 'several' | null = null;
  const fails = (group: Group): void => {
    failed = failed === null ? group : 'several';
  };
  if (filters.stars !== null && !filters.stars.includes(hotel.stars)) fails('stars');
  if (filters.scoreMin !== null && (hotel.score ?? -1) < filters.scoreMin) fails('score');
  if (filters.area !== null && hotel.areaKey !== filters.area) fails('area');
  if (filters.facilities?.some((wanted) => !has.includes(wanted))) fails('facilities');
  return failed;
}

/** Counts what filters of the hotel itself would leave, each with all the others in force. */
function countFacts(hotel: HotelFacts, failed: Group | 'several' | null, counts: Counts): void {
  const only = (group: Group): boolean => failed === null || failed === group;
  if (only('stars')) more(counts.stars, hotel.stars);
  if (only('area')) more(counts.area, hotel.areaKey);
  if (only('score')) for (const score of SCORES) if ((hotel.score ?? -1) >= score * 10) more(counts.score, score);
  if (failed === null) for (const facility of hotel.facilities) more(counts.facility, facility);
}

/** What the offers of one hotel come to; one of these is used for all hotels, since a search looks at thousands. */
type Tally = { best: Offer | null; bestFree: boolean; boards: number; anyFree: boolean; least: Offer | null };

function tallyOffers({ hotel, offers }: Candidate, sifting: Sifting, tally: Tally): void {
  const { filters } = sifting;
  const { board } = filters;
  tally.best = null;
  tally.least = null;
  tally.boards = 0;
  tally.anyFree = false;
  for (const offer of offers) {
    const free = freeBy(offer.plan, hotel, sifting);
    const inPrice = fitsPrice(offer, hotel, sifting);
    const inBoard = board === null || board.includes(offer.plan.board);
    const inFree = !filters.free || free;
    if (inPrice && inFree) tally.boards |= 1 << BOARDS.indexOf(offer.plan.board);
    if (inPrice && inBoard && free) tally.anyFree = true;
    if (inBoard && inFree && (!tally.least || offer.listUsd < tally.least.listUsd)) tally.least = offer;
    if (inPrice && inBoard && inFree && (!tally.best || offer.listUsd < tally.best.listUsd)) {
      tally.best = offer;
      tally.bestFree = free;
    }
  }
}

const nightlyOf = (offer: Offer, hotel: HotelFacts, terms: Terms): number =>
  nightlyAverage(offer.listUsd + taxOf(offer.listUsd, hotel.taxBp), terms.nights, terms.rooms);

function fitsPrice(offer: Offer, hotel: HotelFacts, { filters, terms }: Sifting): boolean {
  const { minUsd, maxUsd } = filters;
  if (minUsd === null && maxUsd === null) return true;
  const usd = nightlyOf(offer, hotel, terms);
  return (minUsd === null || usd >= minUsd) && (maxUsd === null || usd <= maxUsd);
}

/** Counts what filters of plans would leave. */
function countPlans(hotel: HotelFacts, { terms, counts, tally }: Sifting): void {
  for (const [index, board] of BOARDS.entries()) if ((tally.boards & (1 << index)) !== 0) more(counts.board, board);
  if (tally.anyFree) counts.free += 1;
  if (!tally.least) return;
  const usd = nightlyOf(tally.least, hotel, terms);
  counts.min = Math.min(counts.min ?? usd, usd);
  counts.max = Math.max(counts.max ?? usd, usd);
}

function siftOne(candidate: Candidate, sifting: Sifting): Found | null {
  const { hotel, offers } = candidate;
  if (offers.length === 0) return null;
  const { tally, counts, filters, terms } = sifting;
  const failed = failedOf(hotel, filters);
  if (failed === 'several') return null;
  tallyOffers(candidate, sifting, tally);
  const { best, bestFree } = tally;
  if (best) countFacts(hotel, failed, counts);
  if (failed !== null) return null;
  countPlans(hotel, sifting);
  if (!best) return null;
  const taxUsd = taxOf(best.listUsd, hotel.taxBp);
  const totalUsd = best.listUsd + taxUsd;
  const nightlyUsd = nightlyAverage(totalUsd, terms.nights, terms.rooms);
  return {
    hotel,
    city: candidate.city,
    offers,
    distance: candidate.distance,
    best,
    free: bestFree,
    taxUsd,
    totalUsd,
    nightlyUsd,
  };
}

/** What a hotel is placed by under each order: lower comes first, equal ones by id. */
const keys: Record<HotelSort, (one: Found) => number> = {
  recommended: ({ hotel, nightlyUsd }) => -hotel.sortWeight * 100_000 - (hotel.score ?? 70) * 100 + nightlyUsd / 1_000,
  price_asc: ({ nightlyUsd }) => nightlyUsd,
  price_desc: ({ nightlyUsd }) => -nightlyUsd,
  score: ({ hotel }) => -(hotel.score ?? -1),
  distance: ({ distance }) => distance,
  stars: ({ hotel }) => -hotel.stars,
};

export type PlaceInList = { readonly key: number; readonly id: string };
export const placeOf = (one: Found, sort: HotelSort): PlaceInList => ({ key: keys[sort](one), id: one.hotel.id });

const isAfter = (a: PlaceInList, b: PlaceInList): boolean => a.key > b.key || (a.key === b.key && a.id > b.id);

/** The next `limit` hotels of an order after a place, and whether more follow. */
export function stretch(
  found: readonly Found[],
  of: { readonly sort: HotelSort; readonly after: PlaceInList | null; readonly limit: number },
): { readonly list: Found[]; readonly next: PlaceInList | null } {
  const placed = found
    .map((one) => ({ one, place: placeOf(one, of.sort) }))
    .filter(({ place }) => of.after === null || isAfter(place, of.after))
    .sort((a, b) => (isAfter(a.place, b.place) ? 1 : -1));
  const list = placed.slice(0, of.limit);
  const last = list.at(-1);
  return { list: list.map(({ one }) => one), next: last && placed.length > of.limit ? last.place : null };
}
