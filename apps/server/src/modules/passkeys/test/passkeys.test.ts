import { randomUUID } from 'node:crypto';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { securityEndpoints } from '@app/contract/accounts/security/endpoints';
import { limits } from '@app/contract/core/limits';
import { passkeyEndpoints as calls } from '@app/contract/passkeys/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/connect.ts';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { fieldsOf } from '../../../testing/refusal-of.ts';
import { type Odd, SoftwareAuthenticator } from '../../../testing/software-authenticator.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { erasePort, personalDataPort } from '../../accounts/core.ts';
import { addAgent, newcomer, PASSWORD } from '../../accounts/test/fixtures.ts';
import { AT_HOME, ORIGIN, signInBy, withPasskey } from './fixtures.ts';

let shop: TestApp;
let other: TestApp;
let limited: TestApp;
beforeAll(async () => {
  shop = await testApp({ env: AT_HOME });
  other = await testApp({ env: AT_HOME, databaseUrl: shop.databaseUrl });
  limited = await testApp({ env: { ...AT_HOME, RATE_LIMITS: 'true' }, databaseUrl: shop.databaseUrl });
  await addAgent(shop);
});
afterAll(async () => {
  await limited.close();
  await other.close();
  await shop.close();
});

const db = () => shop.app.platform.db;
const list = async (token: string) => (await shop.call(calls.passkeys, { token })).data;
const begin = (token: string, body: { password?: string } = {}) => shop.call(calls.beginPasskey, { token, body });
const mailsTo = async (customerId: string): Promise<string[]> => {
  const { rows } = await sql<{ template: string }>`
    SELECT template FROM mail_outbox WHERE customer_id = ${customerId} AND template LIKE 'passkey%' ORDER BY created_at`.execute(
    db(),
  );
  return rows.map(({ template }) => template);
};
const inboxOf = async (customerId: string): Promise<string[]> => {
  const { rows } = await sql<{ key: string }>`
    SELECT split_part(dedupe_key, '/', 1) AS key FROM message WHERE audience_id = ${customerId} ORDER BY created_at`.execute(
    db(),
  );
  return rows.map(({ key }) => key);
};
const refused = (answer: { code: number }, key: Parameters<typeof refusalCode>[0]) =>
  expect(answer.code).toBe(refusalCode(key));
/** Has the sign-in of a session be long ago. */
const longAgo = (customerId: string) =>
  sql`UPDATE customer_session SET created_at = created_at - interval '1 hour' WHERE customer_id = ${customerId}`.execute(
    db(),
  );

