import type { Locale } from '@app/contract/core/locale';
import { refuse } from '@app/contract/core/refuse';
import type { OrderGroupDetail } from '@app/contract/orders/order-groups/schemas';
import type { AnyOrder } from '@app/contract/orders/schemas';
import type { CurrencyRule } from '@app/kernel/money';
import type { Platform } from '../../../../platform/slice.ts';
import { priceIn } from '../../../currencies/public.ts';
import {
  currencyOfAll,
  type DescribedMember,
  describeMembers,
  firstEnd,
  groupStanding,
  payableTogether,
} from '../../../payments/public.ts';
import { toPrice } from '../../../pricing/public.ts';
import { orderKindPort } from '../order-kinds.ts';

type GroupReader = { readonly customerId: string; readonly lang: Locale; readonly currency: string };

/** Prices in the currency that all orders froze, else in the one asked for. */
async function pricesOf(platform: Platform, frozen: CurrencyRule | undefined, currency: string) {
  return frozen ? (usd: number) => toPrice(usd, frozen) : priceIn(platform, currency);
}

/**
 * What unpaid orders come to together, and until when. Refuses record.not_found for an order that is not theirs, and
 * order.group_not_unpaid with those that cannot be paid.
 */
export async function groupTotal(platform: Platform, of: GroupReader & { orderIds: readonly string[] }) {
  const found = await payableTogether(platform, platform.db, { customerId: of.customerId, payableIds: of.orderIds });
  const members = found.map((one) => ({ ...one, paidHere: false }));
  const described = await describeMembers(platform, platform.db, { members, lang: of.lang });
  const price = await pricesOf(platform, currencyOfAll(described), of.currency);
  return {
    total: price(found.reduce((sum, { amountUsd }) => sum + amountUsd, 0)),
    expiresAt: firstEnd(found)?.toISOString() ?? null,
  };
}

/** The orders of a group as the list of all orders shows them, by their ids; what the customer deleted is not among them. */
async function listed(
  platform: Platform,
  members: readonly DescribedMember[],
  of: GroupReader,
): Promise<ReadonlyMap<string, AnyOrder>> {
  const found = await Promise.all(
    orderKindPort.all(platform).map((one) => {
      const ids = members.filter(({ kind }) => kind === one.payable).map(({ payableId }) => payableId);
      const { customerId, lang } = of;
      const wanted = { customerId, lang, group: 'all', words: [], ids, after: null, limit: ids.length + 1 } as const;
      return ids.length > 0 ? one.list(platform, wanted) : [];
    }),
  );
  return new Map(found.flat().map(({ order }) => [order.id, order]));
}

/** A group with its orders as they stand now. Refuses record.not_found, also for somebody else's. */
export async function showGroup(platform: Platform, of: GroupReader & { groupId: string }): Promise<OrderGroupDetail> {
  const { db } = platform;
  const group = await groupStanding(db, of.groupId);
  if (!group || group.customerId !== of.customerId) return refuse('record.not_found');
  const members = await describeMembers(platform, db, { members: group.members, lang: of.lang });
  const orders = await listed(platform, members, of);
  const price = await pricesOf(platform, currencyOfAll(members), of.currency);
  return {
    id: group.id,
    number: group.number,
    paymentId: group.paymentId,
    status: group.expired ? 'cancelled' : group.state,
    total: price(group.totalUsd),
    paid: group.paidUsd > 0 ? price(group.paidUsd) : null,
    creditedLate: group.creditedUsd > 0 ? price(group.creditedUsd) : null,
    createdAt: group.createdAt.toISOString(),
    expiresAt: group.state === 'pending' && !group.expired ? (group.expiresAt?.toISOString() ?? null) : null,
    proofWaits: group.proofWaits,
    orders: members.map(({ kind, payableId: id, number, title, amountUsd, paidHere }) => ({
      kind,
      id,
      number,
      title,
      amount: price(amountUsd),
      paidHere,
      order: orders.get(id) ?? null,
    })),
  };
}
