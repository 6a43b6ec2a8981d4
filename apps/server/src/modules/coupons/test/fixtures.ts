import type { RequestOf } from '@app/contract/core/endpoint';
import { couponEndpoints } from '@app/contract/coupons/endpoints';
import { staffCouponEndpoints } from '@app/contract/coupons/staff-endpoints';
import type { StaffCoupon } from '@app/contract/coupons/staff-schemas';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { paymentEndpoints } from '@app/contract/payments/endpoints';
import { addMs, DAY } from '@app/kernel/clock';
import type { Buyer, Shop } from '../../../testing/shop.ts';
import type { TestApp } from '../../../testing/test-app.ts';

export type CouponBody = RequestOf<typeof staffCouponEndpoints.createCoupon>['body'];

/** A coupon as staff type it: 10 off everything from 20 on, one each, for a month. */
export function couponBody(shop: Shop, more: Partial<CouponBody> = {}): CouponBody {
  const now = shop.app.platform.clock.now();
  return {
    name: { 'en-US': 'Ten off', 'zh-cn': '减十元' },
    kind: 'amount',
    amountUsd: 1_000,
    percent: null,
    capUsd: null,
    minSpendUsd: 2_000,
    scope: 'all',
    categoryIds: [],
    productIds: [],
    audience: 'all',
    levelId: null,
    collectFrom: addMs(now, -DAY).toISOString(),
    collectUntil: addMs(now, 30 * DAY).toISOString(),
    useFrom: null,
    useUntil: null,
    useDays: 10,
    limitTotal: null,
    limitEach: 1,
    code: null,
    state: 'active',
    ...more,
  };
}

/** Creates a coupon by staff; throws unless that succeeds. */
export async function createCoupon(shop: Shop, staff: string, more: Partial<CouponBody> = {}): Promise<StaffCoupon> {
  const made = await shop.call(staffCouponEndpoints.createCoupon, { token: staff, body: couponBody(shop, more) });
  if (made.code !== 200) throw new Error(`coupon: ${made.msg} ${JSON.stringify(made.data)}`);
  return made.data;
}

export const collect = (at: TestApp, buyer: Buyer, couponId: string) =>
  at.call(couponEndpoints.collectCoupon, { token: buyer.token, body: { couponId } });

/** Collects a coupon and gives the id of the copy; throws unless that succeeds. */
export async function collected(shop: Shop, buyer: Buyer, couponId: string): Promise<string> {
  const answer = await collect(shop, buyer, couponId);
  if (answer.code !== 200) throw new Error(`collect: ${answer.msg}`);
  return answer.data.id;
}

/** A customer's coupons in one tab. */
export const mine = async (shop: Shop, buyer: Buyer, tab: 'usable' | 'used' | 'expired' = 'usable') =>
  (await shop.call(couponEndpoints.myCoupons, { token: buyer.token, query: { tab } })).data;

type Item = { variantId: string; quantity: number };
export const quote = (shop: Shop, buyer: Buyer, items: Item[]) =>
  shop.call(orderEndpoints.createQuote, { token: buyer.token, body: { source: 'items', items } });

export const submit = (at: TestApp, buyer: Buyer, quoteId: string) =>
  at.call(orderEndpoints.submitOrder, { token: buyer.token, body: { quoteId } });

/** Places an order of these items with its best coupon; throws unless that succeeds. */
export async function placed(shop: Shop, buyer: Buyer, items: Item[]) {
  const asked = await quote(shop, buyer, items);
  if (asked.code !== 200) throw new Error(`quote: ${asked.msg} ${JSON.stringify(asked.data)}`);
  const answer = await submit(shop, buyer, asked.data.id);
  if (answer.code !== 200) throw new Error(`submit: ${answer.msg} ${JSON.stringify(answer.data)}`);
  return answer.data;
}

export const pay = (shop: Shop, buyer: Buyer, paymentId: string) =>
  shop.call(paymentEndpoints.pay, { token: buyer.token, body: { payment: paymentId, channel: shop.balanceChannel } });

/** Every broken promise of the books; empty when all hold. */
export async function broken(shop: Shop): Promise<unknown[]> {
  return (await shop.app.verify()).filter((result) => !result.ok).map(({ name, offenders }) => ({ name, offenders }));
}
