import { invariant } from '@app/kernel/assert';
import { addMs, HOUR } from '@app/kernel/clock';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connect.ts';
import { suppliers } from '../content/suppliers.ts';
import { insertRows } from './bulk.ts';
import type { Chance } from './chance.ts';
import type { SeededProduct } from './shop.ts';

/** How many products a supplier delivers at once. */
const PRODUCTS_A_DELIVERY = 6;

/** What the first deliveries of all goods cost, each bought from a supplier; the pieces are in the inventory log already. */
export async function seedPurchases(
  tx: Tx,
  products: readonly SeededProduct[],
  given: { chance: Chance; delivered: ReadonlyMap<string, number> },
): Promise<void> {
  const { chance, delivered } = given;
  const { rows } = await sql<{ id: string }>`SELECT id FROM staff ORDER BY created_at, id LIMIT 1`.execute(tx);
  const staffId = rows[0]?.id;
  invariant(staffId, 'there is staff');
  const deliveries = Array.from({ length: Math.ceil(products.length / PRODUCTS_A_DELIVERY) }, (_, index) => {
    const own = products.slice(index * PRODUCTS_A_DELIVERY, (index + 1) * PRODUCTS_A_DELIVERY);
    const at = addMs(new Date(Math.max(...own.map((one) => one.createdAt.getTime()))), HOUR / 2);
    const lines = own.flatMap(({ product, variants }) =>
      variants.flatMap((variant, place) => {
        const quantity = delivered.get(variant.id) ?? 0;
        const costUsd = product.variants[place]?.costUsd ?? 0;
        return quantity > 0 ? [{ variantId: variant.id, quantity, costUsd }] : [];
      }),
    );
    return { id: chance.id(at), at, supplier: suppliers[index % suppliers.length], lines };
  }).filter(({ lines }) => lines.length > 0);
  await insertRows(
    tx,
    'stock_purchase',
    deliveries.map(({ id, at, supplier, lines }) => {
      invariant(supplier, 'there are suppliers');
      return {
        id,
        number: `P${at.toISOString().slice(2, 10).replaceAll('-', '')}${chance.code(7)}`,
        supplier,
        reference: `DN-${chance.whole(1_000, 9_999)}`,
        note: '',
        pieces: lines.reduce((sum, line) => sum + line.quantity, 0),
        total_usd: lines.reduce((sum, line) => sum + line.quantity * line.costUsd, 0),
        staff_id: staffId,
        created_at: at,
        version: 1,
      };
    }),
  );
  await insertRows(
    tx,
    'stock_purchase_line',
    deliveries.flatMap(({ id, lines }) =>
      lines.map((line) => ({
        purchase_id: id,
        variant_id: line.variantId,
        quantity: line.quantity,
        cost_usd: line.costUsd,
      })),
    ),
  );
}
