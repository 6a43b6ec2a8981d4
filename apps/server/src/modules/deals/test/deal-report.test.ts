import { randomUUID } from 'node:crypto';
import { DEAL_REPORT_GROUPS, type DealFigures, type DealReportGroup } from '@app/contract/deals/deal-report';
import { staffDealReportEndpoints as staff } from '@app/contract/deals/deal-report-endpoints';
import { travelEndpoints as travel } from '@app/contract/travel/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ordersListed } from '../../../testing/behind-figures.ts';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { booked, broken, newRoom, openTravelShop, paidStay, type Shop } from '../../travel/test/fixtures.ts';

let shop: Shop;
let token: string;
beforeAll(async () => {
  shop = await openTravelShop();
  token = await shop.staff();
});
afterAll(async () => {
  expect(await broken(shop)).toEqual([]);
  await shop.close();
});

const today = () => shop.app.platform.clock.now().toISOString().slice(0, 10);

/** A quarter off a room, and its deal. */
async function roomAtDeal(title: string, method: 'percent' | 'fixed', value: number) {
  const [roomId, dealId] = [await newRoom(shop), randomUUID()];
  await sql`INSERT INTO travel_deal (id, kind, key, title, line, method, value, starts_at, ends_at, quota, enabled)
    VALUES (${dealId}, 'hotel', ${`room:${roomId}`}, ${JSON.stringify({ 'en-US': title, es: `${title}, es` })}::jsonb, '{}', ${method},
      ${value}, app_now() - interval '1 hour', app_now() + interval '1 day', 10, true)`.execute(shop.app.platform.db);
  return { roomId, dealId };
}

type Ask = { by?: DealReportGroup; kind?: 'hotel' | 'tour'; from?: string; to?: string };
const read = (of: Ask = {}, as = token) =>
  shop.call(staff.dealReport, { token: as, query: { from: today(), to: today(), ...of } });

test('figures are those of the orders at deals, however they are grouped, and an agent’s staff count their own customers', async () => {
  const lake = await roomAtDeal('By the lake', 'percent', 25);
  const hill = await roomAtDeal('On the hill', 'fixed', 5_000);
  const rich = (of: { agentId?: string } = {}) => shop.buyer({ usd: 100_000, ...of });
  await paidStay(shop, await rich({ agentId: shop.agentId }), lake);
  await paidStay(shop, await rich(), lake);
  await paidStay(shop, await rich(), hill);
  await booked(shop, await rich(), hill);
  const buyer = await rich();
  const { orderId } = await paidStay(shop, buyer, hill);
  const { data: preview } = await shop.call(travel.cancelPreview, { token: buyer.token, query: { id: orderId } });
  await shop.call(travel.cancelTravelOrder, { token: buyer.token, body: { orderId, refundUsd: preview.refundUsd } });
  // Nothing of an order without a deal counts.
  await paidStay(shop, await rich(), { roomId: await newRoom(shop) });

  const whole: DealFigures = {
    units: 3,
    orders: 3,
    revenueUsd: 16_500 + 16_500 + 5_500,
    offUsd: 5_000 + 5_000 + 15_000,
    offBp: 4_167,
    waiting: 1,
    released: 1,
    cancelled: 1,
  };
  for (const by of DEAL_REPORT_GROUPS) {
    const { total, rows } = (await read({ by })).data;
    expect([by, total]).toEqual([by, whole]);
    for (const key of ['units', 'orders', 'revenueUsd', 'offUsd', 'waiting', 'released', 'cancelled'] as const)
      expect([by, key, rows.reduce((sum, row) => sum + row[key], 0)]).toEqual([by, key, total[key]]);
  }
  const behind = (standing: string, deal = 'any') =>
    ordersListed(shop, token, { kind: 'hotel', from: today(), to: today(), deal, standing });
  expect(await behind('kept')).toMatchObject({ total: whole.orders, payableUsd: whole.revenueUsd });
  expect(await behind('kept', lake.dealId)).toMatchObject({ total: 2, payableUsd: 33_000 });
  expect((await behind('cancelled')).ids).toEqual([orderId]);
  expect(await behind('waiting')).toMatchObject({ total: 1 });
  expect((await read()).data.rows).toMatchObject([
    { id: lake.dealId, name: 'By the lake', kind: 'hotel', units: 2, offBp: 2_500, waiting: 0 },
    { id: hill.dealId, name: 'On the hill', units: 1, offBp: 7_500, waiting: 1 },
  ]);
  const spanish = await shop.call(staff.dealReport, {
    token,
    lang: 'es',
    query: { from: today(), to: today() },
  });
  expect(spanish.data.rows[0]?.name).toBe('By the lake, es');
  expect((await read({ by: 'kind' })).data.rows).toMatchObject([{ id: 'hotel', name: 'hotel', orders: 3 }]);
  expect((await read({ kind: 'tour' })).data).toMatchObject({ total: { units: 0, offBp: 0 }, rows: [] });
  expect((await read({ from: '2026-01-01', to: '2026-01-02' })).data).toMatchObject({ total: { orders: 0 }, rows: [] });
  const own = (await read({}, await shop.staff({ agentId: shop.agentId }))).data;
  expect(own.total).toMatchObject({ units: 1, orders: 1, revenueUsd: 16_500, waiting: 0, cancelled: 0 });
  expect(own.rows).toHaveLength(1);
});

test('a range that ends before it begins or is too long is refused at its field, and nobody without the right reads it', async () => {
  for (const to of ['2027-01-01', '2028-02-03']) {
    const { code, data } = await read({ from: '2027-02-02', to });
    expect([code, data]).toMatchObject([refusalCode('input.invalid'), { fields: { to: 'field.report_range' } }]);
  }
  expect((await read({}, '')).status).toBe(401);
  expect((await read({}, await shop.staff({ permissions: ['trade.travel_deals.view'] }))).code).toBe(
    refusalCode('access.denied'),
  );
  expect((await read({}, await shop.staff({ permissions: ['trade.deal_report.view'] }))).code).toBe(200);
});
