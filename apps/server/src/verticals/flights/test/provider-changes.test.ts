import { randomUUID } from 'node:crypto';
import { travelEndpoints as travel } from '@app/contract/travel/endpoints';
import { staffTravelEndpoints } from '@app/contract/travel/staff-endpoints';
import { staffFlightEndpoints as staffFlights } from '@app/contract/verticals/flights/staff-endpoints';
import { flightInput } from '@app/contract/verticals/flights/staff-input';
import type { FlightItem } from '@app/contract/verticals/flights/views';
import { DAY, HOUR } from '@app/kernel/clock';
import { addDays } from '@app/kernel/local-day';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { balances } from '../../../modules/ledger/core.ts';
import { setParameter } from '../../../modules/settings/public.ts';
import { refusalOf } from '../../../testing/refusal-of.ts';
import { type Buyer, openShop, passTime, type Shop } from '../../../testing/shop.ts';
import { testApp } from '../../../testing/test-app.ts';
import { askChange, changeBy, makeChange } from './change.fixtures.ts';
import { bookedTrip, delay, issueAll, legsOf, mailsOf, messagesOf, orderOf, paidTrip } from './departure.fixtures.ts';
import { dayAhead, newAirline, newAirport, newFlight, newRoundTrip, payTrip, plantBrands } from './fixtures.ts';

// Two processes on one database.
let shop: Shop;
let other: Shop;
let token: string;
beforeAll(async () => {
  shop = await openShop();
  other = { ...shop, ...(await testApp({ databaseUrl: shop.databaseUrl, env: { DATABASE_POOL: '10' } })) };
  token = await shop.staff();
  await plantBrands(shop.app.platform.db);
  // What cancelling costs is the fare's alone, however far ahead a departure is.
  await setParameter(shop.app.platform.db, 'flight.free_hours', 0);
  for (const one of [shop, other]) one.app.platform.cache.drop(['parameters']);
});
afterAll(async () => {
  await shop.app.runJobs('travel.decide_changes');
  await shop.app.runJobs('wallet.seal-ledger');
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
  await other.close();
  await shop.close();
});

const db = () => shop.app.platform.db;
const RICH = { usd: 100_000, points: 2_000 };

/** A confirmed trip out and back, announced to be so many minutes late. */
async function lateTrip(minutes: number, ahead = 30, brand = 'light') {
  const pair = await newRoundTrip(db());
  const day = dayAhead(shop, ahead);
  const who = await shop.buyer(RICH);
  const slices = [[{ flightId: pair.out, day }], [{ flightId: pair.back, day: addDays(day, 4) }]];
  const { orderId } = await paidTrip(shop, who, { slices, brand });
  await issueAll(shop);
  await delay(shop, token, pair.out, { day, delayMinutes: minutes });
  await shop.app.deliverEvents();
  return { pair, day, who, orderId };
}

/** What the form of a flight sends of what it read. */
const pickInput = (read: Record<string, unknown>) =>
  Object.fromEntries(Object.keys(flightInput.shape).map((name) => [name, read[name]]));

const answer = (by: Shop, who: Buyer, body: object, key = randomUUID()) =>
  by.call(travel.answerChange, { token: who.token, raw: body, headers: { 'idempotency-key': key } });
const openOf = async (who: Buyer, orderId: string) => {
  const { providerChange } = await orderOf(shop, who, orderId);
  if (!providerChange) throw new Error('nothing is asked');
  return providerChange;
};
const statesOf = async (orderId: string): Promise<string[]> =>
  (
    await sql<{ said: string }>`SELECT state || COALESCE(' ' || answered_by, '') AS said FROM travel_provider_change
      WHERE order_id = ${orderId} ORDER BY created_at, id`.execute(db())
  ).rows.map(({ said }) => said);
const worth = async (who: Buyer) => {
  const { available, points } = await balances(db(), who.id);
  return { available, points };
};

