import { randomUUID } from 'node:crypto';
import { travelEndpoints as travel } from '@app/contract/travel/endpoints';
import {
  DINING_REPORT_GROUPS,
  type DiningFigures,
  type DiningReportGroup,
} from '@app/contract/verticals/dining/report-schemas';
import { staffDiningEndpoints as staff } from '@app/contract/verticals/dining/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ordersListed } from '../../../testing/behind-figures.ts';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { bookedTable, dayAhead, payTable, plantRestaurant, tableRefusalOf } from './fixtures.ts';

let shop: Shop;
let token: string;
beforeAll(async () => {
  shop = await openShop();
  token = await shop.staff();
});
afterAll(() => shop.close());

const SUMS = ['bookings', 'covers', 'walkIns', 'noShows', 'late', 'paidUsd', 'cancelled', 'refundUsd'] as const;

test('figures are those of the day’s book, however they are grouped; a night belongs to the day it began, and an agent’s staff count their own customers', async () => {
  const { db } = shop.app.platform;
  const place = await plantRestaurant(db, { depositUsd: 1_000, opens: '18:00', closes: '03:00', lastSeating: '01:30' });
  const day = dayAhead(shop, 5);
  const below = await shop.buyer({ usd: 500_000, agentId: shop.agentId });
  const buyer = await shop.buyer({ usd: 500_000 });
  const book = async (who: typeof buyer, more: object) => {
    const { data } = await bookedTable(shop, who.token, place, more);
    await payTable(shop, who.token, data.paymentId);
    return data.orderId;
  };
  await book(below, { time: '19:30', adults: 2 });
  await book(buyer, { time: '00:30', adults: 3 });
  const missing = await book(buyer, { time: '20:00', adults: 4 });
  const gone = await book(buyer, { day: dayAhead(shop, 6), time: '20:00', adults: 2 });
  // Booked and never paid.
  await bookedTable(shop, (await shop.buyer({ usd: 500_000 })).token, place, { time: '22:00' });
  await sql`UPDATE travel_order SET no_show_at = app_now() WHERE id = ${missing}`.execute(db);
  await sql`UPDATE dining_booking SET late_at = app_now() WHERE order_id = ${missing}`.execute(db);
  const { data: preview } = await shop.call(travel.cancelPreview, { token: buyer.token, query: { id: gone } });
  await shop.call(travel.cancelTravelOrder, {
    token: buyer.token,
    body: { orderId: gone, refundUsd: preview.refundUsd },
  });
  const walkIn = await shop.call(staff.takeDiningTables, {
    token,
    params: { id: place.id },
    headers: { 'idempotency-key': randomUUID() },
    raw: { kind: 'walk_in', areaId: place.areaId, day, time: '18:00', minutes: 90, tables: 1, people: 3, note: 'Leal' },
  });
  expect(walkIn.code).toBe(200);

  const read = async (by: DiningReportGroup, as = token) => {
    const query = { from: day, to: dayAhead(shop, 6), by, restaurantId: place.id };
    return (await shop.call(staff.diningReport, { token: as, query })).data;
  };
  for (const by of DINING_REPORT_GROUPS) {
    const { total, rows } = await read(by);
    expect([by, total]).toEqual([
      by,
      {
        bookings: 3,
        covers: 5,
        walkIns: 3,
        noShows: 1,
        noShowBp: 3_333,
        late: 1,
        aheadDays: expect.any(Number),
        paidUsd: 9_000,
        cancelled: 1,
        refundUsd: preview.refundUsd,
      },
    ]);
    const sum = (key: keyof DiningFigures) => rows.reduce((all, row) => all + (row[key] ?? 0), 0);
    for (const key of SUMS) expect([by, key, sum(key)]).toEqual([by, key, total[key]]);
  }
  const behind = (standing: string, more: object = {}) =>
    ordersListed(shop, token, {
      kind: 'dining',
      subject: place.id,
      countedFrom: day,
      countedTo: dayAhead(shop, 6),
      standing,
      ...more,
    });
  // The night that a table at half past midnight belongs to is the day before by the calendar.
  expect(await behind('kept', { countedTo: day })).toMatchObject({ total: 3, payableUsd: 9_000 });
  expect(await behind('kept', { countedFrom: dayAhead(shop, 6) })).toMatchObject({ total: 0 });
  expect((await behind('no_show')).ids).toEqual([missing]);
  expect((await behind('cancelled')).ids).toEqual([gone]);
  expect(await behind('waiting')).toMatchObject({ total: 1 });
  expect((await read('day')).rows.map(({ id, covers, cancelled }) => [id, covers, cancelled])).toEqual([
    [day, 5, 0],
    [dayAhead(shop, 6), 0, 1],
  ]);
  expect((await read('hour')).rows.map(({ id, covers, walkIns }) => [id, covers, walkIns])).toEqual([
    ['00:00', 3, 0],
    ['18:00', 0, 3],
    ['19:00', 2, 0],
    ['20:00', 0, 0],
  ]);
  const agentStaff = await shop.staff({ agentId: shop.agentId });
  expect((await read('restaurant', agentStaff)).total).toMatchObject({
    bookings: 1,
    covers: 2,
    walkIns: 0,
    noShows: 0,
    paidUsd: 2_000,
    cancelled: 0,
  });
});

test('breakfast at half past four is of its own day', async () => {
  const { db } = shop.app.platform;
  const place = await plantRestaurant(db, { opens: '04:30', closes: '10:00', lastSeating: '09:00' });
  const day = dayAhead(shop, 5);
  await bookedTable(shop, (await shop.buyer()).token, place, { day, time: '04:30' });
  const query = { from: dayAhead(shop, 4), to: dayAhead(shop, 6), by: 'day' as const, restaurantId: place.id };
  const { data } = await shop.call(staff.diningReport, { token, query });
  expect(data.rows.map(({ id, bookings }) => [id, bookings])).toEqual([[day, 1]]);
});

test('a range that ends before it begins or is too long is refused at its field, and nobody without the right reads it', async () => {
  const ask = (query: { from: string; to: string }, as = token) => shop.call(staff.diningReport, { token: as, query });
  for (const to of ['2027-01-01', '2028-02-03']) {
    const refused = await ask({ from: '2027-02-02', to });
    expect([tableRefusalOf(refused).field, refused.msg]).toEqual([
      'to',
      'Choose at most 366 days, the first one first.',
    ]);
  }
  const days = { from: '2027-02-02', to: '2027-02-03' };
  expect((await ask(days, '')).status).toBe(401);
  expect((await ask(days, await shop.staff({ permissions: ['travel.restaurants.view'] }))).code).toBe(
    refusalCode('access.denied'),
  );
  expect((await ask(days)).data).toMatchObject({ total: { bookings: 0, covers: 0, aheadDays: null }, rows: [] });
});
