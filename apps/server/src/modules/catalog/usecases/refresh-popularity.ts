import { sql } from 'kysely';
import { inTransaction } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { cutTiers } from '../db/catalog-totals.repo.ts';

const BATCH = 1_000;

/**
 * Adds pieces taken since the last run to their products' sales, and takes restored ones off again. Each allocation
 * says whether it has been counted, so that it counts once whoever runs this. Gives the products changed.
 */
export async function countSales(platform: Platform): Promise<string[]> {
  return inTransaction(platform.db, async (tx) => {
    const { rows } = await sql<{ product_id: string; pieces: number }>`
      WITH due AS (
        SELECT id, variant_id, CASE WHEN counted THEN -quantity ELSE quantity END AS pieces FROM stock_allocation
        WHERE (state = 'taken') <> counted ORDER BY id LIMIT ${BATCH} FOR NO KEY UPDATE SKIP LOCKED
      ), marked AS (
        UPDATE stock_allocation a SET counted = NOT a.counted FROM due WHERE a.id = due.id
      )
      SELECT v.product_id, sum(due.pieces)::bigint AS pieces FROM due JOIN product_variant v ON v.id = due.variant_id
      GROUP BY v.product_id`.execute(tx);
    if (rows.length === 0) return [];
    const ids = rows.map((row) => row.product_id);
    await sql`SELECT 1 FROM product WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR NO KEY UPDATE`.execute(tx);
    await sql`UPDATE product p SET sold = greatest(0, p.sold + s.pieces)
      FROM unnest(${ids}::uuid[], ${rows.map((row) => row.pieces)}::bigint[]) AS s(product_id, pieces)
      WHERE p.id = s.product_id`.execute(tx);
    return ids;
  });
}

/** One round of the popularity job: sales, and when there is nothing left to count the search's tiers. */
export async function refreshPopularity(platform: Platform): Promise<number> {
  const sold = await countSales(platform);
  if (sold.length > 0) {
    platform.cache.drop(['products', ...sold.map((id) => `product:${id}`)]);
    return sold.length;
  }
  const moved = await cutTiers(platform.db);
  if (moved > 0) platform.cache.drop(['products']);
  return 0;
}
