import { LOCALES } from '@app/contract/core/locale';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import { comboEndpoints as combos } from '@app/contract/verticals/combos/endpoints';
import { tourComboEndpoints } from '@app/contract/verticals/tour-combos/endpoints';
import { addDays } from '@app/kernel/local-day';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_CUSTOMER } from '../../../demo/fill.ts';
import { customerToken } from '../../../reliability/every-endpoint.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { demoCombos as demoTourCombos } from '../../tour-combos/demo/combos.ts';
import { demoTours } from '../../tours/demo/tours.ts';
import { combosOnSale } from '../db/combo.repo.ts';
import { demoCombos } from '../demo/combos.ts';
import { daysAhead } from '../domain/offered-days.ts';
import { originsOf } from '../usecases/combo-on-sale.ts';
import { fillable } from '../usecases/fillable-combo.ts';
import { usualParty } from '../usecases/lowest-from.ts';
import { priceDays } from '../usecases/price-days.ts';

let demo: TestApp;
beforeAll(async () => {
  demo = await demoApp();
}, 300_000);
afterAll(() => demo.close());

test('twenty combos are in the demo, each in four languages', async () => {
  const { data } = await demo.call(combos.combos, { query: { limit: '20' } });
  expect(data.list.map(({ name }) => name)).toEqual(demoCombos.map(({ name }) => name['en-US']));
  expect(data.list).toHaveLength(20);
  for (const { name, story, slots } of demoCombos) {
    for (const words of [name, story, ...slots.map(({ label }) => label)]) {
      expect(LOCALES.filter((locale) => !words[locale])).toEqual([]);
    }
  }
});

test('cards have a price that is lower than that of the parts alone', async () => {
  const { data } = await demo.call(combos.combos, { query: { limit: '20' } });
  const dear = data.list.filter(({ price, alone }) => !price || !alone || price.usd >= alone.usd);
  expect(dear.map(({ name }) => name)).toEqual([]);
});

test('each slot of each combo can be filled on some day of the next sixty', async () => {
  const { platform } = demo.app;
  const now = platform.clock.now();
  const empty: string[] = [];
  for (const stored of await combosOnSale(platform.db)) {
    const combo = fillable(platform, stored);
    const slots = combo.slots.map((slot) => ({ ...slot, optional: false }));
    const { first } = daysAhead(combo.zone, now);
    const fromCityId = (await originsOf(platform.db, combo))?.[0] ?? null;
    const days = await priceDays(platform.db, {
      combo: { ...combo, slots },
      party: usualParty(combo),
      lang: 'en-US',
      fromCityId,
      now,
      first,
      last: addDays(first, 59),
    });
    const never = slots.filter(({ key }) => days.every(({ missing }) => missing.includes(key)));
    empty.push(...never.map(({ key }) => `${combo.name['en-US']}: ${key}`));
  }
  expect(empty).toEqual([]);
}, 120_000);

test('every combo of tours can be had, is of tours that there are, and shows what it saves', async () => {
  const { data } = await demo.call(tourComboEndpoints.tourCombos, { query: { limit: '20' } });
  expect(data.list.map(({ name }) => name)).toEqual(demoTourCombos.map(({ name }) => name['en-US']));
  expect(data.list.filter(({ price, alone }) => price.usd >= alone.usd)).toEqual([]);
  const known = demoTours.map(({ key }) => key);
  expect(demoTourCombos.flatMap(({ tours }) => tours).filter(({ tour }) => !known.includes(tour))).toEqual([]);
});

test('combos of tours are booked in several states, three of them by the named customer, one of which is over', async () => {
  const { rows } = await sql<{ named: boolean; states: string[] }>`
    SELECT c.email = ${DEMO_CUSTOMER.email} AS named, array_agg(o.state ORDER BY o.starts_at, o.id) AS states
    FROM travel_bundle b JOIN customer c ON c.id = b.customer_id JOIN travel_order o ON o.bundle_id = b.id
    WHERE b.kind = 'tourcombo' GROUP BY b.id, 1 ORDER BY b.created_at, b.id`.execute(demo.app.platform.db);
  const [over, confirmed, waiting, partly, unpaid] = rows;
  expect([over?.named, new Set(over?.states)]).toEqual([true, new Set(['completed'])]);
  expect(confirmed).toEqual({ named: true, states: ['confirmed', 'confirmed'] });
  expect([waiting?.named, waiting?.states.includes('pending_verification')]).toEqual([true, true]);
  expect([partly?.named, partly?.states[0]]).toEqual([false, 'cancelled']);
  expect(partly?.states[1]).not.toBe('cancelled');
  expect(unpaid).toEqual({ named: false, states: ['pending_payment', 'pending_payment'] });
});

test('goods were bought and paid at deals that run, by two customers', async () => {
  const { rows } = await sql<{ buyers: number; lines: number }>`
    SELECT count(DISTINCT o.customer_id)::int AS buyers, count(*)::int AS lines FROM goods_order_line l
    JOIN goods_order o ON o.id = l.order_id JOIN flash_deal d ON d.id = l.deal_id
    WHERE l.deal_off_usd > 0 AND o.paid_at BETWEEN d.starts_at AND d.ends_at`.execute(demo.app.platform.db);
  expect(rows).toEqual([{ buyers: 2, lines: 2 }]);
});

test('combos are booked in several states, four of them by the named customer, one of which waits for their answer; every promise holds', async () => {
  const { rows } = await sql<{ named: boolean; orders: string[] }>`
    SELECT c.email = ${DEMO_CUSTOMER.email} AS named, array_agg(o.slot || ' ' || o.state ORDER BY o.slot) AS orders
    FROM travel_bundle b JOIN customer c ON c.id = b.customer_id JOIN travel_order o ON o.bundle_id = b.id
    WHERE b.kind = 'combo' GROUP BY b.id, 1 ORDER BY b.created_at, b.id`.execute(demo.app.platform.db);
  const [lisbon, rome, zermatt, porto, paris] = rows;
  expect([
    lisbon?.named,
    lisbon?.orders.length,
    lisbon?.orders.some((order) => /cancelled|unpaid/.test(order)),
  ]).toEqual([true, 4, false]);
  expect([rome?.named, rome?.orders.filter((order) => order.endsWith('cancelled'))]).toEqual([
    true,
    ['tour cancelled'],
  ]);
  expect(zermatt?.orders).toContain('dinner cancelled');
  expect(porto?.orders.every((order) => order.endsWith('pending_payment'))).toBe(true);
  expect([paris?.named, paris?.orders.some((order) => order.includes('cancelled'))]).toEqual([true, false]);
  const asked = await sql<{ slot: string; off: boolean; id: string; customerId: string }>`
    SELECT o.id, o.customer_id AS "customerId", o.slot, NOT c.stands AS off FROM travel_provider_change c JOIN travel_order o ON o.id = c.order_id
    JOIN travel_bundle b ON b.id = o.bundle_id WHERE c.state = 'open' AND b.kind = 'combo'`.execute(
    demo.app.platform.db,
  );
  expect(asked.rows).toMatchObject([{ slot: 'hotel', off: true }]);
  // Who looks at it finds something to take instead.
  const { id = '', customerId = '' } = asked.rows[0] ?? {};
  const token = await customerToken(demo.app.platform.db, customerId);
  const others = await demo.call(travelEndpoints.changeAlternatives, { token, query: { id } });
  expect(others.data.length).toBeGreaterThan(0);
  await demo.app.deliverEvents();
  await demo.app.runJobs('wallet.seal-ledger');
  expect((await demo.app.verify()).filter((result) => !result.ok)).toEqual([]);
}, 60_000);
