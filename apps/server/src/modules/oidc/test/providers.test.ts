import { oidcEndpoints as calls } from '@app/contract/oidc/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Oddness, openOddProvider } from '../../../testing/odd-sign-in-provider.ts';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { fieldsOf } from '../../../testing/refusal-of.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { testApp } from '../../../testing/test-app.ts';
import { loggedOn } from '../../staff/test/fixtures.ts';
import { PASSWORD } from '../../staff/test/sign-in.fixtures.ts';
import { AT_HOME, hired, providerInput, returnedTo, setUp } from './fixtures.ts';

let shop: Shop;
let odd: Awaited<ReturnType<typeof openOddProvider>>;
let token: string;
beforeAll(async () => {
  shop = await openShop(AT_HOME);
  token = await shop.staff();
});
beforeEach(async () => {
  odd = await openOddProvider();
});
afterEach(async () => {
  await odd.close();
  await sql`DELETE FROM oidc_provider`.execute(db());
});
afterAll(() => shop.close());

const db = () => shop.app.platform.db;
const refused = (answer: { code: number }, key: Parameters<typeof refusalCode>[0]) =>
  expect(answer.code).toBe(refusalCode(key));
const create = (change: Parameters<typeof providerInput>[1] = {}) =>
  shop.call(calls.createOidcProvider, { token, body: providerInput(odd.issuer, change) });

/** Signs in with a provider that is odd in this, from the code on. */
async function enter(oddness: Oddness, iss = odd.issuer) {
  const provider = await setUp(shop, providerInput(odd.issuer));
  const { data } = await shop.call(calls.beginOidcSignIn, { body: { providerId: provider.id } });
  odd.be(oddness);
  return shop.call(calls.signInByOidc, { body: returnedTo(data, { ...odd.wayBack(data.url), iss }) });
}

test('a provider is set up, read, saved and deleted; its secret is sealed and never shown', async () => {
  const made = await create();
  expect(made.data).toMatchObject({
    name: 'Acme',
    issuer: odd.issuer,
    claim: 'sub',
    enabled: true,
    links: 0,
    version: 1,
  });
  const { id } = made.data;
  const stored = async () =>
    (await sql<{ secret: string }>`SELECT client_secret AS secret FROM oidc_provider WHERE id = ${id}`.execute(db()))
      .rows[0]?.secret;
  const first = await stored();
  expect(first).toMatch(/^sealed:1:/);
  const { clientSecret, ...rest } = providerInput(odd.issuer);
  const save = (change: object, version: number) =>
    shop.call(calls.updateOidcProvider, {
      token,
      params: { id },
      body: { ...rest, clientSecret: '', ...change, version },
    });
  expect((await save({ name: 'Acme 2', enabled: false }, 1)).data).toMatchObject({ name: 'Acme 2', version: 2 });
  expect(await stored()).toBe(first);
  refused(await save({}, 1), 'record.stale');
  expect((await save({ clientSecret: 'another' }, 2)).code).toBe(200);
  expect(await stored()).not.toBe(first);
  const answers = JSON.stringify([
    (await shop.call(calls.listOidcProviders, { token, query: { name: 'acme' } })).data,
    (await shop.call(calls.readOidcProvider, { token, params: { id } })).data,
    await loggedOn(shop, `oidc_provider/${id}`),
  ]);
  expect(answers).toContain('Acme');
  for (const secret of [clientSecret, 'another', 'sealed:']) expect(answers).not.toContain(secret);
  expect((await shop.call(calls.deleteOidcProvider, { token, params: { id } })).code).toBe(200);
  refused(await shop.call(calls.readOidcProvider, { token, params: { id } }), 'record.not_found');
  refused(await shop.call(calls.deleteOidcProvider, { token, params: { id } }), 'record.not_found');
  refused(await save({}, 3), 'record.not_found');
  const done = (await loggedOn(shop, `oidc_provider/${id}`)).filter(({ outcome }) => outcome === 'done');
  expect(done.map(({ action }) => action)).toEqual([
    'oidc_provider.create',
    'oidc_provider.update',
    'oidc_provider.update',
    'oidc_provider.delete',
  ]);
});

test('each field says what is wrong with it', async () => {
  const wrong = async (change: Parameters<typeof create>[0]) => fieldsOf(await create(change));
  for (const issuer of [
    'http://example.com',
    'https://10.0.0.1',
    'https://login.example.com/.well-known/openid-configuration',
    'https://login.example.com/?a=b',
    'ftp://login.example.com',
    'login',
  ])
    expect(await wrong({ issuer })).toEqual({ issuer: 'field.oidc_issuer' });
  for (const claim of ['email', 'Preferred_Username', 'upn', 'azp', 'jti', 'Sub', ''] as never[])
    expect(await wrong({ claim })).toEqual({ claim: 'field.oidc_claim' });
  expect(await wrong({ clientSecret: '' })).toEqual({ clientSecret: 'field.required' });
  expect(await wrong({ name: '' })).toEqual({ name: 'field.required' });
  expect(await wrong({ scopes: 'e"mail' })).toEqual({ scopes: 'field.invalid' });
});

