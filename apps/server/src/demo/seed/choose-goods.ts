import { DAY } from '@app/kernel/clock';
import type { Chance } from './chance.ts';
import type { SeededProduct, SeededVariant } from './shop.ts';

export type ChosenLine = {
  readonly product: SeededProduct;
  readonly variant: SeededVariant;
  readonly quantity: number;
};

/** A product is listed this long before anybody in the demo's history buys it. */
const LISTED_MS = DAY;

/** Chooses goods as shoppers do: what sells, sells more; pieces mostly one. */
export function goodsSlotProvider(
  products: readonly SeededProduct[],
  chance: Chance,
): (placedAt: Date, points: number) => ChosenLine[] {
  const goods = products.filter(({ product }) => product.type === 'normal');
  const gifts = products.filter(({ product }) => product.type === 'points');
  let sum = 0;
  const weights = goods.map(({ product }) => {
    sum += 12 + Math.sqrt(product.sold);
    return sum;
  });
  const weighted = (): SeededProduct => {
    const draw = chance.next() * sum;
    let low = 0;
    let high = weights.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((weights[middle] ?? 0) < draw) low = middle + 1;
      else high = middle;
    }
    return goods[low] as SeededProduct;
  };
  return (placedAt, points) => {
    const wanted = chance.pick([1, 1, 1, 2, 2, 3, 4]);
    const lines = new Map<string, ChosenLine>();
    for (let attempt = 0; attempt < wanted * 6 && lines.size < wanted; attempt += 1) {
      const product = weighted();
      if (product.createdAt.getTime() > placedAt.getTime() - LISTED_MS) continue;
      const variant = chance.pick(product.variants);
      if (product.product.category === 'seating' && lines.size > 0) continue;
      lines.set(variant.id, {
        product,
        variant,
        quantity: variant.priceUsd > 20_000 ? 1 : chance.pick([1, 1, 1, 1, 2, 3]),
      });
    }
    const gift = gifts.find(({ variants }) => (variants[0]?.points ?? Number.POSITIVE_INFINITY) <= points);
    const giftVariant = gift?.variants[0];
    if (gift && giftVariant && gift.createdAt.getTime() < placedAt.getTime() - LISTED_MS && chance.maybe(0.12)) {
      lines.set(giftVariant.id, { product: gift, variant: giftVariant, quantity: 1 });
    }
    return [...lines.values()];
  };
}
