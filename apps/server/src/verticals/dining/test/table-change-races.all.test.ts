import { randomUUID } from 'node:crypto';
import { travelEndpoints as travel } from '@app/contract/travel/endpoints';
import { diningEndpoints as dining } from '@app/contract/verticals/dining/endpoints';
import { MINUTE } from '@app/kernel/clock';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { chanceOf } from '../../../reliability/random-bookings/chance.ts';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { openShop, passTime, type Shop } from '../../../testing/shop.ts';
import { testApp } from '../../../testing/test-app.ts';
import { diningInvariants } from '../domain/invariants.ts';
import {
  askChange,
  bookedTable,
  bookTable,
  dayAhead,
  makeTableChange,
  type NewRestaurant,
  type OwnTable,
  orderOf,
  payTable,
  plantArea,
  plantRestaurant,
  quoteTable,
} from './fixtures.ts';

// Two processes on one database.
let shop: Shop;
let second: Shop;
beforeAll(async () => {
  shop = await openShop();
  second = { ...shop, ...(await testApp({ databaseUrl: shop.databaseUrl, env: { DATABASE_POOL: '20' } })) };
});
afterEach(async () => {
  await shop.app.runJobs('wallet.seal-ledger');
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
});
afterAll(async () => {
  await second.close();
  await shop.close();
});

async function table(place: NewRestaurant, more: object = {}): Promise<OwnTable> {
  const { token } = await shop.buyer({ usd: 100_000 });
  const { code, data } = await bookedTable(shop, token, place, more);
  expect(code).toBe(200);
  if (data.state === 'pending_payment') await payTable(shop, token, data.paymentId);
  return { token, orderId: data.orderId };
}
const cancel = (at: Shop, { token, orderId }: OwnTable, refundUsd = 0) =>
  at.call(travel.cancelTravelOrder, {
    token,
    raw: { orderId, reason: '', refundUsd },
    headers: { 'idempotency-key': randomUUID() },
  });
const quoted = async (of: OwnTable, wanted: object): Promise<string> => (await askChange(shop, of, wanted)).data.id;
const takenTables = async (areaId: string) => {
  const { rows } = await sql<{ tables: number }>`
    SELECT COALESCE(sum(held + taken), 0)::int AS tables FROM dining_quarter WHERE area_id = ${areaId}`.execute(
    shop.app.platform.db,
  );
  return rows[0]?.tables ?? 0;
};
const deadlocks = async (): Promise<number> => {
  const { rows } = await sql<{ deadlocks: number }>`
    SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()`.execute(shop.app.platform.db);
  return rows[0]?.deadlocks ?? 0;
};

test('two changes of one table at once: one is made, the other saw a table that is no more', async () => {
  for (let round = 0; round < 5; round += 1) {
    const place = await plantRestaurant(shop.app.platform.db);
    const own = await table(place);
    const [early, late] = [await quoted(own, { time: '13:00' }), await quoted(own, { time: '21:00' })];
    const made = await Promise.all([makeTableChange(shop, own, early), makeTableChange(second, own, late)]);
    expect(made.filter(({ code }) => code === 200)).toHaveLength(1);
    // An hour and a half, and a quarter to lay the table.
    expect(await takenTables(place.areaId)).toBe(7);
  }
});

test('a change beside the cancelling of its table: whichever is first, no table is left', async () => {
  for (let round = 0; round < 5; round += 1) {
    const place = await plantRestaurant(shop.app.platform.db, { depositUsd: 1_000, depositFromParty: 4 });
    const own = await table(place);
    const change = await quoted(own, { time: '20:30', adults: round % 2 === 0 ? 2 : 4 });
    const [, cancelled] = await Promise.all([makeTableChange(shop, own, change), cancel(second, own)]);
    expect(cancelled.code).toBe(200);
    expect((await orderOf(shop, own.token, own.orderId)).state).toBe('cancelled');
    expect(await takenTables(place.areaId)).toBe(0);
  }
});

