import { comboEndpoints as combos } from '@app/contract/verticals/combos/endpoints';
import { staffComboEndpoints as desk } from '@app/contract/verticals/combos/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { newAirline, newFlight } from '../../flights/test/fixtures.ts';
import { FLIGHTS } from '../../flights/usecases/tags.ts';
import { newDeparture, newTour } from '../../tours/test/fixtures.ts';
import { refreshCombo } from '../usecases/refresh-combos.ts';
import { newCombo, newTrip, picksOf, planOf, quoteCombo, type SlotGiven, type Trip } from './fixtures.ts';

let shop: Shop;
let trip: Trip;
beforeAll(async () => {
  shop = await openShop();
  trip = await newTrip(shop);
  // Cheaper than the flight that lands at eight in the morning, and two hours later.
  const { origin: from, destination: to } = trip;
  const late = { from, to, airline: await newAirline(shop.app.platform.db), departs: '22:00', minutes: 420 };
  await newFlight(shop.app.platform.db, { ...late, baseUsd: 8_000 });
  shop.app.platform.cache.drop([FLIGHTS]);
});
afterAll(() => shop.close());

const flight = (): SlotGiven => ({
  key: 'flight',
  rule: { kind: 'flight', cityId: trip.destination.cityId, cabin: 'economy' },
  nights: 4,
  core: true,
});

/** A slot of a tour of its own on the first day, with departures at some hours, each at so many hundredths of its price. */
async function tourSlot(key: string, hours: Record<string, number>): Promise<SlotGiven> {
  const { db } = shop.app.platform;
  const tour = await newTour(db, { cityId: trip.destination.cityId, hours: 4 });
  for (const [start, priceBp] of Object.entries(hours)) await newDeparture(db, tour, { day: trip.day, start, priceBp });
  return { key, rule: { kind: 'tour', tourIds: [tour.id] }, core: false };
}

/** A combo of some slots, with what its plan, calendar, card and the check of staff say of its day. */
async function said(slots: readonly SlotGiven[]) {
  const { platform } = shop.app;
  const combo = await newCombo(platform.db, { cityId: trip.destination.cityId, slots });
  const of = { ...trip, combo };
  const { data: plan } = await planOf(shop, of);
  const query = { id: combo, from: trip.origin.cityId, first: trip.day, last: trip.day, adults: '1', rooms: '1' };
  const { data: calendar } = await shop.call(combos.comboCalendar, { query });
  await refreshCombo(platform, combo);
  const { rows } = await sql<{ usd: number }>`SELECT usd FROM combo_from WHERE combo_id = ${combo}`.execute(
    platform.db,
  );
  const { data: check } = await shop.call(desk.checkCombo, { token: await shop.staff(), params: { id: combo } });
  return { of, plan, day: calendar.days[0]?.price?.usd ?? null, card: rows[0]?.usd ?? null, had: check.had, check };
}

test('a flight that is in the way of the only tour is given up for a dearer one; plan, calendar, card and check agree', async () => {
  const { of, plan, day, card, had } = await said([flight(), await tourSlot('tour', { '10:00': 10_000 })]);
  expect(plan.parts.map(({ filled }) => filled !== null)).toEqual([true, true]);
  expect([day, card, had]).toEqual([plan.price?.usd, plan.price?.usd, 1]);
  const buyer = await shop.buyer();
  const quote = await quoteCombo(shop, buyer.token, of, picksOf(plan));
  expect(quote.data.payable.usd).toBe(plan.price?.usd);
  // With the tour in the afternoon the cheap flight is taken as before.
  const { plan: later, day: afternoon } = await said([flight(), await tourSlot('tour', { '15:00': 10_000 })]);
  expect(later.price?.usd).toBeLessThan(plan.price?.usd ?? 0);
  expect(afternoon).toBe(later.price?.usd);
});

test('of two tours the first is moved to its dearer hour where the other has one hour alone', async () => {
  const slots = [
    await tourSlot('walk', { '10:00': 8_000, '16:00': 10_000 }),
    await tourSlot('boat', { '11:00': 10_000 }),
  ];
  for (const order of [slots, slots.toReversed()]) {
    const { plan, day } = await said([flight(), ...order].map((slot) => ({ ...slot })));
    expect(plan.parts.every(({ filled }) => filled !== null)).toBe(true);
    expect(day).toBe(plan.price?.usd);
  }
});

test('where nothing can be had together, the calendar has no price, and staff are told which slot has nothing', async () => {
  const { plan, day, card, had, check } = await said([
    await tourSlot('walk', { '10:00': 8_000 }),
    await tourSlot('boat', { '11:00': 10_000, '09:00': 9_000 }),
  ]);
  expect(plan.price).toBeNull();
  expect([day, card, had]).toEqual([null, null, 0]);
  expect(check.missing).toContainEqual(expect.objectContaining({ slot: 'boat' }));
});
