import { assistantEndpoints } from '@app/contract/assistants/endpoints';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { type Buyer, openShop, type Shop } from '../../../testing/shop.ts';
import { testApp } from '../../../testing/test-app.ts';
import { forgetAccess } from '../db/access.repo.ts';
import { accessTo, askOf, BACK, pkce, program } from './access-fixtures.ts';
import { openProfiles, switchBuying } from './fixtures.ts';
import { mcp } from './mcp-fixtures.ts';

let shop: Shop;
let profiles: Awaited<ReturnType<typeof openProfiles>>;
let access: ReturnType<typeof accessTo>;
let helper: string;
let ann: Buyer;
let bob: Buyer;
let annOrder: string;
beforeAll(async () => {
  [shop, profiles] = await Promise.all([openShop(), openProfiles()]);
  await switchBuying(shop, true);
  access = accessTo(shop);
  helper = program(profiles, '/helper.json');
  [ann, bob] = await Promise.all([shop.buyer({ usd: 100_00 }), shop.buyer({ usd: 100_00 })]);
  const { variantIds } = await shop.product({ prices: [1_200], stock: 50 });
  const order = async (buyer: Buyer) => {
    const quote = await shop.call(orderEndpoints.createQuote, {
      token: buyer.token,
      body: { source: 'items', items: [{ variantId: variantIds[0] ?? '', quantity: 2 }] },
    });
    const placed = await shop.call(orderEndpoints.submitOrder, {
      token: buyer.token,
      body: { quoteId: quote.data.id, note: '' },
    });
    return placed.data.orderId;
  };
  annOrder = await order(ann);
  await order(bob);
});
afterAll(async () => {
  await shop.close();
  await profiles.close();
});

const home = () => shop.app.platform.home() ?? '';
const get = async (url: string, headers: Record<string, string> = {}) => shop.app.server.inject({ url, headers });
const list = (token?: string) =>
  mcp(shop).post(
    { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'orders_list', arguments: {} } },
    token === undefined ? {} : { authorization: `Bearer ${token}` },
  );
const asked = (ask: string, buyer = ann) =>
  shop.call(assistantEndpoints.assistantAsked, { token: buyer.token, query: { ask } });
const accesses = async (buyer: Buyer) =>
  (await shop.call(assistantEndpoints.assistantAccesses, { token: buyer.token })).data;

