import { staffReportEndpoints as calls } from '@app/contract/reports/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { type Buyer, openShop, type Shop } from '../../../testing/shop.ts';
import { askBack, broken, decide, orderOf, payOf } from '../../orders/test/fixtures.ts';
import {
  brokenReports,
  plantAgent,
  plantOrder,
  plantStay,
  plantStayCancelled,
  plantTopUp,
  plantUser,
  plantWithdrawal,
} from './fixtures.ts';

let shop: Shop;
let staff: string;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
});
afterAll(() => shop.close());

const keep = () => shop.app.runJobs('reports.keep-days');
const orders = async (token = staff, query: object = { range: 'today' }) =>
  (await shop.call(calls.orderReport, { token, query: query as never })).data;
const agents = async (token = staff, query: object = { range: 'today' }) =>
  (await shop.call(calls.agentReport, { token, query: query as never })).data;
const bought = async (buyer: Buyer, price = 1_000) => {
  const { variantIds, productId } = await shop.product({ prices: [price], stock: 50 });
  const order = await orderOf(shop, buyer, [{ variantId: variantIds[0] ?? '', quantity: 3 }]);
  return { ...order, productId };
};

describe('what is counted', () => {
  test('when an order is placed, paid and refunded, then each is counted once, before and after it is folded', async () => {
    const before = (await orders()).totals;
    const buyer = await shop.buyer({ usd: 100_000 });
    const order = await bought(buyer);
    expect((await orders()).totals).toMatchObject({ orders: before.orders + 1, paid: before.paid });
    await payOf(shop, buyer, order.paymentId);
    await payOf(shop, buyer, order.paymentId);
    const paid = (await orders()).totals;
    expect(paid).toMatchObject({ paid: before.paid + 1, revenueUsd: before.revenueUsd + 3_500 });
    await keep();
    expect((await orders()).totals).toEqual(paid);
    await askBack(shop, buyer, { orderId: order.orderId });
    expect((await decide(shop, staff, { orderId: order.orderId, decision: 'approve_refund' })).status).toBe(200);
    const back = (await orders()).totals;
    expect(back).toMatchObject({ refunds: before.refunds + 1, refundedUsd: before.refundedUsd + 3_500 });
    expect(back.netUsd).toBe(before.netUsd);
    await keep();
    await keep();
    expect((await orders()).totals).toEqual(back);
    expect(await broken(shop)).toEqual([]);
  });

  test('when many folds run at the same time as many orders are paid, then every fact is counted once', async () => {
    const before = (await orders()).totals;
    const { variantIds, productId } = await shop.product({ prices: [500], stock: 99 });
    const buyers = await Promise.all(Array.from({ length: 8 }, () => shop.buyer({ usd: 5_000 })));
    await Promise.all([
      ...buyers.map(async (buyer) => {
        const order = await orderOf(shop, buyer, [{ variantId: variantIds[0] ?? '', quantity: 1 }]);
        await payOf(shop, buyer, order.paymentId);
      }),
      ...Array.from({ length: 12 }, () => keep()),
    ]);
    const after = (await orders()).totals;
    // Each pays 5.00 and 5.00 of postage.
    expect(after.revenueUsd - before.revenueUsd).toBe(8_000);
    const { data } = await shop.call(calls.workbench, { token: staff });
    expect(data.bestSellers?.find(({ id }) => id === productId)).toMatchObject({ name: 'Cup', count: 8, usd: 8_000 });
    expect(await brokenReports(shop)).toEqual([]);
  });

  test('when a transaction is rolled back, then nothing of it is counted', async () => {
    const before = await agents();
    const { db } = shop.app.platform;
    await db
      .transaction()
      .execute(async (tx) => {
        await sql`UPDATE customer SET created_at = app_now()`.execute(tx);
        throw new Error('undone');
      })
      .catch(() => undefined);
    expect((await agents()).totals).toEqual(before.totals);
  });

  test('when a customer moves to another agent, then their money moves along', async () => {
    const [from, to] = [await plantAgent(shop, 'Here'), await plantAgent(shop, 'There')];
    const [customerId, at] = [await plantUser(shop, '2025-02-02T10:00:00Z', from), '2025-02-03T10:00:00Z'];
    await plantTopUp(shop, { customerId, at, usd: 900 });
    await plantWithdrawal(shop, { customerId, at, usd: 400 });
    await keep();
    await sql`UPDATE customer SET invited_by_agent = ${to} WHERE id = ${customerId}`.execute(shop.app.platform.db);
    const february = { from: '2025-02-01', to: '2025-02-28' };
    const none = { users: 0, topUpUsd: 0, withdrawalUsd: 0 };
    expect((await agents(staff, { ...february, agent: from })).totals).toMatchObject(none);
    const moved = { users: 1, topUps: 1, topUpUsd: 900, withdrawals: 1, withdrawalUsd: 400, differenceUsd: 500 };
    expect((await agents(staff, { ...february, agent: to })).totals).toMatchObject(moved);
    expect(await brokenReports(shop)).toEqual([]);
  });

  test('when a sum is wrong, then an invariant names it, counting again puts it right, and that is logged', async () => {
    const { db } = shop.app.platform;
    const customerId = await plantUser(shop, '2025-03-03T10:00:00Z');
    await plantOrder(shop, { customerId, placedAt: '2025-03-03T11:00:00Z', paidAt: '2025-03-03T11:00:00Z', usd: 2_00 });
    await keep();
    await sql`UPDATE report_day SET usd = usd + 1 WHERE day = '2025-03-03' AND measure = 'paid'`.execute(db);
    expect(await brokenReports(shop)).toEqual(['reports.days_of_paid', 'reports.totals_are_all_days']);
    const body = { from: '2025-03-01', to: '2025-03-31' };
    expect((await shop.call(calls.recount, { token: staff, body })).data).toEqual({ corrected: 1 });
    expect((await shop.call(calls.recount, { token: staff, body })).data).toEqual({ corrected: 0 });
    expect(await brokenReports(shop)).toEqual([]);
    const log = await sql<{ action: string }>`SELECT action FROM operation_log WHERE record = 'reports/days'`.execute(
      db,
    );
    expect(log.rows.map(({ action }) => action)).toEqual(['reports.recount', 'reports.recount']);
  });

  test('when somebody else is counting, then a second one is told to wait, and reports are still answered', async () => {
    const body = { from: '2025-03-01', to: '2025-03-02' };
    await shop.app.platform.db.transaction().execute(async (tx) => {
      await sql`LOCK TABLE report_zone IN SHARE ROW EXCLUSIVE MODE`.execute(tx);
      expect(await shop.call(calls.recount, { token: staff, body })).toMatchObject({
        code: refusalCode('report.recounting'),
        status: 409,
      });
      expect((await shop.call(calls.orderReport, { token: staff })).code).toBe(200);
      await keep();
    });
  });
});

