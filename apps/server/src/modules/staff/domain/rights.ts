import { type EndpointRule, isBeyondScope, permissionsOf, type WorksFor } from '@app/contract/core/endpoint';
import { type PermissionKey, permissionKeys } from '@app/contract/core/permissions';

/** What a role lets one do. */
export type Rights = { readonly super: boolean; readonly permissions: readonly string[] };

/** The permissions of a role that the registry still knows, in its order. */
export function knownPermissions(keys: readonly string[]): PermissionKey[] {
  const held = new Set(keys);
  return permissionKeys.filter((key) => held.has(key));
}

/** Whether somebody is staff of the house itself, of an agent or of a merchant. */
export function worksFor(of: { readonly agentId: string | null; readonly merchantId: string | null }): WorksFor {
  if (of.agentId !== null) return 'agent';
  return of.merchantId === null ? 'house' : 'merchant';
}

/**
 * The permissions that are of no use to somebody by whom they work for, whatever their role holds: all their calls are closed. To a
 * merchant's staff facts of the house that stand beside a closed list, such as its filters, open nothing either.
 */
export function closedTo(endpoints: readonly EndpointRule[], worksFor: WorksFor): ReadonlySet<PermissionKey> {
  const isClosed = ({ scope }: EndpointRule): boolean => isBeyondScope(scope, worksFor);
  const keysOf = (rules: readonly EndpointRule[]) => new Set(rules.flatMap(({ access }) => permissionsOf(access)));
  const isOpen = (rule: EndpointRule): boolean =>
    !isClosed(rule) && !(worksFor === 'merchant' && rule.scope === 'shared');
  const open = keysOf(endpoints.filter(isOpen));
  return new Set([...keysOf(endpoints.filter(isClosed))].filter((key) => !open.has(key)));
}

/** The permissions whose calls are all of the house: staff of agents and merchants cannot use them. */
export function houseOnly(endpoints: readonly EndpointRule[]): ReadonlySet<PermissionKey> {
  const merchants = closedTo(endpoints, 'merchant');
  return new Set([...closedTo(endpoints, 'agent')].filter((key) => merchants.has(key)));
}

/**
 * Whether one who holds `mine` may grant, change or take away `others`: nobody reaches beyond their own rights, and
 * only a super administrator reaches another one.
 */
export function reaches(mine: Rights, others: Rights): boolean {
  if (mine.super) return true;
  if (others.super) return false;
  const held = new Set(mine.permissions);
  return knownPermissions(others.permissions).every((key) => held.has(key));
}
