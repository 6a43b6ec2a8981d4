import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { securityEndpoints } from '@app/contract/accounts/security/endpoints';
import { staffEndpoints } from '@app/contract/staff/staff-endpoints';
import { DAY } from '@app/kernel/clock';
import type { Secret } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAgent, newcomer, PASSWORD } from '../modules/accounts/test/fixtures.ts';
import { codeTo, otherThan } from '../modules/accounts/test/letters.fixtures.ts';
import {
  codeAt,
  hire,
  knownImageCode,
  PASSWORD as STAFF_PASSWORD,
  signInTwice,
} from '../modules/staff/test/sign-in.fixtures.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

const YEAR_MS = 365 * DAY;

let shop: TestApp;
let other: TestApp;
let secret: Secret | null;
beforeAll(async () => {
  shop = await testApp({ env: { DEMO: 'true' } });
  other = await testApp({ databaseUrl: shop.databaseUrl, env: { DEMO: 'true' } });
  await addAgent(shop);
  ({ secret } = await hire(shop, { username: 'mover', permissions: ['system.clock.move'], totp: true }));
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

let nextStep = -1;
/** Signs the mover in with the authenticator's next code: each is taken once. */
async function signIn(code = knownImageCode(shop)) {
  if (!secret) throw new Error('hired without an authenticator');
  const totp = codeAt(shop, secret, nextStep);
  nextStep += 1;
  return signInTwice(shop, { username: 'mover', password: STAFF_PASSWORD, code: totp }, code);
}
/** Longer than any process believes in a session without asking. */
const forget = () => new Promise((resolve) => setTimeout(resolve, 1_000));

test('when the clock of a demo goes a year ahead and back, nobody is signed out and every code stays good', async () => {
  const staff = (await signIn()).data.token;
  const image = knownImageCode(shop);
  await image;
  const customer = await newcomer(shop);
  const signedIn = await shop.call(accountEndpoints.login, { body: { email: customer.email, password: PASSWORD } });
  const phone = signedIn.data.token.token;
  const sent = await shop.call(securityEndpoints.sendEmailCode, { token: customer.token, body: { purpose: 'verify' } });
  const code = await codeTo(shop, customer.email);
  const seconds = (at: string, from: Date) => Math.round((Date.parse(at) - from.getTime()) / 1_000);

  const staysIn = async (tokens: readonly string[]): Promise<void> => {
    await forget();
    for (const at of [shop, other]) {
      expect(await at.call(staffEndpoints.session, { token: staff })).toMatchObject({ code: 200 });
      for (const token of tokens) expect((await at.call(accountEndpoints.userInfo, { token })).code).toBe(200);
    }
  };

  expect((await shop.call(staffEndpoints.moveClock, { token: staff, body: { byMs: YEAR_MS } })).code).toBe(200);
  await staysIn([customer.token, phone]);
  expect((await signIn(image)).code).toBe(200);
  // A device counts down by the product's clock: what is told moves with it.
  const { verifying } = (await shop.call(securityEndpoints.security, { token: customer.token })).data;
  expect(seconds(verifying?.expiresAt ?? '', new Date(Date.parse(sent.data.expiresAt) + YEAR_MS))).toBe(0);
  const wrong = await shop.call(securityEndpoints.verifyEmail, {
    token: customer.token,
    body: { code: otherThan(code) },
  });
  expect(wrong.code).not.toBe(200);
  expect((await shop.call(securityEndpoints.verifyEmail, { token: customer.token, body: { code } })).code).toBe(200);
  const change = await shop.call(accountEndpoints.changePassword, {
    token: customer.token,
    body: { oldPassword: PASSWORD, password: 'Harbour-77', confirmPassword: 'Harbour-77' },
  });
  expect(change.code).toBe(200);
  // One that was begun while the clock was ahead lasts no longer than any other.
  const { rows } = await shop.app.platform.pool.query<{ hours: number }>(
    'SELECT extract(epoch FROM max(expires_at) - clock_timestamp())::float / 3600 AS hours FROM staff_session',
  );
  expect(rows[0]?.hours).toBeLessThanOrEqual(12);

  const back = await shop.call(staffEndpoints.moveClock, { token: staff, body: { byMs: 0, reset: true } });
  expect(back.data.offsetMs).toBe(0);
  await staysIn([customer.token]);
  expect((await signIn()).code).toBe(200);
  for (const result of await shop.app.verify()) expect(result.offenders, result.name).toEqual([]);
}, 60_000);
