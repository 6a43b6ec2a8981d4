import { randomUUID } from 'node:crypto';
import { dealGone } from '@app/contract/travel/deal-gone';
import { travelEndpoints as travel } from '@app/contract/travel/endpoints';
import { staffTravelEndpoints as desk } from '@app/contract/travel/staff-endpoints';
import { staffTravelDealEndpoints as dealDesk } from '@app/contract/travel-deals/endpoints';
import { tourEndpoints as tours } from '@app/contract/verticals/tours/endpoints';
import { staffTourEndpoints as staffTours } from '@app/contract/verticals/tours/staff-endpoints';
import { HOUR, MINUTE } from '@app/kernel/clock';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { fieldsOf, refusalOf } from '../../../testing/refusal-of.ts';
import { type Buyer, openShop, passTime, type Shop } from '../../../testing/shop.ts';
import { dealLine, makeDeal, readDeal } from '../../../testing/travel-deals.ts';
import {
  ADULT,
  bookTour,
  dayAhead,
  departureRow,
  itemOf,
  LUNCH,
  newDeparture,
  newTour,
  orderOf,
  PICKUP,
  type PlantedTour,
  paidTour,
  payTour,
  quoteTour,
} from './fixtures.ts';

// Two processes on one database.
let shop: Shop;
let second: Shop;
let staff: string;
beforeAll(async () => {
  shop = await openShop();
  const { testApp } = await import('../../../testing/test-app.ts');
  second = { ...shop, ...(await testApp({ databaseUrl: shop.databaseUrl, env: { DATABASE_POOL: '20' } })) };
  staff = await shop.staff();
});
afterEach(async () => {
  await shop.app.runJobs('wallet.seal-ledger');
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
});
afterAll(async () => {
  await second.close();
  await shop.close();
});

const db = () => shop.app.platform.db;
const row = (id: string) => departureRow(db(), id);
const left = async (buyer: Buyer) =>
  (await shop.call(travel.travelOrderList, { token: buyer.token, query: {} })).data.list.length;

type Party = { adults?: number; seniors?: number; childAges?: number[] };
type Own = { buyer: Buyer; orderId: string; tour: PlantedTour; day: string; id: string };
/** A tour that is booked and paid, in 30 days. */
async function booked(
  of: Party & { minPeople?: number; capacity?: number; more?: Record<string, unknown> } = {},
  tour: Parameters<typeof newTour>[1] = {},
): Promise<Own> {
  const planted = await newTour(db(), tour);
  const day = dayAhead(shop, 30);
  const { minPeople = 0, capacity = 8, more = {}, ...party } = of;
  const id = await newDeparture(db(), planted, { day, minPeople, capacity });
  const buyer = await shop.buyer({ usd: 500_000 });
  const { orderId } = await paidTour(shop, buyer.token, id, { ...party, ...more });
  return { buyer, orderId, tour: planted, day, id };
}
const another = (own: Own, inDays: number, more: Partial<Parameters<typeof newDeparture>[2]> = {}) =>
  newDeparture(db(), own.tour, { day: dayAhead(shop, inDays), ...more });
const ask = (own: Own, wanted: Party & Record<string, unknown>, at: Shop = shop) =>
  at.call(tours.quoteTourChange, {
    token: own.buyer.token,
    raw: { orderId: own.orderId, departureId: own.id, adults: 1, ...wanted },
  });
const make = (own: Own, changeId: string, at: Shop = shop) =>
  at.call(tours.changeTour, {
    token: own.buyer.token,
    body: { changeId },
    headers: { 'idempotency-key': randomUUID() },
  });
