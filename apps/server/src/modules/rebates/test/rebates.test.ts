import { randomUUID } from 'node:crypto';
import { messageEndpoints } from '@app/contract/messaging/endpoints';
import { rebateEndpoints } from '@app/contract/rebates/endpoints';
import { staffRebateEndpoints } from '@app/contract/rebates/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/connect.ts';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { type Buyer, openShop, type Shop } from '../../../testing/shop.ts';
import { post } from '../../ledger/core.ts';
import { askBack, boughtBy, broken, decide, sendBack, walletOf } from '../../orders/test/fixtures.ts';
import { agentTree, reviewAll, type TreeAgent } from './fixtures.ts';

let shop: Shop;
let staff: string;
let tree: TreeAgent[];
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
  tree = await agentTree(shop, 5);
});
afterAll(() => shop.close());

/** Two pieces of 100.00 bought by a subordinate of an agent, on their way or received. */
async function bought(agentId: string, received = true) {
  const buyer = await shop.buyer({ usd: 100_000, agentId });
  const { variantIds } = await shop.product({ prices: [10_000], stock: 10 });
  const items = [{ variantId: variantIds[0] ?? '', quantity: 2 }];
  const order = await boughtBy(shop, buyer, { items, ...(received ? { staff, received } : {}) });
  return { buyer, orderId: order.id, number: order.number, lineId: order.lines[0]?.id ?? '' };
}
async function giveBack(of: { buyer: Buyer; orderId: string; lineId: string }, quantity: number) {
  const { buyer, orderId, lineId } = of;
  const asked = await askBack(shop, buyer, { orderId, items: [{ lineId, quantity }] });
  expect(asked.code).toBe(200);
  await decide(shop, staff, { orderId, decision: 'approve_return' });
  await sendBack(shop, buyer, asked.data.id, `BACK ${randomUUID()}`);
  expect((await decide(shop, staff, { orderId, decision: 'receive_return' })).status).toBe(200);
}
const mine = (user: Buyer | null, query: object = {}) =>
  shop.call(rebateEndpoints.rebates, { token: user?.token ?? '', query });
const list = (token: string, query: object = {}) => shop.call(staffRebateEndpoints.listRebates, { token, query });
const payables = (token: string) => shop.call(staffRebateEndpoints.listAgentPayables, { token });
const payOut = (id: string, amount: string, of: { token?: string; key?: string } = {}) =>
  shop.call(staffRebateEndpoints.payOutRebates, {
    token: of.token ?? staff,
    params: { id },
    body: { amount, reason: 'Bank transfer 12' } as never,
    headers: of.key ? { 'idempotency-key': of.key } : {},
  });

