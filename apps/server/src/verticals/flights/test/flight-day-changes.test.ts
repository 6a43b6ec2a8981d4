import { randomUUID } from 'node:crypto';
import { flightCalendarEndpoints as days } from '@app/contract/verticals/flights/calendar-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/refusal-of.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import {
  bookTrip,
  dayAhead,
  guestOf,
  newPassenger,
  newRoundTrip,
  payTrip,
  plantBrands,
  quoteTrip,
  wayOf,
} from './fixtures.ts';

let shop: Shop;
let token: string;
beforeAll(async () => {
  shop = await openShop();
  token = await shop.staff();
  await plantBrands(shop.app.platform.db);
});
afterAll(async () => {
  expect((await shop.app.verify()).filter(({ ok }) => !ok)).toEqual([]);
  await shop.close();
});

const key = () => ({ 'idempotency-key': randomUUID() });
const read = async (id: string, from: number, to: number) => {
  const query = { from: dayAhead(shop, from), to: dayAhead(shop, to) };
  return (await shop.call(days.readFlightCalendar, { token, params: { id }, query })).data;
};
const edit = (id: string, body: object, headers = key()) =>
  shop.call(days.editFlightDays, { token, params: { id }, raw: { cabins: ['economy'], ...body }, headers });
const copy = (id: string, body: object, as: string | undefined = token) =>
  shop.call(days.copyFlightWeek, { ...(as ? { token: as } : {}), params: { id }, raw: body, headers: key() });
const undo = (id: string, body: object, as: string | undefined = token, headers = key()) =>
  shop.call(days.undoFlightDays, { ...(as ? { token: as } : {}), params: { id }, raw: body, headers });

async function book(flightId: string, day: string, brand: string): Promise<string> {
  const who = await shop.buyer({ usd: 100_000 });
  const quote = await quoteTrip(shop, who.token, { slices: [wayOf([{ flightId, day }], brand)] });
  const guests = [guestOf(await newPassenger(shop, who.token))];
  const placed = await bookTrip(shop, who.token, quote.data.id, guests);
  await payTrip(shop, who.token, placed.data.paymentId);
  return placed.data.orderId;
}

test('staff see what each brand costs, and what is sold and earned by brand and day', async () => {
  const { db } = shop.app.platform;
  const { out } = await newRoundTrip(db);
  const day = dayAhead(shop, 20);
  const orders = [await book(out, day, 'light'), await book(out, day, 'flex'), await book(out, day, 'flex')];
  const paid = await sql<{ brand: string; usd: number }>`
    SELECT l.brand, sum(i.paid_usd)::int AS usd FROM flight_booking_leg l JOIN travel_order_item i ON i.order_id = l.order_id
    WHERE l.order_id = ANY(${orders}::uuid[]) AND i.key NOT LIKE '%/charges' GROUP BY l.brand ORDER BY l.brand`.execute(
    db,
  );
  const [cabin] = (await read(out, 19, 21)).cabins;
  expect(cabin?.fares).toEqual([
    { code: 'light', name: 'Light', pricePercent: 100, checkedBag: { pieces: 0, kg: 0 } },
    { code: 'flex', name: 'Flex', pricePercent: 150, checkedBag: { pieces: 1, kg: 23 } },
  ]);
  expect(cabin?.days.map(({ brands }) => brands)).toEqual([
    [],
    paid.rows.map(({ brand, usd }) => ({ brand, seats: brand === 'flex' ? 2 : 1, usd })),
    [],
  ]);
  expect(paid.rows.every(({ usd }) => usd > 0)).toBe(true);
  // A brand that is sold no more is named as long as days in view have seats of it.
  await sql`UPDATE fare_brand SET enabled = false WHERE code = 'flex' AND cabin = 'economy'`.execute(db);
  try {
    const [kept, without] = [await read(out, 19, 21), await read(out, 21, 22)].map(({ cabins }) => cabins[0]?.fares);
    expect(kept?.at(-1)).toEqual({ code: 'flex', name: 'Flex', pricePercent: null, checkedBag: null });
    expect(without?.map(({ code }) => code)).toEqual(['light']);
  } finally {
    await sql`UPDATE fare_brand SET enabled = true WHERE code = 'flex'`.execute(db);
  }
});

