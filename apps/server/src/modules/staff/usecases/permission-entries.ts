import { basePath, type Endpoint, permissionsOf } from '@app/contract/core/endpoint';
import { type PermissionKey, permissionKeys, permissionRule } from '@app/contract/core/permissions';
import { assertThat } from '@app/contract/core/refuse';
import type { PermissionEntry } from '@app/contract/staff/control/staff-schemas';
import { inTransaction, type Queryable } from '../../../platform/db/connect.ts';
import type { StaffContext } from '../../../platform/http/bind.ts';
import { logOperation } from '../../../platform/http/operation-log.ts';
import type { Platform } from '../../../platform/slice.ts';
import { permissionTextRows, rolesPerPermission, saveText, type TextRow } from '../db/permission-text.repo.ts';
import { houseOnly } from '../domain/rights.ts';

const SHIPPED: PermissionEntry['texts'] = { 'en-US': '', 'zh-cn': '', es: '', pt: '' };

const opens = (endpoint: Endpoint, key: PermissionKey): boolean => permissionsOf(endpoint.access).includes(key);

function entry(
  key: PermissionKey,
  of: {
    endpoints: readonly Endpoint[];
    closed: ReadonlySet<PermissionKey>;
    roles: ReadonlyMap<string, number>;
    texts: TextRow | undefined;
  },
): PermissionEntry {
  const calls = of.endpoints
    .filter((endpoint) => opens(endpoint, key))
    .map(({ method, surface, path, scope = 'house' }) => ({ method, path: basePath[surface] + path, scope }));
  const { type, parent, icon = null, route = null } = permissionRule(key);
  const paths = [...calls.map(({ path }) => path), route ?? ''];
  const parameters = paths.flatMap((path) => [...path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? ''));
  return {
    id: key,
    type,
    parent,
    calls,
    parameters: [...new Set(parameters)],
    icon,
    route,
    houseOnly: of.closed.has(key),
    sort: permissionKeys.indexOf(key) + 1,
    roles: of.roles.get(key) ?? 0,
    texts: { ...SHIPPED, ...of.texts?.texts },
    version: of.texts?.version ?? 0,
  };
}

/** Every permission of the registry, in its order, with the calls it opens. */
export async function listPermissions(platform: Platform, db: Queryable = platform.db): Promise<PermissionEntry[]> {
  const [texts, roles] = await Promise.all([permissionTextRows(db), rolesPerPermission(db)]);
  const endpoints = platform.endpoints();
  const closed = houseOnly(endpoints);
  return permissionKeys.map((key) =>
    entry(key, { endpoints, closed, roles, texts: texts.find(({ permission }) => permission === key) }),
  );
}

/** Says what a permission is called in each language; an empty name keeps the shipped one. Refuses record.stale. */
export async function savePermissionTexts(
  platform: Platform,
  by: StaffContext,
  given: { key: PermissionKey; texts: PermissionEntry['texts']; version: number },
): Promise<PermissionEntry> {
  const { key, texts, version } = given;
  return inTransaction(platform.db, async (tx) => {
    const find = async () => (await listPermissions(platform, tx)).find(({ id }) => id === key) as PermissionEntry;
    const before = await find();
    assertThat(await saveText(tx, { permission: key, texts, version }), 'record.stale', { current: before });
    const after = await find();
    await logOperation(tx, by, { action: 'permission.rename', record: `permission/${key}`, before, after });
    return after;
  });
}

/** The names that replace shipped ones, for whoever is signed in. */
export async function permissionNames(db: Queryable) {
  const rows = await permissionTextRows(db);
  return rows.flatMap(({ permission, texts }) => {
    const key = permissionKeys.find((one) => one === permission);
    return key ? [{ key, texts: { ...SHIPPED, ...texts } }] : [];
  });
}
