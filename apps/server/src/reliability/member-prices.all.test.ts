import { accountEndpoints } from '@app/contract/accounts/endpoints';
import type { Price } from '@app/contract/core/validation';
import { currencyEndpoints } from '@app/contract/currencies/endpoints';
import { memberPartsOff, memberUsd } from '@app/contract/levels/member-price';
import { comboEndpoints } from '@app/contract/verticals/combos/endpoints';
import { flightEndpoints } from '@app/contract/verticals/flights/endpoints';
import { hotelEndpoints } from '@app/contract/verticals/hotels/endpoints';
import { mealEndpoints } from '@app/contract/verticals/meals/endpoints';
import { tourEndpoints } from '@app/contract/verticals/tours/endpoints';
import { addDays } from '@app/kernel/local-day';
import { type CurrencyRule, convert, money } from '@app/kernel/money';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoApp } from '../testing/demo-app.ts';
import { newBuyer } from '../testing/shop.ts';
import type { TestApp } from '../testing/test-app.ts';

// What a card says to a member is what the page says, is what the quote says: everybody's price of an answer that all share, less what the
// level takes off, by one rule.
const LEVELS = [333, 500, 1_250];
const CURRENCIES = ['USD', 'JPY', 'KWD', 'EUR'];
const CARDS = 6;
const PARTY = { adults: '3', childAges: '7' };

let demo: TestApp;
const rules = new Map<string, CurrencyRule>();
beforeAll(async () => {
  demo = await demoApp();
  for (const one of (await demo.call(currencyEndpoints.currencies)).data) rules.set(one.code, one);
  const { db } = demo.app.platform;
  await sql`UPDATE member_level SET threshold_usd = threshold_usd + 100000000 WHERE threshold_usd > 0`.execute(db);
  for (const discountBp of LEVELS) {
    await sql`INSERT INTO member_level (id, identifier, name, threshold_usd, discount_bp)
      VALUES (gen_random_uuid(), ${`m${discountBp}`}, '{"en-US":"M"}', ${discountBp}, ${discountBp})`.execute(db);
  }
  demo.app.platform.cache.drop(['levels']);
}, 300_000);
afterAll(() => demo.close());

/** A new customer of a level, as they read: each is another, as deals have a limit for one person. */
async function member(discountBp: number, currency: string) {
  const { db } = demo.app.platform;
  const { id, token } = await newBuyer(db, { usd: 10_000_000 });
  await sql`UPDATE customer SET spent_usd = ${discountBp} WHERE id = ${id}`.execute(db);
  const { level } = (await demo.call(accountEndpoints.userInfo, { token })).data;
  expect(level.discountBp).toBe(discountBp);
  const own = (price: Price, taxPercent: number) => {
    const usd = memberUsd(price.usd, { discountBp: level.discountBp, taxBp: Math.round(taxPercent * 100) });
    const rule = rules.get(currency);
    return { usd, amount: rule ? convert(money(usd), rule).minor : 0 };
  };
  return { as: { token, currency }, own };
}
type Member = Awaited<ReturnType<typeof member>>;
type Seen = {
  readonly name: string;
  readonly card: Price;
  readonly page: Price;
  readonly tax: number;
  readonly quote: Price;
};

const today = () => demo.app.platform.clock.now().toISOString().slice(0, 10);

