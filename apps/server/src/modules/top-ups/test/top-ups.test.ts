import { randomUUID } from 'node:crypto';
import { messageEndpoints } from '@app/contract/messaging/endpoints';
import { paymentEndpoints } from '@app/contract/payments/endpoints';
import { topUpEndpoints } from '@app/contract/top-ups/endpoints';
import { walletEndpoints } from '@app/contract/wallet/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import {
  available,
  broken,
  deliver,
  goToPay,
  openTopUpShop,
  passDeadline,
  recharge,
  stateOf,
  type TopUpShop,
} from './fixtures.ts';

let shop: TopUpShop;
beforeAll(async () => {
  shop = await openTopUpShop();
});
afterAll(() => shop.close());

const begun = async (amount = '25.50') => {
  const buyer = await shop.buyer();
  const made = await recharge(shop, buyer, { amount, channel: shop.sandbox });
  expect(made.code).toBe(200);
  return { buyer, topUp: made.data };
};
const titles = async (id: string) => {
  await shop.app.deliverEvents();
  const { rows } = await sql<{ title: string }>`
    SELECT title ->> 'en-US' AS title FROM message WHERE audience_id = ${id}`.execute(shop.app.platform.db);
  return rows.map(({ title }) => title);
};

test('when a top-up is paid by card, then its amount is in the wallet, once, and the record leads to it', async () => {
  const { buyer, topUp } = await begun();
  expect(topUp).toMatchObject({ state: 'pending', amount: { usd: 25_50 }, actions: ['pay', 'cancel'] });
  const notice = await shop.call(walletEndpoints.wallet, { token: buyer.token });
  expect(notice.data.notices).toMatchObject([{ kind: 'top_up', state: 'pending', id: topUp.id }]);
  const checkout = await goToPay(shop, buyer, topUp.paymentId);
  for (const id of ['evt_one00001', 'evt_one00001', 'evt_two00002'])
    expect(await deliver(shop, { checkout, amount: 25_50, id })).toBe(200);
  expect(await available(shop, buyer)).toBe(25_50);
  expect(await stateOf(shop, buyer, topUp.id)).toMatchObject({
    state: 'paid',
    actions: [],
    timeline: [{ event: 'create' }, { event: 'settle', by: 'system' }],
  });
  const { data } = await shop.call(walletEndpoints.moneyLog, { token: buyer.token, query: { group: 'top_up' } });
  expect(data.list).toMatchObject([
    { kind: 'top_up', title: 'Top-up', note: topUp.number, reference: { kind: 'top_up', id: topUp.id } },
  ]);
  expect(await titles(buyer.id)).toEqual(['$25.50 is in your wallet']);
  const inbox = await shop.call(messageEndpoints.messageList, { token: buyer.token, query: {} });
  expect(inbox.data.list.map(({ link }) => link)).toEqual([{ kind: 'top_up', id: topUp.id }]);
  expect(await broken(shop)).toEqual([]);
});

test('when a wallet would be filled from itself, then it is refused, at the beginning and at the cashier', async () => {
  const buyer = await shop.buyer({ usd: 100_00 });
  const direct = await recharge(shop, buyer, { amount: '10', channel: shop.balanceChannel });
  expect(direct).toMatchObject({
    code: refusalCode('payment.channel_closed'),
    data: { fields: { channel: expect.any(String) } },
  });
  expect(await recharge(shop, buyer, { amount: '10', channel: randomUUID() })).toMatchObject({
    code: refusalCode('record.not_found'),
  });
  const made = await recharge(shop, buyer, { amount: '10', channel: shop.sandbox });
  const payment = made.data.paymentId;
  const cashier = await shop.call(paymentEndpoints.cashier, { token: buyer.token, query: { payment } });
  expect(cashier.data.payable).toMatchObject({ kind: 'top_up', number: made.data.number, title: 'Wallet top-up' });
  expect(cashier.data.channels.map(({ kind }) => kind)).not.toContain('balance');
  const paid = await shop.call(paymentEndpoints.pay, {
    token: buyer.token,
    body: { payment, channel: shop.balanceChannel },
  });
  expect(paid).toMatchObject({ code: refusalCode('payment.channel_closed') });
  expect(await available(shop, buyer)).toBe(100_00);
});

test.each<[Record<string, unknown>, string]>([
  [{ amount: '10' }, 'channel'],
  [{ amount: '10', channel: '' }, 'channel'],
  [{ amount: '10', channel: 'card' }, 'channel'],
  [{ channel: 'ok' }, 'amount'],
  ...['0', '-1', '1.005', '1e2', '', '1,000', ' 5', 5, null, true].map((amount): [Record<string, unknown>, string] => [
    { amount, channel: 'ok' },
    'amount',
  ]),
])('when the wish is %j, then it is refused at %s', async (wish, field) => {
  const buyer = await shop.buyer();
  const raw = { ...wish, ...(wish.channel === 'ok' ? { channel: shop.sandbox } : {}) };
  const answer = await shop.call(topUpEndpoints.recharge, { token: buyer.token, raw });
  expect([refusalCode('input.invalid'), refusalCode('input.missing')]).toContain(answer.code);
  expect(answer.data).toMatchObject({ fields: { [field]: expect.any(String) } });
});

