import { randomUUID } from 'node:crypto';
import { travelEndpoints as travel } from '@app/contract/travel/endpoints';
import { diningEndpoints as dining } from '@app/contract/verticals/dining/endpoints';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { broken } from '../../../modules/orders/test/fixtures.ts';
import { chaosCount, patient } from '../../../platform/testing/chaos.ts';
import { cutAtEach, type Fragile, openFragile } from '../../../reliability/after-booking/at-each-step.ts';
import type { Shop } from '../../../testing/shop.ts';
import {
  bookedTable,
  bookTable,
  dayAhead,
  type NewRestaurant,
  plantRestaurant,
  quartersOf,
  quoteTable,
} from './fixtures.ts';

const WAITING = chaosCount('CHAOS_WAITING', 50);

// Two processes on one database, one of which is cut off from it.
let fragile: Fragile;
let shop: Shop;
let victim: Shop;
beforeAll(async () => {
  fragile = await openFragile();
  ({ shop, victim } = fragile);
}, patient(60_000));
afterEach(async () => expect(await broken(shop)).toEqual([]));
afterAll(() => fragile.close());

const db = () => shop.app.platform.db;
const key = () => ({ 'idempotency-key': randomUUID() });
const keep = (at: Shop) => at.app.runJobs('dining.keep_lists');

/** A house of one table at 19:30, and everybody who waits for it, in their order. */
async function fullHouse(people: number) {
  const place = await plantRestaurant(db(), { tables: 1 });
  const owner = (await shop.buyer({ address: false })).token;
  const { orderId } = (await bookedTable(shop, owner, place)).data;
  const line: string[] = [];
  for (let count = 0; count < people; count += 1) {
    const { token } = await shop.buyer({ address: false });
    const raw = { restaurantId: place.id, day: dayAhead(shop, 5), from: '19:30', to: '19:30', adults: 2 };
    expect((await shop.call(dining.joinDiningWait, { token, raw })).code).toBe(200);
    line.push(token);
  }
  return { place, owner, orderId, line };
}
const cancel = (at: Shop, token: string, orderId: string) =>
  at.call(travel.cancelTravelOrder, { token, raw: { orderId, reason: '', refundUsd: 0 }, headers: key() });
const waitOf = async (token: string) => (await shop.call(dining.diningWaits, { token })).data[0] ?? null;
/** Who is offered a table of a house now, by their place in the line. */
async function offered(place: NewRestaurant): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM dining_wait WHERE restaurant_id = ${place.id} AND state = 'offered'`.execute(db());
  return rows.map(({ id }) => id);
}
/** The time of the offer that stands is over. */
const expire = (place: NewRestaurant) =>
  sql`UPDATE dining_wait SET offer_until = app_now() - interval '1 second'
    WHERE restaurant_id = ${place.id} AND state = 'offered'`.execute(db());
const atMostOne = async ({ areaId }: NewRestaurant): Promise<void> => {
  for (const { held, taken } of await quartersOf(db(), areaId)) expect(held + taken).toBeLessThanOrEqual(1);
};

test(
  'one freed table and many who wait: it is offered to one at a time in their order, in two processes, until somebody takes it',
  async () => {
    const { place, owner, orderId, line } = await fullHouse(WAITING);
    const ids = await Promise.all(line.map(async (token) => (await waitOf(token))?.id ?? ''));
    await cancel(shop, owner, orderId);
    for (let turn = 0; turn < WAITING - 1; turn += 1) {
      await Promise.all([keep(shop), keep(victim)]);
      expect(await offered(place)).toEqual([ids[turn]]);
      await atMostOne(place);
      await expire(place);
    }
    await Promise.all([keep(victim), keep(shop)]);
    const last = line.at(-1) ?? '';
    const own = await waitOf(last);
    const quote = await quoteTable(shop, last, place, { waitId: own?.id, time: own?.offer?.time });
    expect((await bookTable(victim, last, quote.data.id)).code).toBe(200);
    expect(await offered(place)).toEqual([]);
    // A guest who let their offer pass waits no more.
    const left = await Promise.all(line.map(waitOf));
    expect(left.filter(Boolean)).toEqual([]);
  },
  patient(180_000),
);

test(
  'all who wait look for the freed table at once, by an offer or without one: one has it',
  async () => {
    const { place, owner, orderId, line } = await fullHouse(WAITING);
    await cancel(shop, owner, orderId);
    await Promise.all([keep(shop), keep(victim)]);
    const booked = await Promise.all(
      line.map(async (token, index) => {
        const at = index % 2 === 0 ? shop : victim;
        const own = await waitOf(token);
        const quote = await quoteTable(at, token, place, own?.offer ? { waitId: own.id } : {});
        return quote.code === 200 ? (await bookTable(at, token, quote.data.id)).code : quote.code;
      }),
    );
    expect(booked.filter((code) => code === 200)).toHaveLength(1);
    expect(booked[0]).toBe(200);
    await atMostOne(place);
  },
  patient(60_000),
);

test(
  'killed at any step of freeing, offering, passing on and taking: one offer at a time, the table is had once',
  async () => {
    const { place, owner, orderId, line } = await fullHouse(4);
    // What other houses have to say is said already.
    await shop.app.deliverEvents();
    await keep(shop);
    /** What everybody sees of the list and the table. */
    const see = async () => {
      expect((await offered(place)).length).toBeLessThanOrEqual(1);
      await atMostOne(place);
      return Promise.all(line.map(async (token) => ((await waitOf(token))?.offer ?? null) !== null));
    };
    const { 'idempotency-key': once } = key();
    const cancelling = async () => {
      const raw = { orderId, reason: '', refundUsd: 0 };
      const answer = await victim.call(travel.cancelTravelOrder, {
        token: owner,
        raw,
        headers: { 'idempotency-key': once },
      });
      if (answer.status >= 500) throw new Error(`status ${answer.status}`);
    };
    let cuts = await cutAtEach(fragile, { name: 'freeing', work: cancelling }, see);
    const offering = { name: 'offering', work: () => keep(victim) };
    cuts += await cutAtEach(fragile, { name: 'events', work: () => victim.app.deliverEvents() }, see);
    cuts += await cutAtEach(fragile, offering, see);
    expect(await see()).toEqual([true, false, false, false]);
    await expire(place);
    cuts += await cutAtEach(fragile, { ...offering, name: 'passing on' }, see);
    await keep(shop);
    expect(await see()).toEqual([false, true, false, false]);
    const token = line[1] ?? '';
    const own = await waitOf(token);
    const quote = await quoteTable(shop, token, place, { waitId: own?.id });
    const { 'idempotency-key': taking } = key();
    const work = async () => {
      const raw = {
        quoteId: quote.data.id,
        contact: { name: 'Ines Sousa', country: 'US', phone: '202-555-0123', email: 'ines@example.com' },
        policyAccepted: true,
      };
      const answer = await victim.call(dining.bookDining, { token, raw, headers: { 'idempotency-key': taking } });
      if (answer.status >= 500) throw new Error(`status ${answer.status}`);
      expect(answer.code).toBe(200);
    };
    cuts += await cutAtEach(fragile, { name: 'taking', work }, see);
    expect(cuts).toBeGreaterThan(20);
    await keep(shop);
    expect(await see()).toEqual([false, false, false, false]);
    for (const { held, taken } of await quartersOf(db(), place.areaId)) expect([held, taken]).toEqual([0, 1]);
  },
  patient(240_000),
);
