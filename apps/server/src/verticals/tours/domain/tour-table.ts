import { DIFFICULTIES, lengthOf, TOUR_KINDS, TOUR_LENGTHS, type TourSort } from '@app/contract/verticals/tours/facts';
import { adultUnit, byWeight, type ListedTour, ruleOf, type SharedLists } from './listed-tour.ts';

/** Choices of a tour itself in one number: a bit for each length, kind and difficulty, and one for a pickup. */
const KIND_SHIFT = TOUR_LENGTHS.length;
const DIFFICULTY_SHIFT = KIND_SHIFT + TOUR_KINDS.length;
const PICKUP_SHIFT = DIFFICULTY_SHIFT + DIFFICULTIES.length;
export const CHOICES = {
  length: (place: number): number => 1 << place,
  kind: (place: number): number => 1 << (KIND_SHIFT + place),
  difficulty: (place: number): number => 1 << (DIFFICULTY_SHIFT + place),
  pickup: 1 << PICKUP_SHIFT,
  /** All of one choice. */
  lengths: (1 << KIND_SHIFT) - 1,
  kinds: (1 << DIFFICULTY_SHIFT) - (1 << KIND_SHIFT),
  difficulties: (1 << PICKUP_SHIFT) - (1 << DIFFICULTY_SHIFT),
} as const;

/** The place of the only bit of one choice. */
export const placeIn = {
  length: (choices: number): number => 31 - Math.clz32(choices & CHOICES.lengths),
  kind: (choices: number): number => 31 - Math.clz32(choices & CHOICES.kinds) - KIND_SHIFT,
  difficulty: (choices: number): number => 31 - Math.clz32(choices & CHOICES.difficulties) - DIFFICULTY_SHIFT,
};

const choicesOf = (tour: ListedTour): number =>
  CHOICES.length(TOUR_LENGTHS.indexOf(lengthOf(tour))) |
  CHOICES.kind(TOUR_KINDS.indexOf(tour.kind)) |
  CHOICES.difficulty(DIFFICULTIES.findIndex((one) => one === tour.difficulty)) |
  (tour.pickup ? CHOICES.pickup : 0);

/** No reviews: below every score. */
export const NO_SCORE = -1;

/** Orders that do not depend on departures. */
export type OwnSort = Exclude<TourSort, 'price_asc' | 'price_desc' | 'soonest'> | 'fresh';

const KEYS: { readonly [S in OwnSort]: (tour: ListedTour) => number } = {
  popular: (tour) => -(tour.sortWeight * 1_000 + (tour.score ?? 0)),
  score: (tour) => -(tour.score ?? NO_SCORE),
  length: (tour) => (tour.days === 1 ? (tour.hours ?? 24) : tour.days * 24),
  fresh: (tour) => -tour.createdAt.getTime(),
};

const NOWHERE: readonly number[] = [];

/**
 * The tours on sale, the greatest weight first, with a column for each thing that a search looks at of all of them: columns are read in a
 * row, which takes a fraction of the time of looking into each tour.
 */
export class TourTable {
  readonly tours: readonly ListedTour[];
  readonly lists: SharedLists;
  readonly rule: Int32Array;
  readonly zone: Int32Array;
  readonly city: Int32Array;
  readonly choices: Int32Array;
  readonly score: Int16Array;
  readonly maxParty: Int32Array;
  readonly cutoffMinutes: Int32Array;
  readonly freeDays: Int32Array;
  readonly adultUsd: Float64Array;
  readonly taxBp: Int32Array;
  /** Themes of a tour: from its own place in `themeAt` to that of the next. */
  readonly themeFrom: Int32Array;
  readonly themeAt: Int32Array;
  /** By what lists are ordered that do not depend on departures, rising. */
  readonly keys: { readonly [S in OwnSort]: Float64Array };
  private readonly places: ReadonlyMap<string, number>;
  private readonly cities: ReadonlyMap<string, readonly number[]>;
  /** Where all of them stand. */
  private readonly all: readonly number[];

  constructor(given: readonly ListedTour[], lists: SharedLists) {
    const tours = given.toSorted(byWeight);
    const numbers = (of: (tour: ListedTour) => number): Int32Array => Int32Array.from(tours, of);
    const themes = tours.map((tour) => [...new Set(tour.themes)].map((id) => lists.themes.placeOf(id)));
    const keys = (sort: OwnSort): Float64Array => Float64Array.from(tours, KEYS[sort]);
    this.tours = tours;
    this.lists = lists;
    this.rule = numbers(({ units }) => lists.rules.placeOf(ruleOf(units)));
    this.zone = numbers(({ zone }) => lists.zones.placeOf(zone));
    this.city = numbers(({ cityId }) => lists.cities.placeOf(cityId));
    this.choices = numbers(choicesOf);
    this.score = Int16Array.from(tours, ({ score }) => score ?? NO_SCORE);
    this.maxParty = numbers(({ maxParty }) => maxParty);
    this.cutoffMinutes = numbers(({ cutoffMinutes }) => cutoffMinutes);
    this.freeDays = numbers(({ freeDays }) => freeDays);
    this.adultUsd = Float64Array.from(tours, ({ units }) => adultUnit(units)?.usd ?? 0);
    this.taxBp = numbers(({ taxBp }) => taxBp);
    this.themeFrom = new Int32Array(tours.length + 1);
    for (const [at, of] of themes.entries()) this.themeFrom[at + 1] = (this.themeFrom[at] ?? 0) + of.length;
    this.themeAt = Int32Array.from(themes.flat());
    this.keys = { popular: keys('popular'), score: keys('score'), length: keys('length'), fresh: keys('fresh') };
    this.all = [...tours.keys()];
    this.places = new Map(tours.map(({ id }, at) => [id, at]));
    this.cities = Map.groupBy(this.all, (at) => tours[at]?.cityId ?? '');
  }

  has(id: string): boolean {
    return this.places.has(id);
  }
  /** What is said of tours by their ids, by where they stand. */
  byPlace<T>(byId: ReadonlyMap<string, T>): ReadonlyMap<number, T> {
    const found = new Map<number, T>();
    for (const [id, of] of byId) {
      const at = this.places.get(id);
      if (at !== undefined) found.set(at, of);
    }
    return found;
  }
  /** Where the tours of a city stand; those of all cities without one. */
  inCity(cityId: string | undefined): readonly number[] {
    return cityId === undefined ? this.all : (this.cities.get(cityId) ?? NOWHERE);
  }
}
