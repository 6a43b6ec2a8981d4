import { randomUUID } from 'node:crypto';
import { securityEndpoints } from '@app/contract/accounts/security/endpoints';
import type { Endpoint } from '@app/contract/core/endpoint';
import { staffReportEndpoints } from '@app/contract/reports/staff-endpoints';
import { staffEndpoints } from '@app/contract/staff/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { hire, knownImageCode, PASSWORD, signInTwice } from './sign-in.fixtures.ts';

const SECRET = 'a-secret-of-both-processes-0123456789';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
  await hire(shop, { username: 'Wei', permissions: ['dashboard.view'] });
});
afterAll(() => shop.close());

const signIn = async (given: Record<string, string> = {}, at = shop) => {
  const code = await knownImageCode(at);
  return at.call(staffEndpoints.login, { body: { username: 'wei', password: PASSWORD, ...code, ...given } });
};

describe('signing in to the back office', () => {
  test('when name, password and image code are right, then the session and its permissions are answered', async () => {
    const { code, data } = await signIn();
    expect(code).toBe(200);
    expect(data.session).toMatchObject({ username: 'Wei', permissions: ['dashboard.view'], mustChangePassword: false });
    const session = await shop.call(staffEndpoints.session, { token: data.token });
    expect(session.data.username).toBe('Wei');
  });

  test('when the image code is wrong, then it is refused at its field and cannot be tried again', async () => {
    const image = await knownImageCode(shop);
    const body = { username: 'wei', password: PASSWORD, ...image };
    const wrong = await shop.call(staffEndpoints.login, { body: { ...body, captcha: 'zzzz' } });
    expect(wrong).toMatchObject({
      code: refusalCode('staff.wrong_captcha'),
      status: 422,
      data: { fields: { captcha: 'field.captcha_wrong' } },
    });
    expect((await shop.call(staffEndpoints.login, { body })).code).toBe(refusalCode('staff.wrong_captcha'));
  });

  test('when name or password is wrong, then both are answered alike', async () => {
    const [password, name] = [await signIn({ password: 'other-one' }), await signIn({ username: 'nobody' })];
    expect(password).toMatchObject({ code: refusalCode('account.wrong_login'), status: 422 });
    expect({ ...name, headers: null }).toEqual({ ...password, headers: null });
  });

  test('when an account or its role is disabled, then it is told so, and its sessions end', async () => {
    const { id } = await hire(shop, { username: 'tom' });
    const { data } = await signIn({ username: 'tom' });
    await shop.app.platform.db.updateTable('staff').set({ disabled_at: new Date() }).where('id', '=', id).execute();
    expect((await signIn({ username: 'tom' })).code).toBe(refusalCode('auth.disabled'));
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(await shop.call(staffEndpoints.session, { token: data.token })).toMatchObject({
      code: refusalCode('auth.disabled'),
      status: 403,
    });
  });
});

test('when many wrong passwords come at the same time, then five are checked (S5)', async () => {
  const guarded = await testApp({ env: { RATE_LIMITS: 'true' } });
  try {
    await hire(guarded, { username: 'wei' });
    const tries = await Promise.all(Array.from({ length: 30 }, () => signIn({ password: 'guess-it' }, guarded)));
    expect(tries.filter((answer) => answer.code === refusalCode('account.wrong_login'))).toHaveLength(5);
    expect(tries.filter((answer) => answer.code === refusalCode('rate.too_many'))).toHaveLength(25);
  } finally {
    await guarded.close();
  }
});

