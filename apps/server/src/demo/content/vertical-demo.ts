import type { Localized } from '@app/contract/core/locale';
import type { DealMethod, TravelDealKind } from '@app/contract/deals/deal-facts';
import type { Tx } from '../../platform/db/connect.ts';
import type { Platform } from '../../platform/slice.ts';
import type { CustomerCalls } from '../seed/customer-calls.ts';
import type { SeededCustomer } from '../seed/customers.ts';
import type { PlannedDeal } from '../seed/travel/planned-deal.ts';
import type { LivingTrip, PlannedTrip } from '../seed/travel/trip.ts';

/** Fills a vertical's tables in the demo's one transaction. `cityIds` are those of the demo's cities, by key. */
export type VerticalSeed = (
  tx: Tx,
  given: { readonly now: Date; readonly seed: number; readonly cityIds: ReadonlyMap<string, string> },
) => Promise<void>;

/** Bookings that a vertical lays down; `write` writes what hangs on those of all verticals in its own tables, once they were played. */
export type PlannedTravel = {
  readonly trips: readonly PlannedTrip[];
  readonly write?: (tx: Tx, trips: readonly LivingTrip[]) => Promise<void>;
};

/**
 * `travellers` are customers who buy in the shop, the named one first; `deals` those of every kind, and `buyers` who buy at them;
 * `booked` is what the verticals before it have laid down, `cityIds` are those of the demo's cities, by key.
 */
export type VerticalTrips = (
  tx: Tx,
  given: {
    readonly now: Date;
    readonly seed: number;
    readonly travellers: readonly SeededCustomer[];
    readonly deals: readonly PlannedDeal[];
    readonly buyers: readonly SeededCustomer[];
    readonly booked: readonly PlannedTrip[];
    readonly cityIds: ReadonlyMap<string, string>;
  },
) => Promise<PlannedTravel>;

/** A discount deal of the demo, its times from now. */
export type DemoDeal = {
  readonly kind: TravelDealKind;
  readonly key: string;
  readonly title: Localized;
  readonly line: Localized;
  readonly method: DealMethod;
  readonly value: number;
  readonly quota: number;
  readonly perCustomer: number;
  readonly startsInHours: number;
  readonly lastsHours: number;
  readonly weekdays?: readonly number[];
  /** Hours from which until which guests sit down at it. */
  readonly sitting?: { readonly from: string; readonly to: string };
  /** The first and the last day that it holds on, in days from today. */
  readonly travelInDays?: readonly [from: number, to: number];
  /** The part of its units that customers have claimed by now, once it has begun; 1 where it is sold out. */
  readonly share?: number;
};
export type VerticalDemoDeals = (
  tx: Tx,
  given: { readonly cityIds: ReadonlyMap<string, string> },
) => Promise<readonly DemoDeal[]>;

/** Books and pays as customers do now, by the calls that they use, once everything else is filled. */
export type VerticalBookings = (platform: Platform, calls: CustomerCalls) => Promise<void>;
