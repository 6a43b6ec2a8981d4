import {
  DIFFICULTIES,
  GUIDE_LANGUAGES,
  type GuideLanguage,
  lengthOf,
  TOUR_KINDS,
  TOUR_LENGTHS,
  type TourKind,
  type TourLength,
  type TourSort,
} from '@app/contract/verticals/tours/facts';
import {
  seatsOf,
  sortParty,
  type TourParty,
  tourTravellers,
  type UnitCount,
} from '@app/contract/verticals/tours/party';
import { addMs, MINUTE } from '@app/kernel/clock';
import { addDays } from '@app/kernel/local-day';
import { basisPointsOf, money } from '@app/kernel/money';
import { wallTimeIn } from '@app/kernel/zone-time';
import type { DepartureGroup, DepartureQuery, PricedDays } from '../db/bookable-departure.repo.ts';
import type { StoredUnit, TourFacts } from './stored-tour.ts';
import { unitUsd } from './tour-items.ts';
import { freeDays } from './tour-policy.ts';

export const withTax = (usd: number, taxBp: number): number => usd + basisPointsOf(money(usd), taxBp).minor;

/** What one adult pays on a departure, tax included; of a tour without such a unit the first one. */
export function adultUsd(tour: Pick<TourFacts, 'units' | 'taxBp'>, priceBp: number): number {
  const unit = tour.units.find(({ key }) => key === 'adult') ?? tour.units[0];
  return withTax(unitUsd(unit?.usd ?? 0, priceBp), tour.taxBp);
}

/** A tour that takes a party, with its people by unit. */
export type Fitting = {
  readonly tour: TourFacts;
  readonly counts: UnitCount<StoredUnit>[];
  readonly wanted: DepartureQuery;
};

/** Tours that take a party: by ages and by number. */
export function fittingTours(tours: readonly TourFacts[], party: TourParty, now: Date): Fitting[] {
  const walls = new Map<string, string>();
  const wallIn = (zone: string): string => {
    const wall = walls.get(zone) ?? wallTimeIn(zone, now);
    walls.set(zone, wall);
    return wall;
  };
  return tours.flatMap((tour) => {
    const sorted = sortParty(tour.units, party);
    if ('flaw' in sorted || tourTravellers(party) > tour.maxParty) return [];
    const { counts } = sorted;
    const [today = '', hour = ''] = wallIn(tour.zone).split('T');
    const wanted = {
      tourId: tour.id,
      seats: seatsOf(counts),
      opensAfter: addMs(now, tour.cutoffMinutes * MINUTE).toISOString(),
      freeDay: addDays(today, freeDays(tour.cancelSteps)),
      freeStart: hour.slice(0, 5),
      apart: null,
    };
    return [{ tour, counts, wanted }];
  });
}

/** Departures of a tour that answer alike to filters, with the lowest price of one adult among them, tax included, at the deals that run. */
export type PricedGroup = DepartureGroup & { readonly adultUsd: number };

/** Departures with what one adult pays, each asked for once: filters look at them many times. */
export const pricedGroups = (
  groups: readonly DepartureGroup[],
  adultNow: (group: DepartureGroup) => number,
): PricedGroup[] => groups.map((group) => ({ ...group, adultUsd: adultNow(group) }));

export type Candidate = Fitting & { readonly groups: readonly PricedGroup[] };

/** Languages that departures are guided in. */
export const languagesOf = (groups: readonly DepartureGroup[]): GuideLanguage[] =>
  [...new Set(groups.map(({ language }) => language))].sort();

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

/** Weekdays on which departures start, 1 for Monday to 7 for Sunday. */
export function weekdaysOf(groups: readonly DepartureGroup[]): number[] {
  const bits = groups.reduce((all, { weekdays }) => all | weekdays, 0);
  return WEEKDAYS.filter((day) => (bits & (1 << day)) !== 0);
}

