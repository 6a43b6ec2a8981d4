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
  // Tables that are booked by calls of the product have a quote. Another customer's, which is made up, may fall on the hours of a deal as well.
  const { rows } = await sql<{ claimed: number; units: number; taken: number; orders: number }>`
    SELECT d.claimed, sum(c.units)::int AS units, (sum(c.units) FILTER (WHERE c.state = 'taken' AND q.id IS NOT NULL))::int AS taken,
      (count(DISTINCT q.id) FILTER (WHERE c.state = 'taken'))::int AS orders
    FROM travel_deal d LEFT JOIN travel_deal_claim c ON c.deal_id = d.id AND c.state <> 'released'
      LEFT JOIN travel_quote q ON q.id = c.order_id
    WHERE d.kind = 'table' GROUP BY d.id`.execute(demo.app.platform.db);
  expect(rows).toHaveLength(2);
  for (const { claimed, ...row } of rows) expect(row).toEqual({ units: claimed, taken: 6, orders: 2 });
  expect((await demo.app.verify()).filter(({ ok }) => !ok)).toEqual([]);
});
