import { randomUUID } from 'node:crypto';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { cartEndpoints } from '@app/contract/cart/endpoints';
import { catalogEndpoints } from '@app/contract/catalog/endpoints';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { paymentEndpoints } from '@app/contract/payments/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/connect.ts';
import { openDeal } from '../../../testing/deals.ts';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { post } from '../../ledger/core.ts';
import { type Buyer, broken, openShop, orderOf, payOf, quoteOf, readOf, type Shop, walletOf } from './fixtures.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const db = () => shop.app.platform.db;
const product = async (of: Partial<Parameters<Shop['product']>[0]> = {}) => {
  const { productId, variantIds } = await shop.product({ prices: [7_000], stock: 10, ...of });
  return { productId, variantId: variantIds[0] ?? '', variantIds };
};
const submit = (buyer: Buyer, quoteId: string) =>
  shop.call(orderEndpoints.submitOrder, { token: buyer.token, body: { quoteId } });

test('every refusal of a quote', async () => {
  const buyer = await shop.buyer();
  const quote = async (variantId: string, quantity = 1) => (await quoteOf(shop, buyer, [{ variantId, quantity }])).code;
  expect(await quote(randomUUID())).toBe(4004);
  expect(await quote((await product({ stock: 0 })).variantId)).toBe(4111);
  expect(await quote((await product({ stock: 1 })).variantId, 2)).toBe(4110);
  expect(await quote((await product({ limit: 1 })).variantId, 2)).toBe(4113);
  const offline = await product();
  await sql`UPDATE product SET online = false WHERE id = ${offline.productId}`.execute(db());
  expect(await quote(offline.variantId)).toBe(4112);
  const pair = await product({ prices: [100, 100], limit: 3 });
  const both = await quoteOf(
    shop,
    buyer,
    pair.variantIds.map((variantId) => ({ variantId, quantity: 2 })),
  );
  expect(both.code).toBe(refusalCode('order.over_limit'));
  const create = (body: object, token = buyer.token) => shop.call(orderEndpoints.createQuote, { token, raw: body });
  expect((await create({ source: 'cart' })).code).toBe(refusalCode('cart.empty'));
  expect((await create({ source: 'items', items: [] })).code).toBe(refusalCode('input.invalid'));
  const items = [{ variantId: (await product()).variantId, quantity: 1 }];
  expect((await create({ source: 'items', items, addressId: randomUUID() })).code).toBe(
    refusalCode('record.not_found'),
  );
  expect((await shop.call(orderEndpoints.createQuote, { raw: { source: 'items', items } })).code).toBe(
    refusalCode('auth.sign_in_needed'),
  );
});

test('a quote of the cart holds the selected lines that can be bought, and placing it takes them out', async () => {
  const buyer = await shop.buyer();
  const [bought, unselected, gone] = [await product(), await product(), await product()];
  const lines: string[] = [];
  for (const { variantId } of [bought, unselected, gone]) {
    const answer = await shop.call(cartEndpoints.addToCart, { token: buyer.token, body: { variantId, quantity: 1 } });
    lines.push(answer.data.lineId);
  }
  await shop.call(cartEndpoints.selectLines, {
    token: buyer.token,
    body: { lineIds: [lines[1] ?? ''], selected: false },
  });
  await sql`UPDATE product SET online = false WHERE id = ${gone.productId}`.execute(db());
  const quote = await shop.call(orderEndpoints.createQuote, { token: buyer.token, body: { source: 'cart' } });
  expect(quote.data.lines.map((line) => line.variantId)).toEqual([bought.variantId]);
  expect((await submit(buyer, quote.data.id)).code).toBe(200);
  const cart = await shop.call(cartEndpoints.cartList, { token: buyer.token });
  expect(cart.data.lines.map((line) => line.variantId).sort()).toEqual([unselected.variantId, gone.variantId].sort());
  const info = await shop.call(accountEndpoints.userInfo, { token: buyer.token });
  expect(info.data).toMatchObject({ cartCount: 1, orderCounts: { unpaid: 1, processing: 0 } });
});

