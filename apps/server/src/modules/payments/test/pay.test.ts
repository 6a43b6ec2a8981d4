import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/connect.ts';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { balances } from '../../ledger/core.ts';
import { openPayment, paymentView, refundPayment, repricePayment, voidPayment } from '../public.ts';
import { begin, call, deliver, message, pay } from './calls.fixtures.ts';
import { openPaymentShop, type PaymentShop, standing } from './fixtures.ts';

let till: PaymentShop;
beforeAll(async () => {
  till = await openPaymentShop();
});
afterEach(() => till.whole());
afterAll(() => till.close());

const nobody = randomUUID();
const refund = (paymentId: string, amountUsd: number, key: string) =>
  inTransaction(till.db, (tx) => refundPayment(tx, { paymentId, amountUsd, key }));

test('when the wallet covers it, then it is paid at once and the record tells', async () => {
  const owner = await till.newCustomer(5_000);
  const order = await till.newOrder(owner, 1_250);
  const answer = await pay(till, order, till.channels.balance);
  expect(answer).toMatchObject({ code: 200, data: { status: 'paid', redirect: null, paymentId: order.paymentId } });
  expect(await standing(till.db, order)).toMatchObject({ order: 'paid', payment: 'paid', taken: 1 });
  expect((await balances(till.db, owner)).available).toBe(3_750);
  const log = await call(till.apps[0], '/user/money_log?lang=zh-cn&currency=USD', { as: owner });
  expect(log.data.list).toMatchObject([
    {
      kind: 'payment',
      group: 'order',
      amount: { usd: -1_250 },
      before: { usd: 5_000 },
      after: { usd: 3_750 },
      reference: { kind: 'goods_order', id: order.id },
    },
    { kind: 'adjustment', before: { usd: 0 }, after: { usd: 5_000 } },
  ]);
  expect((await call(till.apps[0], `/payment/cashier?payment=${order.paymentId}`, { as: owner })).data.status).toBe(
    'paid',
  );
});

test('when records are read page by page, then none is missed and a forged cursor is refused', async () => {
  const owner = await till.newCustomer(5_000);
  for (const usd of [100, 200, 300]) await pay(till, await till.newOrder(owner, usd), till.channels.balance);
  const first = await call(till.apps[0], '/user/money_log?limit=3', { as: owner });
  const next = await call(till.apps[0], `/user/money_log?limit=3&cursor=${first.data.cursor}`, { as: owner });
  const amounts = [first, next].flatMap(({ data }) =>
    (data.list as { amount: { usd: number } }[]).map((r) => r.amount.usd),
  );
  expect(amounts).toEqual([-300, -200, -100, 5_000]);
  expect(next.data.cursor).toBeNull();
  expect((await call(till.apps[0], '/user/money_log?cursor=W10', { as: owner })).code).toBe(
    refusalCode('input.invalid'),
  );
  expect((await call(till.apps[0], '/user/money_log')).code).toBe(refusalCode('auth.sign_in_needed'));
  expect((await call(till.apps[0], '/user/money_log?unit=points', { as: owner })).data.list).toEqual([]);
});

