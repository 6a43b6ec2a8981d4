import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chaosCount, patient } from '../platform/testing/chaos.ts';
import type { Buyer } from '../testing/shop.ts';
import { type Answer, eachOf, openTwoPrograms, START_MS, type TwoPrograms } from './two-programs.ts';

const FORMS = chaosCount('CHAOS_FORMS', 12);
const CLICKS = chaosCount('CHAOS_CLICKS', 9);
const AT_ONCE = 8;
const PRICE = 7_000;

let two: TwoPrograms;
let variantId: string;
beforeAll(async () => {
  two = await openTwoPrograms(1);
  variantId = (await two.shop.product({ prices: [PRICE], stock: 100_000 })).variantIds[0] ?? '';
}, START_MS);
afterAll(() => two.close(), START_MS);

const available = (buyer: Buyer): Promise<number> =>
  two.count(sql`SELECT balance AS n FROM ledger_account WHERE owner_id = ${buyer.id} AND code = 'available'`);
const ordersOf = (buyer: Buyer): Promise<number> =>
  two.count(sql`SELECT count(*)::int AS n FROM goods_order WHERE customer_id = ${buyer.id}`);
const wholeBooks = async (): Promise<unknown[]> => (await two.shop.app.verify()).filter((one) => !one.ok);

/**
 * Sends a call whose answer is not waited for, then one to five more with the same key, all at once at both programs;
 * gives the answers.
 */
async function sendAgain(call: (index: number, cutAfterMs?: number) => Promise<Answer>): Promise<Answer[]> {
  const cut = call(0, 1 + Math.random() * 25).catch(() => null);
  if (Math.random() < 0.5) await cut;
  const again = await Promise.all(
    Array.from({ length: 1 + Math.floor(Math.random() * 5) }, (_, index) => call(index + 1)),
  );
  const first = await cut;
  return first ? [first, ...again] : again;
}

/** All answers are the same bytes, and all but one say at most that they are replays. */
function expectOneEffect(answers: readonly Answer[]): void {
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 200));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(answers.filter(({ replayed }) => !replayed).length).toBeLessThanOrEqual(1);
}

test('M8: checkout and payment whose answers got lost are sent again with their keys: each happens once', {
  timeout: patient(120_000),
}, async () => {
  const forms = Array.from({ length: FORMS }, (_, index) => index);
  await eachOf(forms, AT_ONCE, async () => {
    const buyer = await two.shop.buyer({ usd: 2 * PRICE });
    const quoteId = await two.quote(0, buyer, [{ variantId, quantity: 1 }]);
    const key = randomUUID();
    const placed = await sendAgain((index, cutAfterMs) =>
      two.submit(index, buyer, quoteId, { key, ...(cutAfterMs ? { cutAfterMs } : {}) }),
    );
    expectOneEffect(placed);
    const paymentId = placed[0]?.data.paymentId ?? '';
    // The same key at another route is another key.
    const paid = await sendAgain((index, cutAfterMs) =>
      two.pay(index, buyer, paymentId, { key, ...(cutAfterMs ? { cutAfterMs } : {}) }),
    );
    expectOneEffect(paid);
    expect(await ordersOf(buyer)).toBe(1);
    expect(await available(buyer)).toBe(PRICE);
  });
  expect(await two.count(sql`SELECT count(*)::int AS n FROM idempotency_key WHERE answer IS NULL`)).toBe(0);
  expect(await wholeBooks()).toEqual([]);
});

test('M8: one key fifty times at once in both programs: one effect; another body is refused, another owner is not', {
  timeout: patient(60_000),
}, async () => {
  for (let round = 0; round < 4; round += 1) {
    const buyer = await two.shop.buyer({ usd: 2 * PRICE });
    const { paymentId } = await two.order(round, buyer, [{ variantId, quantity: 1 }]);
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => two.pay(index, buyer, paymentId, { key })),
    );
    expectOneEffect(answers);
    expect(answers.filter(({ replayed }) => replayed)).toHaveLength(49);
    expect(await available(buyer)).toBe(PRICE);
    const next = await two.order(round, buyer, [{ variantId, quantity: 1 }]);
    const otherBody = await two.pay(1, buyer, next.paymentId, { key });
    expect(otherBody.data.error).toBe('idempotency.other_body');
    const someone = await two.shop.buyer({ usd: PRICE });
    const own = await two.order(round, someone, [{ variantId, quantity: 1 }]);
    expect((await two.pay(1, someone, own.paymentId, { key })).code).toBe(200);
    expect([await available(buyer), await available(someone)]).toEqual([PRICE, 0]);
  }
});

test('M9: forms sent two to ten times at once without a key: one order, paid once', {
  timeout: patient(120_000),
}, async () => {
  const forms = Array.from({ length: CLICKS }, (_, index) => index);
  await eachOf(forms, 4, async (form) => {
    const buyer = await two.shop.buyer({ usd: 3 * PRICE });
    const quoteId = await two.quote(form, buyer, [{ variantId, quantity: 1 }]);
    const clicks = Array.from({ length: 2 + (form % 9) }, (_, index) => index);
    const placed = await Promise.all(clicks.map((index) => two.submit(index, buyer, quoteId)));
    expect(placed.map(({ code }) => code)).toEqual(clicks.map(() => 200));
    expect(new Set(placed.map(({ data }) => data.orderId)).size).toBe(1);
    const paymentId = placed[0]?.data.paymentId ?? '';
    const paid = await Promise.all(clicks.map((index) => two.pay(index, buyer, paymentId)));
    expect(paid.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(paid.filter(({ data }) => data.error === 'payment.already_paid')).toHaveLength(clicks.length - 1);
    expect(await ordersOf(buyer)).toBe(1);
    expect(await available(buyer)).toBe(2 * PRICE);
  });
  expect(await wholeBooks()).toEqual([]);
});
