import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import type { PlaceInFeed } from '../../../platform/http/place-in-feed.ts';
import type { UserInfoPart } from '../../accounts/core.ts';

export type FavouriteRow = { readonly product_id: string; readonly at: string };
export type KeptFavourite = FavouriteRow & { readonly price_usd_when_added: number; readonly was_out: boolean };

const before = (column: 'created_at' | 'viewed_at', place: PlaceInFeed | null) =>
  place ? sql`AND (${sql.ref(column)}, product_id) < (${place.at}::timestamptz, ${place.id}::uuid)` : sql``;

/** Puts a product on a wishlist; already there, nothing changes. */
export async function addFavourite(
  tx: Tx,
  one: { customerId: string; productId: string; priceUsd: number; out: boolean },
): Promise<void> {
  await sql`
    INSERT INTO favourite (customer_id, product_id, price_usd_when_added, was_out)
    VALUES (${one.customerId}, ${one.productId}, ${one.priceUsd}, ${one.out}) ON CONFLICT DO NOTHING`.execute(tx);
}

/** Takes a product off a wishlist. */
export async function removeFavourite(tx: Tx, customerId: string, productId: string): Promise<void> {
  await sql`DELETE FROM favourite WHERE customer_id = ${customerId} AND product_id = ${productId}`.execute(tx);
}

/** All favourites of a customer, newest first: at most as many as a wishlist holds. */
export async function favouritesOf(db: Queryable, customerId: string): Promise<KeptFavourite[]> {
  const { rows } = await sql<KeptFavourite>`
    SELECT product_id, created_at::text AS at, price_usd_when_added, was_out FROM favourite
    WHERE customer_id = ${customerId} ORDER BY created_at DESC, product_id DESC`.execute(db);
  return rows;
}

/** Marks the products that have just sold out on every wishlist they stand on. */
export async function markOut(db: Queryable, productIds: readonly string[]): Promise<void> {
  await sql`UPDATE favourite SET was_out = true WHERE product_id = ANY(${productIds}::uuid[]) AND NOT was_out`.execute(
    db,
  );
}

/** Notes a look at a product, and forgets what is older than the newest `keep`. */
export async function putView(tx: Tx, view: { customerId: string; productId: string; keep: number }): Promise<void> {
  await sql`
    INSERT INTO product_view (customer_id, product_id) VALUES (${view.customerId}, ${view.productId})
    ON CONFLICT (customer_id, product_id) DO UPDATE SET viewed_at = app_now()`.execute(tx);
  await sql`
    DELETE FROM product_view WHERE customer_id = ${view.customerId} AND product_id IN (
      SELECT product_id FROM product_view WHERE customer_id = ${view.customerId}
      ORDER BY viewed_at DESC, product_id DESC OFFSET ${sql.lit(view.keep)})`.execute(tx);
}

/** A stretch of the browsing history, newest first. */
export async function viewsOf(
  db: Queryable,
  of: { customerId: string; after: PlaceInFeed | null; limit: number },
): Promise<FavouriteRow[]> {
  const { rows } = await sql<FavouriteRow>`
    SELECT product_id, viewed_at::text AS at FROM product_view
    WHERE customer_id = ${of.customerId} ${before('viewed_at', of.after)}
    ORDER BY viewed_at DESC, product_id DESC LIMIT ${of.limit}`.execute(db);
  return rows;
}

/** Forgets these looks of a customer, or all of them. */
export async function removeViews(db: Queryable, customerId: string, ids: readonly string[] | null): Promise<void> {
  const chosen = ids ? sql`AND product_id = ANY(${ids}::uuid[])` : sql``;
  await sql`DELETE FROM product_view WHERE customer_id = ${customerId} ${chosen}`.execute(db);
}

/** How many products a customer has on the wishlist and in the history. */
export const keptCounts: UserInfoPart<readonly [wishlist: number, viewed: number]> = {
  value: sql`json_build_array((SELECT count(*) FROM favourite f WHERE f.customer_id = me.id),
    (SELECT count(*) FROM product_view v WHERE v.customer_id = me.id))`,
  draw: ([wishlistCount, viewedCount]) => ({ wishlistCount, viewedCount }),
};
