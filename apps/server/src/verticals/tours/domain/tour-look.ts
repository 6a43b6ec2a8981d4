import type { TourParty } from '@app/contract/verticals/tours/party';
import { MINUTE } from '@app/kernel/clock';
import type { DealSpans } from '../../../modules/travel-deals/core.ts';
import { fillLeft, type KindFilters, kindFilters, type Left, lookAtAlike, NOWHERE } from './alike-departures.ts';
import type { ReadFilters } from './filter-tours.ts';
import { FEWER, withoutChildren } from './left-out.ts';
import {
  type DayRange,
  type DepartureQuery,
  isFreeToCancel,
  isGuaranteed,
  languageOf,
  Offers,
  rangeOf,
  Stretch,
} from './open-departures.ts';
import { type PackedDepartures, whenOf } from './packed-departures.ts';
import { type Clock, clockIn, type Fit, fitsOf } from './party-fit.ts';
import { withTax } from './rank-tours.ts';
import type { RowFound, RowSweep } from './row-sweep.ts';
import type { SurveyOf } from './survey-of.ts';
import { unitUsd } from './tour-items.ts';
import type { TourTable } from './tour-table.ts';

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

/** Whose look it is, and whether each day is looked at apart. */
type LookAs = { readonly party: TourParty; readonly byDay: boolean };

/** Looks at tours one after the other, with the same few objects for all. */
export class TourLook {
  readonly left = newLeft();
  private readonly offers = new Offers();
  private readonly stretch = new Stretch();
  private readonly query: Changing<DepartureQuery>;
  private readonly clocks: (Clock | null)[];
  private readonly range: DayRange;

  private readonly of: SurveyOf;
  private readonly table: TourTable;
  private readonly filters: ReadFilters;
  private readonly alike: { query: DepartureQuery; stretch: Stretch; filters: KindFilters };
  private readonly rowFound: RowFound = { kinds: 0, freeKinds: 0, least: 0 };
  private readonly limited: boolean;
  /** Where days differ in deals, by where tours stand. */
  private readonly spans: ReadonlyMap<number, DealSpans>;
  private adultUsd = 0;
  private taxBp = 0;
  private readonly usdOf = (priceBp: number): number => withTax(unitUsd(this.adultUsd, priceBp), this.taxBp);

  constructor(of: SurveyOf, table: TourTable, filters: ReadFilters) {
    this.of = of;
    this.table = table;
    this.filters = filters;
    this.range = rangeOf(of.days);
    this.clocks = table.lists.zones.texts.map(() => null);
    this.query = { seats: 1, now: of.now.getTime(), opensAfter: 0, freeAfter: 0, apart: null };
    this.alike = { query: this.query, stretch: this.stretch, filters: kindFilters(filters) };
    this.limited = of.filters.minUsd !== null || of.filters.maxUsd !== null;
    this.spans = table.byPlace(of.deals.spans);
  }

  private clockOf(at: number): Clock {
    const zone = this.table.zone[at] ?? 0;
    const clock = this.clocks[zone] ?? clockIn(this.table.lists.zones.texts[zone] ?? '', this.of.now);
    this.clocks[zone] = clock;
    return clock;
  }

  /** What a party needs of a tour: the same object each time. */
  private ask(at: number, seats: number, byDay: boolean): DepartureQuery {
    const { query, table } = this;
    const clock = this.clockOf(at);
    query.seats = seats;
    query.opensAfter = query.now + (table.cutoffMinutes[at] ?? 0) * MINUTE;
    query.freeAfter = whenOf(clock.day + (table.freeDays[at] ?? 0), clock.minute);
    query.apart = byDay ? 'each' : (this.spans.get(at) ?? null);
    return query;
  }

  queryOf(at: number, seats: number): DepartureQuery {
    return { ...this.ask(at, seats, this.of.byDay) };
  }

  /** Fills `left` with what a party that takes so many places finds of a tour. */
  look(at: number, departures: PackedDepartures, seats: number, as: LookAs): void {
    const query = this.ask(at, seats, as.byDay);
    departures.settle(query.now);
    this.priceOf(at);
    if (query.apart !== null || this.limited || !departures.isRegular) this.lookApart(at, departures, as.party);
    else {
      this.stretch.look(departures, query, this.range);
      lookAtAlike(departures, this.alike, this.left, this.usdOf);
    }
  }

  private priceOf(at: number): void {
    this.adultUsd = this.table.adultUsd[at] ?? 0;
    this.taxBp = this.table.taxBp[at] ?? 0;
  }

  /** Asks rows for a tour; returns whether it can be looked at so. */
  askRows(sweep: RowSweep, slot: number, at: number, seats: number): boolean {
    const query = this.ask(at, seats, this.of.byDay);
    if (query.apart !== null || this.limited) return false;
    sweep.ask(slot, query);
    return true;
  }

  /** Looks at all that rows were asked for. */
  sweep(sweep: RowSweep): void {
    const { range, query } = this;
    sweep.sweep({ range, filters: this.alike.filters, now: query.now, soonest: this.of.sort === 'soonest' });
  }

  /** Fills `left` with what rows say of a tour, but where the soonest stands. */
  takeFromRows(sweep: RowSweep, slot: number, at: number): void {
    this.priceOf(at);
    sweep.found(slot, this.rowFound);
    fillLeft(this.left, this.rowFound, this.alike.filters, this.usdOf);
    this.left.soonest = NOWHERE;
  }

  /** The same where days, or what departures cost, set some of them apart. */
  private lookApart(at: number, departures: PackedDepartures, party: TourParty): void {
    this.offers.fill(departures, this.query, this.range);
    this.clear();
    const { offers } = this;
    const dealt = this.spans.has(at) ? this.table.tours[at] : undefined;
    for (let place = 0; place < offers.used; place += 1) {
      const slot = offers.slots[place] ?? 0;
      const priceBp = offers.priceBp(slot);
      const usd = dealt
        ? this.of.deals.adultNow(dealt, party, { day: offers.dayOf(slot), priceBp })
        : this.usdOf(priceBp);
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
export class LeftOutCount {
  readonly counts = { ages: 0, people: 0 };
  readonly parties: { readonly ages: LookAs; readonly people: LookAs };
  private readonly fits: { readonly ages: (at: number) => Fit; readonly people: (at: number) => Fit };

  constructor(party: TourParty, table: TourTable) {
    const others = withoutChildren(party);
    this.parties = { ages: { party: others, byDay: false }, people: { party: FEWER, byDay: false } };
    this.fits = { ages: fitsOf(others, table), people: fitsOf(FEWER, table) };
  }

  /** The places that the others, or two, take; null where it does not take them either. */
  seats(at: number, flaw: 'ages' | 'people'): number | null {
    const fit = this.fits[flaw](at);
    return fit.flaw === null ? fit.seats : null;
  }
}
