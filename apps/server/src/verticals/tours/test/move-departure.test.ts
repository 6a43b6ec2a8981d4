import { randomUUID } from 'node:crypto';
import { orderEndpoints as orders } from '@app/contract/orders/endpoints';
import { travelEndpoints as travel } from '@app/contract/travel/endpoints';
import { staffTravelEndpoints as staffTravel } from '@app/contract/travel/staff-endpoints';
import { staffTourEndpoints as staff } from '@app/contract/verticals/tours/staff-endpoints';
import { DAY } from '@app/kernel/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/refusal-of.ts';
import { type Buyer, openShop, passTime, type Shop } from '../../../testing/shop.ts';
import { testApp } from '../../../testing/test-app.ts';
import { makeDeal, readDeal } from '../../../testing/travel-deals.ts';
import { bookedTour, dayAhead, departureRow, itemOf, newDeparture, newTour, orderOf, paidTour } from './fixtures.ts';

// Two processes on one database.
let shop: Shop;
let other: Shop;
let token: string;
beforeAll(async () => {
  shop = await openShop();
  other = { ...shop, ...(await testApp({ databaseUrl: shop.databaseUrl, env: { DATABASE_POOL: '10' } })) };
  token = await shop.staff();
});
afterAll(async () => {
  await shop.app.runJobs('tours.settle_departures');
  await shop.app.runJobs('wallet.seal-ledger');
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
  await other.close();
  await shop.close();
});

const db = () => shop.app.platform.db;

/** A departure at ten in so many days, with an order on it that is paid and confirmed. */
async function booked(ahead = 20, of: { capacity?: number; adults?: number } = {}) {
  const tour = await newTour(db());
  const day = dayAhead(shop, ahead);
  const id = await newDeparture(db(), tour, { day, capacity: of.capacity ?? 8 });
  const who = await shop.buyer({ usd: 100_000, points: 1_000 });
  const { orderId } = await paidTour(shop, who.token, id, { adults: of.adults ?? 2 });
  await shop.app.runJobs('tours.settle_departures');
  return { tour, day, id, who, orderId };
}
const readBoard = async (id: string) =>
  (await shop.call(staff.tourDeparturePeople, { token, params: { id } })).data.departure;
async function move(id: string, to: object, by = token) {
  const { version, day, start, meeting } = await readBoard(id);
  return shop.call(staff.moveTourDeparture, {
    token: by,
    params: { id },
    raw: { version, day, start, meeting, ...to },
  });
}
const openOf = async (who: Buyer, orderId: string) => {
  const { providerChange } = await orderOf(shop, who.token, orderId);
  if (!providerChange) throw new Error('nothing is asked');
  return providerChange;
};
const alternatives = (who: Buyer, orderId: string) =>
  shop.call(travel.changeAlternatives, { token: who.token, query: { id: orderId } });
const take = (by: Shop, who: Buyer, raw: object) =>
  by.call(travel.takeAlternative, { token: who.token, raw, headers: { 'idempotency-key': randomUUID() } });
const answer = (by: Shop, who: Buyer, raw: object) =>
  by.call(travel.answerChange, { token: who.token, raw, headers: { 'idempotency-key': randomUUID() } });
const titlesOf = async (who: Buyer): Promise<string[]> =>
  (
    await sql<{ template: string }>`SELECT template FROM mail_outbox WHERE customer_id = ${who.id} ORDER BY id`.execute(
      db(),
    )
  ).rows.map(({ template }) => template);

test('two hours later, or another meeting point, is told alone: order, moments and papers follow', async () => {
  const { id, who, orderId, day } = await booked();
  const preview = await shop.call(staff.readTourMove, { token, params: { id }, query: { day, start: '12:00' } });
  expect(preview.data).toMatchObject({ orders: 1, people: 2, paid: 1, asked: false });
  const { meeting } = await readBoard(id);
  const elsewhere = { ...meeting, name: { 'en-US': 'Other quay' } };
  expect((await move(id, { start: '12:00', meeting: elsewhere })).data).toMatchObject({ start: '12:00', version: 2 });
  await shop.app.deliverEvents();
  const order = await orderOf(shop, who.token, orderId);
  expect(order).toMatchObject({ providerChange: null, freeCancellation: null, state: 'confirmed' });
  expect(itemOf(order)).toMatchObject({ day, start: '12:00', meeting: { name: 'Other quay' } });
  expect(order.service.startsAt).toBe((await readBoard(id)).startsAt);
  expect(await titlesOf(who)).toContain('tour_moved');
});

