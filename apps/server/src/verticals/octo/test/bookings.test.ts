import { randomUUID } from 'node:crypto';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import { HOUR, MINUTE } from '@app/kernel/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { erasePort } from '../../../modules/accounts/core.ts';
import { balances } from '../../../modules/ledger/core.ts';
import { inTransaction } from '../../../platform/db/connect.ts';
import { makeStaff } from '../../../reliability/every-endpoint.ts';
import { type Buyer, openShop, passTime, type Shop } from '../../../testing/shop.ts';
import { dayAhead, departureRow, newDeparture, newTour } from '../../tours/test/fixtures.ts';
import { ALL, type Body, GUEST, octo, PRICED, resellerKey } from './fixtures.ts';
import { expectOcto } from './octo-rules.ts';

let shop: Shop;
let staff: string;
beforeAll(async () => {
  shop = await openShop();
  staff = await makeStaff(db(), { super: true });
});
afterAll(async () => {
  await shop.app.platform.clock.move({ ms: HOUR, reset: false });
  await shop.app.runJobs('wallet.seal-ledger');
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
  await shop.close();
});

const db = () => shop.app.platform.db;

/** A reseller with so much in the wallet. */
async function newReseller(usd = 500_000) {
  const account = await shop.buyer({ usd });
  const key = await resellerKey(shop, staff, account);
  return { account, key, ...octo(shop, key) };
}
type Reseller = Awaited<ReturnType<typeof newReseller>>;
const walletOf = async ({ id }: Buyer) => (await balances(db(), id)).available;

type Place = { readonly tourId: string; readonly id: string };
async function departure(
  of: Partial<Parameters<typeof newDeparture>[2]> = {},
  tour: Parameters<typeof newTour>[1] = {},
): Promise<Place> {
  const planted = await newTour(db(), tour);
  return { tourId: planted.id, id: await newDeparture(db(), planted, { day: dayAhead(shop, 30), ...of }) };
}

const items = (...units: string[]) => units.map((unitId) => ({ unitId }));
const reservation = ({ tourId, id }: Place, more: object = {}) => ({
  uuid: randomUUID(),
  productId: tourId,
  optionId: 'en',
  availabilityId: id,
  unitItems: items('adult'),
  ...more,
});
const reserve = (by: Reseller, place: Place, more: object = {}): Promise<Body> =>
  by.ok('booking', 'POST', '/bookings', { body: reservation(place, more), headers: PRICED });
const confirm = (by: Reseller, { uuid }: { uuid: string }, more: object = {}): Promise<Body> =>
  by.ok('booking', 'POST', `/bookings/${uuid}/confirm`, { body: { contact: GUEST, ...more }, headers: PRICED });

const orderRow = async (number: string) => {
  const { rows } = await sql<{
    id: string;
    state: string;
    contact: { name: string; email: string; phone: string };
    voucher: string;
  }>`
    SELECT id, state, contact, voucher_code AS voucher FROM travel_order WHERE number = ${number}`.execute(db());
  return rows[0];
};
const guestsOf = async (orderId: string) =>
  (
    await sql<{ name: string; age: number | null }>`
      SELECT given_name || ' ' || family_name AS name, age FROM travel_order_guest WHERE order_id = ${orderId} ORDER BY position`.execute(
      db(),
    )
  ).rows;
const refused = (answer: { status: number; body: Body }) => {
  expectOcto('error', answer.body);
  return [answer.status, answer.body.error];
};