test('a delay below half an hour is told alone; from then on it is asked and accepted by itself after some days', async () => {
  const small = await lateTrip(29);
  expect(await orderOf(shop, small.who, small.orderId)).toMatchObject({ providerChange: null });
  expect(await mailsOf(shop, small.who)).toContain('flight_delayed');

  const { who, orderId, day } = await lateTrip(30);
  const asked = await openOf(who, orderId);
  expect(asked).toMatchObject({ choices: ['accept'], silence: 'accept', stands: true, reason: 'weather' });
  const sides = [asked.before, asked.after].map(
    ({ subject }) => (subject.item as FlightItem).slices[0]?.legs[0]?.localDeparture,
  );
  expect(sides).toEqual([`${day}T10:00`, `${day}T10:30`]);
  expect(Date.parse(asked.decideBy) - shop.app.platform.clock.now().getTime()).toBeGreaterThan(6.9 * DAY);
  expect(refusalOf(await answer(shop, who, { orderId, changeId: asked.id, answer: 'refund' }))).toBe(
    'order.not_allowed',
  );
  await passTime(shop, 7 * DAY + HOUR);
  // Whoever answers once its time is over is too late, whether or not the job has run.
  expect(refusalOf(await answer(shop, who, { orderId, changeId: asked.id, answer: 'accept' }))).toBe(
    'travel.question_over',
  );
  expect(await orderOf(shop, who, orderId)).toMatchObject({ providerChange: null });
  await shop.app.runJobs('travel.decide_changes');
  await shop.app.deliverEvents();
  expect(await statesOf(orderId)).toEqual(['accepted system']);
  expect((await messagesOf(shop, who)).at(-1)?.title).toBe('A change counts as accepted');
  expect((await orderOf(shop, who, orderId)).timeline.at(-1)).toMatchObject({ event: 'accept_change', by: 'system' });
});

test('from three hours on the customer chooses: whoever accepts stays by the policy, whoever gives back gets everything', async () => {
  const yes = await lateTrip(240);
  expect((await orderOf(shop, yes.who, yes.orderId)).freeCancellation?.reason).toBe('disrupted');
  const asked = await openOf(yes.who, yes.orderId);
  expect(asked).toMatchObject({ choices: ['accept', 'replace', 'refund'], silence: 'accept' });
  const mail = (await messagesOf(shop, yes.who)).at(-1)?.text;
  expect(mail).toMatch(/Please answer by .* Without an answer it counts as accepted\.$/);
  const key = randomUUID();
  const body = { orderId: yes.orderId, changeId: asked.id, answer: 'accept' };
  const [once, twice] = [await answer(shop, yes.who, body, key), await answer(shop, yes.who, body, key)];
  expect([once.code, twice.code]).toEqual([200, 200]);
  expect(once.data).toMatchObject({ providerChange: null, freeCancellation: null, state: 'confirmed' });
  expect(refusalOf(await answer(shop, yes.who, body))).toBe('travel.question_over');
  // The same announcement delivered again asks nothing anew.
  await delay(shop, token, yes.pair.out, { day: yes.day, version: 1, delayMinutes: 245 });
  await shop.app.deliverEvents();
  expect(await orderOf(shop, yes.who, yes.orderId)).toMatchObject({ providerChange: null, freeCancellation: null });

  const no = await lateTrip(240);
  const paid = (await orderOf(shop, no.who, no.orderId)).payable.usd;
  const before = await worth(no.who);
  const back = await openOf(no.who, no.orderId);
  expect(back.refund.usd).toBe(paid);
  const done = await answer(shop, no.who, { orderId: no.orderId, changeId: back.id, answer: 'refund' });
  expect(done.data).toMatchObject({ state: 'cancelled', fee: { usd: 0 }, refund: { usd: paid }, providerChange: null });
  expect((await worth(no.who)).available).toBe(before.available + paid);
  expect(await statesOf(no.orderId)).toEqual(['refunded customer']);
});

test('silence accepts a day before, and whoever was silent may still leave for nothing', async () => {
  const { who, orderId } = await lateTrip(240, 12);
  const { decideBy } = await openOf(who, orderId);
  const { service } = await orderOf(shop, who, orderId);
  expect(Date.parse(service.startsAt) - Date.parse(decideBy)).toBe(DAY);
  await passTime(shop, Date.parse(decideBy) - shop.app.platform.clock.now().getTime() + 1_000);
  await shop.app.runJobs('travel.decide_changes');
  expect(await statesOf(orderId)).toEqual(['accepted system']);
  expect((await orderOf(shop, who, orderId)).freeCancellation?.reason).toBe('disrupted');
});

