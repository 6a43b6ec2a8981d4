import { type PaymentState, paymentMachine } from '@app/contract/payments/payment.machine';
import { Refusal } from '@app/kernel/assert';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/connect.ts';
import { after, type PaymentEvent } from '../domain/move.ts';
import { refundPayment, voidPayment } from '../public.ts';
import { begin, deliver, message, pay } from './calls.fixtures.ts';
import { type Order, openPaymentShop, type PaymentShop } from './fixtures.ts';

let till: PaymentShop;
beforeAll(async () => {
  till = await openPaymentShop();
});
afterAll(async () => {
  await till.whole();
  await till.close();
});

const events = [...new Set(paymentMachine.transitions.map(({ on }) => on))];
const cells = paymentMachine.states.flatMap((state) => events.map((event) => ({ state, event })));
const refund = (order: Order, amountUsd: number, key: string) =>
  inTransaction(till.db, (tx) =>
    refundPayment(tx, { paymentId: order.paymentId, amountUsd, key: `${key}/${order.id}` }),
  );

const TRIED = 1_000;

/** Brings a payment that was begun at the sandbox to a state by what really leads there. */
async function bringTo(state: PaymentState, order: Order): Promise<void> {
  if (state === 'pending') return;
  if (state === 'cancelled') return void (await till.cancelOrder(order));
  await pay(till, order, till.channels.balance);
  if (state === 'partly_refunded') await refund(order, 400, 'first');
  if (state === 'refunded') await refund(order, TRIED, 'first');
}

/** Fires an event by what really causes it. */
const fire: { readonly [E in PaymentEvent]: (order: Order, checkout: string) => Promise<unknown> } = {
  settle: (order) => pay(till, order, till.channels.balance),
  void: (order) => inTransaction(till.db, (tx) => voidPayment(tx, order.paymentId)),
  revive: (_order, checkout) => deliver(till, message(checkout, TRIED)),
  refund_part: (order) => refund(order, 100, `part-${Math.random()}`),
  refund_all: async (order) => {
    const { rows } = await sql<{
      left: number;
    }>`SELECT amount_usd - refunded_usd AS left FROM payment WHERE id = ${order.paymentId}`.execute(till.db);
    await refund(order, Math.max(1, rows[0]?.left ?? 0), 'all');
  },
};
/** A late payment settles what is open: the same money, another row of the table. */
const reaches = (state: PaymentState, event: PaymentEvent): PaymentState =>
  state === 'pending' && event === 'revive' ? 'paid' : allowed(state, event) ? after(state, event) : state;
const allowed = (state: PaymentState, event: PaymentEvent): boolean =>
  paymentMachine.transitions.some(({ on, from }) => on === event && (from as readonly string[]).includes(state));

const stateOf = async (order: Order) =>
  (await sql<{ state: string }>`SELECT state FROM payment WHERE id = ${order.paymentId}`.execute(till.db)).rows[0]
    ?.state;

test.each(cells)(
  'M20: when $event is fired twice at once in $state, then the table alone decides',
  async ({ state, event }) => {
    const order = await till.newOrder(await till.newCustomer(5_000), TRIED);
    const checkout = await begin(till, order);
    await bringTo(state, order);
    expect(await stateOf(order)).toBe(state);
    const results = await Promise.allSettled([fire[event](order, checkout), fire[event](order, checkout)]);
    for (const result of results)
      if (result.status === 'rejected') expect(String(result.reason)).toMatch(/cannot|is not|Refusal|payment\./);
    expect(await stateOf(order)).toBe(reaches(state, event));
  },
);

test.each(cells.filter(({ state, event }) => !allowed(state, event)))(
  'M20: when the table has no $event in $state, then it throws',
  ({ state, event }) => {
    expect(() => after(state, event)).toThrow(`a ${state} payment cannot ${event}`);
    expect(() => after(state, event)).not.toThrow(Refusal);
  },
);
