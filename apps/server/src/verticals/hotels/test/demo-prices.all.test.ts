import { randomUUID } from 'node:crypto';
import { type Amount, priceText } from '@app/contract/core/money-words';
import { currencyEndpoints } from '@app/contract/currencies/endpoints';
import { paymentEndpoints } from '@app/contract/payments/endpoints';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import { hotelEndpoints } from '@app/contract/verticals/hotels/endpoints';
import type { HotelCard } from '@app/contract/verticals/hotels/views';
import { addDays } from '@app/kernel/local-day';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLines } from '../../../reliability/random-bookings/sums.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { newBuyer } from '../../../testing/shop.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { CONTACT, GUEST } from './fixtures.ts';

// What a card says is what the page and its calendar say, is what the quote says, is what is charged, in Chinese and in currencies without
// decimals and with three, over all hotels of the demo.
const lang = 'zh-cn';
const CURRENCIES = ['JPY', 'KWD', 'CNY'] as const;
const PARTIES = [
  { rooms: 1, adults: 2, childAges: [] },
  { rooms: 2, adults: 3, childAges: [] },
  { rooms: 1, adults: 1, childAges: [7] },
] as const;

let demo: TestApp;
let channel = '';
let cities: { id: string; today: string }[] = [];
const looks = new Map<string, { decimals: number; symbol: string }>();
beforeAll(async () => {
  demo = await demoApp();
  const { db } = demo.app.platform;
  const { rows } = await sql<{ id: string }>`SELECT id FROM payment_channel WHERE kind = 'balance'`.execute(db);
  channel = rows[0]?.id ?? '';
  const home = (await demo.call(hotelEndpoints.hotelHome)).data;
  cities = home.cities.map(({ id }) => ({ id, today: home.today }));
  for (const one of (await demo.call(currencyEndpoints.currencies)).data) looks.set(one.code, one);
}, 300_000);
afterAll(() => demo.close());

const written = (price: Amount | null | undefined): string | null =>
  price ? priceText(price, lang, looks.get(price.currency)) : null;

type Stay = { checkIn: string; checkOut: string; rooms: number; adults: number; childAges: readonly number[] };
const queryOf = ({ checkIn, checkOut, rooms, adults, childAges }: Stay) => ({
  checkIn,
  checkOut,
  rooms: String(rooms),
  adults: String(adults),
  childAges: childAges.join(','),
});

/** Follows a card to the page and to the quote of its price; returns the quote. */
async function followCard(card: HotelCard, stay: Stay, currency: string) {
  // Each is a new customer: a deal has a limit for one person.
  const { token } = await newBuyer(demo.app.platform.db, { usd: 10_000_000 });
  const as = { lang, currency, token };
  const query = { id: card.id, ...queryOf(stay) };
  const { roomTypes } = (await demo.call(hotelEndpoints.hotelDetails, { ...as, query })).data;
  const plans = roomTypes.flatMap((room) => room.plans).filter((plan) => plan.price !== null);
  const [plan] = plans.toSorted((a, b) => (a.price?.total.usd ?? 0) - (b.price?.total.usd ?? 0));
  expect([card.name, written(plan?.price?.nightly), written(plan?.price?.total)], currency).toEqual([
    card.name,
    written(card.price?.nightly),
    written(card.price?.total),
  ]);
  expect(plan?.deal, card.name).toEqual(card.deal);
  const { checkIn, checkOut, ...people } = queryOf(stay);
  const nights = { hotel: card.id, from: checkIn, to: checkIn, arrival: checkIn, ...people };
  const { departures } = (await demo.call(hotelEndpoints.hotelCalendar, { ...as, query: nights })).data;
  const total = departures?.find(({ date }) => date === checkOut)?.total;
  expect([card.name, written(total)]).toEqual([card.name, written(card.price?.total)]);
  const body = { planId: plan?.id ?? '', ...stay, childAges: [...stay.childAges], usePoints: false };
  const quote = (await demo.call(hotelEndpoints.createHotelQuote, { ...as, body })).data;
  expect([card.name, written(quote.payable)]).toEqual([card.name, written(card.price?.total)]);
  checkLines(quote.priceLines, quote.payable);
  return { quote, as };
}

/** Books and pays a quote: the order, its receipt and what is charged say what the quote says. */
async function followQuote({ quote, as }: Awaited<ReturnType<typeof followCard>>, stay: Stay) {
  const guests = Array.from({ length: stay.rooms }, (_, at) => ({
    ...GUEST,
    unit: at + 1,
    givenName: ['Inês', 'Rui'][at] ?? '',
  }));
  const booked = await demo.call(hotelEndpoints.bookHotel, {
    ...as,
    body: { quoteId: quote.id, guests, contact: CONTACT, arrival: '', wishes: '', policyAccepted: true },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(booked.code, booked.msg).toBe(200);
  const { orderId, paymentId } = booked.data;
  const body = { payment: paymentId, channel };
  const paid = await demo.call(paymentEndpoints.pay, { ...as, body, headers: { 'idempotency-key': randomUUID() } });
  expect(paid.code, paid.msg).toBe(200);
  const order = (await demo.call(travelEndpoints.travelOrderDetails, { ...as, query: { id: orderId } })).data;
  expect(written(order.payable)).toBe(written(quote.payable));
  expect(order.priceLines).toEqual(quote.priceLines);
  const { rows } = await sql<{ charged: string }>`SELECT amount_usd AS charged FROM payment
    WHERE id = ${paymentId}`.execute(demo.app.platform.db);
  expect(Number(rows[0]?.charged)).toBe(quote.payable.usd);
}

/** Three stays in a city, all of their own lengths and parties. */
const staysOf = (at: number, today: string): Stay[] =>
  [3, 11, 26].map((ahead, turn) => {
    const checkIn = addDays(today, ahead + (at % 7));
    const party = PARTIES[(at + turn) % PARTIES.length] ?? PARTIES[0];
    return { ...party, checkIn, checkOut: addDays(checkIn, 1 + ((at + turn) % 4)) };
  });

test.each(CURRENCIES)(
  'the price of a hotel is one from its card to its receipt, in %s',
  async (currency) => {
    const seen = { cards: 0, deals: 0 };
    for (const [at, { id: city, today }] of cities.entries())
      for (const stay of staysOf(at, today)) {
        const query = { city, ...queryOf(stay), limit: '50' };
        const { list } = (await demo.call(hotelEndpoints.hotelSearch, { lang, currency, query })).data;
        for (const card of list.filter(({ price }) => price !== null)) {
          const followed = await followCard(card, stay, currency);
          seen.cards += 1;
          if (card.deal) seen.deals += 1;
          // Of each stay one is booked, and all that are at a deal.
          if (card.deal || card.id === list[0]?.id) await followQuote(followed, stay);
        }
      }
    expect(seen.cards).toBeGreaterThan(60);
    expect(seen.deals).toBeGreaterThan(1);
  },
  300_000,
);
