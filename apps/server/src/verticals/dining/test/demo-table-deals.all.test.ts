import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoApp } from '../../../testing/demo-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let demo: TestApp;
beforeAll(async () => {
  demo = await demoApp();
}, 300_000);
afterAll(() => demo.close());

test('customers of the demo have tables at each deal on menus that runs, and the books are whole', async () => {
  const { rows } = await sql<{ claimed: number; orders: number }>`
    SELECT d.claimed, count(DISTINCT c.order_id)::int AS orders
    FROM travel_deal d LEFT JOIN travel_deal_claim c ON c.deal_id = d.id AND c.state = 'taken'
    WHERE d.kind = 'table' GROUP BY d.id`.execute(demo.app.platform.db);
  expect(rows).toHaveLength(2);
  for (const row of rows) expect(row).toEqual({ claimed: 6, orders: 2 });
  expect((await demo.app.verify()).filter(({ ok }) => !ok)).toEqual([]);
});
