import { randomUUID } from 'node:crypto';
import { controlEndpoints as calls } from '@app/contract/staff/control/staff-endpoints';
import { staffEndpoints } from '@app/contract/staff/staff-endpoints';
import { sql } from 'kysely';
import { Secret } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staffToken } from '../../../reliability/every-endpoint.ts';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { saveAdministrator, setAdministratorState } from '../usecases/administrators/edit-administrators.ts';
import { defaultStaffPassword } from '../usecases/ensure-staff.ts';
import { agentBelow, type Colleague, colleague, loggedOn } from './fixtures.ts';
import { codeAt, knownImageCode, signInTwice } from './sign-in.fixtures.ts';

let shop: Shop;
let boss: Colleague;
const MANAGER = [
  'control.administrators.view',
  'control.administrators.edit',
  'control.administrators.security',
  'catalog.products.view',
] as const;
let manager: Colleague;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMITS: 'true' });
  boss = await colleague(shop, { super: true });
  manager = await colleague(shop, { permissions: MANAGER });
});
afterAll(() => shop.close());

const input = (given: object = {}) => ({
  username: `u-${randomUUID().slice(0, 12)}`,
  name: 'Nora Vale',
  roleId: manager.roleId,
  superiorId: null,
  agentId: null,
  merchantId: null,
  ...given,
});
const create = (token: string, given: object = {}) =>
  shop.call(calls.createAdministrator, { token, raw: input(given) });
const read = async (id: string) =>
  (await shop.call(calls.readAdministrator, { token: boss.token, params: { id } })).data;
const edit = (token: string, id: string, body: object) =>
  shop.call(calls.updateAdministrator, { token, params: { id }, raw: body });
const state = async (token: string, id: string, enabled: boolean) =>
  shop.call(calls.setAdministratorState, {
    token,
    params: { id },
    body: { enabled, version: (await read(id)).version },
  });
const enter = async (username: string, password: string, code?: string) =>
  code
    ? signInTwice(shop, { username, password, code })
    : shop.call(staffEndpoints.login, { body: { username, password, ...(await knownImageCode(shop)) } });
const look = (token: string) => shop.call(staffEndpoints.session, { token });

test('when an administrator is made without a password, then the default opens, to be changed at once', async () => {
  const { code, data } = await create(boss.token, { superiorId: boss.id });
  expect(code).toBe(200);
  expect(data).toMatchObject({ role: { id: manager.roleId }, superior: { id: boss.id }, enabled: true, version: 1 });
  const first = await enter(data.username, defaultStaffPassword(shop.app.platform.config));
  expect(first.data.session.mustChangePassword).toBe(true);
  const found = await shop.call(calls.listAdministrators, { token: boss.token, query: { name: data.username } });
  expect(found.data).toMatchObject({ total: 1, list: [{ id: data.id, sessions: 1, mustChangePassword: true }] });
  expect(await loggedOn(shop, `administrator/${data.id}`)).toMatchObject([
    { action: 'staff.create', before: null },
    { action: 'staff.sign_in', who: data.username },
  ]);
});

test('when a username is taken or malformed, or what is given is nowhere, then the field is named', async () => {
  const { data } = await create(boss.token);
  const again = await create(boss.token, { username: data.username.toUpperCase() });
  expect(again).toMatchObject({
    code: refusalCode('staff.username_taken'),
    data: { fields: { username: 'error.staff.username_taken' } },
  });
  expect((await create(boss.token, { username: 'no spaces' })).data).toMatchObject({
    fields: { username: 'field.username_format' },
  });
  for (const field of ['roleId', 'agentId', 'superiorId'])
    expect((await create(boss.token, { [field]: randomUUID() })).data).toMatchObject({
      fields: { [field]: 'field.invalid' },
    });
});

test('when a role beyond ones own is given, or one who may do more is changed, then it is refused', async () => {
  const high = await colleague(shop, { permissions: ['money.desk.review'] });
  expect((await create(manager.token, { roleId: high.roleId })).code).toBe(refusalCode('staff.beyond_own_rights'));
  expect((await create(manager.token, { roleId: boss.roleId })).code).toBe(refusalCode('staff.beyond_own_rights'));
  expect((await create(manager.token)).code).toBe(200);
  const of = { token: manager.token, params: { id: high.id } };
  const { name, version } = await read(high.id);
  const body = { name, roleId: manager.roleId, superiorId: null, agentId: null, merchantId: null, version };
  expect((await edit(manager.token, high.id, body)).code).toBe(refusalCode('staff.beyond_own_rights'));
  expect((await state(manager.token, high.id, false)).code).toBe(refusalCode('staff.beyond_own_rights'));
  expect((await shop.call(calls.resetPassword, of)).code).toBe(refusalCode('staff.beyond_own_rights'));
  expect((await shop.call(calls.clearAuthenticator, of)).code).toBe(refusalCode('staff.beyond_own_rights'));
  expect((await shop.call(calls.unlockAdministrator, of)).code).toBe(refusalCode('staff.beyond_own_rights'));
  expect((await shop.call(calls.endDevices, { ...of, body: {} })).code).toBe(refusalCode('staff.beyond_own_rights'));
  expect(await read(high.id)).toMatchObject({ enabled: true, sessions: 1, role: { id: high.roleId } });
  const choices = await shop.call(calls.administratorChoices, { token: manager.token });
  const allowed = (id: string) => choices.data.roles.find((role) => role.id === id)?.allowed;
  expect([allowed(manager.roleId), allowed(high.roleId), allowed(boss.roleId)]).toEqual([true, false, false]);
});

