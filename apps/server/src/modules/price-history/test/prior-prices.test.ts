import { cartEndpoints } from '@app/contract/cart/endpoints';
import { catalogEndpoints } from '@app/contract/catalog/endpoints';
import { staffDealEndpoints } from '@app/contract/deals/staff-endpoints';
import { addMs, DAY, HOUR } from '@app/kernel/clock';
import { addDays } from '@app/kernel/local-day';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plantPrices } from '../../../testing/price-log.ts';
import { openShop, passTime, type Shop } from '../../../testing/shop.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { readDeal } from '../../../testing/travel-deals.ts';
import { logDay, notePrices, readPriors, UNDATED, variantKey } from '../core.ts';

let shop: Shop;
let second: TestApp;
let staff: string;
beforeAll(async () => {
  shop = await openShop();
  second = await testApp({ databaseUrl: shop.databaseUrl });
  staff = await shop.staff();
});
afterAll(async () => {
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
  await second.close();
  await shop.close();
});

const db = () => shop.app.platform.db;
type Goods = { productId: string; variantIds: string[] };
const only = ({ variantIds: [id = ''] }: Goods): string => id;

async function dealOf(goods: Goods, priceUsd: number, starts = -1_000): Promise<string> {
  const at = (ms: number) => addMs(shop.app.platform.clock.now(), ms).toISOString();
  const made = await shop.call(staffDealEndpoints.createDeal, {
    token: staff,
    body: {
      productId: goods.productId,
      items: [{ variantId: only(goods), priceUsd }],
      quota: 10,
      perCustomer: null,
      startsAt: at(starts),
      endsAt: at(starts + DAY),
      enabled: true,
    },
  });
  expect(made.code).toBe(200);
  return made.data.id;
}
/** Changes a price as the desk does: remembered pages of the product go. */
async function setPrice(goods: Goods, usd: number): Promise<void> {
  await sql`UPDATE product_variant SET price_usd = ${usd} WHERE id = ${only(goods)}`.execute(db());
  await sql`UPDATE product SET min_price_usd = ${usd} WHERE id = ${goods.productId}`.execute(db());
  shop.app.platform.cache.drop([`product:${goods.productId}`, 'products']);
}
const page = async ({ productId }: Goods) =>
  (await shop.call(catalogEndpoints.productDetails, { query: { id: productId } })).data;
const rowsOf = async (key: string) =>
  (
    await sql<{ days: number; usual: number[]; asked: number[] }>`
      SELECT last_day - first_day + 1 AS days, to_json(usual_usd) AS usual, to_json(asked_usd) AS asked FROM price_seen
      WHERE key = ${key} ORDER BY first_day`.execute(db())
  ).rows;

test('a deal of goods shows the lowest price of the 30 days before, wherever it is shown; staff see it before they save', async () => {
  const cup = await shop.product({ prices: [10_000], stock: 5 });
  await plantPrices(db(), { key: variantKey(only(cup)), kind: 'product', usd: 7_000, from: 40, to: 31 });
  await plantPrices(db(), { key: variantKey(only(cup)), kind: 'product', usd: 9_000, from: 30, to: 20 });
  const variants = await shop.call(staffDealEndpoints.dealVariants, { token: staff, params: { id: cup.productId } });
  expect(variants.data).toMatchObject([{ priceUsd: 10_000, priorUsd: 9_000 }]);
  const id = await dealOf(cup, 8_000);
  expect(await readDeal(shop, id)).toMatchObject({
    now: { usd: 8_000 },
    was: { usd: 9_000 },
    percent: 11,
    pricesSince: null,
  });
  const product = await page(cup);
  expect(product).toMatchObject({ price: { usd: 8_000 }, listPrice: { usd: 9_000 }, discountPercent: 11 });
  expect(product.variants[0]).toMatchObject({ price: { usd: 8_000 }, listPrice: { usd: 9_000 } });
});

test('a deal that is not below what was asked before shows no old price, whatever the list price says', async () => {
  const cup = await shop.product({ prices: [10_000], stock: 5 });
  await sql`UPDATE product_variant SET list_price_usd = 20000 WHERE id = ${only(cup)}`.execute(db());
  await plantPrices(db(), { key: variantKey(only(cup)), kind: 'product', usd: 10_000, asked: 8_000, from: 12, to: 10 });
  const id = await dealOf(cup, 8_000);
  expect(await readDeal(shop, id)).toMatchObject({ now: { usd: 8_000 }, was: null, percent: null });
  expect(await page(cup)).toMatchObject({ price: { usd: 8_000 }, listPrice: null, discountPercent: null });
  // Nor does a line of the cart.
  const { token } = await shop.buyer();
  await shop.call(cartEndpoints.addToCart, { token, body: { variantId: only(cup), quantity: 1 } });
  const cart = await shop.call(cartEndpoints.cartList, { token });
  expect(cart.data.lines).toMatchObject([{ price: { usd: 8_000 }, listPrice: null }]);
});