test('there are ten at most, also when two processes add the last one at the same moment', async () => {
  for (let i = 0; i < 9; i += 1) expect((await create({ name: `P${i}` })).code).toBe(200);
  const other = await testApp({ env: AT_HOME, databaseUrl: shop.databaseUrl });
  const body = providerInput(odd.issuer);
  const answers = await Promise.all([shop, other].map((at) => at.call(calls.createOidcProvider, { token, body })));
  expect(answers.map(({ code }) => code).sort()).toEqual([200, refusalCode('oidc.too_many')].sort());
  await other.close();
});

test('another issuer or claim unlinks every account where the caller says so; another name or client leaves them', async () => {
  const { id } = await setUp(shop, providerInput(odd.issuer));
  const person = await hired(shop);
  const plant = () =>
    sql`INSERT INTO oidc_link (id, staff_id, provider_id, subject, account)
      VALUES (gen_random_uuid(), ${person.id}, ${id}, 'ana', 'Ana')`.execute(db());
  let version = 1;
  const save = async (change: object) => {
    const body = { ...providerInput(odd.issuer), ...change, version };
    version += 1;
    return (await shop.call(calls.updateOidcProvider, { token, params: { id }, body })).data.links;
  };
  await plant();
  expect(await save({ name: 'Other', clientId: 'other', clientSecret: 'new' })).toBe(1);
  const unsaid = await shop.call(calls.updateOidcProvider, {
    token,
    params: { id },
    body: { ...providerInput(odd.issuer), claim: 'oid', version },
  });
  refused(unsaid, 'oidc.unlinks');
  expect(unsaid.data).toMatchObject({ count: 1 });
  expect(await save({ claim: 'oid', unlinks: 1 })).toBe(0);
  await plant();
  expect(await save({ claim: 'oid', issuer: 'https://other.example.com', unlinks: 1 })).toBe(0);
});

test('providers are a matter of the house and of their rights', async () => {
  const { id } = await setUp(shop, providerInput(odd.issuer));
  const viewer = await shop.staff({ permissions: ['control.oidc.view'] });
  const body = { ...providerInput(odd.issuer), version: 1 };
  expect((await shop.call(calls.listOidcProviders, { token: viewer })).data.total).toBe(1);
  refused(await shop.call(calls.updateOidcProvider, { token: viewer, params: { id }, body }), 'access.denied');
  refused(await shop.call(calls.deleteOidcProvider, { token: viewer, params: { id } }), 'access.denied');
  refused(await shop.call(calls.testOidcIssuer, { token: viewer, body: { issuer: odd.issuer } }), 'access.denied');
  refused(await shop.call(calls.listOidcProviders), 'auth.sign_in_needed');
});

test('the test says what is wrong with a provider, and what is found', async () => {
  const find = async (oddness: Oddness = {}, issuer = odd.issuer) => {
    odd.be(oddness);
    const { data } = await shop.call(calls.testOidcIssuer, { token, body: { issuer } });
    return { ...data, kinds: data.problems.map(({ kind }) => kind) };
  };
  expect(await find()).toEqual({
    kinds: [],
    problems: [],
    facts: { authorizationEndpoint: `${odd.issuer}/sign-in`, pkce: true, namesItself: true, keys: 1 },
  });
  expect((await find({}, 'http://example.com')).kinds).toEqual(['address']);
  expect((await find({}, 'https://192.168.1.1')).kinds).toEqual(['address']);
  expect((await find({ instead: { status: 404, type: 'text/html', body: 'no' } })).problems).toEqual([
    { kind: 'status', detail: '404' },
  ]);
  expect((await find({ instead: { status: 200, type: 'text/html', body: '<p>' } })).kinds).toEqual(['unreadable']);
  expect((await find({ instead: { status: 200, type: 'application/json', body: '{' } })).kinds).toEqual(['unreadable']);
  expect((await find({ discovery: { issuer: 'https://other.example.com' } })).problems).toEqual([
    { kind: 'issuer', detail: 'https://other.example.com' },
  ]);
  expect((await find({ discovery: { token_endpoint: 'http://169.254.169.254/' } })).problems).toEqual([
    { kind: 'endpoint', detail: 'token_endpoint http://169.254.169.254/' },
  ]);
  expect((await find({ discovery: { jwks_uri: undefined } })).kinds).toEqual(['endpoint', 'no_keys']);
  expect((await find({ discovery: { response_types_supported: ['id_token'] } })).kinds).toEqual(['no_code']);
  expect((await find({ discovery: { code_challenge_methods_supported: ['plain'] } })).kinds).toEqual(['no_pkce']);
  expect((await find({ keys: [] })).kinds).toEqual(['no_keys']);
  expect((await find({}, 'http://localhost:1')).kinds).toEqual(['unreachable']);
});

