import { addMs, DAY } from '@app/kernel/clock';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connect.ts';
import type { SeededProduct } from './shop.ts';

/** Copies made in one statement; keeps each well under the statement timeout. */
const BATCH = 5_000;
/** From this many copies on, indexes are built anew at the end instead of row by row. */
const REBUILD_FROM = 20_000;
/** Pieces of every copy. */
const STOCK = 100;

/** Takes away the plain indexes of the large tables; gives what builds them again. */
async function dropIndexes(tx: Tx): Promise<() => Promise<void>> {
  const { rows } = await sql<{ name: string; definition: string }>`
    SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition
    FROM pg_index i
    WHERE i.indrelid IN ('product'::regclass, 'product_search'::regclass, 'product_stock'::regclass, 'stock_movement'::regclass)
      AND NOT i.indisunique`.execute(tx);
  await sql`SET LOCAL maintenance_work_mem = '256MB'`.execute(tx);
  for (const { name } of rows) await sql.raw(`DROP INDEX ${name}`).execute(tx);
  return async () => {
    for (const { definition } of rows) await sql.raw(definition).execute(tx);
  };
}

/**
 * Makes plain products out of the demo's own until there are `wanted` in all, inside the database: copies of a
 * product with a number in the name, one variant, stock and its movement. For measurements at any size. Call what it
 * gives when everything is written: it puts back the indexes.
 */
export async function seedSynthetic(
  tx: Tx,
  products: readonly SeededProduct[],
  given: { wanted: number; now: Date },
): Promise<() => Promise<void>> {
  const sources = products.filter(({ product }) => product.type === 'normal').map(({ id }) => id);
  const missing = given.wanted - products.length;
  // The pool's limit is meant for requests.
  await sql`SET LOCAL statement_timeout = 0`.execute(tx);
  const rebuild = missing >= REBUILD_FROM ? await dropIndexes(tx) : null;
  const oldest = addMs(given.now, -400 * DAY);
  for (let done = 0; done < missing; done += BATCH) {
    const count = Math.min(BATCH, missing - done);
    await sql`
      WITH copy AS MATERIALIZED (
        SELECT n, gen_random_uuid() AS id, gen_random_uuid() AS variant_id,
          (${sources}::uuid[])[1 + n % ${sources.length}::int] AS source_id,
          300 + (n::bigint * 7919) % 40000 AS price, ${oldest}::timestamptz + n * interval '1 minute' AS made
        FROM generate_series(${done + 1}::int, ${done + count}::int) AS n
      ), made AS (
        INSERT INTO product (id, type, category_id, category_path, name, description, detail, cover, gallery, detail_images, tags,
          specs, min_price_usd, list_price_usd, sold, online, popular, recommended, created_at, updated_at)
        SELECT c.id, 'normal', p.category_id, p.category_path,
          (SELECT jsonb_object_agg(key, value || ' ' || c.n) FROM jsonb_each_text(p.name)),
          p.description, p.detail, p.cover, p.gallery, p.detail_images, p.tags, '[]', c.price, NULL, (c.n * 31) % 900, true,
          c.n % 40 = 0, c.n % 60 = 0, c.made, c.made
        FROM copy c JOIN product p ON p.id = c.source_id
      ), variants AS (
        INSERT INTO product_variant (id, product_id, sku, price_usd, cost_usd, weight_grams, on_hand)
        SELECT variant_id, id, 'COPY-' || n, price, price / 2, 400, ${STOCK}::int FROM copy
      ), movements AS (
        INSERT INTO stock_movement (variant_id, kind, on_hand_change, on_hand_before, note, created_at)
        SELECT variant_id, 'in', ${STOCK}::int, 0, 'First delivery', made FROM copy
      ), stock AS (
        INSERT INTO product_stock (product_id, on_hand) SELECT id, ${STOCK}::int FROM copy
      )
      INSERT INTO product_search (product_id, name_tokens, tokens, words)
      SELECT c.id, s.name_tokens || c.n::text, s.tokens || c.n::text, c.n || E'\\t' || s.words FROM copy c JOIN product_search s ON s.product_id = c.source_id`.execute(
      tx,
    );
  }
  return rebuild ?? (async () => undefined);
}
