import { randomUUID } from 'node:crypto';
import { cartEndpoints } from '@app/contract/cart/endpoints';
import { catalogEndpoints } from '@app/contract/catalog/endpoints';
import { contentEndpoints } from '@app/contract/content/endpoints';
import { staffDealEndpoints as calls } from '@app/contract/deals/staff-endpoints';
import type { DealInput } from '@app/contract/deals/staff-schemas';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { addMs, HOUR } from '@app/kernel/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { jumpsOf, UNCONFIRMED } from '../../../testing/unconfirmed.ts';
import { type Buyer, broken, openShop, orderOf, quoteOf, type Shop } from '../../orders/test/fixtures.ts';

let shop: Shop;
/** A second process on the same database. */
let second: TestApp;
let staff: string;
beforeAll(async () => {
  shop = await openShop();
  second = await testApp({ databaseUrl: shop.databaseUrl, env: { DATABASE_POOL: '20' } });
  staff = await shop.staff();
});
afterAll(async () => {
  await second.close();
  await shop.close();
});

const at = (ms: number): string => addMs(shop.app.platform.clock.now(), ms).toISOString();
type Goods = { productId: string; variantIds: string[] };
const goods = (prices = [10_000], stock = 100): Promise<Goods> => shop.product({ prices, stock });

/** A deal of every variant at 40 USD, from now for an hour. */
const inputOf = (of: Goods, change: Partial<DealInput> = {}): DealInput => ({
  productId: of.productId,
  items: of.variantIds.map((variantId) => ({ variantId, priceUsd: 4_000 })),
  quota: 50,
  perCustomer: null,
  startsAt: at(-1_000),
  endsAt: at(HOUR),
  enabled: true,
  ...change,
});
const create = (input: object) => shop.call(calls.createDeal, { token: staff, raw: input });
const update = (id: string, body: object) => shop.call(calls.updateDeal, { token: staff, params: { id }, raw: body });
const read = (id: string) => shop.call(calls.readDeal, { token: staff, params: { id } });
const priceAt = async (app: TestApp, id: string) =>
  (await app.call(catalogEndpoints.productDetails, { query: { id } })).data.price.usd;
const one = (of: Goods, quantity = 1) => [{ variantId: of.variantIds[0] ?? '', quantity }];

test('a deal made by staff is what the home screen, the product page, cart, quote and order go by', async () => {
  const cup = await goods([10_000, 12_000]);
  expect(await priceAt(shop, cup.productId)).toBe(10_000);
  const items = [{ variantId: cup.variantIds[1] ?? '', priceUsd: 6_600 }];
  const made = await create(inputOf(cup, { items, perCustomer: 3 }));
  expect(made.data).toMatchObject({ state: 'running', fromUsd: 6_600, regularUsd: 12_000, percentOff: 45, claimed: 0 });
  const page = (await shop.call(catalogEndpoints.productDetails, { query: { id: cup.productId } })).data;
  expect(page).toMatchObject({ price: { usd: 6_600 }, listPrice: { usd: 12_000 }, dealPerCustomer: 3 });
  expect(page.variants.map((variant) => variant.price.usd).sort((a, b) => b - a)).toEqual([10_000, 6_600]);
  await expect.poll(() => priceAt(second, cup.productId)).toBe(6_600);
  const home = (await shop.call(contentEndpoints.home)).data;
  expect(home.deals.find((deal) => deal.id === cup.productId)).toMatchObject({
    price: { usd: 6_600 },
    discountPercent: 45,
  });

  const buyer = await shop.buyer();
  const wanted = { variantId: cup.variantIds[1] ?? '', quantity: 2 };
  await shop.call(cartEndpoints.addToCart, { token: buyer.token, body: wanted });
  const cart = (await shop.call(cartEndpoints.cartList, { token: buyer.token })).data;
  expect(cart.lines[0]).toMatchObject({ price: { usd: 6_600 } });
  const quote = (await quoteOf(shop, buyer, [wanted])).data;
  const line = quote.lines.length && quote.priceLines.find((price) => price.step === 'deal');
  expect(line).toMatchObject({ amount: { usd: -10_800 }, detail: { percent: 45 } });
  await orderOf(shop, buyer, [wanted]);
  expect((await read(made.data.id)).data.claimed).toBe(2);
  expect(await broken(shop)).toEqual([]);
});

