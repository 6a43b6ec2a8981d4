import { travelEndpoints as travel } from '@app/contract/travel/endpoints';
import { tourEndpoints as tours } from '@app/contract/verticals/tours/endpoints';
import { addMs, DAY, HOUR, MINUTE } from '@app/kernel/clock';
import { addDays, type Day } from '@app/kernel/local-day';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { balances } from '../../../modules/ledger/core.ts';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { refusalOf } from '../../../testing/refusal-of.ts';
import { openShop, passTime, type Shop } from '../../../testing/shop.ts';
import {
  ADULT,
  bookedTour,
  bookTour,
  dayAhead,
  departureRow,
  itemOf,
  LUNCH,
  newDeparture,
  newTour,
  orderOf,
  PICKUP,
  paidTour,
  payTour,
  quoteTour,
} from './fixtures.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  await shop.app.platform.clock.move({ ms: HOUR, reset: false });
  await shop.app.runJobs('wallet.seal-ledger');
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
  await shop.close();
});

const db = () => shop.app.platform.db;
const moveTo = (at: string | Date) => passTime(shop, new Date(at).getTime() - shop.app.platform.clock.now().getTime());
const buyer = (more: { usd?: number; points?: number } = {}) => shop.buyer({ usd: 500_000, ...more });
/** The next last Sunday of March that is a week ahead or more. */
function nextSpringForward(now: Date): Day {
  const ahead = addMs(now, 7 * DAY);
  const sundayOf = (year: number): Day => addDays(`${year}-03-31`, -new Date(Date.UTC(year, 2, 31)).getUTCDay());
  const day = sundayOf(ahead.getUTCFullYear());
  return day > ahead.toISOString().slice(0, 10) ? day : sundayOf(ahead.getUTCFullYear() + 1);
}
const settle = () => shop.app.runJobs('tours.settle_departures');

async function departure(
  more: Partial<Parameters<typeof newDeparture>[2]> = {},
  tour: Parameters<typeof newTour>[1] = {},
) {
  const planted = await newTour(db(), tour);
  return { tour: planted, id: await newDeparture(db(), planted, { day: dayAhead(shop, 30, planted.zone), ...more }) };
}

