import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';

/** Products taken from what is due in one transaction. */
const BATCH = 500;

async function writePrices(db: Queryable, which: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    UPDATE product p SET min_price_usd = l.price_usd, list_price_usd = l.list_price_usd, min_points = l.points,
      price_varies = l.varies
    FROM (
      SELECT o.id, l.price_usd, l.list_price_usd, CASE WHEN o.type = 'points' THEN l.points END AS points,
        CASE WHEN o.type = 'points' THEN l.points_vary ELSE l.price_varies END AS varies
      FROM product_leading_price l JOIN product o ON o.id = l.product_id WHERE ${which}
    ) l
    WHERE p.id = l.id AND (p.min_price_usd, p.list_price_usd, p.min_points, p.price_varies)
      IS DISTINCT FROM (l.price_usd, l.list_price_usd, l.points, l.varies)
    RETURNING p.id`.execute(db);
  return rows.map((row) => row.id);
}

/** Writes the prices of one product, locked, as its variants have them now. */
export async function writeProductPrices(tx: Tx, productId: string): Promise<void> {
  await writePrices(tx, sql`l.product_id = ${productId}`);
}

/** Writes the prices of every product. For rows written without the functions of the catalog (demo data, imports). */
export async function rewriteAllPrices(db: Queryable): Promise<void> {
  await writePrices(db, sql`true`);
  await sql`DELETE FROM product_price_due`.execute(db);
}

/** Takes some of the products whose prices are due and writes them; returns how many were due, and which changed. */
export async function writeDuePrices(tx: Tx): Promise<{ due: number; changed: string[] }> {
  const { rows } = await sql<{ product_id: string }>`
    DELETE FROM product_price_due WHERE id = ANY(ARRAY(
      SELECT id FROM product_price_due ORDER BY id LIMIT ${sql.lit(BATCH)} FOR UPDATE SKIP LOCKED))
    RETURNING product_id`.execute(tx);
  if (rows.length === 0) return { due: 0, changed: [] };
  const ids = [...new Set(rows.map((row) => row.product_id))];
  await sql`SELECT 1 FROM product WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR NO KEY UPDATE`.execute(tx);
  return { due: rows.length, changed: await writePrices(tx, sql`l.product_id = ANY(${ids}::uuid[])`) };
}
