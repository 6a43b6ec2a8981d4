import { randomUUID } from 'node:crypto';
import { tripEndpoints as trips } from '@app/contract/trips/endpoints';
import { DAY, HOUR } from '@app/kernel/clock';
import { addDays } from '@app/kernel/local-day';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { delay, issueAll } from '../../verticals/flights/test/departure.fixtures.ts';
import { refusalCode } from '../refusal-code.ts';
import { openShop, passTime, type Shop } from '../shop.ts';
import { cancel, firstDay, flyAway, plantTripWorld, stayThere, type TripWorld, tripOf } from './trip.fixtures.ts';

let shop: Shop;
let world: TripWorld;
beforeAll(async () => {
  shop = await openShop();
  world = await plantTripWorld(shop);
});
afterAll(() => shop.close());

const rich = () => shop.buyer({ usd: 1_000_000 });
const list = async (token: string, tab?: 'upcoming' | 'past') =>
  (await shop.call(trips.tripList, { token, query: tab ? { tab } : {} })).data;

test('when a flight and a stay touch, then they are one trip whichever of them is named, with its gap and its clash', async () => {
  const who = await rich();
  const flight = await flyAway(shop, who, world);
  const stay = await stayThere(shop, who, world);
  await issueAll(shop);
  const first = firstDay(shop);
  const trip = await tripOf(shop, who, stay.orderId);
  expect(trip).toMatchObject({
    id: flight,
    own: true,
    standing: 'upcoming',
    cities: ['Awaytown'],
    from: first,
    shareKey: null,
  });
  expect((await tripOf(shop, who, flight)).bookings.map(({ id }) => id)).toEqual([flight, stay.orderId]);
  expect((await tripOf(shop, who)).id).toBe(flight);
  expect(trip.warnings).toMatchObject([
    {
      kind: 'desk_closed',
      bookingIds: [flight, stay.orderId],
      arrives: `${addDays(first, 1)}T00:30`,
      closes: `${first}T23:00`,
    },
    { kind: 'no_bed', day: addDays(first, 2), nights: 2, city: { id: world.town, name: 'Awaytown' } },
  ]);
  expect(trip.days.map(({ day, city, entries }) => [day, city, entries.map(({ happening }) => happening)])).toEqual([
    [first, 'Homeville', ['departs']],
    [first, 'Awaytown', ['lands', 'check_in']],
    [addDays(first, 2), 'Awaytown', ['check_out']],
    [addDays(first, 4), 'Awaytown', ['departs']],
    [addDays(first, 5), 'Homeville', ['lands']],
  ]);
  expect(trip.days.at(-2)?.clocks).toBeGreaterThan(0);
  expect(trip.days[0]?.clocks).toBeLessThan(0);
  expect(trip.next).toMatchObject({ what: 'entry', bookingId: flight });
  const [tickets] = trip.bookings;
  expect(tickets?.references.length).toBeGreaterThan(0);
});

test('when a stay waits to be paid, then that comes first, and once it ran out it leads to what remains', async () => {
  const who = await rich();
  const flight = await flyAway(shop, who, world);
  const stay = await stayThere(shop, who, world, { paid: false });
  const trip = await tripOf(shop, who, flight);
  expect(trip.next).toMatchObject({ what: 'pay', bookingId: stay.orderId, entry: null });
  expect(trip.bookings.find(({ id }) => id === stay.orderId)).toMatchObject({
    isPaid: false,
    paymentId: stay.paymentId,
  });
  await sql`UPDATE travel_order SET expires_at = app_now() - interval '1 second' WHERE id = ${stay.orderId}`.execute(
    shop.app.platform.db,
  );
  expect((await tripOf(shop, who, flight)).bookings).toHaveLength(1);
  expect((await tripOf(shop, who, stay.orderId)).id).toBe(flight);
});

test('when the first booking of a trip is cancelled, then its address leads to what remains, and to nothing else', async () => {
  const who = await rich();
  const first = await stayThere(shop, who, world, { inDays: 40 });
  const second = await stayThere(shop, who, world, { inDays: 42 });
  const apart = await stayThere(shop, who, world, { inDays: 60 });
  expect((await tripOf(shop, who, second.orderId)).id).toBe(first.orderId);
  await cancel(shop, who, first.orderId);
  const remains = await tripOf(shop, who, first.orderId);
  expect([remains.id, remains.bookings.map(({ id }) => id)]).toEqual([second.orderId, [second.orderId]]);
  await cancel(shop, who, second.orderId);
  for (const { orderId } of [first, second]) {
    const { code } = await shop.call(trips.tripDetails, { token: who.token, query: { id: orderId } });
    expect(code).toBe(refusalCode('record.not_found'));
  }
  expect((await tripOf(shop, who)).id).toBe(apart.orderId);
  const other = await rich();
  const foreign = await shop.call(trips.tripDetails, { token: other.token, query: { id: first.orderId } });
  expect(foreign.code).toBe(refusalCode('record.not_found'));
});

