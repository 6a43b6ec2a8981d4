import { securityEndpoints } from '@app/contract/accounts/security/endpoints';
import { messageEndpoints } from '@app/contract/messaging/endpoints';
import { withdrawalEndpoints as own } from '@app/contract/withdrawals/endpoints';
import { staffWithdrawalEndpoints as staffCalls } from '@app/contract/withdrawals/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { ask, broken, fire, IBAN, money, openWithdrawalShop, PASSWORD, type WithdrawalShop } from './fixtures.ts';

let desk: WithdrawalShop;
let staff: string;
beforeAll(async () => {
  desk = await openWithdrawalShop();
  staff = await desk.shop.staff();
});
afterEach(async () => expect(await broken(desk.shop)).toEqual([]));
afterAll(() => desk.shop.close());

const mails = async (customerId: string) =>
  (
    await sql<{
      template: string;
    }>`SELECT template FROM mail_outbox WHERE customer_id = ${customerId} ORDER BY created_at, id`.execute(desk.db)
  ).rows.map(({ template }) => template);

/** A request of 100 dollars by somebody who has 200. */
async function asked(amount = '100.00') {
  const buyer = await desk.holder(20_000);
  const address = await desk.account(buyer);
  const { data } = await ask(desk.shop, { buyer, channel: desk.channelId, address, amount });
  return { buyer, address, id: data.id, version: data.version };
}
const read = (buyer: { token: string }, id: string) =>
  desk.shop.call(own.withdrawalDetail, { token: buyer.token, query: { id } });

test('when money is asked for, then amount and fee are held and what arrives is told before and after', async () => {
  const buyer = await desk.holder(20_000);
  const address = await desk.account(buyer);
  const options = await desk.shop.call(own.withdrawalOptions, { token: buyer.token });
  expect(options.data).toMatchObject({
    available: { usd: 20_000 },
    emailVerified: true,
    channels: [{ id: desk.channelId, feeUsd: 100, feeBp: 50, minimumUsd: 1_000, maximumUsd: 50_000, allInUsd: 19_801 }],
    accounts: [{ id: address, masked: '**** 3000', bank: 'Rheinbank', restsUntil: null }],
  });
  const quote = await desk.shop.call(own.withdrawalQuote, {
    token: buyer.token,
    query: { channel: desk.channelId, amount: '100' },
  });
  expect(quote.data).toMatchObject({
    amountUsd: 10_000,
    feeUsd: 150,
    totalUsd: 10_150,
    covered: true,
    arrives: { amount: 10_000, currency: 'USD', decimals: 2 },
  });
  const { code, data } = await ask(desk.shop, { buyer, channel: desk.channelId, address, amount: '100' });
  expect(code).toBe(200);
  expect(data).toMatchObject({ state: 'pending_review', fee: { usd: 150 }, actions: ['cancel'] });
  expect(await money(desk.shop, buyer)).toEqual({ available: 9_850, held: 10_150 });
});

test('when it is rejected, then the customer reads the reason, has the money again, and is told by mail', async () => {
  const { buyer, id, version } = await asked();
  const { status } = await fire(desk.shop, { event: 'reject', id, version, token: staff });
  expect(status).toBe(200);
  expect((await read(buyer, id)).data).toMatchObject({
    state: 'rejected',
    reason: 'Another holder',
    actions: [],
    timeline: [{ state: 'pending_review' }, { state: 'rejected' }],
  });
  expect(await money(desk.shop, buyer)).toEqual({ available: 20_000, held: 0 });
  expect(await mails(buyer.id)).toEqual(['payout_account_added', 'withdrawal_rejected']);
  await desk.shop.app.deliverEvents();
  const inbox = await desk.shop.call(messageEndpoints.messageList, { token: buyer.token, query: {} });
  expect(inbox.data.list).toMatchObject([{ title: 'Withdrawal rejected', link: { kind: 'withdrawal', id } }]);
});

