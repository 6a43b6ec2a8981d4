import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { securityEndpoints } from '@app/contract/accounts/security/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { addAgent, newcomer, PASSWORD } from './fixtures.ts';
import { aMinuteLater, codeTo, lettersTo, otherThan } from './letters.fixtures.ts';

let shop: TestApp;
let other: TestApp;
let limited: TestApp;
beforeAll(async () => {
  shop = await testApp();
  other = await testApp({ databaseUrl: shop.databaseUrl });
  limited = await testApp({ databaseUrl: shop.databaseUrl, env: { RATE_LIMITS: 'true' } });
  await addAgent(shop);
});
afterAll(async () => {
  await limited.close();
  await other.close();
  await shop.close();
});

type Person = Awaited<ReturnType<typeof newcomer>>;
const send = (token: string, purpose: 'verify' | 'change' = 'verify', lang = 'en-US') =>
  shop.call(securityEndpoints.sendEmailCode, { token, body: { purpose }, lang });
const verify = (token: string, code: string, at = shop) =>
  at.call(securityEndpoints.verifyEmail, { token, body: { code } });
const change = (person: Person, email: string, password = PASSWORD) =>
  shop.call(securityEndpoints.changeEmail, { token: person.token, body: { email, password } });
const confirm = (token: string, code: string) => shop.call(securityEndpoints.confirmEmail, { token, body: { code } });
const points = async (token: string) => (await shop.call(accountEndpoints.userInfo, { token })).data.points;
const sound = async () => {
  for (const result of await shop.app.verify()) expect(result.offenders, result.name).toEqual([]);
};

async function verified(email?: string): Promise<Person> {
  const person = await newcomer(shop, email);
  await send(person.token);
  expect((await verify(person.token, await codeTo(shop, person.email))).code).toBe(200);
  return person;
}

test('the code comes by mail in the language read now, verifies, and brings and opens the points', async () => {
  const person = await newcomer(shop);
  const sent = await send(person.token, 'verify', 'pt');
  expect(sent.data.email).toBe(person.email);
  const between = new Date(sent.data.expiresAt).getTime() - new Date(sent.data.resendAt).getTime();
  expect(Math.round(between / 1_000)).toBe(540);
  const [letter] = await lettersTo(shop, person.email);
  expect(letter).toMatchObject({ template: 'email_code', locale: 'pt' });
  const state = await shop.call(securityEndpoints.security, { token: person.token });
  expect(state.data).toMatchObject({ emailVerified: false, emailPoints: 100, verifying: { email: person.email } });
  const done = await verify(person.token, await codeTo(shop, person.email));
  expect(done.data).toMatchObject({
    pointsGranted: 100,
    userInfo: { emailVerified: true, points: 200, pointsLocked: false },
  });
  const after = await shop.call(securityEndpoints.security, { token: person.token });
  expect(after.data).toMatchObject({ emailVerified: true, emailPoints: 0, verifying: null });
  expect((await send(person.token)).code).toBe(refusalCode('account.email_verified'));
  expect((await verify(person.token, '123456')).code).toBe(refusalCode('account.email_verified'));
  await sound();
});

test('another code is sent after a minute and takes the place of the first', async () => {
  const person = await newcomer(shop);
  await send(person.token);
  const first = await codeTo(shop, person.email);
  const early = await send(person.token);
  expect(early.code).toBe(refusalCode('rate.too_many'));
  expect((early.data as unknown as { retryAfter: number }).retryAfter).toBeGreaterThan(55);
  await aMinuteLater(shop);
  const both = await Promise.all([send(person.token), send(person.token)]);
  expect(both.map((answer) => answer.code).sort()).toEqual([200, refusalCode('rate.too_many')]);
  const second = await codeTo(shop, person.email);
  if (first !== second) expect((await verify(person.token, first)).code).toBe(refusalCode('account.wrong_code'));
  expect((await verify(person.token, second)).code).toBe(200);
});

