import { randomUUID } from 'node:crypto';
import { cartEndpoints } from '@app/contract/cart/endpoints';
import { catalogEndpoints } from '@app/contract/catalog/endpoints';
import { staffChargeEndpoints as calls } from '@app/contract/charges/staff-endpoints';
import type { RequestOf } from '@app/contract/core/endpoint';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { type Buyer, openShop, type Shop } from '../../../testing/shop.ts';

let shop: Shop;
let staff: string;
let item: { variantId: string; quantity: number };
let productId: string;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
  const product = await shop.product({ prices: [2_500], stock: 100 });
  productId = product.productId;
  item = { variantId: product.variantIds[0] ?? '', quantity: 1 };
});
afterAll(() => shop.close());

type Postage = RequestOf<typeof calls.createPostageRule>['body'];
const postage = (more: Partial<Postage> = {}): Postage => ({
  name: 'Brazil',
  countries: ['BR'],
  by: 'count',
  firstUnit: 1,
  firstFeeUsd: 1_800,
  nextUnit: 1,
  nextFeeUsd: 400,
  freeFromUsd: null,
  ...more,
});
const createPostage = (more: Partial<Postage> = {}) =>
  shop.call(calls.createPostageRule, { token: staff, body: postage(more) });
const createTax = (body: RequestOf<typeof calls.createTaxRule>['body']) =>
  shop.call(calls.createTaxRule, { token: staff, body });
const quoteFor = async (buyer: Buyer, quantity = 1) => {
  const answer = await shop.call(orderEndpoints.createQuote, {
    token: buyer.token,
    body: { source: 'items', items: [{ ...item, quantity }] },
  });
  return (step: string) => answer.data.priceLines.find((line) => line.step === step);
};

test("the shop's own postage and tax are the rules for everywhere, and every order has both lines", async () => {
  const { data } = await shop.call(calls.listPostageRules, { token: staff, query: {} });
  expect(data.list).toMatchObject([
    { name: 'Standard', isDefault: true, firstFeeUsd: 500, freeFromUsd: 6_000, countries: [] },
  ]);
  const line = await quoteFor(await shop.buyer());
  expect(line('postage')?.amount.usd).toBe(500);
  expect(line('tax')).toMatchObject({ amount: { usd: 0 }, detail: { percent: 0 } });
});

test('a rule of the address wins, by each begun unit; a region before its country', async () => {
  const { db } = shop.app.platform;
  const brazil = await createPostage();
  await createTax({ name: { 'en-US': 'US' }, country: 'US', region: '', bp: 100 });
  await createTax({
    name: { 'en-US': 'Sales tax', es: 'Impuesto de venta', pt: '' },
    country: 'US',
    region: 'California',
    bp: 725,
  });
  const buyer = await shop.buyer();
  await db.updateTable('address').set({ country: 'BR', province: 'SP' }).where('customer_id', '=', buyer.id).execute();
  const line = await quoteFor(buyer, 3);
  expect(line('postage')?.amount.usd).toBe(2_600);
  await db
    .updateTable('address')
    .set({ country: 'US', province: 'california' })
    .where('customer_id', '=', buyer.id)
    .execute();
  const home = await quoteFor(buyer);
  expect(home('tax')).toMatchObject({ amount: { usd: 218 }, detail: { percent: 7.25, name: 'Sales tax' } });
  expect((await shop.call(calls.deletePostageRule, { token: staff, params: { id: brazil.data.id } })).code).toBe(200);
});

test('one place has one rule; the default stays and has no place; a stale version is refused', async () => {
  const first = await createPostage({ countries: ['FR', 'ES'] });
  expect((await createPostage({ countries: ['ES'] })).code).toBe(refusalCode('charges.place_taken'));
  expect((await createPostage({ countries: [] })).code).toBe(refusalCode('input.invalid'));
  const update = (id: string, version: number, more: Partial<Postage> = {}) =>
    shop.call(calls.updatePostageRule, { token: staff, params: { id }, body: { ...postage(more), version } });
  expect((await update(first.data.id, 1, { countries: ['FR'], name: 'France' })).data).toMatchObject({
    name: 'France',
    countries: ['FR'],
    version: 2,
  });
  expect((await update(first.data.id, 1)).code).toBe(refusalCode('record.stale'));
  expect((await update(randomUUID(), 1)).code).toBe(refusalCode('record.not_found'));
  const { data } = await shop.call(calls.listPostageRules, { token: staff, query: { country: 'FR' } });
  expect(data.list.map((rule) => rule.name)).toEqual(['France']);
  const all = await shop.call(calls.listPostageRules, { token: staff, query: {} });
  const standard = all.data.list.find((rule) => rule.isDefault);
  const id = standard?.id ?? '';
  expect((await update(id, 1, { countries: ['FR'] })).code).toBe(refusalCode('input.invalid'));
  expect((await shop.call(calls.deletePostageRule, { token: staff, params: { id } })).code).toBe(
    refusalCode('charges.default_stays'),
  );
  expect((await shop.call(calls.deletePostageRule, { token: staff, params: { id: randomUUID() } })).code).toBe(
    refusalCode('record.not_found'),
  );
});