test('a family books with pickup and lunch: search, calendar, departures and quote ask one price; paid and confirmed at once, cancelled as previewed', async () => {
  const who = await buyer();
  const { tour, id } = await departure({ capacity: 6, priceBp: 11_000 });
  const day = dayAhead(shop, 30);
  const party = { adults: '2', childAges: '7,2' };
  // Two adults, a child, a baby on a lap; at 110 percent.
  const total = 2 * 11_000 + 5_500;
  const found = await shop.call(tours.tourSearch, { query: { city: tour.cityId, ...party } });
  expect(found.data).toMatchObject({
    total: 1,
    list: [{ id: tour.id, adultPrice: { usd: 11_000 }, totalPrice: { usd: total } }],
  });
  const calendar = await shop.call(tours.tourCalendar, { query: { id: tour.id, from: day, to: day, ...party } });
  expect(calendar.data.days).toMatchObject([
    { date: day, state: 'open', guaranteed: true, price: { usd: 11_000 }, departures: 1 },
  ]);
  const ofDay = await shop.call(tours.tourDepartures, { query: { id: tour.id, day, ...party } });
  expect(ofDay.data.departures).toMatchObject([{ id, total: { usd: total }, state: 'open' }]);
  expect(ofDay.data.departures[0]?.policy.map(({ fee }) => fee.usd)).toEqual([0, total / 2, total]);
  const details = await shop.call(tours.tourDetails, { query: { id: tour.id, ...party } });
  expect(details.data).toMatchObject({ next: { id }, score: null, reviews: 0, meeting: { name: 'The fountain' } });

  const chosen = { adults: 2, childAges: [7, 2], pickupId: PICKUP, extras: [{ id: LUNCH, count: 2 }] };
  const quote = await quoteTour(shop, who.token, id, chosen);
  // Three places are picked up for ten dollars, two lunches cost fifteen.
  expect(quote.data.payable.usd).toBe(total + 3 * 1_000 + 2 * 1_500);
  expect(itemOf(quote.data)).toMatchObject({
    now: { state: 'guaranteed', missing: 0 },
    pickup: { at: '09:15' },
    units: [
      { key: 'adult', count: 2 },
      { key: 'child', count: 1 },
      { key: 'infant', count: 1 },
    ],
  });
  const placed = await bookTour(shop, who.token, quote.data.id);
  expect(await departureRow(db(), id)).toMatchObject({ held: 3, sold: 0 });
  expect((await payTour(shop, who.token, placed.data.paymentId)).code).toBe(200);
  expect(await departureRow(db(), id)).toMatchObject({ held: 0, sold: 3 });
  await shop.app.deliverEvents();
  const order = await orderOf(shop, who.token, placed.data.orderId);
  expect([order.state, order.references]).toEqual(['confirmed', []]);
  expect(order.voucherCode).not.toBeNull();
  const listed = ({ priceLines }: Pick<typeof order, 'priceLines'>) =>
    priceLines[0]?.items?.map(({ label, quantity, each }) => [label, quantity, each.usd]);
  expect(listed(quote.data)).toEqual(expect.arrayContaining([['Pickup', 3, 1_000]]));
  expect(listed(quote.data)).toContainEqual(['Lunch', 2, 1_500]);
  expect(listed(order)).toEqual(listed(quote.data));

  const preview = await shop.call(travel.cancelPreview, { token: who.token, query: { id: order.id } });
  expect(preview.data.refund.usd).toBe(order.payable.usd);
  const cancelled = await shop.call(travel.cancelTravelOrder, {
    token: who.token,
    body: { orderId: order.id, refundUsd: preview.data.refund.usd },
  });
  expect(cancelled.code).toBe(200);
  expect(await departureRow(db(), id)).toMatchObject({ held: 0, sold: 0, guaranteed: true });
});

test('three people are refused on two places with what is left, at the quote and at the booking', async () => {
  const [one, two] = [await buyer(), await buyer()];
  const { id } = await departure({ capacity: 4 });
  const early = await quoteTour(shop, two.token, id, { adults: 3 });
  await bookedTour(shop, one.token, id, { adults: 2 });
  const late = await quoteTour(shop, two.token, id, { adults: 3 });
  expect([late.code, late.data]).toMatchObject([
    refusalCode('tour.unavailable'),
    { error: 'tour.unavailable', left: 2 },
  ]);
  const booked = await bookTour(shop, two.token, early.data.id);
  expect([booked.code, booked.data]).toMatchObject([refusalCode('tour.unavailable'), { left: 2 }]);
  expect((await quoteTour(shop, two.token, id, { adults: 2 })).code).toBe(200);
  // Who comes next sees the places again that ran out.
  await passTime(shop, 31 * MINUTE);
  await bookedTour(shop, two.token, id, { adults: 4 });
  expect(await departureRow(db(), id)).toMatchObject({ held: 4 });
});

test('places of an order whose time to pay is over are free before any job has released them', async () => {
  const { tour, id } = await departure({ capacity: 2 });
  const day = dayAhead(shop, 30);
  const who = await buyer();
  const { orderId } = await bookedTour(shop, who.token, id, { adults: 2 });
  const left = async () => {
    shop.app.platform.cache.drop(['*']);
    const query = { id: tour.id, day, adults: '2', childAges: '' };
    return (await shop.call(tours.tourDepartures, { query })).data.departures.map(({ state, seatsLeft }) => [
      state,
      seatsLeft,
    ]);
  };
  const search = async () =>
    (await shop.call(tours.tourSearch, { query: { city: tour.cityId, adults: '2', childAges: '' } })).data.total;
  expect([await left(), await search()]).toEqual([[['full', 0]], 0]);
  await sql`UPDATE tour_booking SET expires_at = app_now() - interval '1 second' WHERE order_id = ${orderId}`.execute(
    db(),
  );
  expect([await left(), await search()]).toEqual([[['few', 2]], 1]);
  expect((await quoteTour(shop, (await buyer()).token, id, { adults: 2 })).code).toBe(200);
});

