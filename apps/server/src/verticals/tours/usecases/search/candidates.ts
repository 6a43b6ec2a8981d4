import type { TourParty } from '@app/contract/verticals/tours/party';
import { type DealsNow, dealKeysNow, dealsNow } from '../../../../modules/travel/public.ts';
import type { Queryable } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { type DepartureGroup, departureGroups, type Narrowed, type Wanted } from '../../db/departure.repo.ts';
import {
  adultUsd,
  type Candidate,
  type Fitting,
  fittingTours,
  pricedGroups,
  withTax,
} from '../../domain/rank-tours.ts';
import type { TourFacts } from '../../domain/stored-tour.ts';
import { tourIdsOf } from '../deal-tours.ts';
import { partyAtDeals } from '../price-party.ts';

/** The tours that deals run on, and those deals. */
export type ToursOnDeals = { readonly ids: ReadonlySet<string>; readonly deals: DealsNow };

/** Reads the tours that deals run on. */
export async function toursOnDeals(platform: Platform): Promise<ToursOnDeals> {
  const [keys, deals] = await Promise.all([dealKeysNow(platform), dealsNow(platform)]);
  return { ids: new Set(tourIdsOf(keys)), deals };
}

/** What one adult pays on the cheapest of alike departures at the deals that run, tax included. */
function adultNow({ tour, counts }: Fitting, group: DepartureGroup, deals: DealsNow): number {
  if (group.day === null) return adultUsd(tour, group.priceBp);
  const { units } = partyAtDeals({ tour, counts, departure: { day: group.day, priceBp: group.priceBp } }, deals);
  const adult = units.find(({ unit }) => unit.key === 'adult') ?? units[0];
  return withTax(adult?.nowUsd ?? 0, tour.taxBp);
}

/**
 * Tours that take a party, with what they have to offer in some days: those that a deal is on at what they cost with it, day by day.
 * Days of all tours are distinguished where that is asked for.
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
  const fitting = fittingTours(tours, of.party, of.now);
  const { onDeals, byDay = false } = of;
  const [dealt, others] = [true, false].map((on) =>
    fitting.filter(({ tour }) => (byDay || onDeals?.ids.has(tour.id) === true) === on).map(({ wanted }) => wanted),
  );
  const read = (wanted: readonly Wanted[] = [], apart: boolean) => departureGroups(db, wanted, { ...of, byDay: apart });
  const groups = Map.groupBy(
    (await Promise.all([read(dealt, true), read(others, false)])).flat(),
    ({ tourId }) => tourId,
  );
  const none: DealsNow = () => null;
  return fitting.map((one) => ({
    ...one,
    groups: pricedGroups(groups.get(one.tour.id) ?? [], (group) => adultNow(one, group, onDeals?.deals ?? none)),
  }));
}