test('a rebate is pending with the payment, settled with the completion and reversed by parts that go back', async () => {
  const agent = tree[0];
  const of = await bought(agent?.id ?? '');
  const pending = await mine(agent?.user ?? null);
  expect(pending.data).toMatchObject({
    agent: { name: 'Level 1', ratioPercent: 1.3 },
    list: [{ state: 'pending', orderNumber: of.number, amount: { usd: 260 } }],
    sums: { pending: { amount: { usd: 260 }, count: 1 }, settled: { count: 0 }, reversed: { count: 0 } },
  });
  expect(pending.data.list[0]?.nickname).toMatch(/^n\*\*\*.$/);
  await reviewAll(shop, of.buyer, of.orderId);
  await giveBack(of, 1);
  expect((await mine(agent?.user ?? null)).data.list).toEqual([]);
  const settled = (await mine(agent?.user ?? null, { state: 'settled' })).data;
  expect(settled).toMatchObject({
    list: [{ state: 'settled', amount: { usd: 260 } }],
    sums: { pending: { count: 0 }, settled: { amount: { usd: 260 } }, reversed: { amount: { usd: 130 } } },
  });
  expect((await mine(agent?.user ?? null, { state: 'reversed' })).data.list).toMatchObject([
    { state: 'reversed', orderId: of.orderId, amount: { usd: 130 } },
  ]);
  expect((await walletOf(shop, agent?.user?.id ?? '')).available).toBe(130);
  const token = agent?.user?.token ?? '';
  const order = await shop.call(rebateEndpoints.rebateOrder, { token, query: { order: of.orderId } });
  expect(order.data).toMatchObject({ expected: null, refunded: { usd: 10_000 }, ratioPercent: 1.3 });
  expect(order.data.lines.map(({ state, amount }) => [state, amount.usd])).toEqual([
    ['settled', 260],
    ['reversed', 130],
  ]);
  await shop.app.deliverEvents();
  await shop.app.deliverEvents();
  const inbox = await shop.call(messageEndpoints.messageList, { token, query: {} });
  const link = { kind: 'rebate', id: of.orderId };
  expect(inbox.data.list).toMatchObject([
    { title: '$1.30 of a rebate was taken back', link },
    { title: 'You earned a rebate of $2.60', link },
  ]);
  // Nothing of the person: neither name, address nor e-mail.
  expect(JSON.stringify(order.data)).not.toMatch(/@|Main Street|Ann Lee/);
  for (const who of [of.buyer, tree[2]?.user])
    expect(
      (await shop.call(rebateEndpoints.rebateOrder, { token: who?.token ?? '', query: { order: of.orderId } })).code,
    ).toBe(4004);
  expect((await shop.call(rebateEndpoints.rebateOrder, { query: { order: of.orderId } })).code).toBe(
    refusalCode('auth.sign_in_needed'),
  );
  const seen = await shop.call(staffRebateEndpoints.readRebate, { token: staff, params: { id: of.orderId } });
  expect(seen.data.transfers.map(({ entries }) => entries.map((entry) => [entry.code, entry.amountUsd]))).toEqual([
    [
      ['rebates', -260],
      ['available', 260],
    ],
    [
      ['available', -130],
      ['rebates', 130],
    ],
  ]);
  expect(await broken(shop)).toEqual([]);
});

test('an order refunded in part before it completes is expected, and settled, by the rest; refunded in full by nothing', async () => {
  const agent = tree[2];
  const of = await bought(agent?.id ?? '', false);
  await askBack(shop, of.buyer, { orderId: of.orderId, items: [{ lineId: of.lineId, quantity: 1 }] });
  await decide(shop, staff, { orderId: of.orderId, decision: 'approve_refund' });
  expect((await mine(agent?.user ?? null)).data.sums.pending.amount.usd).toBe(390);
  await askBack(shop, of.buyer, { orderId: of.orderId });
  await decide(shop, staff, { orderId: of.orderId, decision: 'approve_refund', amountUsd: 1_000 });
  // Staff kept most of the money, but nothing of the order is left that could complete.
  expect((await mine(agent?.user ?? null)).data.sums.pending).toMatchObject({ count: 0 });
  expect(await broken(shop)).toEqual([]);
});

test('a customer who is no agent has no rebates; odd queries are refused', async () => {
  const buyer = await shop.buyer();
  expect((await mine(buyer)).data).toMatchObject({ list: [], agent: null, sums: { settled: { count: 0 } } });
  for (const state of ['pending', 'settled'])
    expect((await mine(buyer, { cursor: 'odd', state })).code).toBe(refusalCode('input.invalid'));
  expect((await mine(buyer, { state: 'odd' })).code).toBe(refusalCode('input.invalid'));
  expect((await shop.call(rebateEndpoints.rebates, {})).code).toBe(refusalCode('auth.sign_in_needed'));
});