test('a change is paid while its time runs out and another one is made: the table is one of the three, and nothing else is held', async () => {
  for (let round = 0; round < 4; round += 1) {
    const place = await plantRestaurant(shop.app.platform.db, {
      depositUsd: 1_000,
      depositFromParty: 4,
      seats: [1, 8],
    });
    const own = await table(place);
    const made = await makeTableChange(shop, own, await quoted(own, { time: '21:00', adults: 4 }));
    await passTime(shop, (round % 2 === 0 ? 14 : 16) * MINUTE);
    const other = await quoted(own, { time: '18:00' });
    await Promise.all([
      payTable(shop, own.token, made.data.paymentId ?? ''),
      second.app.runJobs('travel.expire_changes'),
      makeTableChange(second, own, other),
    ]);
    const { subject, state } = await orderOf(shop, own.token, own.orderId);
    const { time } = subject.item as { time: string };
    expect(state).toBe('confirmed');
    expect(time).toBeOneOf(['18:00', '21:00']);
    expect(await takenTables(place.areaId)).toBe(time === '21:00' ? 9 : 7);
  }
});

test('parties that swap their kinds of tables, and the hour with them, wait for nobody', async () => {
  const { db } = shop.app.platform;
  const place = await plantRestaurant(db, { tables: 20, seats: [1, 4] });
  const terrace = await plantArea(db, place, { seats: [1, 4], tables: 20 });
  const owners = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      table(place, { areaId: index % 2 === 0 ? place.areaId : terrace, time: index % 3 === 0 ? '19:30' : '20:00' }),
    ),
  );
  const changes = await Promise.all(
    owners.map((own, index) =>
      quoted(own, { areaId: index % 2 === 0 ? terrace : place.areaId, time: index % 3 === 0 ? '20:15' : '19:15' }),
    ),
  );
  const before = await deadlocks();
  const made = await Promise.all(
    changes.map((id, index) => makeTableChange(index % 2 ? shop : second, owners[index] ?? { token: '' }, id)),
  );
  expect(made.map(({ code }) => code)).toEqual(made.map(() => 200));
  expect((await deadlocks()) - before).toBe(0);
});

test('the last table of an hour is wanted by two changes and a booking at once: one has it, the others keep what they had', async () => {
  for (let round = 0; round < 4; round += 1) {
    const place = await plantRestaurant(shop.app.platform.db, { tables: 2 });
    const [one, other] = [await table(place, { time: '13:00' }), await table(place, { time: '13:15' })];
    await table(place, { time: '20:00' });
    const guest = await shop.buyer();
    const [first, next] = [await quoted(one, { time: '20:00' }), await quoted(other, { time: '20:00' })];
    const quote = await quoteTable(shop, guest.token, place, { time: '20:00' });
    const outcomes = await Promise.all([
      makeTableChange(shop, one, first),
      makeTableChange(second, other, next),
      bookTable(second, guest.token, quote.data.id),
    ]);
    expect(outcomes.filter(({ code }) => code === 200)).toHaveLength(1);
    for (const { code } of outcomes) {
      expect(code).toBeOneOf([200, refusalCode('travel.unavailable'), refusalCode('dining.full')]);
    }
  }
});

/** What does not hold of tables now. */
async function flawsOfTables(): Promise<string[]> {
  const flaws: string[] = [];
  for (const { name, sql: text } of diningInvariants) {
    const { rows } = await sql.raw(text).execute(shop.app.platform.db);
    if (rows.length > 0) flaws.push(`${name}: ${JSON.stringify(rows[0])}`);
  }
  return flaws;
}

