import type { Locale } from '@app/contract/core/locale';
import { refuseField } from '@app/contract/core/refuse';
import { type MyOrderTab, myOrderTabs } from '@app/contract/orders/goods-order.machine';
import type { OrderSummary } from '@app/contract/orders/schemas';
import { decodeCursor, encodeCursor } from '@app/kernel/pagination';
import { onOneConnection } from '../../../platform/db/in-line.ts';
import type { Platform } from '../../../platform/slice.ts';
import { parameter } from '../../settings/public.ts';
import { orderCountsInLine } from '../db/order-counts.repo.ts';
import { customerOrders } from '../db/order-read.repo.ts';
import { summaryView } from './order-views.ts';

const STAMP = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?\+00$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A stretch of the customer's orders in a tab, newest first, with the count of each tab. One round trip. */
export async function listOrders(
  platform: Platform,
  of: { customerId: string; lang: Locale; tab: MyOrderTab; cursor?: string | undefined; limit: number },
): Promise<{ list: OrderSummary[]; cursor: string | null; counts: Partial<Record<MyOrderTab, number>> }> {
  const after = of.cursor === undefined ? null : readCursor(of.cursor);
  const returnDays = await parameter(platform, 'order.return_days');
  const { rows, counts } = await onOneConnection(platform.db, async (one) => {
    const read = await orderCountsInLine(one, of.customerId);
    const found = await customerOrders(one, {
      customerId: of.customerId,
      states: myOrderTabs[of.tab],
      withLapsed: of.tab === 'all',
      after,
      limit: of.limit,
    });
    return { rows: found, counts: read() };
  });
  const page = rows.slice(0, of.limit);
  const last = page.at(-1);
  return {
    list: page.map((row) => summaryView(row, { lang: of.lang, returnDays })),
    cursor: rows.length > of.limit && last ? encodeCursor([last.cursorAt, last.id]) : null,
    counts,
  };
}

function readCursor(cursor: string): { createdAt: string; id: string } {
  const [createdAt, id] = decodeCursor(cursor, 2) ?? [];
  const sound = typeof createdAt === 'string' && typeof id === 'string' && STAMP.test(createdAt) && UUID.test(id);
  return sound && !Number.isNaN(Date.parse(createdAt)) ? { createdAt, id } : refuseField('cursor', 'field.invalid');
}