test('nobody is signed in by an answer that does not check out, and each says why', async () => {
  const now = Math.floor(Date.now() / 1000);
  const reasonOf = async (oddness: Oddness, iss?: string) => {
    const answer = await enter(oddness, iss);
    await sql`DELETE FROM oidc_provider`.execute(db());
    return { code: answer.code, msg: answer.msg };
  };
  const unreadable: [Oddness, string?][] = [
    [{ claims: { nonce: 'another' } }],
    [{ claims: { aud: 'another' } }],
    [{ claims: { iss: 'https://other.example.com' } }],
    [{ claims: { sub: undefined } }],
    [{ forged: true }],
    [{ keys: [] }],
    [{}, 'https://other.example.com'],
    [{ token: { status: 200, body: 'no token' } }],
  ];
  for (const [oddness, iss] of unreadable)
    expect([oddness, (await reasonOf(oddness, iss)).code]).toEqual([oddness, refusalCode('oidc.unreadable')]);
  refused(await reasonOf({ claims: { iat: now - 900, exp: now - 600 } }), 'oidc.clock');
  const refusal = await reasonOf({ token: { status: 401, body: '{"error":"invalid_client"}' } });
  refused(refusal, 'oidc.refused');
  expect(refusal.msg).toContain('invalid_client');
  refused(await reasonOf({ token: { status: 503, body: 'busy' } }), 'oidc.unreachable');
  refused(await reasonOf({}), 'oidc.not_linked');
});

test('a provider that is down or hangs leads to a message in time, and nothing else', async () => {
  const began = performance.now();
  refused(await enter({ token: 'never' }), 'oidc.unreachable');
  expect(performance.now() - began).toBeLessThan(15_000);
  const down = await setUp(shop, providerInput('http://localhost:1'));
  refused(await shop.call(calls.beginOidcSignIn, { body: { providerId: down.id } }), 'oidc.unreachable');
}, 30_000);

test('a provider of another issuer than it says, or with addresses inside, is not talked to', async () => {
  const { id } = await setUp(shop, providerInput(odd.issuer));
  const begin = () => shop.call(calls.beginOidcSignIn, { body: { providerId: id } });
  odd.be({ discovery: { issuer: 'https://other.example.com' } });
  refused(await begin(), 'oidc.unreadable');
  odd.be({ discovery: { authorization_endpoint: 'http://10.0.0.1/' } });
  refused(await begin(), 'oidc.unreadable');
  odd.be({});
  expect((await begin()).code).toBe(200);
});

test('a secret that does not open any more is said so', async () => {
  const { id } = await setUp(shop, providerInput(odd.issuer));
  await sql`UPDATE oidc_provider SET client_secret = 'sealed:1:00000000:AAAA' WHERE id = ${id}`.execute(db());
  refused(await shop.call(calls.beginOidcSignIn, { body: { providerId: id } }), 'oidc.sealed');
});

test('an answer of a provider that was saved, switched off or deleted meanwhile signs nobody in and links nothing', async () => {
  const { id, token: own } = await hired(shop);
  const changes = [
    sql`UPDATE oidc_provider SET claim = 'oid', version = version + 1`,
    sql`UPDATE oidc_provider SET enabled = false`,
  ];
  for (const change of [...changes, sql`DELETE FROM oidc_provider`]) {
    const { id: providerId } = await setUp(shop, providerInput(odd.issuer));
    const begun = await shop.call(calls.beginOidcLink, { token: own, body: { providerId, password: PASSWORD } });
    odd.be({ meanwhile: () => change.execute(db()) });
    const body = returnedTo(begun.data, odd.wayBack(begun.data.url));
    refused(await shop.call(calls.addOidcLink, { token: own, body }), 'oidc.attempt_over');
    expect((await shop.call(calls.ownOidcLinks, { token: own })).data.list).toEqual([]);
    odd.be({});
    await sql`DELETE FROM oidc_provider`.execute(db());
  }
  for (const change of changes) {
    const { id: providerId } = await setUp(shop, providerInput(odd.issuer));
    await sql`INSERT INTO oidc_link (id, staff_id, provider_id, subject, account)
      VALUES (gen_random_uuid(), ${id}, ${providerId}, 'ana', 'ana')`.execute(db());
    const enterWhile = async (meanwhile: () => Promise<unknown>) => {
      const { data } = await shop.call(calls.beginOidcSignIn, { body: { providerId } });
      odd.be({ meanwhile });
      return shop.call(calls.signInByOidc, { body: returnedTo(data, odd.wayBack(data.url)) });
    };
    expect((await enterWhile(async () => {})).code).toBe(200);
    refused(await enterWhile(() => change.execute(db())), 'oidc.attempt_over');
    odd.be({});
    await sql`DELETE FROM oidc_provider`.execute(db());
  }
});
