import type { DiningSort } from '@app/contract/verticals/dining/facts';
import { CUISINES, DINING_FACILITIES } from '@app/contract/verticals/dining/facts';
import type { RestaurantQuery } from '@app/contract/verticals/dining/schemas';
import type { ListedRestaurant } from './stored-restaurant.ts';

/** A restaurant of a city as it is for whoever searches. */
export type Candidate = {
  readonly restaurant: ListedRestaurant;
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
export const areaKey = ({ area }: Pick<ListedRestaurant, 'area'>): string => area['en-US'].toLowerCase();

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
const spent = ({ averageUsd, priceLevel }: ListedRestaurant): number => averageUsd ?? priceLevel * LEVEL_USD;

/** What a restaurant is placed by under each order: lower comes first, then by weight, equal ones by id. */
const keys: Record<DiningSort, (one: Candidate) => number> = {
  // Who has a table comes first; a point of score is worth a kilometre.
  best: ({ restaurant, distance, free }) => (free ? 0 : 1_000_000) - (restaurant.score ?? UNSCORED) * 100 + distance,
  near: ({ distance }) => distance,
  rating: ({ restaurant }) => -(restaurant.score ?? -1),
  price: ({ restaurant }) => spent(restaurant),
};

export function ordered<C extends Candidate>(found: readonly C[], sort: DiningSort): C[] {
  const key = keys[sort];
  return found
    .map((one) => ({ one, key: key(one) }))
    .sort(
      (a, b) =>
        a.key - b.key ||
        b.one.restaurant.sortWeight - a.one.restaurant.sortWeight ||
        (a.one.restaurant.id < b.one.restaurant.id ? -1 : 1),
    )
    .map(({ one }) => one);
}

/** Scores that restaurants are filtered by, in points. */
const SCORES = [9, 8, 7];

/** How many restaurants would stay with each further filter. */
export type Counts = {
  readonly cuisine: { value: (typeof CUISINES)[number]; count: number }[];
  readonly priceLevel: { value: number; count: number }[];
  readonly facility: { value: (typeof DINING_FACILITIES)[number]; count: number }[];
  readonly area: { value: string; restaurant: ListedRestaurant; count: number }[];
  readonly score: { value: number; count: number }[];
  readonly depositFree: number;
  readonly openNow: number;
  readonly free: number;
};

/** How often values come, each restaurant counted once for each of its own. */
function tally<V>() {
  const counts = new Map<V, number>();
  return {
    add: (value: V): void => void counts.set(value, (counts.get(value) ?? 0) + 1),
    /** Of some values those that came, with how often. */
    of: <T extends V>(values: readonly T[]) =>
      values.flatMap((value) => {
        const count = counts.get(value) ?? 0;
        return count > 0 ? [{ value, count }] : [];
      }),
  };
}

const mostFirst = (a: { readonly count: number }, b: { readonly count: number }): number => b.count - a.count;

/** Counts restaurants by what further filters would leave of them. */
function counter() {
  const [cuisine, priceLevel, facility, score] = [tally<string>(), tally<number>(), tally<string>(), tally<number>()];
  const areas = new Map<string, { readonly restaurant: ListedRestaurant; count: number }>();
  let [depositFree, openNow, free] = [0, 0, 0];
  return {
    ofAnyCuisine: ({ restaurant }: Candidate): void => {
      for (const one of new Set(restaurant.cuisines)) cuisine.add(one);
    },
    found: (one: Candidate): void => {
      const { restaurant } = one;
      priceLevel.add(restaurant.priceLevel);
      for (const has of new Set(restaurant.facilities)) facility.add(has);
      for (const points of SCORES) if ((restaurant.score ?? 0) >= points * 10) score.add(points);
      const key = areaKey(restaurant);
      const area = areas.get(key);
      if (area) area.count += 1;
      else areas.set(key, { restaurant, count: 1 });
      if (one.depositUsd === 0) depositFree += 1;
      if (one.openNow) openNow += 1;
      if (one.free) free += 1;
    },
    counts: (): Counts => ({
      cuisine: cuisine.of(CUISINES).sort(mostFirst),
      priceLevel: priceLevel.of([1, 2, 3, 4]),
      facility: facility.of(DINING_FACILITIES).sort(mostFirst),
      area: [...areas].map(([value, of]) => ({ value, ...of })).sort(mostFirst),
      score: score.of(SCORES),
      depositFree,
      openNow,
      free,
    }),
  };
}

/** The restaurants that filters leave, and how many further ones would. */
export function filter<C extends Candidate>(
  candidates: readonly C[],
  filters: Filters,
): { readonly found: C[]; readonly counts: Counts } {
  const found: C[] = [];
  const counting = counter();
  for (const one of candidates) {
    if (!stays(one, filters)) continue;
    counting.ofAnyCuisine(one);
    if (!hasCuisine(one, filters.cuisines)) continue;
    counting.found(one);
    found.push(one);
  }
  return { found, counts: counting.counts() };
}
