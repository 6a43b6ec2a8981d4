import { staffDealReportEndpoints } from '@app/contract/deals/deal-report-endpoints';
import { dealEndpoints } from '@app/contract/deals/endpoints';
import { priceEndpoints } from '@app/contract/price-history/endpoints';
import { bundleEndpoints } from '@app/contract/travel/bundle-endpoints';
import { dealGone } from '@app/contract/travel/deal-gone';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import { staffTravelDealEndpoints as desk } from '@app/contract/travel-deals/endpoints';
import type { TravelDealInput } from '@app/contract/travel-deals/schemas';
import { comboEndpoints as combos } from '@app/contract/verticals/combos/endpoints';
import { hotelEndpoints as hotels } from '@app/contract/verticals/hotels/endpoints';
import { tourEndpoints as tours } from '@app/contract/verticals/tours/endpoints';
import { MINUTE } from '@app/kernel/clock';
import { addDays } from '@app/kernel/local-day';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, type Tx } from '../../../platform/db/connect.ts';
import { SANDBOX } from '../../../testing/sandbox-payments.ts';
import { type Buyer, openShop, passTime, type Shop } from '../../../testing/shop.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { dealOn, dealsFound, makeDeal, readDeal } from '../../../testing/travel-deals.ts';
import { guestOf, newAirline, newAirport, newFlight, newPassenger } from '../../flights/test/fixtures.ts';
import { newDeparture } from '../../tours/test/fixtures.ts';
import { refreshCombo } from '../usecases/refresh-combos.ts';
import {
  bookedCombo,
  bookQuoted,
  bundleOf,
  newTrip,
  payCombo,
  picksOf,
  planOf,
  quoteCombo,
  type Trip,
} from './fixtures.ts';

let shop: Shop;
let second: TestApp;
let staff: string;
beforeAll(async () => {
  shop = await openShop({ ...SANDBOX, LOG_LEVEL: 'fatal' });
  second = await testApp({ databaseUrl: shop.databaseUrl });
  staff = await shop.staff();
});
afterAll(async () => {
  await shop.app.runJobs('wallet.seal-ledger');
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
  await second.close();
  await shop.close();
});

const db = () => shop.app.platform.db;
const MONEY = 1_000_000;
const on = (trip: Trip, more: Partial<TravelDealInput> = {}) =>
  ({ kind: 'combo', key: `combo:${trip.combo}`, value: 20, ...more }) as const;

/** The units that orders of a bundle have of a deal, those that are not over. */
async function unitsOf(bundleId: string): Promise<number> {
  const { rows } = await sql<{ units: number }>`SELECT COALESCE(sum(units), 0)::int AS units FROM travel_deal_claim
    WHERE bundle_id = ${bundleId} AND state <> 'released'`.execute(db());
  return rows[0]?.units ?? -1;
}

const offOf = (quote: { parts: readonly { priceLines: readonly { step: string; amount: { usd: number } }[] }[] }) =>
  quote.parts.map(({ priceLines }) => priceLines.find(({ step }) => step === 'deal')?.amount.usd ?? 0);

async function cancel({ token }: Buyer, orderId: string) {
  const { refundUsd } = (await shop.call(travelEndpoints.cancelPreview, { token, query: { id: orderId } })).data;
  return shop.call(travelEndpoints.cancelTravelOrder, { token, body: { orderId, refundUsd } });
}

async function quoteOf(trip: Trip, buyer: Buyer, more: Parameters<typeof planOf>[2] = {}) {
  const picks = picksOf((await planOf(shop, trip, more)).data);
  return quoteCombo(shop, buyer.token, trip, picks, more);
}

