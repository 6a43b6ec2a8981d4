import { randomUUID } from 'node:crypto';
import { staffApiKeyEndpoints as calls } from '@app/contract/api-keys/staff-endpoints';
import type { ApiKey, ApiKeyChange } from '@app/contract/api-keys/staff-schemas';
import type { PermissionKey } from '@app/contract/core/permissions';
import { staffMerchantEndpoints } from '@app/contract/merchants/staff-endpoints';
import { staffOrderEndpoints } from '@app/contract/orders/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/refusal-of.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { loggedOn } from '../../staff/test/fixtures.ts';

const SECRET = 'the same secret in every process';
let shop: Shop;
let other: TestApp;
let token: string;
beforeAll(async () => {
  shop = await openShop({ CSRF_SECRET: SECRET });
  other = await testApp({ databaseUrl: shop.databaseUrl, env: { CSRF_SECRET: SECRET } });
  token = await shop.staff();
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

const DAY = 86_400_000;
const daysAhead = (days: number): string => new Date(Date.now() + days * DAY).toISOString();
const RIGHTS: PermissionKey[] = ['orders.goods.view', 'people.merchants.view'];
const make = async (of: { permissions?: PermissionKey[]; addresses?: string[]; account?: string } = {}, by = token) => {
  const body = { name: 'Books', agentId: null, merchantId: null, account: '', permissions: RIGHTS, addresses: [] };
  const made = await shop.call(calls.createApiKey, { token: by, body: { ...body, expiresAt: daysAhead(30), ...of } });
  if (made.code !== 200) throw new Error(made.msg);
  return made.data;
};
const change = (key: ApiKey, to: Partial<ApiKeyChange>, by = token) => {
  const { name, permissions, addresses, expiresAt, version } = key;
  const body = { name, permissions, addresses, expiresAt, version, account: '', ...to };
  return shop.call(calls.updateApiKey, { token: by, params: { id: key.id }, body });
};
const merchants = (secret: string, app: TestApp = shop) =>
  app.call(staffMerchantEndpoints.listMerchants, { token: secret });
const orders = (secret: string) => shop.call(staffOrderEndpoints.listOrders, { token: secret });
const emailOf = async ({ id }: { id: string }): Promise<string> => {
  const { rows } = await sql<{ email: string }>`SELECT email FROM customer WHERE id = ${id}`.execute(
    shop.app.platform.db,
  );
  return rows[0]?.email ?? '';
};
const waited = (ms: number) => new Promise((done) => setTimeout(done, ms));

test('a key that is changed keeps its secret, and does at once what it may do now, in every process', async () => {
  const { key, secret } = await make();
  expect([(await merchants(secret)).code, (await merchants(secret, other)).code]).toEqual([200, 200]);
  const narrowed = await change(key, { name: 'Till', permissions: ['orders.goods.view'], expiresAt: daysAhead(7) });
  expect(narrowed.data).toMatchObject({ name: 'Till', version: 2, hint: key.hint });
  expect([refusalOf(await merchants(secret)), (await orders(secret)).code]).toEqual(['access.denied', 200]);
  await waited(150);
  expect(refusalOf(await merchants(secret, other))).toBe('access.denied');
  const elsewhere = await change(narrowed.data, { addresses: ['198.51.100.0/24'] });
  expect(refusalOf(await orders(secret))).toBe('auth.key_elsewhere');
  await change(elsewhere.data, { addresses: [], permissions: RIGHTS });
  expect((await merchants(secret)).code).toBe(200);
  const log = await loggedOn(shop, `api_key/${key.id}`);
  expect(log.map(({ action }) => action)).toEqual([
    'api_key.create',
    'api_key.update',
    'api_key.update',
    'api_key.update',
  ]);
  expect(log[1]).toMatchObject({ before: { name: 'Books' }, after: { name: 'Till' } });
  expect(JSON.stringify(log)).not.toContain(secret.slice(8));
});

test('who holds less than a key takes from it; only who holds all it then has gives it more, from elsewhere or for longer', async () => {
  const { key } = await make({ addresses: ['203.0.113.7'] });
  const narrow = await shop.staff({
    permissions: ['control.api_keys.edit', 'control.api_keys.view', 'orders.goods.view'],
  });
  for (const more of [
    { permissions: [...RIGHTS, 'control.api_keys.view' as const] },
    { addresses: [] },
    { addresses: ['203.0.113.7', '203.0.113.8'] },
    { expiresAt: daysAhead(60) },
  ])
    expect([more, refusalOf(await change(key, more, narrow))]).toEqual([
      more,
      { permissions: 'error.staff.beyond_own_rights' },
    ]);
  const less = await change(key, { permissions: ['orders.goods.view'], expiresAt: daysAhead(3) }, narrow);
  expect(less.data).toMatchObject({ permissions: ['orders.goods.view'], version: 2 });
  const longer = await change(less.data, { expiresAt: daysAhead(90), addresses: [] }, narrow);
  expect(longer.data.version).toBe(3);
});

test('of two who change a key from the same state one is refused with how it stands, also at the same moment', async () => {
  const { key } = await make();
  const both = await Promise.all(['One', 'Two'].map((name) => change(key, { name })));
  expect(both.map(({ code }) => code === 200).sort()).toEqual([false, true]);
  const stale = both.find(({ code }) => code !== 200);
  expect(stale?.data).toMatchObject({ error: 'record.stale', current: { version: 2 } });
});

test('what is wrong is said at its field; a key that is over is changed no more, and an end that stays may be past', async () => {
  const { key } = await make();
  for (const [wrong, fields] of [
    [{ name: '' }, { name: 'field.required' }],
    [{ permissions: [] }, { permissions: 'field.required' }],
    [{ addresses: ['here'] }, { 'addresses.0': 'field.address_range' }],
    [{ addresses: ['203.0.113.7/0'] }, { 'addresses.0': 'field.address_range' }],
    [{ addresses: ['::/0'] }, { 'addresses.0': 'field.address_range' }],
    [{ expiresAt: daysAhead(-1) }, { expiresAt: 'field.key_expiry' }],
    [{ expiresAt: '2026-12-24' }, { expiresAt: 'field.invalid' }],
    [{ expiresAt: '' }, { expiresAt: 'field.required' }],
    [{ expiresAt: daysAhead(367) }, { expiresAt: 'field.key_expiry' }],
    [{ account: 'a@example.com' }, { account: 'field.key_account_unused' }],
  ] as const)
    expect(refusalOf(await change(key, wrong as never))).toEqual(fields);
  await sql`UPDATE api_key SET expires_at = statement_timestamp() - interval '1 hour' WHERE id = ${key.id}`.execute(
    shop.app.platform.db,
  );
  const over = (await shop.call(calls.readApiKey, { token, params: { id: key.id } })).data;
  expect((await change(over, { name: 'Past' })).data).toMatchObject({ name: 'Past', state: 'expired' });
  await shop.call(calls.revokeApiKey, { token, params: { id: key.id } });
  expect(refusalOf(await change({ ...over, version: 2 }, { name: 'Again' }))).toBe('api_key.over');
  const params = { id: randomUUID() };
  const body = { name: 'X', permissions: RIGHTS, addresses: [], expiresAt: daysAhead(1), version: 1 };
  expect(refusalOf(await shop.call(calls.updateApiKey, { token, params, body }))).toBe('record.not_found');
});

test('a key that begins to sell tours names its account and stays on it, also when it sells none for a while', async () => {
  const buyer = await shop.buyer({ usd: 0 });
  const { key } = await make();
  const permissions: PermissionKey[] = [...RIGHTS, 'travel.tours.resell'];
  expect(refusalOf(await change(key, { permissions }))).toEqual({ account: 'field.required' });
  expect(refusalOf(await change(key, { permissions, account: 'nobody@example.com' }))).toEqual({
    account: 'field.key_account',
  });
  const sells = await change(key, { permissions, account: await emailOf(buyer) });
  expect(sells.data.account).toMatchObject({ id: buyer.id });
  const another = await shop.buyer({ usd: 0 });
  expect(refusalOf(await change(sells.data, { account: await emailOf(another) }))).toEqual({
    account: 'field.key_account_fixed',
  });
  const stays = await change(sells.data, { name: 'Tours' });
  expect(stays.data.account).toMatchObject({ id: buyer.id });
  const pauses = await change(stays.data, { permissions: RIGHTS });
  expect(pauses.data.account).toMatchObject({ id: buyer.id });
  expect(refusalOf(await change(pauses.data, { permissions, account: await emailOf(another) }))).toEqual({
    account: 'field.key_account_fixed',
  });
  expect((await change(pauses.data, { permissions })).data.account).toMatchObject({ id: buyer.id });
});

test("an agent's and a merchant's staff change keys of their own alone, and never by a key", async () => {
  const merchantId = randomUUID();
  await sql`INSERT INTO merchant (id, name) VALUES (${merchantId}, 'Kiosk')`.execute(shop.app.platform.db);
  const agents = await shop.staff({ agentId: shop.agentId });
  const merchantsStaff = await shop.staff({ merchantId });
  const house = await make();
  for (const [by, view, closed] of [
    [agents, 'orders.goods.view', 'people.merchants.view'],
    [merchantsStaff, 'travel.restaurants.view', 'people.merchants.view'],
  ] as const) {
    const permissions: PermissionKey[] = [view, 'control.api_keys.edit'];
    const own = await make({ permissions }, by);
    const unusable = { permissions: 'field.key_rights_closed' };
    expect(refusalOf(await change(own.key, { permissions: [...permissions, closed] }, by))).toEqual(unusable);
    await expect(make({ permissions: [closed] }, by)).rejects.toThrow();
    expect((await change(own.key, { name: 'Renamed' }, by)).data.name).toBe('Renamed');
    expect(refusalOf(await change(house.key, { name: 'Mine' }, by))).toBe('record.not_found');
    expect(refusalOf(await change({ ...own.key, version: 2 }, { name: 'By key' }, own.secret))).toBe(
      'auth.person_needed',
    );
  }
  const viewer = await shop.staff({ permissions: ['control.api_keys.view'] });
  expect(refusalOf(await change(house.key, { name: 'X' }, viewer))).toBe('access.denied');
});
