import { bundleEndpoints } from '@app/contract/travel/bundle-endpoints';
import {
  BUNDLE_REPORT_GROUPS,
  type BundleFigures,
  type BundleReportGroup,
} from '@app/contract/travel/bundle-report-schemas';
import { travelEndpoints as travel } from '@app/contract/travel/endpoints';
import { staffBundleEndpoints as staff } from '@app/contract/travel/staff-bundle-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ordersListed } from '../../../testing/behind-figures.ts';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { bookedTrip, paidTrip } from './bundle.fixtures.ts';
import { type Buyer, broken, newRoom, openTravelShop, paidStay, type Shop } from './fixtures.ts';

let shop: Shop;
let token: string;
beforeAll(async () => {
  shop = await openTravelShop();
  token = await shop.staff();
});
afterAll(async () => {
  // The fake trip is of rooms where a combo is of tours.
  const results = (await broken(shop)) as { name: string }[];
  expect(results.filter(({ name }) => name !== 'tours.combo_orders_are_its_tours')).toEqual([]);
  await shop.close();
});

const today = () => shop.app.platform.clock.now().toISOString().slice(0, 10);
type Ask = { by?: BundleReportGroup; kind?: 'tourcombo' | 'combo'; from?: string; to?: string };
const read = (of: Ask = {}, as = token) =>
  shop.call(staff.bundleReport, { token: as, query: { from: today(), to: today(), ...of } });

const rich = (of: { agentId?: string; points?: number } = {}): Promise<Buyer> => shop.buyer({ usd: 1_000_000, ...of });

/** Cancels one order of a bundle by its customer. */
async function cancelFirst(buyer: Buyer, bundleId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM travel_order WHERE bundle_id = ${bundleId} ORDER BY id LIMIT 1`.execute(shop.app.platform.db);
  const orderId = rows[0]?.id ?? '';
  const { data } = await shop.call(travel.cancelPreview, { token: buyer.token, query: { id: orderId } });
  await shop.call(travel.cancelTravelOrder, { token: buyer.token, body: { orderId, refundUsd: data.refundUsd } });
}

test('figures are those of bundles and their orders, however they are grouped, and an agent’s staff count their own customers', async () => {
  const room = () => newRoom(shop, { total: 100 });
  const sea = [await room(), await room()];
  const hills = [await room(), await room(), await room()];
  await paidTrip(shop, await rich({ agentId: shop.agentId }), { rooms: sea });
  // Points are spent, and no discount.
  await paidTrip(shop, await rich({ points: 10_000 }), { rooms: sea, usePoints: true });
  await bookedTrip(shop, await rich(), { rooms: sea });
  const [some, all] = [await rich(), await rich()];
  await cancelFirst(some, (await paidTrip(shop, some, { rooms: hills, offBp: 2_000 })).bundleId);
  const { bundleId } = await paidTrip(shop, all, { rooms: hills });
  const { data } = await shop.call(bundleEndpoints.bundleCancelPreview, { token: all.token, query: { id: bundleId } });
  await shop.call(bundleEndpoints.cancelBundle, { token: all.token, body: { bundleId, refundUsd: data.refundUsd } });
  // What is booked alone is no combo.
  await paidStay(shop, await rich(), { roomId: sea[0] ?? '' });

  const { total } = (await read()).data;
  const spent = 2 * 39_600 + 2 * 17_600 - total.revenueUsd;
  expect(spent).toBeGreaterThan(0);
  const whole: Omit<BundleFigures, 'revenueUsd'> = {
    sold: 3,
    partly: 1,
    cancelled: 1,
    waiting: 1,
    // Tax is not due on what points pay: so much less it was, too.
    discountUsd: 2 * 4_400 + 360 + 2 * 4_400,
    discountBp: 1_361,
    refundUsd: 17_600 + 3 * 19_800,
  };
  for (const by of BUNDLE_REPORT_GROUPS) {
    const report = (await read({ by })).data;
    expect([by, report.total]).toEqual([by, { ...whole, revenueUsd: total.revenueUsd }]);
    for (const key of ['sold', 'partly', 'cancelled', 'waiting', 'revenueUsd', 'discountUsd', 'refundUsd'] as const)
      expect([by, key, report.rows.reduce((sum, row) => sum + row[key], 0)]).toEqual([by, key, report.total[key]]);
  }
  const behind = (standing: string, more: object = {}) =>
    ordersListed(shop, token, { from: today(), to: today(), bundle: 'any', standing, ...more });
  expect(await behind('kept')).toMatchObject({ bundles: 3, payableUsd: total.revenueUsd });
  expect(await behind('kept', { bundleOf: hills[0] })).toMatchObject({ bundles: 1, payableUsd: 35_200 });
  expect(await behind('combo_cancelled')).toMatchObject({ bundles: 1, total: 3 });
  expect(await behind('cancelled')).toMatchObject({ bundles: 2, total: 4 });
  expect(await behind('waiting')).toMatchObject({ bundles: 1 });
  expect(await behind('kept', { bundle: 'combo' })).toMatchObject({ total: 0 });
  expect((await read()).data.rows).toMatchObject([
    { id: sea[0], name: 'Along the sea', sold: 2, discountUsd: 9_160, discountBp: 1_041, waiting: 1 },
    { id: hills[0], sold: 1, partly: 1, cancelled: 1, revenueUsd: 35_200, discountUsd: 8_800, discountBp: 2_000 },
  ]);
  const query = { from: today(), to: today() };
  const chinese = (await shop.call(staff.bundleReport, { token, lang: 'zh-cn', query })).data;
  expect(chinese.rows[0]?.name).toBe('海边之旅');
  expect((await read({ by: 'kind' })).data.rows).toMatchObject([{ id: 'tourcombo', name: 'tourcombo', sold: 3 }]);
  expect((await read({ by: 'day' })).data.rows).toMatchObject([{ id: today(), name: today(), sold: 3 }]);
  expect((await read({ kind: 'combo' })).data).toMatchObject({ total: { sold: 0, discountBp: 0 }, rows: [] });
  expect((await read({ from: '2026-01-01', to: '2026-01-02' })).data).toMatchObject({ total: { sold: 0 }, rows: [] });
  const own = (await read({}, await shop.staff({ agentId: shop.agentId }))).data;
  expect(own.total).toMatchObject({ sold: 1, revenueUsd: 39_600, discountUsd: 4_400, waiting: 0, cancelled: 0 });
  expect(own.rows).toHaveLength(1);
});

test('a range that ends before it begins or is too long is refused at its field, and nobody without the right reads it', async () => {
  for (const to of ['2027-01-01', '2028-02-03']) {
    const { code, data } = await read({ from: '2027-02-02', to });
    expect([code, data]).toMatchObject([refusalCode('input.invalid'), { fields: { to: 'field.report_range' } }]);
  }
  expect((await read({}, '')).status).toBe(401);
  expect((await read({}, await shop.staff({ permissions: ['travel.combos.view'] }))).code).toBe(
    refusalCode('access.denied'),
  );
  expect((await read({}, await shop.staff({ permissions: ['travel.bundle_report.view'] }))).code).toBe(200);
});
