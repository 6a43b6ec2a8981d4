import { refuseField } from '@app/contract/core/refuse';
import type { TravelDealInput } from '@app/contract/travel-deals/schemas';

/** What a deal is checked against: whether what it is on exists, and the deal as it stands; null for a new one. */
export type TravelDealGround = {
  readonly now: Date;
  readonly known: boolean;
  readonly before: { readonly kind: string; readonly key: string; readonly claimed: number } | null;
  /** The most units that one customer has of it. */
  readonly mostOfOne: number;
};

/**
 * Refuses, at its field, a deal on nothing or on something else than before, one that ends before it begins or in the past,
 * and one of fewer units than were taken, by all or by one customer.
 */
export function checkTravelDeal(input: TravelDealInput, { now, known, before, mostOfOne }: TravelDealGround): void {
  if (before && (before.key !== input.key || before.kind !== input.kind))
    refuseField('key', 'field.deal_fixed_subject');
  if (!before && !known) refuseField('key', 'field.deal_subject');
  const [starts, ends] = [new Date(input.startsAt), new Date(input.endsAt)];
  if (ends <= starts) refuseField('endsAt', 'field.deal_ends');
  if (!before && ends <= now) refuseField('endsAt', 'field.deal_past');
  if (before && input.quota < before.claimed) refuseField('quota', 'field.deal_quota');
  if (input.perCustomer !== null && input.perCustomer < mostOfOne)
    refuseField('perCustomer', 'field.deal_per_customer');
}
