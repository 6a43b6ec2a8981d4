import type { PlaceInList } from '../../../platform/http/place-in-list.ts';
import { FacetCounts, type Facets } from './count-facets.ts';
import { NO_SLOT } from './day-rows.ts';
import { failedOf, type ReadFilters, readFilters } from './filter-tours.ts';
import type { ListedTour } from './listed-tour.ts';
import type { DepartureQuery } from './open-departures.ts';
import type { PackedDepartures } from './packed-departures.ts';
import { type Fit, fitsOf } from './party-fit.ts';
import type { ListedRows, Surveyed, SurveyOf } from './survey-of.ts';
import { TopOf } from './top-of.ts';
import { LeftOutCount, TourLook } from './tour-look.ts';
import type { TourTable } from './tour-table.ts';

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

/** The lowest prices by city, of those that have one. */
const byCity = (least: Float64Array, { lists }: TourTable): Map<string, number> =>
  new Map(
    [...least.entries()].flatMap(([at, usd]) =>
      usd === Number.POSITIVE_INFINITY ? [] : [[lists.cities.texts[at] ?? '', usd]],
    ),
  );

/** For whom a tour is looked at: for the party, or for others where the party is not taken. */
const AS = { party: 0, ages: 1, people: 2 } as const;
const LOOKS = ['party', 'ages', 'people'] as const;
const NOT_LOOKED_AT = -1;

/** What is found: tours are chosen one after the other, then their departures looked at, by rows those that stand in them, then counted. */
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
  private rows: ListedRows | null;
  /** By place: what filters do not leave, the places that are looked for, for whom, and whether rows were asked. */
  private readonly failed: Uint8Array;
  private readonly seats: Int16Array;
  private readonly as: Uint8Array;
  private readonly byRows: Uint8Array;

  constructor(surveyed: Surveyed, of: SurveyOf) {
    const { table, places } = surveyed;
    const { sort } = of;
    this.surveyed = surveyed;
    this.of = of;
    this.filters = readFilters(of.filters, table.lists.themes);
    this.look = new TourLook(of, table, this.filters);
    this.fits = fitsOf(of.party, table);
    this.facets = of.counts ? new FacetCounts(table) : null;
    this.leftOut = of.counts ? new LeftOutCount(of.party, table) : null;
    // Those that came at once stand by their weight.
    const idOf = (place: number): string => (sort === 'fresh' ? '' : (table.tours[places[place] ?? 0]?.id ?? ''));
    this.top = new TopOf(of.limit + 1, { after: of.after, idOf });
    this.keys = sort === 'price_asc' || sort === 'price_desc' || sort === 'soonest' ? null : table.keys[sort];
    this.least = new Float64Array(table.lists.cities.texts.length).fill(Number.POSITIVE_INFINITY);
    this.rows = surveyed.rows;
    this.failed = new Uint8Array(places.length);
    this.seats = new Int16Array(places.length);
    this.as = new Uint8Array(places.length);
    this.byRows = new Uint8Array(places.length);
  }

  run(): void {
    const { length } = this.surveyed.places;
    this.rows?.sweep.begin();
    for (let place = 0; place < length; place += 1) this.choose(place);
    if (this.rows?.sweep.isWorthwhile) this.look.sweep(this.rows.sweep);
    else this.rows = null;
    for (let place = 0; place < length; place += 1) if (this.seats[place] !== NOT_LOOKED_AT) this.add(place);
  }

  /** Decides whether, and for whom, the tour at a place of the list is looked at. */
  private choose(place: number): void {
    const { table, places } = this.surveyed;
    const at = places[place] as number;
    const failed = failedOf(table, at, this.filters);
    this.seats[place] = NOT_LOOKED_AT;
    // What fails by one choice is counted without it, what fails by more nowhere.
    if (failed !== 0 && (this.facets === null || (failed & (failed - 1)) !== 0)) return;
    const { flaw, seats } = this.fits(at);
    if (flaw === null) this.lookAt(place, at, seats);
    else if (failed === 0) {
      const others = this.leftOut?.seats(at, flaw) ?? null;
      if (others !== null) this.lookAt(place, at, others);
      this.as[place] = AS[flaw];
    }
    this.failed[place] = failed;
  }

  private lookAt(place: number, at: number, seats: number): void {
    this.seats[place] = seats;
    const { rows } = this;
    const slot = rows?.slots[place] ?? NO_SLOT;
    if (rows && slot !== NO_SLOT && this.look.askRows(rows.sweep, slot, at, seats)) this.byRows[place] = 1;
  }

  /** Counts the tour at a place of the list by what its departures leave. */
  private add(place: number): void {
    const at = this.surveyed.places[place] as number;
    const own = this.surveyed.departures[place] as PackedDepartures;
    const as = LOOKS[this.as[place] as number] ?? 'party';
    const failed = this.failed[place] as number;
    if (this.rows && this.byRows[place] === 1)
      this.look.takeFromRows(this.rows.sweep, this.rows.slots[place] as number, at);
    else
      this.look.look(
        at,
        own,
        this.seats[place] as number,
        this.leftOut && as !== 'party' ? this.leftOut.parties[as] : this.of,
      );
    const { any } = this.look.left;
    if (as !== 'party') {
      if (any && this.leftOut) this.leftOut.counts[as] += 1;
      return;
    }
    this.facets?.add(at, failed, this.look.left);
    if (failed === 0 && any) this.found(place, at, own);
  }

  private found(place: number, at: number, own: PackedDepartures): void {
    const { leftUsd } = this.look.left;
    const city = this.surveyed.table.city[at] ?? 0;
    this.total += 1;
    if (leftUsd < (this.least[city] ?? 0)) this.least[city] = leftUsd;
    if (this.keys) this.top.add(this.keys[at] ?? 0, place);
    else if (this.of.sort === 'soonest') this.top.add(this.soonest(place, own), place);
    else this.top.add(this.of.sort === 'price_asc' ? leftUsd : -leftUsd, place);
  }

  private soonest(place: number, own: PackedDepartures): number {
    const { rows, look } = this;
    if (rows && this.byRows[place] === 1) return rows.sweep.soonestAt(rows.slots[place] as number);
    return own.startsAt(look.left.soonest);
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
  running.run();
  return running.survey();
}
