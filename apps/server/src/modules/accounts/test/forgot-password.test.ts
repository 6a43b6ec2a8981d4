import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { securityEndpoints } from '@app/contract/accounts/security/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { RESET_TRIES } from '../core/domain/email-code.ts';
import { addAgent, newcomer, PASSWORD } from './fixtures.ts';
import { codeTo, lettersTo, otherThan } from './letters.fixtures.ts';

let shop: TestApp;
let limited: TestApp;
beforeAll(async () => {
  shop = await testApp();
  limited = await testApp({ databaseUrl: shop.databaseUrl, env: { RATE_LIMITS: 'true' } });
  await addAgent(shop);
});
afterAll(async () => {
  await limited.close();
  await shop.close();
});

const NEXT = 'Harbour-77';
const ask = (email: string, at = shop, ip = '127.0.0.1') =>
  at.call(securityEndpoints.forgotPassword, { body: { email }, ip });
const reset = (email: string, code: string, over: Record<string, unknown> = {}, ip = '127.0.0.1', at = shop) =>
  at.call(securityEndpoints.resetPassword, {
    raw: { email, code, password: NEXT, confirmPassword: NEXT, ...over },
    ip,
  });
const login = (email: string, password: string) => shop.call(accountEndpoints.login, { body: { email, password } });

async function asked(): Promise<{ email: string; token: string; code: string; id: string }> {
  const person = await newcomer(shop);
  await ask(person.email.toUpperCase());
  await shop.app.deliverEvents();
  return { ...person, code: await codeTo(shop, person.email) };
}

test('a code by mail sets a new password, ends every session with 2011 and tells the owner', async () => {
  const { email, token, code } = await asked();
  expect((await reset(email, code)).code).toBe(200);
  expect((await shop.call(accountEndpoints.userInfo, { token })).code).toBe(refusalCode('auth.session_ended'));
  expect((await login(email, PASSWORD)).code).toBe(refusalCode('account.wrong_login'));
  expect((await login(email, NEXT)).code).toBe(200);
  expect((await lettersTo(shop, email))[0]?.template).toBe('password_changed');
  expect((await reset(email, code)).code).toBe(refusalCode('account.wrong_code'));
});

test('a code that was mailed before the password was changed is over, and so is one for another e-mail', async () => {
  const person = await asked();
  const wanted = `moved-${person.email}`;
  const change = () =>
    shop.call(securityEndpoints.changeEmail, {
      token: person.token,
      body: { email: wanted, password: PASSWORD },
    });
  expect((await change()).code).toBe(200);
  const toConfirm = await codeTo(shop, wanted);
  const body = { oldPassword: PASSWORD, password: NEXT, confirmPassword: NEXT };
  expect((await shop.call(accountEndpoints.changePassword, { token: person.token, body })).code).toBe(200);
  expect((await reset(person.email, person.code)).code).toBe(refusalCode('account.wrong_code'));
  const confirmed = await shop.call(securityEndpoints.confirmEmail, { token: person.token, body: { code: toConfirm } });
  expect(confirmed.code).toBe(refusalCode('account.code_expired'));
  expect((await login(person.email, NEXT)).code).toBe(200);
});

test.each([
  [{ confirmPassword: 'Harbour-78' }, 4104, 'confirmPassword'],
  [{ password: 'qwerty', confirmPassword: 'qwerty' }, 4107, 'password'],
  [{ password: 'abc', confirmPassword: 'abc' }, 4000, 'password'],
  [{ code: '12' }, refusalCode('input.invalid'), 'code'],
  [{ email: 'nobody' }, 4000, 'email'],
])('%j is refused with %d and takes no try', async (over, code, field) => {
  const person = await asked();
  const answer = await reset(person.email, person.code, over);
  expect(answer.code).toBe(code);
  expect(Object.keys((answer.data as unknown as { fields: object }).fields)).toEqual([field]);
  expect((await reset(person.email, person.code)).code).toBe(200);
});

test('an unknown e-mail, a wrong code, one that ran out and one too many look the same', async () => {
  const { email, code, id } = await asked();
  const seen = new Set<string>();
  const look = (answer: { code: number; data: unknown; msg: string }) =>
    seen.add(JSON.stringify([answer.code, answer.data, answer.msg]));
  look(await reset('ghost@example.com', '123456'));
  look(await reset(email, otherThan(code)));
  await sql`UPDATE account_code SET tries = ${RESET_TRIES} WHERE customer_id = ${id}`.execute(shop.app.platform.db);
  look(await reset(email, code));
  await sql`UPDATE account_code SET tries = 0, expires_at = app_now() WHERE customer_id = ${id}`.execute(
    shop.app.platform.db,
  );
  look(await reset(email, code));
  expect(seen.size).toBe(1);
});

