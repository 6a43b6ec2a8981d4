import type { Books } from '../books.ts';
import type { Chance } from '../chance.ts';
import type { SeededAgent } from '../customers.ts';
import type { Tally } from '../order-stage.ts';
import type { DemoDeals } from './deals.ts';
import type { LivingTrip } from './trip.ts';

/** What the lives of trips are played over. */
export type TripStage = {
  readonly chance: Chance;
  readonly books: Books;
  readonly agents: readonly SeededAgent[];
  readonly tally: Tally;
  readonly deals: DemoDeals;
};

/** The stage, and the trips that are placed so far. */
export type TripsPlaying = TripStage & { readonly living: ReadonlyMap<string, LivingTrip> };