test('a trip that cannot be flown is not accepted, and silence gives it back whole', async () => {
  const airline = await newAirline(db());
  const from = await newAirport(db());
  const via = await newAirport(db(), { at: [41, -80] });
  const to = await newAirport(db(), { at: [41.9, -87.6] });
  const first = await newFlight(db(), { from, to: via, airline, departs: '10:00', minutes: 60 });
  const second = await newFlight(db(), { from: via, to, airline, departs: '12:30', minutes: 60 });
  const day = dayAhead(shop, 20);
  const who = await shop.buyer(RICH);
  const legs = [
    { flightId: first, day },
    { flightId: second, day },
  ];
  const before = await worth(who);
  const { orderId } = await paidTrip(shop, who, { slices: [legs] });
  await issueAll(shop);
  await delay(shop, token, first, { day, delayMinutes: 31 });
  await shop.app.deliverEvents();
  const asked = await openOf(who, orderId);
  expect(asked).toMatchObject({ stands: false, choices: ['replace', 'refund'], silence: 'refund' });
  expect(refusalOf(await answer(shop, who, { orderId, changeId: asked.id, answer: 'accept' }))).toBe(
    'order.not_allowed',
  );
  expect((await messagesOf(shop, who)).at(-1)?.text).toMatch(/Without an answer the booking is cancelled/);
  await passTime(shop, Date.parse(asked.decideBy) - shop.app.platform.clock.now().getTime() + 1_000);
  await shop.app.runJobs('travel.decide_changes');
  expect(await orderOf(shop, who, orderId)).toMatchObject({ state: 'cancelled', fee: { usd: 0 } });
  expect(await worth(who)).toEqual(before);
  expect(await statesOf(orderId)).toEqual(['refunded system']);
});

