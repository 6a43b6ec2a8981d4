import { randomUUID } from 'node:crypto';
import { travelEndpoints as travel } from '@app/contract/travel/endpoints';
import { diningEndpoints as dining } from '@app/contract/verticals/dining/endpoints';
import { staffDiningEndpoints as staffDining } from '@app/contract/verticals/dining/staff-endpoints';
import { MINUTE } from '@app/kernel/clock';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/connect.ts';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { openShop, passTime, type Shop } from '../../../testing/shop.ts';
import { testApp } from '../../../testing/test-app.ts';
import { eraseWaits } from '../usecases/waiting/end-waits.ts';
import {
  askChange,
  bookedTable,
  bookTable,
  dayAhead,
  makeTableChange,
  type NewRestaurant,
  plantRestaurant,
  quartersOf,
  quoteTable,
  tableRefusalOf,
} from './fixtures.ts';

// Two processes on one database.
let shop: Shop;
let second: Shop;
let staff: string;
beforeAll(async () => {
  shop = await openShop();
  second = { ...shop, ...(await testApp({ databaseUrl: shop.databaseUrl, env: { DATABASE_POOL: '20' } })) };
  staff = await shop.staff();
});
const broken = async () => {
  await shop.app.runJobs('wallet.seal-ledger');
  return (await shop.app.verify()).filter((result) => !result.ok).map(({ name }) => name);
};
afterEach(async () => expect(await broken()).toEqual([]));
afterAll(async () => {
  await second.close();
  await shop.close();
});

const db = () => shop.app.platform.db;
const key = () => ({ 'idempotency-key': randomUUID() });
const guest = async (usd = 0) => (await shop.buyer({ usd })).token;

/** Somebody who waits for the table of 19:30, or other hours. */
const wait = (token: string, place: NewRestaurant, more: object = {}, at: Shop = shop) =>
  at.call(dining.joinDiningWait, {
    token,
    raw: { restaurantId: place.id, day: dayAhead(shop, 5), from: '19:30', to: '19:30', adults: 2, ...more },
  });
const waits = async (token: string) => (await shop.call(dining.diningWaits, { token })).data;
const offerOf = async (token: string) => (await waits(token))[0]?.offer ?? null;
const cancel = (token: string, orderId: string, at: Shop = shop) =>
  at.call(travel.cancelTravelOrder, { token, raw: { orderId, reason: '', refundUsd: 0 }, headers: key() });
/** Offers what is free, as soon as it is heard of. */
const keep = (at: Shop = shop) => at.app.runJobs('dining.keep_lists');

/** A house of one table that somebody has at 19:30. */
async function fullHouse(of: Parameters<typeof plantRestaurant>[1] = {}) {
  const place = await plantRestaurant(db(), { tables: 1, ...of });
  const owner = await guest();
  const booked = await bookedTable(shop, owner, place);
  expect(booked.code).toBe(200);
  return { place, owner, orderId: booked.data.orderId };
}
/** Takes what is offered: its quote, then the booking. */
async function take(token: string, place: NewRestaurant, at: Shop = shop) {
  const [own] = await waits(token);
  const quote = await quoteTable(at, token, place, { waitId: own?.id, time: own?.offer?.time });
  return quote.code === 200 ? bookTable(at, token, quote.data.id) : quote;
}

test('the first whom a freed table fits is offered it, nobody else can have it, and they take it as an ordinary booking', async () => {
  const { place, owner, orderId } = await fullHouse();
  const [first, next, stranger] = [await guest(), await guest(), await guest()];
  expect((await wait(first, place)).data).toMatchObject({ ahead: 0, offer: null });
  expect((await wait(next, place)).data).toMatchObject({ ahead: 1 });
  await cancel(owner, orderId);
  await keep();
  expect(await offerOf(first)).toMatchObject({ time: '19:30', area: 'Hall' });
  expect(await offerOf(next)).toBeNull();
  expect(tableRefusalOf(await quoteTable(shop, stranger, place)).error).toBe('dining.full');
  await shop.app.deliverEvents();
  const taken = await take(first, place);
  expect(taken.data).toMatchObject({ state: 'confirmed' });
  expect(await waits(first)).toEqual([]);
  expect((await quartersOf(db(), place.areaId)).every(({ held, taken: had }) => held === 0 && had === 1)).toBe(true);
  const { rows } = await sql<{
    n: number;
  }>`SELECT (SELECT count(*) FROM message WHERE dedupe_key LIKE 'dining_wait_offered/%')::int
    + (SELECT count(*) FROM mail_outbox WHERE template = 'dining_wait_offered')::int AS n`.execute(db());
  expect(rows[0]?.n).toBe(2);
});