test('another currency is shown to sum exactly, and an order keeps the rate of its quote', async () => {
  await sql`INSERT INTO currency (code, name, symbol, decimals) VALUES ('JPY', '{"en-US": "Yen"}', '¥', 0)
    ON CONFLICT (code) DO NOTHING`.execute(db());
  await sql`INSERT INTO currency_rate (currency, valid_from, rate, source) VALUES ('JPY', app_now(), 151.37, 'test')`.execute(
    db(),
  );
  shop.app.platform.cache.drop(['currencies']);
  const buyer = await shop.buyer();
  const { variantIds } = await shop.product({ prices: [1_999, 333], stock: 5 });
  const quote = await shop.call(orderEndpoints.createQuote, {
    token: buyer.token,
    currency: 'JPY',
    body: { source: 'items', items: variantIds.map((variantId) => ({ variantId, quantity: 1 })) },
  });
  const shown = quote.data.priceLines.reduce((sum, line) => sum + line.amount.amount, 0);
  expect(quote.data.payable).toMatchObject({ currency: 'JPY', amount: shown, decimals: 0 });
  await sql`INSERT INTO currency_rate (currency, valid_from, rate, source) VALUES ('JPY', app_now(), 99, 'test')`.execute(
    db(),
  );
  shop.app.platform.cache.drop(['currencies']);
  const { data } = await submit(buyer, quote.data.id);
  expect((await readOf(shop, buyer, data.orderId)).payable).toEqual(quote.data.payable);
  await sql`UPDATE currency SET enabled = false, decimals = 2 WHERE code = 'JPY'`.execute(db());
  shop.app.platform.cache.drop(['currencies']);
  const later = await readOf(shop, buyer, data.orderId);
  expect(later.payable).toEqual(quote.data.payable);
  expect(new Set([...later.priceLines, ...quote.data.priceLines].map(({ amount }) => amount.decimals))).toEqual(
    new Set([0]),
  );
  const cashier = await shop.call(paymentEndpoints.cashier, {
    token: buyer.token,
    query: { payment: data.paymentId },
  });
  expect(cashier.data.amount).toEqual(quote.data.payable);
});

test('revising changes points and address, and prices anew', async () => {
  const buyer = await shop.buyer({ points: 300 });
  const { variantId } = await product();
  const quote = await quoteOf(shop, buyer, [{ variantId, quantity: 1 }]);
  expect(quote.data).toMatchObject({ payable: { usd: 7_000 }, points: { balance: 300, usable: 300, used: false } });
  const revise = (body: object) =>
    shop.call(orderEndpoints.reviseQuote, { token: buyer.token, raw: { quoteId: quote.data.id, ...body } });
  expect((await revise({ usePoints: true })).data).toMatchObject({ payable: { usd: 6_700 }, points: { used: true } });
  await sql`UPDATE product_variant SET price_usd = 9000 WHERE id = ${variantId}`.execute(db());
  expect((await revise({})).data.payable.usd).toBe(8_700);
  expect((await revise({ addressId: randomUUID() })).code).toBe(refusalCode('record.not_found'));
  const read = await shop.call(orderEndpoints.readQuote, { token: buyer.token, query: { id: quote.data.id } });
  expect(read.data.payable.usd).toBe(8_700);
  const stranger = await shop.buyer();
  expect(
    (await shop.call(orderEndpoints.readQuote, { token: stranger.token, query: { id: quote.data.id } })).code,
  ).toBe(4004);
  await sql`UPDATE product SET online = false FROM product_variant v WHERE v.id = ${variantId} AND product.id = v.product_id`.execute(
    db(),
  );
  expect((await revise({})).code).toBe(refusalCode('product.offline'));
});

/** Books the gift that registering brings. */
const giveSignUp = (buyer: Buyer, points: number) =>
  inTransaction(db(), (tx) =>
    post(tx, {
      kind: 'points_sign_up',
      key: `points-sign-up/${buyer.id}`,
      reference: { kind: 'customer', id: buyer.id },
      entries: [
        { account: { house: 'points_issued', unit: 'points' }, amount: -points },
        { account: { owner: buyer.id, code: 'points' }, amount: points },
      ],
    }),
  );

