import { travelEndpoints } from '@app/contract/travel/endpoints';
import { MINUTE } from '@app/kernel/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { passTime } from '../../../testing/shop.ts';
import { dayAhead, departureRow, newDeparture, newTour } from '../../tours/test/fixtures.ts';
import { ALL, type Body, GUEST, PRICED } from './fixtures.ts';
import { confirm, items, openReselling, type Reselling, refused, reservation, reserve } from './reselling.ts';

let at: Reselling;
beforeAll(async () => {
  at = await openReselling();
});
afterAll(() => at.close());

const db = () => at.db;

test('a family is reserved, confirmed from the wallet, found, shown to staff, and cancelled by its policy', async () => {
  const by = await at.newReseller();
  const place = await at.departure({ capacity: 8 }, { steps: [{ daysBefore: 40, percent: 50 }] });
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
  expect(await at.walletOf(by.account)).toBe(500_000);
  // The same call once more is the same booking.
  expect((await by.ok('booking', 'POST', '/bookings', { body: wish })).id).toBe(held.id);
  expect(await departureRow(db(), place.id)).toMatchObject({ held: 3, sold: 0 });

  const booked = await confirm(by, wish, { resellerReference: 'VOU-2' });
  const order = await at.orderRow(booked.supplierReference);
  expect(booked).toMatchObject({
    status: 'CONFIRMED',
    resellerReference: 'VOU-2',
    notes: 'No nuts',
    contact: { fullName: 'Ines Sousa', emailAddress: GUEST.emailAddress },
    voucher: { deliveryOptions: [{ deliveryFormat: 'QRCODE', deliveryValue: order?.voucher }] },
    utcExpiresAt: null,
  });
  expect(await departureRow(db(), place.id)).toMatchObject({ held: 0, sold: 3 });
  expect(await at.walletOf(by.account)).toBe(475_000);
  expect(order).toMatchObject({ state: 'confirmed', contact: { name: 'Ines Sousa', phone: '+12025550123' } });
  // Who travels is written to only where the reseller wants that.
  expect(order?.contact.email).toBe(`${by.account.id}@example.com`);
  expect(await at.guestsOf(order?.id ?? '')).toEqual([{ name: 'Ines Sousa', age: null }]);
  // Confirmed once more, nothing is paid again.
  expect((await confirm(by, wish)).id).toBe(held.id);
  expect(await at.walletOf(by.account)).toBe(475_000);

  const found = await by.ok('bookings', 'GET', `/bookings?supplierReference=${booked.supplierReference}`);
  expect(found.map((one: { uuid: string }) => one.uuid)).toEqual([wish.uuid]);
  expect(await by.ok('bookings', 'GET', '/bookings?resellerReference=VOU-2')).toHaveLength(1);
  expect(await by.ok('bookings', 'GET', '/bookings?resellerReference=VOU-1')).toEqual([]);
  expect(refused(await by.call('GET', '/bookings'))).toEqual([400, 'BAD_REQUEST']);

  const own = await at.shop.call(travelEndpoints.travelOrderDetails, {
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
  expect(await at.walletOf(by.account)).toBe(487_500);
  expect((await by.ok('booking', 'DELETE', path)).cancellation).toEqual(cancelled.cancellation);
  expect(await at.walletOf(by.account)).toBe(487_500);
  expect(await departureRow(db(), place.id)).toMatchObject({ held: 0, sold: 0 });
  expect(refused(await by.call('POST', `${path}/extend`))).toEqual([400, 'UNPROCESSABLE_ENTITY']);
  expect((await confirm(by, wish)).status).toBe('CANCELLED');
});

test('when a tour wants all names, then each is needed, with the ages of their units, and can be changed for a while', async () => {
  const by = await at.newReseller();
  const place = await at.departure({}, { names: 'all' });
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
  const order = await at.orderRow(booked.supplierReference);
  expect(order?.contact.email).toBe(GUEST.emailAddress);
  expect(await at.guestsOf(order?.id ?? '')).toEqual([
    { name: 'Ines Sousa', age: null },
    { name: 'Rui Sousa', age: 5 },
  ]);
  const other = [named[0], { ...named[1], contact: { firstName: 'Ana' } }];
  const changed = await by.ok('booking', 'PATCH', path, {
    body: { unitItems: other, resellerReference: 'R-9', notes: 'Late' },
  });
  expect(changed).toMatchObject({ status: 'CONFIRMED', resellerReference: 'R-9', notes: 'Late' });
  expect((await at.guestsOf(order?.id ?? ''))[1]).toEqual({ name: 'Ana Sousa', age: 5 });
  expect(refused(await by.call('PATCH', path, { body: { unitItems: items('adult') } }))).toEqual([
    400,
    'UNPROCESSABLE_ENTITY',
  ]);
});

test('when a booking is held, then its departure and people can change until it is confirmed, and the hold stays as long', async () => {
  const by = await at.newReseller();
  const tour = await newTour(db());
  const day = dayAhead(at.shop, 15);
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
  expect(await at.walletOf(by.account)).toBe(485_000);
  expect(await departureRow(db(), second.id)).toMatchObject({ held: 0, sold: 2 });
  expect(refused(await by.call('PATCH', path, { body: { availabilityId: first.id } }))).toEqual([
    400,
    'UNPROCESSABLE_ENTITY',
  ]);
  expect(refused(await by.call('POST', `${path}/extend`, { body: {} }))).toEqual([400, 'UNPROCESSABLE_ENTITY']);
});

test('when a hold is extended it lasts longer, and once it is over the booking has expired and its places are free', async () => {
  const by = await at.newReseller();
  const place = await at.departure({ capacity: 1 });
  const held = await reserve(by, place, { expirationMinutes: 10 });
  const path = `/bookings/${held.uuid}`;
  const left = (booking: Body) =>
    Math.round((new Date(booking.utcExpiresAt).getTime() - at.shop.app.platform.clock.now().getTime()) / MINUTE);
  expect(left(held)).toBe(10);
  expect(left(await by.ok('booking', 'POST', `${path}/extend`, { body: { expirationMinutes: 30 } }))).toBe(30);
  expect(left(await by.ok('booking', 'POST', `${path}/extend`, { body: { expirationMinutes: 9_999 } }))).toBe(120);
  expect(left(await by.ok('booking', 'POST', `${path}/extend`, { body: { expirationMinutes: 5 } }))).toBe(120);
  expect(left(await by.ok('booking', 'PATCH', path, { body: { expirationMinutes: 5 } }))).toBe(5);
  const other = await at.newReseller();
  expect(refused(await other.call('POST', '/bookings', { body: reservation(place) }))).toEqual([
    400,
    'UNPROCESSABLE_ENTITY',
  ]);
  await passTime(at.shop, 6 * MINUTE);
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
  const by = await at.newReseller();
  const place = await at.departure({ minPeople: 2 });
  const first = await reserve(by, place);
  expect(await confirm(by, first)).toMatchObject({ status: 'PENDING', voucher: { deliveryOptions: [] } });
  expect(await at.walletOf(by.account)).toBe(490_000);
  const second = await reserve(by, place);
  expect(await confirm(by, second)).toMatchObject({ status: 'CONFIRMED' });
  await at.shop.app.deliverEvents();
  expect((await by.ok('booking', 'GET', `/bookings/${first.uuid}`)).status).toBe('CONFIRMED');

  const alone = await at.departure({ minPeople: 5 });
  const third = await reserve(by, alone);
  await confirm(by, third);
  expect(await at.walletOf(by.account)).toBe(470_000);
  await sql`UPDATE tour_departure SET decides_at = app_now() - interval '1 second' WHERE id = ${alone.id}`.execute(
    db(),
  );
  await at.shop.app.runJobs('tours.settle_departures');
  expect(await by.ok('booking', 'GET', `/bookings/${third.uuid}`)).toMatchObject({
    status: 'CANCELLED',
    cancellation: { refund: 'FULL' },
  });
  expect(await at.walletOf(by.account)).toBe(480_000);
});