test('a program is told where to be let in, and by which rules', async () => {
  const refused = await list();
  expect([refused.status, refused.headers['www-authenticate']]).toEqual([
    401,
    `Bearer resource_metadata="${home()}/.well-known/oauth-protected-resource/mcp", scope="orders:read"`,
  ]);
  const resource = (await get('/.well-known/oauth-protected-resource/mcp')).json();
  expect(resource).toMatchObject({ resource: `${home()}/mcp`, authorization_servers: [home()] });
  expect((await get('/.well-known/oauth-protected-resource')).json()).toEqual(resource);
  expect((await get('/.well-known/oauth-authorization-server')).json()).toMatchObject({
    issuer: home(),
    code_challenge_methods_supported: ['S256'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['none'],
    client_id_metadata_document_supported: true,
  });
});

test('who is sent by a program comes to the question in the app, whose language and currency stay their own', async () => {
  const ask = askOf(helper, pkce().challenge);
  const sent = await get(`/oauth/authorize?${ask}`, { 'accept-language': 'pt' });
  expect(sent.statusCode).toBe(302);
  const to = new URL(sent.headers.location ?? '');
  expect(to.search).toBe('');
  const [path, query] = to.hash.split('?');
  expect([path, new URLSearchParams(query).get('ask')]).toEqual(['#/assistantaccess', ask]);
});

test('the customer is told who asks, and until when; a no leads back as one', async () => {
  const ask = askOf(helper, pkce().challenge);
  const { data } = await asked(ask);
  expect(data).toMatchObject({ state: 'ask', name: 'Helper', host: new URL(helper).host, onDevice: false, back: null });
  expect(new Date(data.until ?? 0).getTime()).toBeGreaterThan(Date.now() + 80 * 86_400_000);
  const { back } = await access.allow(ann.token, ask, false);
  expect(back?.href.startsWith(BACK)).toBe(true);
  expect(Object.fromEntries(back?.searchParams ?? [])).toEqual({ error: 'access_denied', state: 'st', iss: home() });
  expect(await accesses(ann)).toEqual([]);
  expect((await shop.call(assistantEndpoints.assistantAsked, { query: { ask } })).code).toBe(
    refusalCode('auth.sign_in_needed'),
  );
});

test('nobody is led to an address that a known program does not name; what else is wrong is told to the program', async () => {
  const { challenge } = pkce();
  const strange = [
    askOf(helper, challenge, { redirect_uri: 'https://evil.example/back' }),
    askOf(helper, challenge, { redirect_uri: 'javascript:alert(1)' }),
    askOf(profiles.at('/nobody.json', { status: 404 }), challenge),
    askOf(
      profiles.at('/other.json', { text: JSON.stringify({ client_id: helper, redirect_uris: [BACK] }) }),
      challenge,
    ),
    askOf('https://127.0.0.1/client.json', challenge),
    askOf('nonsense', challenge),
    'x',
  ];
  for (const ask of strange) {
    expect([ask, (await asked(ask)).data]).toEqual([ask, expect.objectContaining({ state: 'unknown', back: null })]);
    expect((await access.allow(ann.token, ask)).code).toBe(refusalCode('record.not_found'));
  }
  for (const [more, error] of [
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
    [{ scope: 'wallet:spend' }, 'invalid_scope'],
    [{ resource: 'https://other.example/mcp' }, 'invalid_target'],
  ] as const) {
    const ask = askOf(helper, challenge, more);
    const { data } = await asked(ask);
    expect([data.state, new URL(data.back ?? '').searchParams.get('error')]).toEqual(['refused', error]);
    expect((await access.allow(ann.token, ask)).back?.searchParams.get('error')).toBe(error);
  }
  expect(await accesses(ann)).toEqual([]);
});

test('a program that a customer lets in reads their orders, nobody else’s, and no wallet', async () => {
  const tokens = await access.connect(ann.token, helper);
  expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 3_600, scope: 'orders:read' });
  const own = mcp(shop);
  const headers = { authorization: `Bearer ${tokens.access_token}` };
  const found = await own.tool('orders_list', { currency: 'USD' }, headers);
  expect(found.structuredContent.orders).toMatchObject([
    {
      id: annOrder,
      kind: 'goods',
      state: 'To pay',
      price: { currency: 'USD' },
      open_in_app: expect.stringContaining(annOrder),
    },
  ]);
  const one = await own.tool('order_get', { id: annOrder, language: 'pt' }, headers);
  expect(one.structuredContent.order).toMatchObject({ items: [{ name: 'Cup', quantity: 2 }], parcels: [] });
  expect(one.content[0]?.text).not.toMatch(/Main Street|Ann Lee|5550123|balance/);
  const { list: theirs } = (await shop.call(orderEndpoints.allOrders, { token: bob.token })).data;
  for (const id of [theirs[0]?.id ?? '', '00000000-0000-4000-8000-000000000000'])
    expect((await own.tool('order_get', { id }, headers)).content[0]?.text).toBe('There is no such order.');
  expect((await own.tool('orders_list', { group: 'gold' }, headers)).content[0]?.text).toMatch(/^group: /);
  expect((await own.tool('search_goods', { query: 'cup' }, headers)).isError).toBeUndefined();
  expect(await accesses(ann)).toMatchObject([{ name: 'Helper', host: new URL(helper).host }]);
  expect(await accesses(bob)).toEqual([]);
  const { rows } = await sql<{ kept: string }>`SELECT hash::text AS kept FROM assistant_token`.execute(
    shop.app.platform.db,
  );
  for (const { kept } of rows) expect(kept).not.toContain(tokens.access_token);
});