test('where fewer than 30 days are known the deal says since when; with none, since the day on which it begins', async () => {
  const today = logDay(shop.app.platform.clock.now());
  const [young, unknown] = [
    await shop.product({ prices: [10_000], stock: 5 }),
    await shop.product({ prices: [10_000], stock: 5 }),
  ];
  await plantPrices(db(), { key: variantKey(only(young)), kind: 'product', usd: 9_000, from: 12, to: 1 });
  const shown = async (goods: Goods) => readDeal(shop, await dealOf(goods, 8_000));
  expect(await shown(young)).toMatchObject({ was: { usd: 9_000 }, pricesSince: addDays(today, -12) });
  expect(await shown(unknown)).toMatchObject({ was: { usd: 10_000 }, pricesSince: today });
});

test('a price that is raised on the day on which the deal begins is no price before it', async () => {
  const cup = await shop.product({ prices: [10_000], stock: 5 });
  await shop.app.runJobs('price-history.log');
  await setPrice(cup, 20_000);
  const id = await dealOf(cup, 11_000);
  expect(await readDeal(shop, id)).toMatchObject({ now: { usd: 11_000 }, was: null });
});

test('a deal that begins later goes by the log as it grows until then', async () => {
  const cup = await shop.product({ prices: [10_000], stock: 5 });
  const id = await dealOf(cup, 8_000, 3 * DAY);
  expect((await readDeal(shop, id)).was).toMatchObject({ usd: 10_000 });
  await setPrice(cup, 8_500);
  await shop.app.runJobs('price-history.log');
  await setPrice(cup, 10_000);
  await shop.app.runJobs('deals.prior_prices');
  expect((await readDeal(shop, id)).was).toMatchObject({ usd: 8_500 });
});

test('the log has a row for as long as the same is asked, with what deals make of it, and forgets after 13 months', async () => {
  const cup = await shop.product({ prices: [10_000], stock: 5 });
  const key = variantKey(only(cup));
  await setPrice(cup, 10_000);
  await shop.app.runJobs('price-history.log');
  expect(await rowsOf(key)).toEqual([{ days: 1, usual: [10_000], asked: [10_000] }]);
  await passTime(shop, DAY);
  await passTime(shop, DAY);
  expect(await rowsOf(key)).toEqual([{ days: 3, usual: [10_000], asked: [10_000] }]);
  staff = await shop.staff();
  await dealOf(cup, 6_000);
  await passTime(shop, HOUR);
  expect((await rowsOf(key)).at(-1)).toEqual({ days: 1, usual: [10_000], asked: [6_000] });
  await plantPrices(db(), { key, kind: 'product', usd: 1, from: 500, to: 490 });
  await shop.app.runJobs('price-history.prune');
  expect((await rowsOf(key)).some(({ usual }) => usual[0] === 1)).toBe(false);
});

test('a price that is raised on the day a deal begins is not struck: how much of it was asked before is said at once', async () => {
  const key = variantKey(only(await shop.product({ prices: [10_000], stock: 5 })));
  const note = (usd: number) =>
    notePrices(shop.app.platform, 'product', [{ key, scope: UNDATED, usual: [usd], asked: [usd] }]);
  const sharesNow = async () => (await readPriors(db(), [{ key, startsAt: shop.app.platform.clock.now() }]))[0]?.shares;
  await note(8_600);
  expect(await sharesNow()).toEqual(new Map());
  await note(12_000);
  expect(await sharesNow()).toEqual(new Map([[UNDATED, 7_166]]));
  await note(8_000);
  expect(await sharesNow()).toEqual(new Map());
});

test('two processes that log at once leave one row of the day with the lowest price', async () => {
  const key = variantKey(only(await shop.product({ prices: [10_000], stock: 5 })));
  const note = (app: TestApp, usd: number) =>
    notePrices(app.app.platform, 'product', [{ key, scope: UNDATED, usual: [usd], asked: [usd] }]);
  await Promise.all(Array.from({ length: 20 }, (_, at) => note(at % 2 ? shop : second, 5_000 + ((at * 7) % 20))));
  expect(await rowsOf(key)).toEqual([{ days: 1, usual: [5_000], asked: [5_000] }]);
});

test('an invariant says where the log has two prices of one day', async () => {
  const held = async () => (await shop.app.verify()).find(({ name }) => name === 'price-history.one_price')?.ok ?? null;
  const one = { key: 'set:1', kind: 'dining', usd: 5, from: 9, to: 3 };
  await plantPrices(db(), one);
  expect(await held()).toBe(true);
  await plantPrices(db(), { ...one, from: 3, to: 1 });
  expect(await held()).toBe(false);
  await sql`DELETE FROM price_seen WHERE key = 'set:1'`.execute(db());
});
