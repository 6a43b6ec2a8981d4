import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';

/** Sums every product's stock from its variants. For rows written without the stock functions (demo data, imports). */
export async function recountStock(db: Queryable): Promise<void> {
  await sql`
    INSERT INTO product_stock (product_id, on_hand, reserved)
    SELECT p.id, coalesce(sum(v.on_hand), 0), coalesce(sum(v.reserved), 0)
    FROM product p LEFT JOIN product_variant v ON v.product_id = p.id AND v.removed_at IS NULL
    GROUP BY p.id
    ON CONFLICT (product_id) DO UPDATE SET on_hand = excluded.on_hand, reserved = excluded.reserved
    WHERE (product_stock.on_hand, product_stock.reserved) <> (excluded.on_hand, excluded.reserved)`.execute(db);
}

/** How many products the first three tiers of the search hold; the last holds the rest. */
const TIER_SIZES = [300, 2_400, 19_200];

/** Copies popularity into the search where it has changed; gives how many rows that were. */
export async function copyPopularity(db: Queryable, limit: number): Promise<number> {
  const { rows } = await sql<{ changed: number }>`
    WITH due AS (
      SELECT s.product_id, p.popularity FROM product_search s JOIN product p ON p.id = s.product_id
      WHERE p.popularity <> s.popularity ORDER BY s.product_id LIMIT ${limit} FOR NO KEY UPDATE OF s SKIP LOCKED
    ), changed AS (
      UPDATE product_search s SET popularity = due.popularity,
        tier = (SELECT t.tier FROM search_tier t WHERE t.from_popularity <= due.popularity ORDER BY t.tier LIMIT 1)
      FROM due WHERE s.product_id = due.product_id RETURNING 1
    )
    SELECT count(*)::int AS changed FROM changed`.execute(db);
  return rows[0]?.changed ?? 0;
}

/**
 * Cuts the search's tiers anew when the first ones have grown or shrunk beyond half or double their size; `force` cuts
 * always. Gives how many products changed tier.
 */
export async function cutTiers(db: Queryable, force = false): Promise<number> {
  const { rows: counted } = await sql<{ tier: string; products: number }>`
    SELECT tier, count(*)::int AS products FROM product_search GROUP BY tier`.execute(db);
  const total = counted.reduce((sum, row) => sum + row.products, 0);
  let before = 0;
  const fits = TIER_SIZES.every((size, index) => {
    const wanted = Math.min(size, Math.max(0, total - before));
    before += size;
    const held = counted.find((row) => row.tier === `#${index}`)?.products ?? 0;
    return held <= wanted * 2 && held >= wanted / 2;
  });
  if (fits && !force) return 0;
  const ends = TIER_SIZES.map((_, index) => TIER_SIZES.slice(0, index + 1).reduce((sum, size) => sum + size, 0));
  await sql`
    UPDATE search_tier t SET from_popularity = coalesce((
      SELECT s.popularity FROM product_search s ORDER BY s.popularity DESC OFFSET cut.last - 1 LIMIT 1), -1)
    FROM unnest(ARRAY['#0', '#1', '#2'], ${ends}::int[]) AS cut(tier, last) WHERE t.tier = cut.tier`.execute(db);
  await sql`UPDATE search_tier SET from_popularity = -1 WHERE tier = '#3'`.execute(db);
  const { rows } = await sql<{ changed: number }>`
    WITH cut AS (
      SELECT s.product_id, (SELECT t.tier FROM search_tier t WHERE t.from_popularity <= s.popularity ORDER BY t.tier LIMIT 1) AS tier
      FROM product_search s
    ), changed AS (
      UPDATE product_search s SET tier = cut.tier FROM cut WHERE cut.product_id = s.product_id AND cut.tier <> s.tier RETURNING 1
    )
    SELECT count(*)::int AS changed FROM changed`.execute(db);
  return rows[0]?.changed ?? 0;
}

/** Brings every derived table of the catalog in step after rows were written directly (demo data, imports). */
export async function refreshCatalog(db: Queryable): Promise<void> {
  await recountStock(db);
  while ((await copyPopularity(db, 5_000)) > 0);
  await cutTiers(db, true);
}