test('a code is good once, for its program, its address and who knows the verifier', async () => {
  const other = program(profiles, '/second.json');
  const fresh = async () => {
    const { verifier, challenge } = pkce();
    const { back } = await access.allow(bob.token, askOf(helper, challenge));
    return { verifier, code: back?.searchParams.get('code') ?? '' };
  };
  const { verifier, code } = await fresh();
  expect((await access.exchange(helper, code, pkce().verifier)).body).toEqual({ error: 'invalid_grant' });
  expect((await access.exchange(other, code, verifier)).status).toBe(400);
  const body = { grant_type: 'authorization_code', client_id: helper, code, code_verifier: verifier };
  expect((await access.token({ ...body, redirect_uri: 'https://app.example/else' })).body.error).toBe('invalid_grant');
  expect((await access.token({ ...body, redirect_uri: BACK, resource: 'https://other.example' })).body.error).toBe(
    'invalid_target',
  );
  const good = await access.exchange(helper, code, verifier);
  expect([good.status, good.headers['cache-control']]).toEqual([200, 'no-store']);
  expect((await list(good.body.access_token)).status).toBe(200);
  // Sent again, someone else has it.
  expect((await access.exchange(helper, code, verifier)).body.error).toBe('invalid_grant');
  expect((await list(good.body.access_token)).status).toBe(401);
  const late = await fresh();
  await sql`UPDATE assistant_token SET expires_at = statement_timestamp() WHERE kind = 'code'`.execute(
    shop.app.platform.db,
  );
  expect((await access.exchange(helper, late.code, late.verifier)).body.error).toBe('invalid_grant');
});

test('refresh tokens are good once; one that is used again ends everything of its program', async () => {
  const first = await access.connect(bob.token, helper);
  const second = (await access.refresh(helper, first.refresh_token)).body;
  expect((await list(second.access_token)).status).toBe(200);
  expect((await access.refresh(program(profiles, '/third.json'), second.refresh_token)).body.error).toBe(
    'invalid_grant',
  );
  expect((await access.refresh(helper, second.refresh_token, { scope: 'wallet' })).body.error).toBe('invalid_scope');
  expect((await access.refresh(helper, first.access_token)).body.error).toBe('invalid_grant');
  expect((await access.refresh(helper, first.refresh_token)).body.error).toBe('invalid_grant');
  for (const token of [first.access_token, second.access_token]) expect((await list(token)).status).toBe(401);
  expect((await access.refresh(helper, second.refresh_token)).body.error).toBe('invalid_grant');
  expect(await accesses(bob)).toEqual([]);
});

