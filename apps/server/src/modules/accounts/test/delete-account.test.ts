import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { securityEndpoints } from '@app/contract/accounts/security/endpoints';
import { staffSecurityEndpoints } from '@app/contract/accounts/security/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../../../platform/auth/passwords.ts';
import { inTransaction } from '../../../platform/db/connect.ts';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { post } from '../../ledger/core.ts';
import { newcomer, PASSWORD } from './fixtures.ts';
import { codeTo, lettersTo } from './letters.fixtures.ts';

let shop: Shop;
let hash: string;
beforeAll(async () => {
  shop = await openShop();
  hash = await hashPassword(PASSWORD);
});
afterAll(() => shop.close());

const db = () => shop.app.platform.db;
const read = (token: string) => shop.call(securityEndpoints.deletion, { token });
const request = (token: string, over: Record<string, unknown> = {}) =>
  shop.call(securityEndpoints.requestDeletion, { token, raw: { password: PASSWORD, ...over } });
const withdraw = (token: string) => shop.call(securityEndpoints.withdrawDeletion, { token });
const weekLater = (id: string) =>
  sql`UPDATE deletion_request SET ends_at = app_now() WHERE customer_id = ${id} AND state = 'waiting'`.execute(db());
const work = () => shop.app.runJobs('accounts.delete-due');
const codeOf = async (token: string) => (await shop.call(accountEndpoints.userInfo, { token })).code;
const sound = async () => {
  for (const result of await shop.app.verify()) expect(result.offenders, result.name).toEqual([]);
};

async function rich(usd: number) {
  const buyer = await shop.buyer({ usd });
  await sql`UPDATE customer SET password_hash = ${hash} WHERE id = ${buyer.id}`.execute(db());
  return buyer;
}

const spend = (id: string, usd: number) =>
  inTransaction(db(), (tx) =>
    post(tx, {
      kind: 'adjustment',
      key: `spend/${id}`,
      reference: { kind: 'test', id },
      entries: [
        { account: { owner: id, code: 'available' }, amount: -usd },
        { account: { house: 'adjustments', unit: 'money' }, amount: usd },
      ],
    }),
  );

test('a request waits a week, is seen with every sign-in, and can be withdrawn', async () => {
  const person = await newcomer(shop);
  expect((await read(person.token)).data).toMatchObject({ waiting: null, blockers: [], days: 7, points: 100 });
  const asked = await request(person.token, { reason: 'Too many mails' });
  const waiting = asked.data.waiting;
  const wait = new Date(waiting?.endsAt ?? 0).getTime() - new Date(waiting?.requestedAt ?? 0).getTime();
  expect(Math.round(wait / 1_000)).toBe(7 * 86_400);
  expect((await lettersTo(shop, person.email))[0]?.template).toBe('deletion_requested');
  expect((await request(person.token)).code).toBe(refusalCode('account.deletion_waiting'));
  const login = await shop.call(accountEndpoints.login, { body: { email: person.email, password: PASSWORD } });
  expect(login.data.userInfo.deletionEndsAt).toBe(waiting?.endsAt);
  expect(await work()).toBe(0);
  expect((await withdraw(person.token)).code).toBe(200);
  expect((await withdraw(person.token)).code).toBe(refusalCode('account.no_deletion'));
  await weekLater(person.id);
  expect(await work()).toBe(0);
  expect(await codeOf(person.token)).toBe(200);
  expect((await request(person.token)).code).toBe(200);
});

test('the password is asked for at its field', async () => {
  const { token } = await newcomer(shop);
  expect(await request(token, { password: 'Lantern-00' })).toMatchObject({
    code: refusalCode('account.wrong_password'),
    data: { fields: { password: 'error.account.wrong_password' } },
  });
  expect(await request(token, { password: '' })).toMatchObject({
    code: refusalCode('input.invalid'),
    data: { fields: { password: 'field.password_required' } },
  });
  expect((await request(token, { reason: 'x'.repeat(201) })).code).toBe(refusalCode('input.invalid'));
});

test('balance, held money and open orders stand in the way, each named', async () => {
  const buyer = await rich(1_500);
  expect((await read(buyer.token)).data.blockers).toEqual([
    { kind: 'balance', amount: { usd: 1_500, amount: 1_500, currency: 'USD' } },
  ]);
  const refused = await request(buyer.token);
  expect(refused).toMatchObject({
    code: refusalCode('account.deletion_blocked'),
    data: { blockers: [{ kind: 'balance' }] },
  });
  await spend(buyer.id, 1_500);
  expect((await request(buyer.token)).code).toBe(200);
});

test('what came meanwhile puts the deletion off by a day and is told once; then it goes on', async () => {
  const buyer = await rich(700);
  await spend(buyer.id, 700);
  await request(buyer.token);
  await inTransaction(db(), (tx) =>
    post(tx, {
      kind: 'adjustment',
      key: `late/${buyer.id}`,
      reference: { kind: 'test', id: buyer.id },
      entries: [
        { account: { house: 'adjustments', unit: 'money' }, amount: -5 },
        { account: { owner: buyer.id, code: 'available' }, amount: 5 },
      ],
    }),
  );
  await weekLater(buyer.id);
  expect(await work()).toBe(1);
  expect((await read(buyer.token)).data.waiting?.heldUp).toBe(true);
  await weekLater(buyer.id);
  await work();
  const answer = (await lettersTo(shop, `${buyer.id}@example.com`)).filter(
    (one) => one.template === 'deletion_held_up',
  );
  expect(answer).toHaveLength(1);
  await inTransaction(db(), (tx) =>
    post(tx, {
      kind: 'adjustment',
      key: `late-spent/${buyer.id}`,
      reference: { kind: 'test', id: buyer.id },
      entries: [
        { account: { owner: buyer.id, code: 'available' }, amount: -5 },
        { account: { house: 'adjustments', unit: 'money' }, amount: 5 },
      ],
    }),
  );
  await weekLater(buyer.id);
  await work();
  expect(await codeOf(buyer.token)).toBe(refusalCode('auth.user_missing'));
});

