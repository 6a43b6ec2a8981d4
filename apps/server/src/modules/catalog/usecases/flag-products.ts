import { sql } from 'kysely';
import { afterCommit, inTransaction } from '../../../platform/db/connect.ts';
import { logOperation } from '../../../platform/http/operation-log.ts';
import type { Platform } from '../../../platform/slice.ts';
import type { ProductEditor } from './save-product.ts';

export type Flags = {
  readonly online?: boolean | undefined;
  readonly popular?: boolean | undefined;
  readonly recommended?: boolean | undefined;
  readonly sortWeight?: number | undefined;
};
type Row = { id: string; online: boolean; popular: boolean; recommended: boolean; sort_weight: number };

/** Lists, delists, flags or weighs several products; names those changed and those that do not exist. */
export async function flagProducts(
  platform: Platform,
  by: ProductEditor,
  given: { ids: readonly string[]; flags: Flags },
): Promise<{ changed: string[]; missing: string[] }> {
  const ids = [...new Set(given.ids)];
  const { online, popular, recommended, sortWeight } = given.flags;
  return inTransaction(platform.db, async (tx) => {
    const { rows: before } = await sql<Row>`
      SELECT id, online, popular, recommended, sort_weight FROM product WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR NO KEY UPDATE`.execute(
      tx,
    );
    const { rows: after } = await sql<Row>`
      UPDATE product SET online = coalesce(${online ?? null}::boolean, online),
        popular = coalesce(${popular ?? null}::boolean, popular),
        recommended = coalesce(${recommended ?? null}::boolean, recommended),
        sort_weight = coalesce(${sortWeight ?? null}::int, sort_weight), version = version + 1, updated_at = app_now()
      WHERE id = ANY(${before.map((row) => row.id)}::uuid[]) RETURNING id, online, popular, recommended, sort_weight`.execute(
      tx,
    );
    for (const row of after) {
      const old = before.find((one) => one.id === row.id);
      await logOperation(tx, by, { action: 'product.flags', record: `product/${row.id}`, before: old, after: row });
      await platform.events.emit(tx, 'catalog.product_changed', { productId: row.id });
    }
    const changed = before.map((row) => row.id);
    afterCommit(tx, () => platform.cache.drop(['products', ...changed.map((id) => `product:${id}`)]));
    return { changed, missing: ids.filter((id) => !changed.includes(id)) };
  });
}