test('when an edit is stale, then it is refused with what stands; a role that changes ends the sessions', async () => {
  const one = await colleague(shop, { permissions: ['dashboard.view'] });
  const body = {
    name: 'New name',
    roleId: one.roleId,
    superiorId: manager.id,
    agentId: null,
    merchantId: null,
    version: 1,
  };
  const saved = await edit(boss.token, one.id, body);
  expect(saved.data).toMatchObject({ name: 'New name', superior: { id: manager.id }, version: 2, sessions: 1 });
  expect((await look(one.token)).code).toBe(200);
  const stale = await edit(boss.token, one.id, { ...body, name: 'Other' });
  expect(stale).toMatchObject({
    code: refusalCode('record.stale'),
    data: { current: { name: 'New name', version: 2 } },
  });
  expect((await edit(boss.token, one.id, { ...body, roleId: manager.roleId, version: 2 })).code).toBe(200);
  expect((await look(one.token)).code).toBe(refusalCode('auth.session_ended'));
  expect((await loggedOn(shop, `administrator/${one.id}`)).map(({ outcome }) => outcome)).toEqual([
    'done',
    'record.stale',
    'done',
  ]);
});

test('when superiors would run in a circle, then it is refused', async () => {
  const [top, below] = [await colleague(shop), await colleague(shop)];
  const body = { name: 'Sam', agentId: null, merchantId: null, version: 1 };
  const under = { ...body, roleId: below.roleId, superiorId: top.id };
  expect((await edit(boss.token, below.id, under)).code).toBe(200);
  expect((await edit(boss.token, top.id, { ...body, roleId: top.roleId, superiorId: below.id })).code).toBe(
    refusalCode('staff.superior_circle'),
  );
  expect((await edit(boss.token, top.id, { ...body, roleId: top.roleId, superiorId: top.id })).code).toBe(
    refusalCode('staff.superior_circle'),
  );
});

test('when an administrator is disabled, then their sessions end at once and they cannot sign in', async () => {
  const one = await colleague(shop, { permissions: ['dashboard.view'] });
  expect((await look(one.token)).code).toBe(200);
  expect((await state(boss.token, one.id, false)).data).toMatchObject({ enabled: false, version: 2 });
  expect((await look(one.token)).code).toBe(refusalCode('auth.session_ended'));
  expect((await state(boss.token, one.id, true)).data.enabled).toBe(true);
  expect((await state(boss.token, boss.id, false)).code).toBe(refusalCode('staff.not_yourself'));
  const stale = { token: boss.token, params: { id: one.id }, body: { enabled: false, version: 1 } };
  expect((await shop.call(calls.setAdministratorState, stale)).code).toBe(refusalCode('record.stale'));
});

test('when two super administrators disable or demote each other at the same time, then one is left', async () => {
  const own = await openShop();
  const [ann, ben] = [await colleague(own, { super: true }), await colleague(own, { super: true })];
  await sql`UPDATE staff SET disabled_at = app_now() WHERE username = 'admin'`.execute(own.app.platform.db);
  const off = (by: Colleague, whom: Colleague) =>
    own.call(calls.setAdministratorState, {
      token: by.token,
      params: { id: whom.id },
      body: { enabled: false, version: 1 },
    });
  const answers = await Promise.all([off(ann, ben), off(ben, ann)]);
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  expect([refusalCode('staff.last_super'), refusalCode('auth.disabled'), refusalCode('auth.session_ended')]).toContain(
    answers.find(({ code }) => code !== 200)?.code,
  );
  const [left, gone] = answers[0]?.code === 200 ? [ann, ben] : [ben, ann];
  // As one who was admitted a moment before being disabled.
  const staff = { ...left, kind: 'staff', id: gone.id, sessionId: gone.id, agentId: null, merchantId: null } as never;
  const late = { staff, ip: '' };
  const given = { id: left.id, version: 1 };
  const { platform } = own.app;
  await expect(setAdministratorState(platform, late, { ...given, enabled: false })).rejects.toThrow('staff.last_super');
  const plain = await colleague(own);
  const edit = { name: 'Sam', roleId: plain.roleId, superiorId: null, agentId: null, merchantId: null };
  await expect(saveAdministrator(platform, late, { ...given, edit })).rejects.toThrow('staff.last_super');
  expect((await own.app.verify()).filter(({ ok, slice }) => !ok && slice === 'staff')).toEqual([]);
  await own.close();
}, 60_000);

