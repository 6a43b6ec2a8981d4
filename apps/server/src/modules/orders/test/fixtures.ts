import { randomUUID } from 'node:crypto';
import { afterSaleEndpoints } from '@app/contract/orders/after-sale/endpoints';
import type { ReturnRequestReason } from '@app/contract/orders/after-sale/reasons';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { staffOrderEndpoints } from '@app/contract/orders/staff-endpoints';
import { paymentEndpoints } from '@app/contract/payments/endpoints';
import { sql } from 'kysely';
import { inTransaction } from '../../../platform/db/connect.ts';
import type { Buyer, Shop } from '../../../testing/shop.ts';
import { insertReturnRequest, type NewReturnRequest, refundBasis } from '../db/return-request.repo.ts';
import { splitRefund } from '../domain/refund-split.ts';

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

/** Every broken promise of the books once their worker has been by; empty when all hold. */
export async function broken(shop: Shop): Promise<unknown[]> {
  await shop.app.runJobs('wallet.seal-ledger');
  return (await shop.app.verify()).filter((result) => !result.ok).map(({ name, offenders }) => ({ name, offenders }));
}

/** What a customer has. */
export async function walletOf(shop: Shop, customerId: string): Promise<{ available: number; points: number }> {
  const { rows } = await sql<{ code: string; balance: number }>`
    SELECT code, balance FROM ledger_account WHERE owner_id = ${customerId}`.execute(shop.app.platform.db);
  const of = (code: string) => rows.find((row) => row.code === code)?.balance ?? 0;
  return { available: of('available'), points: of('points') };
}

/** Asks for a refund or return of an order: of these pieces, or of all that can go back. */
export async function askBack(
  shop: Shop,
  buyer: Buyer,
  of: { orderId: string; items?: { lineId: string; quantity: number }[]; reason?: ReturnRequestReason },
) {
  const { token } = buyer;
  const form = await shop.call(afterSaleEndpoints.afterSaleForm, { token, query: { order: of.orderId } });
  const all = () =>
    form.data.lines.filter((line) => line.left > 0).map(({ id, left }) => ({ lineId: id, quantity: left }));
  const reason = of.reason ?? 'other';
  const body = { orderId: of.orderId, items: of.items ?? (form.code === 200 ? all() : []), reason };
  return shop.call(afterSaleEndpoints.requestAfterSale, { token, body });
}

export type Decision =
  | 'approve_refund'
  | 'reject_refund'
  | 'approve_return'
  | 'reject_return'
  | 'receive_return'
  | 'refuse_return';

/** Decides on an order's open return request by staff, from the version it has. */
export async function decide(
  shop: Shop,
  staff: string,
  of: { orderId: string; decision: Decision; amountUsd?: number; note?: string },
) {
  const { orderId, ...body } = of;
  const params = { id: orderId };
  const { data } = await shop.call(staffOrderEndpoints.readOrder, { token: staff, params });
  return shop.call(staffOrderEndpoints.decideAfterSale, {
    token: staff,
    params,
    body: { version: data.version, ...body },
  });
}

/** Says which parcel brings a return request's goods back. */
export const sendBack = (shop: Shop, buyer: Buyer, caseId: string, trackingNumber = 'BACK 1') =>
  shop.call(afterSaleEndpoints.sendBack, {
    token: buyer.token,
    body: { caseId, companyId: shop.companyId, trackingNumber },
  });

/** An order paid from the wallet, and shipped and received when it is wanted. */
export async function boughtBy(
  shop: Shop,
  buyer: Buyer,
  of: { items: Item[]; usePoints?: boolean; staff?: string; received?: boolean },
) {
  const placed = await orderOf(shop, buyer, of.items, of.usePoints);
  const paid = await payOf(shop, buyer, placed.paymentId);
  if (paid.code !== 200) throw new Error(`pay: ${paid.msg}`);
  const { orderId } = placed;
  if (of.staff) await shipOf(shop, of.staff, orderId);
  if (of.received) await shop.call(orderEndpoints.confirmReceipt, { token: buyer.token, body: { orderId } });
  return readOf(shop, buyer, orderId);
}

/** Writes an open return request of so many pieces of an order's first line, as if it had come to this state. */
export async function plantReturnRequest(
  shop: Shop,
  of: { orderId: string; state: string; quantity: number },
): Promise<void> {
  const { db } = shop.app.platform;
  const { lines } = await refundBasis(db, of.orderId);
  const split = splitRefund(await refundBasis(db, of.orderId), [{ lineId: lines[0]?.id ?? '', quantity: of.quantity }]);
  const { rows } = await sql<{ customer_id: string }>`
    SELECT customer_id FROM goods_order WHERE id = ${of.orderId}`.execute(db);
  await inTransaction(db, (tx) =>
    insertReturnRequest(tx, {
      id: randomUUID(),
      number: `A${randomUUID()}`,
      orderId: of.orderId,
      customerId: rows[0]?.customer_id ?? '',
      kind: of.state.startsWith('return') ? 'return' : 'refund',
      state: of.state as NewReturnRequest['state'],
      reason: 'other',
      description: '',
      pictures: [],
      split,
      dueAt: null,
    }),
  );
}
