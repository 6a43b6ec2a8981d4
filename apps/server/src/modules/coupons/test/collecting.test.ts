import { randomUUID } from 'node:crypto';
import { errorCatalogue } from '@app/contract/core/error-catalogue';
import { couponEndpoints } from '@app/contract/coupons/endpoints';
import { staffCouponEndpoints } from '@app/contract/coupons/staff-endpoints';
import { DAY } from '@app/kernel/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { testApp } from '../../../testing/test-app.ts';
import { broken, collect, collected, couponBody, createCoupon, mine, pay, placed } from './fixtures.ts';

let shop: Shop;
let staff: string;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMITS: 'true' });
  staff = await shop.staff();
});
afterAll(() => shop.close());

const iso = (ms: number) => new Date(shop.app.platform.clock.now().getTime() + ms).toISOString();

test('a visitor looks at the centre, a customer collects and sees what is theirs', async () => {
  const buyer = await shop.buyer();
  const coupon = await createCoupon(shop, staff, { limitTotal: 4 });
  const seen = await shop.call(couponEndpoints.couponCentre, { query: {} });
  expect(seen.data.list.find((one) => one.id === coupon.id)).toMatchObject({
    name: 'Ten off',
    amount: { usd: 1_000 },
    state: 'open',
    claimedPercent: 0,
    mine: 0,
  });
  expect((await shop.call(couponEndpoints.collectCoupon, { body: { couponId: coupon.id } })).code).toBe(
    refusalCode('auth.sign_in_needed'),
  );
  const answer = await collect(shop, buyer, coupon.id);
  expect(answer).toMatchObject({ code: 200, data: { state: 'usable', couponId: coupon.id, orderId: null } });
  const after = await shop.call(couponEndpoints.couponCentre, { token: buyer.token, query: {}, lang: 'zh-cn' });
  expect(after.data.list.find((one) => one.id === coupon.id)).toMatchObject({
    name: '减十元',
    state: 'collected',
    claimedPercent: 25,
    mine: 1,
    mineUntil: answer.data.validUntil,
  });
  expect((await mine(shop, buyer)).counts).toEqual({ usable: 1, used: 0, expired: 0 });
  expect((await collect(shop, buyer, coupon.id)).code).toBe(refusalCode('coupon.yours_collected'));
  // Once none of what may be collected can be used, it is offered to others only.
  await sql`UPDATE customer_coupon SET valid_until = app_now() WHERE coupon_id = ${coupon.id}`.execute(
    shop.app.platform.db,
  );
  const offered = async (token?: string) =>
    (await shop.call(couponEndpoints.couponCentre, { query: {}, ...(token ? { token } : {}) })).data.list.some(
      (one) => one.id === coupon.id,
    );
  expect([await offered(buyer.token), await offered()]).toEqual([false, true]);
});

test('the centre of a product shows what is valid for it: its category and all above, or the product', async () => {
  const { productId } = await shop.product({ prices: [5_000], stock: 1 });
  const other = await shop.product({ prices: [5_000], stock: 1 });
  const { rows } = await sql<{ id: string }>`SELECT category_id AS id FROM product WHERE id = ${productId}`.execute(
    shop.app.platform.db,
  );
  const ofCategory = await createCoupon(shop, staff, { scope: 'categories', categoryIds: [rows[0]?.id ?? ''] });
  const ofProduct = await createCoupon(shop, staff, { scope: 'products', productIds: [productId] });
  const ofOther = await createCoupon(shop, staff, { scope: 'products', productIds: [other.productId] });
  const { data } = await shop.call(couponEndpoints.productCoupons, { query: { product: productId } });
  const ids = data.list.map((one) => one.id);
  expect(ids).toEqual(expect.arrayContaining([ofCategory.id, ofProduct.id]));
  expect(ids).not.toContain(ofOther.id);
  expect(data.list.find((one) => one.id === ofCategory.id)?.scopeNames).toEqual(['Cups']);
  const goods = await shop.call(couponEndpoints.couponGoods, { query: { id: ofProduct.id } });
  expect(goods.data.list.map((card) => card.id)).toEqual([productId]);
  const first = await shop.call(couponEndpoints.couponGoods, { query: { id: ofCategory.id, limit: '1' } });
  const next = await shop.call(couponEndpoints.couponGoods, {
    query: { id: ofCategory.id, limit: '1', cursor: first.data.cursor ?? '' },
  });
  expect(first.data.list).toHaveLength(1);
  expect(next.data.list[0]?.id).not.toBe(first.data.list[0]?.id);
  expect((await shop.call(couponEndpoints.couponGoods, { query: { id: ofCategory.id, cursor: 'x' } })).code).toBe(
    refusalCode('input.invalid'),
  );
  expect((await shop.call(couponEndpoints.couponGoods, { query: { id: randomUUID() } })).code).toBe(
    refusalCode('record.not_found'),
  );
});

test('collecting is refused before and after its days, when all are gone, for a draft, and to others', async () => {
  const [buyer, late] = [await shop.buyer(), await shop.buyer()];
  const soon = await createCoupon(shop, staff, { collectFrom: iso(DAY) });
  expect((await collect(shop, buyer, soon.id)).code).toBe(refusalCode('coupon.not_open'));
  const over = await createCoupon(shop, staff, { collectFrom: iso(-2 * DAY), collectUntil: iso(-DAY) });
  expect((await collect(shop, buyer, over.id)).code).toBe(refusalCode('coupon.not_open'));
  const one = await createCoupon(shop, staff, { limitTotal: 1 });
  await collected(shop, buyer, one.id);
  expect((await collect(shop, late, one.id)).code).toBe(refusalCode('coupon.all_collected'));
  expect((await shop.call(couponEndpoints.couponCentre, { query: {} })).data.list.at(-1)).toMatchObject({
    id: one.id,
    state: 'gone',
  });
  const draft = await createCoupon(shop, staff, { state: 'draft' });
  expect((await collect(shop, buyer, draft.id)).code).toBe(refusalCode('record.not_found'));
  expect((await collect(shop, buyer, randomUUID())).code).toBe(refusalCode('record.not_found'));
});

