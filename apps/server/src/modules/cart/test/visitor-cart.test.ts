import { randomUUID } from 'node:crypto';
import { cartEndpoints } from '@app/contract/cart/endpoints';
import { limits } from '@app/contract/core/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

type Line = { variantId: string; quantity: number; selected: boolean };
const line = (variantId = '', quantity = 1, selected = true): Line => ({ variantId, quantity, selected });
const priced = (lines: Line[], currency = 'USD') => shop.call(cartEndpoints.visitorCart, { body: { lines }, currency });

test('when a visitor shows lines, then they are judged and priced like a cart and kept nowhere', async () => {
  const shirt = await shop.product({ prices: [2_000, 3_000], stock: 5, limit: 3 });
  const [a, b] = shirt.variantIds;
  const few = await shop.product({ prices: [700], stock: 1 });
  const { code, data } = await priced([line(a, 2), line(b, 2), line(few.variantIds[0], 4), line(randomUUID())]);
  expect(code).toBe(200);
  expect(data.lines).toHaveLength(3);
  const stateOf = (id = '') => data.lines.find((one) => one.variantId === id)?.state;
  expect(stateOf(few.variantIds[0])).toBe('insufficient');
  expect([stateOf(a), stateOf(b)].sort()).toEqual(['ok', 'over_limit']);
  expect(data.lines.every((one) => one.id === one.variantId && one.priceBefore === null)).toBe(true);
  expect(data.priceLines.reduce((sum, one) => sum + one.amount.usd, 0)).toBe(data.payable.usd);
  const unselected = await priced([line(a, 1, false)]);
  expect(unselected.data).toMatchObject({ count: 1, selectedCount: 0, payable: { usd: 0 } });
  const { rows } = await shop.app.platform.pool.query('SELECT 1 FROM cart_line WHERE variant_id = ANY($1)', [[a, b]]);
  expect(rows).toHaveLength(0);
});

test('when the lines are none, doubled, too many or odd, then they are empty or refused by name', async () => {
  expect((await priced([])).data).toMatchObject({ lines: [], count: 0, payable: { usd: 0 } });
  const { variantIds } = await shop.product({ prices: [100], stock: 5 });
  const id = variantIds[0] ?? '';
  for (const lines of [
    [line(id), line(id)],
    [line('nonsense')],
    [line(id, 0)],
    [line(id, 1.5)],
    [line(id, 1_000)],
    Array.from({ length: 101 }, () => line(randomUUID())),
  ]) {
    const answer = await priced(lines);
    expect(answer.code, JSON.stringify(lines[0])).toBe(refusalCode('input.invalid'));
    expect(Object.keys((answer.data as unknown as { fields: object }).fields)[0]).toMatch(/^lines/);
  }
});

test('when the visitor signs in, then the larger number of each line counts, however often it is sent', async () => {
  const buyer = await shop.buyer();
  const { variantIds } = await shop.product({ prices: [100, 200], stock: 9 });
  const [a = '', b = ''] = variantIds;
  await shop.call(cartEndpoints.addToCart, { token: buyer.token, body: { variantId: a, quantity: 4 } });
  const merge = (lines: Line[], token = buyer.token) => shop.call(cartEndpoints.mergeCart, { token, body: { lines } });
  expect((await merge([line(a, 2), line(b, 3)])).data).toEqual({ added: 1, missing: [], cartCount: 7 });
  expect((await merge([line(a, 2), line(b, 3)])).data).toEqual({ added: 0, missing: [], cartCount: 7 });
  expect((await merge([line(a, 6)])).data).toEqual({ added: 1, missing: [], cartCount: 9 });
  const gone = await shop.product({ prices: [100], stock: 0 });
  const missing = gone.variantIds[0] ?? '';
  expect((await merge([line(missing, 1), line(b, 20)])).data).toEqual({ added: 1, missing: [missing], cartCount: 15 });
  expect((await shop.call(cartEndpoints.mergeCart, { body: { lines: [line(a)] } })).code).toBe(
    refusalCode('auth.sign_in_needed'),
  );
  expect((await merge([])).code).toBe(refusalCode('input.invalid'));
});

test('a full line of one variant leaves room for others of a product without a limit of its own', async () => {
  const buyer = await shop.buyer();
  const { variantIds } = await shop.product({ prices: [100, 200], stock: 2_000 });
  const [a = '', b = ''] = variantIds;
  const lines = [line(a, limits.quantityPerLine), line(b, 5)];
  const merged = await shop.call(cartEndpoints.mergeCart, { token: buyer.token, body: { lines } });
  expect(merged.data).toMatchObject({ added: 2, missing: [] });
});

test('when the cart would hold more than it can, then what is too much is named', async () => {
  const buyer = await shop.buyer();
  const { variantIds } = await shop.product({ prices: Array.from({ length: 101 }, () => 100), stock: 5 });
  const merge = (ids: string[]) =>
    shop.call(cartEndpoints.mergeCart, { token: buyer.token, body: { lines: ids.map((id) => line(id)) } });
  expect((await merge(variantIds.slice(0, 99))).data.added).toBe(99);
  expect((await merge(variantIds.slice(99))).data).toMatchObject({ added: 1, missing: [variantIds[100]] });
  expect((await shop.call(cartEndpoints.cartList, { token: buyer.token })).data.lines).toHaveLength(100);
});

test('when a visitor puts in what cannot be had, then they are refused as anybody', async () => {
  const put = (lines: Line[], adding = '') => shop.call(cartEndpoints.visitorCart, { body: { lines, adding } });
  const limited = await shop.product({ prices: [100, 100], stock: 5, limit: 3 });
  const [one = '', two = ''] = limited.variantIds;
  expect((await put([line(one, 3)], one)).code).toBe(200);
  expect((await put([line(one, 2), line(two, 2)], two)).code).toBe(refusalCode('order.over_limit'));
  expect((await put([line(one, 2), line(two, 2)])).code).toBe(refusalCode('input.invalid'));
  const few = await shop.product({ prices: [100], stock: 2 });
  const last = few.variantIds[0] ?? '';
  expect(await put([line(last, 3)], last)).toMatchObject({
    code: refusalCode('stock.insufficient'),
    data: { available: 2 },
  });
  const none = await shop.product({ prices: [100], stock: 0 });
  expect((await put([line(none.variantIds[0])], none.variantIds[0])).code).toBe(refusalCode('stock.out'));
  const unknown = randomUUID();
  expect((await put([line(unknown)], unknown)).code).toBe(refusalCode('record.not_found'));
  await shop.app.platform.pool.query('UPDATE product SET online = false WHERE id = $1', [few.productId]);
  expect((await put([line(last)], last)).code).toBe(refusalCode('product.offline'));
});
