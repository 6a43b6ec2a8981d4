import { CUISINES, DINING_FACILITIES } from '@app/contract/verticals/dining/facts';
import type { Point } from '@app/kernel/distance';
import type { Day } from '@app/kernel/local-day';
import { quartersAround } from './next-times.ts';
import type { PackedTaken } from './packed-taken.ts';
import { type Candidate, CountedRestaurants, type Counts, depositOf, type Filters } from './rank-restaurants.ts';
import { bitsOf, type RestaurantTable } from './restaurant-table.ts';
import { choicesFor, NOTHING_TAKEN, type Taken } from './seating.ts';
import type { ListedRestaurant } from './stored-restaurant.ts';
import { isOpenAt, quartersOf } from './table-times.ts';

export type TableSearch = { readonly day: Day; readonly time: string; readonly people: number; readonly now: Date };

/** A restaurant as a search has looked at it. */
export type Looked = Candidate & { readonly taken: Taken };

/** Restaurants that are looked at: where they stand in their table, and what is taken of each in the order of its list. */
export type Surveyed = {
  readonly table: RestaurantTable;
  readonly places: readonly number[];
  readonly taken: readonly (PackedTaken | null)[];
};

/** The kinds of table that take a party by where they stand among those of a restaurant, with how many of each, and for how many quarters. */
type Seating = {
  readonly choices: readonly { readonly at: number; readonly tables: number }[];
  readonly quarters: number;
};

const seatingOf = (rules: ListedRestaurant, people: number): Seating => ({
  choices: choicesFor(rules, people).map(({ area, tables }) => ({ at: rules.areas.indexOf(area), tables })),
  quarters: quartersOf(rules, people),
});

/** Whether a party has a table in one of some quarters. */
function isFreeIn(
  { areas, pace }: ListedRestaurant,
  taken: Taken,
  { choices, quarters }: Seating,
  of: { readonly starts: readonly number[]; readonly people: number },
): boolean {
  for (const start of of.starts) {
    for (const { at, tables } of choices) {
      const area = areas[at];
      if (!area || taken.free(area, start, quarters) < tables) continue;
      if (pace === null || taken.arriving(start) + of.people <= pace) return true;
      break;
    }
  }
  return false;
}

/** Whether restaurants stay under the filters of what they are, but that of cuisines. */
function staysBy(table: RestaurantTable, filters: Filters): (at: number) => boolean {
  const { priceLevels, scoreMin } = filters;
  const facilities = bitsOf(DINING_FACILITIES, filters.facilities);
  const area = filters.area === null ? null : (table.areas.get(filters.area) ?? -1);
  return (at) =>
    (priceLevels.length === 0 || priceLevels.includes(table.level[at] ?? 0)) &&
    (area === null || table.area[at] === area) &&
    ((table.facilities[at] ?? 0) & facilities) === facilities &&
    (scoreMin === null || (table.score[at] ?? 0) >= scoreMin);
}

/** What a search finds of the restaurants of a city. */
export class RestaurantSurvey {
  /** Where those stand that filters leave. */
  readonly found: readonly number[];
  readonly counts: Counts;
  /** The largest party that one of them has tables for. */
  readonly mostTogether: number;
  private readonly surveyed: Surveyed;
  private readonly wanted: TableSearch;
  private readonly metres: Float64Array;
  private readonly starts: readonly (readonly number[])[];
  private readonly open: readonly boolean[];
  private readonly seatings: readonly Seating[];
  private readonly free: Uint8Array;

  constructor(surveyed: Surveyed, wanted: TableSearch & { readonly from: Point }, filters: Filters) {
    const { table } = surveyed;
    this.surveyed = surveyed;
    this.wanted = wanted;
    this.metres = table.metresFrom(wanted.from);
    this.starts = table.hoursOf.map((rules) => quartersAround(rules, wanted));
    this.open = table.hoursOf.map((rules) => isOpenAt(rules, wanted.now));
    this.seatings = table.tablesOf.map((rules) => seatingOf(rules, wanted.people));
    this.free = new Uint8Array(table.restaurants.length);
    const { found, counts } = this.filtered(filters);
    this.found = found;
    this.counts = counts;
    this.mostTogether = found.reduce((most, at) => Math.max(most, table.most[at] ?? 0), 0);
  }

  private takenOf(at: number): Taken {
    const { table, taken } = this.surveyed;
    return taken[table.listed[at] ?? -1]?.at(this.wanted.now) ?? NOTHING_TAKEN;
  }

  private isFree(at: number): boolean {
    const { table } = this.surveyed;
    const starts = this.starts[table.hours[at] ?? 0] ?? [];
    const seating = this.seatings[table.tables[at] ?? 0];
    const restaurant = table.restaurants[at];
    if (!restaurant || !seating || starts.length === 0 || seating.choices.length === 0) return false;
    return isFreeIn(restaurant, this.takenOf(at), seating, { starts, people: this.wanted.people });
  }

  private isOpen(at: number): boolean {
    return this.open[this.surveyed.table.hours[at] ?? 0] ?? false;
  }

  private depositUsd(at: number): number {
    const restaurant = this.surveyed.table.restaurants[at];
    return restaurant ? depositOf(restaurant, this.wanted.people) : 0;
  }

  private filtered(filters: Filters): { found: number[]; counts: Counts } {
    const { table, places } = this.surveyed;
    const cuisines = bitsOf(CUISINES, filters.cuisines);
    const stays = staysBy(table, filters);
    const found: number[] = [];
    const counted = new CountedRestaurants(table);
    for (const at of places) {
      if (!stays(at)) continue;
      const now = { depositUsd: this.depositUsd(at), open: this.isOpen(at), free: this.isFree(at) };
      if ((filters.depositFree && now.depositUsd > 0) || (filters.openNow && !now.open)) continue;
      if (filters.freeOnly && !now.free) continue;
      this.free[at] = now.free ? 1 : 0;
      counted.ofAnyCuisine(at);
      if (filters.cuisines.length > 0 && ((table.cuisines[at] ?? 0) & cuisines) === 0) continue;
      counted.found(at, now);
      found.push(at);
    }
    return { found, counts: counted.counts() };
  }

  /** By what `keys` place a restaurant. */
  placed(at: number) {
    const restaurant = this.surveyed.table.restaurants[at] as ListedRestaurant;
    return { restaurant, distance: this.metres[at] ?? 0, free: this.free[at] === 1 };
  }

  looked(at: number): Looked {
    return {
      ...this.placed(at),
      taken: this.takenOf(at),
      depositUsd: this.depositUsd(at),
      openNow: this.isOpen(at),
    };
  }
}