test('a departure that lacks people waits, is guaranteed by its last buyer, who confirms everybody, and never goes back', async () => {
  const [one, two] = [await buyer(), await buyer()];
  const { tour, id } = await departure({ minPeople: 3 });
  const first = await paidTour(shop, one.token, id, { adults: 2 });
  await shop.app.deliverEvents();
  await settle();
  await shop.app.runJobs('travel.auto_confirm');
  const waiting = await orderOf(shop, one.token, first.orderId);
  const item = itemOf(waiting);
  expect([waiting.state, item.now]).toMatchObject(['pending_verification', { state: 'open', missing: 1, booked: 2 }]);
  // The promise is the decision.
  expect(waiting.confirmBy).toBe(item.decidesAt);
  const second = await paidTour(shop, two.token, id);
  await shop.app.deliverEvents();
  expect((await orderOf(shop, one.token, first.orderId)).state).toBe('confirmed');
  expect((await orderOf(shop, two.token, second.orderId)).state).toBe('confirmed');

  const leaves = await shop.call(travel.cancelTravelOrder, {
    token: one.token,
    body: { orderId: first.orderId, refundUsd: 20_000 },
  });
  expect(leaves.code).toBe(200);
  await moveTo(item.decidesAt ?? '');
  await settle();
  expect(await departureRow(db(), id)).toEqual({ held: 0, sold: 1, guaranteed: true, cancelled: null });
  expect((await orderOf(shop, two.token, second.orderId)).state).toBe('confirmed');
  await expect(
    sql`UPDATE tour_departure SET guaranteed_at = NULL WHERE tour_id = ${tour.id}`.execute(db()),
  ).rejects.toThrow('stays decided');
});

test('below its minimum at the decision a departure is cancelled; everybody gets all back, points too, and is told of the next ones with room', async () => {
  const [one, two] = [await buyer({ points: 5_000 }), await buyer()];
  const { tour, id } = await departure({ minPeople: 4 });
  const others = [];
  for (const days of [31, 32, 33, 34]) others.push(await newDeparture(db(), tour, { day: dayAhead(shop, days) }));
  const before = await balances(db(), one.id);
  const paid = await paidTour(shop, one.token, id, { adults: 2, usePoints: true });
  expect((await balances(db(), one.id)).points).toBeLessThan(before.points);
  const { decidesAt } = itemOf(await orderOf(shop, one.token, paid.orderId));
  await moveTo(new Date(Date.parse(decidesAt ?? '') - MINUTE));
  const unpaid = await bookedTour(shop, two.token, id);
  await settle();
  expect(await departureRow(db(), id)).toMatchObject({ cancelled: null, sold: 2, held: 1 });
  await passTime(shop, MINUTE);
  // The minute in which it is decided tells nobody that a confirmation is late.
  await shop.app.runJobs('travel.note_overdue');
  await settle();
  expect(await departureRow(db(), id)).toEqual({ held: 0, sold: 0, guaranteed: false, cancelled: 'minimum' });
  const order = await orderOf(shop, one.token, paid.orderId);
  expect([order.state, order.refund?.usd, order.fee?.usd ?? 0]).toEqual(['cancelled', order.payable.usd, 0]);
  expect(itemOf(order).now).toMatchObject({
    state: 'cancelled',
    instead: others.slice(0, 3).map((departureId) => ({ departureId })),
  });
  expect((await orderOf(shop, two.token, unpaid.orderId)).state).toBe('cancelled');
  expect(await balances(db(), one.id)).toMatchObject({ available: before.available, points: before.points });
  const { rows } = await sql<{ template: string }>`
    SELECT template FROM mail_outbox WHERE customer_id = ${one.id}`.execute(db());
  expect(rows.map(({ template }) => template)).toContain('tour_instead');
  expect(rows.map(({ template }) => template)).not.toContain('travel_overdue');
  expect(refusalOf(await quoteTour(shop, two.token, id))).toBe('tour.cancelled');
});

