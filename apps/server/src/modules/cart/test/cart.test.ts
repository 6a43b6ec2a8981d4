import { randomUUID } from 'node:crypto';
import { cartEndpoints } from '@app/contract/cart/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { type Buyer, openShop, type Shop } from '../../../testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const add = (buyer: Buyer, variantId: string, quantity = 1) =>
  shop.call(cartEndpoints.addToCart, { token: buyer.token, body: { variantId, quantity } });
const list = async (buyer: Buyer, currency = 'USD') =>
  (await shop.call(cartEndpoints.cartList, { token: buyer.token, currency })).data;
const db = () => shop.app.platform.db;

test('putting the same variant in again adds to its line', async () => {
  const buyer = await shop.buyer();
  const { variantIds } = await shop.product({ prices: [2_000, 3_000], stock: 9 });
  const [a = '', b = ''] = variantIds;
  const first = await add(buyer, a, 2);
  const again = await add(buyer, a, 3);
  expect(again.data).toEqual({ lineId: first.data.lineId, count: 5 });
  expect((await add(buyer, b, 1)).data.count).toBe(6);
  const cart = await list(buyer);
  expect(cart).toMatchObject({ count: 6, selectedCount: 6, payable: { usd: 13_000 } });
  expect(cart.priceLines.reduce((sum, line) => sum + line.amount.usd, 0)).toBe(cart.payable.usd);
});

test('every refusal of putting in', async () => {
  const buyer = await shop.buyer();
  const plenty = await shop.product({ prices: [100, 100], stock: 5, limit: 3 });
  const [one = '', two = ''] = plenty.variantIds;
  expect((await shop.call(cartEndpoints.addToCart, { body: { variantId: one, quantity: 1 } })).code).toBe(
    refusalCode('auth.sign_in_needed'),
  );
  expect((await add(buyer, randomUUID())).code).toBe(refusalCode('record.not_found'));
  expect((await add(buyer, 'nonsense')).code).toBe(refusalCode('input.invalid'));
  expect((await add(buyer, one, 0)).code).toBe(refusalCode('input.invalid'));
  expect((await add(buyer, one, 2)).code).toBe(200);
  expect((await add(buyer, two, 2)).code).toBe(refusalCode('order.over_limit'));
  expect((await add(buyer, two, 1)).code).toBe(200);
  const none = await shop.product({ prices: [100], stock: 0 });
  expect((await add(buyer, none.variantIds[0] ?? '')).code).toBe(refusalCode('stock.out'));
  const few = await shop.product({ prices: [100], stock: 2 });
  expect(await add(buyer, few.variantIds[0] ?? '', 3)).toMatchObject({
    code: refusalCode('stock.insufficient'),
    data: { available: 2 },
  });
  await sql`UPDATE product SET online = false WHERE id = ${few.productId}`.execute(db());
  expect((await add(buyer, few.variantIds[0] ?? '')).code).toBe(refusalCode('product.offline'));
});

test('a cart holds 100 lines, also when 101 come at once', async () => {
  const buyer = await shop.buyer();
  const { variantIds } = await shop.product({ prices: Array.from({ length: 101 }, () => 100), stock: 5 });
  const answers = await Promise.all(variantIds.map((id) => add(buyer, id)));
  expect(answers.map((answer) => answer.code).sort()).toEqual([...Array(100).fill(200), refusalCode('cart.full')]);
  expect((await list(buyer)).lines).toHaveLength(100);
});

test('a double click without a key puts in twice, with one key once', async () => {
  const buyer = await shop.buyer();
  const { variantIds } = await shop.product({ prices: [100], stock: 50 });
  const body = { variantId: variantIds[0] ?? '', quantity: 1 };
  const headers = { 'idempotency-key': randomUUID() };
  const twice = await Promise.all(
    [1, 2, 3, 4].map(() => shop.call(cartEndpoints.addToCart, { token: buyer.token, body, headers })),
  );
  expect(new Set(twice.map((answer) => answer.data.count))).toEqual(new Set([1]));
});

test('what changed since is told: price, stock, listing; the rest is still priced', async () => {
  const buyer = await shop.buyer();
  const good = await shop.product({ prices: [7_000], stock: 5 });
  const gone = await shop.product({ prices: [2_000], stock: 5 });
  const less = await shop.product({ prices: [3_000], stock: 5 });
  for (const { variantIds } of [good, gone, less]) await add(buyer, variantIds[0] ?? '', 3);
  await sql`UPDATE product_variant SET price_usd = 8000 WHERE id = ${good.variantIds[0]}`.execute(db());
  await sql`UPDATE product SET online = false WHERE id = ${gone.productId}`.execute(db());
  await sql`UPDATE product_variant SET on_hand = 1 WHERE id = ${less.variantIds[0]}`.execute(db());
  const cart = await list(buyer);
  expect(cart.lines.map((line) => [line.state, line.max, line.priceBefore?.usd ?? null])).toEqual([
    ['ok', 5, 7_000],
    ['insufficient', 1, null],
    ['offline', 0, null],
  ]);
  expect(cart).toMatchObject({ count: 3, selectedCount: 3, payable: { usd: 24_000 } });
});