test('a deal begins and ends by the clock, in every process, and is seen at once when it is switched', async () => {
  const cup = await goods();
  const { data } = await create(inputOf(cup, { startsAt: at(600), endsAt: at(1_400) }));
  expect(data.state).toBe('scheduled');
  for (const app of [shop, second]) expect(await priceAt(app, cup.productId)).toBe(10_000);
  const poll = { timeout: 3_000, interval: 20 };
  for (const app of [shop, second]) await expect.poll(() => priceAt(app, cup.productId), poll).toBe(4_000);
  for (const app of [shop, second]) await expect.poll(() => priceAt(app, cup.productId), poll).toBe(10_000);
  expect((await read(data.id)).data.state).toBe('ended');

  const other = await goods();
  const on = (await create(inputOf(other))).data;
  const toggle = (enabled: boolean, version: number) =>
    shop.call(calls.switchDeal, { token: staff, params: { id: on.id }, body: { enabled, version } });
  expect(await priceAt(shop, other.productId)).toBe(4_000);
  const off = await toggle(false, on.version);
  expect(off.data).toMatchObject({ state: 'off', version: on.version + 1 });
  expect(await priceAt(shop, other.productId)).toBe(10_000);
  expect(await toggle(true, on.version)).toMatchObject({ status: 409, data: { current: { state: 'off' } } });
  expect((await toggle(true, off.data.version)).data.state).toBe('running');
  expect(await priceAt(shop, other.productId)).toBe(4_000);
});

test('one variant is in one deal at a time, also when several are made at the same moment', async () => {
  const cup = await goods([10_000, 12_000]);
  const [first = '', other = ''] = cup.variantIds;
  const item = (variantId: string) => [{ variantId, priceUsd: 4_000 }];
  const answers = await Promise.all(Array.from({ length: 6 }, () => create(inputOf(cup, { items: item(first) }))));
  expect(answers.map((answer) => answer.code).sort()).toEqual([
    200,
    refusalCode('deal.overlap'),
    refusalCode('deal.overlap'),
    refusalCode('deal.overlap'),
    refusalCode('deal.overlap'),
    refusalCode('deal.overlap'),
  ]);
  const stands = answers.find((answer) => answer.code === 200)?.data;
  expect((await create(inputOf(cup, { items: item(other) }))).code).toBe(200);
  const later = await create(inputOf(cup, { items: item(first), startsAt: at(2 * HOUR), endsAt: at(3 * HOUR) }));
  expect(later.code).toBe(200);
  const { items, version } = later.data;
  const moved = {
    ...inputOf(cup, { items: items.map(({ variantId, priceUsd }) => ({ variantId, priceUsd })) }),
    version,
  };
  expect((await update(later.data.id, moved)).code).toBe(refusalCode('deal.overlap'));
  // One that is off stands in nobody's way.
  expect((await update(later.data.id, { ...moved, enabled: false })).code).toBe(200);
  const on = { enabled: true, version: version + 1 };
  expect((await shop.call(calls.switchDeal, { token: staff, params: { id: later.data.id }, body: on })).code).toBe(
    4580,
  );
  expect(stands?.state).toBe('running');
});

test('the pieces of a deal are never exceeded, whoever orders through whichever process', async () => {
  // Each buyer has their own variant, so that nothing but the deal stands between buyers.
  const cup = await goods(Array<number>(24).fill(10_000), 100);
  const { id } = (await create(inputOf(cup, { quota: 5 }))).data;
  const buyers = await Promise.all(Array.from({ length: 24 }, () => shop.buyer()));
  const quotes = await Promise.all(
    buyers.map((buyer, index) => quoteOf(shop, buyer, [{ variantId: cup.variantIds[index] ?? '', quantity: 1 }])),
  );
  const answers = await Promise.all(
    buyers.map((buyer, index) =>
      (index % 2 === 0 ? shop : second).call(orderEndpoints.submitOrder, {
        token: buyer.token,
        body: { quoteId: quotes[index]?.data.id ?? '' },
      }),
    ),
  );
  expect(answers.filter((answer) => answer.code === 200)).toHaveLength(5);
  expect(answers.filter((answer) => answer.code === refusalCode('order.quote_changed'))).toHaveLength(19);
  expect((await read(id)).data).toMatchObject({ claimed: 5, state: 'sold_out' });
  await expect.poll(() => priceAt(shop, cup.productId)).toBe(10_000);
  expect((await update(id, { ...inputOf(cup, { quota: 4 }), version: 1 })).data).toMatchObject({
    fields: { quota: 'field.deal_quota' },
  });
  expect(await broken(shop)).toEqual([]);
});