/** Two who were booked at a deal of a fifth for four people, on its first 40 days. */
async function atDeal(): Promise<Own & { readonly dealId: string }> {
  const tour = await newTour(db(), { usd: 10_000 });
  const day = dayAhead(shop, 30);
  const id = await newDeparture(db(), tour, { day });
  const terms = { kind: 'tour' as const, key: `tour:${tour.id}`, value: 20, travelTo: dayAhead(shop, 40), quota: 4 };
  const dealId = await makeDeal(shop, staff, terms);
  const buyer = await shop.buyer({ usd: 500_000 });
  const { orderId } = await paidTour(shop, buyer.token, id, { adults: 2 });
  return { buyer, orderId, tour, day, id, dealId };
}
const dealLeft = async ({ dealId }: { readonly dealId: string }) => (await readDeal(shop, dealId)).left;
/** The order once it is changed, what is due being paid. */
async function changedTo(own: Own, wanted: Party & Record<string, unknown>) {
  const made = await make(own, (await ask(own, wanted)).data.id);
  expect(made.code).toBe(200);
  if (made.data.paymentId) await payTour(shop, own.buyer.token, made.data.paymentId);
  return read(own);
}
const read = (own: Own) => orderOf(shop, own.buyer.token, own.orderId);

test('another day of a guaranteed tour: places are swapped, it is confirmed anew with another voucher, nothing is paid', async () => {
  const own = await booked({ adults: 2, more: { pickupId: PICKUP, extras: [{ id: LUNCH, count: 2 }] } });
  await shop.app.runJobs('tours.settle_departures');
  const before = await read(own);
  expect(before).toMatchObject({ state: 'confirmed', actions: expect.arrayContaining(['change_dates']) });
  const other = await another(own, 33, { start: '14:00' });
  const change = await ask(own, { departureId: other, adults: 2 });
  expect(change.data).toMatchObject({
    due: null,
    back: null,
    fee: { usd: 0 },
    before: { subject: { item: { day: own.day, start: '10:00' } } },
    after: { subject: { item: { day: dayAhead(shop, 33), start: '14:00', pickup: { name: 'Hotel' } } } },
  });
  expect((await make(own, change.data.id)).data).toMatchObject({ state: 'done', paymentId: null });
  expect([await row(own.id), await row(other)]).toMatchObject([
    { held: 0, sold: 0 },
    { held: 0, sold: 2 },
  ]);
  await shop.app.runJobs('tours.settle_departures');
  const after = await read(own);
  expect(after).toMatchObject({ state: 'confirmed', payable: before.payable, number: before.number });
  expect(after.voucherCode).not.toBe(before.voucherCode);
  expect(itemOf(after)).toMatchObject({ departureId: other, extras: [{ name: 'Lunch', count: 2 }] });
});

test('one person more holds one place until it is paid; nobody else has it, and given up it is free again', async () => {
  const own = await booked({ adults: 2, capacity: 3 });
  const change = await ask(own, { adults: 3 });
  // The tax of a tour is nothing here: one adult more.
  expect(change.data).toMatchObject({ due: { usd: 10_000 }, fee: { usd: 0 } });
  const made = await make(own, change.data.id);
  expect(made.data.state).toBe('awaiting_payment');
  expect(await row(own.id)).toMatchObject({ held: 1, sold: 2 });
  const other = await shop.buyer({ usd: 500_000 });
  expect(refusalOf(await quoteTour(shop, other.token, own.id))).toBe('tour.unavailable');
  // While it waits the own places count as one's own, the held one too.
  expect((await ask(own, { adults: 3 })).code).toBe(200);
  expect(refusalOf(await ask(own, { adults: 4 }))).toBe('tour.unavailable');
  expect((await read(own)).openChange).toMatchObject({ subject: { item: { party: { adults: 3 } } } });
  await shop.call(travel.dropChange, { token: own.buyer.token, body: { orderId: own.orderId } });
  expect(await row(own.id)).toMatchObject({ held: 0, sold: 2 });
  const again = await make(own, (await ask(own, { adults: 3 })).data.id);
  expect((await payTour(shop, own.buyer.token, again.data.paymentId ?? '')).code).toBe(200);
  expect(await row(own.id)).toMatchObject({ held: 0, sold: 3 });
  expect((await read(own)).payable.usd).toBe(30_000);
});

test('a change that is not paid in time leaves the booking as it was, and its place is free at once for who asks', async () => {
  const own = await booked({ adults: 1, capacity: 2 });
  await make(own, (await ask(own, { adults: 2 })).data.id);
  await passTime(shop, 31 * MINUTE);
  const other = await shop.buyer({ usd: 500_000 });
  const { id: quoteId } = (await quoteTour(shop, other.token, own.id)).data;
  expect((await bookTour(shop, other.token, quoteId)).code).toBe(200);
  expect(await read(own)).toMatchObject({ openChange: null, payable: { usd: 10_000 } });
});

