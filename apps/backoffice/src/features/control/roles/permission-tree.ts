import type { Role } from '@app/contract/control/staff-schemas';
import { type PermissionKey, permissionKeys, permissions } from '@app/contract/core/permissions';

export type PermissionNode = { key: PermissionKey; children: PermissionNode[] };

const childrenOf = (parent: PermissionKey | null): PermissionNode[] =>
  permissionKeys.filter((key) => permissions[key].parent === parent).map((key) => ({ key, children: childrenOf(key) }));

/** The registry as a tree, in its order. */
export const permissionTree: readonly PermissionNode[] = childrenOf(null);

/** Entries that grant something: those with nothing below them. What stands above follows from them. */
export const grants: readonly PermissionKey[] = permissionKeys.filter(
  (key) => !permissionKeys.some((other) => permissions[other].parent === key),
);

/** The grants among checked entries, in the order of the registry. */
export const grantsOf = (checked: readonly string[]): PermissionKey[] => grants.filter((key) => checked.includes(key));

/** What a role holds: a super role everything, though nothing is written down for it. */
export const rightsOf = (role: Pick<Role, 'super' | 'permissions'>): PermissionKey[] =>
  role.super ? [...permissionKeys] : role.permissions;
