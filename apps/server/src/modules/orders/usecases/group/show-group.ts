import { type Locale, localize } from '@app/contract/core/locale';
import { assertThat, refuse } from '@app/contract/core/refuse';
import type { OrderGroupDetail } from '@app/contract/orders/order-groups/schemas';
import type { Platform } from '../../../../platform/slice.ts';
import { priceIn } from '../../../currencies/public.ts';
import { toPrice } from '../../../pricing/public.ts';
import { groupDetails, ordersTogether } from '../../db/group-read.repo.ts';

type GroupReader = { readonly customerId: string; readonly lang: Locale; readonly currency: string };
type Rule = { readonly code: string; readonly decimals: number; readonly rate: string };

/** Prices in the currency that all orders froze, else in the one asked for. */
async function pricesOf(platform: Platform, frozen: Rule | null, currency: string) {
  return frozen ? (usd: number) => toPrice(usd, frozen) : priceIn(platform, currency);
}

/**
 * What orders come to together, and until when. Refuses record.not_found for an order that is not theirs, and
 * order.group_not_unpaid with those that can no longer be paid.
 */
export async function groupTotal(platform: Platform, of: GroupReader & { orderIds: readonly string[] }) {
  const orders = await ordersTogether(platform.db, of.customerId, of.orderIds);
  assertThat(orders.length === of.orderIds.length, 'record.not_found');
  const gone = orders.filter((order) => !order.payable);
  if (gone.length > 0) refuse('order.group_not_unpaid', { orderIds: gone.map(({ id }) => id) });
  const [first] = orders;
  const same = orders.every(
    ({ currency }) => currency.code === first?.currency.code && currency.rate === first.currency.rate,
  );
  const price = await pricesOf(platform, same && first ? first.currency : null, of.currency);
  const ends = orders.flatMap(({ expiresAt }) => expiresAt ?? []).map((at) => at.getTime());
  return {
    total: price(orders.reduce((sum, { payableUsd }) => sum + payableUsd, 0)),
    expiresAt: ends.length > 0 ? new Date(Math.min(...ends)).toISOString() : null,
  };
}

/** A group with its orders as they stand now. Refuses record.not_found, also for somebody else's. */
export async function showGroup(platform: Platform, of: GroupReader & { groupId: string }): Promise<OrderGroupDetail> {
  const group = await groupDetails(platform.db, of.groupId);
  if (!group || group.customerId !== of.customerId) refuse('record.not_found');
  const price = await pricesOf(platform, group.currency, of.currency);
  return {
    id: group.id,
    number: group.paymentNumber,
    paymentId: group.paymentId,
    status: group.expired ? 'cancelled' : group.paymentState,
    total: price(group.totalUsd),
    paid: group.paidUsd > 0 ? price(group.paidUsd) : null,
    creditedLate: group.creditedUsd > 0 ? price(group.creditedUsd) : null,
    createdAt: group.createdAt.toISOString(),
    expiresAt: group.paymentState === 'pending' && !group.expired ? (group.expiresAt?.toISOString() ?? null) : null,
    orders: group.orders.map(({ name, amountUsd, pastDeadline, pieces, ...order }) => ({
      ...order,
      state: pastDeadline ? 'cancelled' : order.state,
      title: localize(name, of.lang),
      count: pieces,
      amount: price(amountUsd),
    })),
  };
}
