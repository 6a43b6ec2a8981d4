import { goodsStates } from '@app/contract/orders/goods-order-groups';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';

const OVER = goodsStates('over');

/** How many orders of a customer are not over yet. */
export async function countOpen(db: Queryable, customerId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM goods_order o
     WHERE o.customer_id = ${customerId} AND (o.state <> ALL(${OVER}::text[]) OR EXISTS (
       SELECT FROM after_sale_case c WHERE c.order_id = o.id AND c.ended_at IS NULL))`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Takes names, addresses and words out of a customer's orders; amounts, goods, states and the country stay. */
export async function eraseFromOrders(tx: Tx, customerId: string): Promise<void> {
  await sql`
    UPDATE goods_order SET contact = '', phone = '', note = '', address = address || jsonb_build_object('name', '',
      'tel', '', 'province', '', 'city', '', 'county', '', 'areaCode', '', 'postalCode', '', 'addressDetail', '')
     WHERE customer_id = ${customerId}`.execute(tx);
  await sql`UPDATE goods_order_sheet SET contact = '', phone = ''
     WHERE order_id IN (SELECT id FROM goods_order WHERE customer_id = ${customerId})`.execute(tx);
  await sql`DELETE FROM order_quote WHERE customer_id = ${customerId}`.execute(tx);
  await sql`UPDATE after_sale_case SET description = '', pictures = '{}', answer = '', return_tracking = NULL
     WHERE customer_id = ${customerId}`.execute(tx);
  await sql`SET LOCAL avela.erasing = 'on'`.execute(tx);
  await sql`
    UPDATE goods_order_history SET note = '', actor_name = CASE WHEN actor = 'customer' THEN '' ELSE actor_name END
     WHERE order_id IN (SELECT id FROM goods_order WHERE customer_id = ${customerId})`.execute(tx);
  await sql`SET LOCAL avela.erasing = 'off'`.execute(tx);
}
