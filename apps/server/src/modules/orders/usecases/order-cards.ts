import type { Locale } from '@app/contract/core/locale';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import { subtreeOf } from '../../agents/core.ts';
import { toPrice } from '../../pricing/public.ts';
import { type SummaryRow, summaryColumns } from '../db/order-read.repo.ts';
import { frozenCurrency, isPastDeadline } from '../domain/order-row.ts';
import { lineViews, piecesOf } from './order-views.ts';

/** An order in a few words: for a place that only points at it. */
export type OrderCard = {
  readonly id: string;
  readonly number: string;
  readonly state: SummaryRow['state'];
  readonly cover: string | null;
  readonly count: number;
  readonly payable: ReturnType<typeof toPrice>;
  readonly createdAt: string;
};

export type OrderCardsWanted =
  | { readonly ids: readonly string[] }
  | {
      readonly customerId: string;
      readonly limit: number /** Only those of customers below this agent. */;
      readonly agentId: string | null;
    };

function card(order: SummaryRow, lang: Locale): OrderCard {
  return {
    id: order.id,
    number: order.number,
    state: isPastDeadline(order) ? 'cancelled' : order.state,
    cover: lineViews(order, lang)[0]?.cover ?? null,
    count: piecesOf(order),
    payable: toPrice(order.payableUsd, frozenCurrency(order)),
    createdAt: order.createdAt.toISOString(),
  };
}

/** Cards of these orders, or of a customer's latest ones. Whose they are is for the caller to check. */
export async function orderCards(db: Queryable, wanted: OrderCardsWanted, lang: Locale): Promise<OrderCard[]> {
  if ('ids' in wanted && wanted.ids.length === 0) return [];
  const which =
    'ids' in wanted
      ? sql`o.id = ANY(${[...wanted.ids]}::uuid[])`
      : sql`o.customer_id = ${wanted.customerId} AND o.state <> 'user_deleted'
          AND ${wanted.agentId === null ? sql`true` : sql`o.agent_id IN (${subtreeOf(wanted.agentId)})`}`;
  const limit = 'ids' in wanted ? wanted.ids.length : wanted.limit;
  const { rows } = await sql<SummaryRow>`
    SELECT ${summaryColumns} FROM goods_order o WHERE ${which}
    ORDER BY o.created_at DESC, o.id DESC LIMIT ${limit}`.execute(db);
  return rows.map((row) => card(row, lang));
}

/** Whether this order is one that the customer can see. */
export async function ownsOrder(db: Queryable, orderId: string, customerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('goods_order')
    .select('id')
    .where('id', '=', orderId)
    .where('customer_id', '=', customerId)
    .where('state', '<>', 'user_deleted')
    .executeTakeFirst();
  return row !== undefined;
}
