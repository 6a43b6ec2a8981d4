import { travelEndpoints as travel } from '@app/contract/travel/endpoints';
import { HOUR } from '@app/kernel/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { balances } from '../../../modules/ledger/core.ts';
import { setParameter } from '../../../modules/settings/public.ts';
import { inTransaction, type Tx } from '../../../platform/db/connect.ts';
import { asAnother } from '../../../platform/testing/watch-pools.ts';
import { type Buyer, openShop, type Shop } from '../../../testing/shop.ts';
import { testApp } from '../../../testing/test-app.ts';
import {
  bookedTour,
  bookTour,
  dayAhead,
  departureRow,
  newDeparture,
  newTour,
  orderOf,
  paidTour,
  payTour,
  quoteTour,
} from './fixtures.ts';

// Two processes on one database.
let shops: [Shop, Shop];
let shop: Shop;
let people: Buyer[];
beforeAll(async () => {
  shop = await openShop();
  const second = await testApp({ databaseUrl: shop.databaseUrl, env: { DATABASE_POOL: '20' } });
  shops = [shop, { ...shop, ...second }];
  people = await Promise.all(
    Array.from({ length: 40 }, () => shop.buyer({ usd: 1_000_000, points: 20_000, address: false })),
  );
  await setParameter(shop.app.platform.db, 'travel.unpaid_max', 100);
  for (const one of shops) one.app.platform.cache.drop(['parameters']);
});
afterAll(async () => {
  await shop.app.platform.clock.move({ ms: HOUR, reset: false });
  await shop.app.runJobs('wallet.seal-ledger');
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
  await shops[1].close();
  await shop.close();
});

const db = () => shop.app.platform.db;
const at = (index: number): Shop => shops[index % 2] as Shop;
const buyer = (index: number): Buyer => people[index % people.length] as Buyer;
const count = (length: number): number[] => Array.from({ length }, (_, index) => index);

async function departure(of: { capacity?: number; minPeople?: number }): Promise<string> {
  const tour = await newTour(db());
  return newDeparture(db(), tour, { day: dayAhead(shop, 30), ...of });
}

type Outcome = { readonly seats: number; readonly order: string | null; readonly left: number | null };

/** Everybody quotes while all is free, then all book at once, in turn in one process and the other. */
async function rush(departureId: string, wishes: readonly number[]): Promise<Outcome[]> {
  const quotes: string[] = [];
  for (const [index, adults] of wishes.entries())
    quotes.push((await quoteTour(shop, buyer(index).token, departureId, { adults })).data.id);
  return Promise.all(
    quotes.map(async (quote, index) => {
      const { code, data } = await bookTour(at(index), buyer(index).token, quote);
      const seats = wishes[index] ?? 0;
      if (code === 200) return { seats, order: data.orderId, left: null };
      const { error, left } = data as unknown as { error: string; left: number };
      if (error !== 'tour.unavailable') throw new Error(JSON.stringify(data));
      return { seats, order: null, left };
    }),
  );
}

const seatsIn = (outcomes: readonly Outcome[]): number =>
  outcomes.reduce((sum, { seats, order }) => sum + (order === null ? 0 : seats), 0);

/** The decision comes now. */
const decide = (id: string) =>
  sql`UPDATE tour_departure SET decides_at = app_now() - interval '1 second' WHERE id = ${id}`.execute(db());
const settle = (index: number) => at(index).app.runJobs('tours.settle_departures');

const moneyOf = async (index: number) => {
  const { available, points } = await balances(db(), buyer(index).id);
  return { available, points };
};

test.each(count(6))(
  'when three people want the last two places, then two have them and the third hears that none is left (round %i)',
  async () => {
    const id = await departure({ capacity: 2 });
    const outcomes = await rush(id, [1, 1, 1]);
    expect(outcomes.filter(({ order }) => order !== null)).toHaveLength(2);
    expect(outcomes.filter(({ order }) => order === null)).toEqual([{ seats: 1, order: null, left: 0 }]);
    expect(await departureRow(db(), id)).toMatchObject({ held: 2, sold: 0 });
  },
);

