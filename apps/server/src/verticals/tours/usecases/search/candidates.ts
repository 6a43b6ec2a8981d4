import type { TourParty } from '@app/contract/verticals/tours/party';
import { type DealSpans, type DealsNow, dealSpansNow, dealsNow } from '../../../../modules/travel-deals/core.ts';
import type { Queryable } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { type DepartureGroup, departureGroups, type Narrowed } from '../../db/bookable-departure.repo.ts';
import type { Candidate, Fitting } from '../../domain/filter-tours.ts';
import { adultUsd, fittingTours, pricedGroups, withTax } from '../../domain/rank-tours.ts';
import type { TourFacts } from '../../domain/stored-tour.ts';
import { tourKey } from '../deal-tours.ts';
import { adultAtDeals } from '../price-party.ts';

/** The deals that run now, and where days differ in them by what they are on. */
export type ToursOnDeals = { readonly spans: ReadonlyMap<string, DealSpans>; readonly deals: DealsNow };

/** Reads the deals that run on tours. */
export async function toursOnDeals(platform: Platform): Promise<ToursOnDeals> {
  const [spans, deals] = await Promise.all([dealSpansNow(platform), dealsNow(platform)]);
  return { spans, deals };
}

/** What one adult pays on the cheapest of alike departures at the deals that run, tax included. */
function adultNow({ tour, counts }: Fitting, group: DepartureGroup, deals: DealsNow): number {
  if (group.day === null) return adultUsd(tour, group.priceBp);
  const adult = adultAtDeals({ tour, counts, departure: { day: group.day, priceBp: group.priceBp } }, deals);
  return withTax(adult?.nowUsd ?? 0, tour.taxBp);
}

const NO_DEALS: DealsNow = () => null;

/**
 * Tours that take a party, with what they have to offer in some days: those that a deal is on at what they cost with it, by the days on
 * which the same deals hold. Each day of all tours is looked at apart where that is asked for.
 */
export async function candidatesAmong(
  db: Queryable,
  tours: readonly TourFacts[],
  of: Pick<Narrowed, 'from' | 'to'> & {
    readonly party: TourParty;
    readonly now: Date;
    /** Null: what tours cost without deals. */
    readonly onDeals: ToursOnDeals | null;
    readonly byDay?: boolean;
  },
): Promise<Candidate[]> {
  const { onDeals, byDay = false } = of;
  const fitting = fittingTours(tours, of.party, of.now).map(({ tour, counts, wanted }): Fitting => {
    const apart = byDay ? 'each' : (onDeals?.spans.get(tourKey(tour.id)) ?? null);
    return { tour, counts, wanted: apart === null ? wanted : { ...wanted, apart } };
  });
  const wanted = fitting.map((one) => one.wanted);
  const groups = Map.groupBy(await departureGroups(db, wanted, of), ({ tourId }) => tourId);
  const deals = onDeals?.deals ?? NO_DEALS;
  return fitting.map((one) => ({
    ...one,
    groups: pricedGroups(groups.get(one.tour.id) ?? [], (group) => adultNow(one, group, deals)),
  }));
}