test('an offer that is not taken in time goes to the next, and can no more be taken', async () => {
  const { place, owner, orderId } = await fullHouse();
  const [first, next] = [await guest(), await guest()];
  await wait(first, place);
  await wait(next, place);
  await cancel(owner, orderId);
  await keep();
  const [own] = await waits(first);
  const quote = await quoteTable(shop, first, place, { waitId: own?.id });
  await sql`UPDATE dining_wait SET offer_until = app_now() - interval '1 second' WHERE id = ${own?.id}`.execute(db());
  // Before any job has run, too.
  expect((await bookTable(shop, first, quote.data.id)).code).toBe(refusalCode('dining.wait_over'));
  await keep();
  expect(await waits(first)).toEqual([]);
  expect(await offerOf(next)).not.toBeNull();
  await shop.app.deliverEvents();
  const { rows } = await sql`SELECT 1 FROM message WHERE dedupe_key = ${`dining_wait_missed/${own?.id}`}`.execute(db());
  expect(rows).toHaveLength(1);
});

test('whoever leaves an offer lets it go to the next at once; whoever leaves the list is asked no more', async () => {
  const { place, owner, orderId } = await fullHouse();
  const [first, next] = [await guest(), await guest()];
  const mine = await wait(first, place);
  await wait(next, place);
  await cancel(owner, orderId);
  await keep();
  const leave = (token: string) => shop.call(dining.leaveDiningWait, { token, raw: { waitId: mine.data.id } });
  expect((await leave(next)).code).toBe(refusalCode('record.not_found'));
  expect((await leave(first)).code).toBe(200);
  expect((await leave(first)).code).toBe(refusalCode('record.not_found'));
  await keep();
  expect(await offerOf(next)).not.toBeNull();
});

test('a table is offered to the first whom it fits: not to a party it is too small for, nor for hours nobody asked for', async () => {
  const { place, owner, orderId } = await fullHouse();
  await sql`UPDATE dining_area SET joins = false WHERE id = ${place.areaId}`.execute(db());
  const late = await bookedTable(shop, await guest(), place, { time: '21:30' });
  expect(late.code).toBe(200);
  const [lateOnly, span] = [await guest(), await guest()];
  expect((await wait(lateOnly, place, { from: '21:30', to: '21:30' })).code).toBe(200);
  expect((await wait(span, place, { from: '19:15', to: '19:45', adults: 3 })).code).toBe(200);
  await cancel(owner, orderId);
  await keep();
  expect(await offerOf(lateOnly)).toBeNull();
  expect(await offerOf(span)).toMatchObject({ time: '19:15' });
});

test('whatever frees a table offers it: a change, a lifted block, and a table more', async () => {
  const moved = await fullHouse();
  const one = await guest();
  await wait(one, moved.place);
  const change = await askChange(shop, { token: moved.owner, orderId: moved.orderId }, { day: dayAhead(shop, 6) });
  expect((await makeTableChange(shop, { token: moved.owner }, change.data.id)).code).toBe(200);
  await keep();
  expect(await offerOf(one)).not.toBeNull();

  const place = await plantRestaurant(db(), { tables: 1 });
  const block = await shop.call(staffDining.takeDiningTables, {
    token: staff,
    params: { id: place.id },
    raw: {
      kind: 'block',
      areaId: place.areaId,
      day: dayAhead(shop, 5),
      time: '18:00',
      minutes: 300,
      tables: 1,
      people: 0,
      note: 'Broken',
    },
    headers: key(),
  });
  const two = await guest();
  expect((await wait(two, place)).code).toBe(200);
  await shop.call(staffDining.liftDiningBlock, { token: staff, params: { id: block.data.id } });
  await keep();
  expect(await offerOf(two)).not.toBeNull();
});

