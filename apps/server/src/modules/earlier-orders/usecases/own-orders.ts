import { refuse } from '@app/contract/core/refuse';
import type { EarlierOrder, EarlierOrderCard, shapes } from '@app/contract/earlier-orders/schemas';
import type { z } from 'zod';
import { cursorAfter, readPlace } from '../../../platform/http/place-in-feed.ts';
import type { Platform } from '../../../platform/slice.ts';
import { type OrderRow, orderOfAccount, ordersOfAccount } from '../db/archive.repo.ts';

type Query = z.output<(typeof shapes)['earlierOrders']['query']>;
type Answer = z.output<(typeof shapes)['earlierOrders']['answer']>;
/** Goods that a card names. */
const NAMED = 3;

const card = ({ record, ...row }: OrderRow): EarlierOrderCard => ({
  id: row.id,
  source: row.source,
  number: row.number,
  orderedAt: row.orderedAt.toISOString(),
  currency: record.currency,
  total: record.total,
  payment: record.payment,
  fulfilment: record.fulfilment,
  cancelled: record.cancelledAt !== null,
  goods: record.lines.slice(0, NAMED).map(({ name }) => name),
  lines: record.lines.length,
});

/** A stretch of a customer's orders from before, the newest first: those made with their e-mail, once it is confirmed. */
export async function listOwnOrders(platform: Platform, customerId: string, query: Query): Promise<Answer> {
  const after = readPlace(query.cursor);
  const rows = await ordersOfAccount(platform.db, { customerId, after, limit: query.limit + 1 });
  const list = rows.slice(0, query.limit);
  const last = list.at(-1);
  return { list: list.map(card), cursor: rows.length > query.limit && last ? cursorAfter(last) : null };
}

/** One of a customer's orders from before. Refuses record.not_found, also for those of others. */
export async function readOwnOrder(platform: Platform, customerId: string, id: string): Promise<EarlierOrder> {
  const row = (await orderOfAccount(platform.db, { customerId, id })) ?? refuse('record.not_found');
  const { note: _note, tags: _tags, ...record } = row.record;
  return { ...record, id: row.id, source: row.source, number: row.number, orderedAt: row.orderedAt.toISOString() };
}
