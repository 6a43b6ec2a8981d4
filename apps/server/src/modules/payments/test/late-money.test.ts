import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/connect.ts';
import { balances } from '../../wallet/public.ts';
import { type Fit, lateMoney, type Outcome, type Standing } from '../domain/late-money.ts';
import { repricePayment } from '../public.ts';
import { begin, deliver, message, pay } from './front-door.ts';
import { type Order, openTill, standing, type Till } from './till.ts';

let till: Till;
beforeAll(async () => {
  till = await openTill();
});
afterAll(() => till.close());

const TRIED = 1_000;
const due: { readonly [F in Fit]: number } = { exact: TRIED, short: TRIED + 300, over: TRIED - 300 };
type Cell = { at: Standing; fit: Fit; outcome: Outcome; canBeHad: boolean };

const cells: Cell[] = Object.entries(lateMoney).flatMap(([at, row]) =>
  Object.entries(row).flatMap(([fit, outcome]) =>
    (outcome === 'revive' ? [true, false] : [true]).map((canBeHad) => ({ at, fit, outcome, canBeHad }) as Cell),
  ),
);

/** Brings a begun payment into a row of the table; the amount due is changed behind the provider's back. */
async function bringTo(cell: Cell, order: Order): Promise<void> {
  const amount = due[cell.fit];
  if (amount !== TRIED) {
    await inTransaction(till.db, (tx) => repricePayment(tx, order.paymentId, amount));
    order.amountUsd = amount;
  }
  if (cell.at === 'lapsed') {
    await sql`UPDATE payment SET expires_at = app_now() - interval '1 second' WHERE id = ${order.paymentId}`.execute(
      till.db,
    );
  }
  if (cell.at === 'cancelled') await till.cancelOrder(order);
  if (cell.at === 'paid') expect((await pay(till, order, till.channels.balance)).code).toBe(200);
  await sql`UPDATE fake_order SET can_be_had = ${cell.canBeHad} WHERE id = ${order.id}`.execute(till.db);
}

test.each(cells)('when money is $fit for a payment that is $at (to be had: $canBeHad), then $outcome', async (cell) => {
  const customer = await till.newCustomer(5_000);
  const order = await till.newOrder(customer, TRIED);
  const checkout = await begin(till, order);
  await bringTo(cell, order);
  const before = (await balances(till.db, customer)).available;
  expect(await deliver(till, message(checkout, TRIED))).toBe(200);

  const taken = cell.outcome === 'settle' || (cell.outcome === 'revive' && cell.canBeHad);
  const credited = taken ? TRIED - order.amountUsd : TRIED;
  const after = await standing(till.db, order);
  const unchanged = { open: 'pending', lapsed: 'pending', cancelled: 'cancelled', paid: 'paid' }[cell.at];
  expect(after.payment).toBe(taken ? 'paid' : unchanged);
  expect(after.taken).toBe(taken || cell.at === 'paid' ? 1 : 0);
  expect(after.credited).toBe(credited);
  expect((await balances(till.db, customer)).available - before).toBe(credited);
  const { rows } = await sql`SELECT payload->>'usd' AS usd FROM outbox_event
      WHERE name = 'payment.credited_late' AND payload->>'paymentId' = ${order.paymentId}`.execute(till.db);
  expect(rows).toEqual(credited > 0 ? [{ usd: String(credited) }] : []);
  await till.whole();
});

test('when the provider takes the money of two tries, then the first pays and the second is credited', async () => {
  const customer = await till.newCustomer();
  const order = await till.newOrder(customer, TRIED);
  const first = await begin(till, order);
  await deliver(till, message(first, TRIED, { type: 'checkout.failed' }));
  const second = await begin(till, order);
  expect(second).not.toBe(first);
  expect(
    await Promise.all([deliver(till, message(first, TRIED)), deliver(till, message(second, TRIED), till.apps[1])]),
  ).toEqual([200, 200]);
  expect(await standing(till.db, order)).toMatchObject({ payment: 'paid', taken: 1, credited: TRIED });
  expect((await balances(till.db, customer)).available).toBe(TRIED);
  await till.whole();
});
