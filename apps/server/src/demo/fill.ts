import { sql } from 'kysely';
import type { Platform } from '../platform/slice.ts';

export { DEMO_CUSTOMER } from './demo-customer.ts';

/** Any number that no other lock of the product uses. */
const FILLING = 7_220_611;

/** Fills the demo data once, into a database without products; processes that start together wait for the first. */
export async function fillDemo(platform: Platform, progress: (text: string) => void): Promise<void> {
  const filled = async (): Promise<boolean> =>
    (await platform.db.selectFrom('product').select('id').limit(1).executeTakeFirst()) !== undefined;
  if (await filled()) return;
  const client = await platform.pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [FILLING]);
    if (await filled()) return;
    progress('Filling the demo data');
    const { seedDemo } = await import('./seed.ts');
    await seedDemo({ db: platform.db, now: platform.clock.now(), seed: platform.config.demoSeed, log: progress });
    const { seedProofs } = await import('./seed/proofs.ts');
    await seedProofs(platform);
    const { seedOutsideMoney } = await import('./seed/outside-money.ts');
    await seedOutsideMoney(platform);
    const { seedOrderGroups } = await import('./seed/order-groups.ts');
    await seedOrderGroups(platform);
    const { customerCalls } = await import('./seed/customer-calls.ts');
    const { seedDealOrders } = await import('./seed/deal-orders.ts');
    await seedDealOrders(platform, customerCalls(platform));
    const { verticalBookings } = await import('./content/vertical-demos.ts');
    for (const book of await verticalBookings()) await book(platform, customerCalls(platform));
    const { seedPriceHistory } = await import('./seed/price-history.ts');
    await seedPriceHistory(platform);
    const { seedPriceAlerts } = await import('./seed/price-alerts.ts');
    await seedPriceAlerts(platform);
    await sql`ANALYZE`.execute(platform.db);
    platform.cache.drop(['*']);
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [FILLING]).catch(() => undefined);
    client.release();
  }
}
