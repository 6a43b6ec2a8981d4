import { randomUUID } from 'node:crypto';
import { staffLedgerEndpoints as calls } from '@app/contract/ledger/staff-endpoints';
import { DAY } from '@app/kernel/clock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/connect.ts';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { type Buyer, openShop, type Shop } from '../../../testing/shop.ts';
import { post, TRANSFER_KINDS } from '../core.ts';

let shop: Shop;
let staff: string;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
});
afterAll(() => shop.close());

const pay = (buyer: Buyer, usd: number, key = randomUUID()) =>
  inTransaction(shop.app.platform.db, (tx) =>
    post(tx, {
      kind: 'payment',
      key: `payment/${key}`,
      reference: { kind: 'goods_order', id: key },
      entries: [
        { account: { owner: buyer.id, code: 'available' }, amount: -usd },
        { account: { house: 'sales', unit: 'money' }, amount: usd },
      ],
    }),
  );
const accounts = async (query: object = {}, token = staff) =>
  (await shop.call(calls.listAccounts, { token, query: { limit: '100', ...query } })).data;
const accountOf = async (buyer: Buyer, code = 'available') => {
  const { list } = await accounts({ customer: buyer.id });
  return list.find((account) => account.code === code)?.id ?? '';
};
const houseId = async (code: string) =>
  (await accounts({ tab: 'house' })).list.find((one) => one.code === code)?.id ?? '';
const entries = async (query: { account: string; [key: string]: string }, token = staff) =>
  shop.call(calls.listEntries, { token, query });
const now = () => shop.app.platform.clock.now();

