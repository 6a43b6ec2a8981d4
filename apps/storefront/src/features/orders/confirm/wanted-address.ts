import type { AddressView } from '@app/contract/accounts/address-schema';

const sameAddress = (a: AddressView, b: AddressView): boolean =>
  JSON.stringify({ ...a, isDefault: false }) === JSON.stringify({ ...b, isDefault: false });

/**
 * The address a quote should move to, given the customer's addresses now and those known before: one just added, its
 * own after an edit, else the default one. Null when it may keep its own.
 */
export function wantedAddress(
  current: AddressView | null,
  list: readonly AddressView[],
  known: ReadonlySet<string> | null,
): string | null {
  const added = known ? list.find((one) => !known.has(one.id)) : undefined;
  if (added) return added.id;
  const kept = current ? list.find((one) => one.id === current.id) : undefined;
  if (kept && current) return sameAddress(kept, current) ? null : kept.id;
  return (list.find((one) => one.isDefault) ?? list[0])?.id ?? null;
}
