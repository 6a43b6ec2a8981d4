import { addMs, HOUR } from '@app/kernel/clock';
import type { Tx } from '../../platform/db/connect.ts';
import { insertRows } from './bulk.ts';
import type { Chance } from './chance.ts';
import type { SeededCustomer } from './customers.ts';
import type { SeededProduct } from './shop.ts';

/** Fills the named customer's cart and those of some others. One line of each was put in at an older price. */
export async function seedCarts(
  tx: Tx,
  given: { customers: readonly SeededCustomer[]; products: readonly SeededProduct[]; chance: Chance; now: Date },
): Promise<void> {
  const { customers, products, chance, now } = given;
  const goods = products.filter(({ product }) => product.type === 'normal' && product.recommended);
  const rows = customers
    .filter((_, index) => index === 0 || index % 4 === 0)
    .flatMap((customer, place) => {
      const chosen = new Map<string, Record<string, unknown>>();
      const wanted = place === 0 ? 3 : chance.whole(1, 4);
      for (let index = 0; index < wanted; index += 1) {
        const variant = chance.pick(chance.pick(goods).variants.filter((one) => place > 0 || one.stock > 3));
        if (!variant) continue;
        chosen.set(variant.id, {
          id: chance.id(now),
          customer_id: customer.id,
          variant_id: variant.id,
          quantity: place === 0 ? 1 : chance.pick([1, 1, 2]),
          selected: true,
          price_usd_when_added: index === 0 && place > 0 ? Math.round(variant.priceUsd * 1.1) : variant.priceUsd,
          created_at: addMs(now, -chance.between(1, 90) * HOUR),
        });
      }
      return [...chosen.values()];
    });
  await insertRows(tx, 'cart_line', rows);
}
