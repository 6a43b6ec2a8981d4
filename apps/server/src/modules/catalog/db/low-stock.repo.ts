import type { Queryable } from '../../../platform/db/connect.ts';

/** How many products on sale are low or out of stock. */
export async function lowStockCount(db: Queryable): Promise<number> {
  const { n } = await db
    .selectFrom('product')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('online', '=', true)
    .where('stock_level', '<>', 'in')
    .executeTakeFirstOrThrow();
  return n;
}