test('money that comes after the decision is given back', async () => {
  const who = await buyer();
  const { id } = await departure({ minPeople: 2 });
  const placed = await bookedTour(shop, who.token, id);
  await sql`UPDATE tour_departure SET cancelled_at = app_now(), cancel_reason = 'minimum' WHERE id = ${id}`.execute(
    db(),
  );
  expect((await payTour(shop, who.token, placed.paymentId)).code).toBe(200);
  await shop.app.deliverEvents();
  const order = await orderOf(shop, who.token, placed.orderId);
  expect([order.state, order.refund?.usd]).toEqual(['cancelled', order.payable.usd]);
});

test('it can be booked until the minute of the cut-off, not at it', async () => {
  const who = await buyer();
  const { tour, id } = await departure({}, { cutoffMinutes: 180 });
  const day = dayAhead(shop, 30);
  const { data } = await shop.call(tours.tourDepartures, { query: { id: tour.id, day } });
  const closes = Date.parse(data.departures[0]?.closesAt ?? '');
  expect(closes).toBe(Date.parse(data.departures[0]?.startsAt ?? '') - 180 * MINUTE);
  await moveTo(new Date(closes - MINUTE));
  expect((await quoteTour(shop, who.token, id)).code).toBe(200);
  await moveTo(new Date(closes));
  expect(refusalOf(await quoteTour(shop, who.token, id))).toBe('tour.closed');
  expect((await shop.call(tours.tourSearch, { query: { city: tour.cityId } })).data.total).toBe(0);
});

test('people are sorted into units by age; who does not fit is refused at their field', async () => {
  const who = await buyer();
  const { tour, id } = await departure({}, { names: 'all', maxParty: 4 });
  const asked = async (party: object) => refusalOf(await quoteTour(shop, who.token, id, { adults: 0, ...party }));
  expect(await asked({ childAges: [7] })).toEqual({ adults: expect.stringMatching('adult') });
  expect(await asked({})).toHaveProperty('adults');
  expect(await asked({ adults: 5 })).toHaveProperty('adults');
  expect(await asked({ adults: 1, pickupId: tour.id })).toHaveProperty('pickupId');
  expect(await asked({ adults: 1, extras: [{ id: LUNCH, count: 2 }] })).toEqual({
    'extras.0.count': expect.any(String),
  });
  expect(await asked({ adults: 1, singleRooms: 1 })).toHaveProperty('singleRooms');
  expect(await asked({ adults: 1, childAges: [18] })).toHaveProperty(['childAges.0']);
  // Somebody of 13 pays as an adult here and may come alone.
  const quote = await quoteTour(shop, who.token, id, { adults: 0, childAges: [13] });
  expect([quote.code, quote.data.payable?.usd]).toEqual([200, 10_000]);

  const family = (await quoteTour(shop, who.token, id, { adults: 1, childAges: [7] })).data.id;
  const named = (guests: object[]) => bookTour(shop, who.token, family, { guests });
  expect(refusalOf(await named([ADULT]))).toHaveProperty('guests');
  const child = { ...ADULT, ageType: 'child', age: 8 };
  expect(refusalOf(await named([ADULT, child]))).toHaveProperty(['guests.1.age']);
  expect((await named([ADULT, { ...child, age: 7 }])).code).toBe(200);
});

