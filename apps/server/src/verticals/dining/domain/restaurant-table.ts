import { CUISINES, DINING_FACILITIES } from '@app/contract/verticals/dining/facts';
import { metresBetween, type Point } from '@app/kernel/distance';
import { mostTogether, outdoorsOnly } from './seating.ts';
import type { ListedRestaurant } from './stored-restaurant.ts';

/** A bit for each value of a list. */
export const bitsOf = (list: readonly string[], values: readonly string[]): number =>
  values.reduce((bits, value) => {
    const at = list.indexOf(value);
    return at === -1 ? bits : bits | (1 << at);
  }, 0);

/** The value that an area is filtered by. */
export const areaKey = ({ area }: Pick<ListedRestaurant, 'area'>): string => area['en-US'].toLowerCase();

/** When guests may sit down: restaurants that say the same are asked once. */
const hoursKey = ({ zone, hours, closedDays, stepMinutes, noticeMinutes, daysAhead }: ListedRestaurant): string =>
  JSON.stringify([zone, hours, closedDays, stepMinutes, noticeMinutes, daysAhead]);

/** Which of its tables take a party, and for how long. */
const tablesKey = ({ maxParty, turns, bufferMinutes, areas }: ListedRestaurant): string =>
  JSON.stringify([
    maxParty,
    turns,
    bufferMinutes,
    areas.map(({ seatsMin, seatsMax, tables, joins, online, sortWeight }) => [
      ...[seatsMin, seatsMax, tables, sortWeight],
      ...[joins, online],
    ]),
  ]);

/** Numbers of texts in the order in which they came. */
function numbered(texts: readonly string[]) {
  const places = new Map<string, number>();
  const first: number[] = [];
  const numbers = Int32Array.from(texts, (text, at) => {
    const known = places.get(text);
    if (known !== undefined) return known;
    places.set(text, first.length);
    return first.push(at) - 1;
  });
  return { numbers, first, places };
}

/** The restaurants on sale of a city in the order of their ids, with a column for each thing that a search compares. */
export class RestaurantTable {
  readonly restaurants: readonly ListedRestaurant[];
  /** Where each stands in the list that it is of. */
  readonly listed: readonly number[];
  /** Opening hours by their number, and a restaurant with each. */
  readonly hours: Int32Array;
  readonly hoursOf: readonly ListedRestaurant[];
  readonly tables: Int32Array;
  readonly tablesOf: readonly ListedRestaurant[];
  readonly area: Int32Array;
  readonly areas: ReadonlyMap<string, number>;
  readonly cuisines: Int32Array;
  readonly facilities: Int32Array;
  readonly level: Int32Array;
  /** Tenths; 0 without. */
  readonly score: Int32Array;
  readonly most: Int32Array;
  private readonly all: readonly number[];
  private outdoor: RestaurantTable | null = null;
  private last: { readonly from: Point; readonly metres: Float64Array } | null = null;

  constructor(given: readonly { readonly restaurant: ListedRestaurant; readonly listed: number }[]) {
    const restaurants = given.map(({ restaurant }) => restaurant);
    const numbers = (of: (restaurant: ListedRestaurant) => number): Int32Array => Int32Array.from(restaurants, of);
    const representing = (key: (restaurant: ListedRestaurant) => string) => {
      const { numbers: own, first, places } = numbered(restaurants.map(key));
      return { own, places, of: first.flatMap((at) => restaurants[at] ?? []) };
    };
    const [hours, tables, areas] = [representing(hoursKey), representing(tablesKey), representing(areaKey)];
    this.restaurants = restaurants;
    this.listed = given.map(({ listed }) => listed);
    this.hours = hours.own;
    this.hoursOf = hours.of;
    this.tables = tables.own;
    this.tablesOf = tables.of;
    this.area = areas.own;
    this.areas = areas.places;
    this.cuisines = numbers(({ cuisines }) => bitsOf(CUISINES, cuisines));
    this.facilities = numbers(({ facilities }) => bitsOf(DINING_FACILITIES, facilities));
    this.level = numbers(({ priceLevel }) => priceLevel);
    this.score = numbers(({ score }) => score ?? 0);
    this.most = numbers(mostTogether);
    this.all = [...restaurants.keys()];
  }

  /** Where those of some ids stand, or all. */
  places(ids: ReadonlySet<string> | null): readonly number[] {
    return ids ? this.all.filter((at) => ids.has(this.restaurants[at]?.id ?? '')) : this.all;
  }

  /** The same restaurants with their tables outdoors alone, where they say which stand there. */
  outdoors(): RestaurantTable {
    this.outdoor ??= new RestaurantTable(
      this.restaurants.map((restaurant, at) => ({
        restaurant: outdoorsOnly(restaurant),
        listed: this.listed[at] ?? 0,
      })),
    );
    return this.outdoor;
  }

  /** How far each is from a point. */
  metresFrom(from: Point): Float64Array {
    const { last } = this;
    if (last?.from.latitude === from.latitude && last.from.longitude === from.longitude) return last.metres;
    const metres = Float64Array.from(this.restaurants, (restaurant) => metresBetween(from, restaurant));
    this.last = { from, metres };
    return metres;
  }
}