test('a family is reserved, confirmed from the wallet, found, shown to staff, and cancelled by its policy', async () => {
  const by = await newReseller();
  const place = await departure({ capacity: 8 }, { steps: [{ daysBefore: 40, percent: 50 }] });
  const wish = reservation(place, {
    unitItems: items('adult', 'adult', 'child', 'infant'),
    resellerReference: 'VOU-1',
    notes: 'No nuts',
  });
  const held = await by.ok('booking', 'POST', '/bookings', { body: wish, headers: ALL });
  expect(held).toMatchObject({
    uuid: wish.uuid,
    status: 'ON_HOLD',
    resellerReference: 'VOU-1',
    availabilityId: place.id,
    availability: { id: place.id, vacancies: 5 },
    voucher: { deliveryOptions: [] },
    utcConfirmedAt: null,
    cancellable: true,
    pricing: { retail: 25_000, net: 25_000 },
  });
  expect(held.unitItems.map((item: { unitId: string; status: string }) => [item.unitId, item.status])).toEqual([
    ['adult', 'ON_HOLD'],
    ['adult', 'ON_HOLD'],
    ['child', 'ON_HOLD'],
    ['infant', 'ON_HOLD'],
  ]);
  expect(await departureRow(db(), place.id)).toMatchObject({ held: 3, sold: 0 });
  expect(await walletOf(by.account)).toBe(500_000);
  // The same call once more is the same booking.
  expect((await by.ok('booking', 'POST', '/bookings', { body: wish })).id).toBe(held.id);
  expect(await departureRow(db(), place.id)).toMatchObject({ held: 3, sold: 0 });

  const booked = await confirm(by, wish, { resellerReference: 'VOU-2' });
  const order = await orderRow(booked.supplierReference);
  expect(booked).toMatchObject({
    status: 'CONFIRMED',
    resellerReference: 'VOU-2',
    notes: 'No nuts',
    contact: { fullName: 'Ines Sousa', emailAddress: GUEST.emailAddress },
    voucher: { deliveryOptions: [{ deliveryFormat: 'QRCODE', deliveryValue: order?.voucher }] },
    utcExpiresAt: null,
  });
  expect(await departureRow(db(), place.id)).toMatchObject({ held: 0, sold: 3 });
  expect(await walletOf(by.account)).toBe(475_000);
  expect(order).toMatchObject({ state: 'confirmed', contact: { name: 'Ines Sousa', phone: '+12025550123' } });
  // Who travels is written to only where the reseller wants that.
  expect(order?.contact.email).toBe(`${by.account.id}@example.com`);
  expect(await guestsOf(order?.id ?? '')).toEqual([{ name: 'Ines Sousa', age: null }]);
  // Confirmed once more, nothing is paid again.
  expect((await confirm(by, wish)).id).toBe(held.id);
  expect(await walletOf(by.account)).toBe(475_000);

  const found = await by.ok('bookings', 'GET', `/bookings?supplierReference=${booked.supplierReference}`);
  expect(found.map((one: { uuid: string }) => one.uuid)).toEqual([wish.uuid]);
  expect(await by.ok('bookings', 'GET', '/bookings?resellerReference=VOU-2')).toHaveLength(1);
  expect(await by.ok('bookings', 'GET', '/bookings?resellerReference=VOU-1')).toEqual([]);
  expect(refused(await by.call('GET', '/bookings'))).toEqual([400, 'BAD_REQUEST']);

  const own = await shop.call(travelEndpoints.travelOrderDetails, {
    token: by.account.token,
    query: { id: order?.id ?? '' },
  });
  expect(own.data).toMatchObject({ state: 'confirmed', voucherCode: order?.voucher });

  const path = `/bookings/${wish.uuid}`;
  const cancelled = await by.ok('booking', 'POST', `${path}/cancel`, { body: { reason: 'Ill' } });
  expect(cancelled).toMatchObject({
    status: 'CANCELLED',
    cancellable: false,
    cancellation: { refund: 'PARTIAL', reason: 'Ill' },
  });
  expect(await walletOf(by.account)).toBe(487_500);
  expect((await by.ok('booking', 'DELETE', path)).cancellation).toEqual(cancelled.cancellation);
  expect(await walletOf(by.account)).toBe(487_500);
  expect(await departureRow(db(), place.id)).toMatchObject({ held: 0, sold: 0 });
  expect(refused(await by.call('POST', `${path}/extend`))).toEqual([400, 'UNPROCESSABLE_ENTITY']);
  expect((await confirm(by, wish)).status).toBe('CANCELLED');
});

