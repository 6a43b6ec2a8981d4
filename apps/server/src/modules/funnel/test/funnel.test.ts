import { randomUUID } from 'node:crypto';
import { funnelEndpoints as calls } from '@app/contract/funnel/endpoints';
import { staffFunnelEndpoints as desk } from '@app/contract/funnel/staff-endpoints';
import { addDays } from '@app/kernel/local-day';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fieldsOf, refusalOf } from '../../../testing/refusal-of.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { orderOf, payOf } from '../../orders/test/fixtures.ts';
import { addCounts } from '../db/funnel.repo.ts';
import { writeSteps } from '../usecases/count-steps.ts';

let shop: Shop;
let staff: string;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
});
beforeEach(async () => {
  await writeSteps(shop.app.platform);
  await sql`DELETE FROM funnel_count`.execute(db());
  await sql`DELETE FROM funnel_order`.execute(db());
});
afterAll(() => shop.close());

const db = () => shop.app.platform.db;
const today = () => shop.app.platform.clock.now().toISOString().slice(0, 10);
const count = (step: 'view' | 'cart' | 'checkout', source: string, kind = 'goods') =>
  shop.call(calls.countStep, { raw: { step, kind, source } });
const report = async (query: Record<string, string> = {}) => {
  await writeSteps(shop.app.platform);
  return (await shop.call(desk.funnel, { token: staff, query })).data;
};
const rows = async (query: Record<string, string> = {}) =>
  (await report(query)).list.map(({ source, view, cart, checkout, placed, paid }) => [
    source,
    [view, cart, checkout, placed, paid],
  ]);

test('steps count by source and kind, for visitors and without a token; an order once, and as paid once it is', async () => {
  for (const source of ['google', 'google', 'direct']) expect((await count('view', source)).code).toBe(200);
  await count('view', 'google', 'hotel');
  await count('cart', 'google');
  await count('checkout', 'google');
  const buyer = await shop.buyer({ usd: 100_000 });
  const { variantIds } = await shop.product({ prices: [2_000], stock: 5 });
  const { paymentId } = await orderOf(shop, buyer, [{ variantId: variantIds[0] ?? '', quantity: 1 }]);
  for (const source of ['google', 'direct']) await shop.call(calls.countPlaced, { body: { paymentId, source } });
  expect(await rows()).toEqual([
    ['google', [3, 1, 1, 1, 0]],
    ['direct', [1, 0, 0, 0, 0]],
  ]);
  expect((await payOf(shop, buyer, paymentId)).code).toBe(200);
  expect(await rows({ kind: 'goods' })).toEqual([
    ['google', [2, 1, 1, 1, 1]],
    ['direct', [1, 0, 0, 0, 0]],
  ]);
  expect((await report({ kind: 'goods' })).list[0]?.conversion).toBe(50);
  expect(await rows({ kind: 'hotel' })).toEqual([['google', [1, 0, 0, 0, 0]]]);
  // Written twice, what was counted before stays.
  await count('view', 'direct');
  expect(await rows({ sort: 'source', order: 'asc', limit: '1' })).toEqual([['direct', [2, 0, 0, 0, 0]]]);
  const yesterday = addDays(today(), -1);
  expect(await rows({ from: yesterday, to: yesterday })).toEqual([]);
});

test('a payment that there is not, and one that is for no order, count nothing', async () => {
  await shop.call(calls.countPlaced, { body: { paymentId: randomUUID(), source: 'google' } });
  const { id } = await shop.buyer();
  for (const kind of ['top_up', 'hotel_change']) {
    const paymentId = randomUUID();
    await sql`INSERT INTO payment (id, number, payable_kind, payable_id, customer_id, amount_usd, access_key)
      VALUES (${paymentId}, ${paymentId}, ${kind}, ${randomUUID()}, ${id}, 100, ${paymentId})`.execute(db());
    await shop.call(calls.countPlaced, { body: { paymentId, source: 'google' } });
  }
  expect(await rows()).toEqual([]);
});

test('what is no source, step, kind or range is refused at its field', async () => {
  const of = async (raw: object) => fieldsOf(await shop.call(calls.countStep, { raw })) ?? {};
  expect(await of({ step: 'view', kind: 'goods', source: '<b>' })).toEqual({ source: 'field.invalid' });
  expect(await of({ step: 'view', kind: 'goods', source: 'a'.repeat(41) })).toMatchObject({ source: 'field.too_long' });
  expect(Object.keys(await of({ step: 'paid', kind: 'shoes' }))).toEqual(['step', 'kind', 'source']);
  const asked = await shop.call(desk.funnel, { token: staff, query: { from: '2026-02-01', to: '2026-01-01' } });
  expect(fieldsOf(asked)).toEqual({ to: 'field.range_order' });
});

test('one day has so many sources, the rest counts together; nobody can fill the table', async () => {
  const counts = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => ({
      ...({ day: today(), step: 'view', kind: 'goods', times: 1 } as const),
      source: `site-${String(from + at).padStart(4, '0')}.example`,
    }));
  await addCounts(db(), counts(0, 200));
  await addCounts(db(), counts(100, 500));
  const { total, list } = await report({ limit: '1' });
  expect(total).toBe(301);
  expect(list[0]).toMatchObject({ source: 'other', view: 200 });
});

test('the report is for staff of the house with its right', async () => {
  expect(refusalOf(await shop.call(desk.funnel, {}))).toBe('auth.sign_in_needed');
  const other = await shop.staff({ permissions: ['orders.goods.view'] });
  expect(refusalOf(await shop.call(desk.funnel, { token: other }))).toBe('access.denied');
});
