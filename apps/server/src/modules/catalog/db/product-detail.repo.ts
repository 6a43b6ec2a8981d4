import type { Localized } from '@app/contract/core/locale';
import type { Media } from '@app/contract/core/picture';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { StoredSpec } from '../../../platform/db/json-columns.ts';
import { variantDealPrice, variantPriorPrice } from '../../deals/core.ts';
import { starCounts } from '../../reviews/core.ts';
import type { CardRow } from '../domain/card.ts';
import { cardColumns, cardJoins, productColumns } from './card.repo.ts';
import { availableNow } from './variant.repo.ts';

export type VariantRow = {
  id: string;
  sku: string;
  spec_values: string[];
  price_usd: number;
  /** At the deal it is in now; null without. */
  deal_price_usd: number | null;
  /** The lowest price of the 30 days before that deal, as far as it is known. */
  deal_prior_usd: number | null;
  list_price_usd: number | null;
  points: number | null;
  image: string | null;
  available: number;
};

export type DetailRow = CardRow & {
  description: Localized;
  detail: Localized;
  brand: string;
  gallery: Media[];
  detail_images: string[];
  specs: StoredSpec[];
  purchase_limit: number | null;
  category_id: string;
  category_path: string[];
  online: boolean;
  variants: VariantRow[];
  rating_counts: number[];
};

const detailColumns = sql`${cardColumns}, p.description, p.detail, p.brand, p.gallery, p.detail_images, p.specs, p.purchase_limit, p.category_id,
      p.category_path, p.online,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'sku', v.sku, 'spec_values', v.spec_values, 'price_usd', v.price_usd,
          'list_price_usd', v.list_price_usd, 'points', v.points, 'image', v.image, 'deal_price_usd', ${variantDealPrice}, 'deal_prior_usd', ${variantPriorPrice},
           'available', ${availableNow})
          ORDER BY v.sort_weight, v.id), '[]')
        FROM product_variant v WHERE v.product_id = p.id AND v.removed_at IS NULL) AS variants`;

/** One product with its variants and how many reviews have each number of stars; null when there is none. */
export async function productDetail(db: Queryable, id: string): Promise<DetailRow | null> {
  const { rows } = await sql<DetailRow>`
    SELECT ${detailColumns}, ${starCounts(sql`p.id`)} AS rating_counts FROM product p ${cardJoins} WHERE p.id = ${id}`.execute(
    db,
  );
  return rows[0] ?? null;
}

export type FeedRow = Omit<DetailRow, 'rating_counts'> & { readonly starts_at: Date | null };

/** The listed goods for money behind one of them in the order of their ids, with their variants and since when their deal runs. */
export async function goodsAfter(db: Queryable, after: string | null, limit: number): Promise<FeedRow[]> {
  const { rows } = await sql<FeedRow>`
    SELECT ${detailColumns}, deal.starts_at FROM product p ${cardJoins}
    WHERE p.online AND p.type = 'normal' ${after === null ? sql`` : sql`AND p.id > ${after}`} ORDER BY p.id LIMIT ${limit}`.execute(
    db,
  );
  return rows;
}

/** Popular goods to show beside one: of its own category first, then the recommended ones. */
export async function goodsBeside(
  db: Queryable,
  product: { id: string; categoryPath: readonly string[] },
  limit: number,
): Promise<CardRow[]> {
  const [top, middle] = product.categoryPath;
  const { rows } = await sql<CardRow>`
    SELECT ${cardColumns} FROM (
      (SELECT ${productColumns}, p.popularity, 0 AS place FROM product p
        WHERE p.online AND ${middle ? sql`p.category_path[2] = ${middle}` : sql`p.category_path[1] = ${top}`} AND p.id <> ${product.id}
        ORDER BY p.popularity DESC, p.id DESC LIMIT ${sql.lit(limit)})
      UNION ALL
      (SELECT ${productColumns}, p.popularity, 1 AS place FROM product p
        WHERE p.online AND p.recommended AND p.id <> ${product.id}
          AND NOT ${middle ? sql`coalesce(p.category_path[2] = ${middle}, false)` : sql`p.category_path[1] = ${top}`}
        ORDER BY p.popularity DESC, p.id DESC LIMIT ${sql.lit(limit)})
      LIMIT ${sql.lit(limit)}
    ) p ${cardJoins}
    ORDER BY p.place, p.popularity DESC, p.id DESC`.execute(db);
  return rows;
}
