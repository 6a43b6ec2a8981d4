import type { Price } from '@app/contract/core/validation';
import { dealEndpoints } from '@app/contract/deals/endpoints';
import type { DealDetail } from '@app/contract/deals/views';
import { comboEndpoints } from '@app/contract/verticals/combos/endpoints';
import { hotelEndpoints } from '@app/contract/verticals/hotels/endpoints';
import { tourEndpoints } from '@app/contract/verticals/tours/endpoints';
import { addDays } from '@app/kernel/local-day';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoApp } from '../../../testing/demo-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { usualParty } from '../usecases/lowest-from.ts';

// A price on a card is that of the day it names, over all there is in the demo.
let demo: TestApp;
beforeAll(async () => {
  demo = await demoApp();
}, 300_000);
afterAll(() => demo.close());

test.each(['popular', 'price_asc', 'soonest'] as const)(
  'a card of a tour says what the departure it names costs, sorted by %s',
  async (sort) => {
    const query = { adults: '2', sort, limit: '50' };
    const { list } = (await demo.call(tourEndpoints.tourSearch, { query })).data;
    expect(list.length).toBeGreaterThan(20);
    for (const { id, name, next, adultPrice, totalPrice } of list) {
      const ofDay = { id, day: next.day, adults: '2' };
      const { departures } = (await demo.call(tourEndpoints.tourDepartures, { query: ofDay })).data;
      const departure = departures.find((one) => one.id === next.id);
      expect([name, departure?.adultPrice.usd, departure?.total?.usd]).toEqual([name, adultPrice.usd, totalPrice.usd]);
    }
    const prices = list.map(({ adultPrice }) => adultPrice.usd);
    if (sort === 'price_asc') expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  },
);

/** Each combo is read in one of them. */
const CURRENCIES = ['CNY', 'JPY', 'GBP', 'EUR', 'BRL', 'USD'] as const;

const sumOf = (prices: readonly (Price | null | undefined)[]): number =>
  prices.reduce((sum, price) => sum + (price?.usd ?? 0), 0);

test('a card of a combo says what the plan of its day costs, and what is saved by it, in any currency', async () => {
  await demo.app.runJobs('combos.refresh_prices');
  await demo.app.runJobs('combos.refresh_prices');
  const listed = async (currency: string) =>
    (await demo.call(comboEndpoints.combos, { query: { limit: '20' }, currency })).data.list;
  const cards = await Promise.all(CURRENCIES.map(listed));
  for (const index of cards[0]?.keys() ?? []) {
    const currency = CURRENCIES[index % CURRENCIES.length] ?? 'USD';
    const card = cards[index % CURRENCIES.length]?.[index];
    if (!card) throw new Error(`no card ${index} in ${currency}`);
    const { id, name, day, from, price, alone, ...combo } = card;
    const { rooms, adults, childAges } = usualParty(combo);
    const query = {
      id,
      day: day ?? '',
      ...(from && { from: from.id }),
      rooms: String(rooms),
      adults: String(adults),
      childAges: childAges.join(','),
    };
    const plan = (await demo.call(comboEndpoints.comboPlan, { query, currency })).data;
    expect([name, plan.price, plan.alone]).toEqual([name, price, alone]);
    expect(plan.saved).toEqual({
      usd: (alone?.usd ?? 0) - (price?.usd ?? 0),
      amount: (alone?.amount ?? 0) - (price?.amount ?? 0),
      currency,
    });
    expect(plan.saved?.usd).toBeGreaterThanOrEqual(0);
    expect(sumOf(plan.parts.map(({ filled }) => filled?.price))).toBe(plan.price?.usd);
    for (const { filled } of plan.parts) if (filled) expect(filled.price.usd).toBeLessThanOrEqual(filled.alone.usd);
  }
}, 120_000);

