import type { StaffProduct } from '@app/contract/catalog/staff-schemas';
import type { Localized } from '@app/contract/core/locale';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import { beginningWith } from '../../../platform/db/patterns.ts';

type Sql = RawBuilder<unknown>;

export type StaffFilter = {
  /** Tokens the name must have; null for any name. */
  readonly name: readonly string[] | null;
  readonly sku: string | null;
  /** A category and how deep it lies: its goods and those below. */
  readonly category: { readonly id: string; readonly depth: number } | null;
  readonly type: 'normal' | 'points' | null;
  readonly online: boolean | null;
  readonly popular: boolean | null;
  readonly recommended: boolean | null;
  readonly lowStock: boolean;
  /** At most so many pieces are "low". */
  readonly lowAt: number;
};

export type StaffSort = 'createdAt' | 'priceUsd' | 'stock' | 'sold' | 'sortWeight';
const columns: Record<StaffSort, Sql> = {
  createdAt: sql`p.created_at`,
  priceUsd: sql`p.min_price_usd`,
  stock: sql`s.on_hand`,
  sold: sql`p.sold`,
  sortWeight: sql`p.sort_weight`,
};
// The tie-breaker stands in the same index as the sort column.
const tie = (sort: StaffSort): Sql => (sort === 'stock' ? sql`s.product_id` : sql`p.id`);

const inCategory: Record<number, (id: string) => Sql> = {
  1: (id) => sql`p.category_path[1] = ${id}`,
  2: (id) => sql`p.category_path[2] = ${id}`,
  3: (id) => sql`p.category_path[3] = ${id}`,
};

function conditions(filter: StaffFilter): Sql {
  const all: Sql[] = [sql`true`];
  if (filter.name) {
    all.push(
      sql`p.id IN (SELECT product_id FROM product_search x WHERE array_append(x.name_tokens, x.tier) @> ${filter.name}::text[])`,
    );
  }
  if (filter.sku) {
    all.push(
      sql`p.id IN (SELECT product_id FROM product_variant WHERE sku ILIKE ${beginningWith(filter.sku)} AND removed_at IS NULL)`,
    );
  }
  if (filter.category) all.push((inCategory[filter.category.depth] ?? (() => sql`false`))(filter.category.id));
  if (filter.type) all.push(filter.type === 'points' ? sql`p.type = 'points'` : sql`p.type = 'normal'`);
  if (filter.online !== null) all.push(filter.online ? sql`p.online` : sql`NOT p.online`);
  if (filter.popular !== null) all.push(filter.popular ? sql`p.popular` : sql`NOT p.popular`);
  if (filter.recommended !== null) all.push(filter.recommended ? sql`p.recommended` : sql`NOT p.recommended`);
  if (filter.lowStock) all.push(sql`s.on_hand - s.reserved <= ${filter.lowAt}`);
  return sql.join(all, sql` AND `);
}

export type StaffRow = {
  id: string;
  name: Localized;
  cover: string;
  type: 'normal' | 'points';
  category_id: string;
  category_name: Localized;
  min_price_usd: number;
  min_points: number | null;
  cost_usd: number;
  on_hand: number;
  reserved: number;
  sold: number;
  purchase_limit: number | null;
  online: boolean;
  popular: boolean;
  recommended: boolean;
  sort_weight: number;
  variants: number;
  created_at: Date;
  version: number;
};

/** One page of products for staff. */
export async function staffProducts(
  db: Queryable,
  filter: StaffFilter,
  at: { sort: StaffSort; ascending: boolean; limit: number; offset: number },
): Promise<StaffRow[]> {
  const direction = at.ascending ? sql`ASC` : sql`DESC`;
  const { rows } = await sql<StaffRow>`
    SELECT p.*, c.name AS category_name, v.variants, v.cost_usd
    FROM (
      SELECT p.id, p.name, p.cover, p.type, p.category_id, p.min_price_usd, p.min_points, p.sold, p.purchase_limit, p.online,
        p.popular, p.recommended, p.sort_weight, p.created_at, p.version, s.on_hand, s.reserved, ${columns[at.sort]} AS key
      FROM product p JOIN product_stock s ON s.product_id = p.id
      WHERE ${conditions(filter)}
      ORDER BY ${columns[at.sort]} ${direction}, ${tie(at.sort)} ${direction} LIMIT ${sql.lit(at.limit)} OFFSET ${at.offset}
    ) p
    JOIN category c ON c.id = p.category_id
    CROSS JOIN LATERAL (SELECT count(*)::int AS variants, coalesce(min(cost_usd), 0) AS cost_usd
      FROM product_variant v WHERE v.product_id = p.id AND v.removed_at IS NULL) v
    ORDER BY p.key ${direction}, p.id ${direction}`.execute(db);
  return rows;
}

