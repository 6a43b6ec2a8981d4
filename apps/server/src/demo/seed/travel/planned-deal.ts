import type { TravelDealKind } from '@app/contract/deals/deal-facts';
import type { RunningDeal } from '../../../modules/travel-deals/core.ts';

/** A discount deal of the demo, its times and days from now put on the calendar. */
export type PlannedDeal = Omit<RunningDeal, 'left'> & {
  readonly kind: TravelDealKind;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly quota: number;
  readonly perCustomer: number;
  /** Units that orders of its kind are to claim, and how many of these in orders that are not paid yet; none before it begins. */
  readonly wanted: number;
  readonly unpaid: number;
};
