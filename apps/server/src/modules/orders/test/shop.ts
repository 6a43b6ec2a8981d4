import { orderEndpoints } from '@app/contract/orders/endpoints';
import { staffOrderEndpoints } from '@app/contract/orders/staff-endpoints';
import { paymentEndpoints } from '@app/contract/payments/endpoints';
import { sql } from 'kysely';
import type { Buyer, Shop } from '../../../testing/shop.ts';

export { type Buyer, openShop, type Shop } from '../../../testing/shop.ts';

type Item = { variantId: string; quantity: number };

/** Quotes items for a buyer; gives the answer. */
export const quoteOf = (shop: Shop, buyer: Buyer, items: Item[], usePoints = false) =>
  shop.call(orderEndpoints.createQuote, { token: buyer.token, body: { source: 'items', items, usePoints } });

/** Places an order of these items; throws unless that succeeds. */
export async function orderOf(shop: Shop, buyer: Buyer, items: Item[], usePoints = false) {
  const quote = await quoteOf(shop, buyer, items, usePoints);
  if (quote.code !== 200) throw new Error(`quote: ${quote.msg} ${JSON.stringify(quote.data)}`);
  const placed = await shop.call(orderEndpoints.submitOrder, {
    token: buyer.token,
    body: { quoteId: quote.data.id, note: 'Ring twice' },
  });
  if (placed.code !== 200) throw new Error(`submit: ${placed.msg} ${JSON.stringify(placed.data)}`);
  return placed.data;
}

/** Pays an order from the wallet. */
export const payOf = (shop: Shop, buyer: Buyer, paymentId: string) =>
  shop.call(paymentEndpoints.pay, { token: buyer.token, body: { payment: paymentId, channel: shop.balanceChannel } });

/** Reads an order as its customer. */
export const readOf = async (shop: Shop, buyer: Buyer, orderId: string) =>
  (await shop.call(orderEndpoints.orderDetails, { token: buyer.token, query: { id: orderId } })).data;

/** Ships an order by staff, from the version it has. */
export async function shipOf(shop: Shop, staff: string, orderId: string, numbers = ['TR 1']) {
  const { data } = await shop.call(staffOrderEndpoints.readOrder, { token: staff, params: { id: orderId } });
  return shop.call(staffOrderEndpoints.shipOrder, {
    token: staff,
    params: { id: orderId },
    body: { version: data.version, companyId: shop.companyId, trackingNumbers: numbers },
  });
}

/** Every broken promise of the books; empty when all hold. */
export async function broken(shop: Shop): Promise<unknown[]> {
  return (await shop.app.verify()).filter((result) => !result.ok).map(({ name, offenders }) => ({ name, offenders }));
}

/** What a customer has. */
export async function walletOf(shop: Shop, customerId: string): Promise<{ available: number; points: number }> {
  const { rows } = await sql<{ code: string; balance: number }>`
    SELECT code, balance FROM ledger_account WHERE owner_id = ${customerId}`.execute(shop.app.platform.db);
  const of = (code: string) => rows.find((row) => row.code === code)?.balance ?? 0;
  return { available: of('available'), points: of('points') };
}

/** Moves the product's time. */
export const passTime = (shop: Shop, ms: number) => shop.app.platform.clock.move({ ms, reset: false });