test('when a flight is late, then the trip says when it lands now', async () => {
  const who = await rich();
  const flight = await flyAway(shop, who, world, 33);
  const before = (await tripOf(shop, who, flight)).days[0]?.entries[0]?.wall;
  const late = await delay(shop, world.staff, world.out, { day: firstDay(shop, 33), delayMinutes: 90 });
  expect(late.status).toBe(200);
  expect([before?.slice(11), (await tripOf(shop, who, flight)).days[0]?.entries[0]?.wall.slice(11)]).toEqual([
    '20:00',
    '21:30',
  ]);
});

test('when bookings lie apart, then there are two trips, and what is over is past', async () => {
  const who = await rich();
  const later = await flyAway(shop, who, world, 60);
  const stay = await stayThere(shop, who, world, { inDays: 5 });
  expect((await list(who.token)).map(({ id, bookings }) => [id, bookings])).toEqual([
    [stay.orderId, 1],
    [later, 1],
  ]);
  expect((await list(who.token))[1]).toMatchObject({ warnings: 1, standing: 'upcoming' });
  expect(await list(who.token, 'past')).toEqual([]);
  await sql`UPDATE travel_order SET starts_at = starts_at - interval '20 days', ends_at = ends_at - interval '20 days',
    service_from = service_from - 20, service_to = service_to - 20 WHERE id = ${stay.orderId}`.execute(
    shop.app.platform.db,
  );
  expect((await list(who.token, 'past')).map(({ id, standing }) => [id, standing])).toEqual([[stay.orderId, 'past']]);
  expect((await shop.call(trips.nextTrip, { token: who.token })).data?.id).toBe(later);
});

test('when there is no trip, then nothing is answered, and a cancelled booking is of none', async () => {
  const who = await rich();
  expect((await shop.call(trips.nextTrip, { token: who.token })).data).toBeNull();
  expect((await shop.call(trips.tripDetails, { token: who.token, query: {} })).data).toBeNull();
  expect(await list(who.token)).toEqual([]);
  const stay = await stayThere(shop, who, world);
  expect((await list(who.token)).length).toBe(1);
  await cancel(shop, who, stay.orderId);
  expect(await list(who.token)).toEqual([]);
});

test("when somebody asks for another's trip, or without signing in, or for nonsense, then it is refused", async () => {
  const [who, other] = [await rich(), await rich()];
  const flight = await flyAway(shop, who, world);
  const refused = (answer: { code: number }) => answer.code;
  const notFound = refusalCode('record.not_found');
  const query = { id: flight };
  expect(refused(await shop.call(trips.tripDetails, { token: other.token, query }))).toBe(notFound);
  expect(refused(await shop.call(trips.tripDetails, { token: who.token, query: { id: randomUUID() } }))).toBe(notFound);
  expect(refused(await shop.call(trips.tripDetails, { token: who.token, query: { id: 'x' } }))).toBe(4000);
  expect(refused(await shop.call(trips.shareTrip, { token: other.token, body: query }))).toBe(notFound);
  expect(refused(await shop.call(trips.unshareTrip, { token: other.token, body: query }))).toBe(notFound);
  expect(
    refused(await shop.call(trips.tripList, { token: who.token, raw: undefined, query: { tab: 'x' } as never })),
  ).toBe(4000);
  const signIn = refusalCode('auth.sign_in_needed');
  const staff = world.staff;
  for (const token of [undefined, staff]) {
    const as = token ? { token } : {};
    const answers = [
      await shop.call(trips.nextTrip, as),
      await shop.call(trips.tripList, { ...as, query: {} }),
      await shop.call(trips.tripDetails, { ...as, query }),
      await shop.call(trips.saveTripNote, { ...as, body: { day: firstDay(shop), hour: null, text: 'x' } }),
      await shop.call(trips.deleteTripNote, { ...as, body: query }),
      await shop.call(trips.shareTrip, { ...as, body: query }),
      await shop.call(trips.unshareTrip, { ...as, body: query }),
    ];
    if (!token) expect(new Set(answers.map(refused))).toEqual(new Set([signIn]));
    expect(answers.every(({ code }) => code !== 200)).toBe(true);
  }
});

test('while a trip is under way, then it is the next one, and what is over is not said any more', async () => {
  const own = await openShop();
  const place = await plantTripWorld(own);
  const who = await own.buyer({ usd: 1_000_000 });
  const flight = await flyAway(own, who, place, 2);
  await passTime(own, 4 * DAY + 12 * HOUR);
  const trip = await tripOf(own, who);
  expect(trip).toMatchObject({ id: flight, standing: 'under_way' });
  expect(trip.next?.entry).toBe(`${flight} 1 departs`);
  // A night that has begun is not over.
  expect(trip.warnings.every(({ to }) => to >= firstDay(own, 0))).toBe(true);
  await passTime(own, 10 * DAY);
  expect((await own.call(trips.nextTrip, { token: who.token })).data).toBeNull();
  await own.close();
});
