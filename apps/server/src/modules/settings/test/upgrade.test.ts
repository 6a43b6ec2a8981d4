import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

const migration = readFileSync(new URL('../db/migrations/0610-shop-identity.sql', import.meta.url), 'utf8');
const SHIPPED = {
  'shop.support_email': 'support@avela.example',
  'shop.return_name': 'Avela returns',
  'shop.return_phone': '+1 202-555-0175',
  'shop.return_address': '48 Harbor Street, Portland, OR 97201, US',
};
const DEMO = { 'demo.login_email': 'ines@avela.example' };

/** What a shop with these parameters has after the update: its own parameters, its name and its drawing. */
async function updated(before: Readonly<Record<string, string>>) {
  const { db } = shop.app.platform;
  await sql`DROP TABLE shop_identity`.execute(db);
  await sql`DELETE FROM parameter`.execute(db);
  for (const [key, value] of Object.entries(before)) {
    await sql`INSERT INTO parameter (key, value) VALUES (${key}, ${JSON.stringify(value)}::jsonb)`.execute(db);
  }
  await sql.raw(migration).execute(db);
  const rows = await db.selectFrom('parameter').select(['key', 'value']).execute();
  const { name, mark } = await db.selectFrom('shop_identity').select(['name', 'mark']).executeTakeFirstOrThrow();
  return { ...Object.fromEntries(rows.map(({ key, value }) => [key, value])), name, mark };
}

test('a shop that has set nothing, or what was shipped word for word, has nothing of its own', async () => {
  expect(await updated({})).toEqual({ name: '', mark: 'bag' });
  expect(await updated({ ...SHIPPED, 'shop.brand': 'Avela' })).toEqual({ name: '', mark: 'bag' });
});

test('what a shop has set itself stays, and its name becomes its identity', async () => {
  const own = { 'shop.support_email': 'help@nord.example', 'order.unpaid_max': '2' };
  expect(await updated({ ...SHIPPED, ...own, 'shop.brand': ' Nord & Co ' })).toEqual({
    ...own,
    name: 'Nord & Co',
    mark: 'bag',
  });
  expect((await updated({ 'shop.brand': 'x'.repeat(50) })).name).toBe('x'.repeat(40));
});

test('a demo stays as it was', async () => {
  expect(await updated(DEMO)).toEqual({ ...DEMO, ...SHIPPED, name: 'Avela', mark: 'sails' });
  const own = { ...DEMO, 'shop.return_address': '1 Dock Road' };
  expect(await updated({ ...own, 'shop.brand': 'Nord' })).toEqual({ ...SHIPPED, ...own, name: 'Nord', mark: 'bag' });
});
