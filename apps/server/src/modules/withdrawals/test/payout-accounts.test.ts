import { withdrawalEndpoints as own } from '@app/contract/withdrawals/endpoints';
import { type PayoutDetails, payoutDetails } from '@app/contract/withdrawals/payout-details';
import { staffWithdrawalEndpoints as staffCalls } from '@app/contract/withdrawals/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { ask, bank, IBAN, openWithdrawalShop, PASSWORD, type WithdrawalShop } from './fixtures.ts';

let desk: WithdrawalShop;
beforeAll(async () => {
  desk = await openWithdrawalShop();
});
afterAll(() => desk.shop.close());

const CARD = '4242424242424242';
const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const card: PayoutDetails = { kind: 'bank_card', holder: 'Canary Holder', number: CARD, bankCode: 'HSBC' };
const coin: PayoutDetails = { kind: 'crypto', network: 'sepolia', address: ADDRESS };

test('accounts are kept masked: the whole number is in no answer, mail or log', async () => {
  const buyer = await desk.holder(20_000);
  const answers: unknown[] = [];
  for (const details of [bank, card, coin]) {
    const { code, data } = await desk.shop.call(own.addPayoutAccount, {
      token: buyer.token,
      body: { details, label: 'Mine', password: PASSWORD },
    });
    expect(code).toBe(200);
    answers.push(data);
  }
  answers.push((await desk.shop.call(own.payoutAccounts, { token: buyer.token })).data);
  answers.push((await desk.shop.call(own.withdrawalOptions, { token: buyer.token })).data);
  const [first] = (answers[3] as { list: { id: string }[] }).list;
  const asked = await ask(desk.shop, { buyer, channel: desk.channelId, address: first?.id ?? '', amount: '10' });
  answers.push(asked.data);
  const viewer = await desk.shop.staff({ permissions: ['money.withdrawals.view'] });
  answers.push((await desk.shop.call(staffCalls.listWithdrawals, { token: viewer, query: {} })).data);
  answers.push(
    (await desk.shop.call(staffCalls.readWithdrawal, { token: viewer, params: { id: asked.data.id } })).data,
  );
  const { rows } = await sql`SELECT filling FROM mail_outbox WHERE customer_id = ${buyer.id}`.execute(desk.db);
  answers.push(rows, (await sql`SELECT * FROM operation_log`.execute(desk.db)).rows);
  const text = JSON.stringify(answers);
  for (const secret of [IBAN, CARD, ADDRESS, 'Canary Holder']) expect(text).not.toContain(secret);
  expect(text).toContain('**** 4242');
});

test.each([
  ['card number with a wrong check digit', { ...card, number: '4242424242424241' }, 'details.number'],
  ['card number that is too short', { ...card, number: '42424242' }, 'details.number'],
  ['IBAN with a wrong check digit', { ...bank, account: 'DE88370400440532013000' }, 'details.account'],
  ['account number without SWIFT', { ...bank, account: '123456789', swift: '' }, 'details.swift'],
  ['address with a wrong checksum', { ...coin, address: ADDRESS.replace('C8', 'c8') }, 'details.address'],
  ['address of another network', { ...coin, network: 'bitcoin' }, 'details.address'],
])('a %s is refused at its field', async (_what, details, field) => {
  const buyer = await desk.holder(0);
  const { code, data } = await desk.shop.call(own.addPayoutAccount, {
    token: buyer.token,
    raw: { details, label: '', password: PASSWORD },
  });
  expect(code).toBe(refusalCode('input.invalid'));
  expect(Object.keys((data as unknown as { fields: object }).fields)).toEqual([field]);
});

test('spaces in a card number or IBAN do not matter', () => {
  expect(payoutDetails.parse({ ...card, number: '4242 4242 4242 4242' })).toEqual(card);
  expect(payoutDetails.parse({ ...bank, account: 'de89 3704 0044 0532 0130 00' })).toEqual(bank);
});

test('a SWIFT code may have digits among its first four signs', () => {
  const details = { ...bank, account: '123456789', swift: 'a1b2aexx' };
  expect(payoutDetails.parse(details)).toEqual({ ...details, swift: 'A1B2AEXX' });
});

