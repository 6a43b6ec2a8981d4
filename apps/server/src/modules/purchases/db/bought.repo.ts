import type { Localized } from '@app/contract/core/locale';
import type { GoodsOrderState } from '@app/contract/orders/goods-order.machine';
import { dayBegins } from '@app/kernel/zone-time';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import { beginningWith, holdsText } from '../../../platform/db/patterns.ts';
import type { PlaceInFeed } from '../../../platform/http/place-in-feed.ts';
import { customersAs, type Sought, soughtIds } from '../../accounts/core.ts';
import { subtreeOf } from '../../agents/core.ts';
import { variantsAs } from '../../catalog/core.ts';
import { ordersNumbered } from '../../orders/public.ts';

const variants = variantsAs('v');
const customers = customersAs('c');

export type BoughtLineRow = {
  readonly id: string;
  readonly orderId: string;
  readonly number: string;
  readonly state: GoodsOrderState;
  readonly name: Localized;
  readonly options: Localized;
  readonly sku: string;
  readonly cover: string;
  readonly customerId: string;
  readonly nickname: string;
  readonly email: string;
  readonly quantity: number;
  readonly returned: number;
  readonly unitPriceUsd: number;
  readonly paidUsd: number;
  /** As PostgreSQL writes it. */
  readonly at: string;
};

export type BoughtFilter = {
  /** Sees what the customers below this agent bought; everything for null. */
  readonly agentId: string | null;
  readonly product: string | null;
  readonly sought: Sought | undefined;
  readonly number: string | null;
  readonly days: { readonly from: string | null; readonly to: string | null; readonly zone: string };
};

function conditions({ agentId, product, sought, number, days }: BoughtFilter) {
  const all = [sql`o.paid_at IS NOT NULL`];
  if (agentId) all.push(sql`o.agent_id IN (${subtreeOf(agentId)})`);
  if (product) {
    all.push(sql`(l.variant_id IN (SELECT ${variants.id} FROM ${variants.table}
      WHERE ${variants.sku} ILIKE ${beginningWith(product)})
      OR ${holdsText(sql`l.name`, product)})`);
  }
  if (sought) all.push(sql`o.customer_id IN ${soughtIds(sought)}`);
  if (number) {
    all.push(sql`o.id IN (${ordersNumbered(number)})`);
  }
  if (days.from) all.push(sql`o.paid_at >= ${dayBegins(days.from, days.zone)}`);
  if (days.to) all.push(sql`o.paid_at < ${dayBegins(days.to, days.zone, 1)}`);
  return all;
}

/** A stretch of the lines of paid orders, the newest payment first. */
export async function boughtLines(
  db: Queryable,
  filter: BoughtFilter,
  at: { after: PlaceInFeed | null; limit: number },
): Promise<BoughtLineRow[]> {
  const { after } = at;
  const where = conditions(filter);
  if (after) where.push(sql`(o.paid_at, l.id) < (${after.at}::timestamptz, ${after.id}::uuid)`);
  const { rows } = await sql<BoughtLineRow>`
    SELECT b.*, s.number, ${variants.sku}, ${customers.nickname}, ${customers.email}, b.paid_at::text AS at,
      coalesce((SELECT sum(a.quantity)::int FROM after_sale_line a JOIN after_sale_case k ON k.id = a.case_id
        WHERE a.line_id = b.id AND k.state = 'refund_successful'), 0) AS returned
    FROM (
      SELECT l.id, o.id AS "orderId", o.state, l.name, l.options, l.cover, l.variant_id, o.customer_id AS "customerId",
        l.quantity, l.unit_price_usd AS "unitPriceUsd", l.paid_usd AS "paidUsd", o.paid_at
      FROM goods_order o JOIN goods_order_line l ON l.order_id = o.id
      WHERE ${sql.join(where, sql` AND `)}
      ORDER BY o.paid_at DESC, l.id DESC LIMIT ${sql.lit(at.limit)}
    ) b
    JOIN goods_order_sheet s ON s.order_id = b."orderId"
    JOIN ${variants.table} ON ${variants.id} = b.variant_id JOIN ${customers.table} ON ${customers.id} = b."customerId"
    ORDER BY b.paid_at DESC, b.id DESC`.execute(db);
  return rows;
}
