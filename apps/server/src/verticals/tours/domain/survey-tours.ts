import type { PlaceInList } from '../../../platform/http/place-in-list.ts';
import { FacetCounts, type Facets } from './count-facets.ts';
import { failedOf, type ReadFilters, readFilters } from './filter-tours.ts';
import type { ListedTour } from './listed-tour.ts';
import type { DepartureQuery } from './open-departures.ts';
import type { PackedDepartures } from './packed-departures.ts';
import { type Fit, fitsOf } from './party-fit.ts';
import type { SurveyOf } from './survey-of.ts';
import { TopOf } from './top-of.ts';
import { LeftOutCount, TourLook } from './tour-look.ts';
import type { TourTable } from './tour-table.ts';

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
    this.look.look(at, own, seats, this.of);
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
