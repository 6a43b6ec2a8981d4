import type { shapes } from '@app/contract/catalog/staff-schemas';
import type { z } from 'zod';
import type { Platform } from '../../../platform/slice.ts';
import { parameter } from '../../settings/public.ts';
import { allCategories } from '../db/category.repo.ts';
import { countVariants, tableVariants } from '../db/staff-product.repo.ts';
import { categoryWriter, tableRow } from '../domain/import/write-row.ts';
import { filterOf, type ProductsQuery } from './list-staff-products.ts';

type Answer = z.output<(typeof shapes)['productTable']['answer']>;

/** One page of the variants of products, as a table that an import reads. */
export async function readProductTable(platform: Platform, query: ProductsQuery): Promise<Answer> {
  const { page, limit } = query;
  const filter = await filterOf(platform, query, await parameter(platform, 'catalog.low_stock_at'));
  const at = { sort: query.sort, ascending: query.order === 'asc', limit, offset: (page - 1) * limit };
  const [rows, total, categories] = await Promise.all([
    tableVariants(platform.db, filter, at),
    countVariants(platform.db, filter),
    allCategories(platform.db),
  ]);
  const categoryOf = categoryWriter(categories);
  return { list: rows.map((row) => tableRow(row, categoryOf)), total, page, limit };
}
