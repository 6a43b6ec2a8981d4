import { staffTourEndpoints as staff } from '@app/contract/verticals/tours/staff-endpoints';
import { HOUR } from '@app/kernel/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { refusalOf } from '../../../testing/refusal-of.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { jumpsOf, UNCONFIRMED } from '../../../testing/unconfirmed.ts';
import { bookedTour, dayAhead, departureRow, newDeparture, newTour, orderOf, paidTour } from './fixtures.ts';

let shop: Shop;
let token: string;
beforeAll(async () => {
  shop = await openShop();
  token = await shop.staff();
});
afterAll(async () => {
  await shop.app.platform.clock.move({ ms: HOUR, reset: false });
  await shop.app.runJobs('wallet.seal-ledger');
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
  await shop.close();
});

const db = () => shop.app.platform.db;
const peopleOf = async (id: string) => (await shop.call(staff.tourDeparturePeople, { token, params: { id } })).data;
const actionsOf = async (record: string) => {
  const { rows } = await sql<{
    action: string;
  }>`SELECT action FROM operation_log WHERE record = ${record} AND outcome = 'done' AND action IN ('tour.create', 'tour.update',
      'tour.online', 'tour_departure.add', 'tour_departure.edit', 'tour_departure.decide') ORDER BY id`.execute(db());
  return rows.map(({ action }) => action);
};

test('departures are added by one rule: weekdays, hours and languages; what is past, decided or there already is passed over', async () => {
  const tour = await newTour(db(), { goDays: 3 });
  const [from, to] = [dayAhead(shop, 0), dayAhead(shop, 13)];
  const rule = {
    tourId: tour.id,
    from,
    to,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    starts: ['09:00', '15:00'],
    languages: ['en', 'pt'],
    capacity: 8,
    minPeople: 2,
    pricePercent: 110,
  };
  const added = await shop.call(staff.addTourDepartures, { token, raw: rule });
  // The first three days are decided already, or will have been by six in the evening.
  expect(added.data.made + added.data.passed).toBe(56);
  expect(added.data.made).toBeGreaterThanOrEqual(40);
  const again = await shop.call(staff.addTourDepartures, { token, raw: rule });
  expect(again.data).toEqual({ made: 0, passed: 56 });
  const onDay = { day: dayAhead(shop, 6), tourId: tour.id };
  const board = await shop.call(staff.listTourDepartures, { token, query: onDay });
  const booked = { token, query: { ...onDay, booked: '1' as const } };
  expect((await shop.call(staff.listTourDepartures, booked)).data).toMatchObject({ list: [], total: 0 });
  expect(
    board.data.list.map(({ start, language, state, capacity, pricePercent }) => [
      start,
      language,
      state,
      capacity,
      pricePercent,
    ]),
  ).toEqual(
    expect.arrayContaining([
      ['09:00', 'en', 'open', 8, 110],
      ['15:00', 'pt', 'open', 8, 110],
    ]),
  );
  expect(board.data.total).toBe(4);
  expect(await actionsOf(`tour/${tour.id}`)).toEqual(['tour_departure.add', 'tour_departure.add']);
  const refused = async (more: object) =>
    refusalOf(await shop.call(staff.addTourDepartures, { token, raw: { ...rule, ...more } }));
  expect(await refused({ to: dayAhead(shop, -1) })).toHaveProperty('to');
  expect(await refused({ minPeople: 9 })).toHaveProperty('minPeople');
  expect(await refused({ tourId: tour.cityId })).toBe('record.not_found');
  const always = await newTour(db(), { goDays: 0 });
  expect(await refused({ tourId: always.id })).toHaveProperty('minPeople');
});