describe('travel beside goods', () => {
  const may = { from: '2025-05-01', to: '2025-05-31' };
  const at = (day: number) => `2025-05-${String(day).padStart(2, '0')}T10:00:00Z`;

  test('when a stay is booked, paid and cancelled, then each counts on its day, alone and among all orders', async () => {
    const agentId = await plantAgent(shop, 'Of stays');
    const customerId = await plantUser(shop, '2025-05-01T00:00:00Z', agentId);
    await plantOrder(shop, { customerId, placedAt: at(2), paidAt: at(2), usd: 1_000, agentId });
    const stay = await plantStay(shop, { customerId, placedAt: at(3), paidAt: at(4), usd: 20_000, agentId });
    await keep();
    await plantStay(shop, { customerId, placedAt: at(3), usd: 5_000, agentId });
    await plantStayCancelled(shop, { orderId: stay, at: at(9), usd: 15_000 });
    for (const folded of [false, true]) {
      if (folded) await keep();
      const all = await orders(staff, may);
      expect(all.totals).toMatchObject({ orders: 3, paid: 2, revenueUsd: 21_000, refunds: 1, netUsd: 6_000 });
      expect(all.kinds.map(({ kind, totals }) => [kind, totals.orders, totals.revenueUsd, totals.netUsd])).toEqual([
        ['goods', 1, 1_000, 1_000],
        ['dining', 0, 0, 0],
        ['flight', 0, 0, 0],
        ['hotel', 2, 20_000, 5_000],
        ['diningcombo', 0, 0, 0],
        ['tour', 0, 0, 0],
      ]);
      const hotels = await orders(staff, { ...may, kind: 'hotel', by: 'day' });
      expect([hotels.kind, hotels.kinds.length, hotels.totals.revenueUsd]).toEqual(['hotel', 1, 20_000]);
      const onDay = (day: string) => hotels.rows.find(({ from }) => from === day);
      expect(onDay('2025-05-04')).toMatchObject({ orders: 0, revenueUsd: 20_000, refundedUsd: 0 });
      expect(onDay('2025-05-09')).toMatchObject({ revenueUsd: 0, refundedUsd: 15_000, netUsd: -15_000 });
      const [row] = (await shop.call(calls.agentRows, { token: staff, query: { ...may, name: 'Of stays' } })).data.list;
      expect(row).toMatchObject({ paid: 2, revenueUsd: 21_000, refundedUsd: 15_000, netUsd: 6_000, members: 1 });
    }
    const query = { ...may, measure: 'refunds' } as const;
    const { data } = await shop.call(calls.orderEntries, { token: staff, query });
    expect(data.list).toMatchObject([{ kind: 'hotel', recordId: stay, number: stay, amountUsd: 15_000 }]);
    expect((await shop.call(calls.orderEntries, { token: staff, query: { ...query, kind: 'goods' } })).data.total).toBe(
      0,
    );
    expect(await brokenReports(shop)).toEqual([]);
  });

  test('when a stay is paid today, then the dashboard counts it, says what of it is travel, and shows that it waits', async () => {
    const read = async (token = staff) => (await shop.call(calls.workbench, { token })).data;
    const before = await read();
    const now = shop.app.platform.clock.now().toISOString();
    const customerId = await plantUser(shop, now);
    const stay = await plantStay(shop, { customerId, placedAt: now, paidAt: now, usd: 7_700 });
    const after = await read();
    expect((after.revenue?.value ?? 0) - (before.revenue?.value ?? 0)).toBe(7_700);
    const revenueOf = (of: typeof after, kind: string) =>
      of.kinds?.find((one) => one.kind === kind)?.revenue.value ?? 0;
    expect(revenueOf(after, 'hotel') - revenueOf(before, 'hotel')).toBe(7_700);
    expect(after.kinds?.reduce((all, { revenue }) => all + revenue.value, 0)).toBe(after.revenue?.value);
    const ofDay = (at: number) => after.kinds?.reduce((all, { revenue }) => all + (revenue.days[at] ?? 0), 0);
    expect(after.days.map((_, at) => ofDay(at))).toEqual(after.revenue?.days);
    expect((after.waiting.travelConfirm ?? 0) - (before.waiting.travelConfirm ?? 0)).toBe(1);
    const desk = await read(await shop.staff({ permissions: ['dashboard.view', 'travel.orders.view'] }));
    expect(desk.kinds?.map(({ kind }) => kind)).toEqual(['dining', 'flight', 'hotel', 'diningcombo', 'tour']);
    expect(desk.revenue?.value).toBe(revenueOf(after, 'hotel'));
    expect(desk.oldestWaiting).toMatchObject([{ id: stay, kind: 'hotel', state: 'pending_verification', usd: 7_700 }]);
    expect(desk.bestSellers).toBeNull();
  });
});