test('when 40 parties want 13 places, then never more are held, and who is refused did not fit', async () => {
  const id = await departure({ capacity: 13 });
  const outcomes = await rush(
    id,
    count(40).map((index) => (index % 4) + 1),
  );
  const lost = outcomes.filter(({ order }) => order === null);
  expect(await departureRow(db(), id)).toMatchObject({ held: seatsIn(outcomes), sold: 0 });
  expect(seatsIn(outcomes)).toBeLessThanOrEqual(13);
  expect(lost.filter(({ seats, left }) => left === null || left >= seats)).toEqual([]);
  // Nothing came back meanwhile, so what is left now is too little for each who was refused.
  expect(13 - seatsIn(outcomes)).toBeLessThan(Math.min(...lost.map(({ seats }) => seats)));
});

test('when some cancel and pay while others book, then places add up and all that are left can be had', async () => {
  const id = await departure({ capacity: 12 });
  const mine = [];
  for (const index of count(6)) mine.push(await bookedTour(shop, buyer(index).token, id, { adults: 2 }));
  const quotes: string[] = [];
  await sql`UPDATE tour_departure SET capacity = 20 WHERE id = ${id}`.execute(db());
  for (const index of count(20).map((one) => one + 10))
    quotes.push((await quoteTour(shop, buyer(index).token, id)).data.id);
  await sql`UPDATE tour_departure SET capacity = 12 WHERE id = ${id}`.execute(db());
  const ends = mine.map(({ orderId, paymentId }, index) =>
    index % 2 === 0
      ? at(index).call(travel.cancelTravelOrder, { token: buyer(index).token, body: { orderId, refundUsd: 0 } })
      : payTour(at(index), buyer(index).token, paymentId),
  );
  const books = quotes.map((quote, index) => bookTour(at(index), buyer(index + 10).token, quote));
  const [ended, booked] = await Promise.all([Promise.all(ends), Promise.all(books)]);
  expect(ended.map(({ code }) => code)).toEqual(ended.map(() => 200));
  const held = booked.filter(({ code }) => code === 200).length;
  expect(await departureRow(db(), id)).toMatchObject({ held, sold: 6 });
  if (held < 6) await bookedTour(shop, buyer(39).token, id, { adults: 6 - held });
  expect(await departureRow(db(), id)).toMatchObject({ held: 6, sold: 6 });
});

test.each(count(5))(
  'when the last two who are needed pay at once, then it is guaranteed and everybody confirmed (round %i)',
  async () => {
    const id = await departure({ minPeople: 3 });
    const orders = [(await paidTour(shop, buyer(0).token, id)).orderId];
    const placed = [await bookedTour(shop, buyer(1).token, id), await bookedTour(shop, buyer(2).token, id)];
    const paid = await Promise.all(
      placed.map(({ paymentId }, index) => payTour(at(index), buyer(index + 1).token, paymentId)),
    );
    expect(paid.map(({ code }) => code)).toEqual([200, 200]);
    await Promise.all(shops.map(({ app }) => app.deliverEvents()));
    expect(await departureRow(db(), id)).toEqual({ held: 0, sold: 3, guaranteed: true, cancelled: null });
    orders.push(...placed.map(({ orderId }) => orderId));
    const states = await Promise.all(
      orders.map(async (order, index) => (await orderOf(shop, buyer(index).token, order)).state),
    );
    expect(states).toEqual(['confirmed', 'confirmed', 'confirmed']);
  },
);