export type Filters = {
  readonly minUsd: number | null;
  readonly maxUsd: number | null;
  readonly themes: readonly string[];
  readonly length: readonly TourLength[] | null;
  readonly language: readonly GuideLanguage[] | null;
  readonly difficulty: readonly number[] | null;
  readonly kind: readonly TourKind[] | null;
  readonly guaranteed: boolean;
  readonly pickup: boolean;
  readonly free: boolean;
  /** Tenths. */
  readonly scoreMin: number | null;
};

export const NO_FILTERS: Filters = {
  minUsd: null,
  maxUsd: null,
  themes: [],
  length: null,
  language: null,
  difficulty: null,
  kind: null,
  guaranteed: false,
  pickup: false,
  free: false,
  scoreMin: null,
};

const among = <T>(chosen: readonly T[] | null, value: T): boolean => chosen === null || chosen.includes(value);

/** Whether departures are of those that are asked for, whatever they cost. */
export const isAsked = (
  { language, guaranteed, free }: Pick<DepartureGroup, 'language' | 'guaranteed' | 'free'>,
  filters: Pick<Filters, 'language' | 'guaranteed' | 'free'>,
): boolean => among(filters.language, language) && (!filters.guaranteed || guaranteed) && (!filters.free || free);

/** Whether filters leave a tour, whatever its departures. */
export const isTourLeft = (tour: TourFacts, filters: Filters): boolean =>
  filters.themes.every((theme) => tour.themes.includes(theme)) &&
  among(filters.length, lengthOf(tour)) &&
  among(filters.difficulty, tour.difficulty) &&
  among(filters.kind, tour.kind) &&
  (!filters.pickup || tour.pickup) &&
  (filters.scoreMin === null || (tour.score ?? -1) >= filters.scoreMin);

const isGroupLeft = (group: PricedGroup, filters: Filters): boolean =>
  isAsked(group, filters) &&
  group.adultUsd >= (filters.minUsd ?? 0) &&
  (filters.maxUsd === null || group.adultUsd <= filters.maxUsd);

/** The departures of a candidate that filters leave; none where they do not leave the tour. */
const left = ({ tour, groups }: Candidate, filters: Filters): PricedGroup[] =>
  isTourLeft(tour, filters) ? groups.filter((group) => isGroupLeft(group, filters)) : [];

const isLeft = ({ tour, groups }: Candidate, filters: Filters): boolean =>
  isTourLeft(tour, filters) && groups.some((group) => isGroupLeft(group, filters));

/** A tour that was found, with its lowest prices and its soonest start. */
export type Found = {
  readonly fitting: Candidate;
  readonly adultUsd: number;
  /** Its departures at that price. */
  readonly cheapest: PricedDays;
  readonly soonest: Date;
  /** Those of its soonest day, where each day is looked at apart. */
  readonly soonestOn: PricedDays | null;
};

/** The departures of the lowest price, and the classes of days that have some where days are looked at apart. */
function cheapestOf(groups: readonly PricedGroup[]): PricedDays & { readonly adultUsd: number } {
  let [leastUsd, priceBp] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const group of groups) {
    if (group.adultUsd > leastUsd || (group.adultUsd === leastUsd && group.priceBp >= priceBp)) continue;
    leastUsd = group.adultUsd;
    priceBp = group.priceBp;
  }
  const classes = new Set<number>();
  for (const { adultUsd: usd, priceBp: bp, dayClass } of groups)
    if (dayClass !== null && usd === leastUsd && bp === priceBp) classes.add(dayClass);
  return { adultUsd: leastUsd, priceBp, dayClasses: classes.size === 0 ? null : [...classes] };
}

function soonestOf(groups: readonly PricedGroup[], { wanted }: Fitting): Pick<Found, 'soonest' | 'soonestOn'> {
  const [first, ...others] = groups;
  if (!first) throw new Error('no departures');
  const { soonest, dayClass, priceBp } = others.reduce((best, one) => (one.soonest < best.soonest ? one : best), first);
  return {
    soonest,
    soonestOn: wanted.apart === 'each' && dayClass !== null ? { priceBp, dayClasses: [dayClass] } : null,
  };
}

