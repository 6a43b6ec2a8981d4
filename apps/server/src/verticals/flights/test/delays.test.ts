import { randomUUID } from 'node:crypto';
import { travelEndpoints as travel } from '@app/contract/travel/endpoints';
import type { FlightItem } from '@app/contract/verticals/flights/views';
import { HOUR, MINUTE } from '@app/kernel/clock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setParameter } from '../../../modules/settings/public.ts';
import { refusalOf } from '../../../testing/refusal-of.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { askChange, changeBy } from './change.fixtures.ts';
import {
  delay,
  issueAll,
  legsOf,
  mailsOf,
  messagesOf,
  orderOf,
  paidTrip,
  readAffected,
  searchDay,
} from './departure.fixtures.ts';
import { dayAhead, newAirline, newAirport, newFlight, newRoundTrip, plantBrands } from './fixtures.ts';

let shop: Shop;
let token: string;
beforeAll(async () => {
  shop = await openShop();
  token = await shop.staff();
  await plantBrands(shop.app.platform.db);
  // What cancelling costs is the fare's alone, however far ahead a departure is.
  await setParameter(shop.app.platform.db, 'flight.free_hours', 0);
  shop.app.platform.cache.drop(['parameters']);
});
afterAll(async () => {
  await shop.app.platform.clock.move({ ms: HOUR, reset: false });
  await shop.app.runJobs('wallet.seal-ledger');
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
  await shop.close();
});

const db = () => shop.app.platform.db;