test('the sign-up gift is locked until the e-mail is verified, points that came otherwise are not', async () => {
  const { variantId } = await product();
  const offered = async (buyer: Buyer) => {
    const { points, payable } = (await quoteOf(shop, buyer, [{ variantId, quantity: 1 }], true)).data;
    return { ...points, payableUsd: payable.usd };
  };
  const locked = 'error.wallet.points_locked';
  const newcomer = await shop.buyer({ verified: false });
  await giveSignUp(newcomer, 100);
  expect(await offered(newcomer)).toMatchObject({ balance: 100, usable: 0, lockedReason: locked, payableUsd: 7_000 });
  const buyer = await shop.buyer({ verified: false, points: 40 });
  await giveSignUp(buyer, 100);
  expect(await offered(buyer)).toMatchObject({ balance: 140, usable: 40, lockedReason: null, payableUsd: 6_960 });
  await sql`UPDATE customer SET email_verified_at = app_now() WHERE id = ANY(${[newcomer.id, buyer.id]}::uuid[])`.execute(
    db(),
  );
  expect(await offered(newcomer)).toMatchObject({ usable: 100, lockedReason: null, payableUsd: 6_900 });
  expect(await offered(buyer)).toMatchObject({ usable: 140, lockedReason: null, payableUsd: 6_860 });
});

test('every refusal of placing an order', async () => {
  const buyer = await shop.buyer({ points: 1_000 });
  const { variantId, productId } = await product();
  const fresh = async (usePoints = false) => (await quoteOf(shop, buyer, [{ variantId, quantity: 1 }], usePoints)).data;
  expect((await submit(buyer, randomUUID())).code).toBe(refusalCode('record.not_found'));
  const quote = await fresh();
  expect((await submit(await shop.buyer(), quote.id)).code).toBe(refusalCode('record.not_found'));
  expect((await shop.call(orderEndpoints.submitOrder, { body: { quoteId: quote.id } })).code).toBe(
    refusalCode('auth.sign_in_needed'),
  );

  await sql`UPDATE product_variant SET price_usd = 7500 WHERE id = ${variantId}`.execute(db());
  expect(await submit(buyer, quote.id)).toMatchObject({
    code: refusalCode('order.quote_changed'),
    data: { before: { payable: { usd: 7_000 } }, after: { payable: { usd: 7_500 } } },
  });
  await sql`UPDATE product_variant SET on_hand = 0 WHERE id = ${variantId}`.execute(db());
  expect((await submit(buyer, quote.id)).code).toBe(refusalCode('stock.out'));
  await sql`UPDATE product_variant SET on_hand = 10 WHERE id = ${variantId}`.execute(db());
  await sql`UPDATE product SET online = false WHERE id = ${productId}`.execute(db());
  expect((await submit(buyer, quote.id)).code).toBe(refusalCode('product.offline'));
  await sql`UPDATE product SET online = true, purchase_limit = NULL WHERE id = ${productId}`.execute(db());

  const old = await fresh();
  await sql`UPDATE order_quote SET expires_at = app_now() WHERE id = ${old.id}`.execute(db());
  expect((await submit(buyer, old.id)).code).toBe(refusalCode('order.quote_expired'));
  expect((await shop.call(orderEndpoints.readQuote, { token: buyer.token, query: { id: old.id } })).code).toBe(
    refusalCode('order.quote_expired'),
  );

  const homeless = await shop.buyer({ address: false });
  const without = await quoteOf(shop, homeless, [{ variantId, quantity: 1 }]);
  expect(without.data.address).toBeNull();
  expect(await submit(homeless, without.data.id)).toMatchObject({
    code: refusalCode('input.invalid'),
    data: { fields: { addressId: 'field.required' } },
  });

  const dear = await product({ prices: [0], points: 5_000, type: 'points' });
  const poor = await quoteOf(shop, buyer, [{ variantId: dear.variantId, quantity: 1 }]);
  expect(poor.data.points.lockedReason).toBe('error.wallet.insufficient_points');
  expect((await submit(buyer, poor.data.id)).code).toBe(refusalCode('wallet.insufficient_points'));
  expect(await walletOf(shop, buyer.id)).toMatchObject({ points: 1_000 });
});

