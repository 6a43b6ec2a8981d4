import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { assistant, newKey, openProfiles, profileOf, switchBuying } from './fixtures.ts';
import { expectUcp } from './ucp-rules.ts';

let shop: Shop;
let profiles: Awaited<ReturnType<typeof openProfiles>>;
let cup: Awaited<ReturnType<Shop['product']>>;
beforeAll(async () => {
  [shop, profiles] = await Promise.all([openShop(), openProfiles()]);
  await switchBuying(shop, true);
  cup = await shop.product({ prices: [1_200, 1_500], stock: 5 });
});
afterAll(async () => {
  await shop.close();
  await profiles.close();
});

const search = { query: 'cup' };
const asking = (url: string, headers: Record<string, string> = {}) =>
  assistant(shop, url).call('POST', '/ucp/catalog/search', search, headers);

test('2026-04-08: the profile names version, service, capabilities, and no way to pay that an assistant could use', async () => {
  const answer = await shop.app.server.inject('/.well-known/ucp');
  const body = answer.json();
  expectUcp('profile', body);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toMatch(/^public, max-age=(\d+)$/);
  expect(body.ucp.version).toBe('2026-04-08');
  expect(body.ucp.services['dev.ucp.shopping'][0]).toMatchObject({
    transport: 'rest',
    endpoint: expect.stringMatching(/\/ucp$/),
  });
  expect(body.ucp.payment_handlers).toEqual({});
  for (const [name, [entry]] of Object.entries(
    body.ucp.capabilities as Record<string, [{ spec: string; schema: string }]>,
  )) {
    expect(name).toMatch(/^dev\.ucp\.(shopping|lodging|common)\./);
    for (const url of [entry.spec, entry.schema]) expect(url).toMatch(/^https:\/\/ucp\.dev\//);
  }
});

test('what is switched off is not there', async () => {
  await switchBuying(shop, false);
  expect((await shop.app.server.inject('/.well-known/ucp')).statusCode).toBe(404);
  expect((await asking(profiles.at('/off.json'))).status).toBe(404);
  await switchBuying(shop, true);
  expect((await asking(profiles.at('/off.json'))).status).toBe(200);
});

test('2026-04-08: a call without a profile, with a bad address or one that is not https is refused with 400', async () => {
  for (const header of [
    '',
    'nonsense',
    'profile="http://agent.example/p.json"',
    'profile="ftp://agent.example/p"',
    'profile="https://10.0.0.8/p"',
  ]) {
    const answer = await shop.app.server.inject({
      method: 'POST',
      url: '/ucp/catalog/search',
      headers: { 'ucp-agent': header },
      payload: search,
    });
    expect([header, answer.statusCode, answer.json().code]).toEqual([header, 400, 'invalid_profile_url']);
    expect(answer.json().continue_url).toMatch(/^http/);
  }
});

test('a profile on this machine is fetched for callers on it alone, and a call from another site is refused', async () => {
  const call = (more: { remoteAddress?: string; headers?: Record<string, string> }) =>
    shop.app.server.inject({
      method: 'POST',
      url: '/ucp/catalog/search',
      payload: search,
      ...more,
      headers: { 'ucp-agent': `profile="${profiles.at('/near.json')}"`, ...more.headers },
    });
  const far = await call({ remoteAddress: '192.0.2.7' });
  expect([far.statusCode, far.json().code]).toEqual([400, 'invalid_profile_url']);
  expect(profiles.asked).not.toContain('/near.json');
  const site = await call({ headers: { 'sec-fetch-site': 'cross-site' } });
  expect([site.statusCode, site.json().code]).toEqual([403, 'forbidden']);
  expect((await call({})).statusCode).toBe(200);
});

test('2026-04-08: a profile that cannot be had, also by a redirect, is 424; one that breaks its schema is 422', async () => {
  const whole = JSON.stringify(profileOf());
  const cases = [
    [profiles.at('/gone.json', { status: 404 }), 424, 'profile_unreachable'],
    [
      profiles.at('/moved.json', { status: 302, headers: { location: profiles.at('/there.json') }, text: whole }),
      424,
      'profile_unreachable',
    ],
    ['http://127.0.0.1:9/p.json', 424, 'profile_unreachable'],
    [profiles.at('/text.json', { text: 'no json' }), 422, 'profile_malformed'],
    [profiles.at('/empty.json', { text: '{}' }), 422, 'profile_malformed'],
    [
      profiles.at('/old.json', { text: JSON.stringify(profileOf({ version: '2026-01-23' })) }),
      422,
      'version_unsupported',
    ],
  ] as const;
  for (const [url, status, code] of cases) {
    const answer = await asking(url);
    expect([url, answer.status, answer.body.code]).toEqual([url, status, code]);
  }
  expect(profiles.asked).not.toContain('/there.json');
});

test('2026-04-08: without a capability in common a call is answered, not failed', async () => {
  const url = profiles.at('/poor.json', { text: JSON.stringify(profileOf({ names: ['discount'] })) });
  const { status, body } = await asking(url);
  expectUcp('error', body);
  expect([status, body.ucp.status, body.messages[0].code]).toEqual([200, 'error', 'capabilities_incompatible']);
  const lone = profiles.at('/lone.json', { text: JSON.stringify(profileOf({ names: ['catalog.search'] })) });
  expect((await asking(lone)).body.products).toHaveLength(1);
  const refused = await assistant(shop, lone).create([{ id: cup.variantIds[0] ?? '', quantity: 1 }]);
  expect(refused.body.messages[0].code).toBe('capabilities_incompatible');
});

test('2026-04-08: an answer names the negotiated capabilities that it is about, and the version', async () => {
  const all = assistant(shop, profiles.at('/all.json'));
  const found = await all.call('POST', '/ucp/catalog/search', search);
  expect(found.body.ucp).toMatchObject({ version: '2026-04-08', status: 'success' });
  expect(Object.keys(found.body.ucp.capabilities)).toEqual(['dev.ucp.shopping.catalog.search']);
  const made = await all.create([{ id: cup.variantIds[0] ?? '', quantity: 1 }]);
  expect(Object.keys(made.body.ucp.capabilities)).toEqual([
    'dev.ucp.shopping.checkout',
    'dev.ucp.shopping.fulfillment',
  ]);
  expect(made.body.fulfillment.methods).toHaveLength(1);
  const plain = assistant(
    shop,
    profiles.at('/plain.json', { text: JSON.stringify(profileOf({ names: ['checkout'] })) }),
  );
  const without = await plain.create([{ id: cup.variantIds[0] ?? '', quantity: 1 }]);
  expect(Object.keys(without.body.ucp.capabilities)).toEqual(['dev.ucp.shopping.checkout']);
  expect(without.body.fulfillment).toBeUndefined();
});

test('2026-04-08: a profile is read once for a minute at least, also by many at a time', async () => {
  const url = profiles.at('/once.json', { headers: { 'cache-control': 'public, max-age=1' }, wait: 100 });
  const answers = await Promise.all(Array.from({ length: 10 }, () => asking(url)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  await asking(url);
  expect(profiles.asked.filter((path) => path === '/once.json')).toHaveLength(1);
});

test('2026-04-08: who waits too long for a profile is told to come back, and finds it then', async () => {
  const url = profiles.at('/slow.json', { wait: 3_500 });
  const first = await asking(url);
  expect([first.status, first.headers['retry-after']]).toEqual([503, '2']);
  await expect.poll(async () => (await asking(url)).status, { timeout: 8_000 }).toBe(200);
  expect(profiles.asked.filter((path) => path === '/slow.json')).toHaveLength(1);
}, 20_000);

test('bad input is 400 and says where; an unknown path is 404; too large a body 413', async () => {
  const one = assistant(shop, profiles.at('/bad.json'));
  for (const [body, where] of [
    [{}, '$.line_items'],
    [{ line_items: [] }, '$.line_items'],
    [{ line_items: [{ item: { id: 'x' }, quantity: 0 }] }, '$.line_items[0].quantity'],
    [{ line_items: [{ item: {}, quantity: 1 }] }, '$.line_items[0].item.id'],
    [{ line_items: [{ item: { id: 'a\u0000' }, quantity: 1 }] }, '$.line_items[0].item.id'],
    [{ line_items: [{ item: { id: 'x' }, quantity: 1.5 }] }, '$.line_items[0].quantity'],
  ] as const) {
    const answer = await one.call('POST', '/ucp/checkout-sessions', body);
    expect([answer.status, answer.body.code, answer.body.content]).toEqual([
      400,
      'invalid_request',
      `Not valid: ${where}`,
    ]);
  }
  const broken = await shop.app.server.inject({
    method: 'POST',
    url: '/ucp/catalog/search',
    headers: { 'ucp-agent': `profile="${profiles.at('/bad.json')}"`, 'content-type': 'application/json' },
    payload: '{"query": ',
  });
  expect([broken.statusCode, broken.json().code]).toEqual([400, 'invalid_request']);
  expect((await one.call('POST', '/ucp/nothing', {})).status).toBe(404);
  const large = await one.call('POST', '/ucp/catalog/search', { query: 'x'.repeat(200_000) });
  expect([large.status, large.body.code]).toEqual([413, 'request_too_large']);
  const key = await one.create([{ id: 'x', quantity: 1 }], {}, { 'idempotency-key': 'no' });
  expect(key.status).toBe(400);
});

test('2026-04-08: the same key again has one effect and the same answer; with another body it is refused with 409', async () => {
  const one = assistant(shop, profiles.at('/keys.json'));
  const other = assistant(shop, profiles.at('/others.json'));
  const items = [{ id: cup.variantIds[0] ?? '', quantity: 1 }];
  const key = newKey();
  const first = await one.create(items, {}, key);
  expect(await one.create(items, {}, key)).toMatchObject({ status: 201, body: first.body });
  const more = await one.create([{ ...items[0], quantity: 2 } as (typeof items)[0]], {}, key);
  expect([more.status, more.body.code]).toEqual([409, 'idempotency_conflict']);
  // A key belongs to one assistant.
  expect((await other.create(items, {}, key)).body.id).not.toBe(first.body.id);
  const id = first.body.id as string;
  for (const step of ['put', 'complete', 'cancel'] as const) {
    const again = newKey();
    const send = () =>
      step === 'put'
        ? one.put(id, items, {}, again)
        : step === 'complete'
          ? one.complete(id, {}, again)
          : one.cancel(id, again);
    const done = await send();
    expect([step, done.status]).toEqual([step, 200]);
    expect(await send()).toMatchObject({ status: 200, body: done.body });
  }
});