test('fewer people give back their share; within the terms of cancelling its fee is theirs alone', async () => {
  const free = await booked({ adults: 2, childAges: [7] });
  const back = await ask(free, { adults: 2 });
  expect(back.data).toMatchObject({ back: { usd: 5_000 }, fee: { usd: 0 }, policyKept: true });
  await make(free, back.data.id);
  expect(await read(free)).toMatchObject({ payable: { usd: 20_000 }, changeFee: null });
  expect(await row(free.id)).toMatchObject({ sold: 2 });
  // The fee is half of it from 60 days on: of 250 dollars 125, of which the child is a fifth.
  const late = await booked({ adults: 2, childAges: [7] }, { steps: [{ daysBefore: 60, percent: 50 }] });
  const costly = await ask(late, { adults: 2 });
  expect(costly.data).toMatchObject({ fee: { usd: 2_500 }, back: { usd: 2_500 } });
  await make(late, costly.data.id);
  // What was paid less what came back is price and fee; the rest is cancelled by the policy that went on.
  const { data: preview } = await shop.call(travel.cancelPreview, {
    token: late.buyer.token,
    query: { id: late.orderId },
  });
  expect(preview).toMatchObject({ paid: { usd: 20_000 }, fee: { usd: 10_000 } });
});

test('moved to another day inside the terms the whole fee is due: nobody escapes the policy by moving far away', async () => {
  const own = await booked({ adults: 1 }, { steps: [{ daysBefore: 60, percent: 50 }] });
  const far = await another(own, 90);
  const change = await ask(own, { departureId: far });
  expect(change.data).toMatchObject({ fee: { usd: 5_000 }, due: { usd: 5_000 }, policyKept: false });
});

test('a departure that enough have paid for by a change is guaranteed, and stays so when they leave it again', async () => {
  const own = await booked({ adults: 2, minPeople: 4 });
  const other = await another(own, 40, { minPeople: 2 });
  await make(own, (await ask(own, { departureId: other, adults: 2 })).data.id);
  expect(await row(other)).toMatchObject({ sold: 2, guaranteed: true });
  await shop.app.runJobs('tours.settle_departures');
  expect((await read(own)).state).toBe('confirmed');
  const back = await ask(own, { adults: 2 });
  await make(own, back.data.id);
  expect([await row(own.id), await row(other)]).toMatchObject([
    { sold: 2, guaranteed: false },
    { sold: 0, guaranteed: true },
  ]);
  // It waits for the decision of the departure that it is on now, and says until when.
  const waits = await read(own);
  expect(waits).toMatchObject({ state: 'pending_verification', confirmBy: itemOf(waits).decidesAt });
});

test('where all are named a change of people names them anew; where one answers for it the names stay', async () => {
  const own = await booked({ adults: 1 }, { names: 'all' });
  const bruno = { unit: 2, givenName: 'Bruno', familyName: 'Reis', ageType: 'adult', age: null };
  expect(fieldsOf(await ask(own, { adults: 2 }))).toEqual({ guests: 'field.tour_guests' });
  expect(fieldsOf(await ask(own, { adults: 2, guests: [ADULT, { ...bruno, ageType: 'child', age: 9 }] }))).toEqual({
    'guests.1.age': 'field.child_age',
  });
  const change = await ask(own, { adults: 2, guests: [ADULT, bruno] });
  const made = await make(own, change.data.id);
  expect((await read(own)).guests).toMatchObject([{ givenName: 'Ines' }]);
  await payTour(shop, own.buyer.token, made.data.paymentId ?? '');
  expect((await read(own)).guests).toMatchObject([{ givenName: 'Ines' }, { givenName: 'Bruno' }]);
  const { rows } = await sql`SELECT 1 FROM travel_change WHERE guests IS NOT NULL`.execute(db());
  expect(rows).toEqual([]);
  const lead = await booked({ adults: 2 });
  await make(lead, (await ask(lead, { adults: 1 })).data.id);
  expect((await read(lead)).guests).toMatchObject([{ givenName: 'Ines' }]);
});

