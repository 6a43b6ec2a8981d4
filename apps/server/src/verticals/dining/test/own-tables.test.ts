import { travelEndpoints } from '@app/contract/travel/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setParameter } from '../../../modules/settings/public.ts';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { bookedTable, dayAhead, plantRestaurant, quoteTable, tableRefusalOf } from './fixtures.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  await shop.app.runJobs('wallet.seal-ledger');
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
  await shop.close();
});

test('a second table at the hour of the first is refused at any restaurant, one after it is not, nor one once it is cancelled', async () => {
  const { db } = shop.app.platform;
  const [place, other] = [await plantRestaurant(db), await plantRestaurant(db, { depositUsd: 500 })];
  const { token } = await shop.buyer();
  const first = await bookedTable(shop, token, place, { time: '19:30' });
  expect(first.code).toBe(200);
  for (const time of ['18:15', '19:30', '20:45']) {
    const refused = await quoteTable(shop, token, other, { time });
    expect([refused.code, tableRefusalOf(refused)]).toMatchObject([refusalCode('dining.overlap'), { field: 'time' }]);
    expect(refused.data).toMatchObject({ orderId: first.data.orderId });
  }
  expect((await quoteTable(shop, token, other, { time: '18:00' })).code).toBe(200);
  expect((await quoteTable(shop, token, other, { time: '21:00' })).code).toBe(200);
  expect((await quoteTable(shop, token, other, { time: '19:30', day: dayAhead(shop, 6) })).code).toBe(200);
  expect((await quoteTable(shop, (await shop.buyer()).token, other, { time: '19:30' })).code).toBe(200);
  const body = { orderId: first.data.orderId, refundUsd: 0 };
  expect((await shop.call(travelEndpoints.cancelTravelOrder, { token, body })).code).toBe(200);
  expect((await quoteTable(shop, token, other, { time: '19:30' })).code).toBe(200);
});

test('a customer has as many tables to come as the shop says', async () => {
  const { db } = shop.app.platform;
  const place = await plantRestaurant(db);
  const { token } = await shop.buyer();
  await setParameter(db, 'dining.tables_max', 2);
  shop.app.platform.cache.drop(['parameters']);
  for (const days of [3, 4])
    expect((await bookedTable(shop, token, place, { day: dayAhead(shop, days) })).code).toBe(200);
  const refused = await quoteTable(shop, token, place);
  expect([refused.code, refused.data]).toMatchObject([refusalCode('dining.too_many'), { most: 2 }]);
});
