import { type PermissionKey, permissionKeys } from '@app/contract/core/permissions';

/** What a role lets one do. */
export type Rights = { readonly super: boolean; readonly permissions: readonly string[] };

/** The permissions of a role that the registry still knows, in its order. */
export const knownPermissions = (keys: readonly string[]): PermissionKey[] =>
  permissionKeys.filter((key) => keys.includes(key));

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
