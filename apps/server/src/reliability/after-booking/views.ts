import { orderEndpoints } from '@app/contract/orders/endpoints';
import { paymentEndpoints } from '@app/contract/payments/endpoints';
import { bundleEndpoints } from '@app/contract/travel/bundle-endpoints';
import { travelEndpoints as travel } from '@app/contract/travel/endpoints';
import { walletOf } from '../../modules/orders/test/fixtures.ts';
import type { Buyer, Shop } from '../../testing/shop.ts';

/** An answer without what is of the moment at which it was given. */
const still = <T>(data: T): unknown =>
  JSON.parse(JSON.stringify(data, (key, value) => (key === 'serverTime' ? undefined : value)));

/** A booking as its customer sees it, those that were split off it with it, and what they have. */
export async function seeBooking(shop: Shop, buyer: Buyer, orderId: string): Promise<unknown> {
  const read = async (id: string) =>
    (await shop.call(travel.travelOrderDetails, { token: buyer.token, query: { id } })).data;
  const order = await read(orderId);
  const others = await Promise.all((order.others ?? []).map(({ id }) => read(id)));
  return still([order, others, await walletOf(shop, buyer.id)]);
}

/** A combo as its customer sees it, and what they have. */
export async function seeCombo(shop: Shop, buyer: Buyer, bundleId: string): Promise<unknown> {
  const { data } = await shop.call(bundleEndpoints.bundleDetails, { token: buyer.token, query: { id: bundleId } });
  return still([data, await walletOf(shop, buyer.id)]);
}

/** All orders of a customer in their list, and what they have. */
export async function seeOrders(shop: Shop, buyer: Buyer): Promise<unknown> {
  const { data } = await shop.call(orderEndpoints.allOrders, { token: buyer.token, query: { limit: '50' } as never });
  return still([data.list, await walletOf(shop, buyer.id)]);
}

/** Pays from the wallet, with a key. */
export const payWith = (at: Shop, buyer: Buyer, of: { readonly payment: string; readonly key: string }) =>
  at.call(paymentEndpoints.pay, {
    token: buyer.token,
    body: { payment: of.payment, channel: at.balanceChannel },
    headers: { 'idempotency-key': of.key },
  });
