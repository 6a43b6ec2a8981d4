import { randomUUID } from 'node:crypto';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { bundleEndpoints } from '@app/contract/travel/bundle-endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { payOf, quoteOf } from '../modules/orders/test/fixtures.ts';
import { type Counted, countStatements } from '../platform/testing/count-statements.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { bookQuoted, newTrip, payCombo, picksOf, planOf, quoteCombo } from '../verticals/combos/test/fixtures.ts';
import { guestOf, newPassenger } from '../verticals/flights/test/fixtures.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => shop.close());

const key = () => ({ 'idempotency-key': randomUUID() });

/** What each call of a round sends. */
type Round = Readonly<Record<string, Counted<unknown>>>;

/** Prints what a round sends, each statement with how often it is sent, cut at so many signs as STATEMENTS says. */
function show(name: string, round: Round): void {
  const width = Number(process.env.STATEMENTS ?? 0);
  if (width === 0) return;
  for (const [call, { statements, messages }] of Object.entries(round)) {
    process.stdout.write(`\n${name} ${call}: ${statements.length} statements in ${messages} messages\n`);
    for (const text of statements) {
      const times = statements.filter((one) => one === text).length;
      process.stdout.write(`${times} x ${text.slice(0, width)}\n`);
    }
  }
}

/** How sessions plan is said to a connection once, by the call that uses it then; sessions of customers are read for all who ask at a time. */
const isOwn = (text: string): boolean =>
  !text.startsWith('set plan_cache_mode') && !text.includes('FROM customer_session');

/** How many statements each call of a round sends, begin and commit among them. */
const counts = (round: Round): Record<string, number> =>
  Object.fromEntries(Object.entries(round).map(([call, { statements }]) => [call, statements.filter(isOwn).length]));

async function comboRound(trip: Awaited<ReturnType<typeof newTrip>>) {
  const buyer = await shop.buyer({ usd: 1_000_000 });
  const guests = [guestOf(await newPassenger(shop, buyer.token))];
  const plan = await countStatements(() => planOf(shop, trip, { with: 'tour' }));
  const picks = picksOf(plan.gave.data);
  const picked = await countStatements(() => planOf(shop, trip, { with: 'tour', picks }));
  const quote = await countStatements(() => quoteCombo(shop, buyer.token, trip, picks));
  const book = await countStatements(() => bookQuoted(shop, buyer.token, quote.gave.data.id, guests));
  const pay = await countStatements(() => payCombo(shop, buyer.token, book.gave.data.paymentId));
  expect([plan, quote, book, pay].map(({ gave }) => gave.code)).toEqual([200, 200, 200, 200]);
  expect(picks).toHaveLength(4);
  return { plan, picked, quote, book, pay };
}

async function calledOff(trip: Awaited<ReturnType<typeof newTrip>>) {
  const buyer = await shop.buyer({ usd: 1_000_000 });
  const guests = [guestOf(await newPassenger(shop, buyer.token))];
  const picks = picksOf((await planOf(shop, trip, { with: 'tour' })).data);
  const quote = await countStatements(() => quoteCombo(shop, buyer.token, trip, picks));
  const book = await countStatements(() => bookQuoted(shop, buyer.token, quote.gave.data.id, guests));
  const { bundleId } = book.gave.data;
  const { token } = buyer;
  const cancel = await countStatements(() =>
    shop.call(bundleEndpoints.cancelBundle, { token, body: { bundleId }, headers: key() }),
  );
  expect(cancel.gave.code).toBe(200);
  return { quote, book, cancel };
}

async function goodsRound(items: { variantId: string; quantity: number }[]) {
  const buyer = await shop.buyer({ usd: 1_000_000 });
  const quote = await countStatements(() => quoteOf(shop, buyer, items));
  const submit = await countStatements(() =>
    shop.call(orderEndpoints.submitOrder, {
      token: buyer.token,
      body: { quoteId: quote.gave.data.id, note: '' },
      headers: key(),
    }),
  );
  const pay = await countStatements(() => payOf(shop, buyer, submit.gave.data.paymentId));
  expect([quote, submit, pay].map(({ gave }) => gave.code)).toEqual([200, 200, 200]);
  return { quote, submit, pay };
}

/** More than this no call sends: it is what they sent when it was written. A change that sends less lowers it. */
const MOST = {
  combo: { plan: 15, picked: 5, quote: 7, book: 32, pay: 28 },
  calledOff: { quote: 7, book: 32, cancel: 43 },
  goods: { quote: 2, submit: 8, pay: 8 },
};

/** What a round sends above its bounds, by call; and what all of it sends. */
const above = (round: Round, most: Readonly<Record<string, number>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(counts(round)).flatMap(([call, count]) =>
      count > (most[call] ?? 0) ? [[call, `${count} statements, ${most[call]} at most`]] : [],
    ),
  );

test('a combo of flights, a hotel, a tour and a table is planned, quoted, booked and paid, or called off, in so many statements', async () => {
  const trip = await newTrip(shop, { seats: 60, places: 60, units: 60 });
  await comboRound(trip);
  const round = await comboRound(trip);
  show('combo', round);
  expect(above(round, MOST.combo)).toEqual({});
  const off = await calledOff(trip);
  show('called off', off);
  expect(above(off, MOST.calledOff)).toEqual({});
});

test('two goods are quoted, ordered and paid in eighteen statements', async () => {
  const { variantIds } = await shop.product({ prices: [1_000, 2_000], stock: 100 });
  const items = variantIds.map((variantId) => ({ variantId, quantity: 1 }));
  await goodsRound(items);
  const round = await goodsRound(items);
  show('goods', round);
  expect(above(round, MOST.goods)).toEqual({});
  expect(Object.values(counts(round)).reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(18);
});