test('when it is approved and paid, then the held money leaves once and the customer sees the proof', async () => {
  const { buyer, id, version } = await asked();
  const approved = await fire(desk.shop, { event: 'approve', id, version, token: staff });
  expect(approved.data).toMatchObject({ state: 'approved', actions: ['pay', 'fail'], approvedByMe: true });
  const proofs = [await desk.proof(staff)];
  const paid = await fire(desk.shop, { event: 'pay', id, version: approved.data.version, token: staff, proofs });
  expect(paid.data).toMatchObject({ state: 'paid', providerNumber: 'P-1', proofs: 1, actions: [] });
  expect(await money(desk.shop, buyer)).toEqual({ available: 9_850, held: 0 });
  expect((await read(buyer, id)).data).toMatchObject({ state: 'paid', providerNumber: 'P-1', proofs: 1 });
  const picture = await desk.shop.call(own.withdrawalProof, { token: buyer.token, query: { id } });
  expect(picture.data.base64.length).toBeGreaterThan(20);
  const another = await desk.holder(0);
  expect((await desk.shop.call(own.withdrawalProof, { token: another.token, query: { id } })).code).toBe(
    refusalCode('record.not_found'),
  );
  expect(await mails(buyer.id)).toContain('withdrawal_paid');
});

test('when the payment fails, then the money is free again and the reason is told', async () => {
  const { buyer, id, version } = await asked();
  const approved = await fire(desk.shop, { event: 'approve', id, version, token: staff });
  await fire(desk.shop, { event: 'fail', id, version: approved.data.version, token: staff });
  expect((await read(buyer, id)).data).toMatchObject({ state: 'payment_failed', reason: 'Account closed' });
  expect(await money(desk.shop, buyer)).toEqual({ available: 20_000, held: 0 });
});

test('when the customer takes it back in time, then it is over; after a review they cannot', async () => {
  const { buyer, id, version } = await asked();
  const cancel = (of: { id: string; version: number }) =>
    desk.shop.call(own.cancelWithdrawal, { token: buyer.token, body: of });
  expect((await cancel({ id, version: version + 1 })).code).toBe(refusalCode('record.stale'));
  expect((await cancel({ id, version })).data).toMatchObject({ state: 'cancelled' });
  expect(await money(desk.shop, buyer)).toEqual({ available: 20_000, held: 0 });
  const later = await asked();
  const approved = await fire(desk.shop, { event: 'approve', id: later.id, version: 1, token: staff });
  const refused = await desk.shop.call(own.cancelWithdrawal, {
    token: later.buyer.token,
    body: { id: later.id, version: approved.data.version },
  });
  expect(refused.code).toBe(refusalCode('withdrawal.not_allowed'));
});

test('above the threshold, who approved may not pay out; somebody else may', async () => {
  await sql`INSERT INTO parameter (key, value) VALUES ('withdrawal.second_person_usd', '9999')
    ON CONFLICT (key) DO UPDATE SET value = excluded.value`.execute(desk.db);
  desk.shop.app.platform.cache.dropHere(['parameters']);
  const { id, version } = await asked();
  const approved = await fire(desk.shop, { event: 'approve', id, version, token: staff });
  expect(approved.data.needsSecondPerson).toBe(true);
  const step = { event: 'pay', id, version: approved.data.version } as const;
  const same = await fire(desk.shop, { ...step, token: staff, proofs: [await desk.proof(staff)] });
  expect([same.status, same.code]).toEqual([409, refusalCode('withdrawal.same_person')]);
  const colleague = await desk.shop.staff();
  const other = await fire(desk.shop, { ...step, token: colleague, proofs: [await desk.proof(colleague)] });
  expect(other.data.state).toBe('paid');
  await sql`DELETE FROM parameter WHERE key = 'withdrawal.second_person_usd'`.execute(desk.db);
  desk.shop.app.platform.cache.dropHere(['parameters']);
});