test('an agent pages through their lines without losing or repeating one', async () => {
  const [agent] = await agentTree(shop, 1);
  const numbers: string[] = [];
  for (let index = 0; index < 5; index += 1) numbers.push((await bought(agent?.id ?? '', false)).number);
  const found: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { data } = await mine(agent?.user ?? null, { limit: '2', ...(cursor ? { cursor } : {}) });
    found.push(...data.list.map(({ orderNumber }) => orderNumber));
    cursor = data.cursor;
  }
  expect(found).toEqual(numbers.reverse());
});

test('staff see all lines with counts and sums, an agent’s staff only its subtree’s; every search finds', async () => {
  const upper = await bought(tree[1]?.id ?? '', false);
  const lower = await bought(tree[4]?.id ?? '', false);
  const all = await list(staff);
  expect(all.data.counts.pending).toBe(all.data.sums.pending.count);
  expect(all.data.list.map(({ orderNumber }) => orderNumber)).toEqual(
    expect.arrayContaining([upper.number, lower.number]),
  );
  const below = await shop.staff({ agentId: tree[3]?.id ?? '' });
  const seen = await list(below);
  expect(seen.data.list.map(({ orderNumber }) => orderNumber)).toEqual([lower.number]);
  expect(seen.data).toMatchObject({ total: 1, sums: { pending: { count: 1, usd: 1_300 } } });
  const read = (token: string, id: string) => shop.call(staffRebateEndpoints.readRebate, { token, params: { id } });
  expect((await read(below, upper.orderId)).status).toBe(404);
  expect((await read(below, lower.orderId)).status).toBe(200);
  expect((await read(staff, randomUUID())).status).toBe(404);
  const found = async (query: object) => (await list(staff, query)).data.list.map(({ orderNumber }) => orderNumber);
  expect(await found({ number: lower.number.slice(3) })).toEqual([lower.number]);
  expect(await found({ agent: 'level 5' })).toEqual([lower.number]);
  expect(await found({ customer: `${lower.buyer.id}@EXAMPLE.com` })).toEqual([lower.number]);
  expect(await found({ customer: '%' })).toEqual([]);
  expect(await found({ from: '2000-01-01', to: '2000-02-01' })).toEqual([]);
  const nobody = await shop.staff({ permissions: ['orders.goods.view'] });
  expect((await list(nobody)).status).toBe(403);
  expect((await shop.call(staffRebateEndpoints.listRebates, {})).status).toBe(401);
});

