import { randomUUID } from 'node:crypto';
import { zonesToday } from '@app/contract/core/time-zone';
import { staffSettingsEndpoints } from '@app/contract/settings/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareZoneClocks } from '../../../platform/db/compare-zone-clocks.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const ask = (token?: string) => shop.call(staffSettingsEndpoints.timeZones, token ? { token } : {});

test('whoever picks a zone is told for which the database has another clock', async () => {
  const { db } = shop.app.platform;
  const { differing } = await compareZoneClocks(db, zonesToday());
  const merchantId = randomUUID();
  await sql`INSERT INTO merchant (id, name) VALUES (${merchantId}, ${merchantId})`.execute(db);
  for (const token of [await shop.staff({ permissions: [] }), await shop.staff({ merchantId })])
    expect((await ask(token)).data).toEqual({ differing });
  expect((await ask()).status).toBe(401);
});