test('when a password is reset, then it is told once, lets in to be changed, and ends the sessions', async () => {
  const one = await colleague(shop, { permissions: ['dashboard.view'] });
  const { data, code } = await shop.call(calls.resetPassword, { token: boss.token, params: { id: one.id } });
  expect(code).toBe(200);
  expect((await look(one.token)).code).toBe(refusalCode('auth.session_ended'));
  const fresh = await enter(one.username, data.password);
  expect(fresh.data.session.mustChangePassword).toBe(true);
  expect((await shop.call(calls.resetPassword, { token: boss.token, params: { id: boss.id } })).code).toBe(
    refusalCode('staff.not_yourself'),
  );
  expect(JSON.stringify(await loggedOn(shop, `administrator/${one.id}`))).not.toContain(data.password);
});

test('when wrong sign-ins lock somebody out, then it is shown until it is lifted', async () => {
  const { data } = await create(boss.token, { password: 'harbour-7' });
  for (let i = 0; i < 5; i += 1) await enter(data.username, 'wrong-one');
  expect((await enter(data.username, 'harbour-7')).code).toBe(refusalCode('rate.too_many'));
  expect((await read(data.id)).lockedUntil).not.toBeNull();
  const open = await shop.call(calls.unlockAdministrator, { token: boss.token, params: { id: data.id } });
  expect(open.data.lockedUntil).toBeNull();
  expect((await enter(data.username, 'harbour-7')).code).toBe(200);
});

test('when an authenticator is bound, then only a code of it binds, once, and it can be cleared (S8)', async () => {
  const { data } = await create(boss.token, { password: 'harbour-7' });
  await sql`UPDATE staff SET must_change_password = false WHERE id = ${data.id}`.execute(shop.app.platform.db);
  const { token } = (await enter(data.username, 'harbour-7')).data;
  const bind = (code: string) => shop.call(calls.bindAuthenticator, { token, body: { code } });
  expect((await bind('123456')).code).toBe(refusalCode('staff.authenticator_not_begun'));
  expect((await shop.call(calls.beginAuthenticator, { token, body: { password: 'other-one' } })).code).toBe(
    refusalCode('account.wrong_password'),
  );
  const begun = await shop.call(calls.beginAuthenticator, { token, body: { password: 'harbour-7' } });
  const secret = Secret.fromBase32(begun.data.secret);
  const code = codeAt(shop, secret);
  expect((await bind(code === '000000' ? '000001' : '000000')).code).toBe(refusalCode('staff.wrong_totp'));
  const answers = await Promise.all(Array.from({ length: 3 }, () => bind(code)));
  const bound = answers.filter((answer) => answer.code === 200);
  expect(bound).toHaveLength(1);
  expect(bound[0]?.data.recoveryCodes).toHaveLength(10);
  expect((await enter(data.username, 'harbour-7', code)).code).toBe(refusalCode('staff.wrong_totp'));
  expect((await enter(data.username, 'harbour-7', codeAt(shop, secret, 1))).code).toBe(200);
  expect((await read(data.id)).authenticator).toBe(true);
  const own = () => shop.call(calls.readAuthenticator, { token });
  expect((await own()).data).toEqual({ bound: true, recoveryCodesLeft: 10 });
  const cleared = await shop.call(calls.clearAuthenticator, { token: boss.token, params: { id: data.id } });
  expect(cleared.data.authenticator).toBe(false);
  expect((await own()).data).toEqual({ bound: false, recoveryCodesLeft: 0 });
  expect((await enter(data.username, 'harbour-7')).code).toBe(200);
  expect(JSON.stringify(await loggedOn(shop, `administrator/${data.id}`))).not.toContain(begun.data.secret);
});

test('when sessions are listed, then one can be ended, or all', async () => {
  const { data } = await create(boss.token, { password: 'harbour-7' });
  const tokens = [await enter(data.username, 'harbour-7'), await enter(data.username, 'harbour-7')].map(
    (answer) => answer.data.token,
  );
  const of = { token: boss.token, params: { id: data.id } };
  const open = await shop.call(calls.listDevices, of);
  expect(open.data).toMatchObject([{ own: false }, { own: false }]);
  await shop.call(calls.endDevices, { ...of, body: { sessionId: open.data[0]?.id } });
  expect((await look(tokens[1] ?? '')).code).toBe(refusalCode('auth.session_ended'));
  expect((await look(tokens[0] ?? '')).code).toBe(200);
  await shop.call(calls.endDevices, { ...of, body: {} });
  expect((await look(tokens[0] ?? '')).code).toBe(refusalCode('auth.session_ended'));
  expect((await shop.call(calls.listDevices, of)).data).toEqual([]);
});

