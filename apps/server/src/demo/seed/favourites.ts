import { addMs, HOUR } from '@app/kernel/clock';
import type { Tx } from '../../platform/db/connect.ts';
import { insertRows } from './bulk.ts';
import type { Chance } from './chance.ts';
import type { SeededCustomer } from './customers.ts';
import type { SeededProduct } from './shop.ts';

/** The lowest price among a product's variants, in cents. */
const lowest = ({ variants }: SeededProduct): number => Math.min(...variants.map((one) => one.priceUsd));

/**
 * Wishlists and browsing histories. The named customer (the first) has some of each mark: a third were dearer when they
 * were put on the list, some had sold out; the history goes back some days.
 */
export async function seedFavourites(
  tx: Tx,
  made: { chance: Chance; now: Date; customers: readonly SeededCustomer[]; products: readonly SeededProduct[] },
): Promise<void> {
  const { chance, now, customers, products } = made;
  const goods = products.filter(({ product }) => product.type === 'normal');
  const kept = customers.filter((_, index) => index === 0 || index % 5 === 0);
  const favourites: Record<string, unknown>[] = [];
  const views: Record<string, unknown>[] = [];
  for (const [place, customer] of kept.entries()) {
    const some = new Set(Array.from({ length: place === 0 ? 14 : chance.whole(1, 8) }, () => chance.pick(goods)));
    for (const [index, product] of [...some].entries()) {
      favourites.push({
        customer_id: customer.id,
        product_id: product.id,
        created_at: addMs(now, -chance.between(1, 40 * 24) * HOUR),
        price_usd_when_added: Math.round(lowest(product) * (index % 3 === 0 ? 1.15 : 1)),
        was_out: index % 6 === 1,
      });
    }
    const seen = new Set(Array.from({ length: place === 0 ? 30 : chance.whole(2, 12) }, () => chance.pick(goods)));
    for (const product of seen) {
      views.push({
        customer_id: customer.id,
        product_id: product.id,
        viewed_at: addMs(now, -chance.between(1, 5 * 24) * HOUR),
      });
    }
  }
  await insertRows(tx, 'favourite', favourites);
  await insertRows(tx, 'product_view', views);
}