test('a deal takes its percent off what a combo costs together, the same in plan, quote and order, part by part', async () => {
  const trip = await newTrip(shop);
  const usual = (await planOf(shop, trip)).data;
  const id = await makeDeal(shop, staff, on(trip, { quota: 3, perCustomer: 1 }));
  const { data: plan } = await planOf(shop, trip);
  expect(plan.deal).toMatchObject({ usual: { usd: usual.price?.usd } });
  expect(plan.alone).toEqual(usual.alone);
  expect(plan.price?.usd).toBeLessThan(usual.price?.usd ?? 0);

  const buyer = await shop.buyer({ usd: MONEY });
  const { data: quote } = await quoteOf(trip, buyer);
  expect(quote.payable.usd).toBe(plan.price?.usd);
  // A tenth less in the combo, and a fifth less of that; the deposit of the table stays whole.
  for (const { slot, payable } of quote.parts) {
    const before = usual.parts.find((one) => one.slot === slot)?.filled?.price.usd ?? 0;
    const off = before - payable.usd;
    if (slot === 'dinner') expect(off).toBe(0);
    else expect(Math.abs(off - before / 5)).toBeLessThanOrEqual(before / 20);
    expect(payable.usd).toBe(plan.parts.find((one) => one.slot === slot)?.filled?.price.usd);
  }
  expect(offOf(quote).reduce((sum, one) => sum + one, 0)).toBeLessThan(0);

  const placed = await bookedCombo(shop, buyer, trip);
  expect(await readDeal(shop, id)).toMatchObject({ kind: 'combo', state: 'running', left: 2, waiting: { units: 1 } });
  expect(await unitsOf(placed.bundleId)).toBe(1);
  expect((await payCombo(shop, buyer.token, placed.paymentId)).code).toBe(200);
  const bundle = await bundleOf(shop, buyer.token, placed.bundleId);
  expect(bundle.parts.reduce((sum, { order }) => sum + order.payable.usd, 0)).toBe(quote.payable.usd);
  // One for each customer: the next quote is at the usual price, and says that the deal is missed.
  expect((await quoteOf(trip, buyer)).data.payable.usd).toBe(usual.price?.usd);
  const { data: report } = await shop.call(staffDealReportEndpoints.dealReport, {
    token: staff,
    query: {
      from: addDays(placed.quote.expiresAt.slice(0, 10), -2),
      to: addDays(placed.quote.expiresAt.slice(0, 10), 2),
      by: 'deal',
      kind: 'combo',
    },
  });
  expect(report.rows).toMatchObject([
    { id, kind: 'combo', units: 1, offUsd: -offOf(quote).reduce((a, b) => a + b, 0) },
  ]);
});

test('the last one that is booked sells the deal out for two processes, lapsed ones give it back, and who asks is told', async () => {
  const trip = await newTrip(shop);
  const id = await makeDeal(shop, staff, on(trip, { quota: 1 }));
  const buyers = await Promise.all([shop.buyer(), shop.buyer()]);
  const quotes = await Promise.all(
    buyers.map(async (buyer) => ({
      buyer,
      quote: (await quoteOf(trip, buyer)).data,
      guests: [guestOf(await newPassenger(shop, buyer.token))],
    })),
  );
  const booked = await Promise.all(
    quotes.map(({ buyer, quote, guests }, index) =>
      bookQuoted(index === 0 ? shop : { call: second.call }, buyer.token, quote.id, guests),
    ),
  );
  expect(booked.map(({ code }) => code).sort()).toEqual([200, 4115]);
  expect(await readDeal(shop, id)).toMatchObject({ state: 'sold_out', left: 0 });
  const watcher = await shop.buyer();
  const wish = { kind: 'deal', key: `deal:${id}`, day: null, until: null } as const;
  expect((await shop.call(priceEndpoints.addPriceAlert, { token: watcher.token, body: wish })).code).toBe(200);
  await passTime(shop, 31 * MINUTE);
  await shop.app.runJobs('travel.expire');
  expect(await readDeal(shop, id)).toMatchObject({ state: 'running', left: 1 });
  await passTime(shop, 31 * MINUTE);
  await shop.app.runJobs('price-history.alerts');
  const { data: alerts } = await shop.call(priceEndpoints.priceAlerts, { token: watcher.token });
  expect(alerts.list[0]?.notifiedAt).not.toBeNull();
});