test('a coupon for new customers or a level is for them alone', async () => {
  const buyer = await shop.buyer({ usd: 20_000 });
  const { variantIds } = await shop.product({ prices: [5_000], stock: 10 });
  const fresh = await createCoupon(shop, staff, { audience: 'new', limitEach: 2, minSpendUsd: 900_000 });
  await collected(shop, buyer, fresh.id);
  const order = await placed(shop, buyer, [{ variantId: variantIds[0] ?? '', quantity: 1 }]);
  await pay(shop, buyer, order.paymentId);
  expect((await collect(shop, buyer, fresh.id)).code).toBe(refusalCode('coupon.not_for_you'));
  const levelId = randomUUID();
  await sql`INSERT INTO member_level (id, identifier, name, threshold_usd, discount_bp)
    VALUES (${levelId}, 'gold', '{"en-US": "Gold"}', 50000, 0)`.execute(shop.app.platform.db);
  const gold = await createCoupon(shop, staff, { audience: 'level', levelId });
  expect((await collect(shop, buyer, gold.id)).code).toBe(refusalCode('coupon.not_for_you'));
  await sql`UPDATE customer SET spent_usd = 50000 WHERE id = ${buyer.id}`.execute(shop.app.platform.db);
  expect((await collect(shop, buyer, gold.id)).code).toBe(200);
});

test.each(['S0LE–10', 'ｓｏｌｅ１０', 'sole 1O', ' SOLE-I0\u200b', 'SOLE10'])(
  'a coupon of the code SOLE-10 is collected by "%s", and no other may have a code that reads like it',
  async (typed) => {
    const buyer = await shop.buyer();
    const { data } = await shop.call(staffCouponEndpoints.listCoupons, { token: staff, query: { code: 's0le 10' } });
    if (data.list.length === 0) await createCoupon(shop, staff, { code: 'Sole-10' });
    const answer = await shop.call(couponEndpoints.redeemCode, { token: buyer.token, body: { code: typed } });
    expect(answer.code).toBe(200);
    const again = await shop.call(staffCouponEndpoints.createCoupon, {
      token: staff,
      body: couponBody(shop, { code: 'S0LE10' }),
    });
    expect(again.code).toBe(errorCatalogue['coupon.code_taken'].code);
  },
);

test('a code collects its hidden coupon whatever the case, and guessing is slowed down', async () => {
  const buyer = await shop.buyer();
  const coupon = await createCoupon(shop, staff, { code: 'Spring-26' });
  const { data } = await shop.call(couponEndpoints.couponCentre, { query: {} });
  expect(data.list.map((one) => one.id)).not.toContain(coupon.id);
  const redeem = (code: string) => shop.call(couponEndpoints.redeemCode, { token: buyer.token, body: { code } });
  expect((await redeem('nothing')).code).toBe(refusalCode('coupon.wrong_code'));
  expect((await redeem('spring-26')).code).toBe(200);
  expect((await redeem('SPRING-26')).code).toBe(refusalCode('coupon.yours_collected'));
  const more = await Promise.all(Array.from({ length: 12 }, (_, index) => redeem(`guess-${index}`)));
  expect(more.map((answer) => answer.code)).toContain(refusalCode('rate.too_many'));
});

test('when more redeem at once than there are connections, then all are answered', async () => {
  const env = { RATE_LIMITS: 'true', DATABASE_POOL: '2' };
  const small = await testApp({ databaseUrl: shop.databaseUrl, env });
  await createCoupon(shop, staff, { code: 'All-At-Once', limitTotal: 5 });
  const buyers = await Promise.all(Array.from({ length: 16 }, () => shop.buyer()));
  const codes = await Promise.all(
    buyers.map(({ token }) =>
      small.call(couponEndpoints.redeemCode, { token, body: { code: 'All-At-Once' } }).then(({ code }) => code),
    ),
  );
  expect(codes.filter((code) => code === 200)).toHaveLength(5);
  expect(new Set(codes)).toEqual(new Set([200, refusalCode('coupon.all_collected')]));
  await small.close();
}, 30_000);

test('days run by the product clock: a coupon expires on its day, fixed or counted from collecting', async () => {
  const buyer = await shop.buyer();
  const counted = await createCoupon(shop, staff, { useDays: 3 });
  const fixed = await createCoupon(shop, staff, { useDays: null, useFrom: iso(DAY), useUntil: iso(5 * DAY) });
  await collected(shop, buyer, counted.id);
  await collected(shop, buyer, fixed.id);
  await shop.app.platform.clock.move({ ms: 4 * DAY, reset: false });
  expect((await mine(shop, buyer)).list.map((one) => one.couponId)).toEqual([fixed.id]);
  expect((await mine(shop, buyer, 'expired')).list).toMatchObject([{ couponId: counted.id, state: 'expired' }]);
  await shop.app.platform.clock.move({ ms: 2 * DAY, reset: false });
  expect((await mine(shop, buyer)).counts).toEqual({ usable: 0, used: 0, expired: 2 });
  expect(await broken(shop)).toEqual([]);
});