test('of two at once with one refresh token in two processes, one has tokens at most', async () => {
  const second = await testApp({ databaseUrl: shop.databaseUrl });
  try {
    const { refresh_token: token } = await access.connect(bob.token, helper);
    const answers = await Promise.all([access.refresh(helper, token), accessTo(second).refresh(helper, token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    // The other try ended what the first was given.
    expect(await accesses(bob)).toEqual([]);
  } finally {
    await second.close();
  }
});

test('it ends at once when a customer takes it back, also in another process; another’s cannot be ended', async () => {
  const second = await testApp({ databaseUrl: shop.databaseUrl });
  try {
    const tokens = await access.connect(bob.token, helper);
    const [mine] = await accesses(bob);
    const end = (buyer: Buyer) =>
      shop.call(assistantEndpoints.endAssistantAccess, { token: buyer.token, body: { id: mine?.id ?? '' } });
    expect((await end(ann)).code).toBe(refusalCode('record.not_found'));
    expect((await end(bob)).code).toBe(200);
    expect((await end(bob)).code).toBe(refusalCode('record.not_found'));
    const headers = { authorization: `Bearer ${tokens.access_token}` };
    const message = { jsonrpc: '2.0', id: 1, method: 'ping' };
    const refused = await mcp(second).post(message, headers);
    expect([refused.status, refused.headers['www-authenticate']]).toEqual([
      401,
      expect.stringContaining('invalid_token'),
    ]);
    expect((await access.refresh(helper, tokens.refresh_token)).body.error).toBe('invalid_grant');
  } finally {
    await second.close();
  }
});

test('a program gives its access back by any of its tokens', async () => {
  const tokens = await access.connect(bob.token, helper);
  const revoke = (token: string, client = helper) => access.form('revoke', { token, client_id: client });
  expect((await revoke('nothing')).status).toBe(200);
  expect((await revoke(tokens.refresh_token, program(profiles, '/fourth.json'))).status).toBe(200);
  expect((await list(tokens.access_token)).status).toBe(200);
  expect((await revoke(tokens.refresh_token)).status).toBe(200);
  expect((await list(tokens.access_token)).status).toBe(401);
  expect((await access.form('revoke', {})).body).toEqual({ error: 'invalid_request' });
});

test('a disabled account, an ended token and a token of the app itself read nothing', async () => {
  const buyer = await shop.buyer();
  const tokens = await access.connect(buyer.token, helper);
  const { db } = shop.app.platform;
  await sql`UPDATE customer SET disabled_at = now() WHERE id = ${buyer.id}`.execute(db);
  expect((await list(tokens.access_token)).status).toBe(401);
  await sql`UPDATE customer SET disabled_at = NULL WHERE id = ${buyer.id}`.execute(db);
  expect((await list(tokens.access_token)).status).toBe(200);
  await sql`UPDATE assistant_token SET expires_at = statement_timestamp() WHERE kind = 'access'`.execute(db);
  expect((await list(tokens.access_token)).status).toBe(401);
  expect((await access.refresh(helper, tokens.refresh_token)).status).toBe(200);
  await sql`UPDATE assistant_grant SET expires_at = statement_timestamp() - interval '1 second'`.execute(db);
  expect((await access.refresh(helper, tokens.refresh_token)).body.error).toBe('invalid_grant');
  for (const token of [buyer.token, 'x', '']) expect((await list(token)).status).toBe(401);
  await forgetAccess(db);
  expect((await sql`SELECT 1 FROM assistant_grant`.execute(db)).rows).toEqual([]);
});

test('wrong requests for tokens are told apart', async () => {
  for (const [fields, error] of [
    [{}, 'invalid_request'],
    [{ grant_type: 'password' }, 'unsupported_grant_type'],
    [{ grant_type: 'authorization_code' }, 'invalid_request'],
    [{ grant_type: 'refresh_token', client_id: helper }, 'invalid_request'],
    [{ grant_type: 'refresh_token', client_id: helper, refresh_token: '\u0000' }, 'invalid_grant'],
  ] as const)
    expect([fields, (await access.token(fields)).body]).toEqual([fields, { error }]);
  const json = await shop.app.server.inject({ method: 'POST', url: '/oauth/token', payload: { grant_type: 'x' } });
  expect([json.statusCode, json.json()]).toEqual([400, { error: 'invalid_request' }]);
  const long = await access.token({ grant_type: 'x'.repeat(20_000) });
  expect([long.status, long.body]).toEqual([413, { error: 'invalid_request' }]);
});

test('while assistants are not let in, nothing of it is there', async () => {
  await switchBuying(shop, false);
  for (const path of [
    '/.well-known/oauth-authorization-server',
    '/.well-known/oauth-protected-resource/mcp',
    '/oauth/authorize',
  ])
    expect([path, (await get(path)).statusCode]).toEqual([path, 404]);
  const page = await get('/oauth/authorize', { 'accept-language': 'pt' });
  expect(page.headers['content-type']).toMatch(/^text\/html/);
  expect(page.body).toContain('Não é possível ligar programas aqui');
  expect((await asked(askOf(helper, pkce().challenge))).data.state).toBe('unknown');
  await switchBuying(shop, true);
});
