import { randomUUID } from 'node:crypto';
import { travelEndpoints as travel } from '@app/contract/travel/endpoints';
import { staffTravelEndpoints as desk } from '@app/contract/travel/staff-endpoints';
import { diningEndpoints as dining } from '@app/contract/verticals/dining/endpoints';
import { staffDiningEndpoints as staffDining } from '@app/contract/verticals/dining/staff-endpoints';
import type { DiningItem } from '@app/contract/verticals/dining/views';
import { HOUR, MINUTE } from '@app/kernel/clock';
import { instantOf } from '@app/kernel/zone-time';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { openShop, passTime, type Shop } from '../../../testing/shop.ts';
import {
  askChange,
  bookedTable,
  dayAhead,
  makeTableChange,
  type NewRestaurant,
  type OwnTable,
  orderOf,
  passTo,
  payTable,
  plantArea,
  plantRestaurant,
  quartersOf,
  quoteTable,
  tableRefusalOf,
  ZONE,
} from './fixtures.ts';

let shop: Shop;
let staff: string;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
});
const broken = async () => {
  await shop.app.runJobs('wallet.seal-ledger');
  return (await shop.app.verify()).filter((result) => !result.ok);
};
afterEach(async () => expect(await broken()).toEqual([]));
afterAll(() => shop.close());

/** A table that is booked, and paid where it costs something ahead. */
async function table(place: NewRestaurant, more: object = {}, usd = 100_000): Promise<OwnTable> {
  const { token } = await shop.buyer({ usd });
  const booked = await bookedTable(shop, token, place, more);
  expect(booked.code).toBe(200);
  if (booked.data.state === 'pending_payment') await payTable(shop, token, booked.data.paymentId);
  return { token, orderId: booked.data.orderId };
}

const read = (of: OwnTable) => orderOf(shop, of.token, of.orderId);
const itemOf = async (of: OwnTable) => (await read(of)).subject.item as DiningItem;
const change = async (of: OwnTable, wanted: object) => {
  const asked = await askChange(shop, of, wanted);
  expect(asked.code).toBe(200);
  return makeTableChange(shop, of, asked.data.id);
};
const arrivals = async (place: NewRestaurant) => {
  const { rows } = await sql<{ quarter: number; covers: number }>`
    SELECT quarter, covers FROM dining_pace WHERE restaurant_id = ${place.id} AND covers > 0 ORDER BY quarter`.execute(
    shop.app.platform.db,
  );
  return rows.map(({ covers }) => covers);
};
const shape = async (areaId: string) => {
  const rows = await quartersOf(shop.app.platform.db, areaId);
  return rows.map(({ held, taken }) => `${held}/${taken}`).join(' ');
};
async function newMerchant(): Promise<string> {
  const id = randomUUID();
  await sql`INSERT INTO merchant (id, name) VALUES (${id}, ${`Merchant ${id}`})`.execute(shop.app.platform.db);
  return id;
}
const costNow = (policy: readonly { until: string | null; fee: { usd: number } }[]) => {
  const now = shop.app.platform.clock.now().toISOString();
  return policy.find(({ until }) => until === null || now < until)?.fee.usd;
};

test('the only table is moved by an hour, with one person more: it counts as free, is changed at once and confirmed at once', async () => {
  const place = await plantRestaurant(shop.app.platform.db, { tables: 1 });
  const own = await table(place);
  const before = await read(own);
  const slots = await shop.call(dining.changeTableSlots, {
    token: own.token,
    query: { order: own.orderId, day: dayAhead(shop, 5), adults: '3' },
  });
  expect(slots.data.times.filter(({ problem }) => problem !== null)).toEqual([]);
  const asked = await askChange(shop, own, { time: '20:30', adults: 3 });
  expect(asked.data).toMatchObject({ due: null, back: null, fee: { usd: 0 } });
  expect((await makeTableChange(shop, own, asked.data.id)).data).toMatchObject({ state: 'done', paymentId: null });
  const after = await read(own);
  expect(after).toMatchObject({
    state: 'confirmed',
    service: { startsAt: instantOf(dayAhead(shop, 5), '20:30', ZONE).toISOString() },
  });
  expect(after.subject.item).toMatchObject({ time: '20:30', people: 3, stayMinutes: 120, tables: 1 });
  expect(after.voucherCode).toMatch(/./);
  expect(after.voucherCode).not.toBe(before.voucherCode);
  // Two hours, and a quarter to lay the table; three people arrive, and none at the former hour.
  expect(await shape(place.areaId)).toBe(Array(9).fill('0/1').join(' '));
  expect(await arrivals(place)).toEqual([3]);
});

