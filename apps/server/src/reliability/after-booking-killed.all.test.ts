import { randomUUID } from 'node:crypto';
import { orderGroupEndpoints as groups } from '@app/contract/orders/order-groups/endpoints';
import { bundleEndpoints } from '@app/contract/travel/bundle-endpoints';
import { travelEndpoints as travel } from '@app/contract/travel/endpoints';
import { staffTravelEndpoints as staffTravel } from '@app/contract/travel/staff-endpoints';
import { flightEndpoints as flights } from '@app/contract/verticals/flights/endpoints';
import { staffFlightEndpoints as staffFlights } from '@app/contract/verticals/flights/staff-endpoints';
import type { FlightItem } from '@app/contract/verticals/flights/views';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderOf, walletOf } from '../modules/orders/test/fixtures.ts';
import { patient } from '../platform/testing/chaos.ts';
import { beginAtSandbox, deliverPaid, SANDBOX } from '../testing/sandbox-payments.ts';
import type { Buyer, Shop } from '../testing/shop.ts';
import { bookedCombo, bundleOf, hadOf, newTrip, payCombo, type Trip } from '../verticals/combos/test/fixtures.ts';
import { askChange, changeBy, type Own, paidWays, readOrder } from '../verticals/flights/test/change.fixtures.ts';
import { issueAll } from '../verticals/flights/test/departure.fixtures.ts';
import {
  bookTrip,
  dayAhead,
  guestOf,
  newPassenger,
  newRoundTrip,
  plantBrands,
  quoteTrip,
  seatsOf,
  sellBags,
  wayOf,
} from '../verticals/flights/test/fixtures.ts';
import { newAircraft, plantSeatFares, seatedOn, smallMap } from '../verticals/flights/test/seat.fixtures.ts';
import { bookStay, quoteStay } from '../verticals/hotels/test/deal.fixtures.ts';
import { plantHotel, stayOf } from '../verticals/hotels/test/fixtures.ts';
import { catchUp, cutAtEach, type Fragile, openFragile } from './after-booking/at-each-step.ts';
import { payWith, seeBooking, seeCombo, seeOrders } from './after-booking/views.ts';

const MONEY = 5_000_000;

let fragile: Fragile;
let shop: Shop;
let victim: Shop;
let staff: string;
beforeAll(async () => {
  fragile = await openFragile(SANDBOX);
  ({ shop, victim } = fragile);
  staff = await shop.staff();
  await plantBrands(db());
  await plantSeatFares(db());
  await sellBags(db());
  for (const fare of ['light', 'flex', 'paid']) await changeBy(db(), fare, { feeUsd: 3_000 });
}, patient(120_000));
afterAll(() => fragile.close());

const db = () => shop.app.platform.db;
/** A call of the program that is cut off, with one key however often it is sent. */
function once<T>(work: (headers: { 'idempotency-key': string }) => Promise<{ status: number; data: T }>) {
  const headers = { 'idempotency-key': randomUUID() };
  let last: T | undefined;
  return {
    work: async () => {
      const { status, data } = await work(headers);
      if (status >= 500) throw new Error(`status ${status}`);
      last = data;
    },
    said: () => last as T,
  };
}
const events = { name: 'events', work: () => victim.app.deliverEvents() };
const job = (name: string) => ({ name, work: () => victim.app.runJobs(name) });
/** A call was cut off at more points than its commit and what goes before it. */
const wasCut = (times: number) => expect(times).toBeGreaterThan(4);

const change = (own: Own, changeId: string) =>
  once((headers) => victim.call(flights.changeFlight, { token: own.buyer.token, body: { changeId }, headers }));
const paying = (buyer: Buyer, payment: string) =>
  once((headers) => payWith(victim, buyer, { payment, key: headers['idempotency-key'] }));