test('staff guarantee a departure: its waiting order is confirmed; places never fall below what is taken; who travels is listed', async () => {
  const who = await shop.buyer({ usd: 100_000 });
  const tour = await newTour(db());
  const id = await newDeparture(db(), tour, { day: dayAhead(shop, 30), minPeople: 5 });
  const paid = await paidTour(shop, who.token, id, { adults: 2, childAges: [6] });
  const undecided = await shop.call(staff.listTourDepartures, { token, query: { tourId: tour.id } });
  expect(undecided.data.list).toMatchObject([{ id, sold: 3, minPeople: 5, state: 'open' }]);
  expect(await peopleOf(id)).toMatchObject({
    people: 3,
    paid: 1,
    unpaid: 0,
    backUsd: 25_000,
    orders: [{ number: paid.number, guests: ['Ines Sousa'], seats: 3 }],
  });
  const edit = { capacity: 9, closed: true, guide: 'Rui', guidePhone: '+351 912 000 000', version: 1 };
  const change = (body: object) => shop.call(staff.updateTourDeparture, { token, params: { id }, raw: body });
  expect(refusalOf(await change({ ...edit, capacity: 2 }))).toHaveProperty('capacity');
  const saved = await change(edit);
  expect(saved.data).toMatchObject({ state: 'closed', guide: 'Rui', version: 2 });
  expect(refusalOf(await change(edit))).toBe('record.stale');
  const decide = (version: number) =>
    shop.call(staff.guaranteeTourDeparture, { token, params: { id }, raw: { version } });
  expect(refusalOf(await decide(1))).toBe('record.stale');
  expect((await decide(2)).data).toMatchObject({ guaranteed: true, version: 3 });
  await shop.app.deliverEvents();
  expect((await orderOf(shop, who.token, paid.orderId)).state).toBe('confirmed');
  // Minimum 5, taken 3: fewer places than the minimum are none that could be sold.
  await sql`UPDATE tour_departure SET min_people = 2 WHERE id = ${id}`.execute(db());
  const low = await change({ ...edit, capacity: 2, version: 3 });
  expect([low.code, refusalOf(low)]).toEqual([refusalCode('tour.seats_in_use'), { capacity: expect.any(String) }]);
  expect(await actionsOf(`tour_departure/${id}`)).toEqual(['tour_departure.edit', 'tour_departure.decide']);
});

test('staff cancel a guaranteed departure for good: everybody is given back whole', async () => {
  const [one, two] = [await shop.buyer({ usd: 100_000 }), await shop.buyer({ usd: 100_000 })];
  const tour = await newTour(db());
  const id = await newDeparture(db(), tour, { day: dayAhead(shop, 3) });
  const paid = await paidTour(shop, one.token, id);
  const unpaid = await bookedTour(shop, two.token, id);
  expect(await peopleOf(id)).toMatchObject({ people: 2, paid: 1, unpaid: 1, backUsd: 10_000 });
  const cancel = (version: number) => shop.call(staff.cancelTourDeparture, { token, params: { id }, raw: { version } });
  expect((await cancel(1)).data).toMatchObject({ state: 'cancelled', cancelReason: 'staff', toRefund: 2 });
  expect(refusalOf(await cancel(2))).toBe('tour.cancelled');
  await shop.app.deliverEvents();
  const order = await orderOf(shop, one.token, paid.orderId);
  expect([order.state, order.refund?.usd]).toEqual(['cancelled', 10_000]);
  expect((await orderOf(shop, two.token, unpaid.orderId)).state).toBe('cancelled');
  expect(await departureRow(db(), id)).toMatchObject({ held: 0, sold: 0, cancelled: 'staff' });
});

test('a departure that has begun is changed no more, and one that is none is not found', async () => {
  const tour = await newTour(db());
  const id = await newDeparture(db(), tour, { day: dayAhead(shop, -2) });
  const body = { version: 1 };
  expect(refusalOf(await shop.call(staff.cancelTourDeparture, { token, params: { id }, raw: body }))).toBe(
    'tour.departed',
  );
  for (const call of [staff.guaranteeTourDeparture, staff.cancelTourDeparture]) {
    expect(refusalOf(await shop.call(call, { token, params: { id: tour.id }, raw: body }))).toBe('record.not_found');
  }
  expect(refusalOf(await shop.call(staff.tourDeparturePeople, { token, params: { id: tour.id } }))).toBe(
    'record.not_found',
  );
});

