import { orderGroupEndpoints } from '@app/contract/orders/order-groups/endpoints';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import { staffDiningEndpoints } from '@app/contract/verticals/dining/staff-endpoints';
import type { DiningItem } from '@app/contract/verticals/dining/views';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setParameter } from '../../../modules/settings/public.ts';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { fieldsOf } from '../../../testing/refusal-of.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import {
  askChange,
  bookedTable,
  bookTable,
  dayAhead,
  makeTableChange,
  type NewRestaurant,
  orderOf,
  payTable,
  plantArea,
  plantRestaurant,
  quartersOf,
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

/** The quotes of two tables that are booked at once, for 4 and for 3. */
async function quotedPair(token: string, place: NewRestaurant, more: readonly [object, object] = [{}, {}]) {
  const first = await quoteTable(shop, token, place, { adults: 4, ...more[0] });
  const besideQuoteId = first.data.id;
  const second = await quoteTable(shop, token, place, { adults: 3, besideQuoteId, ...more[1] });
  return { first, second, book: () => bookTable(shop, token, besideQuoteId, { secondQuoteId: second.data.id }) };
}

test('two tables of one party are booked at once and paid with one payment, or none of them is', async () => {
  const { db } = shop.app.platform;
  const place = await plantRestaurant(db, { maxParty: 7, depositUsd: 500 });
  const terrace = await plantArea(db, place, { seats: [1, 6], tables: 1 });
  const buyer = await shop.buyer({ usd: 10_000 });
  const { token } = buyer;
  const pair = await quotedPair(token, place, [{}, { areaId: terrace }]);
  expect([pair.first.data.payable.usd, pair.second.data.payable.usd]).toEqual([2_000, 1_500]);
  const { data } = await pair.book();
  expect([data.state, data.second?.state]).toEqual(['pending_payment', 'pending_payment']);
  const orderIds = [data.orderId, data.second?.orderId ?? ''];
  const group = await shop.call(orderGroupEndpoints.payTogether, { token, body: { orderIds } });
  expect((await payTable(shop, token, group.data.paymentId)).code).toBe(200);
  const [one, other] = [await orderOf(shop, token, orderIds[0] ?? ''), await orderOf(shop, token, orderIds[1] ?? '')];
  expect([one.state, other.state]).toEqual(['confirmed', 'confirmed']);
  expect([(one.subject.item as DiningItem).beside, (other.subject.item as DiningItem).areaId]).toEqual([
    orderIds[1],
    terrace,
  ]);

  // The terrace is full: a party that wants a part of it has neither table.
  const late = await quotedPair((await shop.buyer()).token, place);
  expect(late.second.code).toBe(200);
  const { token: third } = await shop.buyer();
  const last = await plantRestaurant(db, { maxParty: 7, tables: 1 });
  const none = await quotedPair(third, last);
  const before = await quartersOf(db, last.areaId);
  expect([tableRefusalOf(await none.book()).error, await quartersOf(db, last.areaId)]).toEqual(['dining.full', before]);
  const list = await shop.call(travelEndpoints.travelOrderList, { token: third, query: {} });
  expect(list.data.list).toEqual([]);
});

test('two tables that are booked at once are at one restaurant at one time, and no more people than it takes', async () => {
  const { db } = shop.app.platform;
  const [place, elsewhere] = [await plantRestaurant(db, { maxParty: 7 }), await plantRestaurant(db)];
  const { token } = await shop.buyer();
  const over = await quotedPair(token, place, [{}, { adults: 4 }]);
  expect([over.second.code, over.second.data]).toMatchObject([refusalCode('dining.groups'), { most: 7 }]);
  const later = await quotedPair(token, place, [{ time: '12:30' }, { time: '19:30' }]);
  expect(fieldsOf(later.second)).toEqual({ besideQuoteId: 'field.dining_groups' });
  const [first, lunch] = [
    await quoteTable(shop, token, place),
    await quoteTable(shop, token, elsewhere, { time: '12:30' }),
  ];
  for (const secondQuoteId of [first.data.id, lunch.data.id]) {
    const refused = await bookTable(shop, token, first.data.id, { secondQuoteId });
    expect(fieldsOf(refused)).toEqual({ secondQuoteId: 'field.dining_groups' });
  }
  const strange = await quoteTable(shop, (await shop.buyer()).token, place, { besideQuoteId: first.data.id });
  expect(tableRefusalOf(strange).error).toBe('record.not_found');
  const once = await bookTable(shop, token, first.data.id);
  expect(once.data.second).toBeNull();
});

test('parties that book tables of two kinds at once, in either order, have both or neither', async () => {
  const { db } = shop.app.platform;
  const place = await plantRestaurant(db, { maxParty: 7, tables: 4, seats: [1, 4] });
  const terrace = await plantArea(db, place, { seats: [1, 4], tables: 4 });
  const pairs = await Promise.all(
    Array.from({ length: 8 }, async (_, index) => {
      const kinds = [{ areaId: place.areaId }, { areaId: terrace }] as const;
      const { token } = await shop.buyer();
      return quotedPair(token, place, index % 2 === 0 ? kinds : [kinds[1], kinds[0]]);
    }),
  );
  const made = await Promise.all(pairs.map(({ book }) => book()));
  const [booked, refused] = [made.filter(({ code }) => code === 200), made.filter(({ code }) => code !== 200)];
  expect([booked.length, refused.every(({ data }) => tableRefusalOf({ data }).error?.startsWith('dining.'))]).toEqual([
    4,
    true,
  ]);
  for (const areaId of [place.areaId, terrace]) {
    const quarters = await quartersOf(db, areaId);
    expect(new Set(quarters.map(({ taken, held }) => taken + held))).toEqual(new Set([4]));
  }
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