/** How many products pass a filter. */
export async function countProducts(db: Queryable, filter: StaffFilter): Promise<number> {
  const stock = filter.lowStock ? sql`JOIN product_stock s ON s.product_id = p.id` : sql``;
  const { rows } = await sql<{ total: number }>`
    SELECT count(*) AS total FROM product p ${stock} WHERE ${conditions(filter)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** A variant as it is stored, with what is stored of its product. */
export type TableVariant = {
  id: string;
  sku: string;
  number: string | null;
  product_id: string;
  name: Localized;
  description: Localized;
  detail: Localized;
  brand: string;
  category_id: string;
  type: 'normal' | 'points';
  specs: StaffProduct['specs'];
  tags: StaffProduct['tags'];
  spec_values: string[];
  price_usd: number;
  list_price_usd: number | null;
  cost_usd: number;
  points: number | null;
  on_hand: number;
  weight_grams: number;
  image: string | null;
  purchase_limit: number | null;
  cover: string;
  gallery: StaffProduct['gallery'];
  detail_images: string[];
  online: boolean;
  popular: boolean;
  recommended: boolean;
  sort_weight: number;
};

/** One page of the variants of products for staff, those of one product beside one another. */
export async function tableVariants(
  db: Queryable,
  filter: StaffFilter,
  at: { sort: StaffSort; ascending: boolean; limit: number; offset: number },
): Promise<TableVariant[]> {
  const direction = at.ascending ? sql`ASC` : sql`DESC`;
  const { rows } = await sql<TableVariant>`
    SELECT v.id, v.sku, v.product_id, v.spec_values, v.price_usd, v.list_price_usd, v.cost_usd, v.points, v.on_hand, v.weight_grams, v.image,
      p.name, p.description, p.detail, p.brand, p.gallery, p.detail_images, p.category_id, p.type, p.specs, p.tags, p.purchase_limit, p.cover, p.online, p.popular, p.recommended,
      p.sort_weight, (SELECT min(n.number) FROM product_number n WHERE n.product_id = p.id) AS number
    FROM product p JOIN product_stock s ON s.product_id = p.id
    JOIN product_variant v ON v.product_id = p.id AND v.removed_at IS NULL
    WHERE ${conditions(filter)}
    ORDER BY ${columns[at.sort]} ${direction}, ${tie(at.sort)} ${direction}, v.sort_weight, v.id
    LIMIT ${sql.lit(at.limit)} OFFSET ${at.offset}`.execute(db);
  return rows;
}

/** How many variants the products that pass a filter have. */
export async function countVariants(db: Queryable, filter: StaffFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*) AS total FROM product p JOIN product_stock s ON s.product_id = p.id
    JOIN product_variant v ON v.product_id = p.id AND v.removed_at IS NULL WHERE ${conditions(filter)}`.execute(db);
  return rows[0]?.total ?? 0;
}

export type TabCounts = { all: number; online: number; offline: number; lowStock: number };

/** How many products each tab of the list holds. */
export async function tabCounts(db: Queryable, lowAt: number): Promise<TabCounts> {
  const { rows } = await sql<TabCounts>`
    SELECT (SELECT count(*) FROM product) AS all, (SELECT count(*) FROM product WHERE online) AS online,
      (SELECT count(*) FROM product WHERE NOT online) AS offline,
      (SELECT count(*) FROM product_stock WHERE on_hand - reserved <= ${lowAt}) AS "lowStock"`.execute(db);
  return rows[0] ?? { all: 0, online: 0, offline: 0, lowStock: 0 };
}

/** One product as staff edit it, or null. With `lock` its row is held until the transaction ends. */
export async function staffProduct(db: Queryable, id: string, lock = false): Promise<StaffProduct | null> {
  let query = db.selectFrom('product').selectAll().where('id', '=', id);
  if (lock) query = query.forNoKeyUpdate();
  const row = await query.executeTakeFirst();
  if (!row) return null;
  const variants = await db
    .selectFrom('product_variant')
    .selectAll()
    .where('product_id', '=', id)
    .where('removed_at', 'is', null)
    .orderBy('sort_weight')
    .orderBy('id')
    .execute();
  return {
    id: row.id,
    type: row.type === 'points' ? 'points' : 'normal',
    name: row.name,
    description: row.description,
    detail: row.detail,
    brand: row.brand,
    categoryId: row.category_id,
    cover: row.cover,
    gallery: row.gallery,
    detailImages: row.detail_images,
    tags: row.tags,
    specs: row.specs,
    limit: row.purchase_limit,
    online: row.online,
    popular: row.popular,
    recommended: row.recommended,
    sortWeight: row.sort_weight,
    version: row.version,
    sold: row.sold,
    createdAt: row.created_at.toISOString(),
    variants: variants.map((variant) => ({
      id: variant.id,
      sku: variant.sku,
      values: variant.spec_values,
      priceUsd: variant.price_usd,
      listPriceUsd: variant.list_price_usd,
      costUsd: variant.cost_usd,
      points: variant.points,
      stock: variant.on_hand,
      reserved: variant.reserved,
      image: variant.image,
      weightGrams: variant.weight_grams,
    })),
  };
}
