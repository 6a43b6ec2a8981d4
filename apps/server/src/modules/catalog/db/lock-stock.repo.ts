import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/connect.ts';
import { lockDeals } from '../../deals/core.ts';

/**
 * Locks all that taking or reviving the stock of several orders will touch, in the one order that every taker keeps to:
 * variants, products' sums, deals, each by their ids. Whoever moves the stock of more than one order in a transaction
 * calls it first.
 */
export async function lockStockOf(tx: Tx, orderIds: readonly string[]): Promise<void> {
  const ofOrders = sql`FROM stock_allocation WHERE order_id = ANY(${orderIds}::uuid[])`;
  await sql`SELECT 1 FROM product_variant WHERE id IN (SELECT variant_id ${ofOrders})
    ORDER BY id FOR NO KEY UPDATE`.execute(tx);
  await sql`SELECT 1 FROM product_stock WHERE product_id IN (
      SELECT product_id FROM product_variant WHERE id IN (SELECT variant_id ${ofOrders}))
    ORDER BY product_id FOR NO KEY UPDATE`.execute(tx);
  await lockDeals(tx, sql`SELECT deal_id ${ofOrders}`);
}
