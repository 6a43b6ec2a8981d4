import { randomUUID } from 'node:crypto';
import { securityEndpoints } from '@app/contract/accounts/security/endpoints';
import { tripEndpoints as trips } from '@app/contract/trips/endpoints';
import { tripLimits } from '@app/contract/trips/limits';
import { addDays } from '@app/kernel/local-day';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../../platform/auth/passwords.ts';
import { issueAll } from '../../verticals/flights/test/departure.fixtures.ts';
import { refusalCode } from '../refusal-code.ts';
import { fieldsOf } from '../refusal-of.ts';
import { type Buyer, openShop, type Shop } from '../shop.ts';
import { testApp } from '../test-app.ts';
import { cancel, firstDay, flyAway, plantTripWorld, stayThere, type TripWorld, tripOf } from './trip.fixtures.ts';

let shop: Shop;
let world: TripWorld;
beforeAll(async () => {
  shop = await openShop();
  world = await plantTripWorld(shop);
});
afterAll(() => shop.close());

const db = () => shop.app.platform.db;
const rich = () => shop.buyer({ usd: 1_000_000 });
const note = (who: Buyer, body: object) =>
  shop.call(trips.saveTripNote, {
    token: who.token,
    raw: { day: firstDay(shop), hour: null, text: 'Leave early', ...body },
  });
const share = (who: Buyer, id: string) => shop.call(trips.shareTrip, { token: who.token, body: { id } });
const shared = (key: string) => shop.call(trips.sharedTrip, { query: { key } });
const notFound = refusalCode('record.not_found');

test('notes stand on their days, are changed and deleted, and only by whoever wrote them', async () => {
  const [who, other] = [await rich(), await rich()];
  await flyAway(shop, who, world);
  const first = firstDay(shop);
  const made = await note(who, { hour: '07:05' });
  await note(who, { day: addDays(first, 1) });
  for (const day of [addDays(first, -3), addDays(first, 90), '9999-12-31', '0001-01-01'])
    expect(fieldsOf(await note(who, { day }))).toEqual({ day: 'field.trip_day' });
  expect((await tripOf(shop, who)).notes.map(({ day, hour, text }) => [day, hour, text])).toEqual([
    [first, '07:05', 'Leave early'],
    [addDays(first, 1), null, 'Leave early'],
  ]);
  const { id } = made.data;
  expect((await note(who, { id, text: 'Leave later', hour: null })).data).toEqual({
    id,
    day: first,
    hour: null,
    text: 'Leave later',
  });
  expect((await note(other, { id })).code).toBe(notFound);
  const erase = (token: string) => shop.call(trips.deleteTripNote, { token, body: { id } });
  expect((await erase(other.token)).code).toBe(notFound);
  expect((await erase(who.token)).code).toBe(200);
  expect((await erase(who.token)).code).toBe(notFound);
  expect((await tripOf(shop, who)).notes).toHaveLength(1);
});

test('a note that is empty, too long or of no day is refused by its field', async () => {
  const who = await rich();
  const refused = async (body: object) => fieldsOf(await note(who, body));
  expect(await refused({ text: '  ' })).toHaveProperty('text');
  expect(await refused({ text: 'x'.repeat(tripLimits.noteText + 1) })).toHaveProperty('text');
  expect(await refused({ day: '2026-02-30' })).toHaveProperty('day');
  expect(await refused({ hour: '25:00' })).toHaveProperty('hour');
  expect(await refused({ customerId: randomUUID() })).toBeDefined();
});

test('a day holds ten notes, also where many are written at once by two processes', async () => {
  const who = await rich();
  await flyAway(shop, who, world);
  const other = await testApp({ databaseUrl: shop.databaseUrl });
  const body = { day: firstDay(shop), hour: null, text: 'Again' };
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, at) => (at % 2 ? shop : other).call(trips.saveTripNote, { token: who.token, body })),
  );
  await other.close();
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(tripLimits.notesPerDay);
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200, refusalCode('trip.too_many_notes')]));
  expect((await shop.app.verify()).find(({ name }) => name === 'trips.limits')).toMatchObject({ ok: true });
  await sql`INSERT INTO trip_note (id, customer_id, day, text) VALUES (gen_random_uuid(), ${who.id}, ${body.day}::date, 'x')`.execute(
    db(),
  );
  expect((await shop.app.verify()).find(({ name }) => name === 'trips.limits')).toMatchObject({ ok: false });
  await sql`DELETE FROM trip_note WHERE customer_id = ${who.id}`.execute(db());
});