test('when it cannot be paid, then each reason has its own refusal and nothing moves', async () => {
  const { balance, sandbox } = till.channels;
  const poor = await till.newCustomer(99);
  const order = await till.newOrder(poor, 100);
  expect((await pay(till, order, balance)).data.error).toBe('wallet.insufficient_balance');
  expect((await pay(till, order, nobody)).data.error).toBe('record.not_found');

  await sql`UPDATE payment_channel SET maximum_usd = 50 WHERE id = ${balance}`.execute(till.db);
  till.apps[0].platform.cache.drop(['channels']);
  expect((await pay(till, order, balance)).data.error).toBe('payment.channel_closed');
  const cashier = await call(till.apps[0], `/payment/cashier?payment=${order.paymentId}`, { as: poor });
  expect(cashier.data.channels).toMatchObject([
    { usable: false, reason: 'payments.channel_too_big' },
    { usable: true },
  ]);
  await sql`UPDATE payment_channel SET maximum_usd = NULL, payment_enabled = false WHERE id = ${balance}`.execute(
    till.db,
  );
  till.apps[0].platform.cache.drop(['channels']);
  expect((await pay(till, order, balance)).data.error).toBe('payment.channel_closed');
  expect((await call(till.apps[0], `/channel_info?id=${balance}`)).data.error).toBe('record.not_found');
  await sql`UPDATE payment_channel SET payment_enabled = true WHERE id = ${balance}`.execute(till.db);
  till.apps[0].platform.cache.drop(['channels']);

  const overdue = await till.newOrder(await till.newCustomer(500), 100, -1);
  for (const channel of [balance, sandbox])
    expect((await pay(till, overdue, channel)).data.error).toBe('payment.expired');
  const status = await call(till.apps[0], `/order/pay_status?payment=${overdue.paymentId}`, { as: overdue.customerId });
  expect(status.data.status).toBe('cancelled');

  const cancelled = await till.newOrder(await till.newCustomer(500), 100);
  await till.cancelOrder(cancelled);
  for (const channel of [balance, sandbox])
    expect((await pay(till, cancelled, channel)).data.error).toBe('payment.not_payable');

  const paid = await till.newOrder(await till.newCustomer(500), 100);
  expect((await pay(till, paid, balance)).code).toBe(200);
  for (const channel of [balance, sandbox])
    expect((await pay(till, paid, channel)).data.error).toBe('payment.already_paid');
  expect((await balances(till.db, paid.customerId)).available).toBe(400);
});

test('when there is nothing to pay, then it is paid from the start', async () => {
  const free = await till.newOrder(await till.newCustomer(500), 0);
  expect((await pay(till, free, till.channels.balance)).data.error).toBe('payment.already_paid');
  expect(await paymentView(till.db, free.paymentId)).toMatchObject({ state: 'paid', amountUsd: 0, channel: null });
  await refund(free.paymentId, 0, `nothing/${free.id}`);
});

test('when somebody else or nobody asks without the key, then it looks as if it did not exist', async () => {
  const order = await till.newOrder(await till.newCustomer(500), 100);
  const stranger = await till.newCustomer(500);
  for (const path of ['/payment/cashier', '/order/pay_status']) {
    const missing = await call(till.apps[0], `${path}?payment=${nobody}`, { as: stranger });
    for (const as of [stranger, undefined]) {
      const given = as ? { as } : {};
      expect((await call(till.apps[0], `${path}?payment=${order.paymentId}`, given)).text).toBe(missing.text);
      const wrongKey = `&key=${'x'.repeat(32)}`;
      expect((await call(till.apps[0], `${path}?payment=${order.paymentId}${wrongKey}`, given)).text).toBe(
        missing.text,
      );
    }
  }
  const foreign = await pay(till, order, till.channels.balance, { as: stranger });
  expect(foreign.text).toBe(
    (await pay(till, { ...order, paymentId: nobody }, till.channels.balance, { as: stranger })).text,
  );
});