test('three hours later the customer chooses; another departure is taken for nothing, though it costs more', async () => {
  const { id, who, orderId, day, tour } = await booked();
  const dear = await newDeparture(db(), tour, { day: dayAhead(shop, 22), priceBp: 15_000 });
  await newDeparture(db(), tour, { day: dayAhead(shop, 23), capacity: 1 });
  const preview = await shop.call(staff.readTourMove, { token, params: { id }, query: { day, start: '13:00' } });
  expect(preview.data.asked).toBe(true);
  await move(id, { start: '13:00' });
  await shop.app.deliverEvents();
  const asked = await openOf(who, orderId);
  expect(asked).toMatchObject({ choices: ['accept', 'replace', 'refund'], silence: 'accept', stands: true });
  expect([asked.before, asked.after].map(({ subject }) => itemOf({ subject }).start)).toEqual(['10:00', '13:00']);
  expect(await titlesOf(who)).toContain('tour_moved_choice');
  const listed = (await shop.call(orders.allOrders, { token: who.token, query: { group: 'asked' } })).data.list;
  expect(listed.map(({ booked }) => booked?.subtitle)).toEqual([expect.stringContaining(' · 13:00 · ')]);
  const { list } = (await shop.call(staffTravel.listTravelOrders, { token, query: { number: listed[0]?.number } }))
    .data;
  expect(list).toMatchObject([
    { subtitle: expect.stringContaining(' · 13:00 · '), first: { localTime: `${day}T13:00` } },
  ]);
  const before = await orderOf(shop, who.token, orderId);
  // The one with room for two alone.
  const found = await alternatives(who, orderId);
  expect(found.data.map(({ key }) => key)).toEqual([dear]);
  expect(refusalOf(await alternatives(await shop.buyer(), orderId))).toBe('record.not_found');
  const body = { orderId, changeId: asked.id, alternative: dear };
  expect(refusalOf(await take(shop, who, { ...body, alternative: id }))).toBe('travel.unavailable');
  expect(refusalOf(await take(shop, await shop.buyer(), body))).toBe('record.not_found');
  const done = await take(shop, who, body);
  expect(done.data).toMatchObject({
    providerChange: null,
    payable: before.payable,
    changeFee: null,
    freeCancellation: null,
    state: 'pending_verification',
  });
  expect(itemOf(done.data).departureId).toBe(dear);
  expect([await departureRow(db(), id), await departureRow(db(), dear)]).toMatchObject([{ sold: 0 }, { sold: 2 }]);
  expect(refusalOf(await take(shop, who, body))).toBe('travel.question_over');
  await shop.app.deliverEvents();
  expect((await orderOf(shop, who.token, orderId)).state).toBe('confirmed');
});

test('other departures come in the booked language first, the nearest to the booked day before others, and no more than are listed', async () => {
  const { id, who, orderId, tour } = await booked(20);
  const other = (ahead: number, language = 'en') => newDeparture(db(), tour, { day: dayAhead(shop, ahead), language });
  const foreign = await other(20, 'es');
  const [soon, far, near, before] = [await other(3), await other(30), await other(21), await other(18)];
  await move(id, { start: '13:00' });
  await shop.app.deliverEvents();
  const keys = async () => (await alternatives(who, orderId)).data.map(({ key }) => key);
  expect(await keys()).toEqual([near, before, far, soon, foreign]);
  for (const ahead of [4, 5, 6, 7, 8]) await other(ahead);
  const listed = await keys();
  expect(listed).toHaveLength(8);
  expect(listed).not.toContain(foreign);
  expect(listed).not.toContain(soon);
});

test('another day: whoever gives back gets everything; silence accepts, and who was silent may still leave for nothing', async () => {
  const no = await booked();
  await move(no.id, { day: dayAhead(shop, 21) });
  await shop.app.deliverEvents();
  const asked = await openOf(no.who, no.orderId);
  const back = await answer(shop, no.who, { orderId: no.orderId, changeId: asked.id, answer: 'refund' });
  expect(back.data).toMatchObject({ state: 'cancelled', fee: { usd: 0 }, refund: back.data.payable });
  // What was given back stays what it was sold as.
  expect(itemOf(back.data)).toMatchObject({ day: no.day });

  const still = await booked(6);
  const unpaid = await bookedTour(shop, (await shop.buyer()).token, still.id);
  expect(unpaid.orderId).toBeDefined();
  await move(still.id, { day: dayAhead(shop, 8) });
  await shop.app.deliverEvents();
  const { decideBy } = await openOf(still.who, still.orderId);
  const { service } = await orderOf(shop, still.who.token, still.orderId);
  expect(Date.parse(service.startsAt) - Date.parse(decideBy)).toBe(DAY);
  await passTime(shop, Date.parse(decideBy) - shop.app.platform.clock.now().getTime() + 1_000);
  await shop.app.runJobs('travel.decide_changes');
  const after = await orderOf(shop, still.who.token, still.orderId);
  expect(after).toMatchObject({ providerChange: null, freeCancellation: { reason: 'disrupted' } });
  expect(after.timeline.at(-1)).toMatchObject({ event: 'accept_change', by: 'system' });
});