test('a link shows days and places, and nothing that is personal or opens something', async () => {
  const who = await rich();
  const flight = await flyAway(shop, who, world);
  const stay = await stayThere(shop, who, world);
  await issueAll(shop);
  await note(who, { text: 'Private words' });
  const { key } = (await share(who, flight)).data;
  expect((await share(who, stay.orderId)).data.key).toBe(key);
  expect((await tripOf(shop, who)).shareKey).toBe(key);
  const seen = (await shared(key)).data;
  expect(seen).toMatchObject({
    id: flight,
    own: false,
    notes: [],
    warnings: [],
    next: null,
    shareKey: null,
    cities: ['Awaytown'],
  });
  expect(seen.bookings).toHaveLength(2);
  const written = JSON.stringify(seen);
  const own = await tripOf(shop, who);
  const hidden = [
    ...own.bookings.flatMap(({ number, references, paymentId }) => [number, ...references, paymentId]),
    'Private words',
    'Sousa',
    'adults',
    'childAges',
    'usd',
    key,
  ];
  expect(hidden.filter((text) => text && written.includes(text))).toEqual([]);
  expect(seen.days).toHaveLength(own.days.length);
});

test('a wrong key, an ended link and a trip that is cancelled show nothing', async () => {
  const [who, other] = [await rich(), await rich()];
  const stay = await stayThere(shop, who, world);
  const { key } = (await share(who, stay.orderId)).data;
  expect((await shared(key)).code).toBe(200);
  expect((await shared(`${key}x`)).code).toBe(notFound);
  expect((await shared(key.toLowerCase())).code).toBe(notFound);
  expect((await shop.call(trips.sharedTrip, { query: { key: '' } })).code).toBe(4000);
  expect((await shop.call(trips.unshareTrip, { token: other.token, body: { id: stay.orderId } })).code).toBe(notFound);
  expect((await shared(key)).code).toBe(200);
  expect((await shop.call(trips.unshareTrip, { token: who.token, body: { id: stay.orderId } })).code).toBe(200);
  expect((await shared(key)).code).toBe(notFound);
  const next = (await share(who, stay.orderId)).data.key;
  expect(next).not.toBe(key);
  await cancel(shop, who, stay.orderId);
  expect((await shared(next)).code).toBe(notFound);
});

test('where many ask for the link at once, there is one', async () => {
  const who = await rich();
  const stay = await stayThere(shop, who, world);
  const other = await testApp({ databaseUrl: shop.databaseUrl });
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      (at % 2 ? shop : other).call(trips.shareTrip, { token: who.token, body: { id: stay.orderId } }),
    ),
  );
  await other.close();
  expect(new Set(answers.map(({ data }) => data.key)).size).toBe(1);
});

test('a trip that fell into two keeps its link for the first, and the second has none', async () => {
  const who = await rich();
  const first = await stayThere(shop, who, world, { nights: 2 });
  const second = await stayThere(shop, who, world, { after: 3, nights: 2 });
  const { key } = (await share(who, second.orderId)).data;
  await sql`UPDATE travel_order SET starts_at = starts_at + interval '40 days', ends_at = ends_at + interval '40 days'
    WHERE id = ${second.orderId}`.execute(db());
  expect((await shared(key)).data.bookings.map(({ id }) => id)).toEqual([first.orderId]);
  expect((await tripOf(shop, who, second.orderId)).shareKey).toBeNull();
  const another = (await share(who, second.orderId)).data.key;
  expect(another).not.toBe(key);
});

test('an account that is deleted takes its notes and links with it', async () => {
  const who = await shop.buyer();
  const password = 'Canary-42!';
  await sql`UPDATE customer SET password_hash = ${await hashPassword(password)} WHERE id = ${who.id}`.execute(db());
  await sql`INSERT INTO trip_note (id, customer_id, day, text)
    VALUES (gen_random_uuid(), ${who.id}, ${firstDay(shop)}::date, 'Zyxcanary')`.execute(db());
  await sql`INSERT INTO trip_share (key, customer_id, order_ids) VALUES (${who.id}, ${who.id}, ARRAY[gen_random_uuid()])`.execute(
    db(),
  );
  expect((await shop.call(securityEndpoints.requestDeletion, { token: who.token, raw: { password } })).code).toBe(200);
  await sql`UPDATE deletion_request SET ends_at = app_now() WHERE customer_id = ${who.id}`.execute(db());
  await shop.app.runJobs('accounts.delete-due');
  const { rows } = await sql`SELECT 1 FROM trip_note WHERE customer_id = ${who.id}
    UNION ALL SELECT 1 FROM trip_share WHERE customer_id = ${who.id}`.execute(db());
  expect(rows).toEqual([]);
});
