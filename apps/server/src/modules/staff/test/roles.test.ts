import { randomUUID } from 'node:crypto';
import { permissionKeys } from '@app/contract/core/permissions';
import { controlEndpoints as calls } from '@app/contract/staff/control/staff-endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { agentBelow, type Colleague, colleague, loggedOn } from './fixtures.ts';

let shop: Shop;
let boss: Colleague;
let clerk: Colleague;
beforeAll(async () => {
  shop = await openShop();
  boss = await colleague(shop, { super: true });
  clerk = await colleague(shop, { permissions: ['control.roles.view', 'control.roles.edit', 'catalog.products.view'] });
});
afterAll(() => shop.close());

const input = (given: object = {}) => ({
  name: `Role ${randomUUID().slice(0, 8)}`,
  enabled: true,
  permissions: ['catalog.products.view' as const],
  ...given,
});
const create = (token: string, given: object = {}) => shop.call(calls.createRole, { token, body: input(given) });
const save = (token: string, id: string, body: object) =>
  shop.call(calls.updateRole, { token, params: { id }, raw: { ...input(), ...body } });

test('when a role is made, then it is listed, found by name, and logged', async () => {
  const { code, data } = await create(boss.token, { name: 'Catalog reader' });
  expect(code).toBe(200);
  expect(data).toMatchObject({ name: 'Catalog reader', super: false, administrators: 0, version: 1 });
  const list = await shop.call(calls.listRoles, { token: boss.token, query: { name: 'log read' } });
  expect(list.data).toMatchObject({ total: 1, list: [{ id: data.id }] });
  const off = await shop.call(calls.listRoles, { token: boss.token, query: { name: 'log read', enabled: '0' } });
  expect(off.data.total).toBe(0);
  expect(await loggedOn(shop, `role/${data.id}`)).toMatchObject([
    { action: 'role.create', outcome: 'done', permission: 'control.roles.edit', call: 'POST /admin_api/roles' },
  ]);
});

test('when a name is taken, however it is spelled, then it is refused', async () => {
  await create(boss.token, { name: 'Night shift' });
  expect((await create(boss.token, { name: 'NIGHT shift' })).code).toBe(refusalCode('role.name_taken'));
  const { data } = await create(boss.token);
  expect((await save(boss.token, data.id, { name: 'night shift', version: 1 })).code).toBe(
    refusalCode('role.name_taken'),
  );
});

test('when rights beyond ones own are given, changed or taken away, then it is refused and nothing changes', async () => {
  expect((await create(clerk.token)).code).toBe(200);
  expect((await create(clerk.token, { permissions: ['money.desk.review'] })).code).toBe(
    refusalCode('staff.beyond_own_rights'),
  );
  const small = (await create(boss.token)).data;
  expect((await save(clerk.token, small.id, { permissions: ['money.desk.review'], version: 1 })).code).toBe(
    refusalCode('staff.beyond_own_rights'),
  );
  const large = (await create(boss.token, { permissions: ['money.desk.review'] })).data;
  expect((await save(clerk.token, large.id, { permissions: [], version: 1 })).code).toBe(
    refusalCode('staff.beyond_own_rights'),
  );
  const flags = { ids: [small.id, large.id], enabled: false };
  expect((await shop.call(calls.setRoleFlags, { token: clerk.token, body: flags })).code).toBe(
    refusalCode('staff.beyond_own_rights'),
  );
  expect((await shop.call(calls.deleteRole, { token: clerk.token, params: { id: large.id } })).code).toBe(
    refusalCode('staff.beyond_own_rights'),
  );
  expect((await shop.call(calls.readRole, { token: boss.token, params: { id: small.id } })).data).toEqual(small);
  expect((await loggedOn(shop, `role/${large.id}`)).map(({ outcome }) => outcome)).toEqual([
    'done',
    'staff.beyond_own_rights',
    'staff.beyond_own_rights',
  ]);
});

test('when two save the same version at the same time, then one is told what stands, and both are logged (M19)', async () => {
  const { data } = await create(boss.token);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      save(boss.token, data.id, { name: `Shift ${data.id} ${i}`.slice(0, 50), version: 1 }),
    ),
  );
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  const refused = answers.filter(({ code }) => code === refusalCode('record.stale'));
  expect(refused).toHaveLength(19);
  const now = await shop.call(calls.readRole, { token: boss.token, params: { id: data.id } });
  expect(now.data.version).toBe(2);
  expect(refused[0]?.data).toMatchObject({ current: now.data });
  const log = await loggedOn(shop, `role/${data.id}`);
  expect(log.filter(({ outcome }) => outcome === 'done')).toHaveLength(2);
  expect(log.filter(({ outcome }) => outcome === 'record.stale')).toHaveLength(19);
});

