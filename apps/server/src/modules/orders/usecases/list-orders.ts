import type { Locale } from '@app/contract/core/locale';
import { type MyOrderTab, myOrderTabs } from '@app/contract/orders/goods-order.machine';
import type { OrderSummary } from '@app/contract/orders/schemas';
import { onOneConnection } from '../../../platform/db/pipeline/queue.ts';
import { cursorAfter, readPlace } from '../../../platform/http/place-in-feed.ts';
import type { Platform } from '../../../platform/slice.ts';
import { parameter } from '../../settings/public.ts';
import { orderCountsQueued } from '../db/order-counts.repo.ts';
import { customerOrders } from '../db/order-read.repo.ts';
import { searchWords } from '../domain/search-words.ts';
import { summaryView } from './order-views.ts';

/**
 * A stretch of the customer's orders in a tab, newest first, with the count of each tab. One round trip. With a keyword
 * those alone of which each of its words is in a product's name, the order number or a tracking number.
 */
export async function listOrders(
  platform: Platform,
  of: {
    customerId: string;
    lang: Locale;
    tab: MyOrderTab;
    keyword?: string | undefined;
    cursor?: string | undefined;
    limit: number;
  },
): Promise<{ list: OrderSummary[]; cursor: string | null; counts: Partial<Record<MyOrderTab, number>> }> {
  const place = readPlace(of.cursor);
  const after = place && { createdAt: place.at, id: place.id };
  const returnDays = await parameter(platform, 'order.return_days');
  const words = searchWords(of.keyword);
  // The shared connections are for what an index answers.
  const { rows, counts } = await onOneConnection(words.length > 0 ? platform.db : platform.reads, async (one) => {
    const read = await orderCountsQueued(one, of.customerId);
    const found = await customerOrders(one, {
      customerId: of.customerId,
      states: myOrderTabs[of.tab],
      words,
      includePastDeadline: of.tab === 'all',
      after,
      limit: of.limit,
    });
    return { rows: found, counts: read() };
  });
  const page = rows.slice(0, of.limit);
  const last = page.at(-1);
  return {
    list: page.map((row) => summaryView(row, { lang: of.lang, returnDays })),
    cursor: rows.length > of.limit && last ? cursorAfter({ at: last.cursorAt, id: last.id }) : null,
    counts,
  };
}
