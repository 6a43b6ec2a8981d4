import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { securityEndpoints } from '@app/contract/accounts/security/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chaosCount, patient } from '../../../platform/testing/chaos.ts';
import { withProductionCost } from '../../../testing/light-argon2.ts';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { addAgent, newcomer, PASSWORD } from './fixtures.ts';

let shop: TestApp;
let limited: TestApp;
beforeAll(async () => {
  shop = await testApp();
  await addAgent(shop);
  limited = await testApp({ databaseUrl: shop.databaseUrl, env: { RATE_LIMITS: 'true' } });
});
afterAll(async () => {
  await limited.close();
  await shop.close();
});

const guess = (email: string, ip: string, password = 'Lantern-00') =>
  limited.call(accountEndpoints.login, { body: { email, password }, ip });
const count = (answers: readonly { code: number }[], code: number) => answers.filter((a) => a.code === code).length;

test('of a hundred simultaneous guesses at one account from many addresses exactly ten are looked at', async () => {
  const { email, token } = await newcomer(shop);
  const answers = await Promise.all(Array.from({ length: 100 }, (_, i) => guess(email, `198.51.100.${i + 1}`)));
  expect(count(answers, refusalCode('account.wrong_login'))).toBe(10);
  expect(count(answers, refusalCode('rate.too_many'))).toBe(90);
  const refused = answers.find((answer) => answer.code === refusalCode('rate.too_many'));
  expect(refused?.status).toBe(429);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(500);
  // The live session goes on, and the owner gets in from where they have been before.
  expect((await limited.call(accountEndpoints.userInfo, { token })).code).toBe(200);
  expect((await guess(email, '127.0.0.1', PASSWORD)).code).toBe(200);
  expect((await guess(email, '198.51.100.1', PASSWORD)).code).toBe(refusalCode('rate.too_many'));
});

test('of a hundred simultaneous guesses from one address exactly twenty-five are looked at', async () => {
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, i) => guess(`nobody${i}@example.com`, '203.0.113.9')),
  );
  expect(count(answers, refusalCode('account.wrong_login'))).toBe(25);
  expect(count(answers, refusalCode('rate.too_many'))).toBe(75);
});

test('all of an IPv6 /64 is one address', async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, i) => guess(`nobody${i}@example.net`, `2001:db8:1:2::${(i + 1).toString(16)}`)),
  );
  expect(count(answers, refusalCode('account.wrong_login'))).toBe(25);
});

const deviceOf = (answer: { headers: Record<string, unknown> }): string =>
  String(answer.headers['set-cookie']).split(';')[0] ?? '';
const from = (ip: string, cookie: string, email: string, password: string) =>
  limited.call(accountEndpoints.login, { body: { email, password }, ip, headers: { cookie } });

test('a device that signed in before gets in anywhere while strangers guess, also where an address is used up', async () => {
  const { email } = await newcomer(shop);
  const cookie = deviceOf(await guess(email, '192.0.2.40', PASSWORD));
  await Promise.all(Array.from({ length: 40 }, (_, i) => guess(email, `198.51.100.${i + 100}`)));
  await Promise.all(Array.from({ length: 40 }, (_, i) => guess(`spray${i}@example.com`, '203.0.113.44')));
  expect((await guess(email, '203.0.113.44', PASSWORD)).code).toBe(refusalCode('rate.too_many'));
  expect((await from('203.0.113.44', cookie, email, PASSWORD)).code).toBe(200);
  const wrong = await Promise.all(Array.from({ length: 30 }, () => from('203.0.113.45', cookie, email, 'Lantern-00')));
  expect([count(wrong, 4106), count(wrong, 4029)]).toEqual([10, 20]);
  // A device counts apart for the name that signed in on it alone.
  const other = await newcomer(shop);
  await Promise.all(Array.from({ length: 40 }, (_, i) => guess(other.email, `198.51.100.${i + 150}`)));
  expect((await from('203.0.113.46', cookie, other.email, PASSWORD)).code).toBe(refusalCode('rate.too_many'));
});

test('customers who signed in go on where an address has no anonymous calls left', async () => {
  const { email, token } = await newcomer(shop);
  const [ip, cookie] = ['203.0.113.160', deviceOf(await guess(email, '192.0.2.60', PASSWORD))];
  const body = { email: 'not an address' };
  const ask = (more: object = {}) => limited.call(securityEndpoints.forgotPassword, { raw: body, ip, ...more });
  await Promise.all(Array.from({ length: 300 }, () => ask()));
  expect((await ask()).code).toBe(refusalCode('rate.too_many'));
  expect((await ask({ token })).code).toBe(refusalCode('input.invalid'));
  expect((await ask({ headers: { cookie } })).code).toBe(refusalCode('input.invalid'));
  expect((await from(ip, cookie, email, PASSWORD)).code).toBe(200);
});

