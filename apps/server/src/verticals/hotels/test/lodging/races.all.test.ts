import { travelEndpoints } from '@app/contract/travel/endpoints';
import { hotelEndpoints } from '@app/contract/verticals/hotels/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newKey, switchBuying } from '../../../../modules/assistants/test/fixtures.ts';
import { broken } from '../../../../modules/orders/test/fixtures.ts';
import { type Buyer, openShop, type Shop } from '../../../../testing/shop.ts';
import { type TestApp, testApp } from '../../../../testing/test-app.ts';
import { type NewHotel, plantHotel, stayOf } from '../fixtures.ts';
import { booker, bookStay, openGuests, takeStay, wishFor } from './fixtures.ts';

let shop: Shop;
/** A second process on the same database. */
let second: TestApp;
let house: NewHotel;
let profiles: Awaited<ReturnType<typeof openGuests>>;
let here: ReturnType<typeof booker>;
let there: ReturnType<typeof booker>;
beforeAll(async () => {
  [shop, profiles] = await Promise.all([openShop(), openGuests()]);
  await switchBuying(shop, true);
  second = await testApp({ databaseUrl: shop.databaseUrl, env: { DATABASE_POOL: '20' } });
  const url = profiles.at('/agent.json');
  [here, there] = [booker(shop, url), booker(second, url)];
  house = await plantHotel(shop, await shop.staff(), { units: 1 });
});
afterAll(async () => {
  expect(await broken(shop)).toEqual([]);
  await second.close();
  await shop.close();
  await profiles.close();
});

const ROUNDS = 8;
const ordersOf = async (buyer: Buyer): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM travel_order WHERE customer_id = ${buyer.id}`.execute(shop.app.platform.db);
  return rows[0]?.n ?? -1;
};
const made = async (inDays: number): Promise<string> => (await here.create(wishFor(shop, house, { inDays }))).body.id;

test('the same key at once in two processes makes one session', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const key = newKey();
    const wish = wishFor(shop, house);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => (index % 2 ? here : there).create(wish, key)),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  }
});

test('two people at once in two processes: one has the stay; one person has one quote', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [id, ann, ben] = [await made(20), await shop.buyer(), await shop.buyer()];
    const answers = await Promise.all([takeStay(shop, ann, id), takeStay(second, ben, id)]);
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    const same = await made(20);
    const own = await Promise.all([takeStay(shop, ann, same), takeStay(second, ann, same), takeStay(shop, ann, same)]);
    expect(new Set(own.map(({ code, data }) => `${code} ${data?.quoteId}`)).size).toBe(1);
  }
});

test('the last room: who came by an assistant and who came by themselves book at once, one has it', async () => {
  const winners = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const inDays = 30 + round * 3;
    const [id, ann, ben] = [await made(inDays), await shop.buyer(), await shop.buyer()];
    const taken = await takeStay(shop, ann, id);
    const own = await shop.call(hotelEndpoints.createHotelQuote, {
      token: ben.token,
      body: { ...stayOf(shop, house, { inDays }), usePoints: false },
    });
    const [first, other] = await Promise.all([
      bookStay(shop, ann, taken.data.quoteId),
      bookStay(second, ben, own.data.id),
    ]);
    expect([first.code, other.code].filter((code) => code === 200)).toHaveLength(1);
    const assistants = first.code === 200;
    winners.add(String(assistants));
    const late = await there.create(wishFor(shop, house, { inDays }));
    expect([late.status, late.body.messages[0].code]).toEqual([200, 'inventory_exhausted']);
    const { body } = await there.get(id);
    expect(body.status).toBe(assistants ? 'requires_escalation' : 'incomplete');
    expect([await ordersOf(ann), await ordersOf(ben)]).toEqual(assistants ? [1, 0] : [0, 1]);
  }
  expect(winners.size).toBeGreaterThan(0);
});

test('a booking beside a cancellation in another process: either the booking stands, or the session is canceled', async () => {
  for (let round = 0; round < ROUNDS * 2; round += 1) {
    const [id, ann] = [await made(100 + round * 3), await shop.buyer()];
    const { data } = await takeStay(shop, ann, id);
    const [placed, canceled] = await Promise.all([bookStay(shop, ann, data.quoteId), there.cancel(id)]);
    const { body } = await here.get(id);
    const booked = placed.code === 200;
    expect([await ordersOf(ann), body.status]).toEqual(booked ? [1, 'requires_escalation'] : [0, 'canceled']);
    expect(canceled.body.status).toBe(body.status);
  }
});

test('a change beside a booking in another process: the booking is of the stay as it was, or there is none', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const inDays = 200 + round * 5;
    const [id, ann] = [await made(inDays), await shop.buyer()];
    const { data } = await takeStay(shop, ann, id);
    const [placed, changed] = await Promise.all([
      bookStay(second, ann, data.quoteId),
      here.put(id, wishFor(shop, house, { inDays, nights: 1 })),
    ]);
    const { body } = await there.get(id);
    const [stay] = body.stays;
    const nights = (Date.parse(stay.stay_dates.end_date) - Date.parse(stay.stay_dates.start_date)) / 86_400_000;
    expect([await ordersOf(ann), nights]).toEqual(placed.code === 200 ? [1, 2] : [0, 1]);
    expect(changed.body.stays[0].stay_dates).toEqual(stay.stay_dates);
  }
});

test('a quote that its customer has is none of the assistant: reading it again does not move the session', async () => {
  const [id, ann] = [await made(300), await shop.buyer()];
  const { data } = await takeStay(shop, ann, id);
  const before = (await here.get(id)).body;
  await shop.call(travelEndpoints.reviseTravelQuote, {
    token: ann.token,
    body: { quoteId: data.quoteId, usePoints: false },
  });
  const after = (await here.get(id)).body;
  expect({ ...after, expires_at: null }).toEqual({ ...before, expires_at: null });
});