test('the same place is kept once, also by another spelling; ten at most, also when asked all at once', async () => {
  const buyer = await desk.holder(0);
  const add = (details: PayoutDetails) =>
    desk.shop.call(own.addPayoutAccount, { token: buyer.token, body: { details, label: '', password: PASSWORD } });
  expect((await add(coin)).code).toBe(200);
  expect((await add({ ...coin, address: ADDRESS.toLowerCase() })).code).toBe(refusalCode('payout_account.taken'));
  const many = Array.from({ length: 14 }, (_, index) =>
    add({ ...bank, account: `1000${index + 10}`, swift: 'HRBTUS33' }),
  );
  const codes = (await Promise.all(many)).map(({ code }) => code);
  expect(codes.filter((code) => code === 200)).toHaveLength(9);
  expect(new Set(codes)).toEqual(new Set([200, refusalCode('payout_account.too_many')]));
});

test('S2: an account of somebody else is as if it did not exist', async () => {
  const [buyer, another] = [await desk.holder(0), await desk.holder(0)];
  const id = await desk.account(buyer);
  const nobody = '00000000-0000-4000-8000-000000000000';
  const remove = (token: string, which: string) =>
    desk.shop.call(own.removePayoutAccount, { token, body: { id: which, password: PASSWORD } });
  const change = (token: string, which: string) =>
    desk.shop.call(own.changePayoutAccount, {
      token,
      body: { id: which, version: 1, label: 'x', password: PASSWORD },
    });
  for (const call of [remove, change]) {
    const theirs = await call(another.token, id);
    const none = await call(another.token, nobody);
    expect([theirs.code, theirs.msg, theirs.data]).toEqual([none.code, none.msg, none.data]);
    expect(theirs.code).toBe(refusalCode('record.not_found'));
  }
  expect((await remove(buyer.token, id)).code).toBe(200);
});

test('each change needs the password, is told by mail, and lets the account rest', async () => {
  const { db, shop } = desk;
  await sql`UPDATE parameter SET value = '24' WHERE key = 'withdrawal.account_rest_hours'`.execute(db);
  shop.app.platform.cache.dropHere(['parameters']);
  const buyer = await desk.holder(20_000);
  const wrong = await shop.call(own.addPayoutAccount, {
    token: buyer.token,
    body: { details: bank, label: '', password: 'not-this-one' },
  });
  expect(wrong.code).toBe(refusalCode('account.wrong_password'));
  const address = await desk.account(buyer);
  const wish = { buyer, channel: desk.channelId, address, amount: '10' };
  expect((await ask(shop, wish)).code).toBe(refusalCode('withdrawal.account_resting'));
  await sql`UPDATE payout_account SET usable_at = app_now() - interval '1 second' WHERE id = ${address}`.execute(db);
  expect((await ask(shop, wish)).code).toBe(200);
  const relabel = await shop.call(own.changePayoutAccount, {
    token: buyer.token,
    body: { id: address, version: 1, label: 'Savings', password: PASSWORD },
  });
  expect(relabel.data).toMatchObject({ label: 'Savings', restsUntil: null, version: 2 });
  const stale = await shop.call(own.changePayoutAccount, {
    token: buyer.token,
    body: { id: address, version: 1, label: 'Late', password: PASSWORD },
  });
  expect(stale.code).toBe(refusalCode('record.stale'));
  const moved = await shop.call(own.changePayoutAccount, {
    token: buyer.token,
    body: { id: address, version: 2, label: 'Savings', details: card, password: PASSWORD },
  });
  expect(moved.data.restsUntil).not.toBeNull();
  expect((await ask(shop, wish)).code).toBe(refusalCode('withdrawal.account_resting'));
  await shop.call(own.removePayoutAccount, { token: buyer.token, body: { id: address, password: PASSWORD } });
  const { rows } = await sql<{ template: string }>`
    SELECT template FROM mail_outbox WHERE customer_id = ${buyer.id} ORDER BY created_at, id`.execute(db);
  expect(rows.map(({ template }) => template)).toEqual([
    'payout_account_added',
    'payout_account_changed',
    'payout_account_removed',
  ]);
  await sql`UPDATE parameter SET value = '0' WHERE key = 'withdrawal.account_rest_hours'`.execute(db);
  shop.app.platform.cache.dropHere(['parameters']);
});

test('when a new account is given with the request, then it is saved and used', async () => {
  const buyer = await desk.holder(20_000);
  const { code } = await desk.shop.call(own.withdraw, {
    token: buyer.token,
    body: { channel: desk.channelId, address: bank, amount: '10', password: PASSWORD },
  });
  expect(code).toBe(200);
  const { data } = await desk.shop.call(own.payoutAccounts, { token: buyer.token });
  expect(data.list).toHaveLength(1);
});
