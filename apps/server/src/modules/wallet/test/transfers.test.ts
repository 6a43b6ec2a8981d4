import { createHash, randomUUID } from 'node:crypto';
import { walletEndpoints } from '@app/contract/wallet/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/connect.ts';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { runErasePorts } from '../../accounts/core/usecases/ports.ts';
import { broken, openWalletShop, type Person, send, type WalletShop } from './fixtures.ts';

let shop: WalletShop;
let ana: Person;
let ben: Person;
beforeAll(async () => {
  shop = await openWalletShop();
  ana = await shop.person({ usd: 100_00, nickname: 'Anabel' });
  ben = await shop.person({ nickname: '本杰明' });
});
afterAll(() => shop.close());

const lookUp = (to: string, token = ana.token) =>
  shop.call(walletEndpoints.transferRecipient, { token, query: { to } });

test('when money is sent by e-mail or code, then it arrives, both see it with the other masked, and the books hold', async () => {
  const found = await lookUp(ben.email.toUpperCase());
  expect(found.data).toMatchObject({ name: '本***明', available: { usd: 100_00 } });
  const sent = await send(shop, ana, {
    to: ben.code.toLowerCase(),
    amount: '12.5',
    note: ' For lunch ',
    name: '本***明',
  });
  expect(sent.data).toMatchObject({ way: 'out', name: '本***明', amount: { usd: 12_50 }, note: 'For lunch' });
  expect([await shop.available(ana), await shop.available(ben)]).toEqual([87_50, 12_50]);

  const { id } = sent.data;
  const seen = await shop.call(walletEndpoints.transferDetails, { token: ben.token, query: { id } });
  expect(seen.data).toEqual({ ...sent.data, way: 'in', name: 'A***l' });
  const [log, other] = await Promise.all(
    [ana, ben].map(({ token }) => shop.call(walletEndpoints.moneyLog, { token, query: {} })),
  );
  const record = { group: 'transfer', note: 'For lunch', reference: { kind: 'transfer', id } };
  expect(log?.data.list[0]).toMatchObject({ ...record, title: 'Transfer to 本***明', amount: { usd: -12_50 } });
  expect(other?.data.list[0]).toMatchObject({ ...record, title: 'Transfer from A***l', amount: { usd: 12_50 } });
  expect(await broken(shop)).toEqual([]);
});

test('when money was sent, then both are told by message and mail, once', async () => {
  const [from, to] = [await shop.person({ usd: 500, nickname: 'Fred' }), await shop.person({ nickname: 'Tomas' })];
  const sent = await send(shop, from, { to: to.email, amount: '3' });
  await shop.app.deliverEvents();
  const { db } = shop.app.platform;
  const answer = async (id: string) =>
    (
      await sql<{ title: string; link: string }>`
        SELECT title ->> 'en-US' AS title, link_kind || ' ' || link_id AS link FROM message
        WHERE audience_id = ${id}`.execute(db)
    ).rows;
  const link = `transfer ${sent.data.id}`;
  expect(await answer(from.id)).toEqual([{ title: 'You sent $3.00', link }]);
  expect(await answer(to.id)).toEqual([{ title: 'You received $3.00', link }]);
  const { rows } = await sql<{ template: string; filling: object }>`
    SELECT template, filling FROM mail_outbox WHERE key LIKE ${`%/${sent.data.id}`} ORDER BY template`.execute(db);
  expect(rows).toMatchObject([
    { template: 'money_received', filling: { amount: '$3.00', name: 'F***d' } },
    { template: 'money_sent', filling: { amount: '$3.00', name: 'T***s' } },
  ]);
});

test('when the receiver is unknown, disabled, gone or the sender, then nothing is sent', async () => {
  const { db } = shop.app.platform;
  const closed = await shop.person();
  await sql`UPDATE customer SET disabled_at = app_now() WHERE id = ${closed.id}`.execute(db);
  const before = await shop.available(ana);
  const nobody = await lookUp('nobody@example.com');
  const disabled = await lookUp(closed.email);
  // Whether there is an account that cannot receive money is nobody's business.
  expect(disabled).toMatchObject({
    code: refusalCode('transfer.recipient_unknown'),
    data: nobody.data,
    msg: nobody.msg,
  });
  expect(await lookUp(ana.code)).toMatchObject({ code: refusalCode('transfer.to_self') });
  for (const [to, code] of [
    ['nobody@example.com', 4310],
    [closed.code, refusalCode('transfer.recipient_unknown')],
    [ana.email, 4311],
  ] as const) {
    expect(await send(shop, ana, { to, amount: '1' })).toMatchObject({ code });
  }
  expect(await send(shop, ana, { to: ben.code, amount: '1', name: 'X***y' })).toMatchObject({
    code: refusalCode('transfer.recipient_changed'),
  });
  expect(await shop.available(ana)).toBe(before);
});