test('when the amount is outside what the channel takes, then it is refused at its field with its reason', async () => {
  const { db, cache } = shop.app.platform;
  const limits = async (minimum: number | null, maximum: number | null) => {
    await sql`UPDATE payment_channel SET minimum_usd = ${minimum}, maximum_usd = ${maximum} WHERE id = ${shop.sandbox}`.execute(
      db,
    );
    cache.drop(['*']);
  };
  const buyer = await shop.buyer();
  const { rows } = await sql<{ min: number | null; max: number | null }>`
    SELECT minimum_usd AS min, maximum_usd AS max FROM payment_channel WHERE id = ${shop.sandbox}`.execute(db);
  await limits(5_00, 500_00);
  for (const amount of ['4.99', '500.01']) {
    const answer = await recharge(shop, buyer, { amount, channel: shop.sandbox });
    expect(answer).toMatchObject({
      code: refusalCode('input.invalid'),
      data: { fields: { amount: expect.stringContaining('channel') } },
    });
  }
  for (const amount of ['5', '500.00'])
    expect((await recharge(shop, buyer, { amount, channel: shop.sandbox })).code).toBe(200);
  await limits(rows[0]?.min ?? null, rows[0]?.max ?? null);
});

test('when too many top-ups are open, then the refusal leads to the newest; the same wish gives the open one', async () => {
  const buyer = await shop.buyer();
  const made = [];
  for (const amount of ['1', '2', '3']) made.push(await recharge(shop, buyer, { amount, channel: shop.sandbox }));
  const fourth = await recharge(shop, buyer, { amount: '4', channel: shop.sandbox });
  const newest = made.at(-1)?.data;
  expect(fourth).toMatchObject({
    code: refusalCode('top_up.unpaid_exists'),
    data: { topUpId: newest?.id, paymentId: newest?.paymentId },
  });
  expect((await recharge(shop, buyer, { amount: '2.00', channel: shop.sandbox })).data.id).toBe(made[1]?.data.id);
  const { token } = buyer;
  await shop.call(topUpEndpoints.cancelRecharge, { token, body: { id: newest?.id ?? '' } });
  expect((await recharge(shop, buyer, { amount: '4', channel: shop.sandbox })).code).toBe(200);
  const { data } = await shop.call(topUpEndpoints.rechargeList, { token, query: { limit: '3' } });
  expect(data.list.map(({ amount }) => amount.usd)).toEqual([4_00, 3_00, 2_00]);
  const rest = await shop.call(topUpEndpoints.rechargeList, { token, query: { cursor: data.cursor ?? '' } });
  expect(rest.data).toMatchObject({ list: [{ amount: { usd: 1_00 } }], cursor: null });
  const cancelled = await shop.call(topUpEndpoints.rechargeList, { token, query: { tab: 'cancelled' } });
  expect(cancelled.data.list).toMatchObject([{ id: newest?.id, state: 'cancelled', actions: [] }]);
});

test('when a top-up was cancelled and its money still comes, then it is credited all the same', async () => {
  const { buyer, topUp } = await begun('40');
  const checkout = await goToPay(shop, buyer, topUp.paymentId);
  const { token } = buyer;
  const cancelled = await shop.call(topUpEndpoints.cancelRecharge, { token, body: { id: topUp.id } });
  expect(cancelled.data).toMatchObject({ state: 'cancelled', actions: [] });
  expect(await shop.call(topUpEndpoints.cancelRecharge, { token, body: { id: topUp.id } })).toMatchObject({
    code: refusalCode('top_up.not_allowed'),
  });
  expect(await deliver(shop, { checkout, amount: 40_00 })).toBe(200);
  expect(await available(shop, buyer)).toBe(40_00);
  expect(await stateOf(shop, buyer, topUp.id)).toMatchObject({
    state: 'paid',
    timeline: [{ event: 'create' }, { event: 'cancel', by: 'customer' }, { event: 'revive' }],
  });
  // Money that comes twice is credited, too: it is the customer's.
  const again = await shop.call(paymentEndpoints.pay, {
    token,
    body: { payment: topUp.paymentId, channel: shop.sandbox },
  });
  expect(again).toMatchObject({ code: refusalCode('payment.already_paid') });
  expect(await broken(shop)).toEqual([]);
});