test('a passkey is added, told of, and signs in as its owner on a new device', async () => {
  const person = await newcomer(shop);
  expect(await list(person.token)).toEqual({ list: [], max: limits.passkeysPerPerson, fresh: true });
  const begun = await begin(person.token);
  expect(begun.data).toMatchObject({
    rp: { id: 'shop.example' },
    user: { name: person.email },
    excludeCredentials: [],
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  expect(begun.data.user.id).not.toContain(person.id);
  const authenticator = new SoftwareAuthenticator(ORIGIN, { synced: true });
  const added = await shop.call(calls.addPasskey, {
    token: person.token,
    body: { credential: authenticator.create(begun.data) },
    headers: { 'user-agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.1 Safari/605.1.15' },
  });
  expect(added.data).toMatchObject({ name: 'Safari on macOS', synced: true, lastUsedAt: null });
  expect((await mailsTo(person.id)).at(-1)).toBe('passkey_added');
  expect(await inboxOf(person.id)).toContain('passkey_added');

  const signedIn = await signInBy(shop, authenticator);
  expect(signedIn.data.userInfo).toMatchObject({ id: person.id, email: person.email });
  expect(String(signedIn.headers['set-cookie'])).toContain('known-device=');
  const [used] = (await list(signedIn.data.token.token)).list;
  expect(used?.lastUsedAt).not.toBeNull();
  const devices = await shop.call(securityEndpoints.devices, { token: signedIn.data.token.token });
  expect(devices.data).toHaveLength(2);
});

test('another passkey names the first to the browser, and both sign in', async () => {
  const person = await newcomer(shop);
  const first = await withPasskey(shop, person.token);
  const begun = await begin(person.token);
  expect(begun.data.excludeCredentials).toEqual([{ id: first.authenticator.id, type: 'public-key' }]);
  const second = await withPasskey(shop, person.token);
  expect((await signInBy(shop, first.authenticator)).code).toBe(200);
  expect((await signInBy(shop, second.authenticator)).code).toBe(200);
});

test.each<[string, Odd]>([
  ['of another page', { origin: 'https://evil.example' }],
  ['of another host', { rpId: 'evil.example' }],
  ['within another page', { crossOrigin: true }],
  ['for something else', { type: 'webauthn.create' }],
  ['without a finger, face or code', { unverified: true }],
  ['that is forged', { forged: true }],
  ['for somebody else', { userHandle: 'c29tZWJvZHkgZWxzZQ' }],
])('what is signed %s signs nobody in', async (_what, odd) => {
  const { token } = await newcomer(shop);
  const { authenticator } = await withPasskey(shop, token);
  refused(await signInBy(shop, authenticator, odd), odd.crossOrigin ? 'passkey.challenge_over' : 'passkey.refused');
  expect((await signInBy(shop, authenticator)).code).toBe(200);
});

test.each<[string, Odd]>([
  ['of another page', { origin: 'https://evil.example' }],
  ['of another host', { rpId: 'evil.example' }],
  ['for something else', { type: 'webauthn.get' }],
  ['without a finger, face or code', { unverified: true }],
  ['with a certificate', { format: { fmt: 'packed', attStmt: new Map([['x5c', 'https://inside.example']]) } }],
  ['of a kind with certificates', { format: { fmt: 'tpm', attStmt: new Map() } }],
])('a passkey made %s is not kept', async (_what, odd) => {
  const { token } = await newcomer(shop);
  const { data } = await begin(token);
  const credential = new SoftwareAuthenticator(ORIGIN).create(data, odd);
  refused(await shop.call(calls.addPasskey, { token, body: { credential } }), 'passkey.not_added');
  expect((await list(token)).list).toEqual([]);
});

test('a challenge is good once, for what and in which session it was made, and for five minutes', async () => {
  const [ann, bob] = [await newcomer(shop), await newcomer(shop)];
  const { authenticator } = await withPasskey(shop, ann.token);
  const { data } = await shop.call(calls.beginPasskeySignIn);
  const credential = authenticator.get(data);
  const tries = await Promise.all(
    Array.from({ length: 8 }, (_, i) => (i % 2 ? shop : other).call(calls.signInByPasskey, { body: { credential } })),
  );
  expect(tries.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(tries.filter(({ code }) => code === refusalCode('passkey.challenge_over'))).toHaveLength(7);

  const madeUp = authenticator.get({ ...data, challenge: 'bWFkZSB1cA' });
  refused(await shop.call(calls.signInByPasskey, { body: { credential: madeUp } }), 'passkey.challenge_over');
  const adding = await begin(ann.token);
  const crossed = authenticator.get({ ...data, challenge: adding.data.challenge });
  refused(await shop.call(calls.signInByPasskey, { body: { credential: crossed } }), 'passkey.challenge_over');
  const bobs = await begin(bob.token);
  const stolen = new SoftwareAuthenticator(ORIGIN).create(bobs.data);
  refused(
    await shop.call(calls.addPasskey, { token: ann.token, body: { credential: stolen } }),
    'passkey.challenge_over',
  );

  const late = await shop.call(calls.beginPasskeySignIn);
  await sql`UPDATE passkey_challenge SET expires_at = statement_timestamp() - interval '1 second'`.execute(db());
  const tooLate = authenticator.get(late.data);
  refused(await shop.call(calls.signInByPasskey, { body: { credential: tooLate } }), 'passkey.challenge_over');
  await shop.call(calls.beginPasskeySignIn);
  expect((await sql`SELECT 1 FROM passkey_challenge`.execute(db())).rows).toHaveLength(1);
});

test('a passkey that did not count on is refused, and its owner told once', async () => {
  const { id, token } = await newcomer(shop);
  const { authenticator } = await withPasskey(shop, token, { counts: true });
  expect((await signInBy(shop, authenticator)).code).toBe(200);
  refused(await signInBy(shop, authenticator, { counter: 2 }), 'passkey.refused');
  refused(await signInBy(shop, authenticator, { counter: 1, forged: true }), 'passkey.refused');
  refused(await signInBy(shop, authenticator, { counter: 1 }), 'passkey.refused');
  expect((await mailsTo(id)).filter((one) => one === 'passkey_copied')).toHaveLength(1);
  expect((await inboxOf(id)).filter((one) => one === 'passkey_copied')).toHaveLength(1);
  expect((await signInBy(shop, authenticator, { counter: 50 })).code).toBe(200);
});

test('who does not hold the key reports no copy of it', async () => {
  const { id, token } = await newcomer(shop);
  const { authenticator } = await withPasskey(shop, token, { counts: true });
  refused(await signInBy(shop, authenticator, { counter: 0, forged: true }), 'passkey.refused');
  expect(await mailsTo(id)).toEqual(['passkey_added']);
});

test('whether an account or a passkey exists is told to nobody', async () => {
  const { token } = await newcomer(shop);
  const { authenticator } = await withPasskey(shop, token);
  const options = await Promise.all([shop.call(calls.beginPasskeySignIn), shop.call(calls.beginPasskeySignIn)]);
  expect(options.map(({ data }) => ({ ...data, challenge: '' }))).toEqual([
    { challenge: '', rpId: 'shop.example', timeout: 300_000, userVerification: 'required' },
    { challenge: '', rpId: 'shop.example', timeout: 300_000, userVerification: 'required' },
  ]);
  const known = await signInBy(shop, authenticator, { forged: true });
  const unknown = await signInBy(shop, new SoftwareAuthenticator(ORIGIN), { userHandle: 'bm9ib2R5' });
  expect([known.code, known.data, known.msg]).toEqual([unknown.code, unknown.data, unknown.msg]);
});

test('a disabled account is refused as with the password, and only to who holds the passkey', async () => {
  const { id, token } = await newcomer(shop);
  const { authenticator } = await withPasskey(shop, token);
  await sql`UPDATE customer SET disabled_at = app_now() WHERE id = ${id}`.execute(db());
  await sql`UPDATE customer_session SET ended_at = statement_timestamp(), ended_because = 'elsewhere' WHERE customer_id = ${id}`.execute(
    db(),
  );
  refused(await signInBy(shop, authenticator), 'auth.disabled');
  refused(await signInBy(shop, authenticator, { forged: true }), 'passkey.refused');
});

test('an account that is deleted takes its passkeys along, and its copy of data names them without the key', async () => {
  const { id, token } = await newcomer(shop);
  const { authenticator } = await withPasskey(shop, token);
  const declared = personalDataPort.all(shop.app.platform).find(({ file }) => file === 'passkeys');
  expect(declared?.tables.map(({ table }) => table)).toEqual(['passkey']);
  expect(declared?.tables[0]?.columns).not.toContain('public_key');
  await inTransaction(db(), async (tx) => {
    for (const erase of erasePort.all(shop.app.platform))
      await erase(tx, { customerId: id, platform: shop.app.platform });
  });
  expect((await sql`SELECT 1 FROM passkey WHERE customer_id = ${id}`.execute(db())).rows).toEqual([]);
  refused(await signInBy(shop, authenticator), 'passkey.refused');
});

test('long after signing in, adding and removing ask for the password', async () => {
  const { id, token } = await newcomer(shop);
  const { passkey } = await withPasskey(shop, token);
  await longAgo(id);
  expect((await list(token)).fresh).toBe(false);
  expect(fieldsOf(await begin(token))).toEqual({ password: 'field.password_required' });
  refused(await begin(token, { password: 'Wrong-1234' }), 'account.wrong_password');
  expect((await begin(token, { password: PASSWORD })).code).toBe(200);
  const remove = (password?: string) =>
    shop.call(calls.removePasskey, { token, body: password ? { id: passkey.id, password } : { id: passkey.id } });
  expect(fieldsOf(await remove())).toEqual({ password: 'field.password_required' });
  refused(await remove('Wrong-1234'), 'account.wrong_password');
  expect((await list(token)).list).toHaveLength(1);
  expect((await remove(PASSWORD)).code).toBe(200);
  expect((await list(token)).list).toEqual([]);
});

test('a passkey that is removed signs in no more, and its owner is told', async () => {
  const { id, token } = await newcomer(shop);
  const { authenticator, passkey } = await withPasskey(shop, token);
  expect((await shop.call(calls.removePasskey, { token, body: { id: passkey.id } })).code).toBe(200);
  refused(await signInBy(shop, authenticator), 'passkey.refused');
  refused(await shop.call(calls.removePasskey, { token, body: { id: passkey.id } }), 'record.not_found');
  expect((await mailsTo(id)).sort()).toEqual(['passkey_added', 'passkey_removed']);
  expect((await inboxOf(id)).sort()).toEqual(['passkey_added', 'passkey_removed']);
});

test("a passkey is named by its owner; somebody else's is one that does not exist", async () => {
  const [ann, bob] = [await newcomer(shop), await newcomer(shop)];
  const { passkey } = await withPasskey(shop, ann.token);
  const rename = (token: string, id: string) =>
    shop.call(calls.renamePasskey, { token, body: { id, name: '  My phone ' } });
  const remove = (token: string, id: string) => shop.call(calls.removePasskey, { token, body: { id } });
  expect((await rename(ann.token, passkey.id)).data.name).toBe('My phone');
  for (const call of [rename, remove]) {
    const [foreign, unknown] = [await call(bob.token, passkey.id), await call(bob.token, randomUUID())];
    refused(foreign, 'record.not_found');
    expect([foreign.data, foreign.msg]).toEqual([unknown.data, unknown.msg]);
  }
  expect(
    fieldsOf(await shop.call(calls.renamePasskey, { token: ann.token, body: { id: passkey.id, name: ' ' } })),
  ).toEqual({
    name: 'field.required',
  });
  expect((await list(ann.token)).list.map(({ name }) => name)).toEqual(['My phone']);
});

test('one credential is one passkey, and nobody has more than ten, also of two processes', async () => {
  const { token } = await newcomer(shop);
  const { authenticator } = await withPasskey(shop, token);
  const again = await begin((await newcomer(shop)).token);
  const someone = await newcomer(shop);
  const theirs = await begin(someone.token);
  expect(again.code).toBe(200);
  refused(
    await shop.call(calls.addPasskey, {
      token: someone.token,
      body: { credential: authenticator.create(theirs.data) },
    }),
    'passkey.known',
  );
  const begun = await Promise.all(Array.from({ length: 12 }, () => begin(token)));
  const answers = await Promise.all(
    begun.map(({ data }, i) =>
      (i % 2 ? shop : other).call(calls.addPasskey, {
        token,
        body: { credential: new SoftwareAuthenticator(ORIGIN).create(data) },
      }),
    ),
  );
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(limits.passkeysPerPerson - 1);
  expect((await list(token)).list).toHaveLength(limits.passkeysPerPerson);
  const full = await begin(token);
  expect(full).toMatchObject({ code: refusalCode('passkey.too_many'), data: { max: limits.passkeysPerPerson } });
});

test('without a session there are no passkeys; anybody else is asked to sign in', async () => {
  for (const answer of [
    await shop.call(calls.passkeys),
    await shop.call(calls.beginPasskey, { body: {} }),
    await shop.call(calls.renamePasskey, { body: { id: randomUUID(), name: 'x' } }),
    await shop.call(calls.removePasskey, { body: { id: randomUUID() } }),
  ])
    refused(answer, 'auth.sign_in_needed');
});

test('a shop without an address of its own has no passkeys', async () => {
  const nameless = await testApp({ env: { NODE_ENV: 'production' }, databaseUrl: shop.databaseUrl });
  try {
    const { token } = await newcomer(shop);
    refused(await nameless.call(calls.beginPasskeySignIn), 'passkey.unavailable');
    refused(await nameless.call(calls.beginPasskey, { token, body: {} }), 'passkey.unavailable');
  } finally {
    await nameless.close();
  }
});

test('tries count for the address as those of passwords do, and not on a device that is known', async () => {
  const { token } = await newcomer(shop);
  const { authenticator } = await withPasskey(shop, token);
  const ip = '203.0.113.77';
  const { data } = await shop.call(calls.beginPasskeySignIn);
  const credential = authenticator.get({ ...data, challenge: 'bWFkZSB1cA' });
  const tryIt = (headers: Record<string, string> = {}) =>
    limited.call(calls.signInByPasskey, { body: { credential }, ip, headers });
  const signedIn = await signInBy(shop, authenticator);
  const cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? '';
  const tries = await Promise.all(Array.from({ length: 30 }, () => tryIt()));
  expect(tries.filter(({ code }) => code === refusalCode('passkey.challenge_over'))).toHaveLength(25);
  refused(await tryIt(), 'rate.too_many');
  refused(
    await limited.call(accountEndpoints.login, { body: { email: 'who@example.com', password: PASSWORD }, ip }),
    'rate.too_many',
  );
  refused(await tryIt({ cookie }), 'passkey.challenge_over');
});

test('the invariants of passkeys find what breaks them', async () => {
  const broken = async () => (await shop.app.platform.verify()).filter(({ ok }) => !ok).map(({ name }) => name);
  expect(await broken()).toEqual([]);
  const { id } = await newcomer(shop);
  await sql`INSERT INTO passkey (id, customer_id, credential_id, public_key, counter, rp_id, synced, name)
    SELECT gen_random_uuid(), ${id}, gen_random_uuid()::text, ''::bytea, 0, 'shop.example', false, 'x'
      FROM generate_series(1, 11)`.execute(db());
  expect(await broken()).toEqual(['passkeys.limit']);
  await sql`UPDATE customer SET disabled_at = app_now(), deleted_at = app_now() WHERE id = ${id}`.execute(db());
  await sql`UPDATE customer_session SET ended_at = statement_timestamp(), ended_because = 'elsewhere' WHERE customer_id = ${id}`.execute(
    db(),
  );
  expect((await broken()).sort()).toEqual(['passkeys.limit', 'passkeys.not_of_the_erased']);
});