test('when a role is in use, then it cannot be deleted; once free it can, once', async () => {
  const one = await colleague(shop, { permissions: ['dashboard.view'] });
  const at = { token: boss.token, params: { id: one.roleId } };
  expect((await shop.call(calls.deleteRole, at)).code).toBe(refusalCode('role.in_use'));
  const { data } = await create(boss.token);
  const free = { token: boss.token, params: { id: data.id } };
  expect((await shop.call(calls.deleteRole, free)).code).toBe(200);
  expect((await shop.call(calls.deleteRole, free)).code).toBe(refusalCode('record.not_found'));
  expect((await shop.call(calls.readRole, free)).code).toBe(refusalCode('record.not_found'));
  expect((await save(boss.token, data.id, { version: 1 })).code).toBe(refusalCode('record.not_found'));
});

test('when a role is disabled, then whoever has it is out at once, and back when it is enabled', async () => {
  const one = await colleague(shop, { permissions: ['control.roles.view'] });
  const look = () => shop.call(calls.listRoles, { token: one.token });
  expect((await look()).code).toBe(200);
  const flags = (enabled: boolean) =>
    shop.call(calls.setRoleFlags, { token: boss.token, body: { ids: [one.roleId], enabled } });
  expect((await flags(false)).code).toBe(200);
  expect((await look()).code).toBe(refusalCode('auth.session_ended'));
  expect((await flags(true)).code).toBe(200);
  expect((await look()).code).toBe(refusalCode('auth.session_ended'));
});

test('when the super role or ones own is disabled, then it is refused', async () => {
  const flags = (token: string, id: string) =>
    shop.call(calls.setRoleFlags, { token, body: { ids: [id], enabled: false } });
  expect((await flags(boss.token, boss.roleId)).code).toBe(refusalCode('role.super_fixed'));
  expect((await save(boss.token, boss.roleId, { version: 1 })).code).toBe(refusalCode('role.super_fixed'));
  expect((await shop.call(calls.deleteRole, { token: boss.token, params: { id: boss.roleId } })).code).toBe(
    refusalCode('role.super_fixed'),
  );
  expect((await flags(clerk.token, clerk.roleId)).code).toBe(refusalCode('staff.not_yourself'));
});

test('when an agents staff shapes roles, then it is refused, whatever its own role holds', async () => {
  const agentId = await agentBelow(shop, null);
  const agentsStaff = await colleague(shop, { permissions: permissionKeys, agentId });
  expect((await create(agentsStaff.token)).code).toBe(refusalCode('access.denied'));
  expect((await shop.call(calls.listRoles, { token: agentsStaff.token })).code).toBe(200);
});

test('when a role names a right that is none, or lacks a name, then the field is named', async () => {
  const wrong = await shop.call(calls.createRole, { token: boss.token, raw: input({ permissions: ['all.of.it'] }) });
  expect(wrong).toMatchObject({
    code: refusalCode('input.invalid'),
    data: { fields: { 'permissions.0': 'field.invalid' } },
  });
  expect((await create(boss.token, { name: ' ' })).data).toMatchObject({ fields: { name: 'field.required' } });
});

test('when permissions are listed, then each names the calls it opens; its texts are saved once a version', async () => {
  const list = await shop.call(calls.listPermissions, { token: boss.token });
  expect(list.data).toHaveLength(permissionKeys.length);
  const edit = list.data.find(({ id }) => id === 'control.roles.edit');
  expect(edit).toMatchObject({ type: 'button', parent: 'control.roles', parameters: ['id'], version: 0 });
  expect(edit?.calls).toContainEqual({ method: 'PUT', path: '/admin_api/roles/:id', scope: 'house' });
  const texts = { 'en-US': 'Shape roles', 'zh-cn': '', es: '', pt: '' };
  const rename = (version: number) =>
    shop.call(calls.savePermissionTexts, {
      token: boss.token,
      params: { key: 'control.roles.edit' },
      body: { texts, version },
    });
  expect((await rename(0)).data).toMatchObject({ texts, version: 1 });
  expect((await rename(0)).code).toBe(refusalCode('record.stale'));
  expect((await rename(1)).data.version).toBe(2);
  expect((await rename(7)).code).toBe(refusalCode('record.stale'));
  const names = await shop.call(calls.permissionNames, { token: clerk.token });
  expect(names.data).toEqual([{ key: 'control.roles.edit', texts }]);
  expect((await loggedOn(shop, 'permission/control.roles.edit')).map(({ outcome }) => outcome)).toEqual([
    'done',
    'record.stale',
    'done',
    'record.stale',
  ]);
});
