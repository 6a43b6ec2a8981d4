import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoApp } from '../../testing/demo-app.ts';
import { DEMO_CUSTOMER } from '../demo-customer.ts';

let shop: Awaited<ReturnType<typeof demoApp>>;
beforeAll(async () => {
  shop = await demoApp();
}, 300_000);
afterAll(() => shop.close());

test('the named customer of the demo waits for lower prices of goods and of a tour', async () => {
  const { rows } = await sql<{ kind: string; priced: boolean }>`
    SELECT a.kind, a.usd > 0 AS priced FROM price_alert a JOIN customer c ON c.id = a.customer_id
    WHERE c.email = ${DEMO_CUSTOMER.email} ORDER BY a.kind`.execute(shop.app.platform.db);
  expect(rows).toEqual(['product', 'product', 'tour'].map((kind) => ({ kind, priced: true })));
});
