import { randomUUID } from 'node:crypto';
import { staffCouponEndpoints as calls } from '@app/contract/coupons/staff-endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { broken, collect, collected, couponBody, createCoupon, mine, pay, placed } from './fixtures.ts';

let shop: Shop;
let staff: string;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
});
afterAll(() => shop.close());

const save = (id: string, version: number, more: Parameters<typeof couponBody>[1] = {}) =>
  shop.call(calls.updateCoupon, { token: staff, params: { id }, body: { ...couponBody(shop, more), version } });

test('staff find coupons by name, code, kind and tab, with how many were collected and used', async () => {
  const buyer = await shop.buyer({ usd: 20_000 });
  const { variantIds } = await shop.product({ prices: [5_000], stock: 10 });
  const coupon = await createCoupon(shop, staff, { name: { 'en-US': 'Harbour sale' } });
  await createCoupon(shop, staff, { name: { 'en-US': 'Later' }, state: 'draft', code: 'hush' });
  await collected(shop, buyer, coupon.id);
  const order = await placed(shop, buyer, [{ variantId: variantIds[0] ?? '', quantity: 1 }]);
  await pay(shop, buyer, order.paymentId);
  const list = (query: object) => shop.call(calls.listCoupons, { token: staff, query });
  const found = await list({ name: 'harbour' });
  expect(found.data).toMatchObject({
    total: 1,
    counts: { all: 1, active: 1 },
    list: [{ id: coupon.id, collected: 1, used: 1, state: 'active' }],
  });
  expect((await list({ code: 'HUS' })).data.list).toMatchObject([{ name: 'Later', code: 'HUSH', state: 'draft' }]);
  expect((await list({ kind: 'percent' })).data.total).toBe(0);
  const holders = await shop.call(calls.couponHolders, { token: staff, query: { coupon: coupon.id } });
  expect(holders.data.list).toMatchObject([
    { customer: { id: buyer.id }, state: 'used', orderNumber: order.number, savedUsd: 1_000 },
  ]);
  const none = await shop.call(calls.couponHolders, { token: staff, query: { coupon: coupon.id, state: 'expired' } });
  expect(none.data.total).toBe(0);
  expect((await shop.call(calls.couponLevels, { token: staff })).data).toEqual([]);
});

test('what was promised to those who collected it stays; the rest can be changed from the version seen', async () => {
  const buyer = await shop.buyer();
  const coupon = await createCoupon(shop, staff, { limitTotal: 5 });
  const changed = await save(coupon.id, 1, { amountUsd: 1_500 });
  expect(changed.data).toMatchObject({ amountUsd: 1_500, version: 2 });
  expect((await save(coupon.id, 1)).code).toBe(refusalCode('record.stale'));
  await collected(shop, buyer, coupon.id);
  expect((await save(coupon.id, 2, { amountUsd: 500 })).code).toBe(refusalCode('coupon.terms_fixed'));
  const renamed = await save(coupon.id, 2, { amountUsd: 1_500, name: { 'en-US': 'New name' }, limitTotal: 9 });
  expect(renamed.data).toMatchObject({ name: { 'en-US': 'New name' }, limitTotal: 9 });
  expect((await save(randomUUID(), 1)).code).toBe(refusalCode('record.not_found'));
});

test('an ended coupon is collected by nobody; those who have it keep it; it stays ended', async () => {
  const [buyer, late] = [await shop.buyer(), await shop.buyer()];
  const coupon = await createCoupon(shop, staff);
  await collected(shop, buyer, coupon.id);
  const end = (version: number) =>
    shop.call(calls.endCoupon, { token: staff, params: { id: coupon.id }, body: { version } });
  expect((await end(7)).code).toBe(refusalCode('record.stale'));
  expect((await end(coupon.version)).data.state).toBe('ended');
  expect((await collect(shop, late, coupon.id)).code).toBe(refusalCode('coupon.not_open'));
  expect((await mine(shop, buyer)).counts.usable).toBe(1);
  expect((await save(coupon.id, 2)).code).toBe(refusalCode('coupon.terms_fixed'));
  expect(await broken(shop)).toEqual([]);
});

test.each([
  [{ kind: 'amount' as const, amountUsd: null }, 'amountUsd'],
  [{ kind: 'percent' as const, percent: null }, 'percent'],
  [{ scope: 'categories' as const }, 'categoryIds'],
  [{ scope: 'products' as const }, 'productIds'],
  [{ audience: 'level' as const }, 'levelId'],
  [{ useDays: null }, 'useFrom'],
  [{ collectUntil: '2020-01-01T00:00:00Z' }, 'collectUntil'],
  [{ code: 'no spaces' }, 'code'],
])('%j is refused at its field %s', async (more, field) => {
  const answer = await shop.call(calls.createCoupon, { token: staff, body: couponBody(shop, more) });
  expect(answer.code).toBe(refusalCode('input.invalid'));
  expect(Object.keys((answer.data as unknown as { fields: object }).fields)).toContain(field);
});

test('a code is given once; unknown goods and levels are not found; looking needs the permission', async () => {
  await createCoupon(shop, staff, { code: 'ONCE' });
  const create = (more: Parameters<typeof couponBody>[1]) =>
    shop.call(calls.createCoupon, { token: staff, body: couponBody(shop, more) });
  expect((await create({ code: 'once' })).code).toBe(refusalCode('coupon.code_taken'));
  expect((await create({ scope: 'products', productIds: [randomUUID()] })).code).toBe(refusalCode('record.not_found'));
  expect((await create({ audience: 'level', levelId: randomUUID() })).code).toBe(refusalCode('record.not_found'));
  const viewer = await shop.staff({ permissions: ['trade.coupons.view'] });
  expect((await shop.call(calls.listCoupons, { token: viewer, query: {} })).code).toBe(200);
  expect((await shop.call(calls.createCoupon, { token: viewer, body: couponBody(shop) })).code).toBe(
    refusalCode('access.denied'),
  );
  const nobody = await shop.staff({ permissions: [] });
  expect((await shop.call(calls.listCoupons, { token: nobody, query: {} })).code).toBe(refusalCode('access.denied'));
  expect((await shop.call(calls.readCoupon, { token: viewer, params: { id: randomUUID() } })).code).toBe(
    refusalCode('record.not_found'),
  );
});