test('tax rules are kept the same way', async () => {
  const rule = await createTax({ name: { 'en-US': 'Spain' }, country: 'ES', region: '', bp: 2_100 });
  expect((await createTax({ name: { 'en-US': 'Again' }, country: 'ES', region: '', bp: 1 })).code).toBe(
    refusalCode('charges.place_taken'),
  );
  const body = { name: { 'en-US': 'Spain' }, country: 'ES', region: '', bp: 1_000, version: 1 };
  const update = (id: string) => shop.call(calls.updateTaxRule, { token: staff, params: { id }, body });
  expect((await update(rule.data.id)).data).toMatchObject({ bp: 1_000, version: 2 });
  expect((await update(rule.data.id)).code).toBe(refusalCode('record.stale'));
  const named = await shop.call(calls.listTaxRules, { token: staff, query: { name: 'spa' } });
  expect(named.data.list.map((one) => one.name)).toEqual([{ 'en-US': 'Spain' }]);
  const { data } = await shop.call(calls.listTaxRules, { token: staff, query: {} });
  const standard = data.list.find((one) => one.isDefault)?.id ?? '';
  expect((await shop.call(calls.deleteTaxRule, { token: staff, params: { id: standard } })).code).toBe(
    refusalCode('charges.default_stays'),
  );
  expect((await update(standard)).code).toBe(refusalCode('input.invalid'));
  const everywhere = { name: { 'en-US': 'VAT' }, country: '', region: '', bp: 700, version: 1 };
  const saved = await shop.call(calls.updateTaxRule, { token: staff, params: { id: standard }, body: everywhere });
  expect(saved.data).toMatchObject({ name: { 'en-US': 'VAT' }, country: '', bp: 700, isDefault: true, version: 2 });
  expect((await shop.call(calls.deleteTaxRule, { token: staff, params: { id: rule.data.id } })).code).toBe(200);
  expect((await shop.call(calls.deleteTaxRule, { token: staff, params: { id: rule.data.id } })).code).toBe(
    refusalCode('record.not_found'),
  );
  const viewer = await shop.staff({ permissions: ['trade.charges.view'] });
  const denied = await shop.call(calls.createTaxRule, {
    token: viewer,
    body: { name: { 'en-US': 'X' }, country: 'PT', region: '', bp: 1 },
  });
  expect(denied.code).toBe(refusalCode('access.denied'));
});

test('the cart tells what more goes free and what that saves; the product page tells the threshold, anew once it is changed', async () => {
  const buyer = await shop.buyer();
  await shop.call(cartEndpoints.addToCart, { token: buyer.token, body: item });
  const cart = await shop.call(cartEndpoints.cartList, { token: buyer.token });
  expect(cart.data.toFreePostage?.usd).toBe(3_500);
  expect(cart.data.savedPostage).toBeNull();
  const [line] = cart.data.lines;
  const enough = { lineId: line?.id ?? '', quantity: 3 };
  const free = await shop.call(cartEndpoints.setQuantity, { token: buyer.token, body: enough });
  expect(free.data.toFreePostage).toBeNull();
  expect(free.data.priceLines.find(({ step }) => step === 'postage')?.amount.usd).toBe(0);
  expect(free.data.savedPostage?.usd).toBe(500);
  const page = () => shop.call(catalogEndpoints.productDetails, { query: { id: productId } });
  expect((await page()).data.freePostageFrom?.usd).toBe(6_000);
  const { data } = await shop.call(calls.listPostageRules, { token: staff, query: { name: 'Standard' } });
  const rule = data.list[0];
  await shop.call(calls.updatePostageRule, {
    token: staff,
    params: { id: rule?.id ?? '' },
    body: {
      ...postage({ name: 'Standard', countries: [], freeFromUsd: null, firstFeeUsd: 500 }),
      version: rule?.version ?? 0,
    },
  });
  expect((await page()).data.freePostageFrom).toBeNull();
  const after = await shop.call(cartEndpoints.cartList, { token: buyer.token });
  expect(after.data.toFreePostage).toBeNull();
  expect(after.data.savedPostage).toBeNull();
});