test('when an agents staff manages people, then it sees and hires within the agent’s own branch alone', async () => {
  const [mine, other] = [await agentBelow(shop, null), await agentBelow(shop, null)];
  const below = await agentBelow(shop, mine);
  const lead = await colleague(shop, { permissions: MANAGER, agentId: mine });
  const helper = await colleague(shop, { permissions: ['catalog.products.view'], agentId: below });
  const stranger = await colleague(shop, { permissions: ['catalog.products.view'], agentId: other });
  const list = await shop.call(calls.listAdministrators, { token: lead.token });
  expect(list.data.list.map(({ id }) => id).sort()).toEqual([lead.id, helper.id].sort());
  for (const id of [stranger.id, boss.id]) {
    const of = { token: lead.token, params: { id } };
    expect((await shop.call(calls.readAdministrator, of)).code).toBe(refusalCode('record.not_found'));
    expect((await shop.call(calls.listDevices, of)).code).toBe(refusalCode('record.not_found'));
    expect((await shop.call(calls.resetPassword, of)).code).toBe(refusalCode('record.not_found'));
    expect((await shop.call(calls.unlockAdministrator, of)).code).toBe(refusalCode('record.not_found'));
    expect((await shop.call(calls.endDevices, { ...of, body: {} })).code).toBe(refusalCode('record.not_found'));
    expect((await shop.call(calls.clearAuthenticator, of)).code).toBe(refusalCode('record.not_found'));
    const body = { name: 'X', roleId: helper.roleId, superiorId: null, merchantId: null, agentId: below, version: 1 };
    expect((await edit(lead.token, id, body)).code).toBe(refusalCode('record.not_found'));
  }
  const choices = await shop.call(calls.administratorChoices, { token: lead.token });
  expect(choices.data.agents.map(({ id }) => id).sort()).toEqual([mine, below].sort());
  expect((await create(lead.token, { agentId: null })).code).toBe(refusalCode('staff.beyond_own_rights'));
  expect((await create(lead.token, { agentId: other })).data).toMatchObject({ fields: { agentId: 'field.invalid' } });
  expect((await create(lead.token, { agentId: below })).code).toBe(200);
  expect(
    (
      await edit(lead.token, helper.id, {
        name: 'X',
        roleId: helper.roleId,
        superiorId: null,
        agentId: null,
        merchantId: null,
        version: 1,
      })
    ).code,
  ).toBe(4421);
});

test('when somebody works for a merchant, then for no agent, and only the house decides so', async () => {
  const { db } = shop.app.platform;
  const merchantId = randomUUID();
  await sql`INSERT INTO merchant (id, name) VALUES (${merchantId}, ${merchantId})`.execute(db);
  const agentId = await agentBelow(shop, null);
  const both = await create(boss.token, { agentId, merchantId });
  expect(both.data).toMatchObject({ fields: { merchantId: 'field.agent_or_merchant' } });
  const nowhere = await create(boss.token, { merchantId: randomUUID() });
  expect(nowhere.data).toMatchObject({ fields: { merchantId: 'field.invalid' } });
  const made = await create(boss.token, { merchantId });
  expect(made.data).toMatchObject({ agent: null, merchant: { id: merchantId, name: merchantId } });
  const found = await shop.call(calls.listAdministrators, { token: boss.token, query: { merchantId } });
  expect(found.data.list.map(({ id }) => id)).toEqual([made.data.id]);
  const choices = await shop.call(calls.administratorChoices, { token: boss.token });
  expect(choices.data.merchants).toContainEqual({ id: merchantId, name: merchantId });
  const lead = await colleague(shop, { permissions: MANAGER, agentId });
  expect((await shop.call(calls.administratorChoices, { token: lead.token })).data.merchants).toEqual([]);
  expect((await create(lead.token, { agentId: null, merchantId })).code).toBe(refusalCode('staff.beyond_own_rights'));
  // Whoever is moved signs in anew.
  const token = await staffToken(db, made.data.id);
  const { name, role, version } = made.data;
  await edit(boss.token, made.data.id, {
    name,
    roleId: role.id,
    superiorId: null,
    agentId: null,
    merchantId: null,
    version,
  });
  expect((await shop.call(calls.listDevices, { token, params: { id: made.data.id } })).code).toBe(
    refusalCode('auth.session_ended'),
  );
});
