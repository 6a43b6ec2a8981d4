import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { broken, walletOf } from '../modules/orders/test/fixtures.ts';
import { setParameter } from '../modules/settings/public.ts';
import { patient } from '../platform/testing/chaos.ts';
import { refusalOf } from '../testing/refusal-of.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { testApp } from '../testing/test-app.ts';
import { changeBy, readOrder } from '../verticals/flights/test/change.fixtures.ts';
import { payTrip, plantBrands } from '../verticals/flights/test/fixtures.ts';
import { KINDS, newChanging } from './after-booking/changing.ts';

// Two processes on one database.
let shop: Shop;
let second: Shop;
let staff: string;
beforeAll(async () => {
  shop = await openShop();
  second = { ...shop, ...(await testApp({ databaseUrl: shop.databaseUrl, env: { DATABASE_POOL: '20' } })) };
  staff = await shop.staff();
  await plantBrands(shop.app.platform.db);
  await changeBy(shop.app.platform.db, 'light', { feeUsd: 3_000 });
  await changeBy(shop.app.platform.db, 'flex', { feeUsd: 0 });
  // A change costs its fee from the beginning.
  await setParameter(shop.app.platform.db, 'flight.free_hours', 0);
  for (const one of [shop, second]) one.app.platform.cache.drop(['parameters']);
}, patient(60_000));
afterAll(async () => {
  expect(await broken(shop)).toEqual([]);
  await second.close();
  await shop.close();
});

const deadlocks = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    SELECT deadlocks::int AS n FROM pg_stat_database WHERE datname = current_database()`.execute(shop.app.platform.db);
  return rows[0]?.n ?? -1;
};
/** What a tab says whose change came second. */
const CLEAR = [
  'record.stale',
  'travel.change_expired',
  'travel.change_differs',
  'payment.not_payable',
  'payment.expired',
  'payment.change_expired',
];

test.each(
  KINDS.flatMap((kind) => [
    { kind, dear: false },
    { kind, dear: true },
  ]),
)(
  'two changes of one $kind from two tabs at once (to be paid: $dear): one of them counts, the other is refused clearly, and no cent is lost',
  async ({ kind, dear }) => {
    const own = await newChanging(kind, { shop, staff, dear });
    const [one, other] = [await own.price(0), await own.price(1)];
    const due = one.due?.usd ?? 0;
    expect([due > 0, other.due?.usd ?? 0]).toEqual([dear, due]);
    const had = { places: await own.places(), money: (await walletOf(shop, own.buyer.id)).available };
    const before = await deadlocks();
    const made = await Promise.all([own.make(shop, one.id), own.make(second, other.id)]);
    const payments = made.flatMap(({ code, data }) => (code === 200 && data.paymentId ? [data.paymentId] : []));
    const paid = await Promise.all(
      payments.map((payment, index) => payTrip(index === 0 ? second : shop, own.buyer.token, payment)),
    );
    const all = [...made, ...paid];
    expect((dear ? paid : made).filter(({ code }) => code === 200)).toHaveLength(1);
    for (const answer of all.filter(({ code }) => code !== 200)) {
      expect(answer.status).toBeLessThan(500);
      expect(refusalOf(answer)).toBeOneOf(CLEAR);
      expect(answer.msg).not.toBe('');
    }
    expect((await deadlocks()) - before).toBe(0);
    expect(had.money - (await walletOf(shop, own.buyer.id)).available).toBe(due);
    const order = await readOrder(shop, { ...own, paymentId: '' });
    const others = await Promise.all(
      order.others.map(({ id }) => readOrder(shop, { ...own, orderId: id, paymentId: '' })),
    );
    expect(order.openChange).toBeNull();
    expect(others).toHaveLength(kind === 'part of a party' ? 1 : 0);
    // As much is had as one of the two needs.
    const more = { stay: 1, tour: 1 }[kind as string] ?? 0;
    expect((await own.places()) - had.places).toBe(dear ? more : 0);
    const changed = others[0] ?? order;
    expect(changed.payable.usd).toBe(one.after.payable.usd);
    expect(changed.service.from).toBeOneOf([one.after.service.from, other.after.service.from]);
  },
  patient(30_000),
);
