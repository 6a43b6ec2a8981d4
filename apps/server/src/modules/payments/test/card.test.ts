import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/connect.ts';
import { balances } from '../../ledger/core.ts';
import { askBeforeClosing, refundPayment } from '../public.ts';
import { pay } from './calls.fixtures.ts';
import { beginCard, type CardShop, deliverCardEvent, onPage, openCardShop, openPage } from './card.fixtures.ts';
import { type Order, standing } from './fixtures.ts';

let till: CardShop;
beforeAll(async () => {
  till = await openCardShop();
});
afterEach(() => {
  till.provider.setAway(false);
  till.provider.refuseRefunds(false);
});
afterAll(async () => {
  await till.whole();
  await till.close();
});

const USD = 2_550;
const bought = async (minutes = 30): Promise<Order> => till.newOrder(await till.newCustomer(), USD, minutes);
const count = (call: string): number => till.provider.calls.filter((one) => one === call).length;
const CREATE = 'POST /v1/checkout/sessions';

test('when the address of a try is opened, then the page is made once, outside the call that began it', async () => {
  const order = await bought();
  const before = till.provider.calls.length;
  const key = await beginCard(till, order);
  expect(till.provider.calls.length).toBe(before);
  const first = await openPage(till.apps[0], key);
  const session = till.provider.sessionOf(key);
  expect(first.statusCode).toBe(303);
  expect(first.headers.location).toBe(`https://checkout.example/${session.id}`);
  expect(first.headers['cache-control']).toBe('no-store');
  expect(session).toMatchObject({ amount_total: USD, currency: 'usd', metadata: { avela: key } });
  // The payer comes back by our own address, whatever host they came by.
  expect(session.success_url).toBe(`http://localhost:3000/pay/card/${key}/back`);
  expect(session.cancel_url).toBe(session.success_url);
  const again = await openPage(till.apps[1], key, '?lang=zh-cn');
  expect(again.headers.location).toBe(first.headers.location);
  expect(till.provider.sessionOf(key).id).toBe(session.id);
});

test('when the answer is lost, a fault comes first, or two open it at once, then there is one page all the same', async () => {
  const create = count(CREATE);
  for (const trouble of ['lost', 'fault'] as const) {
    const key = await beginCard(till, await bought());
    till.provider.plant(trouble);
    expect((await openPage(till.apps[0], key)).headers.location).toBe(till.provider.sessionOf(key).url);
  }
  expect(count(CREATE) - create).toBe(4);
  const key = await beginCard(till, await bought());
  // The first one has to ask again while the second is under way.
  till.provider.plant('fault');
  const both = await Promise.all([openPage(till.apps[0], key), openPage(till.apps[1], key, '?lang=es')]);
  expect(new Set(both.map(({ headers }) => headers.location))).toEqual(new Set([till.provider.sessionOf(key).url]));
});

test('when the provider is away, then a page says so, leads on, and the try stays', async () => {
  const order = await bought();
  const key = await beginCard(till, order);
  till.provider.setAway(true);
  const answer = await openPage(till.apps[0], key, `?lang=es&key=${order.accessKey}`);
  expect(answer.statusCode).toBe(503);
  expect(answer.body).toContain('<html lang="es');
  expect(answer.body).toContain(`/pay/card/${key}?lang=es&amp;key=${order.accessKey}`);
  till.provider.setAway(false);
  expect((await openPage(till.apps[0], key)).statusCode).toBe(303);
});

test('when the address names no try of a card, then it is not found; when the try has ended, back to the cashier', async () => {
  const order = await bought();
  const sandboxed = await pay(till, order, till.channels.sandbox);
  const foreign = String(sandboxed.data.redirect).split('/').at(-1)?.split('?')[0] ?? '';
  for (const key of ['A'.repeat(32), 'short', encodeURIComponent('../../x'), foreign]) {
    expect((await openPage(till.apps[0], key)).statusCode).toBe(404);
    expect((await openPage(till.apps[0], `${key}/back`, '')).statusCode).toBe(404);
  }
  const key = await beginCard(till, order);
  await till.cancelOrder(order);
  const answer = await openPage(till.apps[0], key, `?key=${order.accessKey}`);
  expect(answer.headers.location).toBe(`/#/payorder?payment=${order.paymentId}&key=${order.accessKey}`);
  expect(() => till.provider.sessionOf(key)).toThrow('0 sessions');
});

