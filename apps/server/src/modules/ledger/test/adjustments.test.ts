import { staffLedgerEndpoints as calls } from '@app/contract/ledger/staff-endpoints';
import { messageEndpoints } from '@app/contract/messaging/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { type Buyer, openShop, type Shop } from '../../../testing/shop.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { balances } from '../core.ts';

let shop: Shop;
/** A second process on the same database. */
let other: TestApp;
let ann: string;
let bob: string;
beforeAll(async () => {
  shop = await openShop();
  other = await testApp({ databaseUrl: shop.databaseUrl });
  ann = await shop.staff();
  bob = await shop.staff();
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

const db = () => shop.app.platform.db;
const broken = async () =>
  (await shop.app.verify()).filter(({ ok }) => !ok).map(({ name, offenders }) => ({ name, offenders }));
const mailOf = (buyer: Buyer) => `${buyer.id}@example.com`;
const ask = (
  of: { customer: string; amount: string; unit?: 'money' | 'points'; reason?: string },
  token = ann,
  key?: string,
) =>
  shop.call(calls.requestAdjustment, {
    token,
    body: { unit: 'money', reason: 'Goodwill', ...of },
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  });
const approve = (id: string, token = bob, on: TestApp = shop) =>
  on.call(calls.approveAdjustment, { token, params: { id }, body: {} });
const reject = (id: string, token = bob, on: TestApp = shop) =>
  on.call(calls.rejectAdjustment, { token, params: { id }, body: { reason: 'No receipt' } });
const answer = async (buyer: Buyer): Promise<string[]> => {
  const { rows } = await sql<{ text: string }>`SELECT summary->>'en-US' AS text FROM message
    WHERE audience_id = ${buyer.id} ORDER BY created_at`.execute(db());
  return rows.map(({ text }) => text);
};

test('when a small adjustment is asked for, then it is booked at once, logged, and the customer is told', async () => {
  const buyer = await shop.buyer({ usd: 1_000, points: 50 });
  const money = await ask({ customer: mailOf(buyer).toUpperCase(), amount: '-2.50' });
  expect(money).toMatchObject({ code: 200, data: { state: 'booked', amount: -250, balance: 750, actions: [] } });
  expect(await ask({ customer: mailOf(buyer), amount: '100', unit: 'points' })).toMatchObject({
    code: 200,
    data: { state: 'booked', amount: 100, balance: 150 },
  });
  expect(await balances(db(), buyer.id)).toEqual({ available: 750, held: 0, points: 150 });
  expect(await answer(buyer)).toEqual([
    '$2.50 was taken from your wallet. If this surprises you, write to us.',
    'Points added: 100.',
  ]);
  const inbox = await shop.call(messageEndpoints.messageList, { token: buyer.token, query: {} });
  expect(inbox.data.list.map(({ link }) => link).reverse()).toEqual([
    { kind: 'money_log', id: 'money' },
    { kind: 'money_log', id: 'points' },
  ]);
  const { rows } =
    await sql`SELECT action FROM operation_log WHERE record = ${`adjustment/${money.data.id}`} AND outcome = 'done'`.execute(
      db(),
    );
  expect(rows).toEqual([{ action: 'adjustment.request' }]);
  expect(await broken()).toEqual([]);
});

test('when it is above the threshold, then it waits for somebody else, who approves it once', async () => {
  const buyer = await shop.buyer({ usd: 1_000 });
  const { data } = await ask({ customer: mailOf(buyer), amount: '100.01' });
  expect(data).toMatchObject({ state: 'pending', decidedAt: null, transferId: null, actions: ['reject'] });
  expect((await balances(db(), buyer.id)).available).toBe(1_000);
  expect((await approve(data.id, ann)).code).toBe(refusalCode('ledger.same_person'));
  const seen = await shop.call(calls.readAdjustment, { token: bob, params: { id: data.id } });
  expect(seen.data.actions).toEqual(['approve', 'reject']);
  expect(await approve(data.id)).toMatchObject({ code: 200, data: { state: 'booked', balance: 11_001, actions: [] } });
  expect((await approve(data.id)).code).toBe(refusalCode('ledger.adjustment_decided'));
  expect((await reject(data.id)).code).toBe(refusalCode('ledger.adjustment_decided'));
  expect((await balances(db(), buyer.id)).available).toBe(11_001);
  expect(await answer(buyer)).toEqual(['$100.01 was added to your wallet.']);
  expect(await broken()).toEqual([]);
});

test('when an adjustment is told, then each language writes the amount its own way', async () => {
  const buyer = await shop.buyer({ usd: 1_000 });
  await ask({ customer: mailOf(buyer), amount: '50.25' });
  await ask({ customer: mailOf(buyer), amount: '1234', unit: 'points' });
  const { rows } = await sql<{ text: string }>`SELECT summary->>'es' AS text FROM message
    WHERE audience_id = ${buyer.id} ORDER BY created_at`.execute(db());
  expect(rows[0]?.text).toMatch(/50,25\s\$/);
  expect(await answer(buyer)).toContain('Points added: 1,234.');
});

test('when exactly the threshold is asked for, then nobody else is needed', async () => {
  const buyer = await shop.buyer();
  expect((await ask({ customer: mailOf(buyer), amount: '100.00' })).data.state).toBe('booked');
  expect((await ask({ customer: mailOf(buyer), amount: '10000', unit: 'points' })).data.state).toBe('booked');
  expect((await ask({ customer: mailOf(buyer), amount: '-10001', unit: 'points' })).code).toBe(
    refusalCode('wallet.insufficient_points'),
  );
  expect((await ask({ customer: mailOf(buyer), amount: '10001', unit: 'points' })).data.state).toBe('pending');
});

test('when it is rejected, then nothing is booked and the reason stays', async () => {
  const buyer = await shop.buyer();
  const { data } = await ask({ customer: mailOf(buyer), amount: '500' });
  expect(await reject(data.id)).toMatchObject({ code: 200, data: { state: 'rejected', decisionNote: 'No receipt' } });
  expect((await balances(db(), buyer.id)).available).toBe(0);
  expect(await answer(buyer)).toEqual([]);
  expect((await approve(data.id)).code).toBe(refusalCode('ledger.adjustment_decided'));
});

test('when approving and rejecting meet, in two processes, then one verdict stands', async () => {
  for (let round = 0; round < 15; round += 1) {
    const buyer = await shop.buyer();
    const { data } = await ask({ customer: mailOf(buyer), amount: '200' });
    const rivals = Array.from({ length: 8 }, (_, index) =>
      index % 2 ? reject(data.id, bob, index % 3 ? shop : other) : approve(data.id, bob, index % 3 ? shop : other),
    );
    const codes = (await Promise.all(rivals)).map(({ code }) => code);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set([200, refusalCode('ledger.adjustment_decided')]));
    const approved = codes.indexOf(200) % 2 === 0;
    expect((await balances(db(), buyer.id)).available).toBe(approved ? 20_000 : 0);
    expect((await answer(buyer)).length).toBe(approved ? 1 : 0);
  }
  expect(await broken()).toEqual([]);
}, 60_000);

test('when more is taken than is there, then it is refused, at once and when approved', async () => {
  const buyer = await shop.buyer({ usd: 30_000 });
  expect((await ask({ customer: mailOf(buyer), amount: '-300.01' })).code).toBe(
    refusalCode('wallet.insufficient_balance'),
  );
  const first = await ask({ customer: mailOf(buyer), amount: '-200' });
  const second = await ask({ customer: mailOf(buyer), amount: '-200' });
  expect((await approve(first.data.id)).code).toBe(200);
  expect((await approve(second.data.id)).code).toBe(refusalCode('wallet.insufficient_balance'));
  expect((await balances(db(), buyer.id)).available).toBe(10_000);
  const again = await shop.call(calls.readAdjustment, { token: bob, params: { id: second.data.id } });
  expect(again.data.state).toBe('pending');
  expect(await broken()).toEqual([]);
});

test('when the same key comes again, then it is one adjustment', async () => {
  const buyer = await shop.buyer();
  const key = `adjust-${buyer.id}`;
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => ask({ customer: mailOf(buyer), amount: '5' }, ann, key)),
  );
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  expect((await balances(db(), buyer.id)).available).toBe(500);
});

