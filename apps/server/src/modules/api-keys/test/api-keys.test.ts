import { randomUUID } from 'node:crypto';
import { staffApiKeyEndpoints as calls } from '@app/contract/api-keys/staff-endpoints';
import type { ApiKeyInput } from '@app/contract/api-keys/staff-schemas';
import type { PermissionKey } from '@app/contract/core/permissions';
import { staffMerchantEndpoints } from '@app/contract/merchants/staff-endpoints';
import { staffOrderEndpoints } from '@app/contract/orders/staff-endpoints';
import { staffEndpoints } from '@app/contract/staff/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeStaff, staffToken } from '../../../reliability/every-endpoint.ts';
import { refusalOf } from '../../../testing/refusal-of.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { orderOf } from '../../orders/test/fixtures.ts';
import { loggedOn } from '../../staff/test/fixtures.ts';

const SECRET = 'the same secret in every process';
let shop: Shop;
let other: TestApp;
let token: string;
let staffId: string;
const db = () => shop.app.platform.db;
beforeAll(async () => {
  shop = await openShop({ CSRF_SECRET: SECRET });
  other = await testApp({ databaseUrl: shop.databaseUrl, env: { CSRF_SECRET: SECRET } });
  staffId = await makeStaff(db(), { super: true });
  token = await staffToken(db(), staffId);
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

const DAY = 86_400_000;
const daysAhead = (days: number): string => new Date(Date.now() + days * DAY).toISOString();
const inputOf = (change: Partial<ApiKeyInput> = {}): ApiKeyInput => ({
  account: '',
  name: 'Books',
  agentId: null,
  merchantId: null,
  permissions: ['orders.goods.view'],
  addresses: [],
  expiresAt: daysAhead(30),
  ...change,
});
const make = (change: Partial<ApiKeyInput> = {}, by = token) =>
  shop.call(calls.createApiKey, { token: by, body: inputOf(change) });
const keyOf = async (change: Partial<ApiKeyInput> = {}, by = token) => (await make(change, by)).data;
const orders = (key: string, of: { app?: TestApp; ip?: string } = {}) =>
  (of.app ?? shop).call(staffOrderEndpoints.listOrders, { token: key, ...(of.ip ? { ip: of.ip } : {}) });
const waited = (ms: number) => new Promise((done) => setTimeout(done, ms));
/** Who somebody is stands for under a second (S4). */
const forgotten = () => waited(1_000);
const merchant = async (): Promise<string> => {
  const id = randomUUID();
  await sql`INSERT INTO merchant (id, name) VALUES (${id}, ${`Merchant ${id}`})`.execute(db());
  return id;
};

test('a key is told once, stored as its hash alone, and reads what its permissions open', async () => {
  const { key, secret } = await keyOf({ name: 'Reader' });
  expect(secret).toMatch(/^avk_/);
  expect(key).toMatchObject({ name: 'Reader', state: 'active', agent: null, merchant: null, lastUsedAt: null });
  expect(secret.startsWith(key.hint)).toBe(true);
  const { rows } = await sql<{ row: string }>`SELECT to_jsonb(k)::text || encode(token_hash, 'escape') AS row
    FROM api_key k WHERE id = ${key.id}`.execute(db());
  expect(rows[0]?.row).not.toContain(secret.slice(8, 20));
  expect((await orders(secret)).code).toBe(200);
  const read = await shop.call(calls.readApiKey, { token, params: { id: key.id } });
  expect(read.data).toMatchObject({ lastUsedFrom: '127.0.0.1', lastUsedAt: expect.any(String) });
  expect(JSON.stringify(read.data)).not.toContain(secret.slice(8));
  const list = await shop.call(calls.listApiKeys, { token, query: { name: 'reade' } });
  expect(list.data).toMatchObject({ total: 1, list: [{ id: key.id }] });
  expect((await loggedOn(shop, `api_key/${key.id}`)).map(({ action }) => action)).toEqual(['api_key.create']);
  const { rows: logged } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM operation_log
    WHERE after::text LIKE ${`%${secret.slice(8, 20)}%`}`.execute(db());
  expect(logged[0]?.n).toBe(0);
});

test('what a key does not hold, and what a person alone may do, is refused to it', async () => {
  const { secret } = await keyOf({ permissions: ['orders.goods.view', 'control.api_keys.edit'] });
  expect(refusalOf(await shop.call(staffMerchantEndpoints.listMerchants, { token: secret }))).toBe('access.denied');
  for (const call of [staffEndpoints.session, staffEndpoints.logout])
    expect(refusalOf(await shop.call(call, { token: secret }))).toBe('auth.person_needed');
  expect(refusalOf(await make({}, secret))).toBe('auth.person_needed');
});

test('a key that nobody has, a session that begins like one and a key cut short match nobody', async () => {
  const { secret } = await keyOf();
  for (const wrong of [`${secret.slice(0, -1)}_`, secret.slice(0, -1), `avk_${'x'.repeat(50)}`])
    expect(refusalOf(await orders(wrong))).toBe('auth.key_unknown');
  await sql`DELETE FROM api_key WHERE hint = ${secret.slice(0, 8)}`.execute(db());
  expect(refusalOf(await orders(secret))).toBe('auth.key_unknown');
});

test('a key is used from its addresses alone, and looks at the address at every call', async () => {
  const { key, secret } = await keyOf({ addresses: ['198.51.100.0/24', '2001:db8::7'] });
  expect(refusalOf(await orders(secret, { ip: '203.0.113.9' }))).toBe('auth.key_elsewhere');
  const unused = await shop.call(calls.readApiKey, { token, params: { id: key.id } });
  expect(unused.data.lastUsedAt).toBeNull();
  for (const ip of ['198.51.100.8', '2001:db8::7']) expect((await orders(secret, { ip })).code).toBe(200);
  expect(refusalOf(await orders(secret, { ip: '198.51.101.8' }))).toBe('auth.key_elsewhere');
});

test('an expired key is refused, and says so in the list', async () => {
  const { key, secret } = await keyOf({ name: 'Over' });
  await sql`UPDATE api_key SET expires_at = statement_timestamp() WHERE id = ${key.id}`.execute(db());
  expect(refusalOf(await orders(secret))).toBe('auth.key_expired');
  const list = await shop.call(calls.listApiKeys, { token, query: { state: 'expired' } });
  expect(list.data.list.map(({ id }) => id)).toContain(key.id);
  expect(list.data.counts.expired).toBe(list.data.total);
});

test('a key that is revoked in one process is refused in the other at once, and stays so', async () => {
  const { key, secret } = await keyOf();
  expect([(await orders(secret)).code, (await orders(secret, { app: other })).code]).toEqual([200, 200]);
  const revoked = await shop.call(calls.revokeApiKey, { token, params: { id: key.id } });
  expect(revoked.data).toMatchObject({ state: 'revoked', revokedAt: expect.any(String) });
  expect(refusalOf(await orders(secret))).toBe('auth.key_revoked');
  // A notification of the database: sooner than the second for which an answer is remembered.
  await waited(150);
  expect(refusalOf(await orders(secret, { app: other }))).toBe('auth.key_revoked');
  const again = await shop.call(calls.revokeApiKey, { token, params: { id: key.id } });
  expect(again.data).toEqual(revoked.data);
  const nobodys = await shop.call(calls.revokeApiKey, { token, params: { id: randomUUID() } });
  expect(refusalOf(nobodys)).toBe('record.not_found');
});

test('a key holds no more than whoever made it holds now, and nothing once they have left', async () => {
  const permissions: PermissionKey[] = ['orders.goods.view', 'people.merchants.view', 'control.api_keys.edit'];
  const id = await makeStaff(db(), { permissions });
  const { key, secret } = await keyOf({ permissions: permissions.slice(0, 2) }, await staffToken(db(), id));
  const merchants = () => shop.call(staffMerchantEndpoints.listMerchants, { token: secret });
  expect((await merchants()).code).toBe(200);
  await sql`UPDATE staff_role SET permissions = ${['orders.goods.view']}::text[]
    WHERE id = (SELECT role_id FROM staff WHERE id = ${id})`.execute(db());
  await forgotten();
  expect([refusalOf(await merchants()), (await orders(secret)).code]).toEqual(['access.denied', 200]);
  const change = async (set: string) => {
    await sql`UPDATE staff SET ${sql.raw(set)} WHERE id = ${id}`.execute(db());
    await forgotten();
    const { data } = await shop.call(calls.readApiKey, { token, params: { id: key.id } });
    return [data.state, refusalOf(await orders(secret))];
  };
  expect(await change('disabled_at = app_now()')).toEqual(['suspended', 'auth.key_suspended']);
  expect(await change('disabled_at = NULL, must_change_password = true')).toEqual(['suspended', 'auth.key_suspended']);
  expect(await change(`must_change_password = false, agent_id = '${shop.agentId}'`)).toEqual([
    'suspended',
    'auth.key_suspended',
  ]);
  await change('agent_id = NULL');
  expect((await orders(secret)).code).toBe(200);
});

test("a key of an agent reads what is below the agent, a merchant's what is theirs, whoever of the house made it", async () => {
  const below = await shop.buyer({ usd: 10_000, agentId: shop.agentId });
  const strange = await shop.buyer({ usd: 10_000 });
  const goods = await shop.product({ prices: [500], stock: 9 });
  const of = async (buyer: { id: string; token: string }) =>
    orderOf(shop, buyer, [{ variantId: goods.variantIds[0] ?? '', quantity: 1 }]);
  const [mine, theirs] = [await of(below), await of(strange)];
  const { secret } = await keyOf({ agentId: shop.agentId });
  const seen = (await orders(secret)).data.list.map(({ id }) => id);
  expect([seen.includes(mine.orderId), seen.includes(theirs.orderId)]).toEqual([true, false]);
  const read = (id: string) => shop.call(staffOrderEndpoints.readOrder, { token: secret, params: { id } });
  expect([(await read(mine.orderId)).code, refusalOf(await read(theirs.orderId))]).toEqual([200, 'record.not_found']);
  const merchantId = await merchant();
  expect(refusalOf(await make({ merchantId }))).toEqual({ permissions: 'field.key_rights_closed' });
  const { closed } = (await shop.call(calls.apiKeyOwners, { token })).data;
  expect(inputOf().permissions.some((one) => closed.merchant.includes(one))).toBe(true);
  expect(inputOf().permissions.some((one) => closed.agent.includes(one))).toBe(false);
  expect(closed.merchant).not.toContain('travel.restaurants.view');
  const ofMerchant = await keyOf({ merchantId, permissions: ['travel.restaurants.view'] });
  expect(refusalOf(await orders(ofMerchant.secret))).toBe('access.denied');
});

test("an agent's and a merchant's staff make, see and revoke keys of their own alone", async () => {
  const merchantId = await merchant();
  const agents = await shop.staff({ agentId: shop.agentId });
  const merchants = await shop.staff({ merchantId });
  const permissions: PermissionKey[] = ['travel.restaurants.view'];
  const [house, agent, own] = [await keyOf(), await keyOf({}, agents), await keyOf({ permissions }, merchants)];
  expect(agent.key).toMatchObject({ agent: { id: shop.agentId }, merchant: null });
  expect(own.key).toMatchObject({ agent: null, merchant: { id: merchantId } });
  for (const [by, change] of [
    [agents, { agentId: randomUUID() }],
    [agents, { merchantId }],
    [merchants, { merchantId: await merchant() }],
    [merchants, { agentId: shop.agentId }],
  ] as const) {
    const refused = await make({ permissions, ...change }, by);
    expect(refused.data).toMatchObject({ fields: { [Object.keys(change)[0] ?? '']: 'field.invalid' } });
  }
  for (const [by, mine, strange] of [
    [agents, agent, own],
    [merchants, own, agent],
  ] as const) {
    const { data } = await shop.call(calls.listApiKeys, { token: by, query: { limit: '100' } });
    const ids = data.list.map(({ id }) => id);
    expect([ids.includes(mine.key.id), ids.includes(strange.key.id), ids.includes(house.key.id)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(data.counts.all).toBe(data.total);
    for (const call of [calls.readApiKey, calls.revokeApiKey])
      expect(refusalOf(await shop.call(call, { token: by, params: { id: strange.key.id } }))).toBe('record.not_found');
  }
  expect((await shop.call(calls.revokeApiKey, { token: merchants, params: { id: own.key.id } })).code).toBe(200);
  await sql`UPDATE merchant SET enabled = false WHERE id = ${merchantId}`.execute(db());
  const closed = await keyOf({ merchantId: await merchant(), permissions });
  await sql`UPDATE merchant SET enabled = false WHERE id = ${closed.key.merchant?.id ?? ''}`.execute(db());
  const tables = await shop.call(calls.readApiKey, { token, params: { id: closed.key.id } });
  expect(tables.data.state).toBe('suspended');
  await sql`UPDATE agent SET ended_at = app_now() WHERE id = ${shop.agentId}`.execute(db());
  await forgotten();
  const ended = await shop.call(calls.readApiKey, { token, params: { id: agent.key.id } });
  expect([ended.data.state, refusalOf(await orders(agent.secret))]).toEqual(['suspended', 'auth.key_suspended']);
  await sql`UPDATE agent SET ended_at = NULL WHERE id = ${shop.agentId}`.execute(db());
  await forgotten();
  expect((await orders(agent.secret)).code).toBe(200);
});

test('permissions beyond those of the maker, wrong addresses, and a moment past or too far are refused at their field', async () => {
  const narrow = await shop.staff({ permissions: ['control.api_keys.edit', 'orders.goods.view'] });
  const beyond = await make({ permissions: ['people.merchants.view'] }, narrow);
  expect(beyond.data).toMatchObject({
    error: 'staff.beyond_own_rights',
    fields: { permissions: 'error.staff.beyond_own_rights' },
  });
  for (const expiresAt of [daysAhead(-1), daysAhead(367)])
    expect((await make({ expiresAt })).data).toMatchObject({ fields: { expiresAt: 'field.key_expiry' } });
  const wrong = await shop.call(calls.createApiKey, {
    token,
    raw: {
      ...inputOf(),
      name: '',
      permissions: [],
      addresses: ['here'],
      agentId: shop.agentId,
      merchantId: shop.agentId,
    },
  });
  expect(wrong.data).toMatchObject({
    fields: { name: 'field.required', permissions: 'field.required', 'addresses.0': 'field.address_range' },
  });
  const nobody = await make({ agentId: randomUUID() });
  expect(nobody.data).toMatchObject({ fields: { agentId: 'field.invalid' } });
});

test('a change by a key is logged under its name, with its maker', async () => {
  const { secret } = await keyOf({ name: 'Robot', permissions: ['people.merchants.edit'] });
  const body = { name: `By key ${randomUUID()}`, person: '', phone: '', email: '', note: '', enabled: true };
  const made = await shop.call(staffMerchantEndpoints.createMerchant, { token: secret, body });
  const logged = await loggedOn(shop, `merchant/${made.data.id}`);
  expect(logged[0]?.who).toMatch(/^Robot \(s-.*\)$/);
  const { rows } = await sql<{
    id: string;
  }>`SELECT staff_id AS id FROM operation_log WHERE who = ${logged[0]?.who ?? ''}`.execute(db());
  expect(rows[0]?.id).toBe(staffId);
});

test('calls of a key are counted by the key: another one of the same maker has its own', async () => {
  const counted = await testApp({ databaseUrl: shop.databaseUrl, env: { CSRF_SECRET: SECRET, RATE_LIMITS: 'true' } });
  try {
    const [one, two] = [await keyOf(), await keyOf()];
    let left = 400;
    while (left > 0 && (await orders(one.secret, { app: counted })).status !== 429) left -= 1;
    expect(left).toBeGreaterThan(0);
    expect(refusalOf(await orders(one.secret, { app: counted }))).toBe('rate.too_many');
    expect((await orders(two.secret, { app: counted })).code).toBe(200);
  } finally {
    await counted.close();
  }
}, 60_000);

test('the reference names the scheme of keys at every call that takes one, and says which need a person', async () => {
  const { body } = await shop.app.server.inject({ url: '/docs/backoffice.json' });
  const document = JSON.parse(body) as {
    components: { securitySchemes: Record<string, { scheme: string; bearerFormat?: string }> };
    paths: Record<string, Record<string, { security: object[]; description: string }>>;
  };
  expect(document.components.securitySchemes.apiKey).toMatchObject({ scheme: 'bearer', bearerFormat: 'avk_…' });
  expect(document.paths['/admin_api/goods-orders']?.get?.security).toEqual([{ token: [] }, { apiKey: [] }]);
  const making = document.paths['/admin_api/api-keys']?.post;
  expect(making?.security).toEqual([{ token: [] }]);
  expect(making?.description).toContain('an API key is refused');
  const shops = await shop.app.server.inject({ url: '/docs/storefront.json' });
  expect(shops.json().components.securitySchemes).not.toHaveProperty('apiKey');
});

test('when a key is to sell tours, then it does so on the account whose e-mail is typed, which is needed for that alone', async () => {
  const account = await shop.buyer();
  const [inTree, closed] = [await shop.buyer({ agentId: shop.agentId }), await shop.buyer()];
  await sql`UPDATE customer SET disabled_at = app_now() WHERE id = ${closed.id}`.execute(db());
  const email = (of: { id: string }) => `${of.id}@example.com`;
  const selling: Partial<ApiKeyInput> = { permissions: ['travel.tours.resell'] };
  const made = await make({ ...selling, account: ` ${email(account).toUpperCase()} ` });
  expect(made.data.key.account).toEqual({ id: account.id, name: `n-${account.id}` });
  expect((await shop.call(calls.readApiKey, { token, params: { id: made.data.key.id } })).data.account?.id).toBe(
    account.id,
  );
  expect((await make()).data.key.account).toBeNull();
  const merchantId = randomUUID();
  await sql`INSERT INTO merchant (id, name) VALUES (${merchantId}, ${merchantId})`.execute(db());
  const wrong: [Partial<ApiKeyInput>, object][] = [
    [{}, { account: 'field.required' }],
    [{ account: 'nobody@example.com' }, { account: 'field.key_account' }],
    [{ account: email(closed) }, { account: 'field.key_account' }],
    [{ account: email(account), permissions: ['orders.goods.view'] }, { account: 'field.key_account_unused' }],
    [{ account: email(account), merchantId }, { permissions: 'field.key_no_tours' }],
    [{ account: email(account), agentId: shop.agentId }, { account: 'field.key_account' }],
  ];
  for (const [change, fields] of wrong) {
    const refused = await make({ ...selling, ...change });
    expect([change, refusalOf(refused)]).toEqual([change, fields]);
  }
  // An agent sells on accounts of customers below it.
  const agents = await make({ ...selling, account: email(inTree), agentId: shop.agentId });
  expect(agents.data.key).toMatchObject({ agent: { id: shop.agentId }, account: { id: inTree.id } });
});