test('a deal that ends between quote and order is asked about; its last piece goes to one', async () => {
  const { variantId, productId } = await product();
  await openDeal(db(), { productId, priceUsd: 3_500, quota: 1 });
  const rivals = await Promise.all([shop.buyer(), shop.buyer(), shop.buyer()]);
  const quotes = await Promise.all(rivals.map((buyer) => quoteOf(shop, buyer, [{ variantId, quantity: 1 }])));
  // Half of 7,000, which then pays postage.
  expect(quotes.map((quote) => quote.data.payable.usd)).toEqual([4_000, 4_000, 4_000]);
  const answers = await Promise.all(rivals.map((buyer, index) => submit(buyer, quotes[index]?.data.id ?? '')));
  expect(answers.map((answer) => answer.code).sort()).toEqual([
    200,
    refusalCode('order.quote_changed'),
    refusalCode('order.quote_changed'),
  ]);
  const lost = answers.find((answer) => answer.code === refusalCode('order.quote_changed')) as unknown as {
    data: { after: { payable: { usd: number } } };
  };
  expect(lost.data.after.payable.usd).toBe(7_000);
});

test('an order belongs to its customer alone, and only allowed steps happen', async () => {
  const buyer = await shop.buyer({ usd: 50_000 });
  const { variantId } = await product();
  const { orderId, paymentId } = await orderOf(shop, buyer, [{ variantId, quantity: 1 }]);
  const stranger = await shop.buyer();
  const reviews = [{ lineId: randomUUID(), rating: 5 }];
  const steps = [
    { endpoint: orderEndpoints.cancelOrder, body: { orderId } },
    { endpoint: orderEndpoints.confirmReceipt, body: { orderId } },
    { endpoint: orderEndpoints.deleteOrder, body: { orderId } },
    { endpoint: orderEndpoints.buyAgain, body: { orderId } },
    { endpoint: orderEndpoints.reviewOrder, body: { orderId, reviews } },
  ] as const;
  for (const { endpoint, body } of steps) {
    expect((await shop.call(endpoint, { token: stranger.token, raw: body })).code).toBe(
      refusalCode('record.not_found'),
    );
    expect((await shop.call(endpoint, { raw: body })).code).toBe(refusalCode('auth.sign_in_needed'));
    expect((await shop.call(endpoint, { token: buyer.token, raw: { orderId: 'x' } })).code).toBe(
      refusalCode('input.invalid'),
    );
  }
  expect((await shop.call(orderEndpoints.orderDetails, { token: stranger.token, query: { id: orderId } })).code).toBe(
    4004,
  );
  for (const { endpoint, body } of steps.slice(1, 3)) {
    expect((await shop.call(endpoint, { token: buyer.token, raw: body })).code).toBe(refusalCode('order.not_allowed'));
  }
  await payOf(shop, buyer, paymentId);
  expect((await shop.call(orderEndpoints.cancelOrder, { token: buyer.token, body: { orderId } })).code).toBe(
    refusalCode('order.not_allowed'),
  );
});