test('one customer has no more pieces of a deal than it allows, over all their orders and at once', async () => {
  const cup = await goods();
  await create(inputOf(cup, { perCustomer: 2 }));
  const buyer: Buyer = await shop.buyer({ usd: 100_000 });
  const payable = async (quantity: number) => (await quoteOf(shop, buyer, one(cup, quantity))).data.payable.usd;
  expect(await payable(3)).toBe(30_000);
  const missed = async (quantity: number) => {
    const { priceLines } = (await quoteOf(shop, buyer, one(cup, quantity))).data;
    return priceLines.find(({ step }) => step === 'deal')?.detail.missed;
  };
  expect([await missed(3), await missed(2)]).toEqual([1, undefined]);
  expect(await payable(2)).toBe(8_000);
  const quotes = await Promise.all([1, 2].map(() => quoteOf(shop, buyer, one(cup, 2))));
  await sql`INSERT INTO parameter (key, value) VALUES ('order.unpaid_max', '5')
    ON CONFLICT (key) DO UPDATE SET value = excluded.value`.execute(shop.app.platform.db);
  for (const app of [shop, second]) app.app.platform.cache.drop(['parameters']);
  const submits = await Promise.all(
    quotes.map((quote, index) =>
      (index === 0 ? shop : second).call(orderEndpoints.submitOrder, {
        token: buyer.token,
        body: { quoteId: quote.data.id },
      }),
    ),
  );
  expect(submits.map((answer) => answer.code).sort()).toEqual([200, refusalCode('order.quote_changed')]);
  expect([await payable(1), await missed(1)]).toEqual([10_000, 1]);
  const { rows } = await sql<{ pieces: number }>`SELECT sum(deal_quantity)::int AS pieces FROM stock_allocation
    WHERE customer_id = ${buyer.id} AND state = 'held'`.execute(shop.app.platform.db);
  expect(rows[0]?.pieces).toBe(2);
  // What runs out or is cancelled can be had again.
  const placed = submits.find((answer) => answer.code === 200)?.data.orderId ?? '';
  expect((await shop.call(orderEndpoints.cancelOrder, { token: buyer.token, body: { orderId: placed } })).code).toBe(
    200,
  );
  expect(await payable(2)).toBe(8_000);
});

test('what is wrong is refused at its field', async () => {
  const cup = await goods();
  const variantId = cup.variantIds[0] ?? '';
  const points = await shop.product({ prices: [0], stock: 1, points: 100, type: 'points' });
  const cases: [Partial<DealInput>, string, string][] = [
    [{ items: [] }, 'items', 'field.deal_variants'],
    [{ items: [{ variantId, priceUsd: 10_000 }] }, 'items.0.priceUsd', 'field.deal_price'],
    [{ items: [{ variantId, priceUsd: 0 }] }, 'items.0.priceUsd', 'field.amount'],
    [{ items: [{ variantId: randomUUID(), priceUsd: 1 }] }, 'items.0.variantId', 'field.invalid'],
    [{ items: [1, 2].map(() => ({ variantId, priceUsd: 1 })) }, 'items', 'field.twice'],
    [{ productId: randomUUID() }, 'productId', 'field.invalid'],
    [{ productId: points.productId }, 'productId', 'field.invalid'],
    [{ quota: 0 }, 'quota', 'field.too_small'],
    [{ perCustomer: 0 }, 'perCustomer', 'field.too_small'],
    [{ endsAt: at(-2_000) }, 'endsAt', 'field.deal_ends'],
    [{ startsAt: at(-2 * HOUR), endsAt: at(-HOUR) }, 'endsAt', 'field.deal_past'],
  ];
  for (const [change, field, key] of cases) {
    expect((await create(inputOf(cup, change))).data, `${field} ${key}`).toMatchObject({ fields: { [field]: key } });
  }
  const made = (await create(inputOf(cup))).data;
  const elsewhere = { ...inputOf(await goods()), version: 1 };
  expect((await update(made.id, elsewhere)).data).toMatchObject({ fields: { productId: 'field.deal_product' } });
  expect((await update(randomUUID(), { ...inputOf(cup), version: 1 })).status).toBe(404);
  const saved = await update(made.id, { ...inputOf(cup, { quota: 60 }), version: 1 });
  expect(saved.data).toMatchObject({ quota: 60, version: 2 });
  const stale = await update(made.id, { ...inputOf(cup), version: 1 });
  expect(stale).toMatchObject({
    status: 409,
    code: refusalCode('record.stale'),
    data: { current: { quota: 60, version: 2 } },
  });
});