async function hotels(by: () => Promise<Member>, hold: (seen: Seen, by: Member) => void): Promise<number> {
  const home = (await demo.call(hotelEndpoints.hotelHome)).data;
  const stay = { checkIn: addDays(home.today, 12), checkOut: addDays(home.today, 15), rooms: '2', ...PARTY };
  const first = await by();
  const query = { city: home.cities[0]?.id ?? '', ...stay, limit: '50' };
  const { list } = (await demo.call(hotelEndpoints.hotelSearch, { ...first.as, query })).data;
  const found = list.filter(({ price }) => price !== null).slice(0, CARDS);
  for (const card of found) {
    const one = await by();
    const { roomTypes, taxPercent } = (
      await demo.call(hotelEndpoints.hotelDetails, { ...one.as, query: { id: card.id, ...stay } })
    ).data;
    expect(card.taxPercent).toBe(taxPercent);
    const plans = roomTypes.flatMap((room) => room.plans).filter(({ price }) => price !== null);
    const [plan] = plans.toSorted((a, b) => (a.price?.total.usd ?? 0) - (b.price?.total.usd ?? 0));
    const body = { planId: plan?.id ?? '', checkIn: stay.checkIn, checkOut: stay.checkOut, usePoints: false };
    const quote = await demo.call(hotelEndpoints.createHotelQuote, {
      ...one.as,
      body: { ...body, rooms: 2, adults: 3, childAges: [7] },
    });
    if (!card.price || !plan?.price) continue;
    const seen = { name: card.name, card: card.price.total, page: plan.price.total, tax: taxPercent };
    hold({ ...seen, quote: quote.data.payable }, one);
  }
  return found.length;
}

async function flights(by: () => Promise<Member>, hold: (seen: Seen, by: Member) => void): Promise<number> {
  const { rows } = await sql<{ from: string; to: string }>`
    SELECT f.code AS from, t.code AS to FROM flight x JOIN airport f ON f.id = x.from_airport_id JOIN airport t ON t.id = x.to_airport_id
    ORDER BY x.id LIMIT 3`.execute(demo.app.platform.db);
  let count = 0;
  for (const { from, to } of rows) {
    const first = await by();
    const query = { from, to, day: addDays(today(), 20), ...PARTY };
    const { list } = (await demo.call(flightEndpoints.flightSearch, { ...first.as, query })).data;
    for (const card of list.slice(0, 2)) {
      const one = await by();
      const legs = card.legs.map(({ flightId, day }) => ({ flightId, day }));
      const detail = (
        await demo.call(flightEndpoints.flightDetails, {
          ...one.as,
          query: { out: card.key, cabin: card.cabin, ...PARTY },
        })
      ).data;
      const fare = detail.fares.find(({ brands }) => brands[0] === card.brands[0]);
      const quote = await demo.call(flightEndpoints.createFlightQuote, {
        ...one.as,
        raw: { slices: [{ cabin: card.cabin, brand: card.brands[0], legs }], adults: 3, childAges: [7], babies: 0 },
      });
      if (!fare) continue;
      hold({ name: card.key, card: card.totalPrice, page: fare.total, tax: 0, quote: quote.data.payable }, one);
      count += 1;
    }
  }
  return count;
}

async function tours(by: () => Promise<Member>, hold: (seen: Seen, by: Member) => void): Promise<number> {
  const first = await by();
  const query = { adults: '3', limit: '50' };
  const { list } = (await demo.call(tourEndpoints.tourSearch, { ...first.as, query })).data;
  for (const card of list.slice(0, CARDS)) {
    const one = await by();
    const ofDay = { id: card.id, day: card.next.day, adults: '3' };
    const { departures } = (await demo.call(tourEndpoints.tourDepartures, { ...one.as, query: ofDay })).data;
    const { taxPercent } = (await demo.call(tourEndpoints.tourDetails, { ...one.as, query: { id: card.id } })).data;
    expect(card.taxPercent).toBe(taxPercent);
    const departure = departures.find(({ id }) => id === card.next.id);
    const raw = { departureId: card.next.id, adults: 3 };
    const quote = await demo.call(tourEndpoints.createTourQuote, { ...one.as, raw });
    if (!departure?.total) throw new Error(card.name);
    const seen = { name: card.name, card: card.totalPrice, page: departure.total, tax: taxPercent };
    hold({ ...seen, quote: quote.data.payable }, one);
  }
  return Math.min(list.length, CARDS);
}

