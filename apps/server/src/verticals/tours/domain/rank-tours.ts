import type { GuideLanguage } from '@app/contract/verticals/tours/facts';
import { seatsOf, sortParty, type TourParty, tourTravellers } from '@app/contract/verticals/tours/party';
import { wholeBasisPoints } from '@app/kernel/money';
import { type Filters, type Fitting, isGroupLeft, type PricedGroup } from './filter-tours.ts';
import { adultUnit } from './listed-tour.ts';
import type { DepartureGroup, DepartureQuery, PricedDays } from './open-departures.ts';
import { clockIn, departureQuery } from './party-fit.ts';
import type { TourFacts } from './stored-tour.ts';
import { unitUsd } from './tour-items.ts';
import { freeDays } from './tour-policy.ts';

export { type Candidate, NO_FILTERS } from './filter-tours.ts';
export const withTax = (usd: number, taxBp: number): number => usd + wholeBasisPoints(usd, taxBp);

/** What one adult pays on a departure, tax included; of a tour without such a unit the first one. */
export function adultUsd(tour: Pick<TourFacts, 'units' | 'taxBp'>, priceBp: number): number {
  return withTax(unitUsd(adultUnit(tour.units)?.usd ?? 0, priceBp), tour.taxBp);
}

/** Tours that take a party: by ages and by number. */
export function fittingTours<
  T extends Pick<TourFacts, 'units' | 'maxParty' | 'zone' | 'cancelSteps' | 'cutoffMinutes'>,
>(tours: readonly T[], party: TourParty, now: Date): Fitting<T>[] {
  return tours.flatMap((tour) => {
    const sorted = sortParty(tour.units, party);
    if ('flaw' in sorted || tourTravellers(party) > tour.maxParty) return [];
    const { counts } = sorted;
    const asked = { seats: Math.max(seatsOf(counts), 1), now, clock: clockIn(tour.zone, now), apart: null };
    const wanted = departureQuery({
      ...asked,
      cutoffMinutes: tour.cutoffMinutes,
      freeDays: freeDays(tour.cancelSteps),
    });
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

/** Which departures of a tour are shown: those of the lowest price, and of the soonest day where each is looked at apart. */
export type ShownDepartures = { readonly cheapest: PricedDays; readonly soonestOn: PricedDays | null };

/** The departures of the lowest price, and the classes of days that have some where days are looked at apart. */
function cheapestOf(groups: readonly PricedGroup[]): PricedDays {
  let [leastUsd, priceBp] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const group of groups) {
    if (group.adultUsd > leastUsd || (group.adultUsd === leastUsd && group.priceBp >= priceBp)) continue;
    leastUsd = group.adultUsd;
    priceBp = group.priceBp;
  }
  const classes = new Set<number>();
  for (const { adultUsd: usd, priceBp: bp, dayClass } of groups)
    if (dayClass !== null && usd === leastUsd && bp === priceBp) classes.add(dayClass);
  return { priceBp, dayClasses: classes.size === 0 ? null : [...classes] };
}

function soonestDay([first, ...others]: readonly PricedGroup[], { apart }: DepartureQuery): PricedDays | null {
  if (apart !== 'each' || !first) return null;
  const { dayClass, priceBp } = others.reduce((best, one) => (one.soonest < best.soonest ? one : best), first);
  return dayClass === null ? null : { priceBp, dayClasses: [dayClass] };
}

/** Which of a tour's departures are shown of those that filters leave; null where they leave none. */
export function shownOf(
  groups: readonly PricedGroup[],
  query: DepartureQuery,
  filters: Filters,
): ShownDepartures | null {
  const left = groups.filter((group) => isGroupLeft(group, filters));
  return left.length === 0 ? null : { cheapest: cheapestOf(left), soonestOn: soonestDay(left, query) };
}
