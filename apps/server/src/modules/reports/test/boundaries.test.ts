import { staffReportEndpoints as calls } from '@app/contract/reports/staff-endpoints';
import type { Measure, OrderFigures, OrderKind } from '@app/contract/reports/staff-schemas';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import {
  brokenReports,
  plantAgent,
  plantOrder,
  plantRefund,
  plantStay,
  plantStayCancelled,
  plantTopUp,
  plantUser,
  plantWithdrawal,
  setZone,
} from './fixtures.ts';

let shop: Shop;
let staff: string;
let customerId: string;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
  customerId = await plantUser(shop, '2020-01-01T12:00:00Z');
});
afterAll(() => shop.close());

const days = async (from: string, to: string, by = 'day') => {
  const { data, code } = await shop.call(calls.orderReport, { token: staff, query: { from, to, by } as never });
  expect(code).toBe(200);
  return data;
};
const usdOn = async (day: string) => (await days(day, day)).totals.revenueUsd;
const sumOf = (rows: readonly OrderFigures[], of: keyof OrderFigures) => rows.reduce((all, row) => all + row[of], 0);

/** Follows the zone and says that the job has nothing left to do. */
async function follow(zone: string) {
  await setZone(shop, zone);
  await shop.app.runJobs('reports.keep-days');
}

// O13: in the zone, the last second of a day, the first of the next, and what the zone calls that day.
test.each([
  ['UTC', '2026-03-31', '2026-03-31T23:59:59.999Z', '2026-04-01T00:00:00Z'],
  ['Asia/Shanghai', '2026-12-31', '2026-12-31T15:59:59.999Z', '2026-12-31T16:00:00Z'],
  // The clocks go forward on 8 March 2026: the day has 23 hours.
  ['America/New_York', '2026-03-08', '2026-03-09T03:59:59.999Z', '2026-03-09T04:00:00Z'],
  // And back on 1 November: 25 hours.
  ['America/New_York', '2026-11-01', '2026-11-02T04:59:59.999Z', '2026-11-02T05:00:00Z'],
  // Midnight itself does not exist on this day: it begins at 01:00.
  ['America/Santiago', '2026-09-05', '2026-09-06T03:59:59.999Z', '2026-09-06T04:00:00Z'],
  ['Asia/Kathmandu', '2028-02-29', '2028-02-29T18:14:59.999Z', '2028-02-29T18:15:00Z'],
  // Changed for good in 2026, which older copies of the IANA database do not know.
  ['Africa/Casablanca', '2026-12-09', '2026-12-09T23:59:59.999Z', '2026-12-10T00:00:00Z'],
  ['America/Edmonton', '2026-12-09', '2026-12-10T05:59:59.999Z', '2026-12-10T06:00:00Z'],
])('in %s, when %s ends, then its last instant is its own and the next one is not', async (zone, day, last, first) => {
  await follow(zone);
  const own = await usdOn(day);
  const next = new Date(`${day}T00:00:00Z`).getTime() + 86_400_000;
  const nextDay = new Date(next).toISOString().slice(0, 10);
  const after = await usdOn(nextDay);
  await plantOrder(shop, { customerId, placedAt: last, paidAt: last, usd: 7_00 });
  await plantOrder(shop, { customerId, placedAt: first, paidAt: first, usd: 11_00 });
  for (const folded of [false, true]) {
    if (folded) await shop.app.runJobs('reports.keep-days');
    expect([await usdOn(day), await usdOn(nextDay)]).toEqual([own + 7_00, after + 11_00]);
  }
  const { data } = await shop.call(calls.orderEntries, {
    token: staff,
    query: { from: day, to: day, measure: 'paid' },
  });
  expect(data.list.some((entry) => entry.at === new Date(last).toISOString())).toBe(true);
  expect(data.list.some((entry) => entry.at === new Date(first).toISOString())).toBe(false);
  expect(await brokenReports(shop)).toEqual([]);
});

test('when the zone changes, then every day is counted again in it, exactly once', async () => {
  await follow('UTC');
  const before = await days('2026-03-01', '2026-12-31', 'month');
  await setZone(shop, 'Asia/Shanghai');
  expect(await days('2026-03-01', '2026-03-31')).toMatchObject({ timeZone: 'UTC', recounting: true });
  await plantOrder(shop, { customerId, placedAt: '2026-05-05T20:00:00Z', paidAt: '2026-05-05T20:00:00Z', usd: 13_00 });
  await shop.app.runJobs('reports.keep-days');
  const after = await days('2026-03-01', '2026-12-31', 'month');
  expect(after).toMatchObject({ timeZone: 'Asia/Shanghai', recounting: false });
  expect(await usdOn('2026-05-06')).toBe(13_00);
  expect(after.rows).not.toEqual(before.rows);
  expect(await brokenReports(shop)).toEqual([]);
});

