import { refuseField } from '@app/contract/core/refuse';
import type { DealInput } from '@app/contract/deals/staff-schemas';

/** What a deal is checked against: the product's variants with their prices, and the deal as it stands. */
export type DealGround = {
  readonly now: Date;
  /** Regular price in USD cents by variant. */
  readonly prices: ReadonlyMap<string, number>;
  /** Null for a new one. `variantIds` may stay though they have been removed. */
  readonly before: {
    readonly productId: string;
    readonly claimed: number;
    readonly variantIds: ReadonlySet<string>;
  } | null;
};

/**
 * Refuses, at its field, a deal of nothing, of another product's variants or twice of one, one that is no cheaper, ends
 * before it begins or in the past, changes its product, or has fewer pieces than were taken.
 */
export function checkDeal(input: DealInput, { now, prices, before }: DealGround): void {
  if (before && before.productId !== input.productId) refuseField('productId', 'field.deal_product');
  if (prices.size === 0) refuseField('productId', 'field.invalid');
  if (new Set(input.items.map((item) => item.variantId)).size < input.items.length)
    refuseField('items', 'field.deal_variants');
  input.items.forEach(({ variantId, priceUsd }, index) => {
    const regular = prices.get(variantId);
    if (regular === undefined) {
      if (before?.variantIds.has(variantId)) return;
      refuseField(`items.${index}.variantId`, 'field.invalid');
    }
    if (priceUsd >= regular) refuseField(`items.${index}.priceUsd`, 'field.deal_price');
  });
  const [starts, ends] = [new Date(input.startsAt), new Date(input.endsAt)];
  if (ends <= starts) refuseField('endsAt', 'field.deal_ends');
  if (!before && ends <= now) refuseField('endsAt', 'field.deal_past');
  if (before && input.quota < before.claimed) refuseField('quota', 'field.deal_quota');
}