test('wrong, run out, never sent, not six digits: each is told at the field', async () => {
  const person = await newcomer(shop);
  expect((await verify(person.token, '123456')).code).toBe(refusalCode('account.code_expired'));
  await send(person.token);
  const code = await codeTo(shop, person.email);
  const wrong = await verify(person.token, otherThan(code));
  expect(wrong).toMatchObject({
    code: refusalCode('account.wrong_code'),
    data: { fields: { code: 'error.account.wrong_code' } },
  });
  await sql`UPDATE account_code SET expires_at = app_now() WHERE customer_id = ${person.id}`.execute(
    shop.app.platform.db,
  );
  expect((await verify(person.token, code)).code).toBe(refusalCode('account.code_expired'));
  for (const [given, key] of [
    ['', 'field.code_required'],
    ['12345', 'field.code_format'],
    ['12345a', 'field.code_format'],
  ]) {
    expect((await verify(person.token, given ?? '')).data).toMatchObject({ fields: { code: key } });
  }
});

test('after five wrong codes the right one is refused too', async () => {
  const person = await newcomer(shop);
  await send(person.token);
  const code = await codeTo(shop, person.email);
  const guesses = await Promise.all(
    Array.from({ length: 20 }, (_, i) => verify(person.token, otherThan(code), i % 2 ? shop : other)),
  );
  expect(guesses.filter((answer) => answer.code === refusalCode('account.wrong_code'))).toHaveLength(5);
  expect(guesses.filter((answer) => answer.code === refusalCode('account.code_spent'))).toHaveLength(15);
  expect((await verify(person.token, code)).code).toBe(refusalCode('account.code_spent'));
});

test('of fifty verifications with one code in two processes one succeeds, and the points are booked once', async () => {
  for (let round = 0; round < 4; round += 1) {
    const person = await newcomer(shop);
    await send(person.token);
    const code = await codeTo(shop, person.email);
    // The tries would hide the race: as many as there are calls.
    await sql`UPDATE account_code SET tries = -50 WHERE customer_id = ${person.id}`.execute(shop.app.platform.db);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => verify(person.token, code, i % 2 ? shop : other)),
    );
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1);
    expect(await points(person.token)).toBe(200);
  }
  await sound();
});

test('changing the e-mail proves the password, mails the new one, changes nothing before its code, tells the old one', async () => {
  const person = await verified();
  const wanted = `new-${person.email}`;
  expect(await change(person, wanted, 'Lantern-00')).toMatchObject({
    code: refusalCode('account.wrong_password'),
    data: { fields: { password: 'error.account.wrong_password' } },
  });
  expect((await change(person, person.email.toUpperCase())).code).toBe(refusalCode('account.email_same'));
  const taken = await newcomer(shop);
  expect(await change(person, taken.email)).toMatchObject({
    code: refusalCode('account.email_registered'),
    data: { fields: { email: 'error.account.email_registered' } },
  });
  expect((await change(person, wanted)).data.email).toBe(wanted);
  const between = await shop.call(securityEndpoints.security, { token: person.token });
  expect(between.data).toMatchObject({ email: person.email, changing: { email: wanted } });
  const code = await codeTo(shop, wanted);
  expect((await confirm(person.token, otherThan(code))).code).toBe(refusalCode('account.wrong_code'));
  const done = await confirm(person.token, code);
  expect(done.data).toMatchObject({ pointsGranted: 0, userInfo: { email: wanted, emailVerified: true, points: 200 } });
  expect((await lettersTo(shop, person.email))[0]).toMatchObject({
    template: 'email_changed',
    filling: { email: wanted },
  });
  expect((await confirm(person.token, code)).code).toBe(refusalCode('account.code_expired'));
  expect((await shop.call(accountEndpoints.login, { body: { email: wanted, password: PASSWORD } })).code).toBe(200);
});