/** Tables of a restaurant with two kinds, and what may be done to any of them by chance. */
async function chainOf(seed: number) {
  const chance = chanceOf(seed);
  const place = await plantRestaurant(shop.app.platform.db, {
    tables: 3,
    pace: 12,
    depositUsd: 1_000,
    depositFromParty: 4,
  });
  const terrace = await plantArea(shop.app.platform.db, place, { seats: [1, 2], tables: 3 });
  const people = await Promise.all(Array.from({ length: 5 }, () => shop.buyer({ usd: 1_000_000 })));
  const own: OwnTable[] = [];
  const unpaid: { token: string; payment: string }[] = [];
  const done = { booked: 0, changed: 0, awaited: 0, paid: 0, refused: 0, cancelled: 0 };
  const wanted = () => ({
    day: dayAhead(shop, chance.whole(5, 6)),
    time: chance.one(['18:00', '18:45', '19:30', '20:15', '21:00']),
    adults: chance.whole(1, 8),
    areaId: chance.one([null, null, place.areaId, terrace]),
    menus: chance.percent(20) ? [{ id: place.paidMenuId, count: 1 }] : [],
  });
  const book = async () => {
    const { token } = chance.one(people);
    const quote = await quoteTable(shop, token, place, wanted());
    if (quote.code !== 200) return;
    const { code, data } = await bookTable(shop, token, quote.data.id);
    if (code !== 200) return;
    done.booked += 1;
    own.push({ token, orderId: data.orderId });
    if (data.state === 'pending_payment') await payTable(shop, token, data.paymentId);
  };
  const change = async () => {
    const of = chance.one(own);
    const asked = await askChange(shop, of, wanted());
    const at = chance.percent(50) ? shop : second;
    const made = asked.code === 200 ? await makeTableChange(at, of, asked.data.id) : null;
    if (made?.code !== 200) done.refused += 1;
    else if (made.data.paymentId === null) done.changed += 1;
    else {
      done.awaited += 1;
      unpaid.push({ token: of.token, payment: made.data.paymentId });
    }
  };
  const pay = async () => {
    const due = unpaid.pop();
    if (due && (await payTable(shop, due.token, due.payment)).code === 200) done.paid += 1;
  };
  const pass = async () => {
    await passTime(shop, chance.whole(1, 10) * MINUTE);
    if (chance.percent(50)) await shop.app.runJobs('travel.expire_changes');
  };
  const end = async () => {
    const of = chance.one(own);
    const preview = await shop.call(travel.cancelPreview, { token: of.token, query: { id: of.orderId } });
    if (preview.code !== 200 || (await cancel(shop, of, preview.data.refund.usd)).code !== 200) return;
    done.cancelled += 1;
    own.splice(own.indexOf(of), 1);
  };
  const acts = { book, change, pay, pass, end };
  const next = (): keyof typeof acts =>
    own.length < 3 ? 'book' : chance.one(['change', 'change', 'change', 'pay', 'pass', 'end', 'book']);
  return { done, acts, next };
}

test.each([1, 2, 3])('any chain of changes leaves every counter as the bookings are (seed %i)', async (seed) => {
  const { done, acts, next } = await chainOf(seed);
  for (let step = 0; step < 60; step += 1) {
    const act = next();
    await acts[act]();
    expect([step, act, await flawsOfTables()]).toEqual([step, act, []]);
  }
  // A chain that never changes, pays or refuses anything proves nothing.
  expect(Object.entries(done).filter(([, times]) => times === 0)).toEqual([]);
});

test('the table of before is free for others as soon as the change is made, the new one from when it waits for its money', async () => {
  const place = await plantRestaurant(shop.app.platform.db, {
    tables: 1,
    seats: [1, 8],
    depositUsd: 1_000,
    depositFromParty: 4,
  });
  const own = await table(place, { time: '18:00' });
  const stateAt = async (time: string) => {
    const { data } = await shop.call(dining.diningSlots, {
      query: { restaurant: place.id, day: dayAhead(shop, 5), time },
    });
    return data.times.find((slot) => slot.time === time)?.problem;
  };
  const made = await makeTableChange(shop, own, await quoted(own, { time: '21:00', adults: 4 }));
  expect([await stateAt('18:00'), await stateAt('21:00')]).toEqual(['full', 'full']);
  await payTable(shop, own.token, made.data.paymentId ?? '');
  expect([await stateAt('18:00'), await stateAt('21:00')]).toEqual([null, 'full']);
});