export function filter(candidates: readonly Candidate[], filters: Filters): Found[] {
  return candidates.flatMap((candidate) => {
    const groups = left(candidate, filters);
    if (groups.length === 0) return [];
    const { adultUsd: least, ...cheapest } = cheapestOf(groups);
    return [{ fitting: candidate, adultUsd: least, cheapest, ...soonestOf(groups, candidate) }];
  });
}

/** By what the list is ordered, rising; equal ones stand by their ids. */
function keyOf({ fitting: { tour }, ...found }: Found, sort: TourSort): number {
  if (sort === 'price_asc') return found.adultUsd;
  if (sort === 'price_desc') return -found.adultUsd;
  if (sort === 'score') return -(tour.score ?? -1);
  if (sort === 'soonest') return found.soonest.getTime();
  if (sort === 'length') return tour.days === 1 ? (tour.hours ?? 24) : tour.days * 24;
  return -(tour.sortWeight * 1_000 + (tour.score ?? 0));
}

export type PlaceInList = { readonly key: number; readonly id: string };

/** Results in their order. */
export function ordered(found: readonly Found[], sort: TourSort): (Found & PlaceInList)[] {
  return found
    .map((one) => ({ ...one, key: keyOf(one, sort), id: one.fitting.tour.id }))
    .sort((a, b) => a.key - b.key || (a.id < b.id ? -1 : 1));
}

/** Scores that are offered as a filter, in tenths. */
export const SCORES = [90, 80, 70] as const;

export type Facets = {
  readonly length: { value: TourLength; count: number }[];
  readonly language: { value: GuideLanguage; count: number }[];
  readonly difficulty: { value: number; count: number }[];
  readonly kind: { value: TourKind; count: number }[];
  readonly theme: { value: string; count: number }[];
  readonly city: { value: string; count: number }[];
  readonly score: { value: number; count: number }[];
  readonly guaranteed: number;
  readonly pickup: number;
  readonly free: number;
  readonly adult: { readonly min: number; readonly max: number } | null;
};

/** How many tours each choice would leave, those that leave none left out. */
export function facetsOf(candidates: readonly Candidate[], filters: Filters): Facets {
  const count = (more: Partial<Filters>): number => {
    const all = { ...filters, ...more };
    return candidates.filter((candidate) => isLeft(candidate, all)).length;
  };
  const counted = <T>(values: readonly T[], more: (value: T) => Partial<Filters>) =>
    values.map((value) => ({ value, count: count(more(value)) })).filter((one) => one.count > 0);
  const themes = [...new Set(candidates.flatMap(({ tour }) => tour.themes))];
  const found = filter(candidates, filters);
  const cities = Map.groupBy(found, ({ fitting }) => fitting.tour.cityId);
  const prices = filter(candidates, { ...filters, minUsd: null, maxUsd: null }).map((one) => one.adultUsd);
  return {
    length: counted(TOUR_LENGTHS, (value) => ({ length: [value] })),
    language: counted(GUIDE_LANGUAGES, (value) => ({ language: [value] })),
    difficulty: counted(DIFFICULTIES, (value) => ({ difficulty: [value] })),
    kind: counted(TOUR_KINDS, (value) => ({ kind: [value] })),
    theme: counted(themes, (value) => ({ themes: [...filters.themes, value] })),
    city: [...cities].map(([value, ofCity]) => ({ value, count: ofCity.length })).sort((a, b) => b.count - a.count),
    score: counted(SCORES, (value) => ({ scoreMin: value })),
    guaranteed: count({ guaranteed: true }),
    pickup: count({ pickup: true }),
    free: count({ free: true }),
    adult: prices.length === 0 ? null : { min: Math.min(...prices), max: Math.max(...prices) },
  };
}
