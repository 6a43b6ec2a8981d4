import type { DiningSort } from '@app/contract/verticals/dining/facts';
import { CUISINES, DINING_FACILITIES } from '@app/contract/verticals/dining/facts';
import { depositPeople } from '@app/contract/verticals/dining/party';
import type { RestaurantQuery } from '@app/contract/verticals/dining/schemas';
import { areaKey, type RestaurantTable } from './restaurant-table.ts';
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

const UNSCORED = 70;
const LEVEL_USD = 2_000;

/** What a person spends, or what restaurants of the level take. */
const spent = ({ averageUsd, priceLevel }: ListedRestaurant): number => averageUsd ?? priceLevel * LEVEL_USD;

/** Cents that a party pays ahead at a restaurant without menus. */
export const depositOf = ({ depositUsd, depositFromParty }: ListedRestaurant, people: number): number =>
  depositUsd * depositPeople({ depositUsd, depositFromParty, people, menusPaid: 0 });

type PlacedRestaurant = Pick<Candidate, 'restaurant' | 'distance' | 'free'>;

/** What a restaurant is placed by under each order: lower comes first, then by weight, equal ones by id. */
const keys: Record<DiningSort, (one: PlacedRestaurant) => number> = {
  // Who has a table comes first; a point of score is worth a kilometre.
  best: ({ restaurant, distance, free }) => (free ? 0 : 1_000_000) - (restaurant.score ?? UNSCORED) * 100 + distance,
  near: ({ distance }) => distance,
  rating: ({ restaurant }) => -(restaurant.score ?? -1),
  price: ({ restaurant }) => spent(restaurant),
};

type Place = { readonly at: number; readonly key: number; readonly weight: number };
/** Places are numbered in the order of ids. */
const inOrder = (a: Place, b: Place): number => a.key - b.key || b.weight - a.weight || a.at - b.at;

/** The first `most` of what was found in an order: all are put in order only where all are asked for. */
export function firstOf(
  found: readonly number[],
  of: { readonly sort: DiningSort; readonly most: number; placed(at: number): PlacedRestaurant },
): number[] {
  const key = keys[of.sort];
  const places = found.map((at): Place => {
    const one = of.placed(at);
    return { at, key: key(one), weight: one.restaurant.sortWeight };
  });
  if (of.most >= places.length) return places.sort(inOrder).map(({ at }) => at);
  const first: Place[] = [];
  for (const place of places) {
    const last = first[of.most - 1];
    if (last && inOrder(last, place) < 0) continue;
    let before = first.length;
    while (before > 0 && inOrder(first[before - 1] as Place, place) > 0) before -= 1;
    first.splice(before, 0, place);
    if (first.length > of.most) first.pop();
  }
  return first.map(({ at }) => at);
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

const LEVELS = [1, 2, 3, 4];

const mostFirst = (a: { readonly count: number }, b: { readonly count: number }): number => b.count - a.count;

const add = (counts: Int32Array, at: number): void => {
  counts[at] = (counts[at] ?? 0) + 1;
};
function addBits(counts: Int32Array, bits: number): void {
  for (let rest = bits; rest !== 0; rest &= rest - 1) add(counts, 31 - Math.clz32(rest & -rest));
}
/** Of some values those that came, with how often. */
const counted = <T>(values: readonly T[], counts: Int32Array): { value: T; count: number }[] =>
  values.flatMap((value, at) => {
    const count = counts[at] ?? 0;
    return count > 0 ? [{ value, count }] : [];
  });

/** Counts restaurants of a table by what further filters would leave of them. */
export class CountedRestaurants {
  private readonly table: RestaurantTable;
  private readonly cuisine = new Int32Array(CUISINES.length);
  private readonly facility = new Int32Array(DINING_FACILITIES.length);
  private readonly level = new Int32Array(LEVELS.length);
  private readonly score = new Int32Array(SCORES.length);
  private readonly area: Int32Array;
  /** The first restaurant of each area that came, in their order. */
  private readonly areas: number[] = [];
  private depositFree = 0;
  private openNow = 0;
  private free = 0;

  constructor(table: RestaurantTable) {
    this.table = table;
    this.area = new Int32Array(table.areas.size);
  }

  ofAnyCuisine(at: number): void {
    addBits(this.cuisine, this.table.cuisines[at] ?? 0);
  }

  found(at: number, of: { readonly open: boolean; readonly free: boolean; readonly depositUsd: number }): void {
    const { table } = this;
    const level = LEVELS.indexOf(table.level[at] ?? 0);
    if (level !== -1) add(this.level, level);
    addBits(this.facility, table.facilities[at] ?? 0);
    for (const [place, points] of SCORES.entries()) if ((table.score[at] ?? 0) >= points * 10) add(this.score, place);
    const area = table.area[at] ?? 0;
    if (this.area[area] === 0) this.areas.push(at);
    add(this.area, area);
    if (of.depositUsd === 0) this.depositFree += 1;
    if (of.open) this.openNow += 1;
    if (of.free) this.free += 1;
  }

  private byArea(): Counts['area'] {
    const { table } = this;
    return this.areas.flatMap((at) => {
      const restaurant = table.restaurants[at];
      if (!restaurant) return [];
      return [{ value: areaKey(restaurant), restaurant, count: this.area[table.area[at] ?? 0] ?? 0 }];
    });
  }

  counts(): Counts {
    const { depositFree, openNow, free } = this;
    return {
      cuisine: counted(CUISINES, this.cuisine).sort(mostFirst),
      priceLevel: counted(LEVELS, this.level),
      facility: counted(DINING_FACILITIES, this.facility).sort(mostFirst),
      area: this.byArea().sort(mostFirst),
      score: counted(SCORES, this.score),
      depositFree,
      openNow,
      free,
    };
  }
}