test('deals are found by product, state and day; one that was ordered at stays', async () => {
  const cup = await goods();
  const { id } = (await create(inputOf(cup, { startsAt: at(HOUR), endsAt: at(2 * HOUR) }))).data;
  const list = async (query: object) => (await shop.call(calls.listDeals, { token: staff, query })).data;
  const ids = async (query: object) => (await list(query)).list.map((deal) => deal.id);
  expect(await ids({ state: 'scheduled' })).toContain(id);
  expect(await ids({ product: cup.variantIds[0], state: 'running' })).toEqual([]);
  expect(await ids({ product: cup.variantIds[0] })).toEqual([id]);
  expect(await ids({ product: 'cup', runsFrom: '2020-01-01', runsTo: '2020-01-31' })).toEqual([]);
  const { counts, total } = await list({ product: 'cup' });
  expect(counts.all).toBe(total);
  const products = (await shop.call(calls.dealProducts, { token: staff, query: { word: 'cup' } })).data;
  expect(products.list.map((product) => product.id)).toContain(cup.productId);
  const variants = await shop.call(calls.dealVariants, { token: staff, params: { id: cup.productId } });
  expect(variants.data).toMatchObject([{ id: cup.variantIds[0], priceUsd: 10_000, available: 100 }]);
  expect((await shop.call(calls.dealVariants, { token: staff, params: { id: randomUUID() } })).status).toBe(404);
  const remove = (deal: string) => shop.call(calls.deleteDeal, { token: staff, params: { id: deal } });
  expect((await remove(id)).code).toBe(200);
  expect((await read(id)).status).toBe(404);
  expect((await remove(id)).status).toBe(404);
  const sold = await goods();
  const running = (await create(inputOf(sold))).data.id;
  await orderOf(shop, await shop.buyer(), one(sold));
  expect((await remove(running)).code).toBe(refusalCode('deal.in_use'));
  const { rows } = await sql<{ action: string }>`SELECT action FROM operation_log
    WHERE record = ${`flash_deal/${id}`} AND outcome = 'done' ORDER BY id`.execute(shop.app.platform.db);
  expect(rows.map((row) => row.action)).toEqual(['deal.create', 'deal.delete']);
});

test('seeing deals does not let one make them', async () => {
  const cup = await goods();
  const seer = await shop.staff({ permissions: ['trade.deals.view'] });
  const other = await shop.staff({ permissions: ['dashboard.view'] });
  const params = { id: randomUUID() };
  expect((await shop.call(calls.listDeals, { token: seer })).code).toBe(200);
  expect((await shop.call(calls.dealTerms, { token: seer })).data).toEqual({ timeZone: 'UTC' });
  expect((await shop.call(calls.listDeals, { token: other })).status).toBe(403);
  expect((await shop.call(calls.listDeals)).status).toBe(401);
  const body = inputOf(cup);
  const writes = [
    (token?: string) => shop.call(calls.createDeal, { ...(token ? { token } : {}), body }),
    (token?: string) =>
      shop.call(calls.updateDeal, { ...(token ? { token } : {}), params, body: { ...body, version: 1 } }),
    (token?: string) =>
      shop.call(calls.switchDeal, { ...(token ? { token } : {}), params, body: { enabled: true, version: 1 } }),
    (token?: string) => shop.call(calls.deleteDeal, { ...(token ? { token } : {}), params }),
  ];
  for (const write of writes) {
    expect((await write(seer)).status).toBe(403);
    expect((await write()).status).toBe(401);
  }
});

test('a deal far below the price is made only once that is said to be meant', async () => {
  const cup = await goods([68_400]);
  const items = [{ variantId: cup.variantIds[0] ?? '', priceUsd: 800 }];
  const raw = inputOf(cup, { items });
  const asked = await shop.call(calls.createDeal, { token: staff, raw, headers: UNCONFIRMED });
  expect(jumpsOf(asked)).toMatchObject([{ field: 'priceUsd', before: 68_400, after: 800 }]);
  const { data: made } = await create(raw);
  // What was confirmed once is not asked about again.
  const again = { token: staff, params: { id: made.id }, raw: { ...raw, quota: 60, version: 1 }, headers: UNCONFIRMED };
  expect((await shop.call(calls.updateDeal, again)).code).toBe(200);
});