test('of twenty uses of one code at a time one sets the password', async () => {
  const { email, code, id } = await asked();
  await sql`UPDATE account_code SET tries = -20 WHERE customer_id = ${id}`.execute(shop.app.platform.db);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => {
      const password = `Harbour-${10 + i}`;
      return reset(email, code, { password, confirmPassword: password });
    }),
  );
  expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1);
  const signedIn = await Promise.all(Array.from({ length: 20 }, (_, i) => login(email, `Harbour-${10 + i}`)));
  expect(signedIn.filter((answer) => answer.code === 200)).toHaveLength(1);
});

test('asking tells nothing about who has an account: body, mail limits and time', async () => {
  const { rows: known } = await sql<{ email: string }>`
    INSERT INTO customer (id, email, nickname, password_hash, invite_code)
    SELECT id, id || '@example.com', 'k-' || id, '', id::text FROM (SELECT gen_random_uuid() AS id FROM generate_series(1, 200)) k
    RETURNING email`.execute(shop.app.platform.db);
  const time = async (email: string) => {
    const begun = performance.now();
    const answer = await ask(email);
    return { took: performance.now() - begun, seen: JSON.stringify([answer.code, answer.data, answer.msg]) };
  };
  const seen = new Set<string>();
  const differences: number[] = [];
  const durations: number[] = [];
  for (const [i, person] of known.entries()) {
    const ghost = `ghost${i}@example.com`;
    const [first, second] = i % 2 === 0 ? [person.email, ghost] : [ghost, person.email];
    const [before, after] = [await time(first), await time(second)];
    const [one, none] = i % 2 === 0 ? [before, after] : [after, before];
    seen.add(one.seen).add(none.seen);
    differences.push(one.took - none.took);
    durations.push(none.took);
  }
  const median = (values: number[]) => values.sort((a, b) => a - b)[100] ?? 0;
  expect(seen.size).toBe(1);
  expect(Math.abs(median(differences))).toBeLessThan(Math.max(5, median(durations) / 4));
}, 60_000);

test('one mail a minute for an e-mail whoever has it, ten an address, five wishes a code', async () => {
  const { email } = await newcomer(shop);
  for (const one of [email, 'ghost-limited@example.com']) {
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(one, limited, '198.51.100.1')));
    expect(answers.map((answer) => answer.code).sort()).toEqual([
      200,
      refusalCode('rate.too_many'),
      refusalCode('rate.too_many'),
      refusalCode('rate.too_many'),
      refusalCode('rate.too_many'),
    ]);
  }
  const many = await Promise.all(
    Array.from({ length: 30 }, (_, i) => ask(`m${i}@example.com`, limited, '198.51.100.2')),
  );
  expect(many.filter((answer) => answer.code === 200)).toHaveLength(10);
  const guesses = await Promise.all(
    Array.from({ length: 60 }, (_, i) => reset(`ghost${i}@example.com`, '123456', {}, '198.51.100.3', limited)),
  );
  expect(guesses.filter((answer) => answer.code === refusalCode('account.wrong_code'))).toHaveLength(25);
});

test('strangers use up neither the codes nor the tries of a device that signed in before', async () => {
  const { email } = await newcomer(shop);
  const signedIn = await limited.call(accountEndpoints.login, {
    body: { email, password: PASSWORD },
    ip: '192.0.2.90',
  });
  const cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? '';
  const headers = { cookie };
  const askHere = () =>
    limited.call(securityEndpoints.forgotPassword, { body: { email }, ip: '203.0.113.90', headers });
  const resetHere = (code: string) =>
    limited.call(securityEndpoints.resetPassword, {
      body: { email, code, password: NEXT, confirmPassword: NEXT },
      ip: '203.0.113.90',
      headers,
    });
  // Strangers ask as often as they are let, and guess the tries of that code away.
  for (let i = 0; i < 11; i += 1) await ask(email, limited, `198.51.100.${i + 20}`);
  await shop.app.deliverEvents();
  await Promise.all(Array.from({ length: 30 }, (_, i) => reset(email, '000000', {}, `198.51.100.${i + 40}`, limited)));
  expect((await ask(email, limited, '203.0.113.91')).code).toBe(refusalCode('rate.too_many'));
  expect((await askHere()).code).toBe(200);
  await shop.app.deliverEvents();
  const code = await codeTo(shop, email);
  await Promise.all(
    Array.from({ length: 30 }, (_, i) => reset(email, otherThan(code), {}, `198.51.100.${i + 80}`, limited)),
  );
  expect((await reset(email, code, {}, '203.0.113.92', limited)).code).toBe(refusalCode('rate.too_many'));
  expect((await resetHere(code)).code).toBe(200);
  expect((await resetHere(code)).code).toBe(refusalCode('account.wrong_code'));
  expect((await login(email, NEXT)).code).toBe(200);
});