describe('nobody shuts staff out (S5)', () => {
  let processes: [TestApp, TestApp];
  beforeAll(async () => {
    const first = await testApp({ env: { RATE_LIMITS: 'true', CSRF_SECRET: SECRET } });
    const env = { RATE_LIMITS: 'true', CSRF_SECRET: SECRET };
    processes = [first, await testApp({ databaseUrl: first.databaseUrl, env })];
  });
  afterAll(async () => {
    await processes[1].close();
    await processes[0].close();
  });

  type Try = { username: string; ip: string; password?: string; picture?: boolean; cookie?: string };
  /** One sign-in at the first or, for odd numbers, the second process; with a picture that was read, or made up. */
  async function attempt(index: number, { username, ip, password = 'guess-it', picture = true, cookie }: Try) {
    const code = picture ? await knownImageCode(processes[0]) : { captchaId: randomUUID(), captcha: 'abcd' };
    const headers = cookie ? { cookie } : {};
    const body = { username, password, ...code };
    return (processes[index % 2] as TestApp).call(staffEndpoints.login, { body, ip, headers });
  }
  const cookieOf = (answer: { headers: Record<string, unknown> }): string =>
    String(answer.headers['set-cookie']).split(';')[0] ?? '';
  const count = (answers: readonly { code: number }[], code: number) => answers.filter((a) => a.code === code).length;

  test('when a hundred sign-ins come with made-up pictures, then none of them counts', async () => {
    await hire(processes[0], { username: 'ada' });
    const tries = Array.from({ length: 100 }, (_, i) =>
      attempt(i, { username: 'ada', ip: `198.51.100.${i % 20}`, picture: false }),
    );
    expect(count(await Promise.all(tries), 4170)).toBe(100);
    expect((await attempt(0, { username: 'ada', ip: '203.0.113.1', password: PASSWORD })).code).toBe(200);
  });

  test('when strangers use up the tries of a name, then a known address and a known device get in, and guess apart', async () => {
    await hire(processes[0], { username: 'bea' });
    const home = await attempt(0, { username: 'bea', ip: '192.0.2.10', password: PASSWORD });
    const cookie = cookieOf(home);
    expect(String(home.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax/);
    const attack = await Promise.all(
      Array.from({ length: 60 }, (_, i) => attempt(i, { username: 'Bea', ip: `198.51.100.${i + 1}` })),
    );
    expect([count(attack, 4106), count(attack, 4029)]).toEqual([5, 55]);
    // Names made of another one and its place, or of what else is counted, are names like any other.
    for (const username of ['bea 192.0.2.10', 'code:bea'])
      for (let i = 0; i < 5; i += 1) await attempt(i, { username, ip: `203.0.113.${i + 100}` });
    const right = { username: 'bea', password: PASSWORD };
    expect((await attempt(1, { ...right, ip: '203.0.113.5' })).code).toBe(refusalCode('rate.too_many'));
    expect((await attempt(1, { ...right, ip: '192.0.2.10' })).code).toBe(200);
    expect((await attempt(1, { ...right, ip: '203.0.113.5', cookie })).code).toBe(200);
    // A cookie of another name, or one that was changed, is no known device.
    await hire(processes[0], { username: 'cy' });
    const other = cookieOf(await attempt(0, { username: 'cy', ip: '192.0.2.11', password: PASSWORD }));
    for (const forged of [other, cookie.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A'))])
      expect((await attempt(0, { ...right, ip: '203.0.113.6', cookie: forged })).code).toBe(
        refusalCode('rate.too_many'),
      );
    // Whoever holds the device or the address guesses five times, and takes nothing from the other.
    const onDevice = Array.from({ length: 30 }, (_, i) => attempt(i, { username: 'bea', ip: '203.0.113.7', cookie }));
    expect(count(await Promise.all(onDevice), 4106)).toBe(5);
    expect((await attempt(0, { ...right, ip: '192.0.2.10' })).code).toBe(200);
  });

  test('when an address has no anonymous calls left, then the picture is there for who signed in on a device or is signed in', async () => {
    await hire(processes[0], { username: 'fay' });
    const [ip, app] = ['203.0.113.150', processes[0]];
    const home = await attempt(0, { username: 'fay', ip: '192.0.2.30', password: PASSWORD });
    const [cookie, { token }] = [cookieOf(home), home.data];
    const many = (endpoint: Endpoint) => Promise.all(Array.from({ length: 301 }, () => app.call(endpoint, { ip })));
    expect(count(await many(securityEndpoints.forgotPassword), 4029)).toBeGreaterThan(0);
    expect((await app.call(staffEndpoints.captcha, { ip })).code).toBe(200);
    expect(count(await many(staffEndpoints.secondStep), 4029)).toBeGreaterThan(0);
    expect((await app.call(staffEndpoints.captcha, { ip })).code).toBe(refusalCode('rate.too_many'));
    expect((await app.call(staffEndpoints.captcha, { ip, headers: { cookie } })).code).toBe(200);
    expect((await app.call(staffEndpoints.captcha, { ip, token })).code).toBe(200);
    expect((await app.call(staffEndpoints.captcha, { ip, token: 'x'.repeat(43) })).code).toBe(
      refusalCode('rate.too_many'),
    );
    expect((await attempt(0, { username: 'fay', ip, password: PASSWORD, cookie })).code).toBe(200);
  });

  test('when one address tries sixty names at once, then twenty-five are looked at, and a known device goes on there', async () => {
    await hire(processes[0], { username: 'dan' });
    const cookie = cookieOf(await attempt(0, { username: 'dan', ip: '192.0.2.20', password: PASSWORD }));
    const sprayed = await Promise.all(
      Array.from({ length: 60 }, (_, i) => attempt(i, { username: `name${i}`, ip: '203.0.113.60' })),
    );
    expect([count(sprayed, 4106), count(sprayed, 4029)]).toEqual([25, 35]);
    const dan = { username: 'dan', ip: '203.0.113.60', password: PASSWORD };
    expect((await attempt(0, dan)).code).toBe(refusalCode('rate.too_many'));
    expect((await attempt(1, { ...dan, cookie })).code).toBe(200);
  });
});

describe('sessions', () => {
  test('when staff sign out, then the token is over at once', async () => {
    const { data } = await signIn();
    expect((await shop.call(staffEndpoints.logout, { token: data.token })).code).toBe(200);
    expect(await shop.call(staffEndpoints.session, { token: data.token })).toMatchObject({
      code: refusalCode('auth.session_ended'),
      status: 401,
    });
  });

  test('when no token or a foreign one comes, then 2001 and 2003', async () => {
    expect(await shop.call(staffEndpoints.session)).toMatchObject({
      code: refusalCode('auth.sign_in_needed'),
      status: 401,
    });
    expect((await shop.call(staffEndpoints.session, { token: 'x'.repeat(43) })).code).toBe(
      refusalCode('auth.token_mismatch'),
    );
  });

  test('when the password changes, then the other sessions end and the old password is no good', async () => {
    await hire(shop, { username: 'rui', mustChangePassword: true });
    const [first, second] = [await signIn({ username: 'rui' }), await signIn({ username: 'rui' })];
    const token = first.data.token;
    expect(await shop.call(staffReportEndpoints.workbench, { token })).toMatchObject({
      code: refusalCode('staff.password_change_needed'),
      status: 403,
    });
    const change = (body: Record<string, string>) =>
      shop.call(staffEndpoints.changePassword, {
        token,
        body: { oldPassword: PASSWORD, password: 'new-harbour', confirmPassword: 'new-harbour', ...body },
      });
    expect((await change({ confirmPassword: 'another' })).code).toBe(refusalCode('account.password_inconsistent'));
    expect((await change({ oldPassword: 'not-this' })).code).toBe(refusalCode('account.wrong_password'));
    expect((await change({ password: 'short', confirmPassword: 'short' })).code).toBe(refusalCode('input.invalid'));
    expect((await change({})).code).toBe(200);
    expect((await shop.call(staffReportEndpoints.workbench, { token })).code).not.toBe(
      refusalCode('staff.password_change_needed'),
    );
    expect((await shop.call(staffEndpoints.session, { token })).data.mustChangePassword).toBe(false);
    expect((await shop.call(staffEndpoints.session, { token: second.data.token })).code).toBe(
      refusalCode('auth.session_ended'),
    );
    expect((await signIn({ username: 'rui' })).code).toBe(refusalCode('account.wrong_login'));
    expect((await signIn({ username: 'rui', password: 'new-harbour' })).code).toBe(200);
  });
});

test('when a sign-in fails, then the log says whose, from where and why, and keeps nothing that was typed', async () => {
  const canary = 'canary-Pa55word';
  const { id } = await hire(shop, { username: 'eva', totp: true });
  await signIn({ username: 'eva', password: canary });
  await signIn({ username: canary, password: 'x' });
  await signInTwice(shop, { username: 'eva', password: PASSWORD, code: '000000' });
  const { rows } = await sql<{ who: string; staff_id: string | null; ip: string; outcome: string; call: string }>`
    SELECT who, staff_id, ip, outcome, call FROM operation_log
     WHERE action = 'staff.sign_in' AND outcome <> 'done' AND (staff_id = ${id} OR staff_id IS NULL) ORDER BY id`.execute(
    shop.app.platform.db,
  );
  const call = 'POST /admin_api/login';
  const ip = '127.0.0.1';
  const secondCall = 'POST /admin_api/login/code';
  expect(rows.filter(({ staff_id }) => staff_id === id)).toEqual([
    { who: 'eva', staff_id: id, ip, outcome: 'account.wrong_login', call },
    { who: 'eva', staff_id: id, ip, outcome: 'staff.wrong_totp', call: secondCall },
  ]);
  expect(rows).toContainEqual({ who: '–', staff_id: null, ip, outcome: 'account.wrong_login', call });
  const { rows: all } = await sql`SELECT 1 FROM operation_log l WHERE l::text LIKE ${`%${canary}%`}`.execute(
    shop.app.platform.db,
  );
  expect(all).toEqual([]);
});
