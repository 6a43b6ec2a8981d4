import { wallText } from '@app/contract/core/time-words';
import { staffTravelEndpoints } from '@app/contract/travel/staff-endpoints';
import { staffFlightEndpoints as flights } from '@app/contract/verticals/flights/staff-endpoints';
import { HOUR } from '@app/kernel/clock';
import { addDays } from '@app/kernel/local-day';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { delay, mailsOf, messagesOf } from '../../verticals/flights/test/departure.fixtures.ts';
import { type Buyer, openShop, passTime, type Shop } from '../shop.ts';
import { testApp } from '../test-app.ts';
import { cancel, firstDay, flyAway, plantTripWorld, stayThere, type TripWorld, tripOf } from './trip.fixtures.ts';

// Two processes on one database.
let shop: Shop;
let other: Shop;
let world: TripWorld;
beforeAll(async () => {
  shop = await openShop();
  other = { ...shop, ...(await testApp({ databaseUrl: shop.databaseUrl, env: { DATABASE_POOL: '10' } })) };
  world = await plantTripWorld(shop);
  // A desk that somebody is at until three: the way into town after a landing at 23:00 is no gap.
  await sql`UPDATE hotel SET check_in_until = '03:00' WHERE id = ${world.house.hotelId}`.execute(shop.app.platform.db);
});
afterAll(async () => {
  await shop.app.runJobs('wallet.seal-ledger');
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
  await other.close();
  await shop.close();
});

const late = async (inDays: number, delayMinutes: number, version = 0) => {
  const body = { day: firstDay(shop, inDays), version, delayMinutes };
  const { code, data } = await delay(shop, world.staff, world.out, body);
  if (code !== 200) throw new Error(JSON.stringify(data));
  await shop.app.deliverEvents();
};
/** A flight there and back with a room for all nights; a later trip of another customer keeps its own days. */
async function trip(inDays: number) {
  const who = await shop.buyer({ usd: 1_000_000 });
  const flight = await flyAway(shop, who, world, inDays);
  const { orderId: stay } = await stayThere(shop, who, world, { inDays, nights: 4 });
  return { who, flight, stay };
}
const effects = async (who: Buyer, id: string) =>
  (await tripOf(shop, who, id)).effects.map(({ bookingId, causeId, kind }) => [kind, bookingId, causeId]);
const deskOf = async (orderId: string) =>
  (await shop.call(staffTravelEndpoints.readTravelOrder, { token: world.staff, params: { id: orderId } })).data.touched;
const noticesOf = async (who: Buyer): Promise<number> =>
  (await messagesOf(shop, who)).filter(({ title }) => title === 'Your trip no longer fits together').length;

test('a late landing is told once, the house sees when one lands, and all is gone when the delay is taken back', async () => {
  const { who, flight, stay } = await trip(40);
  await late(40, 45);
  expect(await effects(who, flight)).toEqual([]);
  await late(40, 120, 1);
  expect(await effects(who, flight)).toEqual([['arrives_late', stay, flight]]);
  expect(await deskOf(stay)).toEqual([{ kind: 'arrives_late', arrives: `${addDays(firstDay(shop, 40), 1)}T01:00` }]);
  expect(await deskOf(flight)).toEqual([]);
  expect(await mailsOf(shop, who)).toContain('trip_touched');
  expect(await noticesOf(who)).toBe(1);
  const lands = wallText('en-US', `${addDays(firstDay(shop, 40), 1)}T01:00`, shop.app.platform.clock.now());
  const said = (await messagesOf(shop, who)).find(({ title }) => title === 'Your trip no longer fits together');
  expect(JSON.stringify(said)).toContain(`you now land on ${lands}`);
  // A little later still is the same news; after the desk closed is another.
  await late(40, 150, 2);
  expect(await noticesOf(who)).toBe(1);
  expect(await deskOf(stay)).toMatchObject([{ arrives: `${addDays(firstDay(shop, 40), 1)}T01:30` }]);
  await late(40, 300, 3);
  expect(await effects(who, flight)).toContainEqual(['desk_closed', stay, flight]);
  expect((await tripOf(shop, who, flight)).warnings.map(({ kind }) => kind)).toContain('desk_closed');
  expect((await tripOf(shop, who, flight)).bookings.find(({ id }) => id === flight)?.decideBy).not.toBeNull();
  expect(await noticesOf(who)).toBe(2);
  await late(40, 0, 4);
  expect(await effects(who, flight)).toEqual([]);
  expect(await deskOf(stay)).toEqual([]);
});

test('a flight that is called off leaves what it led to without a way there, until another is booked', async () => {
  const { who, flight, stay } = await trip(50);
  const day = firstDay(shop, 50);
  await shop.call(flights.cancelDeparture, {
    token: world.staff,
    params: { id: world.out },
    raw: { day, version: 0, reason: 'weather' },
  });
  await shop.app.deliverEvents();
  await shop.app.deliverEvents();
  expect(await effects(who, stay)).toEqual([['way_gone', stay, flight]]);
  expect(await deskOf(stay)).toEqual([{ kind: 'way_gone', arrives: null }]);
  // Nothing of it is cancelled or booked without them.
  expect((await tripOf(shop, who, stay)).bookings.map(({ id }) => id)).toEqual([stay]);
  await cancel(shop, who, stay);
  await shop.app.deliverEvents();
  const { rows } = await sql`SELECT 1 FROM trip_effect WHERE customer_id = ${who.id}`.execute(shop.app.platform.db);
  expect(rows).toEqual([]);
});

test('what its customer cancels is no news to them, and takes its marks along', async () => {
  const { who, flight, stay } = await trip(60);
  await late(60, 120);
  expect(await effects(who, flight)).toHaveLength(1);
  await cancel(shop, who, flight);
  await shop.app.deliverEvents();
  expect(await effects(who, stay)).toEqual([]);
  expect(await noticesOf(who)).toBe(1);
});

test('two processes: two delays at once, and a stay that is cancelled meanwhile, leave what is so in the end, told once', async () => {
  for (const inDays of [70, 80, 90]) {
    const { who, flight, stay } = await trip(inDays);
    const gone = await trip(inDays);
    const day = firstDay(shop, inDays);
    await delay(shop, world.staff, world.out, { day, version: 0, delayMinutes: 100 });
    await delay(shop, world.staff, world.out, { day, version: 1, delayMinutes: 120 });
    await Promise.all([
      shop.app.deliverEvents(),
      other.app.deliverEvents(),
      cancel(shop, gone.who, gone.stay),
      other.app.deliverEvents(),
    ]);
    await shop.app.deliverEvents();
    expect(await effects(who, flight)).toEqual([['arrives_late', stay, flight]]);
    expect(await noticesOf(who)).toBe(1);
    expect(await effects(gone.who, gone.flight)).toEqual([]);
  }
});

test('an effect on what ended, or on what is another customer’s, is found', async () => {
  const { who, stay } = await trip(100);
  await late(100, 120);
  const broken = async () => (await shop.app.verify()).filter(({ ok }) => !ok).map(({ name }) => name);
  const stranger = await shop.buyer();
  const give = (to: string) =>
    sql`UPDATE trip_effect SET customer_id = ${to} WHERE order_id = ${stay}`.execute(shop.app.platform.db);
  await give(stranger.id);
  expect(await broken()).toEqual(['trips.effects_are_of_what_takes_place']);
  await give(who.id);
  await passTime(shop, HOUR);
});
