import { randomUUID } from 'node:crypto';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { bundleEndpoints } from '@app/contract/travel/bundle-endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Counted, countStatements } from '../platform/testing/count-statements.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { guestOf, newPassenger } from '../verticals/flights/test/fixtures.ts';
import { bookQuoted, newTrip, payCombo, picksOf, planOf, quoteCombo } from '../verticals/combos/test/fixtures.ts';
import { payOf, quoteOf } from '../modules/orders/test/fixtures.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => shop.close());

const key = () => ({ 'idempotency-key': randomUUID() });

/** What each call of a round sends. */
type Round = Readonly<Record<string, Counted<unknown>>>;

/** Prints what a round sends, each statement with its count, where STATEMENTS is set. */
function show(name: string, round: Round): void {
  if (!process.env.STATEMENTS) return;
  for (const [call, { statements, messages }] of Object.entries(round)) {
    process.stdout.write(`\n=== ${name} ${call}: ${statements.length} statements, ${messages} messages\n`);
    for (const [index, text] of statements.entries()) {
      const times = statements.filter((one) => one === text).length;
      process.stdout.write(`${index + 1} (${times}) ${text.slice(0, Number(process.env.STATEMENTS))}\n`);
    }
  }
}

const counts = (round: Round): Record<string, number> =>
  Object.fromEntries(Object.entries(round).map(([call, { statements }]) => [call, statements.length]));

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

test('combo', async () => {
  const trip = await newTrip(shop, { seats: 60, places: 60, units: 60 });
  await comboRound(trip);
  const round = await comboRound(trip);
  show('combo', round);
  const off = await calledOff(trip);
  show('called off', off);
  process.stdout.write(JSON.stringify([counts(round), counts(off)]) + '\n');
});

test('goods', async () => {
  const { variantIds } = await shop.product({ prices: [1_000, 2_000], stock: 100 });
  const items = variantIds.map((variantId) => ({ variantId, quantity: 1 }));
  await goodsRound(items);
  const round = await goodsRound(items);
  show('goods', round);
  process.stdout.write(JSON.stringify(counts(round)) + '\n');
});