describe('who sees what', () => {
  test('when an agent’s staff looks, then only the agent’s subtree is counted, listed and named', async () => {
    const [top, other] = [await plantAgent(shop, 'Own top'), await plantAgent(shop, 'Someone else')];
    const below = await plantAgent(shop, 'Own below', top);
    const at = '2025-06-10T10:00:00Z';
    for (const [agentId, usd] of [
      [top, 100],
      [below, 20],
      [other, 3],
      [null, 4_000],
    ] as const) {
      const customerId = await plantUser(shop, at, agentId);
      await plantTopUp(shop, { customerId, at, usd });
      await plantOrder(shop, { customerId, placedAt: at, paidAt: at, usd, agentId });
    }
    const june = { from: '2025-06-01', to: '2025-06-30' };
    const token = await shop.staff({ agentId: top });
    expect((await agents(token, june)).totals).toMatchObject({ users: 2, topUps: 2, topUpUsd: 120 });
    expect((await orders(token, june)).totals).toMatchObject({ paid: 2, revenueUsd: 120 });
    expect((await agents(token, { ...june, agent: below })).totals.topUpUsd).toBe(20);
    const rows = await shop.call(calls.agentRows, { token, query: june });
    expect(rows.data.list.map(({ name, topUpUsd, members, superior }) => [name, topUpUsd, members, superior])).toEqual([
      ['Own top', 120, 2, ''],
      ['Own below', 20, 1, 'Own top'],
    ]);
    expect(rows.data.total).toBe(2);
    const entries = await shop.call(calls.moneyEntries, { token, query: { ...june, measure: 'top_ups' } });
    expect(entries.data).toMatchObject({ total: 2, sumUsd: 120 });
    for (const call of [calls.agentReport, calls.orderReport, calls.moneyEntries, calls.orderEntries])
      expect(await shop.call(call, { token, query: { ...june, agent: other } as never })).toMatchObject({
        code: refusalCode('record.not_found'),
      });
    // Nobody at the top is counted twice: the agents without a superior and those of nobody are the whole.
    const all = await agents(staff, june);
    const tops = (await shop.call(calls.agentRows, { token: staff, query: { ...june, limit: '100' } })).data.list;
    expect(tops.filter(({ superior }) => !superior).reduce((sum, row) => sum + row.topUpUsd, 0) + 4_000).toBe(
      all.totals.topUpUsd,
    );
  });

  test('when agents are searched, sorted and paged, then the page and the count say so', async () => {
    await plantAgent(shop, 'Zeta one');
    await plantAgent(shop, 'Zeta two');
    const query = { name: 'zeta', sort: 'name', order: 'asc', limit: '1', page: '2' } as const;
    const { data } = await shop.call(calls.agentRows, { token: staff, query });
    expect([data.list.map(({ name }) => name), data.total]).toEqual([['Zeta two'], 2]);
    expect((await shop.call(calls.agentRows, { token: staff, query: { name: '%' } })).data.total).toBe(0);
  });

  test('when a role holds little, then the dashboard has just its parts', async () => {
    const bare = await shop.staff({ permissions: ['dashboard.view'] });
    const { data } = await shop.call(calls.workbench, { token: bare });
    expect(data).toMatchObject({ revenue: null, orders: null, users: null, topUps: null, withdrawals: null });
    expect(data).toMatchObject({ bestSellers: null, oldestWaiting: null });
    expect(Object.values(data.waiting).every((value) => value === null)).toBe(true);
    const money = await shop.staff({ permissions: ['dashboard.view', 'money.top_ups.view', 'money.desk.view'] });
    const some = (await shop.call(calls.workbench, { token: money })).data;
    expect([some.topUps?.days.length, some.withdrawals, some.revenue]).toEqual([14, null, null]);
    expect(some.waiting).toMatchObject({ pendingProofs: 0, pendingShipping: null, chats: null, deletions: null });
    const whole = (await shop.call(calls.workbench, { token: staff, query: { range: 'this_month' } })).data;
    expect(whole.revenue?.value).toBe((await orders(staff, { range: 'this_month' })).totals.revenueUsd);
    expect(whole.days.at(-1)).toBe(whole.today);
    expect(Object.values(whole.waiting).every((value) => value !== null)).toBe(true);
  });

  test('when the menu asks what waits, then each number is the one of the dashboard', async () => {
    const buyer = await shop.buyer({ usd: 10_000 });
    const order = await bought(buyer, 300);
    await payOf(shop, buyer, order.paymentId);
    const { data } = await shop.call(calls.waiting, { token: staff });
    expect(data.pendingShipping).toBeGreaterThan(0);
    expect((await shop.call(calls.workbench, { token: staff })).data.waiting).toEqual(data);
    const own = await shop.staff({ agentId: shop.agentId });
    expect((await shop.call(calls.waiting, { token: own })).data.pendingShipping).toBe(0);
  });

  test.each([
    'workbench',
    'orderReport',
    'orderEntries',
    'agentReport',
    'agentRows',
    'moneyEntries',
    'recount',
  ] as const)(
    'when %s is called without a token, by a customer or by another role, then it is refused',
    async (name) => {
      const body = { from: '2025-01-01', to: '2025-01-02' };
      const as = (token?: string) =>
        shop.call(calls[name] as typeof calls.recount, { body, ...(token ? { token } : {}) });
      expect(await as()).toMatchObject({ code: refusalCode('auth.sign_in_needed'), status: 401 });
      expect((await as((await shop.buyer()).token)).code).toBe(refusalCode('auth.token_mismatch'));
      const other = await shop.staff({ permissions: ['orders.goods.view'] });
      expect(await as(other)).toMatchObject({ code: refusalCode('access.denied'), status: 403 });
    },
  );
});