/** A flight for two with a seat and a bag each, that is paid. */
async function seatedTrip(brand = 'paid') {
  const pair = await newRoundTrip(db(), { seats: 40, aircraftId: await newAircraft(db(), smallMap(20)) });
  const seats = [
    { leg: 1, guest: 1, seat: '14A' },
    { leg: 1, guest: 2, seat: '14B' },
  ];
  const bags = [1, 2].map((guest) => ({ slice: 1, guest, kind: 'checked', pieces: 1 }));
  const way = { flightId: pair.out, day: dayAhead(shop, 20) };
  const own = await paidWays(shop, { ways: [[way]], brand, adults: 2, more: { seats, bags } });
  await issueAll(shop);
  const to = (days: number, fare = brand) => ({
    slice: 1,
    legs: [{ flightId: pair.out, day: dayAhead(shop, days) }],
    brand: fare,
  });
  return { pair, own, to, see: () => seeBooking(shop, own.buyer, own.orderId) };
}
const heldOn = async (flightId: string) =>
  (await seatsOf(db(), flightId)).map(({ day, held, sold }) => [day, held, sold]);

test(
  'killed at any step of a change of a flight with seats and bags, of its payment and of what follows: it is the old trip or the new one',
  async () => {
    const { pair, own, to, see } = await seatedTrip();
    const before = await walletOf(shop, own.buyer.id);
    const priced = await askChange(shop, own, { ways: [to(22, 'flex')] });
    const making = change(own, priced.data.id);
    wasCut(await cutAtEach(fragile, { name: 'change', ...making }, see));
    expect(making.said()).toMatchObject({ state: 'awaiting_payment' });
    const paid = paying(own.buyer, making.said().paymentId ?? '');
    wasCut(await cutAtEach(fragile, { name: 'pay', ...paid }, see));
    for (const step of [events, job('travel.auto_confirm'), job('travel.expire_changes')])
      await cutAtEach(fragile, step, see);
    await issueAll(shop);
    await catchUp(fragile);
    expect(await heldOn(pair.out)).toEqual([[dayAhead(shop, 22), 0, 2]]);
    expect(before.available - (await walletOf(shop, own.buyer.id)).available).toBe(priced.data.due?.usd);
    expect((await seatedOn(db(), pair.out)).length).toBe(2);
  },
  patient(240_000),
);

test(
  'killed at any step of a seat and a bag that are bought after booking: both are theirs or neither',
  async () => {
    const { pair, own, see } = await seatedTrip();
    const raw = {
      orderId: own.orderId,
      seats: [{ leg: 1, guest: 1, seat: '10A' }],
      bags: [{ slice: 1, guest: 1, kind: 'sports', pieces: 1 }],
    };
    const quoted = await shop.call(flights.quoteExtras, { token: own.buyer.token, raw });
    const taking = once((headers) =>
      victim.call(flights.addExtras, { token: own.buyer.token, body: { changeId: quoted.data.id }, headers }),
    );
    wasCut(await cutAtEach(fragile, { name: 'extras', ...taking }, see));
    const paid = paying(own.buyer, taking.said().paymentId ?? '');
    wasCut(await cutAtEach(fragile, { name: 'pay', ...paid }, see));
    await cutAtEach(fragile, events, see);
    await catchUp(fragile);
    expect((await seatedOn(db(), pair.out)).map(({ seat }) => seat)).toEqual(['10A', '14B']);
  },
  patient(240_000),
);

test(
  'killed at any step of the split of a party and of its payment: nobody is split, or one is, with seat, bag and money',
  async () => {
    const { pair, own, to, see } = await seatedTrip();
    const before = await walletOf(shop, own.buyer.id);
    const priced = await askChange(shop, own, { ways: [to(23, 'flex')], moving: [2] });
    const making = change(own, priced.data.id);
    wasCut(await cutAtEach(fragile, { name: 'split', ...making }, see));
    const paid = paying(own.buyer, making.said().paymentId ?? '');
    wasCut(await cutAtEach(fragile, { name: 'pay', ...paid }, see));
    await cutAtEach(fragile, events, see);
    await issueAll(shop);
    await catchUp(fragile);
    expect((await readOrder(shop, own)).others).toHaveLength(1);
    expect(await heldOn(pair.out)).toEqual([
      [dayAhead(shop, 20), 0, 1],
      [dayAhead(shop, 23), 0, 1],
    ]);
    expect(before.available - (await walletOf(shop, own.buyer.id)).available).toBe(priced.data.due?.usd);
  },
  patient(240_000),
);

