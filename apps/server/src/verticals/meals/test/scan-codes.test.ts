import { staffTravelEndpoints as travelDesk } from '@app/contract/travel/staff-endpoints';
import { staffMealEndpoints as desk } from '@app/contract/verticals/meals/staff-endpoints';
import { HOUR, MINUTE } from '@app/kernel/clock';
import { addDays, weekday } from '@app/kernel/local-day';
import { dayIn, instantOf } from '@app/kernel/zone-time';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setParameter } from '../../../modules/settings/public.ts';
import { openShop, passTime, type Shop } from '../../../testing/shop.ts';
import {
  bookSet,
  boughtSet,
  codesOf,
  giveBack,
  itemOf,
  newSet,
  plantRestaurant,
  quoteSet,
  scan,
  stockOf,
  tableRefusalOf,
  undo,
  ZONE,
} from './fixtures.ts';

let shop: Shop;
let staff: string;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
  await setParameter(shop.app.platform.db, 'travel.unpaid_max', 100);
  shop.app.platform.cache.drop(['parameters']);
});
afterAll(async () => {
  await shop.app.runJobs('wallet.seal-ledger');
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
  await shop.close();
});

const db = () => shop.app.platform.db;
const passTo = (moment: Date) => passTime(shop, moment.getTime() - shop.app.platform.clock.now().getTime());
const errorOf = async (answer: ReturnType<typeof scan>) => tableRefusalOf(await answer).error;

test('a code is found, used once, undone within the hour by whoever scanned it, and used again', async () => {
  const set = await newSet(db());
  const [placeId = ''] = set.placeIds;
  const who = await shop.buyer({ usd: 50_000 });
  const orderId = await boughtSet(shop, who.token, set);
  const [code = ''] = await codesOf(shop, who.token, orderId);
  const typed = `${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`;
  const seen = await shop.call(desk.findMealCode, { token: staff, query: { code: typed } });
  expect(seen.data).toMatchObject({
    code,
    number: 1,
    pieces: 1,
    state: 'usable',
    order: { id: orderId },
    usedAt: null,
  });
  expect((await scan(shop, staff, typed, placeId)).data).toMatchObject({ state: 'used', usedAt: expect.any(String) });
  expect(await errorOf(scan(shop, staff, code, placeId))).toBe('meal.used');
  expect((await itemOf(shop, who.token, orderId)).codes).toMatchObject([{ state: 'used', place: expect.any(String) }]);
  const second = await shop.staff();
  expect(tableRefusalOf(await undo(shop, second, code)).error).toBe('meal.undo_late');
  expect((await undo(shop, staff, code)).data).toMatchObject({ state: 'usable', usedAt: null, undoUntil: null });
  expect((await scan(shop, staff, code, placeId)).code).toBe(200);
  await passTime(shop, 61 * MINUTE);
  expect(tableRefusalOf(await undo(shop, staff, code)).error).toBe('meal.undo_late');
  const { rows } = await sql<{ action: string }>`
    SELECT action FROM operation_log WHERE record = ${`travel_order/${orderId}`} AND outcome = 'done' ORDER BY id`.execute(
    db(),
  );
  expect(rows.map(({ action }) => action)).toEqual(['meal_code.use', 'meal_code.undo', 'meal_code.use']);
});

test('a code is found however it was typed: misread letters, full-width letters, dashes and what is not seen', async () => {
  const who = await shop.buyer({ usd: 50_000 });
  const [code = ''] = await codesOf(shop, who.token, await boughtSet(shop, who.token, await newSet(db())));
  const read = `A0B1${code.slice(4)}`;
  await sql`UPDATE dining_code SET code = ${read} WHERE code = ${code}`.execute(db());
  const tail = code.slice(4);
  for (const typed of [`aob1${tail}`, `a0bl${tail}`, `AOBI–${tail}`, `\u200bＡ０Ｂ１${tail}`, `A.0.B.1\u2060${tail}`]) {
    const found = await shop.call(desk.findMealCode, { token: staff, query: { code: typed } });
    expect([typed, found.data.code]).toEqual([typed, read]);
  }
});

test('each reason for which a code is not taken has its own key', async () => {
  const place = await plantRestaurant(db());
  const elsewhere = await plantRestaurant(db());
  const today = dayIn(ZONE, shop.app.platform.clock.now());
  const day = addDays(today, 2);
  const set = await newSet(db(), {
    places: [place.id],
    usable: { weekdays: [weekday(day)], from: '12:00', to: '14:00' },
    perTable: 1,
    validDays: 12,
    refundAtExpiry: false,
  });
  const who = await shop.buyer({ usd: 90_000 });
  const orderId = await boughtSet(shop, who.token, set, { count: 5 });
  const [first = '', second = '', third = '', fourth = ''] = await codesOf(shop, who.token, orderId);
  expect(await errorOf(scan(shop, staff, 'NOSUCHCODE', place.id))).toBe('meal.unknown_code');
  const missing = await shop.call(desk.findMealCode, { token: staff, query: { code: 'NOSUCHCODE' } });
  expect(tableRefusalOf(missing).error).toBe('meal.unknown_code');
  // A code that is looked up says the same before it is used.
  const seen = async (code: string, restaurantId = place.id) =>
    (await shop.call(desk.findMealCode, { token: staff, query: { code, restaurantId } })).data.hindrance;
  await passTo(instantOf(addDays(day, -1), '12:30', ZONE));
  expect(await errorOf(scan(shop, staff, first, place.id))).toBe('meal.closed_day');
  expect(await seen(first)).toBe('closed_day');
  await passTo(instantOf(day, '11:59', ZONE));
  expect(await errorOf(scan(shop, staff, first, place.id))).toBe('meal.closed_hour');
  expect(await seen(first)).toBe('closed_hour');
  await passTo(instantOf(day, '12:00', ZONE));
  expect(await errorOf(scan(shop, staff, first, elsewhere.id))).toBe('meal.wrong_place');
  expect([await seen(first), await seen(first, elsewhere.id)]).toEqual([null, null]);
  expect((await scan(shop, staff, first, place.id)).code).toBe(200);
  expect(await errorOf(scan(shop, staff, second, place.id))).toBe('meal.table_limit');
  expect([await seen(first), await seen(second)]).toEqual([null, 'table_limit']);
  const paid = (await itemOf(shop, who.token, orderId)).codes;
  await giveBack(shop, who.token, orderId, [3], paid[2]?.paidUsd ?? 0);
  expect(await errorOf(scan(shop, staff, third, place.id))).toBe('meal.given_back');
  // What the set says now does not change what was sold.
  await sql`UPDATE dining_set SET blackout = ${[addDays(day, 7).slice(5)]} WHERE id = ${set.id}`.execute(db());
  await passTo(instantOf(addDays(day, 7), '12:30', ZONE));
  const bought = await boughtSet(shop, who.token, set);
  const [dark = ''] = await codesOf(shop, who.token, bought);
  expect(await errorOf(scan(shop, staff, dark, place.id))).toBe('meal.closed_day');
  expect((await scan(shop, staff, second, place.id)).code).toBe(200);
  await passTo(instantOf(addDays(today, 13), '00:00', ZONE));
  expect(await errorOf(scan(shop, staff, fourth, place.id))).toBe('meal.expired');
  await shop.app.runJobs('meals.end_expired');
});