test('a move is refused where it is past, taken, nothing new, stale, or without the right to it', async () => {
  const { id, day, tour } = await booked();
  await newDeparture(db(), tour, { day, start: '15:00' });
  expect(refusalOf(await move(id, {}))).toEqual({ start: 'field.tour_move_same' });
  expect(refusalOf(await move(id, { start: '15:00' }))).toEqual({ start: 'field.tour_move_taken' });
  expect(refusalOf(await move(id, { day: dayAhead(shop, -1) }))).toEqual({ start: 'field.tour_move_past' });
  expect(refusalOf(await move(id, { start: '25:00' }))).toEqual({ start: 'field.tour_hour' });
  expect(refusalOf(await move(id, { start: '11:00', version: 9 }))).toBe('record.stale');
  expect(
    refusalOf(await move(id, { start: '11:00' }, await shop.staff({ permissions: ['travel.tour_board.view'] }))),
  ).toBe('access.denied');
  const undecided = await newDeparture(db(), tour, { day: dayAhead(shop, 40), minPeople: 5 });
  expect(refusalOf(await move(undecided, { day: dayAhead(shop, 1) }))).toEqual({ day: 'field.tour_move_decided' });
  const none = randomUUID();
  const nowhere = await shop.call(staff.readTourMove, { token, params: { id: none }, query: { day, start: '11:00' } });
  expect(refusalOf(nowhere)).toBe('record.not_found');
  await shop.call(staff.cancelTourDeparture, { token, params: { id: undecided }, raw: { version: 1 } });
  const gone = await shop.call(staff.readTourMove, {
    token,
    params: { id: undecided },
    query: { day, start: '11:00' },
  });
  expect(refusalOf(gone)).toBe('tour.cancelled');
  expect(refusalOf(await move(undecided, { start: '11:00' }))).toBe('tour.cancelled');
});

test('two processes: the last place of another departure goes to one of two who were moved, the other is asked on', async () => {
  for (let round = 0; round < 3; round += 1) {
    const one = await booked(20, { adults: 1 });
    const two = await shop.buyer({ usd: 100_000 });
    const second = await paidTour(shop, two.token, one.id, { adults: 1 });
    const last = await newDeparture(db(), one.tour, { day: dayAhead(shop, 22), capacity: 1 });
    await move(one.id, { start: '16:00' });
    await shop.app.deliverEvents();
    const orders = [
      { who: one.who, orderId: one.orderId },
      { who: two, orderId: second.orderId },
    ];
    const asked = await Promise.all(orders.map(({ who, orderId }) => openOf(who, orderId)));
    const done = await Promise.all(
      orders.map(({ who, orderId }, index) =>
        take(index === 0 ? shop : other, who, { orderId, changeId: asked[index]?.id, alternative: last }),
      ),
    );
    expect(done.filter(({ code }) => code === 200)).toHaveLength(1);
    const loser = orders[done.findIndex(({ code }) => code !== 200)];
    if (!loser) throw new Error('both have it');
    expect((await openOf(loser.who, loser.orderId)).choices).toContain('replace');
    // Their answer and the other's move beside it leave one outcome.
    const { id: changeId } = await openOf(loser.who, loser.orderId);
    const [said, taken] = await Promise.all([
      answer(shop, loser.who, { orderId: loser.orderId, changeId, answer: 'accept' }),
      take(other, loser.who, { orderId: loser.orderId, changeId, alternative: last }),
    ]);
    expect([said.code, taken.code].filter((code) => code === 200)).toHaveLength(1);
  }
});

test('who was booked at a deal takes another departure for nothing at the price paid, on a day of the deal or after it', async () => {
  for (const [ahead, left] of [
    [22, 2],
    [40, 4],
  ] as const) {
    const tour = await newTour(db(), { usd: 10_000 });
    const day = dayAhead(shop, 20);
    const id = await newDeparture(db(), tour, { day });
    const other = await newDeparture(db(), tour, { day: dayAhead(shop, ahead), priceBp: 15_000 });
    const terms = { kind: 'tour' as const, key: `tour:${tour.id}`, value: 20, travelTo: dayAhead(shop, 30), quota: 4 };
    const dealId = await makeDeal(shop, token, terms);
    const who = await shop.buyer({ usd: 100_000 });
    const { orderId } = await paidTour(shop, who.token, id, { adults: 2 });
    await shop.app.runJobs('tours.settle_departures');
    expect((await move(id, { start: '13:00' })).code).toBe(200);
    await shop.app.deliverEvents();
    const { id: changeId } = await openOf(who, orderId);
    expect((await take(shop, who, { orderId, changeId, alternative: other })).code).toBe(200);
    expect((await orderOf(shop, who.token, orderId)).payable.usd).toBe(16_000);
    expect((await readDeal(shop, dealId)).left).toBe(left);
  }
});

test('an order that does not follow its departure is found', async () => {
  const { orderId } = await booked();
  const shift = (sign: string) =>
    sql
      .raw(`UPDATE travel_order SET starts_at = starts_at ${sign} interval '1 hour' WHERE id = '${orderId}'`)
      .execute(db());
  await shift('-');
  expect((await shop.app.verify()).filter(({ ok }) => !ok).map(({ name }) => name)).toEqual([
    'tours.orders_begin_with_departures',
  ]);
  await shift('+');
});