test('M16: an amount at the limits is taken, a cent beyond is refused at its field', async () => {
  const buyer = await desk.holder(1_000_000);
  const address = await desk.account(buyer);
  const codes: Record<string, unknown> = {};
  for (const amount of ['9.99', '10.00', '500.00', '500.01']) {
    const { code, data } = await ask(desk.shop, { buyer, channel: desk.channelId, address, amount });
    codes[amount] = code === 200 ? code : (data as unknown as { fields: Record<string, string> }).fields.amount;
  }
  expect(codes).toEqual({ '9.99': 'field.too_small', '10.00': 200, '500.00': 200, '500.01': 'field.too_big' });
});

test.each(['1e2', '0x10', '+50', '-50', '50.001', '50,00', ' 50', '５０', '', 'NaN', '00050', '50.', '.5'])(
  'M22: %j is no amount',
  async (amount) => {
    const buyer = await desk.holder(20_000);
    const address = await desk.account(buyer);
    const answer = await ask(desk.shop, { buyer, channel: desk.channelId, address, amount });
    expect(answer.code).toBe(refusalCode('input.invalid'));
    const raw = { channel: desk.channelId, address, amount: 50, password: PASSWORD };
    expect((await desk.shop.call(own.withdraw, { token: buyer.token, raw })).code).toBe(refusalCode('input.invalid'));
    expect(await money(desk.shop, buyer)).toEqual({ available: 20_000, held: 0 });
  },
);

