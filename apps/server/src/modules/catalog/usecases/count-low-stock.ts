import { sql } from 'kysely';
import type { Platform } from '../../../platform/slice.ts';
import { parameter } from '../../settings/public.ts';

/** How many products have few pieces for sale or none. */
export async function lowStockCount(platform: Platform): Promise<number> {
  const lowAt = await parameter(platform, 'catalog.low_stock_at');
  const { rows } = await sql<{ products: number }>`
    SELECT count(*) AS products FROM product_stock WHERE on_hand - reserved <= ${lowAt}`.execute(platform.db);
  return rows[0]?.products ?? 0;
}