test('a newer change asks anew, one that is taken back or small asks nothing any more, and cancelling ends it', async () => {
  const { who, orderId, pair, day } = await lateTrip(200);
  const first = await openOf(who, orderId);
  await delay(shop, token, pair.out, { day, version: 1, delayMinutes: 300 });
  await shop.app.deliverEvents();
  const second = await openOf(who, orderId);
  expect(second.id).not.toBe(first.id);
  // What the customer bought stands beside it, not what was announced before.
  expect((second.before.subject.item as FlightItem).slices[0]?.legs[0]?.localDeparture).toBe(`${day}T10:00`);
  expect(refusalOf(await answer(shop, who, { orderId, changeId: first.id, answer: 'accept' }))).toBe(
    'travel.question_over',
  );
  await delay(shop, token, pair.out, { day, version: 2, delayMinutes: 0 });
  await shop.app.deliverEvents();
  expect(await orderOf(shop, who, orderId)).toMatchObject({ providerChange: null, freeCancellation: null });
  expect(await statesOf(orderId)).toEqual(['lapsed system', 'lapsed system']);
  await delay(shop, token, pair.out, { day, version: 3, delayMinutes: 240 });
  await shop.app.deliverEvents();
  const { refundUsd } = (await shop.call(travel.cancelPreview, { token: who.token, query: { id: orderId } })).data;
  await shop.call(travel.cancelTravelOrder, {
    token: who.token,
    raw: { orderId, refundUsd },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect((await statesOf(orderId)).at(-1)).toBe('lapsed customer');
});

test('of two late ways one that is changed leaves the question of the other; a delay that is taken back has no reason', async () => {
  await changeBy(db(), 'flex', {});
  const { who, orderId, pair, day } = await lateTrip(200, 30, 'flex');
  const back = addDays(day, 4);
  await delay(shop, token, pair.back, { day: back, delayMinutes: 240 });
  await shop.app.deliverEvents();
  const both = await openOf(who, orderId);
  const own = { buyer: who, orderId, paymentId: '' };
  const legs = [{ flightId: pair.out, day: addDays(day, 1) }];
  const change = await askChange(shop, own, { ways: [{ slice: 1, legs, brand: 'flex' }] });
  expect(change.code).toBe(200);
  const made = await makeChange(shop, own, change.data.id);
  if (made.data.paymentId) await payTrip(shop, who.token, made.data.paymentId);
  await shop.app.deliverEvents();
  const rest = await openOf(who, orderId);
  expect(rest.id).not.toBe(both.id);
  const [out, home] = (rest.before.subject.item as FlightItem).slices;
  expect([out?.legs[0]?.localDeparture, home?.legs[0]?.localDeparture]).toEqual([
    `${addDays(day, 1)}T10:00`,
    `${back}T18:00`,
  ]);
  await delay(shop, token, pair.back, { day: back, version: 1, delayMinutes: 0 });
  await shop.app.deliverEvents();
  expect((await orderOf(shop, who, orderId)).providerChange).toBeNull();
});

test('whoever has not paid is told, not asked; on the last day silence leaves it as it is', async () => {
  const pair = await newRoundTrip(db());
  const day = dayAhead(shop, 9);
  const who = await shop.buyer(RICH);
  const unpaid = await bookedTrip(shop, who, { slices: [[{ flightId: pair.out, day }]] });
  await delay(shop, token, pair.out, { day, delayMinutes: 240 });
  await shop.app.deliverEvents();
  expect(await orderOf(shop, who, unpaid.orderId)).toMatchObject({ providerChange: null });
  expect(await mailsOf(shop, who)).toContain('flight_delayed_free');

  const soon = await shop.buyer(RICH);
  const later = await newRoundTrip(db());
  const tomorrow = dayAhead(shop, 1);
  const { orderId } = await paidTrip(shop, soon, { slices: [[{ flightId: later.out, day: tomorrow }]] });
  await issueAll(shop);
  await passTime(shop, 12 * HOUR);
  await delay(shop, token, later.out, { day: tomorrow, delayMinutes: 240 });
  await shop.app.deliverEvents();
  const asked = await openOf(soon, orderId);
  expect(asked).toMatchObject({ silence: 'accept', choices: ['accept', 'replace', 'refund'] });
  expect(asked.decideBy).toBe((await orderOf(shop, soon, orderId)).service.startsAt);
});

test('others cannot answer, staff can for the customer within their scope, with a note', async () => {
  const { who, orderId } = await lateTrip(240);
  const { id: changeId } = await openOf(who, orderId);
  const stranger = await shop.buyer();
  const body = { orderId, changeId, answer: 'refund' };
  expect(refusalOf(await answer(shop, stranger, body))).toBe('record.not_found');
  const nobody = await shop.call(travel.answerChange, { raw: body, headers: { 'idempotency-key': randomUUID() } });
  expect(refusalOf(nobody)).toBe('auth.sign_in_needed');
  const byStaff = (by: string, raw: object) =>
    shop.call(staffTravelEndpoints.answerChangeForCustomer, {
      token: by,
      params: { id: orderId },
      raw,
      headers: { 'idempotency-key': randomUUID() },
    });
  const seen = (await shop.call(staffTravelEndpoints.readTravelOrder, { token, params: { id: orderId } })).data;
  expect(seen.providerChanges).toMatchObject([
    { state: 'open', choices: ['accept', 'replace', 'refund'], answeredBy: null },
  ]);
  const said = { version: seen.version, changeId, answer: 'accept', note: 'Rang us' };
  expect(refusalOf(await byStaff(await shop.staff({ permissions: ['travel.orders.view'] }), said))).toBe(
    'access.denied',
  );
  const agentId = randomUUID();
  await sql`INSERT INTO agent (id, name, invite_code) VALUES (${agentId}, 'Elsewhere', 'ELSEWHERE')`.execute(db());
  expect(refusalOf(await byStaff(await shop.staff({ agentId }), said))).toBe('record.not_found');
  expect(refusalOf(await byStaff(token, { ...said, note: '' }))).toEqual({ note: 'field.required' });
  expect(refusalOf(await byStaff(token, { ...said, version: seen.version - 1 }))).toBe('record.stale');
  const done = await byStaff(token, said);
  expect(done.data.providerChanges).toMatchObject([{ state: 'accepted', answeredBy: 'admin', note: 'Rang us' }]);
  expect(done.data.freeReason).toBeNull();
});

test('two processes: two answers, an answer beside the end of its time, beside cancelling and beside a newer change leave one outcome', async () => {
  for (let round = 0; round < 4; round += 1) {
    const two = await lateTrip(240);
    const changeId = (await openOf(two.who, two.orderId)).id;
    const both = await Promise.all([
      answer(shop, two.who, { orderId: two.orderId, changeId, answer: 'accept' }),
      answer(other, two.who, { orderId: two.orderId, changeId, answer: 'refund' }),
    ]);
    expect(both.filter(({ code }) => code === 200)).toHaveLength(1);

    const cancelled = await lateTrip(240);
    const open = (await openOf(cancelled.who, cancelled.orderId)).id;
    const { refundUsd } = (
      await shop.call(travel.cancelPreview, { token: cancelled.who.token, query: { id: cancelled.orderId } })
    ).data;
    const ends = await Promise.all([
      answer(shop, cancelled.who, { orderId: cancelled.orderId, changeId: open, answer: 'refund' }),
      other.call(travel.cancelTravelOrder, {
        token: cancelled.who.token,
        raw: { orderId: cancelled.orderId, refundUsd },
        headers: { 'idempotency-key': randomUUID() },
      }),
    ]);
    expect(ends.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(await orderOf(shop, cancelled.who, cancelled.orderId)).toMatchObject({ state: 'cancelled' });

    const newer = await lateTrip(200);
    const old = (await openOf(newer.who, newer.orderId)).id;
    await delay(shop, token, newer.pair.out, { day: newer.day, version: 1, delayMinutes: 400 });
    const [said] = await Promise.all([
      answer(shop, newer.who, { orderId: newer.orderId, changeId: old, answer: 'accept' }),
      other.app.deliverEvents(),
    ]);
    await shop.app.deliverEvents();
    // The newer one is asked about either way: a yes to the older is no yes to it.
    const now = await openOf(newer.who, newer.orderId);
    expect(now.id).not.toBe(old);
    expect(legsOf({ subject: now.after.subject })[0]?.localDeparture).toBe(`${newer.day}T16:40`);
    expect([200, 4773]).toContain(said.code);
  }
  const due = await lateTrip(240, 12);
  const asked = await openOf(due.who, due.orderId);
  await passTime(shop, Date.parse(asked.decideBy) - shop.app.platform.clock.now().getTime() - 1_500);
  await Promise.all([
    ...Array.from({ length: 6 }, () =>
      answer(shop, due.who, { orderId: due.orderId, changeId: asked.id, answer: 'refund' }),
    ),
    shop.app.runJobs('travel.decide_changes'),
    other.app.runJobs('travel.decide_changes'),
  ]);
  await passTime(shop, 3_000);
  await Promise.all([shop.app.runJobs('travel.decide_changes'), other.app.runJobs('travel.decide_changes')]);
  expect(await statesOf(due.orderId)).toHaveLength(1);
});

test('another hour of the schedule moves booked departures: whom it concerns is shown first, they follow and are asked', async () => {
  const pair = await newRoundTrip(db());
  const day = dayAhead(shop, 30);
  const who = await shop.buyer(RICH);
  const { orderId } = await paidTrip(shop, who, { slices: [[{ flightId: pair.out, day }]] });
  await issueAll(shop);
  const read = async () => (await shop.call(staffFlights.readFlight, { token, params: { id: pair.out } })).data;
  const save = async (more: object) => {
    const { id, version, daysVersion: _days, ...input } = (await read()) as unknown as Record<string, unknown>;
    return shop.call(staffFlights.updateFlight, {
      token,
      params: { id: String(id) },
      raw: { ...pickInput(input), version, ...more },
    });
  };
  const preview = (departs: string) =>
    shop.call(staffFlights.readRetiming, { token, params: { id: pair.out }, query: { departs, blockMinutes: '120' } });
  expect((await preview('10:20')).data).toMatchObject({
    departures: 1,
    orders: 1,
    travellers: 1,
    paid: 1,
    freeToCancel: 0,
  });
  expect((await preview('14:00')).data).toMatchObject({ freeToCancel: 1 });
  expect((await save({ departs: '14:00' })).code).toBe(200);
  await shop.app.deliverEvents();
  const asked = await openOf(who, orderId);
  expect(asked).toMatchObject({ choices: ['accept', 'replace', 'refund'], reason: 'operations' });
  const order = await orderOf(shop, who, orderId);
  expect(legsOf(order)[0]).toMatchObject({ localDeparture: `${day}T14:00`, change: { soldDeparture: `${day}T10:00` } });
  expect(order.service.startsAt).toBe(asked.after.service.startsAt);
  // Back to the hour it was sold with nothing is asked any more.
  await save({ departs: '10:00' });
  await shop.app.deliverEvents();
  expect(await orderOf(shop, who, orderId)).toMatchObject({ providerChange: null, freeCancellation: null });
  const nowhere = { params: { id: randomUUID() }, query: { departs: '10:00', blockMinutes: '60' } };
  expect(refusalOf(await shop.call(staffFlights.readRetiming, { token, ...nowhere }))).toBe('record.not_found');
});

test('what would break the promises is found', async () => {
  const broken = async () => (await shop.app.verify()).filter(({ ok }) => !ok).map(({ name }) => name);
  const { who, orderId } = await lateTrip(240);
  const { id } = await openOf(who, orderId);
  const changed = async (change: string, undo: string) => {
    await sql.raw(change).execute(db());
    const found = await broken();
    await sql.raw(undo).execute(db());
    return found;
  };
  const decide = (span: string) =>
    `UPDATE travel_provider_change SET decide_by = decide_by ${span} interval '300 days' WHERE id = '${id}'`;
  expect(await changed(decide('-'), decide('+'))).toEqual(['travel.questions_are_of_bookings']);
  const state = (to: string, by: string) =>
    `UPDATE travel_provider_change SET state = '${to}', answered_by = ${by}, answered_at = CASE WHEN ${by} IS NULL THEN NULL ELSE app_now() END WHERE id = '${id}'`;
  expect(await changed(state('refunded', "'customer'"), state('open', 'NULL'))).toEqual(['travel.given_back_whole']);
  expect(await changed(state('replaced', "'customer'"), state('open', 'NULL'))).toEqual([
    'travel.replaced_for_nothing',
  ]);
});
