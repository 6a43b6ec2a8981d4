import { randomUUID } from 'node:crypto';
import { passkeyEndpoints } from '@app/contract/passkeys/endpoints';
import { staffPasskeyEndpoints as calls } from '@app/contract/passkeys/staff-endpoints';
import { controlEndpoints } from '@app/contract/staff/control/staff-endpoints';
import { staffEndpoints } from '@app/contract/staff/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { fieldsOf } from '../../../testing/refusal-of.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { type Kind, type Odd, SoftwareAuthenticator } from '../../../testing/software-authenticator.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { newcomer } from '../../accounts/test/fixtures.ts';
import { setParameter } from '../../settings/public.ts';
import { agentBelow, colleague, loggedOn } from '../../staff/test/fixtures.ts';
import { codeAt, hire, knownImageCode, PASSWORD } from '../../staff/test/sign-in.fixtures.ts';
import { AT_HOME, ORIGIN, signInBy, withPasskey } from './fixtures.ts';

let shop: Shop;
let other: TestApp;
beforeAll(async () => {
  shop = await openShop(AT_HOME);
  other = await testApp({ env: AT_HOME, databaseUrl: shop.databaseUrl });
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

const db = () => shop.app.platform.db;
const refused = (answer: { code: number }, key: Parameters<typeof refusalCode>[0]) =>
  expect(answer.code).toBe(refusalCode(key));
const name = () => `p-${randomUUID().slice(0, 8)}`;

/** Someone of the staff who signed in by their password, without an authenticator. */
async function hired(as: Partial<Parameters<typeof hire>[1]> = {}) {
  const username = as.username ?? name();
  const { id, secret } = await hire(shop, { ...as, username });
  const answer = await shop.call(staffEndpoints.login, {
    body: { username, password: PASSWORD, ...(await knownImageCode(shop)) },
  });
  const { challenge } = answer.data as unknown as { challenge: string };
  const token = secret
    ? (await shop.call(staffEndpoints.secondStep, { body: { challenge, code: codeAt(shop, secret, -1) } })).data.token
    : answer.data.token;
  return { id, username, secret, token };
}
const begin = (token: string, body: { password?: string; code?: string } = {}) =>
  shop.call(calls.beginPasskey, { token, body: { password: PASSWORD, ...body } });
async function withStaffPasskey(token: string, code?: string, as: Kind = {}) {
  const authenticator = new SoftwareAuthenticator(ORIGIN, as);
  const { data } = await begin(token, code ? { code } : {});
  const added = await shop.call(calls.addPasskey, { token, body: { credential: authenticator.create(data) } });
  expect(added.code).toBe(200);
  return { authenticator, passkey: added.data };
}
async function enter(authenticator: SoftwareAuthenticator, odd: Odd = {}, at: TestApp = shop) {
  const { data } = await at.call(calls.beginPasskeySignIn);
  return at.call(calls.signInByPasskey, { body: { credential: authenticator.get(data, odd) } });
}
const own = async (token: string) => (await shop.call(calls.ownPasskeys, { token })).data;
const bothSteps = async (on: boolean) => {
  await setParameter(db(), 'account.staff_passkey_both_steps', on);
  for (const one of [shop, other]) one.app.platform.cache.dropHere(['parameters']);
};

test('a passkey signs staff in, in the place of name, password and image code, and the log says so', async () => {
  const { id, token, username } = await hired();
  expect((await shop.call(calls.passkeyPlace)).data).toEqual({ origin: ORIGIN });
  const { authenticator, passkey } = await withStaffPasskey(token, undefined, { synced: true });
  expect(await own(token)).toMatchObject({ list: [{ id: passkey.id, synced: true }], max: 10, authenticator: false });
  const inside = await enter(authenticator);
  expect(inside.data.session).toMatchObject({ id, username });
  expect(String(inside.headers['set-cookie'])).toContain('known-device=');
  expect((await shop.call(staffEndpoints.session, { token: inside.data.token })).code).toBe(200);
  expect((await loggedOn(shop, `administrator/${id}`)).slice(-2)).toMatchObject([
    { action: 'staff.add_passkey', after: { passkey: passkey.name } },
    { action: 'staff.sign_in', outcome: 'done', after: { passkey: passkey.name } },
  ]);
});

test('where an authenticator is bound its code is asked for after the passkey, each challenge once', async () => {
  const { id, token, username, secret } = await hired({ totp: true });
  if (!secret) throw new Error('no authenticator');
  const wrong = await begin(token, { code: 'x' });
  expect([wrong.code, fieldsOf(wrong)]).toEqual([refusalCode('staff.wrong_totp'), { code: 'error.staff.wrong_totp' }]);
  refused(await begin(token), 'staff.wrong_totp');
  const { authenticator } = await withStaffPasskey(token, codeAt(shop, secret));
  refused(await begin(token, { code: codeAt(shop, secret) }), 'staff.wrong_totp');

  const asked = await enter(authenticator);
  expect(asked).toMatchObject({ code: refusalCode('staff.code_needed'), data: { username } });
  expect(JSON.stringify(asked.data)).not.toContain('token');
  const { challenge } = asked.data as unknown as { challenge: string };
  refused(await shop.call(staffEndpoints.secondStep, { body: { challenge, code: '000000' } }), 'staff.wrong_totp');
  const inside = await shop.call(staffEndpoints.secondStep, { body: { challenge, code: codeAt(shop, secret, 1) } });
  expect(inside.data.session.id).toBe(id);
  refused(
    await shop.call(staffEndpoints.secondStep, { body: { challenge, code: codeAt(shop, secret, 1) } }),
    'staff.challenge_over',
  );
});

test('only the parameter of the shop has a passkey count as both steps', async () => {
  const { token, secret } = await hired({ totp: true });
  if (!secret) throw new Error('no authenticator');
  const { authenticator } = await withStaffPasskey(token, codeAt(shop, secret));
  await bothSteps(true);
  expect((await enter(authenticator)).code).toBe(200);
  refused(await enter(authenticator, { unverified: true }), 'passkey.refused');
  await bothSteps(false);
  refused(await enter(authenticator), 'staff.code_needed');
});

test('what one passkey signed lets in once, of two processes', async () => {
  const { token } = await hired();
  const { authenticator } = await withStaffPasskey(token);
  const { data } = await shop.call(calls.beginPasskeySignIn);
  const credential = authenticator.get(data);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) => (i % 2 ? shop : other).call(calls.signInByPasskey, { body: { credential } })),
  );
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === refusalCode('passkey.challenge_over'))).toHaveLength(9);
});