test('when the customer comes back before the webhook, then the provider is asked and it is paid', async () => {
  const order = await bought();
  const { key, session } = await onPage(till, order);
  const unpaid = await openPage(till.apps[0], `${key}/back`, '');
  expect(unpaid.headers.location).toBe(`/#/payorder?payment=${order.paymentId}`);
  expect(await standing(till.db, order)).toMatchObject({ payment: 'pending' });
  till.provider.pay(session);
  await openPage(till.apps[1], `${key}/back`, '');
  expect(await standing(till.db, order)).toMatchObject({ order: 'paid', payment: 'paid', taken: 1, credited: 0 });
  expect(await deliverCardEvent(till, 'checkout.session.completed', session)).toBe(200);
  expect(await standing(till.db, order)).toMatchObject({ payment: 'paid', taken: 1, credited: 0 });
});

test('when a top-up is paid by card, then the customer comes back to the cashier of top-ups', async () => {
  const order = await till.newOrder(await till.newCustomer(), USD, 30, 'top_up');
  const { key, session } = await onPage(till, order);
  till.provider.pay(session);
  for (const rest of ['', '/back'])
    expect((await openPage(till.apps[0], `${key}${rest}`, '')).headers.location).toBe(
      `/#/rechagerpayment?payment=${order.paymentId}`,
    );
});

test('when someone else pays by the link, then they come back to the link, whatever the address says', async () => {
  const order = await bought();
  const key = await beginCard(till, order);
  const there = await openPage(till.apps[0], key, `?lang=en-US&key=${order.accessKey}`);
  const cookie = String(there.headers['set-cookie']);
  expect(cookie).toContain(`Path=/pay/card/${key}; Max-Age=86400; HttpOnly; SameSite=Lax`);
  const back = await openPage(till.apps[0], `${key}/back`, '?next=https://evil.example', cookie.split(';')[0]);
  expect(back.headers.location).toBe(`/#/payorder?payment=${order.paymentId}&key=${order.accessKey}`);
  for (const value of ['https://evil.example/aaaaaaaaaa', '//evil.example/aaaaaaaaaaaa', 'x&next=//evil.example'])
    expect((await openPage(till.apps[0], `${key}/back`, '', `pay_link=${value}`)).headers.location).toBe(
      `/#/payorder?payment=${order.paymentId}`,
    );
});

const due = (order: Order, seconds: number) =>
  sql`UPDATE payment SET expires_at = app_now() - ${seconds} * interval '1 second' WHERE id = ${order.paymentId}`.execute(
    till.db,
  );
const ask = (order: Order) => askBeforeClosing(till.apps[0].platform, { kind: 'goods_order', id: order.id });

test('when a payable is about to run out though it was paid at the provider, then it is settled instead', async () => {
  const order = await bought();
  const { session } = await onPage(till, order);
  till.provider.pay(session);
  await due(order, 1);
  expect(await ask(order)).toBe(true);
  expect(await till.expireOrder(order)).toBe(false);
  expect(await standing(till.db, order)).toMatchObject({ order: 'paid', payment: 'paid', taken: 1, released: 0 });
});

test('when it runs out with the page still open, then the page is closed first and nothing can be paid there', async () => {
  const order = await bought();
  const { session } = await onPage(till, order);
  await due(order, 1);
  expect(await ask(order)).toBe(true);
  expect(session.status).toBe('expired');
  expect(await till.expireOrder(order)).toBe(true);
  expect(await standing(till.db, order)).toMatchObject({ order: 'cancelled', payment: 'cancelled' });
});

test('when the customer pays between asking and closing, then it is settled', async () => {
  const order = await bought();
  const { session } = await onPage(till, order);
  await due(order, 1);
  const { calls } = till.provider;
  const push = calls.push.bind(calls);
  calls.push = (call) => {
    if (call.endsWith('/expire')) till.provider.pay(session);
    return push(call);
  };
  expect(await ask(order)).toBe(true);
  calls.push = push;
  expect(await standing(till.db, order)).toMatchObject({ order: 'paid', payment: 'paid' });
});

test('when the provider cannot be reached, then closing waits, but not past the hard limit; money is late then', async () => {
  const order = await bought();
  const { session } = await onPage(till, order);
  till.provider.pay(session);
  await due(order, 599);
  till.provider.setAway(true);
  expect(await ask(order)).toBe(false);
  await due(order, 601);
  expect(await ask(order)).toBe(true);
  expect(await till.expireOrder(order)).toBe(true);
  expect(await till.apps[0].runJobs('payments.close_ended_tries')).toBe(0);
  await sql`UPDATE fake_order SET can_be_had = false WHERE id = ${order.id}`.execute(till.db);
  till.provider.setAway(false);
  expect(await till.apps[0].runJobs('payments.close_ended_tries')).toBeGreaterThan(0);
  expect(await standing(till.db, order)).toMatchObject({ order: 'cancelled', payment: 'cancelled', credited: USD });
  expect((await balances(till.db, order.customerId)).available).toBe(USD);
});

