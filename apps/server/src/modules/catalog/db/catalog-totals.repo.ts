import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import { rewriteAllPrices } from './leading-price.repo.ts';

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

/** How many products the first tiers of the search hold; the last holds the rest. */
const TIER_SIZES = [256, 1_024, 4_096, 16_384];

/** The tier a product's popularity belongs to, by the bounds cut last, for a row `p`. */
const tierOf = sql`(SELECT t.tier FROM search_tier t WHERE t.from_popularity <= p.popularity ORDER BY t.tier LIMIT 1)`;

/** Moves products whose popularity has left their tier; gives how many. */
export async function moveTiers(db: Queryable): Promise<number> {
  const { rows } = await sql<{ moved: number }>`
    WITH due AS (
      SELECT s.product_id, ${tierOf} AS tier FROM product_search s JOIN product p ON p.id = s.product_id
    ), moved AS (
      UPDATE product_search s SET tier = due.tier FROM due WHERE due.product_id = s.product_id AND due.tier <> s.tier RETURNING 1
    )
    SELECT count(*)::int AS moved FROM moved`.execute(db);
  return rows[0]?.moved ?? 0;
}

/** Whether some tier holds less than half or more than twice what it should. */
async function tiersMisfit(db: Queryable): Promise<boolean> {
  const { rows } = await sql<{ tier: string; products: number }>`
    SELECT tier, count(*)::int AS products FROM product_search GROUP BY tier`.execute(db);
  let left = rows.reduce((sum, row) => sum + row.products, 0);
  return TIER_SIZES.some((size, index) => {
    const wanted = Math.min(size, left);
    left -= wanted;
    const held = rows.find((row) => row.tier === `#${index}`)?.products ?? 0;
    return held > wanted * 2 || held < wanted / 2;
  });
}

/** Cuts the search's tiers anew where they no longer fit, and moves products to theirs; gives how many moved. */
export async function cutTiers(db: Queryable): Promise<number> {
  const moved = await moveTiers(db);
  if (!(await tiersMisfit(db))) return moved;
  const last = TIER_SIZES.map((_, index) => TIER_SIZES.slice(0, index + 1).reduce((sum, size) => sum + size, 0));
  await sql`
    UPDATE search_tier t SET from_popularity = coalesce((
      SELECT p.popularity FROM product p ORDER BY p.popularity DESC OFFSET cut.last - 1 LIMIT 1), -1)
    FROM unnest(ARRAY['#0', '#1', '#2', '#3'], ${last}::int[]) AS cut(tier, last) WHERE t.tier = cut.tier`.execute(db);
  return moved + (await moveTiers(db));
}

/** Brings the derived tables of the catalog in step after rows were written directly (demo data, imports). */
export async function refreshCatalog(db: Queryable): Promise<void> {
  await recountStock(db);
  await rewriteAllPrices(db);
  await cutTiers(db);
}