test('quantity: up within what can be had, down always', async () => {
  const buyer = await shop.buyer();
  const { variantIds } = await shop.product({ prices: [1_000], stock: 5 });
  const { lineId } = (await add(buyer, variantIds[0] ?? '', 4)).data;
  const set = (quantity: number, token = buyer.token) =>
    shop.call(cartEndpoints.setQuantity, { token, body: { lineId, quantity } });
  expect((await set(5)).data.lines[0]?.quantity).toBe(5);
  expect((await set(6)).code).toBe(refusalCode('stock.insufficient'));
  await sql`UPDATE product_variant SET on_hand = 1 WHERE id = ${variantIds[0]}`.execute(db());
  expect((await set(3)).data.lines[0]).toMatchObject({ quantity: 3, state: 'insufficient' });
  expect((await set(1, (await shop.buyer()).token)).code).toBe(refusalCode('record.not_found'));
});

test('another variant: within what can be had, of the same product, joining the line it has', async () => {
  const buyer = await shop.buyer();
  const { variantIds } = await shop.product({ prices: [1_000, 2_000, 3_000, 4_000], stock: 5, limit: 6 });
  const [a = '', b = '', c = '', d = ''] = variantIds;
  const line = (await add(buyer, a, 2)).data.lineId;
  const last = (await add(buyer, c, 1)).data.lineId;
  const change = (variantId: string, quantity: number, lineId = line, token?: string) =>
    shop.call(cartEndpoints.changeVariant, { token: token ?? buyer.token, body: { lineId, variantId, quantity } });
  // It stays below the line that came later.
  expect((await change(b, 3)).data.lines.map((one) => [one.id, one.variantId, one.quantity])).toEqual([
    [last, c, 1],
    [line, b, 3],
  ]);
  expect((await change(b, 6)).code).toBe(refusalCode('order.over_limit'));
  expect((await change(randomUUID(), 1)).code).toBe(refusalCode('record.not_found'));
  const stranger = await shop.product({ prices: [500], stock: 5 });
  expect((await change(stranger.variantIds[0] ?? '', 1)).code).toBe(refusalCode('record.not_found'));
  expect((await change(a, 1, line, (await shop.buyer()).token)).code).toBe(refusalCode('record.not_found'));
  await sql`UPDATE product_variant SET on_hand = 0 WHERE id = ${a}`.execute(db());
  expect((await change(a, 1)).code).toBe(refusalCode('stock.out'));
  await sql`UPDATE product_variant SET on_hand = 2 WHERE id = ${d}`.execute(db());
  expect((await change(d, 3)).code).toBe(refusalCode('stock.insufficient'));
  expect((await change(c, 4)).data.lines.map((one) => [one.id, one.quantity, one.price.usd])).toEqual([
    [last, 5, 3_000],
  ]);
  expect((await change(b, 1, last)).data).toMatchObject({ count: 1, lines: [{ variantId: b, price: { usd: 2_000 } }] });
  await sql`UPDATE product SET online = false WHERE id = (SELECT product_id FROM product_variant WHERE id = ${b})`.execute(
    db(),
  );
  expect((await change(c, 1, last)).code).toBe(refusalCode('product.offline'));
});

test('select, remove and clear touch only the own lines', async () => {
  const buyer = await shop.buyer();
  const other = await shop.buyer();
  const { variantIds } = await shop.product({ prices: [1_000, 2_000], stock: 5 });
  const a = (await add(buyer, variantIds[0] ?? '')).data.lineId;
  const b = (await add(buyer, variantIds[1] ?? '')).data.lineId;
  const select = (token: string, lineIds: string[], selected: boolean) =>
    shop.call(cartEndpoints.selectLines, { token, body: { lineIds, selected } });
  expect((await select(buyer.token, [a], false)).data).toMatchObject({ count: 2, selectedCount: 1 });
  expect((await select(buyer.token, [a, b], false)).data).toMatchObject({
    selectedCount: 0,
    priceLines: [],
    payable: { usd: 0 },
  });
  expect((await select(other.token, [a], true)).code).toBe(refusalCode('record.not_found'));
  const remove = (token: string) => shop.call(cartEndpoints.removeLines, { token, body: { lineIds: [a] } });
  expect((await remove(other.token)).code).toBe(refusalCode('record.not_found'));
  expect((await remove(buyer.token)).data.lines).toHaveLength(1);
  await shop.call(cartEndpoints.clearCart, { token: other.token });
  expect((await list(buyer)).lines).toHaveLength(1);
  await shop.call(cartEndpoints.clearCart, { token: buyer.token });
  expect((await list(buyer)).lines).toHaveLength(0);
});