test(
  'killed at any step of a change that gives back money by card: it comes back once',
  async () => {
    const pair = await newRoundTrip(db());
    const buyer = await shop.buyer({ usd: 0 });
    const quote = await quoteTrip(shop, buyer.token, {
      slices: [wayOf([{ flightId: pair.out, day: dayAhead(shop, 20) }], 'flex')],
    });
    const guest = guestOf(await newPassenger(shop, buyer.token));
    const placed = await bookTrip(shop, buyer.token, quote.data.id, [guest]);
    const checkout = await beginAtSandbox(shop, buyer.token, placed.data.paymentId);
    expect(await deliverPaid(shop, checkout, quote.data.payable.usd)).toBe(200);
    const own = { buyer, orderId: placed.data.orderId, paymentId: placed.data.paymentId };
    const see = () => seeBooking(shop, buyer, own.orderId);
    const legs = [{ flightId: pair.out, day: dayAhead(shop, 21) }];
    await changeBy(db(), 'flex', { feeUsd: 0 });
    const priced = await askChange(shop, own, { ways: [{ slice: 1, legs, brand: 'light' }] });
    expect(priced.data.back?.usd).toBeGreaterThan(0);
    wasCut(await cutAtEach(fragile, { name: 'change', ...change(own, priced.data.id) }, see));
    for (const step of [events, job('payments.send_refunds')]) await cutAtEach(fragile, step, see);
    await catchUp(fragile);
    const { rows } = await sql<{ refunded: number; times: number }>`SELECT refunded_usd AS refunded,
      (SELECT count(*)::int FROM payment_refund WHERE payment_id = payment.id) AS times
      FROM payment WHERE id = ${own.paymentId}`.execute(db());
    expect(rows).toEqual([{ refunded: priced.data.back?.usd, times: 1 }]);
    expect((await walletOf(shop, buyer.id)).available).toBe(0);
  },
  patient(240_000),
);

type Combo = { readonly buyer: Buyer; readonly trip: Trip; readonly bundleId: string };

const flightOf = async ({ buyer, bundleId }: Combo) => {
  const part = (await bundleOf(shop, buyer.token, bundleId)).parts.find(({ slot }) => slot === 'flight');
  if (!part) throw new Error('no flight');
  return part;
};

/** A combo whose airline cancels the way out: killed at each step of saying so and of asking. */
async function comboWithoutFlight(): Promise<Combo & { readonly see: () => Promise<unknown> }> {
  const trip = await newTrip(shop);
  const buyer = await shop.buyer({ usd: MONEY });
  const { bundleId, paymentId } = await bookedCombo(shop, buyer, trip, { with: 'tour' });
  expect((await payCombo(shop, buyer.token, paymentId)).code).toBe(200);
  await shop.app.deliverEvents();
  const { subject } = await flightOf({ buyer, trip, bundleId });
  const day = (subject.item as FlightItem).slices[0]?.legs[0]?.day ?? '';
  const see = () => seeCombo(shop, buyer, bundleId);
  const off = {
    token: staff,
    params: { id: trip.flights.out },
    raw: { day, reason: 'technical', version: 0 },
  };
  const cancelling = once((headers) => victim.call(staffFlights.cancelDeparture, { ...off, headers }));
  wasCut(await cutAtEach(fragile, { name: 'departure', short: true, ...cancelling }, see));
  for (const step of [events, job('flights.refund_cancelled')]) await cutAtEach(fragile, step, see);
  await catchUp(fragile);
  return { buyer, trip, bundleId, see };
}