test('2 people become 5: another area, or two tables of one, or refused with the old table kept', async () => {
  const { db } = shop.app.platform;
  const place = await plantRestaurant(db, { tables: 1, seats: [1, 4] });
  const room = await plantArea(db, place, { seats: [5, 8], tables: 1, name: 'Room' });
  const own = await table(place);
  expect((await change(own, { adults: 5 })).data.state).toBe('done');
  expect(await itemOf(own)).toMatchObject({ areaId: room, people: 5 });
  expect(await shape(place.areaId)).toBe('');
  // The room is gone: another two cannot become five, and keep what they have.
  const other = await table(place);
  const refused = await askChange(shop, other, { adults: 5 });
  expect(tableRefusalOf(refused)).toMatchObject({ error: 'dining.full', field: 'time' });
  expect(tableRefusalOf(refused).next?.length).toBeGreaterThan(0);
  expect(await itemOf(other)).toMatchObject({ areaId: place.areaId, people: 2 });
  expect(await shape(place.areaId)).toBe(Array(7).fill('0/1').join(' '));
});

test('a deposit that comes with more people is paid before the table is another one; until then both are had', async () => {
  const { db } = shop.app.platform;
  const place = await plantRestaurant(db, { tables: 2, seats: [1, 4], depositUsd: 2_000, depositFromParty: 4 });
  const own = await table(place);
  const asked = await askChange(shop, own, { adults: 6, time: '20:00' });
  expect(asked.data).toMatchObject({ due: { usd: 12_000 }, back: null, fee: { usd: 0 } });
  const made = await makeTableChange(shop, own, asked.data.id);
  expect(made.data.state).toBe('awaiting_payment');
  // 19:30 to 21:15 is had; from 20:00 to 22:15 two tables are, of which one is had already.
  expect(await shape(place.areaId)).toBe('0/1 0/1 1/1 1/1 1/1 1/1 1/1 2/0 2/0 2/0 2/0');
  expect(await arrivals(place)).toEqual([2, 6]);
  expect(await itemOf(own)).toMatchObject({ people: 2, time: '19:30' });
  expect((await payTable(shop, own.token, made.data.paymentId ?? '')).code).toBe(200);
  expect(await shape(place.areaId)).toBe(Array(9).fill('0/2').join(' '));
  expect(await arrivals(place)).toEqual([6]);
  expect(await read(own)).toMatchObject({ state: 'confirmed', payable: { usd: 12_000 } });
});

test('what nobody pays for in time is free again, and the table stays as it was', async () => {
  const place = await plantRestaurant(shop.app.platform.db, {
    tables: 1,
    seats: [1, 8],
    depositUsd: 2_000,
    depositFromParty: 4,
  });
  const own = await table(place);
  const asked = await askChange(shop, own, { adults: 5, time: '21:00' });
  const made = await makeTableChange(shop, own, asked.data.id);
  const other = await shop.buyer();
  expect(tableRefusalOf(await quoteTable(shop, other.token, place, { time: '21:30' })).error).toBe('dining.full');
  await passTime(shop, 16 * MINUTE);
  // By the clock it is free already, before any job has run.
  expect((await quoteTable(shop, other.token, place, { time: '21:30' })).code).toBe(200);
  expect((await bookedTable(shop, other.token, place, { time: '21:30' })).code).toBe(200);
  expect((await payTable(shop, own.token, made.data.paymentId ?? '')).code).not.toBe(200);
  expect(await read(own)).toMatchObject({ state: 'confirmed', subject: { item: { people: 2, time: '19:30' } } });
  expect(await arrivals(place)).toEqual([2, 2]);
});

