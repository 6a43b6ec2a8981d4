import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { type Db, inTransaction } from '../../../platform/db/connect.ts';
import { dealInvariants } from '../../deals/core/db/invariants.ts';
import { reviewInvariants } from '../../reviews/core/db/invariants.ts';
import { catalogInvariants } from '../domain/invariants.ts';

/** A category with one product of variants that have so many pieces each, and the ids of all. */
export async function stocked(db: Db, pieces: readonly number[]) {
  const categoryId = randomUUID();
  const productId = randomUUID();
  const variantIds = pieces.map(() => randomUUID());
  await inTransaction(db, async (tx) => {
    await sql`INSERT INTO category (id, path, name) VALUES (${categoryId}, ARRAY[${categoryId}]::uuid[], '{"en-US": "Cups"}')`.execute(
      tx,
    );
    await sql`INSERT INTO product (id, category_id, category_path, name, cover, min_price_usd)
      VALUES (${productId}, ${categoryId}, ARRAY[${categoryId}]::uuid[], '{"en-US": "Cup"}', '/files/cup.webp', 1000)`.execute(
      tx,
    );
    await sql`INSERT INTO product_stock (product_id, on_hand) VALUES (${productId}, ${pieces.reduce((a, b) => a + b, 0)})`.execute(
      tx,
    );
    for (const [index, id] of variantIds.entries()) {
      const stock = pieces[index] ?? 0;
      await sql`INSERT INTO product_variant (id, product_id, sku, spec_values, price_usd, on_hand)
        VALUES (${id}, ${productId}, ${id}, ARRAY[${String(index)}]::text[], 1000, ${stock})`.execute(tx);
      await sql`INSERT INTO stock_movement (variant_id, kind, on_hand_change, on_hand_before)
        VALUES (${id}, 'in', ${stock}, 0)`.execute(tx);
    }
  });
  return { categoryId, productId, variantIds };
}

/** Fails with the offending rows when any promise of the catalog is broken. */
export async function expectCoherent(db: Db): Promise<void> {
  for (const { name, sql: text } of [...catalogInvariants, ...dealInvariants, ...reviewInvariants]) {
    expect((await sql.raw(text).execute(db)).rows, name).toEqual([]);
  }
}