test(
  'killed at any step of a flight of a combo that drops out and of another one instead: it costs nothing, and everything stays',
  async () => {
    const own = await comboWithoutFlight();
    const asked = await flightOf(own);
    const { token } = own.buyer;
    const before = await walletOf(shop, own.buyer.id);
    const orderId = asked.order.id;
    const others = (await shop.call(travel.changeAlternatives, { token, query: { id: orderId } })).data;
    const body = { orderId, changeId: asked.providerChange?.id ?? '', alternative: others[0]?.key ?? '' };
    const taking = once((headers) => victim.call(travel.takeAlternative, { token, body, headers }));
    wasCut(await cutAtEach(fragile, { name: 'instead', ...taking }, own.see));
    await cutAtEach(fragile, events, own.see);
    await catchUp(fragile);
    expect(await walletOf(shop, own.buyer.id)).toEqual(before);
    expect((await flightOf(own)).providerChange).toBeNull();
  },
  patient(240_000),
);

test(
  'killed at any step of a house of a combo that drops out and of another one instead: it costs nothing, and the rooms of one are had',
  async () => {
    const trip = await newTrip(shop);
    const buyer = await shop.buyer({ usd: MONEY });
    const { bundleId, paymentId } = await bookedCombo(shop, buyer, trip, { with: 'tour' });
    expect((await payCombo(shop, buyer.token, paymentId)).code).toBe(200);
    await shop.app.deliverEvents();
    const see = () => seeCombo(shop, buyer, bundleId);
    const stay = async () => {
      const part = (await bundleOf(shop, buyer.token, bundleId)).parts.find(({ slot }) => slot === 'hotel');
      if (!part) throw new Error('no hotel');
      return part;
    };
    const { id } = (await stay()).order;
    const params = { id };
    const { version } = (await shop.call(staffTravel.readTravelOrder, { token: staff, params })).data;
    const drop = { token: staff, params, body: { version, note: 'The roof leaks' } };
    const dropping = once((headers) => victim.call(staffTravel.dropOutOfPart, { ...drop, headers }));
    wasCut(await cutAtEach(fragile, { name: 'drop out', short: true, ...dropping }, see));
    await catchUp(fragile);
    const { token } = buyer;
    const others = (await shop.call(travel.changeAlternatives, { token, query: { id } })).data;
    const before = await walletOf(shop, buyer.id);
    const changeId = (await stay()).providerChange?.id ?? '';
    const body = { orderId: id, changeId, alternative: others[0]?.key ?? '' };
    const taking = once((headers) => victim.call(travel.takeAlternative, { token, body, headers }));
    wasCut(await cutAtEach(fragile, { name: 'another house', ...taking }, see));
    await catchUp(fragile);
    expect(await walletOf(shop, buyer.id)).toEqual(before);
    expect((await stay()).providerChange).toBeNull();
    expect(await hadOf(db(), trip)).toMatchObject({ nights: 4 });
  },
  patient(240_000),
);

test(
  'killed at any step of a flight of a combo that drops out and is given back: its money comes once',
  async () => {
    const own = await comboWithoutFlight();
    const asked = await flightOf(own);
    const before = await walletOf(shop, own.buyer.id);
    const body = { orderId: asked.order.id, changeId: asked.providerChange?.id ?? '', answer: 'refund' as const };
    const answering = once((headers) => victim.call(travel.answerChange, { token: own.buyer.token, body, headers }));
    wasCut(await cutAtEach(fragile, { name: 'refund', ...answering }, own.see));
    await cutAtEach(fragile, events, own.see);
    await catchUp(fragile);
    expect((await walletOf(shop, own.buyer.id)).available - before.available).toBe(asked.order.payable.usd);
  },
  patient(240_000),
);

