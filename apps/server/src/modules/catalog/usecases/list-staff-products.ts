import type { StaffProduct, StaffProductRow, shapes } from '@app/contract/catalog/staff-schemas';
import { type Locale, localize } from '@app/contract/core/locale';
import { assertThat } from '@app/contract/core/refuse';
import type { z } from 'zod';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { parameter } from '../../settings/public.ts';
import {
  countProducts,
  type StaffFilter,
  type StaffRow,
  staffProduct,
  staffProducts,
  tabCounts,
} from '../db/staff-product.repo.ts';
import { queryTokens } from '../domain/search-tokens.ts';
import { readCategories } from './read-categories.ts';

export type ProductsQuery = z.output<(typeof shapes)['listProducts']['query']>;
type Answer = z.output<(typeof shapes)['listProducts']['answer']>;

export async function filterOf(platform: Platform, query: ProductsQuery, lowAt: number): Promise<StaffFilter> {
  const category = query.category ? (await readCategories(platform)).byId.get(query.category) : undefined;
  return {
    name: query.name ? queryTokens(query.name) : null,
    sku: query.sku || null,
    // An unknown category has no goods.
    category: query.category ? { id: query.category, depth: category?.path.length ?? 0 } : null,
    type: query.type ?? null,
    online: query.online ?? null,
    popular: query.popular ?? null,
    recommended: query.recommended ?? null,
    lowStock: query.lowStock ?? false,
    lowAt,
  };
}

const toRow = (row: StaffRow, lang: Locale): StaffProductRow => ({
  id: row.id,
  name: localize(row.name, lang),
  cover: row.cover,
  type: row.type,
  category: { id: row.category_id, name: localize(row.category_name, lang) },
  priceUsd: row.min_price_usd,
  points: row.min_points,
  costUsd: row.cost_usd,
  stock: row.on_hand,
  reserved: row.reserved,
  sold: row.sold,
  limit: row.purchase_limit,
  online: row.online,
  popular: row.popular,
  recommended: row.recommended,
  sortWeight: row.sort_weight,
  variants: row.variants,
  createdAt: row.created_at.toISOString(),
  version: row.version,
});

/** One page of products for staff, with how many each tab holds. */
export async function listStaffProducts(platform: Platform, query: ProductsQuery, lang: Locale): Promise<Answer> {
  const lowAt = await parameter(platform, 'catalog.low_stock_at');
  const filter = await filterOf(platform, query, lowAt);
  const { page, limit } = query;
  const at = { sort: query.sort, ascending: query.order === 'asc', limit, offset: (page - 1) * limit };
  const [rows, total, counts] = await platform.replicas.read((db) =>
    Promise.all([staffProducts(db, filter, at), countProducts(db, filter), tabCounts(db, lowAt)]),
  );
  return { list: rows.map((row) => toRow(row, lang)), total, page, limit, counts };
}

/** One product as staff edit it. Refuses `record.not_found`. */
export async function readStaffProduct(db: Queryable, id: string): Promise<StaffProduct> {
  const found = await staffProduct(db, id);
  assertThat(found, 'record.not_found');
  return found;
}
