import { permissionKeys } from '@app/contract/core/permissions';
import { controlEndpoints as control, controlEndpoints as own } from '@app/contract/staff/control/staff-endpoints';
import { staffEndpoints } from '@app/contract/staff/staff-endpoints';
import { sql } from 'kysely';
import type { Secret } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/connect.ts';
import { asAnother } from '../../../platform/testing/watch-pools.ts';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { codeAt, hire, knownImageCode, PASSWORD, signInTwice } from './sign-in.fixtures.ts';

let shop: TestApp;
let other: TestApp;
beforeAll(async () => {
  shop = await testApp();
  other = await testApp({ databaseUrl: shop.databaseUrl });
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

async function hireWithApp(username: string, at = shop): Promise<{ id: string; secret: Secret }> {
  const { id, secret } = await hire(at, { username, totp: true });
  if (!secret) throw new Error('hired without an authenticator');
  return { id, secret };
}
const firstStep = async (username: string, at = shop) =>
  at.call(staffEndpoints.login, { body: { username, password: PASSWORD, ...(await knownImageCode(at)) } });
const challengeFor = async (username: string, at = shop): Promise<string> =>
  String(((await firstStep(username, at)).data as unknown as { challenge: string }).challenge);
const secondStep = (challenge: string, code: string, at = shop) =>
  at.call(staffEndpoints.secondStep, { body: { challenge, code } });
/** Six digits that the authenticator does not show now, nor beside now. */
const wrong = (secret: Secret): string => {
  const shown = [-1, 0, 1].map((step) => codeAt(shop, secret, step));
  return ['000000', '000001', '000002', '000003'].find((code) => !shown.includes(code)) ?? '';
};

const fullWidth = (digits: string) => digits.replace(/\d/g, (digit) => String.fromCodePoint(Number(digit) + 0xff10));

test('a right password asks for the code, without a session; the code then signs in, each code and challenge once', async () => {
  const { secret } = await hireWithApp('ana');
  const asked = await firstStep('ana');
  expect(asked).toMatchObject({ code: refusalCode('staff.code_needed'), status: 422 });
  expect(JSON.stringify(asked.data)).not.toContain('token');
  const challenge = await challengeFor('ana');
  const code = codeAt(shop, secret);
  const inside = await secondStep(challenge, `${fullWidth(code.slice(0, 3))}\u2009${code.slice(3)}`);
  expect(inside.data.session.username).toBe('ana');
  expect((await shop.call(staffEndpoints.session, { token: inside.data.token })).code).toBe(200);
  expect((await secondStep(challenge, codeAt(shop, secret, 1))).code).toBe(refusalCode('staff.challenge_over'));
  expect((await secondStep(await challengeFor('ana'), code)).code).toBe(refusalCode('staff.wrong_totp'));
  expect((await secondStep(await challengeFor('ana'), codeAt(shop, secret, -1))).code).toBe(
    refusalCode('staff.wrong_totp'),
  );
  expect((await secondStep(await challengeFor('ana'), codeAt(shop, secret, 1))).code).toBe(200);
});

test('one code used by many at the same time in two processes lets one in (S8)', async () => {
  const { secret } = await hireWithApp('bia');
  const code = codeAt(shop, secret);
  const challenges = await Promise.all(Array.from({ length: 20 }, () => challengeFor('bia')));
  const answers = await Promise.all(challenges.map((one, i) => secondStep(one, code, i % 2 === 0 ? shop : other)));
  expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1);
  expect(answers.filter((answer) => answer.code === refusalCode('staff.wrong_totp'))).toHaveLength(19);
});

test('a challenge bears five wrong codes, told one by one, and is over after five minutes', async () => {
  const { secret } = await hireWithApp('cy');
  const challenge = await challengeFor('cy');
  for (const left of [4, 3, 2, 1, 0])
    expect(await secondStep(challenge, wrong(secret))).toMatchObject({
      code: refusalCode('staff.wrong_totp'),
      data: { left, fields: { code: 'error.staff.wrong_totp' } },
    });
  expect((await secondStep(challenge, codeAt(shop, secret))).code).toBe(refusalCode('staff.challenge_over'));
  expect((await secondStep('made-up', codeAt(shop, secret))).code).toBe(refusalCode('staff.challenge_over'));
  const late = await challengeFor('cy');
  await sql`UPDATE staff_sign_in_challenge SET expires_at = statement_timestamp()`.execute(shop.app.platform.db);
  expect((await secondStep(late, codeAt(shop, secret))).code).toBe(refusalCode('staff.challenge_over'));
});

/** A code with each digit as another script writes it. */
const inDigits = (code: string, digits: string): string =>
  code.replaceAll(/\d/g, (digit) => [...digits][Number(digit)] ?? '');

test('digits of another script are no code, at the second step and where an authenticator is bound or proven', async () => {
  const { secret } = await hireWithApp('rui');
  const inside = await signInTwice(shop, { username: 'rui', password: PASSWORD, code: codeAt(shop, secret, -1) });
  const { token } = inside.data;
  // Full-width digits are plain ones typed on an East Asian keyboard, and are read as such.
  for (const digits of ['٠١٢٣٤٥٦٧٨٩', '०१२३४५६७८९', '๐๑๒๓๔๕๖๗๘๙']) {
    const code = inDigits(codeAt(shop, secret), digits);
    const answers = [
      await secondStep(await challengeFor('rui'), code),
      await shop.call(own.renewRecoveryCodes, { token, body: { code } }),
    ];
    expect(answers.map((answer) => [400, 422].includes(answer.status))).toEqual([true, true]);
  }
  expect(
    (await secondStep(await challengeFor('rui'), inDigits(codeAt(shop, secret), '０１２３４５６７８９'))).code,
  ).toBe(200);
});

test('a code is good for the account of its challenge alone, and an account disabled meanwhile stays out', async () => {
  const dan = await hireWithApp('dan');
  const eli = await hireWithApp('eli');
  expect((await secondStep(await challengeFor('dan'), codeAt(shop, eli.secret))).code).toBe(
    refusalCode('staff.wrong_totp'),
  );
  const challenge = await challengeFor('dan');
  await sql`UPDATE staff SET disabled_at = now() WHERE id = ${dan.id}`.execute(shop.app.platform.db);
  expect((await secondStep(challenge, codeAt(shop, dan.secret))).code).toBe(refusalCode('auth.disabled'));
});

/** Of somebody with an authenticator, the token of a session and a challenge that waits for its second step. */
async function waiting(username: string) {
  const { id, secret } = await hireWithApp(username);
  const inside = await signInTwice(shop, { username, password: PASSWORD, code: codeAt(shop, secret, -1) });
  return { id, secret, token: inside.data.token, challenge: await challengeFor(username) };
}
const NEXT = 'harbour-8';
const changePassword = (token: string) =>
  shop.call(staffEndpoints.changePassword, {
    token,
    body: { oldPassword: PASSWORD, password: NEXT, confirmPassword: NEXT },
  });

test('a challenge is over once the password it proved is changed or reset, or every session is ended', async () => {
  const boss = await hire(shop, { username: 'boss', permissions: permissionKeys });
  await sql`UPDATE staff_role SET super = true WHERE id = (SELECT role_id FROM staff WHERE id = ${boss.id})`.execute(
    shop.app.platform.db,
  );
  const { token } = (await firstStep('boss')).data;
  const endings = {
    jan: (of: { id: string; token: string }) => changePassword(of.token),
    kim: ({ id }: { id: string }) => shop.call(control.resetPassword, { token, params: { id } }),
    lea: ({ id }: { id: string }) => shop.call(control.endDevices, { token, params: { id }, body: {} }),
    max: ({ id }: { id: string }) => shop.call(control.clearAuthenticator, { token, params: { id } }),
    ned: ({ id }: { id: string }) =>
      shop.call(control.setAdministratorState, { token, params: { id }, body: { version: 1, enabled: false } }),
  };
  for (const [username, end] of Object.entries(endings)) {
    const one = await waiting(username);
    expect([username, (await end(one)).code]).toEqual([username, 200]);
    await sql`UPDATE staff SET disabled_at = NULL WHERE id = ${one.id}`.execute(shop.app.platform.db);
    expect([username, (await secondStep(one.challenge, codeAt(shop, one.secret))).code]).toEqual([
      username,
      refusalCode('staff.challenge_over'),
    ]);
  }
  const one = await waiting('oda');
  await shop.call(staffEndpoints.logout, { token: one.token });
  expect((await secondStep(one.challenge, codeAt(shop, one.secret))).code).toBe(200);
});

test('a password that is changed while it is looked at begins nothing, with an authenticator or without', async () => {
  const { db } = shop.app.platform;
  await hire(shop, { username: 'pia' });
  await hireWithApp('quin');
  for (const username of ['pia', 'quin']) {
    const { during } = await inTransaction(db, async (tx) => {
      await sql`UPDATE staff SET password_hash = 'another' WHERE username = ${username}`.execute(tx);
      const during = asAnother(() => firstStep(username));
      await new Promise((resolve) => setTimeout(resolve, 300));
      return { during };
    });
    expect((await during).code).toBe(refusalCode('account.wrong_login'));
  }
});

test('wrong codes count for the account, whichever challenge they come with (S5)', async () => {
  const guarded = await testApp({ env: { RATE_LIMITS: 'true' } });
  try {
    const { secret } = await hireWithApp('fay', guarded);
    const codes: number[] = [];
    for (let round = 0; round < 7; round += 1)
      codes.push((await secondStep(await challengeFor('fay', guarded), wrong(secret), guarded)).code);
    expect(codes).toEqual([
      refusalCode('staff.wrong_totp'),
      refusalCode('staff.wrong_totp'),
      refusalCode('staff.wrong_totp'),
      refusalCode('staff.wrong_totp'),
      refusalCode('staff.wrong_totp'),
      refusalCode('rate.too_many'),
      refusalCode('rate.too_many'),
    ]);
    expect((await secondStep(await challengeFor('fay', guarded), codeAt(guarded, secret), guarded)).code).toBe(
      refusalCode('rate.too_many'),
    );
  } finally {
    await guarded.close();
  }
});

test('a recovery code signs in once, of this account alone; new ones end the former', async () => {
  const gil = await hireWithApp('gil');
  const { data } = await signInTwice(shop, { username: 'gil', password: PASSWORD, code: codeAt(shop, gil.secret, -1) });
  const { token } = data;
  const renew = (code: string) => shop.call(own.renewRecoveryCodes, { token, body: { code } });
  expect((await renew(wrong(gil.secret))).code).toBe(refusalCode('staff.wrong_totp'));
  const first = (await renew(codeAt(shop, gil.secret))).data.recoveryCodes;
  expect(first).toHaveLength(10);
  const enter = (code: string, username = 'gil') => signInTwice(shop, { username, password: PASSWORD, code });
  const typed = String(first[0]).toLowerCase().replaceAll('-', ' ');
  expect((await enter(typed)).code).toBe(200);
  expect((await enter(typed)).code).toBe(refusalCode('staff.wrong_totp'));
  expect((await shop.call(own.readAuthenticator, { token })).data).toEqual({ bound: true, recoveryCodesLeft: 9 });
  await hireWithApp('hal');
  expect((await enter(String(first[1]), 'hal')).code).toBe(refusalCode('staff.wrong_totp'));
  const second = (await renew(codeAt(shop, gil.secret, 1))).data.recoveryCodes;
  expect((await enter(String(first[2]))).code).toBe(refusalCode('staff.wrong_totp'));
  const together = await Promise.all(Array.from({ length: 6 }, () => enter(String(second[0]))));
  expect(together.filter(({ code }) => code === 200)).toHaveLength(1);
  const { rows } = await sql<{ after: unknown }>`
    SELECT after FROM operation_log WHERE action = 'staff.sign_in' AND staff_id = ${gil.id} AND after IS NOT NULL`.execute(
    shop.app.platform.db,
  );
  expect(rows.map(({ after }) => after)).toContainEqual({ recoveryCode: true, recoveryCodesLeft: 9 });
  const { rows: kept } = await sql`SELECT 1 FROM operation_log l WHERE l::text LIKE ${`%${second[1]}%`}`.execute(
    shop.app.platform.db,
  );
  expect(kept).toEqual([]);
});

test('recovery codes need an authenticator and a session', async () => {
  await hire(shop, { username: 'ivo' });
  const { data } = await shop.call(staffEndpoints.login, {
    body: { username: 'ivo', password: PASSWORD, ...(await knownImageCode(shop)) },
  });
  const { token } = data;
  const body = { code: '123456' };
  expect((await shop.call(own.readAuthenticator, { token })).data).toEqual({ bound: false, recoveryCodesLeft: 0 });
  expect((await shop.call(own.renewRecoveryCodes, { token, body })).code).toBe(refusalCode('staff.no_authenticator'));
  expect((await shop.call(own.renewRecoveryCodes, { body })).code).toBe(refusalCode('auth.sign_in_needed'));
  expect((await shop.call(own.readAuthenticator, {})).code).toBe(refusalCode('auth.sign_in_needed'));
});