test('when the password is wrong, then nothing is sent, and the same key serves once it is right', async () => {
  const key = randomUUID();
  const before = await shop.available(ana);
  const wish = { to: ben.code, amount: '1.01' };
  const wrong = await send(shop, ana, { ...wish, password: 'not-the-password' }, key);
  expect(wrong).toMatchObject({
    code: refusalCode('account.wrong_password'),
    data: { fields: { password: expect.any(String) } },
  });
  const right = await send(shop, ana, wish, key);
  const again = await send(shop, ana, wish, key);
  expect([right.code, again.code, again.headers['idempotent-replayed']]).toEqual([200, 200, 'true']);
  expect(again.data).toEqual(right.data);
  expect(await send(shop, ana, { ...wish, password: 'not-the-password' }, key)).toMatchObject({
    code: refusalCode('account.wrong_password'),
  });
  expect(await send(shop, ana, { ...wish, amount: '1.02' }, key)).toMatchObject({
    code: refusalCode('idempotency.other_body'),
  });
  expect(await shop.available(ana)).toBe(before - 1_01);
});

test('when the key of a call is kept, then nothing of the password is', async () => {
  const { db } = shop.app.platform;
  const key = randomUUID();
  await send(shop, ana, { to: ben.code, amount: '1.03' }, key);
  const { rows } = await sql<{ hash: string }>`
    SELECT encode(body_hash, 'hex') AS hash FROM idempotency_key WHERE key = ${key}`.execute(db);
  const bare = createHash('sha256').update(JSON.stringify({ password: null, to: ben.code, amount: '1.03' }));
  expect(rows[0]?.hash).toBe(bare.digest('hex'));
});

test.each([
  '1e2',
  '0x10',
  '-1',
  '+5',
  '0',
  '0.00',
  '1.005',
  '1,000',
  ' 7 ',
  '５',
  '',
  'NaN',
  '9007199254740993',
  7,
  null,
  { usd: 5 },
  true,
])('when the amount is %j, then it is refused at its field', async (amount) => {
  const answer = await shop.call(walletEndpoints.transferMoney, {
    token: ana.token,
    raw: { to: ben.code, amount, password: 'a-test-password-1' },
  });
  expect(answer).toMatchObject({
    code: refusalCode('input.invalid'),
    data: { fields: { amount: expect.any(String) } },
  });
});

test('when the amount is below or above what may be sent, or above the balance, then it is refused', async () => {
  expect(await send(shop, ana, { to: ben.code, amount: '0.99' })).toMatchObject({ code: refusalCode('input.invalid') });
  expect(await send(shop, ana, { to: ben.code, amount: '5000.01' })).toMatchObject({
    code: refusalCode('input.invalid'),
  });
  expect(await send(shop, ana, { to: ben.code, amount: '4999' })).toMatchObject({
    code: refusalCode('wallet.insufficient_balance'),
  });
  expect(await send(shop, ana, { to: ben.code, amount: '2', note: 'x'.repeat(101) })).toMatchObject({
    code: refusalCode('input.invalid'),
  });
});

test('when nobody is signed in or a transfer is of others, then it is not shown', async () => {
  const sent = await send(shop, ana, { to: ben.code, amount: '1.07' });
  const { id } = sent.data;
  const stranger = await shop.person();
  const seen = await shop.call(walletEndpoints.transferDetails, { token: stranger.token, query: { id } });
  const none = await shop.call(walletEndpoints.transferDetails, { token: stranger.token, query: { id: randomUUID() } });
  expect(seen).toMatchObject({ code: refusalCode('record.not_found') });
  expect([seen.data, seen.msg]).toEqual([none.data, none.msg]);
  expect(await shop.call(walletEndpoints.transferMoney, {})).toMatchObject({
    code: refusalCode('auth.sign_in_needed'),
  });
  expect(await shop.call(walletEndpoints.transferRecipient, { query: { to: ben.code } })).toMatchObject({
    code: refusalCode('auth.sign_in_needed'),
  });
});

test('when somebody leaves, then their words leave the transfers they made', async () => {
  const leaver = await shop.person({ usd: 200 });
  const sent = await send(shop, leaver, { to: ben.code, amount: '2', note: 'Mine' });
  const { platform } = shop.app;
  await inTransaction(platform.db, (tx) => runErasePorts(platform, tx, leaver.id));
  const seen = await shop.call(walletEndpoints.transferDetails, { token: ben.token, query: { id: sent.data.id } });
  expect(seen.data).toMatchObject({ note: '', amount: { usd: 2_00 } });
});