test('many requests and many workers at a time make one request and one deletion', async () => {
  const person = await newcomer(shop);
  const asked = await Promise.all(Array.from({ length: 10 }, () => request(person.token)));
  expect(asked.filter((answer) => answer.code === 200)).toHaveLength(1);
  expect(asked.filter((answer) => answer.code === refusalCode('account.deletion_waiting'))).toHaveLength(9);
  await weekLater(person.id);
  const done = await Promise.all(Array.from({ length: 5 }, work));
  expect(done.reduce((sum, one) => sum + one, 0)).toBe(1);
});

test('withdrawing while the deletion runs has one winner', async () => {
  for (let round = 0; round < 6; round += 1) {
    const person = await newcomer(shop);
    await request(person.token);
    await weekLater(person.id);
    const [kept] = await Promise.all([withdraw(person.token), work()]);
    const { rows } = await sql<{ state: string; gone: boolean }>`
      SELECT d.state, c.deleted_at IS NOT NULL AS gone FROM deletion_request d JOIN customer c ON c.id = d.customer_id
       WHERE c.id = ${person.id}`.execute(db());
    expect([
      { state: 'withdrawn', gone: false },
      { state: 'done', gone: true },
    ]).toContainEqual(rows[0]);
    if (kept.code === 200) expect(rows[0]?.state).toBe('withdrawn');
  }
});

test('who was deleted cannot sign in, and their e-mail opens a new account without its gifts', async () => {
  const person = await newcomer(shop);
  await shop.call(securityEndpoints.sendEmailCode, { token: person.token, body: { purpose: 'verify' } });
  await shop.call(securityEndpoints.verifyEmail, {
    token: person.token,
    body: { code: await codeTo(shop, person.email) },
  });
  await request(person.token);
  await weekLater(person.id);
  await work();
  expect(await codeOf(person.token)).toBe(refusalCode('auth.user_missing'));
  expect((await shop.call(accountEndpoints.login, { body: { email: person.email, password: PASSWORD } })).code).toBe(
    4106,
  );
  const ghost = `deleted-${person.id}@deleted.invalid`;
  const blank = await shop.call(accountEndpoints.login, { body: { email: ghost.slice(0, 50), password: PASSWORD } });
  expect([refusalCode('account.wrong_login'), refusalCode('input.invalid')]).toContain(blank.code);
  const again = await newcomer(shop, person.email);
  expect(again.info.points).toBe(0);
  await shop.call(securityEndpoints.sendEmailCode, { token: again.token, body: { purpose: 'verify' } });
  const code = await codeTo(shop, person.email);
  const verified = await shop.call(securityEndpoints.verifyEmail, { token: again.token, body: { code } });
  expect(verified.data.pointsGranted).toBe(0);
  await sound();
});

test('staff see who leaves, with counts; agents see their own people', async () => {
  const person = await newcomer(shop);
  await request(person.token, { reason: 'Moving abroad' });
  const list = (query: Record<string, string>, token: string) =>
    shop.call(staffSecurityEndpoints.listDeletions, { token, query: query as never });
  const staff = await shop.staff();
  const found = await list({ email: person.email, state: 'waiting' }, staff);
  expect(found.data.list).toMatchObject([
    { customer: { email: person.email }, reason: 'Moving abroad', state: 'waiting' },
  ]);
  expect(found.data.counts.all).toBe(1);
  const done = await list({ state: 'done', sort: 'endsAt', order: 'asc' }, staff);
  expect(done.data.list.every((row) => row.customer === null && row.reason === '')).toBe(true);
  const agent = await shop.staff({ agentId: shop.agentId });
  expect((await list({}, agent)).data.total).toBeGreaterThan(0);
  await sql`UPDATE customer SET invited_by_agent = NULL WHERE id = ${person.id}`.execute(db());
  expect((await list({ email: person.email }, agent)).data.total).toBe(0);
  expect((await list({}, await shop.staff({ permissions: ['dashboard.view'] }))).code).toBe(
    refusalCode('access.denied'),
  );
});

test('an agent whose wallet belonged to whoever left has none any more', async () => {
  const person = await newcomer(shop);
  const id = '0197a000-0000-7000-8000-0000000000aa';
  await sql`INSERT INTO agent (id, name, invite_code, rebate_bp, user_id)
    VALUES (${id}, 'Theirs', 'THEIRS22', 100, ${person.id})`.execute(db());
  expect((await request(person.token)).code).toBe(200);
  await weekLater(person.id);
  expect(await work()).toBe(1);
  const { rows } = await sql`SELECT user_id FROM agent WHERE id = ${id}`.execute(db());
  expect(rows).toEqual([{ user_id: null }]);
});