test('when the clock of the zone turns out to be another one, then every day is counted again', async () => {
  await follow('America/Edmonton');
  await plantOrder(shop, { customerId, placedAt: '2026-12-20T06:30:00Z', paidAt: '2026-12-20T06:30:00Z', usd: 17_00 });
  await shop.app.runJobs('reports.keep-days');
  expect(await usdOn('2026-12-20')).toBe(17_00);
  // As an older copy of the IANA database parted it: an hour later.
  await sql`UPDATE report_day SET day = '2026-12-19' WHERE day = '2026-12-20'`.execute(shop.app.platform.db);
  await sql`UPDATE report_zone SET clock = 'of before'`.execute(shop.app.platform.db);
  expect(await brokenReports(shop)).not.toEqual([]);
  await shop.app.runJobs('reports.keep-days');
  expect(await usdOn('2026-12-20')).toBe(17_00);
  expect(await brokenReports(shop)).toEqual([]);
});

const RANGE = { from: '2027-02-01', to: '2027-03-31' };
const KINDS = ['order', 'refund', 'stay', 'stay_cancelled', 'top_up', 'withdrawal', 'user'] as const;
type Fact = { kind: (typeof KINDS)[number]; at: Date; usd: number; who: number };
type Person = { customerId: string; agentId: string | null };
type Goods = { productId: string; variantId: string };

async function plant(fact: Fact, { customerId, agentId }: Person, goods: Goods): Promise<void> {
  const [at, usd] = [fact.at.toISOString(), fact.usd];
  if (fact.kind === 'user') return void (await plantUser(shop, at, agentId));
  if (fact.kind === 'top_up') return plantTopUp(shop, { customerId, at, usd });
  if (fact.kind === 'withdrawal') return plantWithdrawal(shop, { customerId, at, usd });
  if (fact.kind === 'stay' || fact.kind === 'stay_cancelled') {
    const stay = await plantStay(shop, { customerId, placedAt: at, paidAt: at, usd, agentId });
    if (fact.kind === 'stay_cancelled') await plantStayCancelled(shop, { orderId: stay, at, usd });
    return;
  }
  const orderId = await plantOrder(shop, { customerId, placedAt: at, paidAt: at, usd, agentId, ...goods });
  if (fact.kind === 'refund') await plantRefund(shop, { orderId, at, usd });
}

/** The steps of each grouping sum to the totals, which are the same, and the days of each month to the month. */
async function stepsSum(): Promise<OrderFigures> {
  const figures = ['orders', 'paid', 'revenueUsd', 'refunds', 'refundedUsd', 'netUsd'] as const;
  const { from, to } = RANGE;
  const [byDay, byWeek, byMonth] = [await days(from, to), await days(from, to, 'week'), await days(from, to, 'month')];
  for (const report of [byDay, byWeek, byMonth]) {
    for (const key of figures) expect(sumOf(report.rows, key)).toBe(report.totals[key]);
    expect(report.totals).toEqual(byDay.totals);
  }
  for (const month of byMonth.rows) {
    const own = byDay.rows.filter((row) => row.from.slice(0, 7) === month.from.slice(0, 7));
    expect(sumOf(own, 'revenueUsd')).toBe(month.revenueUsd);
  }
  for (const key of figures) {
    const ofKinds = byDay.kinds.map(({ totals }) => totals);
    expect(sumOf(ofKinds, key)).toBe(byDay.totals[key]);
  }
  for (const { kind, totals } of byDay.kinds) {
    const alone = await shop.call(calls.orderReport, { token: staff, query: { from, to, kind } });
    expect(alone.data.totals).toEqual(totals);
    await recordsSum('paid', totals.paid, totals.revenueUsd, kind);
    await recordsSum('refunds', totals.refunds, totals.refundedUsd, kind);
  }
  return byDay.totals;
}

/** All records behind a figure, page by page, are as many and sum to as much as it says. */
async function recordsSum(measure: Measure, count: number, usd: number, kind?: OrderKind): Promise<void> {
  const call = ['orders', 'paid', 'refunds'].includes(measure) ? calls.orderEntries : calls.moneyEntries;
  const amounts: number[] = [];
  for (let page = 1; ; page += 1) {
    const query = { ...RANGE, ...(kind ? { kind } : {}), measure: measure as never, limit: '7', page: String(page) };
    const { data } = await shop.call(call, { token: staff, query });
    expect([data.total, data.sumUsd]).toEqual([count, usd]);
    amounts.push(...data.list.map(({ amountUsd }) => amountUsd));
    if (data.list.length < 7) break;
  }
  expect([amounts.length, amounts.reduce((all, one) => all + one, 0)]).toEqual([count, usd]);
}

