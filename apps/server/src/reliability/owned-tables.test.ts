import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

test('every table there is belongs to one slice, and to one alone', async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT c.relname AS name FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
      AND NOT c.relispartition ORDER BY 1`.execute(shop.app.platform.db);
  const tables = rows.map(({ name }) => name).filter((name) => !name.startsWith('kysely_'));
  const owned = shop.app.slices.flatMap(({ owns = [] }) => owns);
  expect([...owned].sort()).toEqual(tables);
});