test('a week is copied to the weeks after it, and days on which more is sold keep the whole flight as it is', async () => {
  const { out } = await newRoundTrip(shop.app.platform.db, { cabins: ['economy', 'business'] });
  const first = dayAhead(shop, 10);
  const price = { kind: 'set', usd: 12_300 };
  await edit(out, { from: first, to: dayAhead(shop, 11), price, seats: { kind: 'set', seats: 1 }, version: 1 });
  await edit(out, {
    cabins: ['business'],
    from: dayAhead(shop, 12),
    to: dayAhead(shop, 12),
    stopped: true,
    version: 2,
  });
  await edit(out, { from: dayAhead(shop, 19), to: dayAhead(shop, 19), price: { kind: 'set', usd: 1 }, version: 3 });
  const copied = await copy(out, { version: 4, from: first, weeks: 2 });
  // Twice two days of economy, one of business and the one that had a price of its own, which it loses.
  expect(copied.data).toEqual({ cells: 7, version: 5 });
  const { cabins, changes } = await read(out, 17, 30);
  const own = (line: number) =>
    cabins[line]?.days.map(({ usd, seats, stopped }) => (stopped ? 'stopped' : (usd ?? seats))).slice(0, 10);
  expect(own(0)).toEqual([12_300, 12_300, null, null, null, null, null, 12_300, 12_300, null]);
  expect(own(1)).toEqual([null, null, 'stopped', null, null, null, null, null, null, 'stopped']);
  expect(changes[0]).toMatchObject({
    kind: 'copy',
    cells: 7,
    from: dayAhead(shop, 17),
    to: dayAhead(shop, 26),
    undone: false,
  });
  expect((await copy(out, { version: 5, from: first, weeks: 2 })).data).toEqual({ cells: 0, version: 5 });

  await book(out, dayAhead(shop, 33), 'light');
  await book(out, dayAhead(shop, 33), 'light');
  await edit(out, { from: dayAhead(shop, 26), to: dayAhead(shop, 26), seats: { kind: 'set', seats: 1 }, version: 5 });
  const full = await copy(out, { version: 6, from: dayAhead(shop, 26), weeks: 1 });
  expect([full.status, full.data]).toMatchObject([409, { error: 'flight.seats_below', seats: 1, taken: 2 }]);
  expect((await read(out, 33, 33)).cabins[0]?.days[0]).toMatchObject({ seats: null, usd: null, sold: 2 });
});

test('a change is undone where its days still are as it left them, once, and so is the undoing', async () => {
  const { out } = await newRoundTrip(shop.app.platform.db);
  const at = (from: number, to: number) => ({ from: dayAhead(shop, from), to: dayAhead(shop, to) });
  await edit(out, { ...at(40, 43), price: { kind: 'set', usd: 15_000 }, version: 1 });
  await edit(out, { ...at(43, 44), price: { kind: 'set', usd: 16_000 }, version: 2 });
  const before = await read(out, 40, 45);
  const [second, first] = before.changes;
  expect(before.changes.map(({ kind, cells, cabins, undone }) => [kind, cells, cabins, undone])).toEqual([
    ['edit', 2, ['economy'], false],
    ['edit', 4, ['economy'], false],
  ]);
  const prices = async () => (await read(out, 40, 45)).cabins[0]?.days.map(({ usd }) => usd);
  const headers = key();
  const body = { version: 3, changeId: first?.id };
  expect((await undo(out, body, token, headers)).data).toEqual({ cells: 3, version: 4 });
  // The same once more is answered, not done again.
  expect((await undo(out, body, token, headers)).data).toEqual({ cells: 3, version: 4 });
  expect(await prices()).toEqual([null, null, null, 16_000, 16_000, null]);
  expect((await undo(out, { version: 4, changeId: first?.id })).status).toBe(404);
  expect((await undo(out, { version: 4, changeId: second?.id })).data).toEqual({ cells: 2, version: 5 });
  // What the first change had set stands again under the second.
  expect(await prices()).toEqual([null, null, null, 15_000, null, null]);
  const [, undoing] = (await read(out, 40, 45)).changes;
  expect(undoing).toMatchObject({ kind: 'undo', cells: 3, undone: false });
  expect((await undo(out, { version: 5, changeId: undoing?.id })).data).toEqual({ cells: 3, version: 6 });
  expect(await prices()).toEqual([15_000, 15_000, 15_000, 15_000, null, null]);

  await edit(out, { ...at(50, 50), price: { kind: 'set', usd: 20_000 }, version: 6 });
  const [covered] = (await read(out, 50, 50)).changes;
  await edit(out, { ...at(50, 50), price: { kind: 'set', usd: 21_000 }, version: 7 });
  const gone = await undo(out, { version: 8, changeId: covered?.id });
  expect([gone.status, refusalOf(gone)]).toEqual([409, 'flight.change_gone']);
  expect((await read(out, 50, 50)).version).toBe(8);
});