test('when something is missing or wrong, then its field is named', async () => {
  const buyer = await shop.buyer();
  const customer = mailOf(buyer);
  for (const amount of ['0', '1.005', '1e3', '--5', 'all', '1000000.01'])
    expect(await ask({ customer, amount }), amount).toMatchObject({
      code: refusalCode('input.invalid'),
      data: { fields: { amount: 'field.signed_amount' } },
    });
  expect(await ask({ customer: 'nobody@example.com', amount: '1' })).toMatchObject({
    code: refusalCode('input.invalid'),
    data: { fields: { customer: 'field.customer_unknown' } },
  });
  expect((await ask({ customer, amount: '1', reason: ' ' })).code).toBe(refusalCode('input.invalid'));
});

test('when the customer has left meanwhile, then it cannot be approved', async () => {
  const buyer = await shop.buyer();
  const { data } = await ask({ customer: mailOf(buyer), amount: '500' });
  await sql`UPDATE customer SET deleted_at = app_now(), disabled_at = app_now() WHERE id = ${buyer.id}`.execute(db());
  expect((await approve(data.id)).code).toBe(refusalCode('record.not_found'));
  expect((await reject(data.id)).code).toBe(200);
  expect((await ask({ customer: mailOf(buyer), amount: '5' })).code).toBe(refusalCode('input.invalid'));
});

test('when an agent’s staff looks, then only the agent’s own customers are there', async () => {
  const [mine, theirs] = [await shop.buyer({ agentId: shop.agentId }), await shop.buyer()];
  const agent = await shop.staff({ agentId: shop.agentId });
  const own = await ask({ customer: mailOf(mine), amount: '500' });
  const foreign = await ask({ customer: mailOf(theirs), amount: '500' });
  const { data } = await shop.call(calls.listAdjustments, { token: agent, query: { limit: '100' } });
  expect(data.list.map(({ id }) => id)).toEqual([own.data.id]);
  expect(data.counts).toEqual({ all: 1, pending: 1, booked: 0, rejected: 0 });
  expect((await approve(foreign.data.id, agent)).code).toBe(refusalCode('record.not_found'));
  expect((await ask({ customer: mailOf(theirs), amount: '5' }, agent)).code).toBe(refusalCode('input.invalid'));
  expect((await approve(own.data.id, agent)).code).toBe(200);
  const found = await shop.call(calls.listAdjustments, { token: bob, query: { tab: 'pending', customer: theirs.id } });
  expect(found.data.list.map(({ id }) => id)).toEqual([foreign.data.id]);
});

test('when somebody may only look, then they change nothing', async () => {
  const buyer = await shop.buyer();
  const looker = await shop.staff({ permissions: ['money.adjustments.view'] });
  const { data } = await ask({ customer: mailOf(buyer), amount: '500' });
  expect((await ask({ customer: mailOf(buyer), amount: '5' }, looker)).code).toBe(refusalCode('access.denied'));
  expect((await approve(data.id, looker)).code).toBe(refusalCode('access.denied'));
  const seen = await shop.call(calls.readAdjustment, { token: looker, params: { id: data.id } });
  expect(seen.data.actions).toEqual([]);
});