test('passkeys of customers do not open the back office, nor those of staff the shop', async () => {
  const customer = await withPasskey(shop, (await newcomer(shop)).token);
  refused(await enter(customer.authenticator), 'passkey.refused');
  const { authenticator } = await withStaffPasskey((await hired()).token);
  refused(await signInBy(shop, authenticator), 'passkey.refused');
  const { data } = await shop.call(passkeyEndpoints.beginPasskeySignIn);
  const crossed = await shop.call(calls.signInByPasskey, { body: { credential: authenticator.get(data) } });
  refused(crossed, 'passkey.challenge_over');
});

test('who is disabled, or whose role is, is refused, and the log keeps it', async () => {
  const { id, token } = await hired();
  const { authenticator } = await withStaffPasskey(token);
  await sql`UPDATE staff SET disabled_at = app_now() WHERE id = ${id}`.execute(db());
  refused(await enter(authenticator), 'auth.disabled');
  expect((await loggedOn(shop, `administrator/${id}`)).at(-1)).toMatchObject({
    action: 'staff.sign_in',
    outcome: 'auth.disabled',
    call: expect.stringMatching(/^POST .+\/login\/passkey$/),
  });
  await sql`UPDATE staff SET disabled_at = NULL WHERE id = ${id}`.execute(db());
  await sql`UPDATE staff_role SET enabled = false WHERE id = (SELECT role_id FROM staff WHERE id = ${id})`.execute(
    db(),
  );
  refused(await enter(authenticator), 'auth.disabled');
});

test('a first password still has to be changed after a passkey', async () => {
  const { id, token } = await hired();
  const { authenticator } = await withStaffPasskey(token);
  await sql`UPDATE staff SET must_change_password = true WHERE id = ${id}`.execute(db());
  const inside = await enter(authenticator);
  expect(inside.data.session.mustChangePassword).toBe(true);
  refused(await shop.call(calls.ownPasskeys, { token: inside.data.token }), 'staff.password_change_needed');
});

test('a passkey that did not count on is refused and in the log', async () => {
  const { id, token } = await hired();
  const { authenticator } = await withStaffPasskey(token, undefined, { counts: true });
  expect((await enter(authenticator)).code).toBe(200);
  refused(await enter(authenticator, { counter: 1 }), 'passkey.refused');
  expect((await loggedOn(shop, `administrator/${id}`)).at(-1)).toMatchObject({
    action: 'staff.sign_in',
    outcome: 'passkey.refused',
  });
});

