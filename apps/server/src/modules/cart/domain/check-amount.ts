import { limits } from '@app/contract/core/limits';
import { assertThat, refuse } from '@app/contract/core/refuse';
import type { Offer } from './line-states.ts';

/**
 * Refuses a quantity that cannot be had: product.offline, stock.out, order.over_limit, stock.insufficient.
 * `elsewhere` is how many pieces of the same product the other lines hold.
 */
export function checkAmount(offer: Offer, quantity: number, elsewhere: number): void {
  assertThat(offer.online, 'product.offline');
  const data = { available: offer.available, limit: offer.limit };
  if (offer.available <= 0) refuse('stock.out', data);
  if (offer.limit !== null && quantity + elsewhere > offer.limit) refuse('order.over_limit', data);
  if (quantity > limits.quantityPerLine) refuse('order.over_limit', { ...data, limit: limits.quantityPerLine });
  if (quantity > offer.available) refuse('stock.insufficient', data);
}
