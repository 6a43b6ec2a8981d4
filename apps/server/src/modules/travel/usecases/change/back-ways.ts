import { type Locale, localize } from '@app/contract/core/locale';
import type { BackWay } from '@app/contract/travel/order-views';
import type { CurrencyRule } from '@app/kernel/money';
import type { Queryable } from '../../../../platform/db/connect.ts';
import { type PaymentView, paymentView, refundsTo } from '../../../payments/public.ts';
import { toPrice } from '../../../pricing/public.ts';
import { changePayments } from '../../db/change.repo.ts';
import type { TravelRow } from '../../domain/travel-row.ts';

type PaymentBack = { readonly paymentId: string; readonly payment: PaymentView | null; readonly amountUsd: number };

/**
 * Returns which payments of an order so much goes back of: what was paid last first, each by at most what is left of it. What is more
 * than all of them is left out.
 */
export async function paymentsBack(
  db: Queryable,
  order: Pick<TravelRow, 'id' | 'paymentId'>,
  amountUsd: number,
): Promise<readonly PaymentBack[]> {
  const back: PaymentBack[] = [];
  let left = amountUsd;
  for (const paymentId of [...(await changePayments(db, order.id)), order.paymentId]) {
    if (left === 0) break;
    const payment = await paymentView(db, paymentId);
    const most = Math.min(left, (payment?.amountUsd ?? 0) - (payment?.refundedUsd ?? 0));
    back.push({ paymentId, payment, amountUsd: most });
    left -= most;
  }
  return back;
}

type Back = { readonly order: Pick<TravelRow, 'id' | 'paymentId'>; readonly amountUsd: number };

/** Returns by which ways so much goes back of some orders, each way once, in the order of the payments. */
export async function backWaysOf(
  db: Queryable,
  backs: readonly Back[],
  of: { readonly currency: CurrencyRule; readonly lang: Locale },
): Promise<BackWay[]> {
  const ways = new Map<string, { to: BackWay['to']; channel: string; usd: number }>();
  for (const { order, amountUsd: wanted } of backs) {
    for (const { payment, amountUsd } of await paymentsBack(db, order, wanted)) {
      if (!payment?.channel || amountUsd === 0) continue;
      const [to, channel] = [refundsTo(payment.channel.kind), localize(payment.channel.title, of.lang)];
      const key = to === 'wallet' ? to : channel;
      ways.set(key, { to, channel, usd: (ways.get(key)?.usd ?? 0) + amountUsd });
    }
  }
  return [...ways.values()].map(({ to, channel, usd }) => ({ to, channel, amount: toPrice(usd, of.currency) }));
}

/** Returns by which ways so much goes back of one order. */
export const backWays = (
  db: Queryable,
  order: Back['order'],
  { amountUsd, ...of }: { readonly amountUsd: number; readonly currency: CurrencyRule; readonly lang: Locale },
): Promise<BackWay[]> => backWaysOf(db, [{ order, amountUsd }], of);
