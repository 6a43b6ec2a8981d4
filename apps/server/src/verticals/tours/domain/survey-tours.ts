import type { TourSort } from '@app/contract/verticals/tours/facts';
import type { TourParty } from '@app/contract/verticals/tours/party';
import { MINUTE } from '@app/kernel/clock';
import type { DealSpans } from '../../../modules/travel-deals/core.ts';
import type { PlaceInList } from '../../../platform/http/place-in-list.ts';
import { FacetCounts, type Facets, type GroupsLeft } from './count-facets.ts';
import { type Filters, failedOf, type ReadFilters, readFilters } from './filter-tours.ts';
import { FEWER, withoutChildren } from './left-out.ts';
import type { ListedTour } from './listed-tour.ts';
import {
  type DayRange,
  type DepartureQuery,
  isFreeToCancel,
  isGuaranteed,
  languageOf,
  type Narrowed,
  Offers,
  rangeOf,
} from './open-departures.ts';
import { type PackedDepartures, whenOf } from './packed-departures.ts';
import { type Clock, clockIn, type Fit, fitsOf } from './party-fit.ts';
import { withTax } from './rank-tours.ts';
import { TopOf } from './top-of.ts';
import { unitUsd } from './tour-items.ts';
import type { TourTable } from './tour-table.ts';

/** Deals that run: where days differ in them, by tour, and what one adult of a party pays on a day at them, tax included. */
export type SurveyDeals = {
  readonly spans: ReadonlyMap<string, DealSpans>;
  adultNow(tour: ListedTour, party: TourParty, on: { readonly day: number; readonly priceBp: number }): number;
};

export type SurveyOf = {
  readonly party: TourParty;
  readonly now: Date;
  readonly days: Pick<Narrowed, 'from' | 'to'>;
  readonly filters: Filters;
  readonly sort: TourSort | 'fresh';
  readonly after: PlaceInList | null;
  readonly limit: number;
  readonly deals: SurveyDeals;
  /** Whether each day of all tours is looked at apart. */
  readonly byDay: boolean;
  /** Whether choices, and tours that do not take the party, are counted too. */
  readonly counts: boolean;
};

/** Tours that are looked at: where they stand in the table, in its order, and the departures of each. */
export type Surveyed = {
  readonly table: TourTable;
  readonly places: readonly number[];
  readonly departures: readonly PackedDepartures[];
};

export type TourFound = PlaceInList & {
  readonly tour: ListedTour;
  readonly departures: PackedDepartures;
  readonly query: DepartureQuery;
};

export type Survey = {
  readonly total: number;
  /** So many as were asked for, in their order, and whether there are more. */
  readonly page: TourFound[];
  readonly more: boolean;
  readonly facets: Facets | null;
  /** Tours that are not found for the age of a child, or for who travels and how many, and would be without. */
  readonly leftOut: { readonly ages: number; readonly people: number } | null;
  /** The lowest price of an adult by city, of the tours that were found. */
  readonly leastByCity: ReadonlyMap<string, number>;
};

/** What filters leave of a tour's departures: whether any, the lowest price of an adult and where the soonest stands. */
type Left = GroupsLeft & { leftUsd: number; soonest: number };
const NOWHERE = -1;

const newLeft = (): Left => ({
  any: false,
  guaranteed: false,
  free: false,
  leastUsd: 0,
  languages: 0,
  leftUsd: 0,
  soonest: NOWHERE,
});

type Changing<T> = { -readonly [K in keyof T]: T[K] };

/** Looks at tours one after the other, with the same few objects for all. */
class TourLook {
  readonly left = newLeft();
  private readonly offers = new Offers();
  private readonly query: Changing<DepartureQuery>;
  private readonly clocks: (Clock | null)[];
  private readonly range: DayRange;

  private readonly of: SurveyOf;
  private readonly table: TourTable;
  private readonly filters: ReadFilters;

  constructor(of: SurveyOf, table: TourTable, filters: ReadFilters) {
    this.of = of;
    this.table = table;
    this.filters = filters;
    this.range = rangeOf(of.days);
    this.clocks = table.lists.zones.texts.map(() => null);
    this.query = { seats: 1, now: of.now.getTime(), opensAfter: 0, freeAfter: 0, apart: null };
  }

