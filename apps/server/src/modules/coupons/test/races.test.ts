import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { type Buyer, openShop, type Shop } from '../../../testing/shop.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { broken, collect, collected, createCoupon, mine, quote, submit } from './fixtures.ts';

let shop: Shop;
/** A second process on the same database. */
let second: TestApp;
let staff: string;
let crowd: Buyer[];
beforeAll(async () => {
  shop = await openShop();
  second = await testApp({ databaseUrl: shop.databaseUrl, env: { DATABASE_POOL: '20' } });
  staff = await shop.staff();
  crowd = await Promise.all(Array.from({ length: 50 }, () => shop.buyer()));
});
afterAll(async () => {
  await second.close();
  await shop.close();
});
const either = (index: number): TestApp => (index % 2 === 0 ? shop : second);

test.each([1, 10])('M10: of %i coupons, 50 customers at once collect exactly so many', async (limitTotal) => {
  const coupon = await createCoupon(shop, staff, { limitTotal });
  const answers = await Promise.all(crowd.map((buyer, index) => collect(either(index), buyer, coupon.id)));
  const codes = answers.map((answer) => answer.code);
  expect(codes.filter((code) => code === 200)).toHaveLength(limitTotal);
  expect(new Set(codes)).toEqual(new Set([200, refusalCode('coupon.all_collected')]));
  expect(await broken(shop)).toEqual([]);
});

test('M10: one customer asking 20 times at once gets what one person may have', async () => {
  const [buyer] = crowd;
  if (!buyer) throw new Error('there is a crowd');
  const coupon = await createCoupon(shop, staff, { limitEach: 2, limitTotal: 100 });
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => collect(either(index), buyer, coupon.id)));
  expect(answers.filter((answer) => answer.code === 200)).toHaveLength(2);
  expect(new Set(answers.map((answer) => answer.code))).toEqual(new Set([200, refusalCode('coupon.yours_collected')]));
  expect(await broken(shop)).toEqual([]);
});

test('M10: one coupon in many orders at once serves one of them; the others are asked', async () => {
  const buyer = await shop.buyer();
  const { variantIds } = await shop.product({ prices: [5_000], stock: 100 });
  const item = { variantId: variantIds[0] ?? '', quantity: 1 };
  await sql`INSERT INTO parameter (key, value) VALUES ('order.unpaid_max', '100')
    ON CONFLICT (key) DO UPDATE SET value = '100'`.execute(shop.app.platform.db);
  for (const { app } of [shop, second]) app.platform.cache.dropHere(['parameters']);
  const coupon = await createCoupon(shop, staff);
  const copy = await collected(shop, buyer, coupon.id);
  const quotes = await Promise.all(Array.from({ length: 8 }, () => quote(shop, buyer, [item])));
  expect(quotes.every((one) => one.data.coupon.chosen?.id === copy)).toBe(true);
  const answers = await Promise.all(quotes.map((one, index) => submit(either(index), buyer, one.data.id)));
  const codes = answers.map((answer) => answer.code);
  expect(codes.filter((code) => code === 200)).toHaveLength(1);
  expect(new Set(codes)).toEqual(new Set([200, refusalCode('order.quote_changed')]));
  expect((await mine(shop, buyer)).list).toMatchObject([{ id: copy, state: 'held' }]);
  expect(await broken(shop)).toEqual([]);
});
