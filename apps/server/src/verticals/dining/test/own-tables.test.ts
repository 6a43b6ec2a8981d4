import { travelEndpoints } from '@app/contract/travel/endpoints';
import { staffDiningEndpoints } from '@app/contract/verticals/dining/staff-endpoints';
import type { DiningItem } from '@app/contract/verticals/dining/views';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setParameter } from '../../../modules/settings/public.ts';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import {
  askChange,
  bookedTable,
  dayAhead,
  makeTableChange,
  orderOf,
  plantArea,
  plantRestaurant,
  quoteTable,
  tableRefusalOf,
} from './fixtures.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  await shop.app.runJobs('wallet.seal-ledger');
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
  await shop.close();
});

test('a table at the hour of another is refused at another restaurant, one after it is not, nor one once it is cancelled', async () => {
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

test('a party of two groups has two tables at one restaurant: each is changed and cancelled by itself, and staff see that they are one', async () => {
  const { db } = shop.app.platform;
  const place = await plantRestaurant(db, { maxParty: 7 });
  await plantArea(db, place, { seats: [1, 6], tables: 2 });
  const { token } = await shop.buyer();
  const first = await bookedTable(shop, token, place, { adults: 4 });
  const secondOf = async (id: string) => ((await orderOf(shop, token, id)).subject.item as DiningItem).secondTable;
  expect(await secondOf(first.data.orderId)).toBe(true);
  const over = await quoteTable(shop, token, place, { adults: 4 });
  expect([over.code, over.data]).toMatchObject([refusalCode('dining.groups'), { most: 7 }]);
  const second = await bookedTable(shop, token, place, { adults: 3 });
  const [one, other] = [first.data.orderId, second.data.orderId];
  const besideOf = async (id: string) => ((await orderOf(shop, token, id)).subject.item as DiningItem).beside;
  expect([await besideOf(one), await besideOf(other)]).toEqual([other, one]);
  expect(await secondOf(one)).toBe(false);
  expect(JSON.stringify(await orderOf(shop, token, one))).not.toContain('customerId');
  const third = await quoteTable(shop, token, place, { adults: 1 });
  expect(third.code).toBe(refusalCode('dining.overlap'));
  const staff = await shop.staff();
  const book = async () =>
    (
      await shop.call(staffDiningEndpoints.readDiningDay, {
        token: staff,
        params: { id: place.id },
        query: { day: dayAhead(shop, 5) },
      })
    ).data.bookings;
  expect((await book()).map(({ people, beside }) => [people, beside])).toEqual(
    expect.arrayContaining([
      [4, second.data.number],
      [3, first.data.number],
    ]),
  );

  // Each goes to another hour by itself, and no group grows beyond what both may be.
  const own = (orderId: string) => ({ token, orderId });
  const grown = await askChange(shop, own(other), { adults: 4 });
  expect(grown.code).toBe(refusalCode('dining.groups'));
  const later = await askChange(shop, own(one), { adults: 4, time: '20:30' });
  expect((await makeTableChange(shop, own(one), later.data.id)).data.state).toBe('done');
  const also = await askChange(shop, own(other), { adults: 3, time: '20:30' });
  expect((await makeTableChange(shop, own(other), also.data.id)).data.state).toBe('done');
  expect(await besideOf(one)).toBe(other);
  const body = { orderId: one, refundUsd: 0 };
  expect((await shop.call(travelEndpoints.cancelTravelOrder, { token, body })).code).toBe(200);
  expect([await besideOf(one), await besideOf(other)]).toEqual([null, null]);
  expect((await book()).map(({ people, beside }) => [people, beside])).toEqual([[3, null]]);
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
