import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { balances } from '../../ledger/core.ts';
import { begin, deliver, message, pay } from './calls.fixtures.ts';
import { type Order, openPaymentShop, type PaymentShop, standing } from './fixtures.ts';

let till: PaymentShop;
beforeAll(async () => {
  till = await openPaymentShop();
});
afterAll(async () => {
  await till.whole();
  await till.close();
});

const app = (index: number) => till.apps[index % 2 ? 1 : 0];
const count = <T>(all: readonly T[], one: T): number => all.filter((each) => each === one).length;

test('M8: when one paid call is sent 50 times with its key, then it happens once and the answers are the same bytes', async () => {
  const order = await till.newOrder(await till.newCustomer(10_000), 1_000);
  const idempotencyKey = `pay-${order.id}`;
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      pay(till, order, till.channels.balance, { idempotencyKey, app: app(index) }),
    ),
  );
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(
    count(
      answers.map(({ replayed }) => replayed),
      false,
    ),
  ).toBe(1);
  expect((await balances(till.db, order.customerId)).available).toBe(9_000);

  const other = await till.newOrder(order.customerId, 500);
  const otherBody = await pay(till, other, till.channels.balance, { idempotencyKey });
  expect(otherBody.data.error).toBe('idempotency.other_body');
  const someone = await till.newCustomer(10_000);
  const foreign = await pay(till, await till.newOrder(someone, 500), till.channels.balance, { idempotencyKey });
  expect(foreign.code).toBe(200);
  expect(await standing(till.db, other)).toMatchObject({ payment: 'pending' });
});

test('M9: when pay is pressed ten times without a key, then it is paid once and one try is begun', async () => {
  for (let round = 0; round < 10; round += 1) {
    const order = await till.newOrder(await till.newCustomer(10_000), 1_000);
    const tries = await Promise.all(
      Array.from({ length: 10 }, (_, index) => pay(till, order, till.channels.sandbox, { app: app(index) })),
    );
    expect(new Set(tries.map(({ data }) => data.redirect)).size).toBe(1);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => pay(till, order, till.channels.balance, { app: app(index) })),
    );
    expect(
      count(
        answers.map(({ code }) => code),
        200,
      ),
    ).toBe(1);
    expect(
      count(
        answers.map(({ data }) => data.error),
        'payment.already_paid',
      ),
    ).toBe(9);
    expect((await balances(till.db, order.customerId)).available).toBe(9_000);
    expect(await standing(till.db, order)).toMatchObject({ taken: 1 });
  }
});

test('M10: when 20 orders are paid at once from a balance that covers one, then exactly one is paid', async () => {
  for (let round = 0; round < 10; round += 1) {
    const owner = await till.newCustomer(777);
    const orders: Order[] = [];
    for (let index = 0; index < 20; index += 1) orders.push(await till.newOrder(owner, 777));
    const answers = await Promise.all(
      orders.map((order, index) => pay(till, order, till.channels.balance, { app: app(index) })),
    );
    expect(
      count(
        answers.map(({ code }) => code),
        200,
      ),
    ).toBe(1);
    expect(
      count(
        answers.map(({ data }) => data.error),
        'wallet.insufficient_balance',
      ),
    ).toBe(19);
    expect((await balances(till.db, owner)).available).toBe(0);
  }
});

/** What may meet at the deadline; each rival does one thing to one order. */
const rivals = {
  wallet: (order: Order, index: number) => pay(till, order, till.channels.balance, { app: app(index) }),
  webhook: async (_order: Order, index: number, checkout: string) =>
    deliver(till, message(checkout, 1_000), app(index)),
  cancel: (order: Order) => till.cancelOrder(order),
  expire: (order: Order) => till.expireOrder(order),
};
type Rival = keyof typeof rivals;
const names = Object.keys(rivals) as Rival[];
const pairs = names.flatMap((a, index) => names.slice(index).map((b) => [a, b] as const));

test('M13: when payment, webhook, cancel and expiry meet at the deadline, then one wins and no money is lost', async () => {
  const rounds = 6;
  for (const pair of pairs) {
    await Promise.all(
      Array.from({ length: rounds }, async (_, round) => {
        const order = await till.newOrder(await till.newCustomer(1_000), 1_000);
        const checkout = await begin(till, order);
        const canBeHad = round % 2 === 0;
        await sql`UPDATE fake_order SET can_be_had = ${canBeHad} WHERE id = ${order.id}`.execute(till.db);
        await sql`UPDATE payment SET expires_at = app_now() + 40 * interval '1 millisecond' WHERE id = ${order.paymentId}`.execute(
          till.db,
        );
        const wait = 10 + round * 12;
        await new Promise((resolve) => setTimeout(resolve, wait));
        const both = await Promise.all(pair.map((name, index) => rivals[name](order, index, checkout)));
        for (const answer of both) if (typeof answer === 'object') expect(answer.code).not.toBe(5000);

        const end = await standing(till.db, order);
        const { available } = await balances(till.db, order.customerId);
        const webhook = pair.includes('webhook') ? 1_000 : 0;
        const paid = end.payment === 'paid';
        expect(end.order === 'paid', `${pair} ${round}`).toBe(paid);
        expect(end.taken).toBe(paid ? 1 : 0);
        expect(end.released).toBeLessThanOrEqual(1);
        // What the customer had and what the provider took is either the order's price or in the wallet.
        expect(available + (paid ? 1_000 : 0)).toBe(1_000 + webhook);
        if (webhook && canBeHad) expect(paid).toBe(true);
      }),
    );
  }
});