test('reviews: own lines, own pictures, once', async () => {
  const buyer = await shop.buyer({ usd: 50_000 });
  const { variantId, productId } = await product();
  const { orderId, paymentId } = await orderOf(shop, buyer, [{ variantId, quantity: 1 }]);
  await payOf(shop, buyer, paymentId);
  const lineId = (await readOf(shop, buyer, orderId)).lines[0]?.id ?? '';
  const review = (one: object, lang = 'en-US') =>
    shop.call(orderEndpoints.reviewOrder, {
      token: buyer.token,
      lang,
      raw: { orderId, reviews: [{ lineId, rating: 4, ...one }] },
    });
  expect((await review({})).code).toBe(refusalCode('order.not_allowed'));
  await sql`UPDATE goods_order SET state = 'pending_review' WHERE id = ${orderId}`.execute(db());
  expect(await review({ lineId: randomUUID() })).toMatchObject({
    code: refusalCode('input.invalid'),
    data: { fields: { reviews: 'field.invalid' } },
  });
  expect(await review({ pictures: ['/files/foreign.webp'] })).toMatchObject({
    code: refusalCode('input.invalid'),
    data: { fields: { pictures: 'field.invalid' } },
  });
  expect((await review({ rating: 6 })).code).toBe(refusalCode('input.invalid'));
  expect((await review({ text: 'Boa chávena' }, 'pt')).data.state).toBe('completed');
  expect((await review({})).code).toBe(refusalCode('order.already_reviewed'));
  const { rows } = await sql`SELECT rating_sum, rating_count FROM product WHERE id = ${productId}`.execute(db());
  expect(rows).toEqual([{ rating_sum: 4, rating_count: 1 }]);
  // It bears the language of its writer, and whoever reads that one finds it among their own.
  const listed = async (lang: string, more: object = {}) =>
    (await shop.call(catalogEndpoints.productReviews, { lang, query: { product: productId, ...more } })).data.list;
  expect(await listed('en-US')).toMatchObject([{ text: 'Boa chávena', lang: 'pt' }]);
  expect(await listed('en-US', { ownLanguage: '1' })).toEqual([]);
  expect(await listed('pt', { ownLanguage: '1' })).toHaveLength(1);
});

test('lists page by cursor, count by tab, and forget a deleted order', async () => {
  const buyer = await shop.buyer({ usd: 100_000 });
  const { variantId } = await product();
  const ids: string[] = [];
  for (let index = 0; index < 3; index += 1) {
    const { orderId, paymentId } = await orderOf(shop, buyer, [{ variantId, quantity: 1 }]);
    ids.unshift(orderId);
    if (index === 0) await payOf(shop, buyer, paymentId);
    else
      await shop.call(orderEndpoints.cancelOrder, { token: buyer.token, body: { orderId, reason: 'Changed my mind' } });
  }
  const page = async (query: object) =>
    (await shop.call(orderEndpoints.orderList, { token: buyer.token, query: query as never })).data;
  const first = await page({ limit: '2' });
  const rest = await page({ limit: '2', cursor: first.cursor });
  expect([...first.list, ...rest.list].map((order) => order.id)).toEqual(ids);
  expect(rest.cursor).toBeNull();
  expect(first.counts).toMatchObject({ unpaid: 0, processing: 1 });
  expect((await page({ tab: 'processing' })).list.map((order) => order.id)).toEqual([ids[2]]);
  expect(
    (await shop.call(orderEndpoints.orderList, { token: buyer.token, query: { cursor: 'bm9uc2Vuc2U' } })).code,
  ).toBe(4000);
  await shop.call(orderEndpoints.deleteOrder, { token: buyer.token, body: { orderId: ids[0] ?? '' } });
  expect((await page({})).list).toHaveLength(2);
  expect((await shop.call(orderEndpoints.orderDetails, { token: buyer.token, query: { id: ids[0] ?? '' } })).code).toBe(
    4004,
  );
});

test('buying again puts what can be had into the cart and names the rest', async () => {
  const buyer = await shop.buyer();
  const [one, two] = [await product(), await product()];
  const { orderId } = await orderOf(shop, buyer, [
    { variantId: one.variantId, quantity: 2 },
    { variantId: two.variantId, quantity: 1 },
  ]);
  await shop.call(orderEndpoints.cancelOrder, { token: buyer.token, body: { orderId } });
  await sql`UPDATE product SET online = false WHERE id = ${two.productId}`.execute(db());
  const again = await shop.call(orderEndpoints.buyAgain, { token: buyer.token, lang: 'zh-cn', body: { orderId } });
  expect(again.data).toEqual({ added: 1, missing: ['杯子'], cartCount: 2 });
});

test('after all of this the books of the orders are whole', async () => {
  const names = ((await broken(shop)) as { name: string }[]).map(({ name }) => name);
  // Stock was set by hand, and one review was reached without its path.
  expect(names.filter((name) => name.startsWith('orders.'))).toEqual(['orders.history_is_a_path']);
});
