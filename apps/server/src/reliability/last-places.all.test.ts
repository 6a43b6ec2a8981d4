import { randomUUID } from 'node:crypto';
import { mealEndpoints as meals } from '@app/contract/verticals/meals/endpoints';
import { tourEndpoints as tours } from '@app/contract/verticals/tours/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chaosCount, patient } from '../platform/testing/chaos.ts';
import { openDeal } from '../testing/deals.ts';
import type { Buyer } from '../testing/shop.ts';
import { makeDeal } from '../testing/travel-deals.ts';
import { newSet } from '../verticals/meals/test/fixtures.ts';
import { ADULT, CONTACT, dayAhead, departureRow, newDeparture, newTour } from '../verticals/tours/test/fixtures.ts';
import { type Answer, eachOf, openTwoPrograms, START_MS, type TwoPrograms } from './two-programs.ts';

let two: TwoPrograms;
beforeAll(async () => {
  two = await openTwoPrograms(1);
}, patient(START_MS));
afterAll(() => two.close(), patient(START_MS));

const ROUNDS = chaosCount('CHAOS_PLACES', 3);
/** People of a round, and the places they want, each of them one. */
const CROWDS = [
  { people: 3, places: 2 },
  { people: 24, places: 5 },
];

test.each(CROWDS)(
  'when $people people want $places places from two programs, then all places are had, none twice, and the others hear that none is left',
  async ({ people, places }) => {
    const { db } = two.shop.app.platform;
    const tour = await newTour(db);
    for (let round = 0; round < ROUNDS; round += 1) {
      const departureId = await newDeparture(db, tour, { day: dayAhead(two.shop, 30 + round), capacity: places });
      const crowd = await Promise.all(
        Array.from({ length: people }, async (_, index) => {
          const { token } = await two.shop.buyer({ address: false });
          const quote = await two.at(index, tours.createTourQuote, { token, body: { departureId, adults: 1 } });
          return { token, quoteId: quote.data.id };
        }),
      );
      const answer = await Promise.all(
        crowd.map(({ token, quoteId }, index) =>
          two.at(index, tours.bookTour, {
            token,
            key: randomUUID(),
            body: { quoteId, guests: [ADULT], contact: CONTACT, policyAccepted: true },
          }),
        ),
      );
      expect(answer.filter(({ code }) => code === 200)).toHaveLength(places);
      const refused = answer.filter(({ code }) => code !== 200).map(({ data }) => [data.error, data.left]);
      expect(refused).toEqual(Array.from({ length: people - places }, () => ['tour.unavailable', 0]));
      expect(await departureRow(db, departureId)).toMatchObject({ held: places, sold: 0 });
    }
  },
  patient(60_000),
);

const DEAL_BUYERS = chaosCount('CHAOS_DEAL_BUYERS', 60);
/** How many want each unit of a deal. */
const BUYERS_EACH = 20;
const AT_ONCE = 32;
/** Buyers of a first deal, after which the programs have their connections and know their statements. */
const FIRST = 40;
/** At night nothing runs beside: of a hundred answers 99 come as soon as this. Other tests do beside those of a change. */
const PATIENCE_MS = DEAL_BUYERS >= 2_000 ? 1_000 : 10_000;

/** Something that is for less while units of its deal are left, of which there is more than anybody wants. */
type OnDeal = {
  quote(index: number, buyer: Buyer): Promise<string>;
  place(index: number, buyer: Buyer, quoteId: string): Promise<Answer>;
  claimed(): Promise<number>;
};

async function setOnDeal(quota: number): Promise<OnDeal> {
  const set = await newSet(two.shop.app.platform.db, { stock: 100_000 });
  const staff = await two.shop.staff();
  const id = await makeDeal(two.shop, staff, { kind: 'dining', key: `set:${set.id}`, quota });
  return {
    quote: async (index, { token }) =>
      (await two.at(index, meals.createMealQuote, { token, body: { setId: set.id, count: 1 } })).data.id ?? '',
    place: (index, { token }, quoteId) =>
      two.at(index, meals.bookMeal, {
        token,
        key: randomUUID(),
        body: { quoteId, contact: CONTACT, policyAccepted: true },
      }),
    claimed: () => two.count(sql`SELECT claimed AS n FROM travel_deal WHERE id = ${id}`),
  };
}

async function goodsOnDeal(quota: number): Promise<OnDeal> {
  const { productId, variantIds } = await two.shop.product({ prices: [10_000], stock: 100_000 });
  const id = await openDeal(two.shop.app.platform.db, { productId, priceUsd: 4_000, quota });
  return {
    quote: (index, buyer) => two.quote(index, buyer, [{ variantId: variantIds[0] ?? '', quantity: 1 }]),
    place: (index, buyer, quoteId) => two.submit(index, buyer, quoteId),
    claimed: () => two.count(sql`SELECT claimed AS n FROM flash_deal WHERE id = ${id}`),
  };
}

const deadlocks = (): Promise<number> =>
  two.count(sql`SELECT deadlocks::int AS n FROM pg_stat_database WHERE datname = current_database()`);

/** So many buyers want a deal at once; returns the milliseconds until each was answered, ascending. */
async function rush(open: (quota: number) => Promise<OnDeal>, buyers: number): Promise<number[]> {
  const units = buyers / BUYERS_EACH;
  const deal = await open(units);
  const crowd: { buyer: Buyer; quoteId: string }[] = [];
  await eachOf(Array.from({ length: buyers }), 8, async (_, index) => {
    const buyer = await two.shop.buyer();
    crowd.push({ buyer, quoteId: await deal.quote(index, buyer) });
  });
  const answer = new Map<string | undefined, number>();
  const waits: number[] = [];
  await eachOf(crowd, AT_ONCE, async ({ buyer, quoteId }, index) => {
    const from = performance.now();
    const { code, data } = await deal.place(index, buyer, quoteId);
    waits.push(performance.now() - from);
    const word = code === 200 ? 'placed' : data.error;
    answer.set(word, (answer.get(word) ?? 0) + 1);
  });
  expect(Object.fromEntries(answer)).toEqual({ placed: units, 'order.quote_changed': buyers - units });
  expect(await deal.claimed()).toBe(units);
  return waits.sort((one, other) => one - other);
}

test.each([
  { what: 'a set meal', open: setOnDeal },
  { what: 'goods', open: goodsOnDeal },
])(
  'when twenty people want each unit of a deal on $what, then all units are had, none twice, soon, and the others hear that the price changed',
  async ({ open }) => {
    const before = await deadlocks();
    await rush(open, FIRST);
    const waits = await rush(open, DEAL_BUYERS);
    expect((await deadlocks()) - before).toBe(0);
    expect(waits[Math.floor(waits.length * 0.99)]).toBeLessThanOrEqual(PATIENCE_MS);
    expect((await two.shop.app.verify()).filter(({ ok }) => !ok)).toEqual([]);
  },
  patient(60_000),
);
