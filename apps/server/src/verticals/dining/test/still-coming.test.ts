import { randomUUID } from 'node:crypto';
import { travelEndpoints as travel } from '@app/contract/travel/endpoints';
import { staffTravelEndpoints as desk } from '@app/contract/travel/staff-endpoints';
import { diningEndpoints as dining } from '@app/contract/verticals/dining/endpoints';
import { staffDiningEndpoints as staffDining } from '@app/contract/verticals/dining/staff-endpoints';
import type { DiningItem } from '@app/contract/verticals/dining/views';
import { HOUR, MINUTE } from '@app/kernel/clock';
import { instantOf } from '@app/kernel/zone-time';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import {
  askChange,
  bookedTable,
  dayAhead,
  makeTableChange,
  type NewRestaurant,
  type OwnTable,
  orderOf,
  passTo,
  plantRestaurant,
  ZONE,
} from './fixtures.ts';

let shop: Shop;
let staff: string;
let place: NewRestaurant;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
  place = await plantRestaurant(shop.app.platform.db, { tables: 20, noticeMinutes: 0 });
});
afterAll(async () => {
  await shop.app.runJobs('wallet.seal-ledger');
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
  await shop.close();
});

async function table(more: object): Promise<OwnTable> {
  const { token } = await shop.buyer();
  const { code, data } = await bookedTable(shop, token, place, more);
  expect(code).toBe(200);
  return { token, orderId: data.orderId };
}
/** How often guests of a table were asked by mail and in their inbox. */
async function asked({ orderId }: OwnTable): Promise<number[]> {
  const { rows } = await sql<{ mails: number; notices: number }>`
    SELECT (SELECT count(*)::int FROM mail_outbox WHERE customer_id = o.customer_id AND template = 'dining_coming'
        AND NOT filling ? 'foot') AS mails,
      (SELECT count(*)::int FROM message WHERE audience_id = o.customer_id AND title ->> 'en-US' LIKE '%still coming%') AS notices
    FROM travel_order o WHERE o.id = ${orderId}`.execute(shop.app.platform.db);
  return rows.flatMap(({ mails, notices }) => [mails, notices]);
}
const job = () => shop.app.runJobs('dining.ask_coming');
const before = (day: string, time: string, ms: number) =>
  passTo(shop, new Date(instantOf(day, time, ZONE).getTime() - ms));
const itemOf = async (of: OwnTable) => (await orderOf(shop, of.token, of.orderId)).subject.item as DiningItem;
const saysYes = (of: OwnTable, token = of.token) =>
  shop.call(dining.reportDiningComing, { token, raw: { orderId: of.orderId } });
const inBook = async (of: OwnTable, day: string) => {
  const { data } = await shop.call(staffDining.readDiningDay, {
    token: staff,
    params: { id: place.id },
    query: { day },
  });
  return data.bookings.find(({ orderId }) => orderId === of.orderId);
};

test('guests are asked once three hours before; their answer is in the book of the day', async () => {
  const day = dayAhead(shop, 2);
  const own = await table({ day });
  await before(day, '19:30', 3 * HOUR + MINUTE);
  await job();
  expect(await asked(own)).toEqual([0, 0]);
  expect((await saysYes(own)).code).toBe(refusalCode('order.not_allowed'));
  await before(day, '19:30', 3 * HOUR - MINUTE);
  await job();
  await job();
  expect(await asked(own)).toEqual([1, 1]);
  expect(await inBook(own, day)).toMatchObject({ coming: 'asked' });
  const stranger = await shop.buyer();
  expect((await saysYes(own, stranger.token)).code).toBe(refusalCode('record.not_found'));
  expect((await shop.call(dining.reportDiningComing, { raw: { orderId: own.orderId } })).code).not.toBe(200);
  const said = await saysYes(own);
  expect(said.data.comingAt).toBe((await itemOf(own)).comingAt);
  // A second time says the same.
  expect((await saysYes(own)).data).toEqual(said.data);
  expect(await inBook(own, day)).toMatchObject({ coming: 'yes' });
});

test('who was confirmed only within these hours or has cancelled is not asked; who is late comes', async () => {
  const day = dayAhead(shop, 2);
  const [cancelled, late] = [await table({ day, time: '20:00' }), await table({ day, time: '20:00' })];
  const gone = await shop.call(travel.cancelTravelOrder, {
    token: cancelled.token,
    raw: { orderId: cancelled.orderId, reason: '', refundUsd: 0 },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(gone.code).toBe(200);
  await before(day, '20:00', 3 * HOUR - MINUTE);
  const fresh = await table({ day, time: '20:00' });
  await job();
  expect([await asked(fresh), await asked(cancelled), await asked(late)]).toEqual([
    [0, 0],
    [0, 0],
    [1, 1],
  ]);
  expect(await inBook(fresh, day)).toMatchObject({ coming: 'unasked' });
  await shop.call(dining.tellDiningLate, { token: late.token, raw: { orderId: late.orderId, minutes: 20 } });
  expect(await inBook(late, day)).toMatchObject({ coming: 'yes', late: { minutes: 20 } });
});

test('a table that is moved asks again for its new hour, and forgets what was said of the former', async () => {
  const day = dayAhead(shop, 3);
  const own = await table({ day, time: '13:00' });
  await before(day, '13:00', 2 * HOUR);
  await job();
  expect((await saysYes(own)).code).toBe(200);
  const change = await askChange(shop, own, { day, time: '21:00' });
  expect((await makeTableChange(shop, own, change.data.id)).data.state).toBe('done');
  expect((await itemOf(own)).comingAt).toBeNull();
  await job();
  expect(await asked(own)).toEqual([1, 1]);
  await before(day, '21:00', 2 * HOUR);
  await job();
  expect(await asked(own)).toEqual([2, 2]);
});

test('a party that says it is late is not noted as missing before then', async () => {
  const day = dayAhead(shop, 2);
  const own = await table({ day });
  await before(day, '19:30', HOUR);
  await shop.call(dining.tellDiningLate, { token: own.token, raw: { orderId: own.orderId, minutes: 20 } });
  const miss = async () => {
    const params = { id: own.orderId };
    const { version } = (await shop.call(desk.readTravelOrder, { token: staff, params })).data;
    return shop.call(desk.noteNoShow, { token: staff, params, body: { version, note: 'Nobody came' } });
  };
  await before(day, '19:30', -19 * MINUTE);
  const early = await miss();
  expect([early.code, early.msg]).toEqual([refusalCode('travel.awaited'), expect.stringContaining('20')]);
  await before(day, '19:30', -20 * MINUTE);
  expect((await miss()).data).toMatchObject({ noShow: true });
});
