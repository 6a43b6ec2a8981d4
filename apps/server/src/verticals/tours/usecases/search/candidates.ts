import { sortParty, type TourParty } from '@app/contract/verticals/tours/party';
import type { Day } from '@app/kernel/local-day';
import {
  type DealSpans,
  type DealsNow,
  dealSpansNow,
  dealsNow,
  idOfKey,
} from '../../../../modules/travel-deals/core.ts';
import type { CaughtUp } from '../../../../platform/search-memory/change-feed.ts';
import type { Platform } from '../../../../platform/slice.ts';
import type { Candidate, Fitting, PricedGroup } from '../../domain/filter-tours.ts';
import {
  type DepartureGroup,
  type DepartureTime,
  dayOf,
  departureGroups,
  departureTimes,
  type Narrowed,
  rangeOf,
} from '../../domain/open-departures.ts';
import type { PackedDepartures } from '../../domain/packed-departures.ts';
import { adultUsd, fittingTours, pricedGroups, withTax } from '../../domain/rank-tours.ts';
import type { TourFacts } from '../../domain/stored-tour.ts';
import type { SurveyDeals } from '../../domain/survey-of.ts';
import { adultAtDeals } from '../price-party.ts';
import { tourMemory } from './tour-memory.ts';

/** The deals that run now, and where days differ in them by the tour that they are on. */
export type ToursOnDeals = { readonly spans: ReadonlyMap<string, DealSpans>; readonly deals: DealsNow };

/** Where days differ in the deals on tours, by what they are read from: the same map while nothing of them changes. */
const spansByTour = new WeakMap<ReadonlyMap<string, DealSpans>, ReadonlyMap<string, DealSpans>>();

function spansOfTours(spans: ReadonlyMap<string, DealSpans>): ReadonlyMap<string, DealSpans> {
  const known = spansByTour.get(spans);
  if (known) return known;
  const made = new Map(
    [...spans].flatMap(([key, of]) => {
      const id = idOfKey('tour', key);
      return id === null ? [] : [[id, of] as const];
    }),
  );
  spansByTour.set(spans, made);
  return made;
}

/** Reads the deals that run on tours. */
export async function toursOnDeals(platform: Platform): Promise<ToursOnDeals> {
  const [spans, deals] = await Promise.all([dealSpansNow(platform), dealsNow(platform)]);
  return { spans: spansOfTours(spans), deals };
}

type Priced = Pick<TourFacts, 'id' | 'units' | 'taxBp'>;

/** What one adult pays on a day at the deals that run, tax included. */
function adultOn(
  { tour, counts }: Pick<Fitting<Priced>, 'tour' | 'counts'>,
  departure: { readonly day: Day; readonly priceBp: number },
  deals: DealsNow,
): number {
  return withTax(adultAtDeals({ tour, counts, departure }, deals)?.nowUsd ?? 0, tour.taxBp);
}

/** What a survey asks of the deals that run. */
export const surveyDeals = ({ spans, deals }: ToursOnDeals): SurveyDeals => ({
  spans,
  adultNow: (tour, party: TourParty, { day, priceBp }) => {
    const sorted = sortParty(tour.units, party);
    return adultOn({ tour, counts: 'flaw' in sorted ? [] : sorted.counts }, { day: dayOf(day), priceBp }, deals);
  },
});

const NO_DEALS: DealsNow = () => null;

/** What a tour has to offer to a party in some days, with what one adult pays at the deals that run. */
export function groupsOf(
  departures: PackedDepartures,
  fitting: Fitting<Priced>,
  of: { readonly days: Pick<Narrowed, 'from' | 'to'>; readonly deals: DealsNow },
): PricedGroup[] {
  const usdOf = ({ day, priceBp }: DepartureGroup): number =>
    day === null ? adultUsd(fitting.tour, priceBp) : adultOn(fitting, { day, priceBp }, of.deals);
  return pricedGroups(departureGroups(departures, fitting.wanted, rangeOf(of.days)), usdOf);
}

/** Tours that take a party, with what each has to offer without deals. */
export async function candidatesAmong(
  platform: Platform,
  tours: readonly TourFacts[],
  of: { readonly moment: CaughtUp; readonly party: TourParty; readonly now: Date },
): Promise<Candidate[]> {
  const fitting = fittingTours(tours, of.party, of.now);
  const departures = await tourMemory(platform).departures.of(
    of.moment,
    fitting.map(({ tour }) => tour.id),
  );
  const days = { from: null, to: null };
  return fitting.map((one, at) => ({
    ...one,
    groups: groupsOf(departures[at] as PackedDepartures, one, { days, deals: NO_DEALS }),
  }));
}

/** When tours depart with room for a party and can still be booked, by tour. */
export async function timesAmong(
  platform: Platform,
  moment: CaughtUp,
  fitting: readonly Fitting[],
): Promise<Map<string, DepartureTime[]>> {
  const departures = await tourMemory(platform).departures.of(
    moment,
    fitting.map(({ tour }) => tour.id),
  );
  return new Map(
    fitting.map(({ tour, wanted }, at) => [tour.id, departureTimes(departures[at] as PackedDepartures, wanted)]),
  );
}
