import { randomUUID } from 'node:crypto';
import { staffTravelEndpoints } from '@app/contract/travel/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { erasePort } from '../../../modules/accounts/core.ts';
import { inTransaction } from '../../../platform/db/connect.ts';
import { departureRow } from '../../tours/test/fixtures.ts';
import { followDepartures } from '../../tours/usecases/settle-departures.ts';
import { GUEST, octo, resellerKey } from './fixtures.ts';
import { expectOcto } from './octo-rules.ts';
import { items, openReselling, type Reselling, refused, reservation, reserve } from './reselling.ts';

let at: Reselling;
beforeAll(async () => {
  at = await openReselling();
});
afterAll(() => at.close());

const db = () => at.db;

test('when the wallet does not suffice, then nothing is confirmed and the hold stays until it does', async () => {
  const by = await at.newReseller(5_000);
  const place = await at.departure();
  const held = await reserve(by, place);
  const tried = await by.call('POST', `/bookings/${held.uuid}/confirm`, { body: { contact: GUEST } });
  expect(refused(tried)).toEqual([400, 'UNPROCESSABLE_ENTITY']);
  expect(await by.ok('booking', 'GET', `/bookings/${held.uuid}`)).toMatchObject({
    status: 'ON_HOLD',
    contact: { firstName: null },
  });
  expect([await at.walletOf(by.account), (await departureRow(db(), place.id))?.held]).toEqual([5_000, 1]);
  const { rows } = await sql<{ outcome: string; who: string; record: string }>`
    SELECT outcome, who, record, after FROM operation_log WHERE action LIKE 'octo_booking.%' AND record = ${`octo_booking/${held.uuid}`} ORDER BY id`.execute(
    db(),
  );
  expect(rows.map(({ outcome }) => outcome)).toEqual(['done', 'wallet.insufficient_balance']);
  expect(rows[0]?.who).toMatch(/^Key .* \(s-/);
  // Who travels is not in the log.
  expect(JSON.stringify(rows)).not.toContain('Sousa');
});

test('when a reservation is not valid, then the answer names what is wrong', async () => {
  const by = await at.newReseller();
  const place = await at.departure({}, { maxParty: 3 });
  const elsewhere = await at.departure();
  const wrong: [object, object][] = [
    [{ productId: randomUUID() }, { error: 'INVALID_PRODUCT_ID' }],
    [{ optionId: 'fr' }, { error: 'INVALID_OPTION_ID' }],
    [{ availabilityId: elsewhere.id }, { error: 'INVALID_AVAILABILITY_ID', availabilityId: elsewhere.id }],
    [{ availabilityId: 'x' }, { error: 'INVALID_AVAILABILITY_ID' }],
    [{ unitItems: items('dog') }, { error: 'INVALID_UNIT_ID', unitId: 'dog' }],
    [{ unitItems: items('child') }, { error: 'BAD_REQUEST' }],
    [{ unitItems: [] }, { error: 'BAD_REQUEST' }],
    [
      { unitItems: items('adult', 'adult', 'adult', 'adult') },
      { error: 'BAD_REQUEST', errorMessage: expect.stringContaining('3') },
    ],
    [{ uuid: 'x' }, { error: 'BAD_REQUEST' }],
    [{ currency: 'EUR' }, { error: 'BAD_REQUEST' }],
    [{ notes: 'x'.repeat(501) }, { error: 'BAD_REQUEST', errorMessage: expect.stringContaining('notes') }],
    [{ notes: 'a\u0000b' }, { error: 'BAD_REQUEST', errorMessage: expect.stringMatching(/^notes: /) }],
    [{ unitItems: [{ unitId: 7 }] }, { errorMessage: expect.stringMatching(/^unitItems\[0\]\.unitId: /) }],
    [{ contact: { firstName: 'a\ud800' } }, { errorMessage: expect.stringMatching(/^contact\.firstName: /) }],
  ];
  for (const [more, answer] of wrong) {
    const done = await by.call('POST', '/bookings', { body: reservation(place, more) });
    expectOcto('error', done.body);
    expect([more, done.status, done.body]).toEqual([more, 400, expect.objectContaining(answer)]);
  }
  const held = await reserve(by, place);
  const other = await by.call('POST', '/bookings', {
    body: { ...reservation(place), uuid: held.uuid, unitItems: items('senior') },
  });
  expect(refused(other)).toEqual([400, 'INVALID_BOOKING_UUID']);
  const wrongContacts: [object, string][] = [
    [{ firstName: '' }, 'firstName'],
    [{ lastName: null }, 'lastName'],
    [{ emailAddress: null }, 'emailAddress'],
    [{ phoneNumber: '5' }, 'phoneNumber'],
    [{ phoneNumber: null }, 'phoneNumber'],
    [{ emailAddress: 'nobody' }, 'emailAddress'],
  ];
  for (const [more, field] of wrongContacts) {
    const done = await by.call('POST', `/bookings/${held.uuid}/confirm`, { body: { contact: { ...GUEST, ...more } } });
    expect([more, done.status, done.body]).toEqual([
      more,
      400,
      { error: 'BAD_REQUEST', errorMessage: expect.stringContaining(field) },
    ]);
  }
});

test('when a departure was called off, then a hold on it is not confirmed, extended or changed and costs nothing', async () => {
  const by = await at.newReseller(50_000);
  const place = await at.departure();
  const [held, second] = [await reserve(by, place), await reserve(by, place)];
  // Nor is it a wallet or a name that stands in the way.
  const poor = await at.newReseller(0);
  const unpaid = await reserve(poor, place);
  await sql`UPDATE tour_departure SET cancelled_at = app_now(), cancel_reason = 'staff' WHERE id = ${place.id}`.execute(
    db(),
  );
  const path = `/bookings/${held.uuid}`;
  for (const [method, to, body] of [
    ['POST', `${path}/confirm`, { contact: GUEST }],
    ['POST', `${path}/extend`, { expirationMinutes: 60 }],
  ] as const) {
    const tried = await by.call(method, to, { body });
    expect(refused(tried)).toEqual([400, 'UNPROCESSABLE_ENTITY']);
    expect(tried.body.errorMessage).toBe('The departure was called off');
  }
  for (const contact of [GUEST, { ...GUEST, phoneNumber: '5' }]) {
    const { body } = await poor.call('POST', `/bookings/${unpaid.uuid}/confirm`, { body: { contact } });
    expect(body).toEqual({ error: 'UNPROCESSABLE_ENTITY', errorMessage: 'The departure was called off' });
  }
  expect(await at.walletOf(by.account)).toBe(50_000);
  await followDepartures(at.shop.app.platform, place.id);
  for (const { uuid } of [held, second])
    expect(await by.ok('booking', 'GET', `/bookings/${uuid}`)).toMatchObject({ status: 'CANCELLED' });
  expect(await at.walletOf(by.account)).toBe(50_000);
});

test('when nothing can be read of a call, then the answer is of the standard and names the place', async () => {
  const by = await at.newReseller();
  for (const [method, to, status] of [
    ['GET', '/nowhere', 404],
    ['POST', '/supplier', 404],
    ['GET', '/bookings/x/confirm', 404],
  ] as const) {
    const done = await by.call(method, to);
    expect([to, refused(done)]).toEqual([to, [status, 'NOT_FOUND']]);
  }
  for (const body of [[], '{', 'null']) {
    const done = await by.call('POST', '/bookings', { body, headers: { 'content-type': 'application/json' } });
    expect([body, refused(done), done.body.errorMessage]).toEqual([
      body,
      [400, 'BAD_REQUEST'],
      expect.stringMatching(/^(the body|productId): /),
    ]);
  }
});

test('when staff look at an order, then they see by which key and reference a reseller sold it', async () => {
  const by = await at.newReseller();
  const held = await reserve(by, await at.departure(), { resellerReference: 'GYG-7' });
  const order = await at.orderRow(held.supplierReference);
  const token = await at.shop.staff();
  const params = { id: order?.id ?? '' };
  const read = await at.shop.call(staffTravelEndpoints.readTravelOrder, { token, params });
  expect(read.data.reseller).toEqual({
    key: { id: expect.any(String), name: expect.stringMatching(/^Key /) },
    reference: 'GYG-7',
  });
});

test('when another reseller calls, then a booking is none of theirs, also by its uuid', async () => {
  const [by, other] = [await at.newReseller(), await at.newReseller()];
  const place = await at.departure();
  const held = await reserve(by, place, { resellerReference: 'MINE' });
  const path = `/bookings/${held.uuid}`;
  const calls = [
    ['GET', path, undefined],
    ['PATCH', path, { notes: 'x' }],
    ['POST', `${path}/confirm`, { contact: GUEST }],
    ['POST', `${path}/extend`, {}],
    ['POST', `${path}/cancel`, {}],
    ['DELETE', path, undefined],
    ['GET', '/bookings/x', undefined],
  ] as const;
  for (const [method, to, body] of calls)
    expect(refused(await other.call(method, to, { body }))).toEqual([400, 'INVALID_BOOKING_UUID']);
  expect(await other.ok('bookings', 'GET', '/bookings?resellerReference=MINE')).toEqual([]);
  // Another's uuid is free for oneself.
  const own = await other.ok('booking', 'POST', '/bookings', { body: { ...reservation(place), uuid: held.uuid } });
  expect(own.id).not.toBe(held.id);
  // Another key of the same account has the same bookings.
  const second = octo(at.shop, await resellerKey(at.shop, at.staff, by.account));
  expect((await second.ok('booking', 'GET', path)).id).toBe(held.id);
});

test('when an account is taken out, then its keys sell nothing more and nothing is left of who travels', async () => {
  const by = await at.newReseller(0);
  const place = await at.departure();
  const held = await reserve(by, place, { contact: GUEST });
  await by.ok('booking', 'DELETE', `/bookings/${held.uuid}`);
  const { platform } = at.shop.app;
  await inTransaction(db(), async (tx) => {
    for (const erase of erasePort.all(platform)) await erase(tx, { customerId: by.account.id, platform });
  });
  expect(refused(await by.call('GET', '/supplier'))).toEqual([403, 'FORBIDDEN']);
  const { rows } = await sql`SELECT 1 FROM octo_booking WHERE customer_id = ${by.account.id}`.execute(db());
  expect(rows).toEqual([]);
});
