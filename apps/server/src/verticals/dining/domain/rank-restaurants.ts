import type { DiningSort } from '@app/contract/verticals/dining/facts';
import { CUISINES, DINING_FACILITIES } from '@app/contract/verticals/dining/facts';
import type { RestaurantQuery } from '@app/contract/verticals/dining/schemas';
import type { StoredRestaurant } from './stored-restaurant.ts';

/** A restaurant of a city as it is for whoever searches. */
export type Candidate = {
  readonly restaurant: StoredRestaurant;
  readonly distance: number;
  /** Cents that the party pays ahead. */
  readonly depositUsd: number;
  readonly openNow: boolean;
  /** Whether a table is free about the time asked for. */
  readonly free: boolean;
};

/** What is asked of restaurants beside city, time and people. */
export type Filters = {
  readonly cuisines: readonly string[];
  readonly priceLevels: readonly number[];
  readonly area: string | null;
  readonly facilities: readonly string[];
  /** Tenths. */
  readonly scoreMin: number | null;
  readonly depositFree: boolean;
  readonly openNow: boolean;
  readonly freeOnly: boolean;
};

export const filtersOf = (query: RestaurantQuery): Filters => ({
  cuisines: query.cuisines ?? [],
  priceLevels: query.priceLevels ?? [],
  area: query.area ? query.area.toLowerCase() : null,
  facilities: query.facilities ?? [],
  scoreMin: query.scoreMin ? query.scoreMin * 10 : null,
  depositFree: query.depositFree ?? false,
  openNow: query.openNow ?? false,
  freeOnly: query.freeOnly ?? false,
});

/** The value that an area is filtered by. */
export const areaKey = ({ area }: Pick<StoredRestaurant, 'area'>): string => area['en-US'].toLowerCase();

const hasCuisine = ({ restaurant }: Candidate, cuisines: readonly string[]): boolean =>
  cuisines.length === 0 || restaurant.cuisines.some((one) => cuisines.includes(one));

/** Whether a restaurant stays under all filters but that of cuisines. */
function stays({ restaurant, depositUsd, openNow, free }: Candidate, filters: Filters): boolean {
  return (
    (filters.priceLevels.length === 0 || filters.priceLevels.includes(restaurant.priceLevel)) &&
    (filters.area === null || areaKey(restaurant) === filters.area) &&
    filters.facilities.every((one) => (restaurant.facilities as readonly string[]).includes(one)) &&
    (filters.scoreMin === null || (restaurant.score ?? 0) >= filters.scoreMin) &&
    (!filters.depositFree || depositUsd === 0) &&
    (!filters.openNow || openNow) &&
    (!filters.freeOnly || free)
  );
}

const UNSCORED = 70;
const LEVEL_USD = 2_000;

/** What a person spends, or what restaurants of the level take. */
const spent = ({ averageUsd, priceLevel }: StoredRestaurant): number => averageUsd ?? priceLevel * LEVEL_USD;

/** What a restaurant is placed by under each order: lower comes first, then by weight, equal ones by id. */
const keys: Record<DiningSort, (one: Candidate) => number> = {
  // Who has a table comes first; a point of score is worth a kilometre.
  best: ({ restaurant, distance, free }) => (free ? 0 : 1_000_000) - (restaurant.score ?? UNSCORED) * 100 + distance,
  near: ({ distance }) => distance,
  rating: ({ restaurant }) => -(restaurant.score ?? -1),
  price: ({ restaurant }) => spent(restaurant),
};

export function ordered(found: readonly Candidate[], sort: DiningSort): Candidate[] {
  const key = keys[sort];
  return [...found].sort(
    (a, b) =>
      key(a) - key(b) ||
      b.restaurant.sortWeight - a.restaurant.sortWeight ||
      (a.restaurant.id < b.restaurant.id ? -1 : 1),
  );
}

/** Scores that restaurants are filtered by, in points. */
const SCORES = [9, 8, 7];

const counted = <T>(values: readonly T[], of: (value: T) => number): { value: T; count: number }[] =>
  values.map((value) => ({ value, count: of(value) })).filter(({ count }) => count > 0);

/** How many restaurants would stay with each further filter. */
export type Counts = {
  readonly cuisine: { value: (typeof CUISINES)[number]; count: number }[];
  readonly priceLevel: { value: number; count: number }[];
  readonly facility: { value: (typeof DINING_FACILITIES)[number]; count: number }[];
  readonly area: { value: string; restaurant: StoredRestaurant; count: number }[];
  readonly score: { value: number; count: number }[];
  readonly depositFree: number;
  readonly openNow: number;
  readonly free: number;
};

/** The restaurants that filters leave, and how many further ones would. */
export function filter(candidates: readonly Candidate[], filters: Filters): { found: Candidate[]; counts: Counts } {
  const anyCuisine = candidates.filter((one) => stays(one, filters));
  const found = anyCuisine.filter((one) => hasCuisine(one, filters.cuisines));
  const number = (is: (one: Candidate) => boolean): number => found.filter(is).length;
  const areas = [...Map.groupBy(found, ({ restaurant }) => areaKey(restaurant))].flatMap(([value, ofArea]) =>
    ofArea[0] ? [{ value, restaurant: ofArea[0].restaurant, count: ofArea.length }] : [],
  );
  return {
    found,
    counts: {
      cuisine: counted(CUISINES, (value) => anyCuisine.filter((one) => hasCuisine(one, [value])).length).sort(
        (a, b) => b.count - a.count,
      ),
      priceLevel: counted([1, 2, 3, 4], (value) => number(({ restaurant }) => restaurant.priceLevel === value)),
      facility: counted(DINING_FACILITIES, (value) =>
        number(({ restaurant }) => restaurant.facilities.includes(value)),
      ).sort((a, b) => b.count - a.count),
      area: areas.sort((a, b) => b.count - a.count),
      score: counted(SCORES, (value) => number(({ restaurant }) => (restaurant.score ?? 0) >= value * 10)),
      depositFree: number(({ depositUsd }) => depositUsd === 0),
      openNow: number(({ openNow }) => openNow),
      free: number(({ free }) => free),
    },
  };
}
