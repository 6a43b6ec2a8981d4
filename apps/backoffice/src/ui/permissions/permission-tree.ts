import { type PermissionKey, permissionKeys, permissionRule } from '@app/contract/core/permissions';
import type { Role } from '@app/contract/staff/control/staff-schemas';

export type PermissionNode = { key: PermissionKey; children: PermissionNode[] };

/** Entries that a role can be given, or that hold some: not the menus that open with what stands elsewhere. */
const offered = permissionKeys.filter((key) => !permissionRule(key).opensWith);

const childrenOf = (parent: PermissionKey | null): PermissionNode[] =>
  offered.filter((key) => permissionRule(key).parent === parent).map((key) => ({ key, children: childrenOf(key) }));

/** The registry as a tree, in its order, as far as a role can be given something of it. */
export const permissionTree: readonly PermissionNode[] = childrenOf(null);

/** Entries that grant something: those with nothing below them. What stands above follows from them. */
export const grants: readonly PermissionKey[] = offered.filter(
  (key) => !offered.some((other) => permissionRule(other).parent === key),
);

/** The grants among checked entries, in the order of the registry. */
export const grantsOf = (checked: readonly string[]): PermissionKey[] => grants.filter((key) => checked.includes(key));

/** What a role holds: a super role everything, though nothing is written down for it. */
export const rightsOf = (role: Pick<Role, 'super' | 'permissions'>): PermissionKey[] =>
  role.super ? [...permissionKeys] : role.permissions;