test('who may not scan is refused, and a code tells nobody anything without a token', async () => {
  const set = await newSet(db());
  const who = await shop.buyer({ usd: 50_000 });
  const [code = ''] = await codesOf(shop, who.token, await boughtSet(shop, who.token, set));
  const [placeId = ''] = set.placeIds;
  const viewer = await shop.staff({ permissions: ['travel.restaurants.view'] });
  expect((await scan(shop, viewer, code, placeId)).status).toBe(403);
  expect((await undo(shop, viewer, code)).status).toBe(403);
  expect((await shop.call(desk.findMealCode, { token: viewer, query: { code } })).status).toBe(403);
  expect((await scan(shop, '', code, placeId)).status).toBe(401);
  expect((await scan(shop, who.token, code, placeId)).status).toBe(401);
});

test('50 scans of one code at once use it once', async () => {
  const set = await newSet(db());
  const who = await shop.buyer({ usd: 50_000 });
  const [code = ''] = await codesOf(shop, who.token, await boughtSet(shop, who.token, set));
  const all = await Promise.all(Array.from({ length: 50 }, () => scan(shop, staff, code, set.placeIds[0] ?? '')));
  expect(all.filter((one) => one.code === 200)).toHaveLength(1);
  expect(new Set(all.filter((one) => one.code !== 200).map((one) => tableRefusalOf(one).error))).toEqual(
    new Set(['meal.used']),
  );
});

test('a scan and a refund of one piece at once: one of them has it', async () => {
  const set = await newSet(db());
  for (let round = 0; round < 12; round += 1) {
    const who = await shop.buyer({ usd: 50_000 });
    const orderId = await boughtSet(shop, who.token, set);
    const [code = ''] = await codesOf(shop, who.token, orderId);
    const [used, back] = await Promise.all([
      scan(shop, staff, code, set.placeIds[0] ?? ''),
      giveBack(shop, who.token, orderId, [1], 5_900),
    ]);
    expect([used.code === 200, back.code === 200].filter(Boolean)).toHaveLength(1);
  }
});

test('ten buyers of the last piece: one has it', async () => {
  const set = await newSet(db(), { stock: 1 });
  const people = await Promise.all(Array.from({ length: 10 }, () => shop.buyer({ usd: 50_000 })));
  const quotes = await Promise.all(people.map(({ token }) => quoteSet(shop, token, set)));
  const placed = await Promise.all(
    people.map(({ token }, index) => bookSet(shop, token, quotes[index]?.data.id ?? '')),
  );
  expect(placed.filter(({ code }) => code === 200)).toHaveLength(1);
  const refused = placed.filter(({ code }) => code !== 200).map((one) => tableRefusalOf(one).error);
  expect(refused.every((error) => error === 'travel.unavailable' || error === 'meal.sold_out')).toBe(true);
  expect(await stockOf(db(), set.id)).toEqual([1, 0]);
  await passTime(shop, HOUR);
  await shop.app.runJobs('travel.expire');
  expect(await stockOf(db(), set.id)).toEqual([0, 0]);
});

test('the desk of travel finds an order by its voucher and by the code of any of its pieces, used ones too', async () => {
  const set = await newSet(db());
  const [placeId = ''] = set.placeIds;
  const who = await shop.buyer({ usd: 50_000 });
  const orderId = await boughtSet(shop, who.token, set, { count: 2 });
  const [one = '', two = ''] = await codesOf(shop, who.token, orderId);
  await scan(shop, staff, one, placeId);
  const found = async (code: string, token = staff) => shop.call(travelDesk.findByVoucher, { token, query: { code } });
  expect((await found(one)).data.id).toBe(orderId);
  expect((await found(` ${two.toLowerCase()}`)).data.id).toBe(orderId);
  // Its codes are its customer's alone.
  expect(JSON.stringify((await found(two)).data)).not.toContain(two);
  const elsewhere = await shop.staff({ agentId: shop.agentId });
  expect(tableRefusalOf(await found(two, elsewhere)).error).toBe('travel.wrong_voucher');
  expect(tableRefusalOf(await found('NOSUCHCODE')).error).toBe('travel.wrong_voucher');
});