test('each refusal of joining a list', async () => {
  const { place } = await fullHouse({ noticeMinutes: 60 });
  const token = await guest();
  const refusal = async (more: object) => tableRefusalOf(await wait(token, place, more));
  expect(await refusal({ from: '12:00', to: '12:00' })).toMatchObject({ error: 'dining.free_now', field: 'from' });
  expect(await refusal({ from: '03:00', to: '03:00' })).toMatchObject({ error: 'dining.closed_hour', field: 'from' });
  expect(await refusal({ from: '19:30', to: '19:00' })).toMatchObject({ error: 'dining.closed_hour', field: 'to' });
  expect(await refusal({ day: dayAhead(shop, 200) })).toMatchObject({ error: 'dining.far' });
  expect(await refusal({ day: dayAhead(shop, -2) })).toMatchObject({ error: 'dining.notice' });
  expect(await refusal({ adults: 20 })).toMatchObject({ error: 'dining.party' });
  expect(await refusal({ adults: 41 })).toMatchObject({ error: 'input.invalid' });
  expect(await refusal({ areaId: randomUUID() })).toMatchObject({ error: 'record.not_found' });
  expect(await refusal({ restaurantId: randomUUID() })).toMatchObject({ error: 'record.not_found' });
  expect((await wait('', place)).code).toBe(refusalCode('auth.sign_in_needed'));
  expect((await wait(token, place)).code).toBe(200);
  expect(await refusal({ to: '20:00' })).toMatchObject({ error: 'dining.waiting_already' });
  for (let house = 0; house < 4; house += 1) expect((await wait(token, (await fullHouse()).place)).code).toBe(200);
  expect((await wait(token, (await fullHouse()).place)).code).toBe(refusalCode('dining.waits_many'));
  const { place: other } = await fullHouse();
  await sql`UPDATE restaurant SET online = false WHERE id = ${other.id}`.execute(db());
  expect((await wait(await guest(), other)).code).toBe(refusalCode('dining.offline'));
  // Another's entry opens nothing.
  const [own] = await waits(token);
  const quote = await quoteTable(shop, await guest(), place, { waitId: own?.id });
  expect(quote.code).toBe(refusalCode('record.not_found'));
});

test('whoever has a table there at these hours does not wait for another; for other hours, elsewhere or once it is cancelled they do', async () => {
  const { place, owner, orderId } = await fullHouse();
  const late = await bookedTable(shop, await guest(), place, { time: '21:30' });
  expect(late.code).toBe(200);
  const refused = await wait(owner, place);
  expect(tableRefusalOf(refused)).toMatchObject({ error: 'dining.table_already', field: 'from' });
  expect(tableRefusalOf(await wait(owner, place, { to: '21:30' })).error).toBe('dining.table_already');
  expect((await wait(owner, (await fullHouse()).place)).code).toBe(200);
  expect((await wait(owner, place, { from: '21:30', to: '21:30' })).code).toBe(200);
  const stranger = await guest();
  await cancel(owner, orderId);
  expect((await bookedTable(shop, stranger, place)).code).toBe(200);
  await shop.call(dining.leaveDiningWait, {
    token: owner,
    raw: { waitId: (await waits(owner)).find(({ restaurantId }) => restaurantId === place.id)?.id },
  });
  expect((await wait(owner, place)).code).toBe(200);
});

test('staff see who waits and offer by hand, within their places; the list ends by itself when its hours are too near', async () => {
  const { place, owner, orderId } = await fullHouse();
  const [first, favoured] = [await guest(), await guest()];
  const early = await wait(first, place);
  const late = await wait(favoured, place, { adults: 3 });
  const day = () =>
    shop.call(staffDining.readDiningDay, { token: staff, params: { id: place.id }, query: { day: dayAhead(shop, 5) } });
  expect((await day()).data.waits).toMatchObject([
    { id: early.data.id, people: 2, offer: null },
    { id: late.data.id, people: 3 },
  ]);
  const offer = (id: string, token = staff) => shop.call(staffDining.offerDiningWait, { token, params: { id } });
  expect((await offer(late.data.id)).code).toBe(refusalCode('dining.full'));
  await cancel(owner, orderId);
  const poor = await shop.staff({ permissions: ['travel.dining_book.view'] });
  expect((await offer(late.data.id, poor)).code).toBe(refusalCode('access.denied'));
  // The event of the cancelled table may have been heard of already: whoever has it lets it go.
  await shop.call(dining.leaveDiningWait, { token: first, raw: { waitId: early.data.id } });
  if (!(await offerOf(favoured))) expect((await offer(late.data.id)).code).toBe(200);
  expect((await day()).data.waits).toMatchObject([{ id: late.data.id, offer: { time: '19:30' } }]);
  expect((await offer(early.data.id)).code).toBe(refusalCode('record.not_found'));
  await sql`UPDATE dining_wait SET ends_at = app_now() - interval '1 second' WHERE state = 'waiting'`.execute(db());
  await keep();
  const { rows } = await sql`SELECT 1 FROM dining_wait WHERE state = 'waiting'`.execute(db());
  expect(rows).toEqual([]);
});