test('a known address is known by its network: another address of the same /64 counts as it', async () => {
  const { email } = await newcomer(shop);
  expect((await guess(email, '2001:db8:7:7::1', PASSWORD)).code).toBe(200);
  await Promise.all(Array.from({ length: 30 }, (_, i) => guess(email, `198.51.100.${i + 200}`)));
  expect((await guess(email, '2001:db8:9:9::1', PASSWORD)).code).toBe(refusalCode('rate.too_many'));
  expect((await guess(email, '2001:db8:7:7:aaaa::9', PASSWORD)).code).toBe(200);
});

test('a success forgets the wrong tries before it', async () => {
  const { email } = await newcomer(shop);
  for (let i = 0; i < 9; i += 1) await guess(email, '192.0.2.7');
  expect((await guess(email, '192.0.2.7', PASSWORD)).code).toBe(200);
  expect((await guess(email, '192.0.2.8')).code).toBe(refusalCode('account.wrong_login'));
});

test('of thirty simultaneous guesses at the old password ten are looked at, and the session goes on', async () => {
  const { token } = await newcomer(shop);
  const body = { oldPassword: 'Lantern-00', password: 'Harbour-77', confirmPassword: 'Harbour-77' };
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => limited.call(accountEndpoints.changePassword, { token, body })),
  );
  expect([count(answers, refusalCode('account.wrong_password')), count(answers, refusalCode('rate.too_many'))]).toEqual(
    [10, 20],
  );
  expect((await limited.call(accountEndpoints.userInfo, { token })).code).toBe(200);
});

test('five registrations an address, refused before anything is told about the e-mail', async () => {
  const { email } = await newcomer(shop);
  const form = { email, password: PASSWORD, confirmPassword: PASSWORD, inviteCode: 'WELCOME' };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => limited.call(accountEndpoints.register, { body: form, ip: '203.0.113.77' })),
  );
  expect(count(answers, refusalCode('account.email_registered'))).toBe(5);
  expect(count(answers, refusalCode('rate.too_many'))).toBe(15);
});

/** Sign-ins of each kind whose times are compared. */
const PAIRS = chaosCount('GUESS_PAIRS', 40);

test('an unknown e-mail and a wrong password differ in nothing, time included', {
  timeout: patient(60_000),
}, async () => {
  const { email } = await withProductionCost(() => newcomer(shop));
  const time = async (address: string) => {
    const begun = performance.now();
    const answer = await shop.call(accountEndpoints.login, { body: { email: address, password: 'Lantern-00' } });
    return { took: performance.now() - begun, seen: JSON.stringify([answer.code, answer.data, answer.msg]) };
  };
  const differences: number[] = [];
  const durations: number[] = [];
  const seen = new Set<string>();
  for (let i = 0; i < PAIRS; i += 1) {
    // By turns, so that what the machine does meanwhile is on neither side.
    const ghost = `ghost${i}@example.com`;
    const [first, second] = i % 2 === 0 ? [email, ghost] : [ghost, email];
    const [one, two] = [await time(first), await time(second)];
    const [wrong, unknown] = i % 2 === 0 ? [one, two] : [two, one];
    differences.push(wrong.took - unknown.took);
    durations.push(wrong.took);
    seen.add(wrong.seen).add(unknown.seen);
  }
  const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(PAIRS / 2)] ?? 0;
  expect(seen.size).toBe(1);
  // 5 ms on a quiet machine; on a busy one the noise grows with the time itself.
  expect(Math.abs(median(differences))).toBeLessThan(Math.max(5, median(durations) / 4));
});

test('of a flood of sign-ins at most fifty wait for the hash, the rest are told to come back', async () => {
  const answers = await Promise.all(
    Array.from({ length: 120 }, (_, i) =>
      shop.call(accountEndpoints.login, { body: { email: `flood${i}@example.com`, password: 'Lantern-00' } }),
    ),
  );
  expect(count(answers, refusalCode('account.wrong_login'))).toBeGreaterThanOrEqual(50);
  expect(count(answers, 5004)).toBeGreaterThan(0);
  expect(count(answers, refusalCode('account.wrong_login')) + count(answers, 5004)).toBe(120);
});
