import { comboEndpoints } from '@app/contract/verticals/combos/endpoints';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { testApp } from '../../../testing/test-app.ts';
import { newTrip, type Trip } from './fixtures.ts';

// Two processes on one database, which exchange no messages: what is written here, no use case writes.
let shop: Shop;
let other: Shop;
let trip: Trip;
beforeAll(async () => {
  shop = await openShop();
  other = { ...shop, ...(await testApp({ databaseUrl: shop.databaseUrl })) };
  trip = await newTrip(shop);
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

let limit = 10;

/** The card of the trip's combo in each of the two processes; a limit of its own has each list made anew. */
async function cards() {
  limit += 1;
  const query = { limit: String(limit) };
  const cardIn = async (at: Shop) =>
    (await at.call(comboEndpoints.combos, { query })).data.list.find(({ id }) => id === trip.combo);
  return [await cardIn(shop), await cardIn(other)];
}
const write = (statement: RawBuilder<unknown>) => statement.execute(shop.app.platform.db);

test('a list shows combos as they were written last, in every process', async () => {
  const id = sql`id = ${trip.combo}`;
  const steps: readonly [RawBuilder<unknown>, object | undefined][] = [
    [sql`UPDATE combo SET name = name || '{"en-US": "Two shores"}' WHERE ${id}`, { name: 'Two shores' }],
    [sql`UPDATE combo SET stock = 5, taken = 2 WHERE ${id}`, { left: 3 }],
    [sql`UPDATE combo SET taken = 4 WHERE ${id}`, { left: 1 }],
    [sql`UPDATE travel_city SET name = name || '{"en-US": "Old Harbour"}'`, { city: 'Old Harbour' }],
    [sql`UPDATE combo SET online = false WHERE ${id}`, undefined],
    [sql`UPDATE combo SET online = true WHERE ${id}`, { name: 'Two shores' }],
    [sql`UPDATE travel_city SET enabled = false`, undefined],
    [sql`UPDATE travel_city SET enabled = true`, { city: 'Old Harbour' }],
  ];
  for (const [statement, shown] of steps) {
    await cards();
    await write(statement);
    const found = await cards();
    if (shown === undefined) expect(found).toEqual([undefined, undefined]);
    else expect(found).toMatchObject([shown, shown]);
  }
});

test('its lowest price is the lowest of days to come for readers of the language', async () => {
  const { combo } = trip;
  await write(sql`DELETE FROM combo_from WHERE combo_id = ${combo}`);
  expect(await cards()).toMatchObject([{ price: null }, { price: null }]);
  await write(sql`INSERT INTO combo_from (combo_id, city_id, lang, day, usd, alone_usd, member_parts)
    SELECT ${combo}::uuid, NULL, f.lang, app_now()::date + f.days, f.usd, 90000, '[]'
    FROM (VALUES ('', 30, 50000), ('en-US', 40, 40000), ('pt-PT', 50, 30000), ('es-ES', -3, 20000)) AS f(lang, days, usd)`);
  expect(await cards()).toMatchObject([{ price: { usd: 40_000 } }, { price: { usd: 40_000 } }]);
});