test('who waits is shown as they were booked last; of a restaurant that is off sale nothing is offered', async () => {
  const { place, owner, orderId } = await fullHouse();
  const stranger = await guest();
  const early = await wait(stranger, place);
  const day = async () =>
    (
      await shop.call(staffDining.readDiningDay, {
        token: staff,
        params: { id: place.id },
        query: { day: dayAhead(shop, 5) },
      })
    ).data.waits;
  expect(await day()).toMatchObject([{ id: early.data.id, phone: '' }]);
  await sql`UPDATE travel_order SET customer_id = (SELECT customer_id FROM dining_wait WHERE id = ${early.data.id}),
    contact = contact || '{"name": "Rui Matos", "phone": "912000111"}' WHERE id = ${orderId}`.execute(db());
  expect(await day()).toMatchObject([{ name: 'Rui Matos', phone: '912000111' }]);
  await sql`UPDATE travel_order SET customer_id = (SELECT customer_id FROM payment WHERE id = payment_id) WHERE id = ${orderId}`.execute(
    db(),
  );
  await sql`UPDATE restaurant SET online = false WHERE id = ${place.id}`.execute(db());
  await cancel(owner, orderId);
  const offer = await shop.call(staffDining.offerDiningWait, { token: staff, params: { id: early.data.id } });
  expect(offer.code).toBe(refusalCode('dining.offline'));
});

test('whoever is erased waits no more, and what was held for them is free', async () => {
  const { place, owner, orderId } = await fullHouse();
  const gone = await shop.buyer();
  await wait(gone.token, place);
  await cancel(owner, orderId);
  await keep();
  expect(await offerOf(gone.token)).not.toBeNull();
  await inTransaction(db(), (tx) => eraseWaits(tx, { customerId: gone.id, platform: shop.app.platform }));
  expect(await waits(gone.token)).toEqual([]);
  expect(await quartersOf(db(), place.areaId)).toEqual([]);
});

test('the invariants count what is offered', async () => {
  const { place, owner, orderId } = await fullHouse();
  const token = await guest();
  await wait(token, place);
  await cancel(owner, orderId);
  await keep();
  const spoil = (by: number) =>
    sql`UPDATE dining_wait SET offer_quarters = offer_quarters + ${by}, adults = adults + ${by} WHERE state = 'offered'`.execute(
      db(),
    );
  await spoil(1);
  expect(await broken()).toEqual(['dining.quarters_match_bookings', 'dining.pace_matches_arrivals']);
  await spoil(-1);
  expect((await take(token, place)).code).toBe(200);
});

test('two processes: one freed table and two who wait; one has it, whoever else looks for it', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const { place, owner, orderId } = await fullHouse();
    const [first, next, stranger] = [await guest(), await guest(), await guest()];
    await wait(first, place);
    await wait(next, place, {}, second);
    await cancel(owner, orderId);
    await Promise.all([keep(), keep(second), quoteTable(second, stranger, place)]);
    expect([await offerOf(first), await offerOf(next)].filter(Boolean)).toHaveLength(1);
    expect(await offerOf(first)).not.toBeNull();
  }
});

test('two processes: taking meets the end of the offer, and leaving meets taking; the table is had once', async () => {
  for (let turn = 0; turn < 6; turn += 1) {
    const { place, owner, orderId } = await fullHouse();
    const [first, next] = [await guest(), await guest()];
    const mine = await wait(first, place);
    await wait(next, place);
    await cancel(owner, orderId);
    await keep();
    const quote = await quoteTable(shop, first, place, { waitId: mine.data.id });
    const past = sql`UPDATE dining_wait SET offer_until = app_now() WHERE id = ${mine.data.id} AND state = 'offered'`;
    const other =
      turn % 2 === 0
        ? past.execute(db()).then(() => keep(second))
        : second.call(dining.leaveDiningWait, { token: first, raw: { waitId: mine.data.id } });
    const [taken] = await Promise.all([bookTable(shop, first, quote.data.id), other]);
    await keep();
    const quarters = await quartersOf(db(), place.areaId);
    expect(quarters.every(({ held, taken: had }) => held + had === 1)).toBe(true);
    expect((await offerOf(next)) === null).toBe(taken.code === 200);
  }
});

test('a customer on two lists is offered both; a table at the same time is had at one place alone', async () => {
  const [one, two] = [await fullHouse(), await fullHouse()];
  const token = await guest();
  await wait(token, one.place);
  await wait(token, two.place);
  await Promise.all([cancel(one.owner, one.orderId), cancel(two.owner, two.orderId, second)]);
  await Promise.all([keep(), keep(second)]);
  const offered = await waits(token);
  expect(offered.map(({ offer }) => offer !== null)).toEqual([true, true]);
  const first = await quoteTable(shop, token, one.place, { waitId: offered[0]?.id });
  const other = await quoteTable(shop, token, two.place, { waitId: offered[1]?.id });
  const done = await Promise.all([bookTable(shop, token, first.data.id), bookTable(second, token, other.data.id)]);
  expect(done.map(({ code }) => code).sort()).toEqual([200, refusalCode('dining.overlap')].sort());
  // At night an offer stands until the morning.
  const over = Math.max(...offered.map(({ offer }) => Date.parse(offer?.until ?? '')));
  await passTime(shop, over - shop.app.platform.clock.now().getTime() + MINUTE);
  await keep();
  expect(await waits(token)).toEqual([]);
});