test('when a tour wants all names, then each is needed, with the ages of their units, and can be changed for a while', async () => {
  const by = await newReseller();
  const place = await departure({}, { names: 'all' });
  const { uuid, unitItems } = await reserve(by, place, { unitItems: items('adult', 'child') });
  const path = `/bookings/${uuid}`;
  expect(refused(await by.call('POST', `${path}/confirm`, { body: { contact: GUEST } }))).toEqual([400, 'BAD_REQUEST']);
  const [adult, child] = unitItems as { uuid: string; unitId: string }[];
  const named = [
    {
      ...items('adult')[0],
      uuid: adult?.uuid,
      contact: { firstName: 'Ines', lastName: 'Sousa' },
      resellerReference: 'T-1',
    },
    { ...items('child')[0], uuid: child?.uuid, contact: { firstName: 'Rui', lastName: 'Sousa' } },
  ];
  const booked = await confirm(by, { uuid }, { unitItems: named, emailReceipt: true });
  expect(booked.unitItems).toMatchObject([
    { uuid: adult?.uuid, resellerReference: 'T-1', contact: { fullName: 'Ines Sousa' } },
    { uuid: child?.uuid, contact: { fullName: 'Rui Sousa' } },
  ]);
  const order = await orderRow(booked.supplierReference);
  expect(order?.contact.email).toBe(GUEST.emailAddress);
  expect(await guestsOf(order?.id ?? '')).toEqual([
    { name: 'Ines Sousa', age: null },
    { name: 'Rui Sousa', age: 5 },
  ]);
  const other = [named[0], { ...named[1], contact: { firstName: 'Ana' } }];
  const changed = await by.ok('booking', 'PATCH', path, {
    body: { unitItems: other, resellerReference: 'R-9', notes: 'Late' },
  });
  expect(changed).toMatchObject({ status: 'CONFIRMED', resellerReference: 'R-9', notes: 'Late' });
  expect((await guestsOf(order?.id ?? ''))[1]).toEqual({ name: 'Ana Sousa', age: 5 });
  expect(refused(await by.call('PATCH', path, { body: { unitItems: items('adult') } }))).toEqual([
    400,
    'UNPROCESSABLE_ENTITY',
  ]);
});

test('when a booking is held, then its departure and people can change until it is confirmed, and the hold stays as long', async () => {
  const by = await newReseller();
  const tour = await newTour(db());
  const day = dayAhead(shop, 15);
  const first = { tourId: tour.id, id: await newDeparture(db(), tour, { day, capacity: 2 }) };
  const second = { tourId: tour.id, id: await newDeparture(db(), tour, { day, start: '15:00' }) };
  const held = await reserve(by, first, { unitItems: items('adult', 'adult') });
  const path = `/bookings/${held.uuid}`;
  // One's own two places are free for one's own three.
  expect(refused(await by.call('PATCH', path, { body: { unitItems: items('adult', 'adult', 'adult') } }))).toEqual([
    400,
    'UNPROCESSABLE_ENTITY',
  ]);
  expect((await by.ok('booking', 'GET', path)).status).toBe('ON_HOLD');
  expect(await departureRow(db(), first.id)).toMatchObject({ held: 2 });
  const less = await by.ok('booking', 'PATCH', path, { body: { unitItems: items('adult') }, headers: PRICED });
  expect(less).toMatchObject({ status: 'ON_HOLD', utcExpiresAt: held.utcExpiresAt, pricing: { net: 10_000 } });
  const moved = await by.ok('booking', 'PATCH', path, { body: { availabilityId: second.id } });
  expect(moved).toMatchObject({ id: held.id, availabilityId: second.id, status: 'ON_HOLD' });
  expect([await departureRow(db(), first.id), await departureRow(db(), second.id)]).toMatchObject([
    { held: 0 },
    { held: 1 },
  ]);
  const booked = await confirm(by, held, { unitItems: items('adult', 'child') });
  expect(booked).toMatchObject({ status: 'CONFIRMED', pricing: { net: 15_000 } });
  expect(await walletOf(by.account)).toBe(485_000);
  expect(await departureRow(db(), second.id)).toMatchObject({ held: 0, sold: 2 });
  expect(refused(await by.call('PATCH', path, { body: { availabilityId: first.id } }))).toEqual([
    400,
    'UNPROCESSABLE_ENTITY',
  ]);
  expect(refused(await by.call('POST', `${path}/extend`, { body: {} }))).toEqual([400, 'UNPROCESSABLE_ENTITY']);
});

test('when a hold is extended it lasts longer, and once it is over the booking has expired and its places are free', async () => {
  const by = await newReseller();
  const place = await departure({ capacity: 1 });
  const held = await reserve(by, place, { expirationMinutes: 10 });
  const path = `/bookings/${held.uuid}`;
  const left = (booking: Body) =>
    Math.round((new Date(booking.utcExpiresAt).getTime() - shop.app.platform.clock.now().getTime()) / MINUTE);
  expect(left(held)).toBe(10);
  expect(left(await by.ok('booking', 'POST', `${path}/extend`, { body: { expirationMinutes: 30 } }))).toBe(30);
  expect(left(await by.ok('booking', 'POST', `${path}/extend`, { body: { expirationMinutes: 9_999 } }))).toBe(120);
  expect(left(await by.ok('booking', 'PATCH', path, { body: { expirationMinutes: 5 } }))).toBe(5);
  const other = await newReseller();
  expect(refused(await other.call('POST', '/bookings', { body: reservation(place) }))).toEqual([
    400,
    'UNPROCESSABLE_ENTITY',
  ]);
  await passTime(shop, 6 * MINUTE);
  expect((await by.ok('booking', 'GET', path)).status).toBe('EXPIRED');
  for (const [method, to, body] of [
    ['POST', `${path}/confirm`, { contact: GUEST }],
    ['POST', `${path}/extend`, {}],
    ['PATCH', path, { notes: 'x' }],
    ['DELETE', path, undefined],
  ] as const)
    expect(refused(await by.call(method, to, { body }))).toEqual([400, 'INVALID_BOOKING_UUID']);
  expect((await reserve(other, place)).status).toBe('ON_HOLD');
  expect((await by.ok('booking', 'GET', path)).status).toBe('EXPIRED');
});