test('when two processes decide at once, then everybody has money and points back exactly once', async () => {
  const id = await departure({ capacity: 30, minPeople: 25 });
  const before = await Promise.all(count(12).map(moneyOf));
  const paid = await Promise.all(
    count(12).map((index) => paidTour(at(index), buyer(index).token, id, { adults: 2, usePoints: index % 2 === 0 })),
  );
  const between = await Promise.all(count(12).map(moneyOf));
  for (const [index, { available, points }] of between.entries()) {
    expect(available).toBeLessThan(before[index]?.available ?? 0);
    if (index % 2 === 0) expect(points).toBeLessThan(before[index]?.points ?? 0);
  }
  const unpaid = await bookedTour(shop, buyer(20).token, id);
  await decide(id);
  await Promise.all(count(6).map(settle));
  await Promise.all(shops.map(({ app }) => app.deliverEvents()));
  expect(await departureRow(db(), id)).toEqual({ held: 0, sold: 0, guaranteed: false, cancelled: 'minimum' });
  expect(await Promise.all(count(12).map(moneyOf))).toEqual(before);
  const orders = await Promise.all(paid.map(({ orderId }, index) => orderOf(shop, buyer(index).token, orderId)));
  expect(orders.map(({ state, refund, payable }) => [state, refund?.usd === payable.usd])).toEqual(
    orders.map(() => ['cancelled', true]),
  );
  expect((await orderOf(shop, buyer(20).token, unpaid.orderId)).state).toBe('cancelled');
});

/** Locks a departure until both of two works wait for it, the first before the second. */
async function runLimited<T, U>(id: string, first: () => Promise<T>, second: () => Promise<U>): Promise<[T, U]> {
  const waiting = async (tx: Tx, number: number): Promise<void> => {
    await expect
      .poll(async () => {
        const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(tx);
        return rows[0]?.n;
      })
      .toBe(number);
  };
  const works = await inTransaction(db(), async (tx) => {
    await sql`SELECT 1 FROM tour_departure WHERE id = ${id} FOR UPDATE`.execute(tx);
    const one = asAnother(first);
    await waiting(tx, 1);
    const two = asAnother(second);
    await waiting(tx, 2);
    // Not awaited here: they go on when this transaction ends.
    return { one, two };
  });
  return Promise.all([works.one, works.two]);
}

test.each([
  { order: 'pays first', guaranteed: true },
  { order: 'is decided first', guaranteed: false },
  { order: 'pays while it is decided', guaranteed: null },
])(
  'when the payment that is needed $order, then the departure is guaranteed or all have everything back',
  async ({ guaranteed }) => {
    const id = await departure({ minPeople: 2 });
    const before = await Promise.all([0, 1].map(moneyOf));
    const first = await paidTour(shop, buyer(0).token, id, { usePoints: true });
    const last = await bookedTour(shop, buyer(1).token, id, { usePoints: true });
    await decide(id);
    const pay = () => payTour(at(0), buyer(1).token, last.paymentId);
    const settleIt = () => settle(1);
    if (guaranteed === null) await Promise.all([pay(), settleIt()]);
    else await (guaranteed ? runLimited(id, pay, settleIt) : runLimited(id, settleIt, pay));
    await Promise.all(shops.map(({ app }) => app.deliverEvents()));
    await Promise.all([settle(0), settle(1)]);
    const row = await departureRow(db(), id);
    if (guaranteed !== null) expect(row?.guaranteed).toBe(guaranteed);
    const went = row?.guaranteed === true;
    expect(row).toEqual({
      held: 0,
      sold: went ? 2 : 0,
      guaranteed: went,
      cancelled: went ? null : 'minimum',
    });
    const orders = [
      await orderOf(shop, buyer(0).token, first.orderId),
      await orderOf(shop, buyer(1).token, last.orderId),
    ];
    expect(orders.map(({ state }) => state)).toEqual(Array(2).fill(went ? 'confirmed' : 'cancelled'));
    const after = await Promise.all([0, 1].map(moneyOf));
    if (!went) expect(after).toEqual(before);
    for (const [index, { available }] of after.entries())
      if (went) expect(available).toBeLessThan(before[index]?.available ?? 0);
  },
);