test(
  'killed at any step of leaving all of a combo whose flight drops out: all money comes back once, nothing is held',
  async () => {
    const own = await comboWithoutFlight();
    const { token } = own.buyer;
    const preview = await shop.call(bundleEndpoints.bundleCancelPreview, { token, query: { id: own.bundleId } });
    const body = { bundleId: own.bundleId, refundUsd: preview.data.refundUsd };
    const leaving = once((headers) => victim.call(bundleEndpoints.cancelBundle, { token, body, headers }));
    wasCut(await cutAtEach(fragile, { name: 'leave', ...leaving }, own.see));
    await cutAtEach(fragile, events, own.see);
    await catchUp(fragile);
    expect((await walletOf(shop, own.buyer.id)).available).toBe(MONEY);
    expect(await hadOf(db(), own.trip)).toEqual({ seats: 0, nights: 0, quarters: 0, places: 0 });
  },
  patient(240_000),
);

test(
  'killed at any step of silence about a flight of a combo that drops out: the flight is given back once',
  async () => {
    const own = await comboWithoutFlight();
    const asked = await flightOf(own);
    const before = await walletOf(shop, own.buyer.id);
    const { decideBy = '' } = asked.providerChange ?? {};
    // A moment before, so that the clock runs no job by itself once it is due.
    await sql`UPDATE travel_provider_change SET decide_by = app_now() - interval '1 second'
      WHERE id = ${asked.providerChange?.id}`.execute(db());
    expect(Date.parse(decideBy)).toBeGreaterThan(0);
    await cutAtEach(fragile, job('travel.decide_changes'), () => walletOf(shop, own.buyer.id));
    await cutAtEach(fragile, events, own.see);
    await catchUp(fragile);
    expect((await walletOf(shop, own.buyer.id)).available - before.available).toBe(asked.order.payable.usd);
  },
  patient(240_000),
);

test.each(['wallet', 'card'] as const)(
  'killed at any step of a combined payment of a suitcase, a stay, a flight and a combo, by %s: all of them are paid or none',
  async (by) => {
    const buyer = await shop.buyer({ usd: by === 'wallet' ? MONEY : 0 });
    const { variantIds } = await shop.product({ prices: [6_100], stock: 5 });
    const goods = await orderOf(shop, buyer, [{ variantId: variantIds[0] ?? '', quantity: 1 }]);
    const hotel = await plantHotel(shop, staff, { units: 5 });
    const stay = (await bookStay(shop, buyer, (await quoteStay(shop, buyer, stayOf(shop, hotel, { inDays: 9 }))).id))
      .data;
    const pair = await newRoundTrip(db());
    const trip = { slices: [wayOf([{ flightId: pair.out, day: dayAhead(shop, 12) }])] };
    const quote = await quoteTrip(shop, buyer.token, trip);
    const flight = (await bookTrip(shop, buyer.token, quote.data.id, [guestOf(await newPassenger(shop, buyer.token))]))
      .data;
    const combo = await bookedCombo(shop, buyer, await newTrip(shop));
    const see = () => seeOrders(shop, buyer);
    const orderIds = [goods.orderId, stay.orderId, flight.orderId, combo.bundleId];
    const joining = once((headers) =>
      victim.call(groups.payTogether, { token: buyer.token, body: { orderIds }, headers }),
    );
    wasCut(await cutAtEach(fragile, { name: 'together', ...joining }, see));
    const { paymentId, groupId } = joining.said();
    const total = (await shop.call(groups.orderGroup, { token: buyer.token, query: { id: groupId } })).data.total.usd;
    if (by === 'wallet') wasCut(await cutAtEach(fragile, { name: 'pay', ...paying(buyer, paymentId) }, see));
    else {
      const checkout = await beginAtSandbox(shop, buyer.token, paymentId);
      const work = async () => {
        const status = await deliverPaid(victim, checkout, total);
        if (status !== 200) throw new Error(`status ${status}`);
      };
      wasCut(await cutAtEach(fragile, { name: 'card', work }, see));
    }
    await cutAtEach(fragile, events, see);
    await catchUp(fragile);
    const seen = await shop.call(groups.orderGroup, { token: buyer.token, query: { id: groupId } });
    expect(seen.data.orders.map(({ paidHere }) => paidHere)).toEqual([true, true, true, true]);
    expect((await walletOf(shop, buyer.id)).available).toBe(by === 'wallet' ? MONEY - total : 0);
  },
  patient(240_000),
);