test('a name that is corrected while a change waits to be paid is corrected once it is made', async () => {
  const own = await booked({ adults: 1 }, { names: 'all' });
  const { token } = own.buyer;
  const bruno = { unit: 2, givenName: 'Bruno', familyName: 'Reis', ageType: 'adult', age: null };
  const guests = [ADULT, bruno];
  const made = await make(own, (await ask(own, { adults: 2, guests })).data.id);
  expect(made.data.state).toBe('awaiting_payment');
  const corrected = { orderId: own.orderId, guests: [{ ...ADULT, givenName: 'Inez' }] };
  expect((await shop.call(travel.changeGuests, { token, raw: corrected })).code).toBe(200);
  expect((await payTour(shop, token, made.data.paymentId ?? '')).code).toBe(200);
  expect((await read(own)).guests).toMatchObject([{ givenName: 'Inez' }, { givenName: 'Bruno' }]);
});

test('who was booked at a deal stays at it on its days: one more pays the price, and two, three, two cost what two did', async () => {
  const own = await atDeal();
  const changed = await changedTo(own, { adults: 3 });
  expect([dealLine(changed), changed.payable.usd, await dealLeft(own)]).toEqual([-4_000, 2 * 8_000 + 10_000, 2]);
  const again = await changedTo(own, { adults: 2 });
  expect([dealLine(again), again.payable.usd, await dealLeft(own)]).toEqual([-4_000, 16_000, 2]);
  const { due, back } = (await ask(own, { adults: 1 })).data;
  expect([due, back?.usd]).toEqual([null, 8_000]);
});

test('on another day of its deal a booking stays at it, stopped or not; once it is left it does not come back', async () => {
  const own = await atDeal();
  const near = await another(own, 31);
  const far = await another(own, 50);
  const { version } = (await shop.call(dealDesk.readTravelDeal, { token: staff, params: { id: own.dealId } })).data;
  const off = { params: { id: own.dealId }, body: { version, enabled: false } };
  expect((await shop.call(dealDesk.switchTravelDeal, { token: staff, ...off })).code).toBe(200);
  expect(dealLine(await changedTo(own, { departureId: near, adults: 2 }))).toBe(-4_000);
  const gone = (await ask(own, { departureId: far, adults: 2 })).data;
  expect([dealGone(gone)?.usd, gone.due?.usd]).toEqual([4_000, 4_000]);
  expect(dealLine(await changedTo(own, { departureId: far, adults: 2 }))).toBe(0);
  const atEnd = await shop.call(dealDesk.readTravelDeal, { token: staff, params: { id: own.dealId } });
  expect(atEnd.data.claimed).toBe(0);
  expect(dealLine(await changedTo(own, { departureId: near, adults: 2 }))).toBe(0);
});

test('what was chosen with it follows those who come: a lunch for each of them, no more', async () => {
  const own = await booked({ adults: 3, more: { extras: [{ id: LUNCH, count: 3 }], pickupId: PICKUP } });
  const change = await ask(own, { adults: 2 });
  // An adult, a pickup and a lunch less.
  expect(change.data.back?.usd).toBe(10_000 + 1_000 + 1_500);
  expect(change.data.after.subject.item).toMatchObject({ extras: [{ count: 2 }], pickup: { name: 'Hotel' } });
});