test('one stranger uses up neither the wishes nor the tries of somebody who is nowhere known', async () => {
  const { email } = await newcomer(shop);
  const [stranger, owner] = ['198.51.100.230', '203.0.113.130'];
  const waited = () => sql`DELETE FROM rate_limit WHERE key LIKE 'email-code-wait:%'`.execute(shop.app.platform.db);
  for (let i = 0; i < 6; i += 1) {
    expect((await ask(email, limited, stranger)).code).toBe(i < 5 ? 200 : refusalCode('rate.too_many'));
    await waited();
  }
  expect((await ask(email, limited, owner)).code).toBe(200);
  await shop.app.deliverEvents();
  const code = await codeTo(shop, email);
  const guesses = await Promise.all(
    Array.from({ length: 20 }, () => reset(email, otherThan(code), {}, stranger, limited)),
  );
  expect(guesses.filter((answer) => answer.code === refusalCode('account.wrong_code'))).toHaveLength(5);
  expect((await reset(email, otherThan(code), {}, owner, limited)).code).toBe(refusalCode('account.wrong_code'));
  expect((await reset(email, code, {}, owner, limited)).code).toBe(200);
});

test('a code that a known device asked for is good on another one, once', async () => {
  const { email } = await newcomer(shop);
  const signedIn = await login(email, PASSWORD);
  const headers = { cookie: String(signedIn.headers['set-cookie']).split(';')[0] ?? '' };
  await shop.call(securityEndpoints.forgotPassword, { body: { email }, headers });
  await shop.app.deliverEvents();
  const code = await codeTo(shop, email);
  expect((await reset(email, code)).code).toBe(200);
  const again = { email, code, password: PASSWORD, confirmPassword: PASSWORD };
  expect((await shop.call(securityEndpoints.resetPassword, { body: again, headers })).code).toBe(
    refusalCode('account.wrong_code'),
  );
});

test('a disabled account gets no code', async () => {
  const { email, id } = await newcomer(shop);
  await sql`UPDATE customer SET disabled_at = app_now() WHERE id = ${id}`.execute(shop.app.platform.db);
  expect((await ask(email)).code).toBe(200);
  await shop.app.deliverEvents();
  expect(await codeTo(shop, email)).toBe('');
});

test('after ten wrong sign-ins the owner is told once, in their language', async () => {
  const { email } = await newcomer(shop);
  await shop.call(accountEndpoints.login, { body: { email, password: PASSWORD }, lang: 'es' });
  const bad = () =>
    limited.call(accountEndpoints.login, { body: { email, password: 'Lantern-00' }, ip: '203.0.113.50' });
  const answer = async () => (await lettersTo(shop, email)).filter((one) => one.template === 'wrong_sign_ins');
  for (let i = 0; i < 9; i += 1) await bad();
  expect(await answer()).toHaveLength(0);
  await Promise.all(Array.from({ length: 6 }, bad));
  await expect.poll(answer).toHaveLength(1);
  expect((await answer())[0]).toMatchObject({ locale: 'es', filling: { times: 10, ip: '203.0.113.50' } });
});

test('no counter holds an e-mail in the clear', async () => {
  await ask('plain-words@example.com', limited, '198.51.100.9');
  await limited.call(accountEndpoints.login, {
    body: { email: 'plain-words@example.com', password: 'Lantern-00' },
    ip: '198.51.100.9',
  });
  const { rows } = await sql`SELECT key FROM rate_limit WHERE key LIKE '%plain-words%'`.execute(shop.app.platform.db);
  expect(rows).toEqual([]);
});