/** Waits until a statement of another process waits for a lock. */
async function somebodyWaits(tx: Tx): Promise<void> {
  for (;;) {
    await sql`SELECT pg_stat_clear_snapshot()`.execute(tx);
    const { rows } = await sql`
      SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(tx);
    if (rows.length > 0) return;
    await new Promise((done) => setTimeout(done, 20));
  }
}

/**
 * Does something with a combo while another transaction has the walk, which comes after the rooms: in the meantime no deal is locked, as
 * deals come after everything that all parts hold. Returns what came of it.
 */
async function whileWalkIsLocked<T>(trip: Trip, work: () => Promise<T>): Promise<T> {
  let going: Promise<T> | undefined;
  await inTransaction(db(), async (tx) => {
    await sql`SELECT 1 FROM tour_departure WHERE id = ${trip.departure} FOR UPDATE`.execute(tx);
    going = work();
    await somebodyWaits(tx);
    await sql`SELECT 1 FROM travel_deal FOR UPDATE NOWAIT`.execute(tx);
  });
  if (!going) throw new Error('nothing was done');
  return going;
}

test('units of deals are moved after everything that the parts hold, so that crossing bookings and cancellations cannot wait for one another', async () => {
  const trip = await newTrip(shop);
  const id = await makeDeal(shop, staff, on(trip, { quota: 5 }));
  const buyer = await shop.buyer({ usd: MONEY });
  const book = () => bookedCombo({ ...shop, call: second.call }, buyer, trip, { with: 'tour' });
  const { bundleId, paymentId } = await whileWalkIsLocked(trip, book);
  expect([(await readDeal(shop, id)).left, await unitsOf(bundleId)]).toEqual([4, 1]);
  expect((await payCombo(shop, buyer.token, paymentId)).code).toBe(200);
  const query = { id: bundleId };
  const { refundUsd } = (await shop.call(bundleEndpoints.bundleCancelPreview, { token: buyer.token, query })).data;
  const body = { bundleId, refundUsd };
  const cancelAll = () => second.call(bundleEndpoints.cancelBundle, { token: buyer.token, body });
  expect((await whileWalkIsLocked(trip, cancelAll)).code).toBe(200);
  expect([(await readDeal(shop, id)).left, await unitsOf(bundleId)]).toEqual([5, 0]);
});

test('a part that is cancelled alone hands the unit on to what is left; the last one gives it back', async () => {
  const trip = await newTrip(shop, { core: false });
  const id = await makeDeal(shop, staff, on(trip, { quota: 1 }));
  const buyer = await shop.buyer({ usd: MONEY });
  const { bundleId, paymentId } = await bookedCombo(shop, buyer, trip);
  await payCombo(shop, buyer.token, paymentId);
  const { parts } = await bundleOf(shop, buyer.token, bundleId);
  const inOrder = parts.toSorted((a, b) => Number(a.order.kind === 'dining') - Number(b.order.kind === 'dining'));
  for (const [index, { order }] of inOrder.entries()) {
    const cancelled = await cancel(buyer, order.id);
    expect([order.kind, cancelled.code]).toEqual([order.kind, 200]);
    // Flights and the stay are at the deal, the table's deposit is at none.
    const gone = index + 1 >= parts.filter(({ order: { kind } }) => kind !== 'dining').length;
    expect([order.kind, await unitsOf(bundleId)]).toEqual([order.kind, gone ? 0 : 1]);
    expect((await readDeal(shop, id)).left).toBe(gone ? 1 : 0);
  }
});

test('a part of a combo at a deal that is changed costs the rate of the combo without the deal; the unit stays with the others', async () => {
  const trip = await newTrip(shop);
  const id = await makeDeal(shop, staff, on(trip, { quota: 1 }));
  const buyer = await shop.buyer({ usd: MONEY });
  const { bundleId, paymentId } = await bookedCombo(shop, buyer, trip, { with: 'tour' });
  await payCombo(shop, buyer.token, paymentId);
  for (const [round, slot] of ['tour', 'flight', 'hotel'].entries()) {
    const { parts } = await bundleOf(shop, buyer.token, bundleId);
    const part = parts.find((one) => one.slot === slot);
    if (!part) continue;
    const orderId = part.order.id;
    if (slot === 'tour') {
      const departureId = await newDeparture(db(), trip.tour, { day: addDays(trip.day, 3), capacity: 8 });
      const raw = { orderId, departureId, adults: 1 };
      const { data: change } = await shop.call(tours.quoteTourChange, { token: buyer.token, raw });
      // A tenth off what it costs alone, and no fifth off that.
      expect(change.after.payable.usd).toBeGreaterThan(change.before.payable.usd);
      // That is said: it is what the deal took off what is booked, and all that the change costs more.
      expect(dealGone(change)?.usd).toBe(change.due?.usd);
      const made = await shop.call(tours.changeTour, { token: buyer.token, body: { changeId: change.id } });
      if (made.data.paymentId) await payCombo(shop, buyer.token, made.data.paymentId);
    }
    if (slot === 'hotel') {
      const { from, to } = part.order.service;
      const raw = { orderId, checkIn: from, checkOut: addDays(to, 1) };
      const { data: change } = await shop.call(hotels.quoteStayChange, { token: buyer.token, raw });
      const made = await shop.call(hotels.changeStay, { token: buyer.token, body: { changeId: change.id } });
      if (made.data.paymentId) await payCombo(shop, buyer.token, made.data.paymentId);
    }
    expect([round, await unitsOf(bundleId), (await readDeal(shop, id)).left]).toEqual([round, 1, 0]);
    expect((await shop.app.verify()).filter((result) => !result.ok && result.name !== 'wallet.sealed')).toEqual([]);
  }
});

test('the card of a deal is from the city that is cheapest at it, as the card of the combo says, whichever is the likeliest', async () => {
  const trip = await newTrip(shop);
  const { origin, destination } = trip;
  const airline = await newAirline(db());
  const near = await newAirport(db());
  const ways = { airline, minutes: 420, baseUsd: 4_000 };
  await newFlight(db(), { ...ways, from: near, to: destination, departs: '20:00' });
  await newFlight(db(), { ...ways, from: destination, to: near, departs: '18:00' });
  shop.app.platform.cache.drop(['*']);
  const id = await makeDeal(shop, staff, on(trip, { quota: 3 }));
  await refreshCombo(shop.app.platform, trip.combo);
  shop.app.platform.cache.drop(['*']);
  const { list } = (await shop.call(combos.combos, { query: { city: destination.cityId } as never })).data;
  const [card] = list;
  expect([card?.from?.id, card?.deal === null]).toEqual([near.cityId, false]);
  const deal = await readDeal(shop, id);
  expect(deal.target).toEqual({ id: trip.combo, from: near.cityId });
  expect([deal.now?.usd, deal.was?.usd]).toEqual([card?.price?.usd, card?.deal?.was.usd]);
  // From the other city it is dearer.
  const day = card?.day ?? trip.day;
  expect((await planOf(shop, trip, { day, from: origin.cityId })).data.price?.usd).toBeGreaterThan(deal.now?.usd ?? 0);
});

test('it holds by the first day of the combo; cards, calendar and the deal say the price of the quote', async () => {
  const trip = await newTrip(shop);
  const late = addDays(trip.day, 1);
  const id = await makeDeal(shop, staff, on(trip, { travelFrom: late }));
  expect((await planOf(shop, trip)).data.deal).toBeNull();
  const { data: plan } = await planOf(shop, trip, { day: late });
  expect(plan.deal).not.toBeNull();
  const { data: calendar } = await shop.call(combos.comboCalendar, {
    query: { id: trip.combo, from: trip.origin.cityId, first: trip.day, last: late, adults: '1', rooms: '1' } as never,
  });
  const [before, after] = calendar.days;
  expect(after?.price?.usd).toBeLessThan(before?.price?.usd ?? 0);
  const deal = await readDeal(shop, id);
  expect(deal).toMatchObject({
    party: { adults: 1, children: 0 },
    target: { id: trip.combo, from: trip.origin.cityId },
  });
  const least = deal.calendar.find(({ now }) => now?.usd === deal.now?.usd)?.day ?? '';
  expect((await planOf(shop, trip, { day: least })).data.price?.usd).toBe(deal.now?.usd);
  const { list } = (await shop.call(combos.combos, { query: { city: trip.destination.cityId } as never })).data;
  expect(list[0]?.deal).not.toBeNull();
  const day = list[0]?.day ?? '';
  expect((await planOf(shop, trip, { day })).data.price?.usd).toBe(list[0]?.price?.usd);
  const { data: open } = await shop.call(dealEndpoints.dealList, { query: { kind: 'combo' } as never });
  expect(open.list.map((one) => one.id)).toContain(id);
});

test('staff find combos for a deal, see what it would have cost, and take off percent alone', async () => {
  const trip = await newTrip(shop);
  await sql`UPDATE combo SET name = '{"en-US": "Tiles and tides"}' WHERE id = ${trip.combo}`.execute(db());
  const buyer = await shop.buyer({ usd: MONEY });
  const placed = await bookedCombo(shop, buyer, trip);
  await payCombo(shop, buyer.token, placed.paymentId);
  const { data: found } = await shop.call(desk.travelDealSubjects, {
    token: staff,
    query: { kind: 'combo', word: 'tides' } as never,
  });
  expect(found.map(({ key }) => key)).toEqual([`combo:${trip.combo}`]);
  const terms = {
    kind: 'combo',
    key: `combo:${trip.combo}`,
    method: 'percent',
    value: '20',
    quota: '5',
    weekdays: '1,2,3,4,5,6,7',
  };
  const { data: preview } = await shop.call(desk.previewTravelDeal, { token: staff, query: terms as never });
  expect(preview).toMatchObject({ bookings: 1, bookingsAtDeal: 1, unitsAtDeal: 1 });
  expect(preview.paidAtDealUsd).toBeLessThan(preview.paidUsd);
  expect(preview.shown?.nowUsd).toBeGreaterThan(0);
  for (const method of ['off', 'fixed'] as const) {
    const refused = await shop.call(desk.createTravelDeal, { token: staff, body: dealOn(shop, on(trip, { method })) });
    expect((refused.data as { fields?: object }).fields).toEqual({ method: 'field.deal_method' });
  }
  const id = await makeDeal(shop, staff, on(trip));
  expect(await dealsFound(shop, staff, 'tides')).toEqual([id]);
  const twice = await shop.call(desk.createTravelDeal, { token: staff, body: dealOn(shop, on(trip)) });
  expect((twice.data as { fields?: object }).fields).toEqual({ startsAt: 'error.travel_deal.overlap' });
});

test('a lower price of a combo is told: at a deal on it', async () => {
  const trip = await newTrip(shop);
  const who = await shop.buyer();
  const wish = { kind: 'combo', key: `combo:${trip.combo}`, day: trip.day, until: null } as const;
  const { data: alert } = await shop.call(priceEndpoints.addPriceAlert, { token: who.token, body: wish });
  expect(alert.asked?.usd).toBe((await planOf(shop, trip)).data.price?.usd);
  await makeDeal(shop, staff, on(trip));
  await passTime(shop, 31 * MINUTE);
  await shop.app.runJobs('price-history.alerts');
  const { data } = await shop.call(priceEndpoints.priceAlerts, { token: who.token });
  expect(data.list[0]?.notifiedAt).not.toBeNull();
});

test('a claim without the unit of its bundle, or with a second one, is found', async () => {
  const trip = await newTrip(shop);
  await makeDeal(shop, staff, on(trip));
  const { bundleId } = await bookedCombo(shop, await shop.buyer(), trip);
  const broken = async () => (await shop.app.verify()).filter(({ ok }) => !ok).map(({ name }) => name);
  const set = (units: number) =>
    sql`UPDATE travel_deal_claim SET units = ${units} WHERE bundle_id = ${bundleId}`.execute(db());
  const kept = await sql<{ item_key: string; order_id: string }>`SELECT order_id, item_key FROM travel_deal_claim
    WHERE bundle_id = ${bundleId} AND units = 1`.execute(db());
  await set(0);
  expect(await broken()).toContain('travel.deals_of_bundles');
  await set(1);
  expect(await broken()).toContain('travel.deals_of_bundles');
  await set(0);
  const [one] = kept.rows;
  await sql`UPDATE travel_deal_claim SET units = 1 WHERE order_id = ${one?.order_id} AND item_key = ${one?.item_key}`.execute(
    db(),
  );
  expect(await broken()).not.toContain('travel.deals_of_bundles');
});