test('a tour is created, saved from the version seen, and put on sale; its form refuses what does not fit', async () => {
  const planted = await newTour(db(), { days: 2 });
  const { data: tour } = await shop.call(staff.readStaffTour, { token, params: { id: planted.id } });
  const { id: _id, version: _version, ...body } = tour;
  const made = await shop.call(staff.createTour, { token, raw: { ...body, online: false } });
  expect([made.code, made.data.version]).toEqual([200, 1]);
  const save = (more: object) =>
    shop.call(staff.updateTour, { token, params: { id: made.data.id }, raw: { ...body, version: 1, ...more } });
  expect(refusalOf(await save({ days: 3 }))).toHaveProperty('itinerary');
  expect(refusalOf(await save({ units: [...tour.units, ...tour.units] }))).toHaveProperty('units');
  expect(
    refusalOf(
      await save({
        cancelSteps: [
          { daysBefore: 1, percent: 50 },
          { daysBefore: 3, percent: 80 },
        ],
      }),
    ),
  ).toHaveProperty('cancelSteps');
  expect(refusalOf(await save({ minPeople: 2, goDays: 0 }))).toHaveProperty('goDays');
  expect(refusalOf(await save({ cityId: made.data.id }))).toBe('record.not_found');
  expect((await save({ online: false, capacity: 20 })).data).toMatchObject({ version: 2, capacity: 20, online: false });
  expect(refusalOf(await save({}))).toBe('record.stale');
  const sold = await shop.call(staff.setToursOnline, { token, raw: { ids: [made.data.id], online: true } });
  expect(sold.data).toEqual({ changed: 1 });
  const listed = await shop.call(staff.listTours, { token, query: { cityId: planted.cityId, online: '1' } });
  expect(listed.data.total).toBe(2);
  expect(await actionsOf(`tour/${made.data.id}`)).toEqual(['tour.create', 'tour.update', 'tour.online']);
  expect(refusalOf(await shop.call(staff.readStaffTour, { token, params: { id: planted.cityId } }))).toBe(
    'record.not_found',
  );
});

test('the form of a tour has the terms of the dictionary that are in force to choose from, by kind', async () => {
  const made = await sql<{ id: string }>`INSERT INTO travel_term (id, kind, name, enabled)
    VALUES (gen_random_uuid(), 'theme', '{"en-US": "Slow walks"}', true), (gen_random_uuid(), 'theme', '{"en-US": "Gone"}', false)
    RETURNING id`.execute(db());
  const [inForce, outOfForce] = made.rows.map(({ id }) => id);
  const { data } = await shop.call(staff.tourTerms, { token });
  expect(data.find(({ id }) => id === inForce)).toEqual({ id: inForce, kind: 'theme', name: 'Slow walks' });
  expect(data.map(({ id }) => id)).not.toContain(outOfForce);
});

test('prices of a tour that jump are saved only once that is said to be meant, and departures far from its price', async () => {
  const planted = await newTour(db(), { days: 2 });
  const { data: tour } = await shop.call(staff.readStaffTour, { token, params: { id: planted.id } });
  const { id, version, ...body } = tour;
  const units = tour.units.map((unit) => ({ ...unit, usd: 8 }));
  const save = { token, params: { id }, raw: { ...body, units, version }, headers: UNCONFIRMED };
  const jumps = jumpsOf(await shop.call(staff.updateTour, save));
  expect(jumps).toContainEqual({ what: 'Adults', field: 'usd', before: tour.units[0]?.usd, after: 8 });
  const rule = {
    tourId: id,
    from: dayAhead(shop, 5),
    to: dayAhead(shop, 9),
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    starts: ['09:00'],
    languages: ['en'],
    capacity: 9,
    minPeople: 0,
    pricePercent: 10,
  };
  const added = await shop.call(staff.addTourDepartures, { token, raw: rule, headers: UNCONFIRMED });
  expect(jumpsOf(added)).toEqual([{ what: '', field: 'pricePercent', before: 100, after: 10 }]);
});
