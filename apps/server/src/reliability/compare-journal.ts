import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Buyer, Shop } from '../testing/shop.ts';
import type { Entry } from './storm.ts';

/**
 * What the journal of a storm says must be there is there once, nothing else is, no key is stuck and no promise of the
 * books is broken. Fails the test otherwise.
 */
export async function compare(shop: Shop, journal: readonly Entry[], buyers: readonly Buyer[]): Promise<void> {
  const { db } = shop.app.platform;
  const ids = buyers.map(({ id }) => id);
  const count = async (query: ReturnType<typeof sql<{ n: number }>>): Promise<number> =>
    (await query.execute(db)).rows[0]?.n ?? -1;
  const good = (path: string): number =>
    journal.filter((entry) => entry.path === path && entry.answer?.code === 200).length;
  const odd = journal.filter((entry) => entry.answer?.code !== 200);
  expect(odd.map((entry) => [entry.path, entry.tries, entry.answer])).toEqual([]);
  expect(
    await count(
      sql`SELECT coalesce(sum(quantity), 0)::int AS n FROM cart_line WHERE customer_id = ANY(${ids}::uuid[])`,
    ),
  ).toBe(good('/goods/add_cart'));
  expect(await count(sql`SELECT count(*)::int AS n FROM goods_order WHERE customer_id = ANY(${ids}::uuid[])`)).toBe(
    good('/order/submit'),
  );
  expect(
    await count(
      sql`SELECT count(*)::int AS n FROM goods_order WHERE customer_id = ANY(${ids}::uuid[]) AND state = 'pending_shipping'`,
    ),
  ).toBe(good('/payment/pay'));
  expect(await count(sql`SELECT count(*)::int AS n FROM idempotency_key WHERE answer IS NULL`)).toBe(0);
  expect((await shop.app.verify()).filter((one) => !one.ok)).toEqual([]);
}