test('when a friend pays by the link, then personal data is masked and a refund goes back to the friend', async () => {
  const order = await till.newOrder(await till.newCustomer(), 700);
  const friend = await till.newCustomer(1_000);
  const link = `payment=${order.paymentId}&key=${order.accessKey}`;
  const anonymous = await call(till.apps[0], `/payment/cashier?${link}`);
  expect(anonymous.data).toMatchObject({ own: false, accessKey: null, payable: { id: null, number: 'AV-1' } });
  expect(anonymous.data.amount).toEqual({ usd: 700, amount: 1_050, currency: 'JPY', decimals: 0 });
  expect(anonymous.data.channels).toMatchObject([
    { usable: false, reason: 'error.auth.sign_in_needed', available: null },
    { usable: true },
  ]);
  const unsigned = await call(till.apps[0], '/payment/pay', {
    body: { payment: order.paymentId, key: order.accessKey, channel: till.channels.balance },
  });
  expect(unsigned.code).toBe(refusalCode('auth.sign_in_needed'));
  expect((await pay(till, order, till.channels.balance, { as: friend, key: order.accessKey })).code).toBe(200);
  await refund(order.paymentId, 200, `part/${order.id}`);
  await refund(order.paymentId, 200, `part/${order.id}`);
  expect(await paymentView(till.db, order.paymentId)).toMatchObject({ state: 'partly_refunded', refundedUsd: 200 });
  await expect(refund(order.paymentId, 501, `more/${order.id}`)).rejects.toMatchObject({ key: 'payment.not_payable' });
  await refund(order.paymentId, 500, `rest/${order.id}`);
  expect((await balances(till.db, friend)).available).toBe(1_000);
  expect((await balances(till.db, order.customerId)).available).toBe(0);
  expect(await paymentView(till.db, order.paymentId)).toMatchObject({
    state: 'refunded',
    channel: { identifier: 'balance' },
  });
});

test('when a card payment is refunded, then it goes back through the provider and no wallet changes', async () => {
  const order = await till.newOrder(await till.newCustomer(), 700);
  await deliver(till, message(await begin(till, order), 700));
  await refund(order.paymentId, 700, `card/${order.id}`);
  expect((await balances(till.db, order.customerId)).available).toBe(0);
  const { rows } = await sql<{ left: number }>`SELECT COALESCE(sum(e.amount), 0)::bigint AS left FROM ledger_entry e
    JOIN ledger_account a ON a.id = e.account_id AND a.code = 'card_clearing'
    JOIN ledger_transfer t ON t.id = e.transfer_id WHERE t.reference_id = ${order.id}`.execute(till.db);
  expect(rows[0]?.left).toBe(0);
});

test('when the channels are listed, then names are in the language asked for and each purpose has its own', async () => {
  const list = async (query: string) =>
    (
      (await call(till.apps[0], `/payment_channel?${query}`)).data as unknown as { identifier: string; title: string }[]
    ).map(({ identifier, title }) => `${identifier} ${title}`);
  expect(await list('lang=en-US')).toEqual(['balance Wallet balance', 'sandbox Test card']);
  expect(await list('lang=es&purpose=recharge')).toEqual(['sandbox Tarjeta de prueba']);
  expect(await list('purpose=withdraw')).toEqual([]);
  const info = await call(till.apps[0], `/channel_info?id=${till.channels.sandbox}&lang=pt`);
  expect(info.data).toMatchObject({ kind: 'sandbox', title: 'Cartão de teste' });
  expect((await call(till.apps[0], `/channel_info?id=${nobody}`)).data.error).toBe('record.not_found');
});

test('when a payment was closed or repriced, then what follows is refused by the table', async () => {
  const order = await till.newOrder(await till.newCustomer(900), 300);
  await inTransaction(till.db, (tx) => repricePayment(tx, order.paymentId, 200));
  expect((await pay(till, order, till.channels.balance)).code).toBe(200);
  expect((await balances(till.db, order.customerId)).available).toBe(700);
  const reprice = inTransaction(till.db, (tx) => repricePayment(tx, order.paymentId, 100));
  await expect(reprice).rejects.toMatchObject({ key: 'payment.not_payable' });
  const close = inTransaction(till.db, (tx) => voidPayment(tx, order.paymentId));
  await expect(close).rejects.toMatchObject({ key: 'payment.already_paid' });
  const again = {
    payableKind: 'goods_order',
    payableId: order.id,
    customerId: order.customerId,
    amountUsd: 1,
    expiresAt: null,
    now: new Date(),
  };
  await expect(inTransaction(till.db, (tx) => openPayment(tx, again))).rejects.toThrow('unique');
});