test('the own passkeys are named and removed by the password alone; those of others do not exist', async () => {
  const [ann, bob] = [await hired(), await hired()];
  const { authenticator, passkey } = await withStaffPasskey(ann.token);
  const params = { id: passkey.id };
  const rename = (token: string) => shop.call(calls.renamePasskey, { token, params, body: { name: 'Desk' } });
  const remove = (token: string, password = PASSWORD) =>
    shop.call(calls.removePasskey, { token, params, body: { password } });
  expect((await rename(ann.token)).data.name).toBe('Desk');
  refused(await rename(bob.token), 'record.not_found');
  refused(await remove(bob.token), 'record.not_found');
  refused(await remove(ann.token, 'wrong-one'), 'account.wrong_password');
  refused(await begin(ann.token, { password: 'wrong-one' }), 'account.wrong_password');
  expect((await remove(ann.token)).code).toBe(200);
  refused(await enter(authenticator), 'passkey.refused');
  expect((await own(ann.token)).list).toEqual([]);
});

test('colleagues with the right see and remove passkeys of others, within their own rights and branch', async () => {
  const held = await hired({ permissions: ['control.administrators.view'] });
  const { authenticator, passkey } = await withStaffPasskey(held.token);
  const params = { id: held.id, passkeyId: passkey.id };
  const see = (token: string) => shop.call(calls.listPasskeysOf, { token, params: { id: held.id } });
  const remove = (token: string) => shop.call(calls.removePasskeyOf, { token, params });
  const viewer = await colleague(shop, { permissions: ['control.administrators.view'] });
  const weaker = await colleague(shop, { permissions: ['control.administrators.security'] });
  const boss = await colleague(shop, { super: true });
  const agentId = await agentBelow(shop, null);
  const elsewhere = await colleague(shop, {
    permissions: ['control.administrators.view', 'control.administrators.security'],
    agentId,
  });
  expect((await see(viewer.token)).data.map(({ id }) => id)).toEqual([passkey.id]);
  refused(await remove(viewer.token), 'access.denied');
  refused(await remove(weaker.token), 'staff.beyond_own_rights');
  refused(await see(elsewhere.token), 'record.not_found');
  refused(await remove(elsewhere.token), 'record.not_found');
  refused(await shop.call(calls.removePasskeyOf, { params }), 'auth.sign_in_needed');
  expect((await remove(boss.token)).code).toBe(200);
  refused(await remove(boss.token), 'record.not_found');
  refused(await enter(authenticator), 'passkey.refused');
  expect(await loggedOn(shop, `administrator/${held.id}`)).toContainEqual(
    expect.objectContaining({
      action: 'staff.remove_passkey',
      outcome: 'done',
      who: boss.username,
      before: { passkey: passkey.name },
    }),
  );
  const cleared = await shop.call(controlEndpoints.clearAuthenticator, { token: boss.token, params: { id: held.id } });
  expect(cleared.code).toBe(200);
});

test('staff who see customers see their passkeys, and with the right remove one, of which the customer is told', async () => {
  const person = await newcomer(shop);
  const { authenticator, passkey } = await withPasskey(shop, person.token);
  const params = { id: person.id, passkeyId: passkey.id };
  const viewer = await shop.staff({ permissions: ['people.users.view'] });
  const boss = await shop.staff();
  const see = (token: string) => shop.call(calls.listPasskeysOfUser, { token, params: { id: person.id } });
  const remove = (token: string) => shop.call(calls.removePasskeyOfUser, { token, params });
  expect((await see(viewer)).data).toMatchObject([{ id: passkey.id, name: passkey.name }]);
  refused(await remove(viewer), 'access.denied');
  const elsewhere = await shop.staff({ agentId: await agentBelow(shop, null) });
  refused(await see(elsewhere), 'record.not_found');
  refused(await remove(elsewhere), 'record.not_found');
  expect((await remove(boss)).code).toBe(200);
  refused(await remove(boss), 'record.not_found');
  refused(await signInBy(shop, authenticator), 'passkey.refused');
  const { rows } =
    await sql`SELECT 1 FROM mail_outbox WHERE customer_id = ${person.id} AND template = 'passkey_removed'`.execute(
      db(),
    );
  expect(rows).toHaveLength(1);
  await sql`UPDATE customer SET disabled_at = app_now(), deleted_at = app_now() WHERE id = ${person.id}`.execute(db());
  refused(await remove(boss), 'customer.erased');
});