test('the code of a new e-mail can be sent again, and without a wish there is none', async () => {
  const person = await newcomer(shop);
  expect((await send(person.token, 'change')).code).toBe(refusalCode('account.code_expired'));
  await change(person, `again-${person.email}`);
  expect((await send(person.token, 'change')).code).toBe(refusalCode('rate.too_many'));
  await aMinuteLater(shop);
  expect((await send(person.token, 'change')).data.email).toBe(`again-${person.email}`);
});

test('an e-mail that somebody registered meanwhile is not taken from them', async () => {
  const person = await newcomer(shop);
  const wanted = `raced-${person.email}`;
  await change(person, wanted);
  await newcomer(shop, wanted);
  expect((await confirm(person.token, await codeTo(shop, wanted))).code).toBe(refusalCode('account.email_registered'));
  expect((await shop.call(accountEndpoints.userInfo, { token: person.token })).data.email).toBe(person.email);
});

test('a code for the old e-mail does not verify the new one', async () => {
  const person = await newcomer(shop);
  await send(person.token);
  const old = await codeTo(shop, person.email);
  await change(person, `moved-${person.email}`);
  await confirm(person.token, await codeTo(shop, `moved-${person.email}`));
  await sql`UPDATE customer SET email_verified_at = NULL WHERE id = ${person.id}`.execute(shop.app.platform.db);
  expect((await verify(person.token, old)).code).toBe(refusalCode('account.code_expired'));
});

test('verifying again after a change, and anybody else with an e-mail that brought points, gets none', async () => {
  const person = await verified();
  await change(person, `second-${person.email}`);
  expect((await confirm(person.token, await codeTo(shop, `second-${person.email}`))).data.pointsGranted).toBe(0);
  expect(await points(person.token)).toBe(200);
  // The first e-mail is free again; whoever opens an account with it finds its gifts taken, also with a plus sign.
  for (const email of [person.email, person.email.replace('@', '+again@')]) {
    const next = await newcomer(shop, email);
    expect(next.info.points).toBe(0);
    await send(next.token);
    expect((await verify(next.token, await codeTo(shop, email))).data.pointsGranted).toBe(0);
  }
  await sound();
});

test('five codes in half an hour, and ten guesses at the password wherever they are made', async () => {
  const person = await newcomer(shop);
  const ask = () => limited.call(securityEndpoints.sendEmailCode, { token: person.token, body: { purpose: 'verify' } });
  for (let i = 0; i < 5; i += 1) {
    expect((await ask()).code).toBe(200);
    await aMinuteLater(shop);
  }
  const sixth = await ask();
  expect(sixth.code).toBe(refusalCode('rate.too_many'));
  expect(Number((sixth.data as unknown as { retryAfter: number }).retryAfter)).toBeGreaterThan(1_000);
  const guesses = await Promise.all(
    Array.from({ length: 30 }, (_, i) =>
      i % 2
        ? limited.call(securityEndpoints.changeEmail, {
            token: person.token,
            body: { email: `x${i}@example.com`, password: 'no' },
          })
        : limited.call(securityEndpoints.requestDeletion, { token: person.token, body: { password: 'no' } }),
    ),
  );
  expect(guesses.filter((answer) => answer.code === refusalCode('account.wrong_password'))).toHaveLength(10);
});

test('nothing of this is done without a token', async () => {
  for (const endpoint of [
    securityEndpoints.security,
    securityEndpoints.sendEmailCode,
    securityEndpoints.verifyEmail,
    securityEndpoints.changeEmail,
    securityEndpoints.confirmEmail,
    securityEndpoints.savePhone,
    securityEndpoints.removePhone,
    securityEndpoints.devices,
    securityEndpoints.endDevice,
    securityEndpoints.deletion,
    securityEndpoints.requestDeletion,
    securityEndpoints.withdrawDeletion,
  ]) {
    expect((await shop.call(endpoint)).code).toBe(refusalCode('auth.sign_in_needed'));
  }
});