test('when a payable is cancelled or paid otherwise, then its page is closed at the provider soon', async () => {
  const cancelled = await bought();
  const first = await onPage(till, cancelled);
  await till.cancelOrder(cancelled);
  const wallet = await till.newOrder(await till.newCustomer(USD), USD);
  const second = await onPage(till, wallet);
  await pay(till, wallet, till.channels.balance);
  await till.apps[1].runJobs('payments.close_ended_tries');
  expect([first.session.status, second.session.status]).toEqual(['expired', 'expired']);
  const before = till.provider.calls.length;
  await till.apps[0].runJobs('payments.close_ended_tries');
  expect(till.provider.calls.length).toBe(before);
});

/** An order that was paid by card. */
async function paidByCard(): Promise<Order> {
  const order = await bought();
  const { session } = await onPage(till, order);
  till.provider.pay(session);
  await deliverCardEvent(till, 'checkout.session.completed', session);
  return order;
}
const refund = (order: Order, usd: number, key: string) =>
  inTransaction(till.db, (tx) =>
    refundPayment(tx, { paymentId: order.paymentId, amountUsd: usd, key: `${key}/${order.id}` }),
  );
const refundsOf = (order: Order) =>
  sql<{ sent: boolean; failed: boolean; number: string }>`
    SELECT sent_at IS NOT NULL AS sent, failed_at IS NOT NULL AS failed, provider_number AS number
    FROM payment_refund WHERE payment_id = ${order.paymentId} ORDER BY created_at, amount_usd`
    .execute(till.db)
    .then(({ rows }) => rows);
const madeFor = (numbers: readonly string[]) =>
  till.provider.refunds.filter(({ metadata }) => numbers.includes(metadata.avela ?? ''));
const soon = () => sql`UPDATE payment_refund SET next_try_at = NULL WHERE sent_at IS NULL`.execute(till.db);

test('when refunds are booked, then both processes together ask for each once', async () => {
  const order = await paidByCard();
  await refund(order, 1_000, 'part');
  await refund(order, 1_550, 'rest');
  await Promise.all(till.apps.map((app) => app.runJobs('payments.send_refunds')));
  const rows = await refundsOf(order);
  expect(rows).toMatchObject([
    { sent: true, failed: false },
    { sent: true, failed: false },
  ]);
  expect(madeFor(rows.map(({ number }) => number)).map(({ amount }) => amount)).toEqual(
    expect.arrayContaining([1_000, 1_550]),
  );
  expect(madeFor(rows.map(({ number }) => number))).toHaveLength(2);
});

test('when the answer to a refund is lost and the key forgotten, then it is found and not made again', async () => {
  const order = await paidByCard();
  await refund(order, USD, 'all');
  till.provider.plant('lost', 'fault');
  await till.apps[0].runJobs('payments.send_refunds');
  const [row] = await refundsOf(order);
  expect(row).toMatchObject({ sent: false, failed: false });
  expect(madeFor([row?.number ?? ''])).toHaveLength(1);
  expect(await till.apps[0].runJobs('payments.send_refunds')).toBe(0);
  till.provider.forgetKeys();
  await soon();
  await till.apps[1].runJobs('payments.send_refunds');
  expect(await refundsOf(order)).toMatchObject([{ sent: true, failed: false }]);
  expect(madeFor([row?.number ?? ''])).toHaveLength(1);
});

test('when the provider refuses a refund at once, or later by webhook, then staff are told once', async () => {
  const report = async (order: Order) =>
    (
      await sql`SELECT 1 FROM outbox_event WHERE name = 'payment.refund_failed'
        AND payload->>'payableId' = ${order.id}`.execute(till.db)
    ).rows.length;
  const refused = await paidByCard();
  await refund(refused, USD, 'all');
  till.provider.refuseRefunds(true);
  await till.apps[0].runJobs('payments.send_refunds');
  till.provider.refuseRefunds(false);
  expect(await refundsOf(refused)).toMatchObject([{ sent: false, failed: true }]);
  expect(await report(refused)).toBe(1);

  const later = await paidByCard();
  await refund(later, USD, 'all');
  await till.apps[0].runJobs('payments.send_refunds');
  const [row] = await refundsOf(later);
  const [made] = madeFor([row?.number ?? '']);
  expect(await deliverCardEvent(till, 'refund.updated', { ...made, status: 'succeeded' })).toBe(200);
  expect(await report(later)).toBe(0);
  for (const type of ['refund.failed', 'charge.refund.updated', 'refund.updated'])
    expect(await deliverCardEvent(till, type, { ...made, status: 'failed' })).toBe(200);
  expect(await report(later)).toBe(1);
  expect(await refundsOf(later)).toMatchObject([{ sent: true, failed: true }]);
});