test('each refusal leaves the booking as it is', async () => {
  const own = await booked({ adults: 2 });
  const full = await another(own, 31, { capacity: 1 });
  const elsewhere = await newDeparture(db(), await newTour(db()), { day: dayAhead(shop, 31) });
  const closed = await another(own, 32);
  await sql`UPDATE tour_departure SET closed = true WHERE id = ${closed}`.execute(db());
  const off = await another(own, 34);
  await sql`UPDATE tour_departure SET cancelled_at = app_now(), cancel_reason = 'staff' WHERE id = ${off}`.execute(
    db(),
  );
  const soon = await another(own, 0, { start: '00:01' });
  expect(refusalOf(await ask(own, { adults: 2 }))).toBe('travel.same_dates');
  expect(await ask(own, { departureId: full, adults: 2 })).toMatchObject({
    code: refusalCode('tour.unavailable'),
    data: { left: 1 },
  });
  expect(refusalOf(await ask(own, { departureId: closed, adults: 2 }))).toBe('tour.closed');
  expect(refusalOf(await ask(own, { departureId: off, adults: 2 }))).toBe('tour.cancelled');
  expect(refusalOf(await ask(own, { departureId: soon, adults: 2 }))).toBe('tour.closed');
  expect(refusalOf(await ask(own, { departureId: elsewhere, adults: 2 }))).toBe('record.not_found');
  expect(refusalOf(await ask(own, { departureId: randomUUID(), adults: 2 }))).toBe('record.not_found');
  expect(fieldsOf(await ask(own, { adults: 0 }))).toHaveProperty('adults');
  expect(fieldsOf(await ask(own, { adults: 0, childAges: [7] }))).toEqual({ adults: 'field.tour_needs_adult' });
  expect(fieldsOf(await ask(own, { adults: 9 }))).toEqual({ adults: 'field.tour_party' });
  expect(fieldsOf(await ask(own, { adults: 1, childAges: [99] }))).toHaveProperty('childAges.0');
  const stranger = { ...own, buyer: await shop.buyer() };
  expect(refusalOf(await ask(stranger, { adults: 1 }))).toBe('record.not_found');
  const change = await ask(own, { adults: 1 });
  expect(refusalOf(await make(stranger, change.data.id))).toBe('record.not_found');
  expect((await shop.call(tours.quoteTourChange, { raw: { orderId: own.orderId } })).code).toBe(
    refusalCode('auth.sign_in_needed'),
  );
  // The price is that of when it is made.
  await sql`UPDATE tour_departure SET price_bp = 12000 WHERE id = ${own.id}`.execute(db());
  expect(refusalOf(await make(own, change.data.id))).toBe('travel.change_differs');
  expect(await row(own.id)).toMatchObject({ held: 0, sold: 2 });
  expect(await left(own.buyer)).toBe(1);
  // Once cancelling refunds nothing, nothing can be changed either.
  const strict = await booked({ adults: 1 }, { steps: [{ daysBefore: 60, percent: 100 }] });
  expect(refusalOf(await ask(strict, { adults: 2 }))).toBe('travel.change_too_late');
});

test('a departure that is called off leaves those who were about to change to it where they are', async () => {
  const own = await booked({ adults: 1 });
  const dearer = await another(own, 35, { priceBp: 20_000 });
  const made = await make(own, (await ask(own, { departureId: dearer })).data.id);
  expect(made.data.state).toBe('awaiting_payment');
  await sql`UPDATE tour_departure SET cancelled_at = app_now(), cancel_reason = 'staff' WHERE id = ${dearer}`.execute(
    db(),
  );
  await shop.app.runJobs('tours.settle_departures');
  expect(await read(own)).toMatchObject({ openChange: null, state: 'confirmed' });
  expect(await row(dearer)).toMatchObject({ held: 0, sold: 0 });
  expect((await payTour(shop, own.buyer.token, made.data.paymentId ?? '')).code).not.toBe(200);
});

test('money for a change that comes once its departure was called off goes back; the booking stays where it was', async () => {
  const own = await booked({ adults: 1 });
  const dearer = await another(own, 38, { priceBp: 20_000 });
  const made = await make(own, (await ask(own, { departureId: dearer })).data.id);
  await sql`UPDATE tour_departure SET cancelled_at = app_now(), cancel_reason = 'staff' WHERE id = ${dearer}`.execute(
    db(),
  );
  // Before any job has run.
  expect((await payTour(shop, own.buyer.token, made.data.paymentId ?? '')).code).toBe(200);
  expect(await read(own)).toMatchObject({
    openChange: null,
    payable: { usd: 10_000 },
    subject: { item: { departureId: own.id } },
  });
  const { rows } = await sql`SELECT state FROM payment WHERE id = ${made.data.paymentId}`.execute(db());
  expect(rows).toEqual([{ state: 'refunded' }]);
  expect([await row(own.id), await row(dearer)]).toMatchObject([{ sold: 1 }, { held: 0, sold: 0 }]);
});