test('when accounts are listed, then customers and house stand with balances that sum to zero per unit', async () => {
  const buyer = await shop.buyer({ usd: 5_000, points: 70 });
  await pay(buyer, 1_200);
  const own = await accounts({ customer: `${buyer.id}@example.com` });
  expect(own.counts).toEqual({ all: 3, customers: 3, house: 0 });
  expect(own.list.map(({ code, balance, owner }) => [code, balance, owner?.id])).toEqual([
    ['available', 3_800, buyer.id],
    ['held', 0, buyer.id],
    ['points', 70, buyer.id],
  ]);
  for (const unit of ['money', 'points']) {
    const { list } = await accounts({ unit });
    expect(list.reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
  }
  expect((await accounts({ tab: 'house' })).list.every(({ owner }) => owner === null)).toBe(true);
});

test('when a moment is chosen, then balances are those of then', async () => {
  const buyer = await shop.buyer({ usd: 5_000 });
  const id = await accountOf(buyer);
  await shop.app.platform.clock.move({ ms: DAY, reset: false });
  const between = now().toISOString();
  await new Promise((done) => setTimeout(done, 5));
  await pay(buyer, 700);
  const then = await shop.call(calls.readAccount, { token: staff, params: { id }, query: { at: between } });
  expect(then.data).toMatchObject({ balance: 5_000, entries: 2 });
  const today = await shop.call(calls.readAccount, { token: staff, params: { id } });
  expect(today.data.balance).toBe(4_300);
  expect(today.data.firstAt).not.toBe(today.data.lastAt);
  const { list } = await accounts({ customer: buyer.id, at: between });
  expect(list[0]?.balance).toBe(5_000);
});

test('when entries are read, then they come newest first in stretches, filtered by what is asked', async () => {
  const buyer = await shop.buyer({ usd: 9_000 });
  const account = await accountOf(buyer);
  const keys = Array.from({ length: 7 }, () => randomUUID());
  for (const [index, key] of keys.entries()) await pay(buyer, 100 + index, key);
  const first = (await entries({ account, limit: '5' })).data;
  const rest = (await entries({ account, limit: '5', cursor: first.cursor ?? '' })).data;
  expect([...first.list, ...rest.list].map(({ amount }) => amount)).toEqual([
    -106, -105, -104, -103, -102, -101, -100, 9_000,
  ]);
  expect(rest.cursor).toBeNull();
  expect(first.list[0]).toMatchObject({ kindName: 'Payment', reference: { kind: 'goods_order', id: keys[6] } });
  const amounts = async (query: object) => (await entries({ account, ...query })).data.list.map(({ amount }) => amount);
  expect(await amounts({ amount: '1.04' })).toEqual([-104]);
  expect(await amounts({ reference: keys[2] })).toEqual([-102]);
  expect(await amounts({ reference: `payment/${keys[1]}` })).toEqual([-101]);
  expect(await amounts({ kind: 'adjustment' })).toEqual([9_000]);
  const today = now().toISOString().slice(0, 10);
  expect(await amounts({ from: today, to: today })).toHaveLength(8);
  expect(await amounts({ to: '2020-01-01' })).toEqual([]);
  expect(await entries({ account, amount: '-1' })).toMatchObject({
    code: refusalCode('input.invalid'),
    data: { fields: { amount: 'field.amount' } },
  });
  expect((await entries({ account, cursor: 'x' })).code).toBe(refusalCode('input.invalid'));
  expect((await entries({ account: '999999' })).code).toBe(refusalCode('record.not_found'));
  const sales = (await entries({ account: await houseId('sales'), reference: keys[3] ?? '' })).data.list;
  expect(sales).toMatchObject([{ amount: 103, before: null, after: null }]);
});

test('when a transfer is opened, then all its entries stand there, and its seal once it has one', async () => {
  const buyer = await shop.buyer({ usd: 9_000 });
  await pay(buyer, 300);
  const { list } = (await entries({ account: await accountOf(buyer) })).data;
  const id = list[0]?.transferId ?? '';
  const read = async (token = staff) => shop.call(calls.readTransfer, { token, params: { id } });
  expect((await read()).data).toMatchObject({
    kindName: 'Payment',
    seal: null,
    entries: [
      {
        owner: { id: buyer.id },
        amount: -300,
        before: 9_000,
        after: 8_700,
        account: { code: 'available', house: false },
      },
      { owner: null, amount: 300, before: null, account: { code: 'sales', house: true } },
    ],
  });
  await shop.app.runJobs('wallet.seal-ledger');
  expect((await read()).data.seal).toEqual({
    position: expect.any(Number),
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect((await shop.call(calls.readTransfer, { token: staff, params: { id: '999999' } })).code).toBe(
    refusalCode('record.not_found'),
  );
});

test('when records are listed, then balance and points come apart, with customer, before and after', async () => {
  const buyer = await shop.buyer({ usd: 800, points: 30 });
  await pay(buyer, 200);
  const query = { customer: `${buyer.id}@example.com` };
  const money = (await shop.call(calls.listBalanceRecords, { token: staff, query })).data.list;
  expect(money.map(({ before, amount, after, unit }) => [before, amount, after, unit])).toEqual([
    [800, -200, 600, 'money'],
    [0, 800, 800, 'money'],
  ]);
  const points = (await shop.call(calls.listPointsRecords, { token: staff, query })).data.list;
  expect(points).toMatchObject([{ before: 0, amount: 30, after: 30, customer: { id: buyer.id } }]);
  const all = (await shop.call(calls.listBalanceRecords, { token: staff, query: { kind: 'payment', limit: '1' } }))
    .data;
  expect(all.list).toHaveLength(1);
  expect(all.cursor).not.toBeNull();
});

test('when points records are read page by page, then each comes once, the newest first', async () => {
  const buyers = [];
  for (const points of [10, 20, 30]) buyers.push(await shop.buyer({ usd: 100, points }));
  const page = async (query: object) => (await shop.call(calls.listPointsRecords, { token: staff, query })).data;
  const whole = (await page({ limit: '100' })).list;
  expect(whole.slice(0, 3).map(({ customer }) => customer.id)).toEqual(buyers.map(({ id }) => id).reverse());
  const read: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const part: Awaited<ReturnType<typeof page>> = await page({ limit: '1', ...(cursor && { cursor }) });
    read.push(...part.list.map(({ id }) => id));
    cursor = part.cursor;
  }
  expect(read).toEqual(whole.map(({ id }) => id));
});

test('when an agent’s staff looks, then neither the house nor other people’s accounts are there', async () => {
  const [mine, theirs] = [await shop.buyer({ usd: 500, agentId: shop.agentId }), await shop.buyer({ usd: 500 })];
  const agent = await shop.staff({ agentId: shop.agentId });
  const seen = await accounts({}, agent);
  expect(new Set(seen.list.map(({ owner }) => owner?.id))).toEqual(new Set([mine.id]));
  expect(seen.counts.house).toBe(0);
  const foreign = await accountOf(theirs);
  expect((await entries({ account: foreign }, agent)).code).toBe(refusalCode('record.not_found'));
  expect((await entries({ account: await houseId('sales') }, agent)).code).toBe(refusalCode('record.not_found'));
  expect((await shop.call(calls.readAccount, { token: agent, params: { id: foreign } })).code).toBe(
    refusalCode('record.not_found'),
  );
  const records = (await shop.call(calls.listBalanceRecords, { token: agent, query: {} })).data.list;
  expect(new Set(records.map(({ customer }) => customer.id))).toEqual(new Set([mine.id]));
  await inTransaction(shop.app.platform.db, (tx) =>
    post(tx, {
      kind: 'transfer',
      key: `between/${mine.id}`,
      reference: { kind: 'transfer', id: mine.id },
      entries: [
        { account: { owner: mine.id, code: 'available' }, amount: -50 },
        { account: { owner: theirs.id, code: 'available' }, amount: 50 },
      ],
    }),
  );
  const id = (await entries({ account: await accountOf(mine) })).data.list[0]?.transferId ?? '';
  const { data } = await shop.call(calls.readTransfer, { token: agent, params: { id } });
  expect(data.entries.map(({ owner, after }) => [owner?.id ?? null, after])).toEqual([
    [mine.id, 450],
    [null, null],
  ]);
  const foreignTransfer = (await entries({ account: foreign })).data.list.at(-1)?.transferId ?? '';
  expect((await shop.call(calls.readTransfer, { token: agent, params: { id: foreignTransfer } })).code).toBe(
    refusalCode('record.not_found'),
  );
});

test('when kinds are asked for, then each has its name', async () => {
  const { data } = await shop.call(calls.listKinds, { token: staff, lang: 'es' });
  expect(data.map(({ value }) => value)).toEqual([...TRANSFER_KINDS]);
  for (const { value, label } of data) expect(label, value).not.toContain('wallet.kind');
});

test('when no permission is held, then nothing is told', async () => {
  const stranger = await shop.staff({ permissions: ['dashboard.view'] });
  for (const endpoint of [calls.listAccounts, calls.listBalanceRecords, calls.listPointsRecords, calls.listAdjustments])
    expect((await shop.call(endpoint, { token: stranger, query: {} })).code, endpoint.name).toBe(
      refusalCode('access.denied'),
    );
  expect((await shop.call(calls.listAccounts, { query: {} })).code).toBe(refusalCode('auth.sign_in_needed'));
});