test('a delayed departure is shown and sold by its new times, and customers are told; from three hours on they may leave for nothing', async () => {
  const pair = await newRoundTrip(db());
  const day = dayAhead(shop, 15);
  const who = await shop.buyer({ usd: 100_000 });
  await changeBy(db(), 'light', {});
  const { orderId } = await paidTrip(shop, who, { slices: [[{ flightId: pair.out, day }]] });
  await issueAll(shop);
  const sold = await orderOf(shop, who, orderId);

  expect((await readAffected(shop, token, pair.out, { day, delayMinutes: '45' })).data).toMatchObject({
    total: 1,
    freeToCancel: 0,
    localDeparture: `${day}T10:45`,
    localArrival: `${day}T12:45`,
  });
  expect((await delay(shop, token, pair.out, { day, delayMinutes: 45 })).data).toMatchObject({
    state: 'delayed',
    delayMinutes: 45,
    version: 1,
    localDeparture: `${day}T10:45`,
    scheduledDeparture: `${day}T10:00`,
  });
  await shop.app.deliverEvents();
  const later = await orderOf(shop, who, orderId);
  expect(legsOf(later)[0]).toMatchObject({
    localDeparture: `${day}T10:45`,
    change: { state: 'delayed', reason: 'weather', soldDeparture: `${day}T10:00`, soldArrival: `${day}T12:00` },
  });
  expect(later).toMatchObject({ freeCancellation: null });
  expect(Date.parse(later.service.startsAt) - Date.parse(sold.service.startsAt)).toBe(45 * MINUTE);
  expect((await messagesOf(shop, who)).at(-1)?.text).toMatch(/now departs .* 10:45 instead of .* 10:00, local time\.$/);
  expect(await mailsOf(shop, who)).toContain('flight_delayed');
  expect((await searchDay(shop, pair, day)).list[0]).toMatchObject({
    localDeparture: `${day}T10:45`,
    legs: [{ late: { minutes: 45, scheduled: `${day}T10:00` } }],
  });
  // What a change begins from is the flight of now, too.
  const own = { buyer: who, orderId, paymentId: later.paymentId };
  const asked = await askChange(shop, own, {
    ways: [{ slice: 1, legs: [{ flightId: pair.out, day: dayAhead(shop, 16) }] }],
  });
  expect((asked.data.before.subject.item as FlightItem).slices[0]?.legs[0]).toMatchObject({
    localDeparture: `${day}T10:45`,
    change: { state: 'delayed' },
  });
  // Whoever buys it now buys it at its new hour: their order shows no delay.
  const knew = await shop.buyer({ usd: 100_000 });
  const { orderId: bought } = await paidTrip(shop, knew, { slices: [[{ flightId: pair.out, day }]] });
  const [leg] = legsOf(await orderOf(shop, knew, bought));
  expect(leg).toMatchObject({ localDeparture: `${day}T10:45` });
  expect([leg?.late, leg?.change]).toEqual([undefined, undefined]);
  // Half is lost by the fare's own steps.
  const preview = async () =>
    (await shop.call(travel.cancelPreview, { token: who.token, query: { id: orderId } })).data;
  expect((await preview()).fee.usd).toBe(5_000);

  expect(refusalOf(await delay(shop, token, pair.out, { day, version: 1, delayMinutes: 45 }))).toEqual({
    delayMinutes: 'field.flight_delay_same',
  });
  expect((await delay(shop, token, pair.out, { day, version: 1, localDeparture: `${day}T13:00` })).data).toMatchObject({
    delayMinutes: 180,
    version: 2,
  });
  await shop.app.deliverEvents();
  expect(await orderOf(shop, who, orderId)).toMatchObject({ freeCancellation: { reason: 'disrupted' } });
  expect(await mailsOf(shop, who)).toContain('flight_delayed_free');
  const free = await preview();
  expect(free).toMatchObject({ fee: { usd: 0 }, refundUsd: 11_000 });
  expect((await delay(shop, token, pair.out, { day, version: 2, delayMinutes: 0 })).data).toMatchObject({
    state: 'scheduled',
    localDeparture: `${day}T10:00`,
    version: 3,
  });
  await shop.app.deliverEvents();
  expect(legsOf(await orderOf(shop, who, orderId))[0]?.change).toBeUndefined();
  expect((await preview()).fee.usd).toBe(5_000);
  const none = await shop.call(travel.cancelTravelOrder, {
    token: who.token,
    raw: { orderId, reason: 'changed', refundUsd: free.refundUsd },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(refusalOf(none)).toBe('travel.refund_changed');
});

test('a flight that is moved before it is confirmed is confirmed with its hour of now', async () => {
  const pair = await newRoundTrip(db());
  const day = dayAhead(shop, 15);
  const who = await shop.buyer({ usd: 100_000 });
  await paidTrip(shop, who, { slices: [[{ flightId: pair.out, day }]] });
  expect((await delay(shop, token, pair.out, { day, delayMinutes: 25 })).code).toBe(200);
  await shop.app.deliverEvents();
  await issueAll(shop);
  await shop.app.deliverEvents();
  const confirmed = (await messagesOf(shop, who)).find(({ title }) => title === 'Your booking is confirmed');
  expect(confirmed?.text).toMatch(/10:25/);
  expect(confirmed?.text).not.toMatch(/10:00/);
});

test('a delay breaks a connection: it is counted before, not offered after, and its customer may leave for nothing', async () => {
  const airline = await newAirline(db());
  const from = await newAirport(db());
  const via = await newAirport(db(), { at: [41, -80] });
  const to = await newAirport(db(), { at: [41.9, -87.6], zone: 'America/Chicago' });
  const first = await newFlight(db(), { from, to: via, airline, departs: '10:00', minutes: 60 });
  const second = await newFlight(db(), { from: via, to, airline, departs: '12:30', minutes: 60 });
  const pair = { airline, from, to, out: first, back: second };
  const day = dayAhead(shop, 18);
  const who = await shop.buyer({ usd: 100_000 });
  const { orderId } = await paidTrip(shop, who, {
    slices: [
      [
        { flightId: first, day },
        { flightId: second, day },
      ],
    ],
  });
  expect((await searchDay(shop, pair, day)).total).toBe(1);
  const asked = (delayMinutes: string) => readAffected(shop, token, first, { day, delayMinutes });
  expect((await asked('30')).data).toMatchObject({ missesConnection: 0, freeToCancel: 0 });
  const broken = (await asked('31')).data;
  expect(broken).toMatchObject({ missesConnection: 1, freeToCancel: 1 });
  expect(broken.list).toMatchObject([{ missesConnection: true }]);
  await delay(shop, token, first, { day, delayMinutes: 31 });
  await shop.app.deliverEvents();
  expect((await searchDay(shop, pair, day)).total).toBe(0);
  const order = await orderOf(shop, who, orderId);
  expect(order.freeCancellation?.reason).toBe('disrupted');
  expect((order.subject.item as FlightItem).slices[0]?.waits[0]).toMatchObject({ missed: true, minutes: 59 });
});
