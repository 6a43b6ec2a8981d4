import type { PermissionKey } from '../core/permissions.ts';

/** The permission of a key that sells tours as a reseller: on the account of a customer, who pays for them. */
export const RESELLING = 'travel.tours.resell' satisfies PermissionKey;

/** Whether a key with these permissions needs an account that it sells on. */
export const sellsTours = (permissions: readonly PermissionKey[]): boolean => permissions.includes(RESELLING);
