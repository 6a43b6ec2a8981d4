import type { GuideLanguage, TourSort } from '@app/contract/verticals/tours/facts';
import { seatsOf, sortParty, type TourParty, tourTravellers } from '@app/contract/verticals/tours/party';
import { addMs, MINUTE } from '@app/kernel/clock';
import { addDays } from '@app/kernel/local-day';
import { basisPointsOf, money } from '@app/kernel/money';
import { wallTimeIn } from '@app/kernel/zone-time';
import type { DepartureGroup, PricedDays } from '../db/bookable-departure.repo.ts';
import {
  type Candidate,
  type Filters,
  type Fitting,
  isGroupLeft,
  isTourLeft,
  type PricedGroup,
} from './filter-tours.ts';
import type { TourFacts } from './stored-tour.ts';
import { unitUsd } from './tour-items.ts';
import { freeDays } from './tour-policy.ts';

export { type Candidate, NO_FILTERS } from './filter-tours.ts';
export { facetsOf } from './tour-facets.ts';
export const withTax = (usd: number, taxBp: number): number => usd + basisPointsOf(money(usd), taxBp).minor;

/** What one adult pays on a departure, tax included; of a tour without such a unit the first one. */
export function adultUsd(tour: Pick<TourFacts, 'units' | 'taxBp'>, priceBp: number): number {
  const unit = tour.units.find(({ key }) => key === 'adult') ?? tour.units[0];
  return withTax(unitUsd(unit?.usd ?? 0, priceBp), tour.taxBp);
}

/** Tours that take a party: by ages and by number. */
export function fittingTours(tours: readonly TourFacts[], party: TourParty, now: Date): Fitting[] {
  const walls = new Map<string, string>();
  const wallIn = (zone: string): string => {
    const wall = walls.get(zone) ?? wallTimeIn(zone, now);
    walls.set(zone, wall);
    return wall;
  };
  const opens = new Map<number, string>();
  const opensAfter = (cutoffMinutes: number): string => {
    const moment = opens.get(cutoffMinutes) ?? addMs(now, cutoffMinutes * MINUTE).toISOString();
    opens.set(cutoffMinutes, moment);
    return moment;
  };
  return tours.flatMap((tour) => {
    const sorted = sortParty(tour.units, party);
    if ('flaw' in sorted || tourTravellers(party) > tour.maxParty) return [];
    const { counts } = sorted;
    const [today = '', hour = ''] = wallIn(tour.zone).split('T');
    const wanted = {
      tourId: tour.id,
      seats: seatsOf(counts),
      opensAfter: opensAfter(tour.cutoffMinutes),
      freeDay: addDays(today, freeDays(tour.cancelSteps)),
      freeStart: hour.slice(0, 5),
      apart: null,
    };
    return [{ tour, counts, wanted }];
  });
}

/** Departures with what one adult pays, each asked for once: filters look at them many times. */
export const pricedGroups = (
  groups: readonly DepartureGroup[],
  adultNow: (group: DepartureGroup) => number,
): PricedGroup[] => groups.map((group) => ({ ...group, adultUsd: adultNow(group) }));

/** Languages that departures are guided in. */
export const languagesOf = (groups: readonly DepartureGroup[]): GuideLanguage[] =>
  [...new Set(groups.map(({ language }) => language))].sort();

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

/** Weekdays on which departures start, 1 for Monday to 7 for Sunday. */
export function weekdaysOf(groups: readonly DepartureGroup[]): number[] {
  const bits = groups.reduce((all, { weekdays }) => all | weekdays, 0);
  return WEEKDAYS.filter((day) => (bits & (1 << day)) !== 0);
}

/** The departures of a candidate that filters leave; none where they do not leave the tour. */
const left = ({ tour, groups }: Candidate, filters: Filters): PricedGroup[] =>
  isTourLeft(tour, filters) ? groups.filter((group) => isGroupLeft(group, filters)) : [];

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