  private clockOf(at: number): Clock {
    const zone = this.table.zone[at] ?? 0;
    const clock = this.clocks[zone] ?? clockIn(this.table.lists.zones.texts[zone] ?? '', this.of.now);
    this.clocks[zone] = clock;
    return clock;
  }

  /** What a party needs of a tour: the same object each time. */
  private ask(at: number, seats: number, byDay: boolean): DepartureQuery {
    const { query, table, of } = this;
    const clock = this.clockOf(at);
    const spans = of.deals.spans;
    query.seats = seats;
    query.opensAfter = query.now + (table.cutoffMinutes[at] ?? 0) * MINUTE;
    query.freeAfter = whenOf(clock.day + (table.freeDays[at] ?? 0), clock.minute);
    if (byDay) query.apart = 'each';
    else query.apart = spans.size === 0 ? null : (spans.get(table.tours[at]?.id ?? '') ?? null);
    return query;
  }

  queryOf(at: number, seats: number): DepartureQuery {
    return { ...this.ask(at, seats, this.of.byDay) };
  }

  /** Fills `left` with what a party finds of a tour. */
  look(
    at: number,
    departures: PackedDepartures,
    as: { readonly party: TourParty; readonly seats: number; readonly byDay: boolean },
  ): void {
    const query = this.ask(at, as.seats, as.byDay);
    departures.settle(query.now);
    this.offers.fill(departures, query, this.range);
    this.clear();
    const { offers, table } = this;
    const tour = query.apart === null ? undefined : table.tours[at];
    const dealt = tour && this.of.deals.spans.has(tour.id) ? tour : null;
    const [adultUsd, taxBp] = [table.adultUsd[at] ?? 0, table.taxBp[at] ?? 0];
    for (let place = 0; place < offers.used; place += 1) {
      const slot = offers.slots[place] ?? 0;
      const priceBp = offers.priceBp(slot);
      const usd = dealt
        ? this.of.deals.adultNow(dealt, as.party, { day: offers.dayOf(slot), priceBp })
        : withTax(unitUsd(adultUsd, priceBp), taxBp);
      this.add(slot, usd);
    }
  }

  private clear(): void {
    const { left } = this;
    left.any = left.guaranteed = left.free = false;
    left.languages = 0;
    left.leastUsd = left.leftUsd = Number.POSITIVE_INFINITY;
    left.soonest = NOWHERE;
  }

  private add(slot: number, usd: number): void {
    const { left, filters } = this;
    const bit = 1 << languageOf(slot);
    const isSure = isGuaranteed(slot);
    const isFree = isFreeToCancel(slot);
    const language = (filters.language & bit) !== 0;
    const guaranteed = !filters.guaranteed || isSure;
    const free = !filters.free || isFree;
    if (language && guaranteed && free && usd < left.leastUsd) left.leastUsd = usd;
    if (usd < filters.minUsd || usd > filters.maxUsd) return;
    if (guaranteed && free) left.languages |= bit;
    if (language && free && isSure) left.guaranteed = true;
    if (language && guaranteed && isFree) left.free = true;
    if (!language || !guaranteed || !free) return;
    left.any = true;
    if (usd < left.leftUsd) left.leftUsd = usd;
    left.soonest = this.offers.sooner(left.soonest, slot);
  }
}

/** Counts tours that do not take a party and would be found without its children, or for two. */
class LeftOutCount {
  readonly counts = { ages: 0, people: 0 };
  private readonly parties: { readonly ages: TourParty; readonly people: TourParty };
  private readonly fits: { readonly ages: (at: number) => Fit; readonly people: (at: number) => Fit };

  private readonly look: TourLook;

  constructor(look: TourLook, party: TourParty, table: TourTable) {
    this.look = look;
    this.parties = { ages: withoutChildren(party), people: FEWER };
    this.fits = { ages: fitsOf(this.parties.ages, table), people: fitsOf(this.parties.people, table) };
  }

  add(at: number, departures: PackedDepartures, flaw: 'ages' | 'people'): void {
    const fit = this.fits[flaw](at);
    if (fit.flaw !== null) return;
    this.look.look(at, departures, { party: this.parties[flaw], seats: fit.seats, byDay: false });
    if (this.look.left.any) this.counts[flaw] += 1;
  }
}

