import { apiKeyLimits } from '@app/contract/api-keys/limits';
import type { PermissionKey } from '@app/contract/core/permissions';
import { assertThat, refuseField } from '@app/contract/core/refuse';
import { DAY } from '@app/kernel/clock';
import type { ScopedActor } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { closedTo } from '../../staff/public.ts';
import { type KeyOwner, worksFor } from '../domain/key-rights.ts';

/** Refuses, at its field, an end that is past or too far ahead. */
export function checkExpiry({ clock }: Platform, expiresAt: string): void {
  const ahead = Date.parse(expiresAt) - clock.real().getTime();
  if (!(ahead > 0 && ahead <= apiKeyLimits.days * DAY)) refuseField('expiresAt', 'field.key_expiry');
}

/** Returns the permissions all of whose calls are closed to agents and to merchants. */
export const closedRights = (platform: Platform) => ({
  agent: [...closedTo(platform.endpoints(), 'agent')],
  merchant: [...closedTo(platform.endpoints(), 'merchant')],
});

/** Refuses, at their field, permissions all of whose calls are closed to those the key is made for. */
export function assertUsable(platform: Platform, owner: KeyOwner, permissions: readonly PermissionKey[]): void {
  const closed = closedTo(platform.endpoints(), worksFor(owner));
  if (permissions.some((one) => closed.has(one))) refuseField('permissions', 'field.key_rights_closed');
}

/** Refuses staff.beyond_own_rights for permissions of a key that the caller does not hold. */
export function assertHolds(staff: ScopedActor, permissions: readonly PermissionKey[]): void {
  assertThat(
    permissions.every((one) => staff.permissions.has(one)),
    'staff.beyond_own_rights',
    { fields: { permissions: 'error.staff.beyond_own_rights' } },
  );
}