test('when a departure waits for its minimum, then what is paid is pending, confirmed with it, and given back when it is called off', async () => {
  const by = await newReseller();
  const place = await departure({ minPeople: 2 });
  const first = await reserve(by, place);
  expect(await confirm(by, first)).toMatchObject({ status: 'PENDING', voucher: { deliveryOptions: [] } });
  expect(await walletOf(by.account)).toBe(490_000);
  const second = await reserve(by, place);
  expect(await confirm(by, second)).toMatchObject({ status: 'CONFIRMED' });
  await shop.app.deliverEvents();
  expect((await by.ok('booking', 'GET', `/bookings/${first.uuid}`)).status).toBe('CONFIRMED');

  const alone = await departure({ minPeople: 5 });
  const third = await reserve(by, alone);
  await confirm(by, third);
  expect(await walletOf(by.account)).toBe(470_000);
  await sql`UPDATE tour_departure SET decides_at = app_now() - interval '1 second' WHERE id = ${alone.id}`.execute(
    db(),
  );
  await shop.app.runJobs('tours.settle_departures');
  expect(await by.ok('booking', 'GET', `/bookings/${third.uuid}`)).toMatchObject({
    status: 'CANCELLED',
    cancellation: { refund: 'FULL' },
  });
  expect(await walletOf(by.account)).toBe(480_000);
});

test('when the wallet does not suffice, then nothing is confirmed and the hold stays until it does', async () => {
  const by = await newReseller(5_000);
  const place = await departure();
  const held = await reserve(by, place);
  const tried = await by.call('POST', `/bookings/${held.uuid}/confirm`, { body: { contact: GUEST } });
  expect(refused(tried)).toEqual([400, 'UNPROCESSABLE_ENTITY']);
  expect(await by.ok('booking', 'GET', `/bookings/${held.uuid}`)).toMatchObject({
    status: 'ON_HOLD',
    contact: { firstName: null },
  });
  expect([await walletOf(by.account), (await departureRow(db(), place.id))?.held]).toEqual([5_000, 1]);
  const { rows } = await sql<{ outcome: string; who: string; record: string }>`
    SELECT outcome, who, record FROM operation_log WHERE action LIKE 'octo_booking.%' AND record = ${`octo_booking/${held.uuid}`} ORDER BY id`.execute(
    db(),
  );
  expect(rows.map(({ outcome }) => outcome)).toEqual(['done', 'wallet.insufficient_balance']);
  expect(rows[0]?.who).toMatch(/^Key .* \(s-/);
});

test('when a reservation is not valid, then the answer names what is wrong', async () => {
  const by = await newReseller();
  const place = await departure({}, { maxParty: 3 });
  const elsewhere = await departure();
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
    [{ notes: 'a\u0000b' }, { error: 'BAD_REQUEST' }],
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

test('when another reseller calls, then a booking is none of theirs, also by its uuid', async () => {
  const [by, other] = [await newReseller(), await newReseller()];
  const place = await departure();
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
  const second = octo(shop, await resellerKey(shop, staff, by.account));
  expect((await second.ok('booking', 'GET', path)).id).toBe(held.id);
});

test('when an account is taken out, then its keys sell nothing more and nothing is left of who travels', async () => {
  const by = await newReseller(0);
  const place = await departure();
  const held = await reserve(by, place, { contact: GUEST });
  await by.ok('booking', 'DELETE', `/bookings/${held.uuid}`);
  const { platform } = shop.app;
  await inTransaction(db(), async (tx) => {
    for (const erase of erasePort.all(platform)) await erase(tx, { customerId: by.account.id, platform });
  });
  expect(refused(await by.call('GET', '/supplier'))).toEqual([403, 'FORBIDDEN']);
  const { rows } = await sql`SELECT 1 FROM octo_booking WHERE customer_id = ${by.account.id}`.execute(db());
  expect(rows).toEqual([]);
});