test('calls refuse what they are declared to, and nobody sees an order of somebody else', async () => {
  const [who, other] = [await buyer(), await buyer()];
  const { tour, id } = await departure();
  expect(refusalOf(await quoteTour(shop, who.token, tour.id))).toBe('record.not_found');
  expect((await shop.call(tours.createTourQuote, { raw: { departureId: id, adults: 1 } })).code).toBe(
    refusalCode('auth.sign_in_needed'),
  );
  expect((await shop.call(tours.bookTour, { raw: {}, headers: { 'idempotency-key': tour.id } })).code).toBe(
    refusalCode('auth.sign_in_needed'),
  );
  const quote = await quoteTour(shop, who.token, id);
  expect(refusalOf(await bookTour(shop, other.token, quote.data.id))).toBe('record.not_found');
  const placed = await bookTour(shop, who.token, quote.data.id);
  expect(
    refusalOf(await shop.call(travel.travelOrderDetails, { token: other.token, query: { id: placed.data.orderId } })),
  ).toBe('record.not_found');
  const again = await quoteTour(shop, who.token, id);
  expect(refusalOf(await bookTour(shop, who.token, again.data.id))).toBe('order.unpaid_exists');
  const changed = await quoteTour(shop, other.token, id);
  await sql`UPDATE tour_departure SET price_bp = 12000 WHERE id = ${id}`.execute(db());
  expect(refusalOf(await bookTour(shop, other.token, changed.data.id))).toBe('order.quote_changed');
  await sql`UPDATE tour SET online = false WHERE id = ${tour.id}`.execute(db());
  expect(refusalOf(await quoteTour(shop, other.token, id))).toBe('tour.offline');
  for (const call of [tours.tourDetails, tours.tourCalendar, tours.tourDepartures]) {
    const query = { id: tour.id, day: '2030-01-01', from: '2030-01-01', to: '2030-01-02' };
    expect(refusalOf(await shop.call(call as never, { query } as never))).toBe('tour.offline');
    expect(refusalOf(await shop.call(call as never, { query: { ...query, id: who.id } } as never))).toBe(
      'record.not_found',
    );
  }
  expect(refusalOf(await shop.call(tours.tourSearch, { query: { city: who.id } }))).toBe('record.not_found');
  expect((await shop.call(tours.tourSearch, { query: { from: '2030-01-02', to: '2030-01-01' } })).data).toMatchObject({
    fields: { to: expect.any(String) },
  });
});

test('a day costs what its cheapest departure does that can be booked, and is guaranteed by any, however few places that has', async () => {
  const tour = await newTour(db());
  const day = dayAhead(shop, 30);
  await newDeparture(db(), tour, { day, start: '10:00', priceBp: 12_000, capacity: 30, minPeople: 4 });
  const few = await newDeparture(db(), tour, { day, start: '15:00', priceBp: 10_000, capacity: 2 });
  await newDeparture(db(), tour, { day, start: '17:00', priceBp: 8_000, capacity: 1 });
  await sql`UPDATE tour_departure SET guaranteed_at = app_now() WHERE id = ${few}`.execute(db());
  const query = { id: tour.id, from: day, to: day, adults: '2' };
  expect((await shop.call(tours.tourCalendar, { query })).data.days).toMatchObject([
    { state: 'open', guaranteed: true, seatsLeft: null, price: { usd: 10_000 }, departures: 3 },
  ]);
});

test('start and decision stand by clocks of the place, also across the nights on which they change', async () => {
  const who = await buyer();
  // Clocks in Lisbon go forward at one o'clock on the last Sunday of March.
  const day = nextSpringForward(shop.app.platform.clock.now());
  const tour = await newTour(db(), { goDays: 1 });
  const { data: empty } = await shop.call(tours.tourCalendar, { query: { id: tour.id, from: day, to: day } });
  expect(empty.days).toEqual([]);
  const spring = await newDeparture(db(), tour, { day, minPeople: 2 });
  const { rows } = await sql<{ startsAt: Date; decidesAt: Date }>`
    SELECT starts_at AS "startsAt", decides_at AS "decidesAt" FROM tour_departure WHERE id = ${spring}`.execute(db());
  expect(rows[0]?.startsAt.toISOString()).toBe(`${day}T09:00:00.000Z`);
  expect(rows[0]?.decidesAt.toISOString()).toBe(`${addDays(day, -1)}T18:00:00.000Z`);
  // Nothing is lost before it is decided, days after the first step would begin.
  const quote = await quoteTour(shop, who.token, spring);
  expect(quote.data.policy[0]?.until).toBe(`${addDays(day, -1)}T18:00:00.000Z`);
});