test('when the time runs out, then it is cancelled; after a refused card it has failed; and its owner is told', async () => {
  const plain = await begun('10');
  const refused = await begun('11');
  const checkout = await goToPay(shop, refused.buyer, refused.topUp.paymentId);
  expect(await deliver(shop, { checkout, amount: 11_00, type: 'checkout.failed' })).toBe(200);
  for (const { topUp } of [plain, refused]) await passDeadline(shop, topUp.id);
  expect(await stateOf(shop, plain.buyer, plain.topUp.id)).toMatchObject({ state: 'cancelled', actions: [] });
  expect(await shop.app.runJobs('top_ups.expire')).toBe(2);
  expect(await stateOf(shop, plain.buyer, plain.topUp.id)).toMatchObject({ state: 'cancelled' });
  expect(await stateOf(shop, refused.buyer, refused.topUp.id)).toMatchObject({ state: 'failed' });
  expect([await titles(plain.buyer.id), await titles(refused.buyer.id)]).toEqual([
    ['Top-up of $10.00 was cancelled'],
    ['Top-up of $11.00 failed'],
  ]);
  expect(await deliver(shop, { checkout, amount: 11_00 })).toBe(200);
  expect(await available(shop, refused.buyer)).toBe(11_00);
  expect(await broken(shop)).toEqual([]);
});

test('when staff are checking a proof, then it neither runs out nor can be cancelled', async () => {
  const { buyer, topUp } = await begun('12');
  const { db } = shop.app.platform;
  await goToPay(shop, buyer, topUp.paymentId);
  await sql`INSERT INTO payment_proof (id, payment_id, attempt_id, channel_id, revision, tx_hash)
    SELECT ${randomUUID()}, payment_id, id, channel_id, 1, '0xabcdefabcdefabcdef' FROM payment_attempt
    WHERE payment_id = ${topUp.paymentId}`.execute(db);
  await passDeadline(shop, topUp.id);
  expect(await shop.app.runJobs('top_ups.expire')).toBe(0);
  expect(await stateOf(shop, buyer, topUp.id)).toMatchObject({ state: 'pending', underReview: true });
  const { token } = buyer;
  expect(await shop.call(topUpEndpoints.cancelRecharge, { token, body: { id: topUp.id } })).toMatchObject({
    code: refusalCode('top_up.not_allowed'),
  });
  const { data } = await shop.call(walletEndpoints.wallet, { token });
  expect(data.notices).toMatchObject([{ state: 'under_review' }]);
});

test('when a proof was refused, then the top-up says so until another one waits, and can be cancelled', async () => {
  const { buyer, topUp } = await begun('13');
  const { db } = shop.app.platform;
  await goToPay(shop, buyer, topUp.paymentId);
  const prove = (revision: number, state: 'rejected' | 'submitted') =>
    sql`INSERT INTO payment_proof (id, payment_id, attempt_id, channel_id, revision, state, tx_hash, decided_at, reject_reason)
      SELECT ${randomUUID()}, payment_id, id, channel_id, ${revision}::int, ${state}, '0xabcdefabcdefabcdef',
        CASE WHEN ${state}::text = 'rejected' THEN app_now() END, CASE WHEN ${state}::text = 'rejected' THEN 'unreadable' END
      FROM payment_attempt WHERE payment_id = ${topUp.paymentId}`.execute(db);
  expect(topUp).toMatchObject({ refused: false });
  await prove(1, 'rejected');
  const refused = { state: 'pending', underReview: false, refused: true, actions: ['pay', 'cancel'] };
  expect(await stateOf(shop, buyer, topUp.id)).toMatchObject(refused);
  await prove(2, 'submitted');
  expect(await stateOf(shop, buyer, topUp.id)).toMatchObject({ underReview: true, refused: false, actions: ['pay'] });
});

test('when a top-up is another’s or nobody is signed in, then it is not shown nor cancelled', async () => {
  const { topUp } = await begun();
  const { token } = await shop.buyer();
  const seen = await shop.call(topUpEndpoints.rechargeDetails, { token, query: { id: topUp.id } });
  const none = await shop.call(topUpEndpoints.rechargeDetails, { token, query: { id: randomUUID() } });
  expect([seen.code, seen.data, seen.msg]).toEqual([refusalCode('record.not_found'), none.data, none.msg]);
  expect(await shop.call(topUpEndpoints.cancelRecharge, { token, body: { id: topUp.id } })).toMatchObject({
    code: refusalCode('record.not_found'),
  });
  for (const endpoint of [topUpEndpoints.recharge, topUpEndpoints.cancelRecharge, topUpEndpoints.rechargeList])
    expect(await shop.call(endpoint as typeof topUpEndpoints.rechargeList)).toMatchObject({
      code: refusalCode('auth.sign_in_needed'),
    });
});
