import type { PermissionKey } from '@app/contract/core/permissions';

/** What of a key can be changed. */
export type KeyTerms = {
  readonly permissions: readonly PermissionKey[];
  /** Addresses and ranges that it may be used from; none for everywhere. */
  readonly addresses: readonly string[];
  readonly expiresAt: string;
};

/** Whether a key is to be used from an address that it could not be used from before. */
const opensAddresses = (before: readonly string[], after: readonly string[]): boolean =>
  before.length > 0 && (after.length === 0 || after.some((one) => !before.includes(one)));

/** Whether a change lets a key do more than before: by a permission, from an address, or for longer. */
export const widensKey = (before: KeyTerms, after: KeyTerms): boolean =>
  after.permissions.some((one) => !before.permissions.includes(one)) ||
  opensAddresses(before.addresses, after.addresses) ||
  Date.parse(after.expiresAt) > Date.parse(before.expiresAt);