test('two processes: the money of a change meets the end of its departure; the booking stays, or all of it goes back', async () => {
  for (let turn = 0; turn < 6; turn += 1) {
    const own = await booked({ adults: 1 });
    const dearer = await another(own, 39, { priceBp: 20_000 });
    const made = await make(own, (await ask(own, { departureId: dearer })).data.id);
    const end = sql`UPDATE tour_departure SET cancelled_at = app_now(), cancel_reason = 'staff' WHERE id = ${dearer}`;
    await Promise.all([
      payTour(shop, own.buyer.token, made.data.paymentId ?? ''),
      end.execute(second.app.platform.db).then(() => second.app.runJobs('tours.settle_departures')),
    ]);
    await shop.app.runJobs('tours.settle_departures');
    const after = await read(own);
    if (after.state === 'cancelled') expect(after.refund?.usd).toBe(20_000);
    else expect(after).toMatchObject({ payable: { usd: 10_000 }, subject: { item: { departureId: own.id } } });
    expect(await row(dearer)).toMatchObject({ held: 0, sold: 0 });
  }
});

test('staff see departures with the places left for it, price and make a change with a note; others’ staff do not find it', async () => {
  const own = await booked({ adults: 2, capacity: 3 });
  const other = await another(own, 36);
  const at = { token: staff, params: { id: own.orderId } };
  const choices = (await shop.call(staffTours.departuresToChangeTo, at)).data;
  expect(choices.map(({ id, left: free }) => [id, free])).toEqual([
    [own.id, 3],
    [other, 8],
  ]);
  const body = { departureId: other, adults: 1, seniors: 0, childAges: [], waiveFee: true };
  const change = await shop.call(staffTours.quoteTourChange, { ...at, body });
  expect(change.data.back?.usd).toBe(10_000);
  const order = (await shop.call(desk.readTravelOrder, at)).data;
  const made = await shop.call(staffTours.changeTour, {
    ...at,
    body: { version: order.version, changeId: change.data.id, note: 'As asked on the phone' },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(made.data.changes).toMatchObject([{ state: 'done', byStaff: true, backUsd: 10_000 }]);
  expect(await row(other)).toMatchObject({ sold: 1 });
  const elsewhere = randomUUID();
  await sql`INSERT INTO agent (id, name, invite_code, rebate_bp) VALUES (${elsewhere}, 'Far', 'FARAWAY', 500)`.execute(
    db(),
  );
  const agent = await shop.staff({ agentId: elsewhere });
  const poor = await shop.staff({ permissions: ['travel.orders.view'] });
  for (const call of [staffTours.departuresToChangeTo, staffTours.quoteTourChange] as const) {
    const raw = call === staffTours.quoteTourChange ? { raw: body } : {};
    expect(refusalOf(await shop.call(call as never, { ...at, token: agent, ...raw } as never))).toBe(
      'record.not_found',
    );
    expect(refusalOf(await shop.call(call as never, { ...at, token: poor, ...raw } as never))).toBe('access.denied');
  }
});

test('two processes: two changes, a cancellation and strangers meet on the last places, and every place is had once', async () => {
  for (let turn = 0; turn < 6; turn += 1) {
    const own = await booked({ adults: 2, capacity: 3 });
    const other = await another(own, 37, { capacity: 2 });
    const wanted = [{ adults: 3 }, { departureId: other, adults: 2 }] as const;
    const asked = await Promise.all(wanted.map((one) => ask(own, one)));
    const rival = await shop.buyer({ usd: 500_000 });
    const quote = await quoteTour(second, rival.token, other);
    await Promise.all([
      ...asked.map(({ data }, index) => make(own, data.id, index === 0 ? shop : second)),
      turn % 2 === 0
        ? shop.call(travel.cancelTravelOrder, {
            token: own.buyer.token,
            body: { orderId: own.orderId, refundUsd: 20_000 },
          })
        : Promise.resolve(),
      bookTour(second, rival.token, quote.data.id, {}),
    ]);
    for (const id of [own.id, other]) {
      const { held, sold } = (await row(id)) ?? { held: 0, sold: 0 };
      expect(held + sold).toBeLessThanOrEqual(id === own.id ? 3 : 2);
    }
  }
  await passTime(shop, HOUR);
});
