import { tourComboEndpoints as combos } from '@app/contract/verticals/tours/combo-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_CUSTOMER, fillDemo } from '../../../demo/fill.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { demoCombos } from '../demo/combos.ts';
import { demoTours } from '../demo/tours.ts';

let demo: TestApp;
beforeAll(async () => {
  demo = await testApp({ env: { DEMO: 'true' } });
  await fillDemo(demo.app.platform, () => undefined);
}, 180_000);
afterAll(() => demo.close());

test('every combo of the demo can be had, is of tours that there are, and shows what it saves', async () => {
  const { data } = await demo.call(combos.tourCombos, { query: { limit: '20' } });
  expect(data.list.map(({ name }) => name)).toEqual(demoCombos.map(({ name }) => name['en-US']));
  expect(data.list.filter(({ price, alone }) => price.usd >= alone.usd)).toEqual([]);
  const known = demoTours.map(({ key }) => key);
  expect(demoCombos.flatMap(({ tours }) => tours).filter(({ tour }) => !known.includes(tour))).toEqual([]);
});

test('combos are booked in several states, two of them by the named customer; every promise holds', async () => {
  const { rows } = await sql<{ named: boolean; states: string[] }>`
    SELECT c.email = ${DEMO_CUSTOMER.email} AS named, array_agg(o.state ORDER BY o.starts_at, o.id) AS states
    FROM travel_bundle b JOIN customer c ON c.id = b.customer_id JOIN travel_order o ON o.bundle_id = b.id
    GROUP BY b.id, 1 ORDER BY b.created_at, b.id`.execute(demo.app.platform.db);
  const [confirmed, waiting, partly, unpaid] = rows;
  expect(confirmed).toEqual({ named: true, states: ['confirmed', 'confirmed'] });
  expect([waiting?.named, waiting?.states.includes('pending_verification')]).toEqual([true, true]);
  expect([partly?.named, partly?.states[0]]).toEqual([false, 'cancelled']);
  expect(partly?.states[1]).not.toBe('cancelled');
  expect(unpaid).toEqual({ named: false, states: ['pending_payment', 'pending_payment'] });
  await demo.app.deliverEvents();
  await demo.app.runJobs('wallet.seal-ledger');
  expect((await demo.app.verify()).filter((result) => !result.ok)).toEqual([]);
}, 60_000);