test.each(['flight', 'hotel', 'tour', 'diningcombo', 'dining'])(
  'what each %s was booked for comes to its list price item by item',
  async (kind) => {
    const { rows } = await sql<{ booked: number; explained: number }>`
      SELECT count(*)::int AS booked, count(*) FILTER (WHERE l.usd = i.usd)::int AS explained
      FROM travel_order o
      JOIN LATERAL (SELECT (line ->> 'amountUsd')::bigint AS usd FROM jsonb_array_elements(o.price_lines) AS line
        WHERE line ->> 'step' = 'list_price') l ON true
      JOIN LATERAL (SELECT sum(quantity * greatest(list_price_usd, unit_price_usd)) AS usd FROM travel_order_item
        WHERE order_id = o.id) i ON true
      WHERE o.kind = ${kind}`.execute(demo.app.platform.db);
    expect(rows[0]?.booked).toBeGreaterThan(0);
    expect(rows[0]?.explained).toBe(rows[0]?.booked);
  },
);

const openDeals = async (kind: 'hotel' | 'tour'): Promise<DealDetail[]> => {
  const { list } = (await demo.call(dealEndpoints.dealList, { query: { kind, time: 'running', limit: '50' } })).data;
  const details: DealDetail[] = [];
  for (const { id } of list) details.push((await demo.call(dealEndpoints.dealDetails, { query: { id } })).data);
  return details;
};

/** The days of a deal on which something can begin that is at it whole, with the units that must be booked. */
const beginnings = ({ calendar }: DealDetail) => {
  const held = new Map(calendar.flatMap((one) => (one.now ? [[one.day, one.now.usd] as const] : [])));
  return calendar.flatMap(({ day, stays: [units] }) => {
    const days = Array.from({ length: units ?? 0 }, (_, index) => held.get(addDays(day, index)));
    return days.length > 0 && days.every((usd) => usd !== undefined)
      ? [{ day, nights: days.length, usd: days.reduce<number>((sum, usd) => sum + (usd ?? 0), 0), first: days[0] ?? 0 }]
      : [];
  });
};

test('every day of a deal of a hotel can be booked for its least stay, at the price that is shown', async () => {
  const deals = await openDeals('hotel');
  expect(deals.filter((deal) => beginnings(deal).length > 0).length).toBeGreaterThan(deals.length / 2);
  for (const deal of deals) {
    const days = beginnings(deal);
    // Late on the day at its place, the few nights of a deal may all be over or full.
    const least = days.length > 0 ? Math.min(...days.map(({ first }) => first)) : undefined;
    expect([deal.title, deal.now?.usd]).toEqual([deal.title, least]);
    const cheapest = days.toSorted((a, b) => a.first - b.first).slice(0, 2);
    for (const { day, nights, usd } of [...days.slice(0, 9), ...cheapest]) {
      const query = { id: deal.target.id ?? '', checkIn: day, checkOut: addDays(day, nights), adults: '2', rooms: '1' };
      const { roomTypes } = (await demo.call(hotelEndpoints.hotelDetails, { query })).data;
      const totals = roomTypes.flatMap(({ plans }) => plans.flatMap(({ price }) => (price ? [price.total.usd] : [])));
      // Tax is rounded once for a stay, and night by night in the calendar.
      const near = totals.filter((total) => Math.abs(total - usd) <= nights);
      expect([deal.title, day, near.length > 0]).toEqual([deal.title, day, true]);
    }
  }
}, 120_000);

test('every day of a deal of a tour has a departure at the price that is shown', async () => {
  const deals = await openDeals('tour');
  expect(deals.length).toBeGreaterThan(0);
  for (const deal of deals) {
    for (const { day, usd } of beginnings(deal)) {
      const query = { id: deal.target.id ?? '', day, adults: '1' };
      const { departures } = (await demo.call(tourEndpoints.tourDepartures, { query })).data;
      expect([deal.title, day, departures.map(({ adultPrice }) => adultPrice.usd)]).toEqual([
        deal.title,
        day,
        expect.arrayContaining([usd]),
      ]);
    }
  }
}, 120_000);
