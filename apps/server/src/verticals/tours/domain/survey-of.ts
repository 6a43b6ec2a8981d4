import type { TourSort } from '@app/contract/verticals/tours/facts';
import type { TourParty } from '@app/contract/verticals/tours/party';
import type { DealSpans } from '../../../modules/travel-deals/core.ts';
import type { PlaceInList } from '../../../platform/http/place-in-list.ts';
import type { Filters } from './filter-tours.ts';
import type { ListedTour } from './listed-tour.ts';
import type { Narrowed } from './open-departures.ts';
import type { PackedDepartures } from './packed-departures.ts';
import type { RowSweep } from './row-sweep.ts';
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

/** The departures of listed tours by day, and where each tour of the list stands among them: `NO_SLOT` where it does not. */
export type ListedRows = { readonly sweep: RowSweep; readonly slots: Int32Array };

/** Tours that are looked at: where they stand in the table, in its order, and the departures of each. */
export type Surveyed = {
  readonly table: TourTable;
  readonly places: readonly number[];
  readonly departures: readonly PackedDepartures[];
  readonly rows: ListedRows | null;
};
