import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sliceFactories } from '../../../app.ts';
import { inTransaction } from '../../../platform/db/connect.ts';
import { defineSlice } from '../../../platform/slice.ts';
import { asAnother } from '../../../platform/testing/watch-pools.ts';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { beginSession } from '../app/usecases/begin-session.ts';
import { passwordOf, setPassword } from '../core/db/customer.repo.ts';
import { addAgent, newcomer, PASSWORD } from './fixtures.ts';

let shop: TestApp;
let other: TestApp;
beforeAll(async () => {
  shop = await testApp();
  other = await testApp({ databaseUrl: shop.databaseUrl });
  await addAgent(shop);
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

const login = (email: string, password = PASSWORD) => shop.call(accountEndpoints.login, { body: { email, password } });
const codeOf = async (token: string, at = shop) => (await at.call(accountEndpoints.userInfo, { token })).code;
const forget = () => new Promise((resolve) => setTimeout(resolve, 1_000));

test('a sign-in of any case of the e-mail gives a token of 256 bits that is stored hashed', async () => {
  const { email, id } = await newcomer(shop);
  const answer = await login(email.toUpperCase());
  expect(answer.data.userInfo.id).toBe(id);
  const { token, expiresAt } = answer.data.token;
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(new Date(expiresAt).getTime() - shop.app.platform.clock.now().getTime()).toBeGreaterThan(29.9 * 86_400_000);
  const found = await sql`SELECT 1 FROM customer_session WHERE token_hash::text LIKE ${`%${token}%`}`.execute(
    shop.app.platform.db,
  );
  expect(found.rows).toHaveLength(0);
});

test('the code tells why a token is refused', async () => {
  const { db } = shop.app.platform;
  expect((await shop.call(accountEndpoints.userInfo)).code).toBe(refusalCode('auth.sign_in_needed'));
  expect(await codeOf('x'.repeat(43))).toBe(refusalCode('auth.token_mismatch'));

  const signedOut = await newcomer(shop);
  await shop.call(accountEndpoints.logout, { token: signedOut.token });
  expect(await codeOf(signedOut.token)).toBe(refusalCode('auth.sign_in_needed'));

  const expired = await newcomer(shop);
  await sql`UPDATE customer_session SET expires_at = app_now() WHERE customer_id = ${expired.id}`.execute(db);
  expect(await codeOf(expired.token)).toBe(refusalCode('auth.token_expired'));

  const disabled = await newcomer(shop);
  await sql`UPDATE customer SET disabled_at = app_now() WHERE id = ${disabled.id}`.execute(db);
  expect(await codeOf(disabled.token)).toBe(refusalCode('auth.disabled'));
  expect((await login(disabled.email)).code).toBe(refusalCode('auth.disabled'));
  expect((await login(disabled.email, 'Lantern-99')).code).toBe(refusalCode('account.wrong_login'));
});

test('a password change ends every other session within a second, in every process, with 2011', async () => {
  const { email, token } = await newcomer(shop);
  const phone = (await login(email)).data.token.token;
  expect(await codeOf(phone)).toBe(200);
  expect(await codeOf(phone, other)).toBe(200);
  const change = await shop.call(accountEndpoints.changePassword, {
    token,
    body: { oldPassword: PASSWORD, password: 'Harbour-77', confirmPassword: 'Harbour-77' },
  });
  expect(change.code).toBe(200);
  expect(await codeOf(phone)).toBe(refusalCode('auth.session_ended'));
  await forget();
  expect(await codeOf(phone, other)).toBe(refusalCode('auth.session_ended'));
  expect(await codeOf(token)).toBe(200);
  expect((await login(email)).code).toBe(refusalCode('account.wrong_login'));
  expect((await login(email, 'Harbour-77')).code).toBe(200);
});

test('signing out everywhere tells the other devices 2011 and this one 2001', async () => {
  const { email, token } = await newcomer(shop);
  const phone = (await login(email)).data.token.token;
  expect(await codeOf(phone)).toBe(200);
  await shop.call(accountEndpoints.logoutEverywhere, { token });
  expect(await codeOf(phone)).toBe(refusalCode('auth.session_ended'));
  expect(await codeOf(token)).toBe(refusalCode('auth.sign_in_needed'));
});

test('a process that hears of nothing accepts no call later than a second after a session ended', async () => {
  const unheard = sliceFactories().map((slice) =>
    defineSlice((platform) => slice({ ...platform, onSessionsEnded: () => undefined })),
  );
  const deaf = await testApp({ databaseUrl: shop.databaseUrl, factories: unheard });
  const { token } = await newcomer(shop);
  let lastAccepted = 0;
  let running = true;
  const caller = (async () => {
    while (running) {
      const begun = performance.now();
      if ((await codeOf(token, deaf)) === 200) lastAccepted = begun;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  await new Promise((resolve) => setTimeout(resolve, 200));
  await shop.call(accountEndpoints.logout, { token });
  const ended = performance.now();
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  running = false;
  await caller;
  await deaf.close();
  expect(lastAccepted).toBeGreaterThan(ended);
  expect(lastAccepted - ended).toBeLessThan(1_000);
});

test('use moves the end of a session away, at most once a minute', async () => {
  const { id, token } = await newcomer(shop);
  const { db } = shop.app.platform;
  const state = async () =>
    (
      await sql<{ days: number }>`
      SELECT extract(epoch FROM expires_at - app_now()) / 86400 AS days FROM customer_session WHERE customer_id = ${id}
    `.execute(db)
    ).rows[0]?.days;
  await sql`
    UPDATE customer_session SET expires_at = app_now() + interval '1 day' WHERE customer_id = ${id}`.execute(db);
  expect(await codeOf(token)).toBe(200);
  expect(Number(await state())).toBeLessThan(1.01);
  await forget();
  await sql`UPDATE customer_session SET last_seen_at = app_now() - interval '2 minutes' WHERE customer_id = ${id}`.execute(
    db,
  );
  expect(await codeOf(token)).toBe(200);
  expect(Number(await state())).toBeGreaterThan(29.9);
});

test('a sign-in that checked the old password gets no session, also when the change is just being written', async () => {
  const { id } = await newcomer(shop);
  const { platform } = shop.app;
  const { hash } = await passwordOf(platform.db, id);
  const device = { ip: '127.0.0.1', userAgent: '' };
  const begin = () => beginSession(platform, platform.db, { customerId: id, passwordHash: hash, ...device });
  expect(await begin()).not.toBeNull();
  const { during } = await inTransaction(platform.db, async (tx) => {
    await setPassword(tx, id, { from: hash, to: 'another' });
    const during = asAnother(begin);
    await new Promise((resolve) => setTimeout(resolve, 100));
    return { during };
  });
  expect(await during).toBeNull();
  expect(await begin()).toBeNull();
});

test.each([
  [{ oldPassword: 'Lantern-41', password: 'Harbour-77', confirmPassword: 'Harbour-77' }, 4105, 'oldPassword'],
  [{ oldPassword: PASSWORD, password: 'Harbour-77', confirmPassword: 'Harbour-78' }, 4104, 'confirmPassword'],
  [{ oldPassword: PASSWORD, password: 'qwerty', confirmPassword: 'qwerty' }, 4107, 'password'],
  [{ oldPassword: PASSWORD, password: 'abc', confirmPassword: 'abc' }, 4000, 'password'],
])('a password change of %j is refused with %d', async (body, code, field) => {
  const { token } = await newcomer(shop);
  const answer = await shop.call(accountEndpoints.changePassword, { token, body });
  expect(answer.code).toBe(code);
  expect(Object.keys((answer.data as unknown as { fields: object }).fields)).toContain(field);
  expect(await codeOf(token)).toBe(200);
});