test('what the house owes an agent without a wallet is paid out once, and never more than it owes', async () => {
  const [, agent] = await agentTree(shop, 2);
  const id = agent?.id ?? '';
  const of = await bought(id);
  await reviewAll(shop, of.buyer, of.orderId);
  const read = (token = staff) => shop.call(staffRebateEndpoints.readAgentPayable, { token, params: { id } });
  expect((await read()).data).toMatchObject({ wallet: false, owedUsd: 520, paidOutUsd: 0, payouts: [] });
  expect((await payOut(id, '5.21')).status).toBe(409);
  for (const odd of ['0', '-1', '1.234', 'all']) expect((await payOut(id, odd)).status).toBe(400);
  const key = randomUUID();
  const both = await Promise.all([payOut(id, '3', { key }), payOut(id, '3', { key })]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  // Two at once of what is left: one is paid.
  const rivals = await Promise.all([payOut(id, '2.20'), payOut(id, '2.20'), payOut(id, '2.20')]);
  expect(rivals.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect((await read()).data).toMatchObject({ owedUsd: 0, paidOutUsd: 520 });
  expect((await read()).data.payouts).toHaveLength(2);
  // What is taken back after that the agent owes the house.
  await giveBack(of, 1);
  expect((await read()).data.owedUsd).toBe(-260);
  expect((await payOut(id, '0.01')).status).toBe(409);
  expect((await payables(staff)).data.list.find((one) => one.id === id)).toMatchObject({ owedUsd: -260 });

  const own = await shop.staff({ agentId: id });
  expect((await read(own)).status).toBe(200);
  expect((await payOut(id, '0.01', { token: own })).status).toBe(403);
  const other = await shop.staff({ agentId: tree[0]?.id ?? '' });
  expect((await read(other)).status).toBe(404);
  expect((await payables(other)).data.list.map((one) => one.id)).not.toContain(id);
  expect((await payOut(randomUUID(), '1')).status).toBe(404);
  const viewer = await shop.staff({ permissions: ['money.rebates.view'] });
  expect((await payOut(id, '1', { token: viewer })).status).toBe(403);
  expect((await read(viewer)).status).toBe(200);
  expect(await broken(shop)).toEqual([]);
});

test('two refunds at once take a rebate back from a wallet that has been spent, as far as it reaches', async () => {
  for (let round = 0; round < 8; round += 1) {
    const [agent] = await agentTree(shop, 1);
    const both = await Promise.all([bought(agent?.id ?? ''), bought(agent?.id ?? '')]);
    for (const one of both) {
      await reviewAll(shop, one.buyer, one.orderId);
      const asked = await askBack(shop, one.buyer, { orderId: one.orderId });
      await decide(shop, staff, { orderId: one.orderId, decision: 'approve_return' });
      await sendBack(shop, one.buyer, asked.data.id, `BACK ${randomUUID()}`);
    }
    // The agent has spent 200 of the 520.
    await spend(agent?.user?.id ?? '', 200);
    const answers = await Promise.all(
      both.map(({ orderId }) => decide(shop, staff, { orderId, decision: 'receive_return' })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await walletOf(shop, agent?.user?.id ?? '')).available).toBe(0);
    const payable = await shop.call(staffRebateEndpoints.readAgentPayable, {
      token: staff,
      params: { id: agent?.id ?? '' },
    });
    expect(payable.data.owedUsd).toBe(-200);
  }
  expect(await broken(shop)).toEqual([]);
});

test('nobody stands below themselves, and nobody earns from own orders, whatever is written at once', async () => {
  const { db } = shop.app.platform;
  const [top, , low] = await agentTree(shop, 3);
  const setParent = (id: string | undefined, parent: string | undefined) =>
    sql`UPDATE agent SET parent_id = ${parent ?? null} WHERE id = ${id}`.execute(db);
  await expect(setParent(top?.id, low?.id)).rejects.toMatchObject({ constraint: 'agents_are_a_tree' });
  await expect(setParent(top?.id, top?.id)).rejects.toMatchObject({ constraint: 'agents_are_a_tree' });
  for (let round = 0; round < 10; round += 1) {
    const [one] = await agentTree(shop, 1);
    const [other] = await agentTree(shop, 1);
    const ends = await Promise.allSettled([setParent(one?.id, other?.id), setParent(other?.id, one?.id)]);
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  }
  const buyer = await shop.buyer({ agentId: low?.id ?? '' });
  await expect(sql`UPDATE agent SET user_id = ${buyer.id} WHERE id = ${low?.id}`.execute(db)).rejects.toMatchObject({
    constraint: 'nobody_refers_himself',
  });
  await expect(
    sql`UPDATE customer SET invited_by_agent = ${low?.id} WHERE id = ${low?.user?.id}`.execute(db),
  ).rejects.toMatchObject({ constraint: 'nobody_refers_himself' });
  await expect(sql`UPDATE customer SET invited_by_user = id WHERE id = ${buyer.id}`.execute(db)).rejects.toMatchObject({
    constraint: 'customer_not_invited_by_himself',
  });
  expect(await broken(shop)).toEqual([]);
});

async function spend(userId: string, usd: number): Promise<void> {
  await inTransaction(shop.app.platform.db, (tx) =>
    post(tx, {
      kind: 'adjustment',
      key: `spent/${userId}`,
      reference: { kind: 'test', id: userId },
      entries: [
        { account: { owner: userId, code: 'available' }, amount: -usd },
        { account: { house: 'adjustments', unit: 'money' }, amount: usd },
      ],
    }),
  );
}