async function meals(by: () => Promise<Member>, hold: (seen: Seen, by: Member) => void): Promise<number> {
  const first = await by();
  const { rows } = await sql<{ city: string }>`
    SELECT r.city_id AS city FROM dining_set_place p JOIN restaurant r ON r.id = p.restaurant_id
    GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1`.execute(demo.app.platform.db);
  const query = { city: rows[0]?.city ?? '', limit: '20' };
  const { list } = (await demo.call(mealEndpoints.mealSearch, { ...first.as, query })).data;
  const found = list.filter(({ left }) => left !== 0).slice(0, CARDS);
  for (const card of found) {
    const one = await by();
    const page = (await demo.call(mealEndpoints.mealDetails, { ...one.as, query: { id: card.id } })).data;
    const raw = { setId: card.id, count: 1 };
    const quote = await demo.call(mealEndpoints.createMealQuote, { ...one.as, raw });
    hold({ name: card.name, card: card.price, page: page.price, tax: 0, quote: quote.data.payable }, one);
  }
  return found.length;
}

test.each(Object.entries({ hotels, flights, tours, meals }))(
  'a member sees the same price of %s on the card, on the page and in the quote, at every level and in every currency',
  async (_kind, follow) => {
    for (const [turn, currency] of CURRENCIES.entries()) {
      const discountBp = LEVELS[turn % LEVELS.length] ?? 333;
      const count = await follow(
        () => member(discountBp, currency),
        ({ name, card, page, tax, quote }, { own }) => {
          expect([name, own(card, tax)]).toEqual([name, { usd: quote.usd, amount: quote.amount }]);
          expect([name, own(page, tax)]).toEqual([name, own(card, tax)]);
          expect(quote.usd).toBeLessThan(card.usd);
        },
      );
      expect(count).toBeGreaterThan(2);
    }
  },
  300_000,
);

test.each(CURRENCIES.map((currency, turn) => [currency, LEVELS[turn % LEVELS.length] ?? 333] as const))(
  'a member sees what each part of a combo and all of it cost them before the form, in %s, as the quote has it',
  async (currency, discountBp) => {
    const { list } = (await demo.call(comboEndpoints.combos, { query: { limit: '20' } })).data;
    let count = 0;
    let cards = 0;
    for (const card of list.filter(({ price, left }) => price !== null && left !== 0).slice(0, 2 * CARDS)) {
      const { as, own } = await member(discountBp, currency);
      const query = {
        ...{ id: card.id, day: card.day ?? '', rooms: '1', adults: '2', childAges: '' },
        ...(card.from && { from: card.from.id }),
      };
      const plan = (await demo.call(comboEndpoints.comboPlan, { ...as, query })).data;
      if (!plan.complete) continue;
      const filled = plan.parts.flatMap(({ slot, filled: one }) => (one ? [{ slot, ...one }] : []));
      const { id: comboId, name } = card;
      const { day, fromCityId } = plan;
      const picks = filled.map(({ slot, key }) => ({ slot, key }));
      const raw = { comboId, day, fromCityId, rooms: 1, adults: 2, childAges: [], picks };
      const quote = await demo.call(comboEndpoints.createComboQuote, { ...as, raw });
      expect([name, quote.code]).toEqual([name, 200]);
      const paid = (price: Price, taxPercent: number | null) =>
        taxPercent === null ? { usd: price.usd, amount: price.amount } : own(price, taxPercent);
      for (const { slot, price, alone, memberTaxPercent } of filled) {
        const part = quote.data.parts.find((one) => one.slot === slot);
        expect([name, slot, paid(price, memberTaxPercent)]).toEqual([
          name,
          slot,
          { usd: part?.payable.usd, amount: part?.payable.amount },
        ]);
        expect([name, slot, paid(alone, memberTaxPercent).usd]).toEqual([name, slot, part?.alone.usd]);
      }
      expect(quote.data.payable.usd).toBeLessThan(plan.price?.usd ?? 0);
      // The card's price is for whom the combo is made, in whatever fills it at its cheapest.
      if (plan.price?.usd === card.price?.usd) {
        expect([name, plan.price?.usd, memberPartsOff(card.memberParts, discountBp)]).toEqual([
          name,
          card.price?.usd,
          (card.price?.usd ?? 0) - quote.data.payable.usd,
        ]);
        cards += 1;
      }
      count += 1;
    }
    expect([count, cards].every((found) => found > 4)).toBe(true);
  },
  300_000,
);