test('seats sold meanwhile stay: an undoing that would leave fewer is refused', async () => {
  const { out } = await newRoundTrip(shop.app.platform.db);
  const range = { from: dayAhead(shop, 60), to: dayAhead(shop, 60) };
  await edit(out, { ...range, seats: { kind: 'set', seats: 1 }, version: 1 });
  await edit(out, { ...range, seats: { kind: 'base' }, version: 2 });
  await book(out, range.from, 'light');
  await book(out, range.from, 'light');
  const [raised] = (await read(out, 60, 60)).changes;
  const refused = await undo(out, { version: 3, changeId: raised?.id });
  expect([refused.status, refused.data]).toMatchObject([409, { error: 'flight.seats_below', seats: 1, taken: 2 }]);
  expect((await read(out, 60, 60)).changes[0]?.undone).toBe(false);
});

test('who may not change days neither copies nor undoes; unknown flights and changes, stale versions and flaws are refused', async () => {
  const { out, back } = await newRoundTrip(shop.app.platform.db);
  const range = { from: dayAhead(shop, 70), to: dayAhead(shop, 70) };
  await edit(out, { ...range, stopped: true, version: 1 });
  const [change] = (await read(out, 70, 70)).changes;
  const copied = { version: 2, from: range.from, weeks: 1 };
  const undone = { version: 2, changeId: change?.id };
  const onlooker = await shop.staff({ permissions: ['travel.flights.view'] });
  const agent = await shop.staff({ agentId: shop.agentId });
  const customer = (await shop.buyer({ usd: 0 })).token;
  for (const [who, status] of [
    [onlooker, 403],
    [agent, 403],
    [customer, 401],
    ['', 401],
  ] as const) {
    const answers = [await copy(out, copied, who), await undo(out, undone, who)];
    expect([who, answers.map((answer) => answer.status)]).toEqual([who, [status, status]]);
  }
  const nobody = randomUUID();
  expect((await copy(nobody, copied)).status).toBe(404);
  expect((await undo(nobody, undone)).status).toBe(404);
  // A change of another flight is none of this one's.
  expect((await undo(back, { ...undone, version: 1 })).status).toBe(404);
  expect((await undo(out, { ...undone, changeId: nobody })).status).toBe(404);
  for (const stale of [await copy(out, { ...copied, version: 1 }), await undo(out, { ...undone, version: 1 })]) {
    expect([stale.status, stale.data]).toMatchObject([409, { error: 'record.stale', current: { version: 2 } }]);
  }
  for (const [weeks, flaw] of [
    [0, 'field.too_small'],
    [53, 'field.too_big'],
    [1.5, 'field.number'],
  ] as const) {
    expect(refusalOf(await copy(out, { ...copied, weeks }))).toEqual({ weeks: flaw });
  }
  expect((await read(out, 70, 70)).version).toBe(2);
});