test('each refusal of a request changes nothing', async () => {
  const buyer = await desk.holder(20_000);
  const address = await desk.account(buyer);
  const wish = { buyer, channel: desk.channelId, address, amount: '100' };
  const code = async (more: Partial<typeof wish>) => (await ask(desk.shop, { ...wish, ...more })).code;
  expect(await code({ amount: '300' })).toBe(refusalCode('wallet.insufficient_balance'));
  expect(await code({ channel: desk.shop.balanceChannel })).toBe(refusalCode('payment.channel_closed'));
  expect(await code({ channel: address })).toBe(refusalCode('record.not_found'));
  const another = await desk.holder(0);
  expect(await code({ address: await desk.account(another) })).toBe(refusalCode('record.not_found'));
  const coin = { kind: 'crypto', network: 'sepolia', address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' } as const;
  expect(await code({ address: await desk.account(buyer, coin) })).toBe(refusalCode('input.invalid'));
  const wrong = await desk.shop.call(own.withdraw, {
    token: buyer.token,
    body: { channel: desk.channelId, address, amount: '100', password: 'not-this-one' },
  });
  expect(wrong.code).toBe(refusalCode('account.wrong_password'));
  const doubtful = await desk.holder(20_000, { verified: false });
  const doubtfulAccount = await desk.account(doubtful);
  expect(await code({ buyer: doubtful, address: doubtfulAccount })).toBe(refusalCode('withdrawal.email_unverified'));
  expect((await desk.shop.call(own.withdraw, { raw: {} })).code).toBe(refusalCode('auth.sign_in_needed'));
  expect(await money(desk.shop, buyer)).toEqual({ available: 20_000, held: 0 });
});

test('staff without the permission, of another agent, or with a stale version get nowhere', async () => {
  const { id, version } = await asked();
  const viewer = await desk.shop.staff({ permissions: ['money.withdrawals.view'] });
  expect((await fire(desk.shop, { event: 'approve', id, version, token: viewer })).status).toBe(403);
  const seen = await desk.shop.call(staffCalls.readWithdrawal, { token: viewer, params: { id } });
  expect(seen.data.actions).toEqual([]);
  expect(JSON.stringify(seen.data)).not.toContain(IBAN);
  expect((await desk.shop.call(staffCalls.readPayoutDetails, { token: viewer, params: { id } })).status).toBe(403);
  const agent = await desk.shop.staff({ agentId: desk.shop.agentId });
  expect((await desk.shop.call(staffCalls.readWithdrawal, { token: agent, params: { id } })).status).toBe(404);
  expect((await fire(desk.shop, { event: 'approve', id, version, token: agent })).status).toBe(404);
  const stale = await fire(desk.shop, { event: 'approve', id, version: version + 1, token: staff });
  expect([stale.status, stale.code]).toEqual([409, refusalCode('record.stale')]);
  expect((stale.data as unknown as { current: { version: number } }).current.version).toBe(version);
  const whole = await desk.shop.call(staffCalls.readPayoutDetails, { token: staff, params: { id } });
  expect(whole.data.details).toMatchObject({ account: IBAN });
  const { rows } = await sql<{ action: string; text: string }>`
    SELECT action, before::text || after::text AS text FROM operation_log WHERE record = ${`withdrawal/${id}`} AND outcome = 'done'`.execute(
    desk.db,
  );
  expect(rows.map(({ action }) => action)).toEqual(['withdrawal.account_seen']);
});

test('lists: the customer sees only their own, staff find by number, mail and channel', async () => {
  const { buyer, id, version } = await asked();
  const stranger = await desk.holder(0);
  expect((await read(stranger, id)).code).toBe(refusalCode('record.not_found'));
  const theirs = await desk.shop.call(own.cancelWithdrawal, { token: stranger.token, body: { id, version } });
  expect(theirs.code).toBe(refusalCode('record.not_found'));
  const mine = await desk.shop.call(own.withdrawalList, { token: buyer.token, query: { tab: 'open' } });
  expect(mine.data.list.map((row) => row.id)).toEqual([id]);
  const number = mine.data.list[0]?.number ?? '';
  const find = async (query: object) =>
    (await desk.shop.call(staffCalls.listWithdrawals, { token: staff, query })).data;
  expect((await find({ number })).list.map((row) => row.id)).toEqual([id]);
  expect((await find({ email: buyer.id, channel: desk.channelId })).total).toBe(1);
  expect((await find({ tab: 'paid', number })).total).toBe(0);
  expect((await find({ tab: 'all', number, sort: 'amountUsd', order: 'desc' })).counts.pending_review).toBe(1);
});

test.each([
  ['Africa/Casablanca', '2026-12-09', '2026-12-09T23:30:00Z', '2026-12-10T00:00:00Z'],
  ['America/Edmonton', '2026-12-09', '2026-12-10T05:30:00Z', '2026-12-10T06:00:00Z'],
])("days of the list are the shop's, in %s", async (zone, day, last, first) => {
  const { buyer } = await asked();
  await sql`INSERT INTO parameter (key, value) VALUES ('shop.time_zone', ${JSON.stringify(zone)}::jsonb)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value`.execute(desk.db);
  desk.shop.app.platform.cache.drop(['parameters']);
  const found = async (at: string) => {
    await sql`UPDATE withdrawal SET created_at = ${at} WHERE customer_id = ${buyer.id}`.execute(desk.db);
    const query = { tab: 'all', email: buyer.id, from: day, to: day };
    return (await desk.shop.call(staffCalls.listWithdrawals, { token: staff, query: query as object })).data.total;
  };
  expect([await found(last), await found(first)]).toEqual([1, 0]);
});

test('an open withdrawal keeps the account from being deleted; deleting erases payout accounts and what names somebody', async () => {
  const { buyer, id, version } = await asked();
  const blocked = await desk.shop.call(securityEndpoints.deletion, { token: buyer.token });
  expect(blocked.data.blockers.map(({ kind }) => kind)).toContain('held');
  await fire(desk.shop, { event: 'reject', id, version, token: staff });
  const { inTransaction } = await import('../../../platform/db/connect.ts');
  const { runErasePorts } = await import('../../accounts/core/usecases/ports.ts');
  await inTransaction(desk.db, (tx) => runErasePorts(desk.shop.app.platform, tx, buyer.id));
  const { rows } = await sql<{ text: string }>`
    SELECT w::text AS text FROM withdrawal w WHERE customer_id = ${buyer.id}
    UNION ALL SELECT a::text FROM payout_account a WHERE customer_id = ${buyer.id}`.execute(desk.db);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.text).not.toMatch(/[^0-9a-f-]3000[^0-9a-f-]|Rheinbank|Canary/);
});
