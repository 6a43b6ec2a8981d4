import { type PiecesHindrance, piecesHindrance } from '@app/contract/catalog/pieces-to-have';
import type { ErrorKey } from '@app/contract/core/error-catalogue';
import { limits } from '@app/contract/core/limits';
import { assertThat, refuse } from '@app/contract/core/refuse';
import type { Offer } from './line-states.ts';

const REFUSED_WITH = {
  out_of_stock: 'stock.out',
  over_limit: 'order.over_limit',
  insufficient: 'stock.insufficient',
} as const satisfies Record<PiecesHindrance, ErrorKey>;

/**
 * Refuses a quantity that cannot be had: product.offline, stock.out, order.over_limit, stock.insufficient.
 * `elsewhere` is how many pieces of the same product the other lines hold.
 */
export function checkAmount(offer: Offer, quantity: number, elsewhere: number): void {
  assertThat(offer.online, 'product.offline');
  const hindrance = piecesHindrance(offer, { quantity, elsewhere });
  if (hindrance === null) return;
  const { available, limit } = offer;
  const ofLine = hindrance === 'over_limit' && (limit === null || quantity + elsewhere <= limit);
  refuse(REFUSED_WITH[hindrance], { available, limit: ofLine ? limits.quantityPerLine : limit });
}