test('when anything happens at any moment in any zone, then days sum to months and records sum to figures', async () => {
  const top = await plantAgent(shop, 'Top');
  const agentIds = [null, top, await plantAgent(shop, 'Below', top)];
  const people = await Promise.all(
    agentIds.map(async (agentId) => ({ customerId: await plantUser(shop, '2021-05-05T00:00:00Z', agentId), agentId })),
  );
  const { productId, variantIds } = await shop.product({ prices: [500], stock: 5 });
  const goods = { productId, variantId: variantIds[0] as string };
  const fact = fc.record({
    kind: fc.constantFrom(...KINDS),
    at: fc.date({ min: new Date('2027-01-30'), max: new Date('2027-04-02'), noInvalidDate: true }),
    usd: fc.integer({ min: 1, max: 99_999 }),
    who: fc.integer({ min: 0, max: 2 }),
  });
  const plan = fc.record({
    zone: fc.constantFrom('UTC', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland'),
    facts: fc.array(fact, { minLength: 3, maxLength: 8 }),
    fold: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(plan, async ({ zone, facts, fold }) => {
      await follow(zone);
      for (const one of facts) await plant(one, people[one.who] as Person, goods);
      if (fold) await shop.app.runJobs('reports.keep-days');
      const sales = await stepsSum();
      const money = (await shop.call(calls.agentReport, { token: staff, query: RANGE })).data.totals;
      await recordsSum('orders', sales.orders, 0);
      await recordsSum('paid', sales.paid, sales.revenueUsd);
      await recordsSum('refunds', sales.refunds, sales.refundedUsd);
      expect([money.paid, money.netUsd]).toEqual([sales.paid, sales.netUsd]);
      await recordsSum('users', money.users, 0);
      await recordsSum('top_ups', money.topUps, money.topUpUsd);
      await recordsSum('withdrawals', money.withdrawals, money.withdrawalUsd);
      expect(await brokenReports(shop)).toEqual([]);
    }),
    { numRuns: 8 },
  );
}, 120_000);

test('when a time of the clock is compared, then yesterday counts up to the same time of day', async () => {
  await follow('UTC');
  const { rows } = await sql<{ now: Date }>`SELECT app_now() AS now`.execute(shop.app.platform.db);
  const now = rows[0]?.now.getTime() ?? 0;
  const yesterday = (ms: number) => new Date(now - 86_400_000 + ms).toISOString();
  const read = async () => (await shop.call(calls.orderReport, { token: staff, query: { range: 'today' } })).data;
  const before = await read();
  const earlier = await plantOrder(shop, {
    customerId,
    placedAt: yesterday(-1_000),
    paidAt: yesterday(-1_000),
    usd: 5_00,
  });
  await plantOrder(shop, { customerId, placedAt: yesterday(600_000), paidAt: yesterday(600_000), usd: 3_00 });
  const after = await read();
  const midnight = new Date(`${after.today}T00:00:00Z`).getTime();
  // Next to midnight one of the two is of another day.
  if (now - midnight < 2_000 || now - midnight > 86_400_000 - 700_000) return;
  expect(after.beforeTotals.revenueUsd - before.beforeTotals.revenueUsd).toBe(5_00);
  expect(sumOf(after.beforeRows, 'revenueUsd') - sumOf(before.beforeRows, 'revenueUsd')).toBe(8_00);
  expect(after.before.until).not.toBeNull();
  expect(earlier).toBeTruthy();
});

test.each([
  [{ from: '2026-01-02', to: '2026-01-01' }, { to: 'field.range_order' }],
  [{ from: '2020-01-01', to: '2026-01-01' }, { to: 'field.range_long' }],
  [{ from: '2026-02-30', to: '2026-03-01' }, { from: 'field.invalid' }],
  [
    { from: '0001-01-01', to: '0001-01-02' },
    { from: 'field.invalid', to: 'field.invalid' },
  ],
  [{ range: 'this_year' }, { range: 'field.invalid' }],
  [{ by: 'hour' }, { by: 'field.invalid' }],
  [{ agent: 'x' }, { agent: 'field.invalid' }],
])('when %j is asked for, then the field is named', async (query, fields) => {
  const refused = await shop.call(calls.orderReport, { token: staff, query: query as never });
  expect(refused).toMatchObject({ code: refusalCode('input.invalid'), data: { fields } });
});

test('when one end of a range is missing, then it is asked for', async () => {
  const refused = await shop.call(calls.orderReport, { token: staff, query: { from: '2026-01-01' } });
  expect(refused).toMatchObject({ code: refusalCode('input.missing'), data: { fields: { to: 'field.required' } } });
});

test('when too many days are to be counted again, then it is refused in the language asked for', async () => {
  const body = { from: '2026-01-01', to: '2026-03-01' };
  const refused = await shop.call(calls.recount, { token: staff, body, lang: 'es' });
  expect(refused).toMatchObject({
    code: refusalCode('input.invalid'),
    msg: 'El periodo tiene demasiados días. Elige uno más corto.',
  });
});