/** The lowest prices by city, of those that have one. */
const byCity = (least: Float64Array, { lists }: TourTable): Map<string, number> =>
  new Map(
    [...least.entries()].flatMap(([at, usd]) =>
      usd === Number.POSITIVE_INFINITY ? [] : [[lists.cities.texts[at] ?? '', usd]],
    ),
  );

/** What was found until now, tour by tour. */
class RunningSurvey {
  private readonly surveyed: Surveyed;
  private readonly of: SurveyOf;
  private readonly filters: ReadFilters;
  private readonly look: TourLook;
  private readonly fits: (at: number) => Fit;
  private readonly facets: FacetCounts | null;
  private readonly leftOut: LeftOutCount | null;
  private readonly top: TopOf;
  /** By what the list is ordered, where that does not depend on departures. */
  private readonly keys: Float64Array | null;
  private readonly least: Float64Array;
  private total = 0;

  constructor(surveyed: Surveyed, of: SurveyOf) {
    const { table, places } = surveyed;
    const { sort } = of;
    this.surveyed = surveyed;
    this.of = of;
    this.filters = readFilters(of.filters, table.lists.themes);
    this.look = new TourLook(of, table, this.filters);
    this.fits = fitsOf(of.party, table);
    this.facets = of.counts ? new FacetCounts(table) : null;
    this.leftOut = of.counts ? new LeftOutCount(this.look, of.party, table) : null;
    // Those that came at once stand by their weight.
    const idOf = (place: number): string => (sort === 'fresh' ? '' : (table.tours[places[place] ?? 0]?.id ?? ''));
    this.top = new TopOf(of.limit + 1, { after: of.after, idOf });
    this.keys = sort === 'price_asc' || sort === 'price_desc' || sort === 'soonest' ? null : table.keys[sort];
    this.least = new Float64Array(table.lists.cities.texts.length).fill(Number.POSITIVE_INFINITY);
  }

  /** Looks at the tour at a place of the list. */
  add(place: number): void {
    const { table, places, departures } = this.surveyed;
    const at = places[place] as number;
    const failed = failedOf(table, at, this.filters);
    // What fails by one choice is counted without it, what fails by more nowhere.
    if (failed !== 0 && (this.facets === null || (failed & (failed - 1)) !== 0)) return;
    const own = departures[place] as PackedDepartures;
    const { flaw, seats } = this.fits(at);
    if (flaw !== null) {
      if (failed === 0) this.leftOut?.add(at, own, flaw);
      return;
    }
    this.look.look(at, own, { party: this.of.party, seats, byDay: this.of.byDay });
    this.facets?.add(at, failed, this.look.left);
    if (failed === 0 && this.look.left.any) this.found(place, at, own);
  }

  private found(place: number, at: number, own: PackedDepartures): void {
    const { leftUsd, soonest } = this.look.left;
    const city = this.surveyed.table.city[at] ?? 0;
    this.total += 1;
    if (leftUsd < (this.least[city] ?? 0)) this.least[city] = leftUsd;
    if (this.keys) this.top.add(this.keys[at] ?? 0, place);
    else if (this.of.sort === 'soonest') this.top.add(own.startsAt(soonest), place);
    else this.top.add(this.of.sort === 'price_asc' ? leftUsd : -leftUsd, place);
  }

  private page(): TourFound[] {
    const { table, places, departures } = this.surveyed;
    return this.top.places().map(({ key, at: place }) => {
      const at = places[place] ?? 0;
      const tour = table.tours[at] as ListedTour;
      const query = this.look.queryOf(at, this.fits(at).seats);
      return { key, id: tour.id, tour, departures: departures[place] as PackedDepartures, query };
    });
  }

  survey(): Survey {
    const page = this.page();
    return {
      total: this.total,
      page: page.slice(0, this.of.limit),
      more: page.length > this.of.limit,
      facets: this.facets?.facets() ?? null,
      leftOut: this.leftOut?.counts ?? null,
      leastByCity: byCity(this.least, this.surveyed.table),
    };
  }
}

/** Finds tours with a departure that has room for a party, and counts what each choice would leave: each tour is looked at once. */
export function surveyTours(surveyed: Surveyed, of: SurveyOf): Survey {
  const running = new RunningSurvey(surveyed, of);
  for (let place = 0; place < surveyed.places.length; place += 1) running.add(place);
  return running.survey();
}
