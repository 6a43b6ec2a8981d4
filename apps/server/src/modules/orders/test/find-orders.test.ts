import { orderEndpoints } from '@app/contract/orders/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { type Buyer, openShop, orderOf, payOf, type Shop, shipOf } from './fixtures.ts';

let shop: Shop;
let buyer: Buyer;
/** The newest first. */
let cup: { orderId: string; number: string };
let tote: { orderId: string; number: string };
beforeAll(async () => {
  shop = await openShop();
  buyer = await shop.buyer({ usd: 100_000 });
  tote = await bought(buyer, { 'en-US': 'Harbour 100% leather tote', 'zh-cn': '真皮托特包', es: 'Bolso de mañana' });
  cup = await bought(buyer, { 'en-US': 'Cup', 'zh-cn': '杯子' });
  await shipOf(shop, await shop.staff(), tote.orderId, ['CP 714 PT']);
});
afterAll(() => shop.close());

async function bought(by: Buyer, name: Record<string, string>) {
  const { productId, variantIds } = await shop.product({ prices: [700], stock: 5 });
  await sql`UPDATE product SET name = ${JSON.stringify(name)}::jsonb WHERE id = ${productId}`.execute(
    shop.app.platform.db,
  );
  const order = await orderOf(shop, by, [{ variantId: variantIds[0] ?? '', quantity: 1 }]);
  await payOf(shop, by, order.paymentId);
  return order;
}
const ask = (query: { keyword: string; tab?: string; cursor?: string; limit?: string }, by = buyer) =>
  shop.call(orderEndpoints.orderList, { token: by.token, query: query as never });
const found = async (keyword: string): Promise<string[]> => (await ask({ keyword })).data.list.map((order) => order.id);

test('orders are found by parts of a name in any language, in any order of the words, and by their numbers', async () => {
  expect(await found('TOTE harb')).toEqual([tote.orderId]);
  expect(await found('托特')).toEqual([tote.orderId]);
  expect(await found(cup.number.slice(-6).toLowerCase())).toEqual([cup.orderId]);
  for (const parcel of ['714', '714pt', 'CP-714-PT'])
    expect([parcel, await found(parcel)]).toEqual([parcel, [tote.orderId]]);
  // Without accents, and with signs between the words.
  expect(await found('manana – bolso')).toEqual([tote.orderId]);
  expect(await found('cup tote')).toEqual([]);
  expect(await found('   ')).toEqual([cup.orderId, tote.orderId]);
});

test('signs of patterns are what they are, and the names of languages are no names of products', async () => {
  expect(await found('100%')).toEqual([tote.orderId]);
  for (const keyword of ['%', '_', '\\', 'en-US', '"', "'"]) {
    expect([keyword, await found(keyword)]).toEqual([keyword, keyword === '%' ? [tote.orderId] : []]);
  }
});

test('what is found is in the tab, page by page, and nobody else’s', async () => {
  expect((await ask({ keyword: 'cup', tab: 'to_receive' })).data.list).toEqual([]);
  const first = (await ask({ keyword: 'p', limit: '1' })).data;
  expect(first.list.map((order) => order.id)).toEqual([cup.orderId]);
  const rest = (await ask({ keyword: 'p', limit: '1', cursor: first.cursor ?? '' })).data;
  expect([rest.list.map((order) => order.id), rest.cursor]).toEqual([[tote.orderId], null]);
  expect(first.counts).toEqual(rest.counts);
  const other = await shop.buyer();
  expect((await ask({ keyword: 'cup' }, other)).data.list).toEqual([]);
});

test('a keyword that is too long, or cannot be looked for, is refused at its field', async () => {
  for (const keyword of ['x'.repeat(51), 'a\u0000b']) {
    expect(await ask({ keyword })).toMatchObject({
      code: refusalCode('input.invalid'),
      data: { fields: { keyword: expect.any(String) } },
    });
  }
});
