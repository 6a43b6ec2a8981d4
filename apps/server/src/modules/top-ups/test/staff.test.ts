import { randomUUID } from 'node:crypto';
import { topUpEndpoints } from '@app/contract/top-ups/endpoints';
import type { TopUp } from '@app/contract/top-ups/schemas';
import { staffTopUpEndpoints } from '@app/contract/top-ups/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Buyer } from '../../../testing/shop.ts';
import { broken, deliver, goToPay, openTopUpShop, recharge, type TopUpShop } from './fixtures.ts';

let shop: TopUpShop;
let staff: string;
let buyer: Buyer;
let open: TopUp;
let paid: TopUp;
beforeAll(async () => {
  shop = await openTopUpShop();
  staff = await shop.staff();
  buyer = await shop.buyer({ agentId: shop.agentId });
  paid = (await recharge(shop, buyer, { amount: '30', channel: shop.sandbox })).data;
  await deliver(shop, { checkout: await goToPay(shop, buyer, paid.paymentId), amount: 30_00 });
  open = (await recharge(shop, buyer, { amount: '20', channel: shop.sandbox })).data;
});
afterAll(() => shop.close());

const list = (query: Record<string, string>, token = staff) =>
  shop.call(staffTopUpEndpoints.listTopUps, { token, query: query as never });

test.each<[Record<string, string>, string[]]>([
  [{}, ['pending', 'paid']],
  [{ tab: 'paid' }, ['paid']],
  [{ tab: 'failed' }, []],
  [{ sort: 'amountUsd', order: 'desc' }, ['paid', 'pending']],
  [{ customer: '@EXAMPLE' }, ['pending', 'paid']],
  [{ customer: '%' }, []],
  [{ number: 'T2' }, ['pending', 'paid']],
  [{ thirdParty: 'nothing-like-it' }, []],
  [{ from: '2020-01-01', to: '2020-01-02' }, []],
])('when staff ask for %j, then exactly those come, with counts', async (query, states) => {
  const { data } = await list(query);
  expect(data.list.map(({ state }) => state)).toEqual(states);
  expect(data.counts.all).toBe(data.counts.pending + data.counts.paid + data.counts.cancelled + data.counts.failed);
  expect(data.total).toBe(states.length);
});

test('when a top-up is opened, then payment, customer and history are there', async () => {
  const { data } = await shop.call(staffTopUpEndpoints.readTopUp, { token: staff, params: { id: paid.id } });
  expect(data).toMatchObject({
    state: 'paid',
    amountUsd: 30_00,
    receivedUsd: 30_00,
    customer: { id: buyer.id },
    payment: { id: paid.paymentId, state: 'paid' },
    actions: [],
  });
  expect(data.thirdPartyNumber).toBeTruthy();
  expect(data.timeline.map(({ event }) => event)).toEqual(['create', 'settle']);
});

test('when somebody may not, then top-ups are not shown nor cancelled', async () => {
  const viewer = await shop.staff({ permissions: ['money.top_ups.view'] });
  const nobody = await shop.staff({ permissions: ['dashboard.view'] });
  const cancel = (token: string, id = open.id) =>
    shop.call(staffTopUpEndpoints.cancelTopUp, { token, params: { id }, body: { version: 1 } });
  expect((await list({}, nobody)).status).toBe(403);
  expect((await cancel(viewer)).status).toBe(403);
  expect((await list({}, buyer.token)).status).toBe(401);
  expect((await cancel(staff, randomUUID())).status).toBe(404);
  expect((await list({}, viewer)).data.list[0]?.actions).toEqual([]);
});

test('when an agent’s staff look, then they see their own people alone', async () => {
  const other = randomUUID();
  await sql`INSERT INTO agent (id, name, invite_code, rebate_bp) VALUES (${other}, 'Other', 'OTHERS', 1)`.execute(
    shop.app.platform.db,
  );
  const [own, foreign] = [await shop.staff({ agentId: shop.agentId }), await shop.staff({ agentId: other })];
  expect((await list({}, own)).data.total).toBe(2);
  expect((await list({}, foreign)).data).toMatchObject({ total: 0, counts: { all: 0 } });
  const read = (token: string) => shop.call(staffTopUpEndpoints.readTopUp, { token, params: { id: open.id } });
  expect([(await read(own)).status, (await read(foreign)).status]).toEqual([200, 404]);
});

test('when staff cancel, then only what they saw and only once; it is logged, and its owner is told', async () => {
  const cancel = (version: number, key?: string) =>
    shop.call(staffTopUpEndpoints.cancelTopUp, {
      token: staff,
      params: { id: open.id },
      body: { version, note: 'Asked by phone' },
      headers: key ? { 'idempotency-key': key } : {},
    });
  const stale = await cancel(7);
  expect(stale).toMatchObject({ status: 409, data: { current: { id: open.id, version: 1 } } });
  const key = randomUUID();
  const [first, again] = [await cancel(1, key), await cancel(1, key)];
  expect(first.data).toMatchObject({ state: 'cancelled', version: 2, actions: [] });
  expect(again.data).toEqual(first.data);
  expect((await cancel(2)).status).toBe(409);
  const { rows } = await sql<{ action: string }>`
    SELECT action FROM operation_log WHERE record = ${`top_up/${open.id}`} AND outcome = 'done'`.execute(
    shop.app.platform.db,
  );
  expect(rows).toEqual([{ action: 'top_up.cancel' }]);
  const seen = await shop.call(topUpEndpoints.rechargeDetails, { token: buyer.token, query: { id: open.id } });
  expect(seen.data.timeline.at(-1)).toMatchObject({ event: 'cancel', by: 'admin' });
  expect(await broken(shop)).toEqual([]);
});
