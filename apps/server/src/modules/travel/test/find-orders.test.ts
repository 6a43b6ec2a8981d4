import { orderEndpoints } from '@app/contract/orders/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { orderOf } from '../../orders/test/fixtures.ts';
import { type Buyer, confirmStay, newRoom, openTravelShop, paidStay, readStay, type Shop } from './fixtures.ts';

let shop: Shop;
let buyer: Buyer;
let stay: string;
let cup: string;
beforeAll(async () => {
  shop = await openTravelShop();
  buyer = await shop.buyer({ usd: 100_000 });
  stay = (await paidStay(shop, buyer, { roomId: await newRoom(shop) })).orderId;
  await confirmStay(shop, await shop.staff(), stay);
  const { productId, variantIds } = await shop.product({ prices: [700], stock: 5 });
  await sql`UPDATE product SET name = '{"en-US":"Cup with a sea view","zh-cn":"海景杯"}' WHERE id = ${productId}`.execute(
    shop.app.platform.db,
  );
  cup = (await orderOf(shop, buyer, [{ variantId: variantIds[0] ?? '', quantity: 1 }])).orderId;
});
afterAll(() => shop.close());

const ask = (query: { keyword: string; kind?: string; group?: string; cursor?: string; limit?: string }, by = buyer) =>
  shop.call(orderEndpoints.allOrders, { token: by.token, query: query as never });
const found = async (keyword: string): Promise<string[]> => (await ask({ keyword })).data.list.map((order) => order.id);

test('orders of every kind are found by a name in any language and by their numbers, the newest first', async () => {
  expect(await found('SEA')).toEqual([cup, stay]);
  expect(await found('sea room')).toEqual([stay]);
  expect(await found('海边')).toEqual([stay]);
  expect(await found('海景')).toEqual([cup]);
  expect(await found('res-1')).toEqual([stay]);
  expect(await found((await readStay(shop, buyer, stay)).data.number.slice(-6).toLowerCase())).toEqual([stay]);
  const { number } = (await readStay(shop, buyer, stay)).data;
  const misread = number.replaceAll('0', 'o').replaceAll('1', 'l');
  expect(await found(`${misread.slice(0, 5)}–${misread.slice(5)}`)).toEqual([stay]);
  expect(await found('  ')).toEqual([cup, stay]);
  for (const keyword of ['sea desert', '_', 'en-US', 'roomId'])
    expect([keyword, await found(keyword)]).toEqual([keyword, []]);
});

test('what is found is of the kind and the group asked for, page by page, and nobody else’s; counts stay', async () => {
  expect((await ask({ keyword: 'sea', kind: 'hotel' })).data.list.map(({ id }) => id)).toEqual([stay]);
  expect((await ask({ keyword: 'sea', group: 'unpaid' })).data.list.map(({ id }) => id)).toEqual([cup]);
  const first = (await ask({ keyword: 'sea', limit: '1' })).data;
  const rest = (await ask({ keyword: 'sea', limit: '1', cursor: first.cursor ?? '' })).data;
  expect([first.list[0]?.id, rest.list[0]?.id, rest.cursor]).toEqual([cup, stay, null]);
  expect((await ask({ keyword: 'nowhere' })).data.counts).toEqual(first.counts);
  expect((await ask({ keyword: 'sea' }, await shop.buyer())).data.list).toEqual([]);
});

test('a keyword that is too long, or cannot be looked for, is refused at its field', async () => {
  for (const keyword of ['x'.repeat(51), 'a\u0000b']) {
    expect(await ask({ keyword })).toMatchObject({
      code: refusalCode('input.invalid'),
      data: { fields: { keyword: expect.any(String) } },
    });
  }
});
