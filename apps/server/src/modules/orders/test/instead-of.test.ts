import { orderEndpoints } from '@app/contract/orders/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { fieldsOf, refusalOf } from '../../../testing/refusal-of.ts';
import { type Buyer, broken, openShop, orderOf, payOf, quoteOf, readOf, type Shop } from './fixtures.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  expect(await broken(shop)).toEqual([]);
  await shop.close();
});

const oneOf = async (stock: number) => {
  const { variantIds } = await shop.product({ prices: [5_000], stock });
  return [{ variantId: variantIds[0] ?? '', quantity: 1 }];
};
const submit = (buyer: Buyer, quoteId: string, insteadOf: readonly string[]) =>
  shop.call(orderEndpoints.submitOrder, { token: buyer.token, body: { quoteId, insteadOf: [...insteadOf] } });
const stateOf = async (buyer: Buyer, id: string) => (await readOf(shop, buyer, id)).state;

test('an order is placed instead of the unpaid one that holds its last piece, which is cancelled with it', async () => {
  const buyer = await shop.buyer();
  const last = await oneOf(1);
  // The quote is older than the order: afterwards it has nothing left.
  const quote = await quoteOf(shop, buyer, last);
  const { orderId } = await orderOf(shop, buyer, last);
  const refused = await shop.call(orderEndpoints.submitOrder, { token: buyer.token, body: { quoteId: quote.data.id } });
  expect(refused).toMatchObject({ code: refusalCode('order.unpaid_exists'), data: { inTheWay: [{ orderId }] } });
  const placed = await submit(buyer, quote.data.id, [orderId]);
  expect(placed.data.state).toBe('pending_payment');
  expect(await stateOf(buyer, orderId)).toBe('cancelled');
  // Sent again, it is the same order.
  expect((await submit(buyer, quote.data.id, [orderId])).data.orderId).toBe(placed.data.orderId);
});

test('where the new order cannot be had, the unpaid one stays as it is', async () => {
  const buyer = await shop.buyer();
  const { orderId } = await orderOf(shop, buyer, await oneOf(5));
  const last = await oneOf(1);
  const quote = await quoteOf(shop, buyer, last);
  await orderOf(shop, await shop.buyer(), last);
  const refused = await submit(buyer, quote.data.id, [orderId]);
  expect(refused.code).not.toBe(200);
  expect(refused.code).not.toBe(refusalCode('order.unpaid_exists'));
  expect(await stateOf(buyer, orderId)).toBe('pending_payment');
});

test('where the unpaid one was paid meanwhile nothing is placed; another customer’s is left alone', async () => {
  const buyer = await shop.buyer({ usd: 20_000 });
  const paid = await orderOf(shop, buyer, await oneOf(5));
  await payOf(shop, buyer, paid.paymentId);
  const quote = await quoteOf(shop, buyer, await oneOf(5));
  expect(refusalOf(await submit(buyer, quote.data.id, [paid.orderId]))).toBe('order.instead_paid');
  expect(await stateOf(buyer, paid.orderId)).toBe('pending_shipping');
  const other = await shop.buyer();
  const theirs = await orderOf(shop, other, await oneOf(5));
  expect((await submit(buyer, quote.data.id, [theirs.orderId])).data.state).toBe('pending_payment');
  expect(await stateOf(other, theirs.orderId)).toBe('pending_payment');
});

test('paying the unpaid order and placing another instead of it at once: one of the two happens', async () => {
  for (let round = 0; round < 6; round += 1) {
    const buyer = await shop.buyer({ usd: 20_000 });
    const first = await orderOf(shop, buyer, await oneOf(5));
    const quote = await quoteOf(shop, buyer, await oneOf(5));
    const [paying, placing] = await Promise.all([
      payOf(shop, buyer, first.paymentId),
      submit(buyer, quote.data.id, [first.orderId]),
    ]);
    expect([paying.code === 200, placing.code === 200].filter(Boolean)).toHaveLength(1);
    if (paying.code === 200) expect(refusalOf(placing)).toBe('order.instead_paid');
    expect(await stateOf(buyer, first.orderId)).toBe(paying.code === 200 ? 'pending_shipping' : 'cancelled');
  }
});

test('an id named twice and more than a hundred are refused at their field', async () => {
  const buyer = await shop.buyer();
  const quote = await quoteOf(shop, buyer, await oneOf(5));
  const { id } = quote.data;
  expect(fieldsOf(await submit(buyer, id, [id, id]))).toMatchObject({ insteadOf: expect.anything() });
  const many = Array.from({ length: 101 }, () => crypto.randomUUID());
  expect(fieldsOf(await submit(buyer, id, many))).toMatchObject({ insteadOf: expect.anything() });
});