test('a change that waits is given up for another one, or by cancelling the table', async () => {
  const { db } = shop.app.platform;
  const place = await plantRestaurant(db, { tables: 2, seats: [1, 8], depositUsd: 2_000, depositFromParty: 4 });
  const own = await table(place);
  await change(own, { adults: 5, time: '21:00' });
  expect((await change(own, { adults: 5, time: '20:00' })).data.state).toBe('awaiting_payment');
  expect(await arrivals(place)).toEqual([2, 5]);
  const cancelled = await shop.call(travel.cancelTravelOrder, {
    token: own.token,
    raw: { orderId: own.orderId, reason: '', refundUsd: 0 },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(cancelled.code).toBe(200);
  expect([await shape(place.areaId), await arrivals(place)]).toEqual(['', []]);
});

test('the policy of a deposit: the same night gives up nothing, fewer people their part, another night all of it', async () => {
  const { db } = shop.app.platform;
  const place = await plantRestaurant(db, { tables: 9, depositUsd: 2_000, seats: [1, 8] });
  const day = dayAhead(shop, 5);
  const own = await table(place, { adults: 5 });
  // Free where cancelling is.
  expect((await askChange(shop, own, { adults: 3 })).data).toMatchObject({ fee: { usd: 0 }, back: { usd: 4_000 } });
  expect((await askChange(shop, own, { adults: 5, day: dayAhead(shop, 6) })).data).toMatchObject({
    fee: { usd: 0 },
    due: null,
    back: null,
  });
  await passTo(shop, new Date(instantOf(day, '19:30', ZONE).getTime() - 20 * HOUR));
  const later = await askChange(shop, own, { adults: 5, time: '21:00', day });
  expect(later.data).toMatchObject({ fee: { usd: 0 }, due: null, back: null, policyKept: true });
  expect(costNow(later.data.policy)).toBe(5_000);
  const fewer = await askChange(shop, own, { adults: 3, day });
  expect(fewer.data).toMatchObject({ fee: { usd: 2_000 }, back: { usd: 2_000 }, policyKept: true });
  const other = await askChange(shop, own, { adults: 5, day: dayAhead(shop, 6) });
  expect(other.data).toMatchObject({ fee: { usd: 5_000 }, due: { usd: 5_000 }, policyKept: false });
  expect((await makeTableChange(shop, own, fewer.data.id)).data.state).toBe('done');
  expect(await read(own)).toMatchObject({ payable: { usd: 6_000 }, state: 'confirmed' });
});

test('each refusal: the same table, each problem with the free times beside it, another’s order, too late, one table at a time', async () => {
  const { db } = shop.app.platform;
  const closed = dayAhead(shop, 4);
  const place = await plantRestaurant(db, { pace: 12, closedDays: [closed], tables: 12 });
  const own = await table(place);
  const stranger = { ...own, token: (await shop.buyer()).token };
  const said = async (wanted: object) => {
    const { error, field, next } = tableRefusalOf(await askChange(shop, own, wanted));
    return [error, field, (next?.length ?? 0) > 0];
  };
  expect(await said({})).toEqual(['travel.same_dates', undefined, false]);
  expect(await said({ day: closed })).toEqual(['dining.closed_day', 'day', true]);
  expect(await said({ time: '09:00' })).toEqual(['dining.closed_hour', 'time', true]);
  expect(await said({ time: '22:00' })).toEqual(['dining.last_seating', 'time', true]);
  expect(await said({ day: dayAhead(shop, -1) })).toEqual(['dining.notice', 'time', true]);
  expect(await said({ day: dayAhead(shop, 61) })).toEqual(['dining.far', 'day', true]);
  expect(await said({ adults: 13 })).toEqual(['dining.party', 'adults', false]);
  expect(await said({ menus: [{ id: place.menuId, count: 1 }] })).toEqual(['dining.menu', 'menus.0.count', false]);
  expect(await said({ areaId: randomUUID() })).toEqual(['record.not_found', undefined, false]);
  expect(await said({ adults: 0 })).toEqual(['input.invalid', 'adults', false]);
  await table(place, { adults: 11, time: '20:00' });
  expect(await said({ time: '20:00' })).toEqual(['dining.pace', 'time', true]);
  const elsewhere = await plantRestaurant(shop.app.platform.db);
  await bookedTable(shop, own.token, elsewhere, { time: '13:00' });
  expect(await said({ time: '14:00' })).toEqual(['dining.overlap', 'time', false]);
  expect((await askChange(shop, stranger, { time: '21:00' })).code).toBe(refusalCode('record.not_found'));
  const query = { order: own.orderId, day: dayAhead(shop, 5) };
  expect((await shop.call(dining.changeTableSlots, { token: stranger.token, query })).code).toBe(
    refusalCode('record.not_found'),
  );
  const asked = await askChange(shop, own, { time: '21:00' });
  expect((await makeTableChange(shop, stranger, asked.data.id)).code).toBe(refusalCode('record.not_found'));
  expect((await makeTableChange(shop, own, randomUUID())).code).toBe(refusalCode('record.not_found'));
  await passTime(shop, 31 * MINUTE);
  expect((await makeTableChange(shop, own, asked.data.id)).code).toBe(refusalCode('travel.change_expired'));
  await passTo(shop, instantOf(dayAhead(shop, 5), '19:31', ZONE));
  expect((await askChange(shop, own, { day: dayAhead(shop, 2) })).code).toBe(refusalCode('travel.change_too_late'));
});

test('people of the same hour may change within the notice; a table whose guests are there does not change', async () => {
  const place = await plantRestaurant(shop.app.platform.db, { noticeMinutes: 120 });
  const day = dayAhead(shop, 3);
  const own = await table(place, { day });
  await passTo(shop, new Date(instantOf(day, '19:30', ZONE).getTime() - 30 * MINUTE));
  expect(tableRefusalOf(await askChange(shop, own, { day, time: '20:00' })).error).toBe('dining.notice');
  expect((await change(own, { day, adults: 3 })).data.state).toBe('done');
  const seat = await shop.call(staffDining.seatDiningGuests, {
    token: staff,
    params: { id: own.orderId },
    body: { seating: 'arrived' },
  });
  expect(seat.code).toBe(200);
  expect((await askChange(shop, own, { day, adults: 2 })).code).toBe(refusalCode('order.not_allowed'));
});

test('wishes, occasion and menus change with the table; a late party is late no more', async () => {
  const place = await plantRestaurant(shop.app.platform.db);
  const day = dayAhead(shop, 2);
  const own = await table(place, { day });
  expect((await change(own, { day, wishes: 'A quiet corner', occasion: 'birthday' })).data.state).toBe('done');
  expect(await read(own)).toMatchObject({ wishes: 'A quiet corner', state: 'confirmed' });
  expect((await askChange(shop, own, { day, wishes: 'A quiet corner' })).code).toBe(refusalCode('travel.same_dates'));
  expect((await change(own, { day, menus: [{ id: place.menuId, count: 2 }] })).data.state).toBe('done');
  expect(await itemOf(own)).toMatchObject({ occasion: 'birthday', menus: [{ count: 2 }] });
  await passTo(shop, new Date(instantOf(day, '19:30', ZONE).getTime() - 90 * MINUTE));
  const late = { orderId: own.orderId, minutes: 20 };
  expect((await shop.call(dining.tellDiningLate, { token: own.token, raw: late })).code).toBe(200);
  expect((await change(own, { day, time: '20:30' })).data.state).toBe('done');
  expect((await itemOf(own)).late).toBeNull();
});

test('a restaurant that confirms itself confirms anew, within its half hour; until that is late, cancelling costs what it did', async () => {
  const place = await plantRestaurant(shop.app.platform.db, { confirm: 'staff', depositUsd: 1_000 });
  const day = dayAhead(shop, 5);
  const own = await table(place);
  const params = { id: own.orderId };
  const { version } = (await shop.call(desk.readTravelOrder, { token: staff, params })).data;
  await shop.call(desk.confirmTravelOrder, { token: staff, params, body: { version, references: [] } });
  await passTo(shop, new Date(instantOf(day, '19:30', ZONE).getTime() - 20 * HOUR));
  expect((await change(own, { day, time: '21:00' })).data.state).toBe('done');
  const waiting = await read(own);
  expect(waiting).toMatchObject({ state: 'pending_verification', voucherCode: null });
  expect(Date.parse(waiting.confirmBy ?? '') - shop.app.platform.clock.now().getTime()).toBeGreaterThan(29 * MINUTE);
  const preview = await shop.call(travel.cancelPreview, { token: own.token, query: { id: own.orderId } });
  expect(preview.data.fee.usd).toBe(1_000);
});

test('staff change a table with a note, also beyond the policy; staff of an agent or merchant whose it is not see none of it', async () => {
  const place = await plantRestaurant(shop.app.platform.db, { depositUsd: 1_000 });
  const own = await table(place);
  const params = { id: own.orderId };
  const wanted = { day: dayAhead(shop, 6), time: '20:00', adults: 2 };
  const slots = await shop.call(staffDining.changeTableSlots, { token: staff, params, query: { day: wanted.day } });
  expect(slots.data.times.length).toBeGreaterThan(10);
  const quote = (body: object, token = staff) =>
    shop.call(staffDining.quoteTableChange, { token, params, raw: { ...wanted, ...body } });
  const make = (changeId: string, version: number, note = 'Asked by phone') =>
    shop.call(staffDining.changeTable, {
      token: staff,
      params,
      raw: { version, changeId, note },
      headers: { 'idempotency-key': randomUUID() },
    });
  await passTo(shop, new Date(instantOf(dayAhead(shop, 5), '19:30', ZONE).getTime() - HOUR));
  const day = dayAhead(shop, 1);
  expect((await quote({ day })).data).toMatchObject({ fee: { usd: 1_000 }, due: { usd: 1_000 } });
  const waived = await quote({ day, waiveFee: true });
  expect(waived.data).toMatchObject({ fee: { usd: 0 }, due: null });
  const { version } = (await shop.call(desk.readTravelOrder, { token: staff, params })).data;
  const strangers = [
    await shop.staff({ agentId: shop.agentId }),
    await shop.staff({ merchantId: await newMerchant() }),
  ];
  for (const token of strangers) {
    expect((await quote({ day }, token)).code).toBe(refusalCode('record.not_found'));
    const seen = await shop.call(staffDining.changeTableSlots, { token, params, query: { day } });
    expect(seen.code).toBe(refusalCode('record.not_found'));
  }
  expect((await make(waived.data.id, version, '')).code).toBe(refusalCode('input.invalid'));
  expect((await make(waived.data.id, version - 1)).code).toBe(refusalCode('record.stale'));
  expect((await make(waived.data.id, version)).data).toMatchObject({
    state: 'confirmed',
    changes: [{ byStaff: true }],
  });
  // What staff had priced is not the customer's to take.
  const theirs = await quote({ day, time: '21:00', waiveFee: true });
  expect((await makeTableChange(shop, own, theirs.data.id)).code).toBe(refusalCode('record.not_found'));
});

test('each invariant names a table that is not what its change holds', async () => {
  const { db } = shop.app.platform;
  const place = await plantRestaurant(db, { tables: 2, seats: [1, 8], depositUsd: 2_000, depositFromParty: 4 });
  const own = await table(place);
  await change(own, { adults: 5, time: '21:00' });
  const names = async () => (await broken()).map(({ name }) => name).sort();
  const spoilt = async (column: string, by: number) => {
    await sql`UPDATE dining_change SET ${sql.id(column)} = ${sql.id(column)} + ${by} WHERE order_id = ${own.orderId}`.execute(
      db,
    );
    const found = await names();
    await sql`UPDATE dining_change SET ${sql.id(column)} = ${sql.id(column)} - ${by} WHERE order_id = ${own.orderId}`.execute(
      db,
    );
    return found;
  };
  expect(await spoilt('tables', 1)).toEqual(['dining.changes_wait_for_money', 'dining.quarters_match_bookings']);
  expect(await spoilt('covers', 1)).toEqual(['dining.changes_wait_for_money', 'dining.pace_matches_arrivals']);
  await sql`UPDATE dining_booking SET tables = 2 WHERE order_id = ${own.orderId}`.execute(db);
  expect(await names()).toEqual(['dining.quarters_match_bookings', 'dining.tables_are_their_orders']);
  await sql`UPDATE dining_booking SET tables = 1 WHERE order_id = ${own.orderId}`.execute(db);
});
