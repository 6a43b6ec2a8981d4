import { type EndpointRule, permissionsOf } from '@app/contract/core/endpoint';
import { type PermissionKey, permissionKeys } from '@app/contract/core/permissions';

/** What a role lets one do. */
export type Rights = { readonly super: boolean; readonly permissions: readonly string[] };

/** The permissions of a role that the registry still knows, in its order. */
export const knownPermissions = (keys: readonly string[]): PermissionKey[] =>
  permissionKeys.filter((key) => keys.includes(key));

/** The permissions whose calls are all of the house: an agent's staff are refused whatever their role holds. */
export function houseOnly(endpoints: readonly EndpointRule[]): ReadonlySet<PermissionKey> {
  const opened = (of: (rule: EndpointRule) => boolean): PermissionKey[] =>
    endpoints.flatMap((rule) => (of(rule) ? permissionsOf(rule.access) : []));
  const open = new Set(opened(({ scope }) => scope !== 'house'));
  return new Set(opened(({ scope }) => scope === 'house').filter((key) => !open.has(key)));
}

/**
 * Whether one who holds `mine` may grant, change or take away `others`: nobody reaches beyond his own rights, and only
 * a super administrator reaches another one.
 */
export function reaches(mine: Rights, others: Rights): boolean {
  if (mine.super) return true;
  if (others.super) return false;
  const held = new Set(mine.permissions);
  return knownPermissions(others.permissions).every((key) => held.has(key));
}
