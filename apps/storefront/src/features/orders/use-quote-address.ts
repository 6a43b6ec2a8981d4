import { useEndpoint } from '@app/client/use-endpoint';
import type { AddressView } from '@app/contract/accounts/address-schema';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { limits } from '@app/contract/core/limits';
import { useEffect, useRef } from 'react';
import type { QuoteOnScreen } from './use-quote.ts';

const sameAddress = (a: AddressView, b: AddressView): boolean =>
  JSON.stringify({ ...a, isDefault: false }) === JSON.stringify({ ...b, isDefault: false });

/**
 * The address a quote should move to, given the customer's addresses now and those known before: one just added, its
 * own after an edit, else the default one. Null when it may keep its own.
 */
function wantedAddress(
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

/** The customer's addresses, and keeps the quote's own in step with what he adds, edits or removes meanwhile. */
export function useQuoteAddress(on: QuoteOnScreen) {
  const query = { limit: limits.addressesPerUser };
  const read = useEndpoint(accountEndpoints.addressPage, { query }, { staleTime: 0 });
  const known = useRef<ReadonlySet<string> | null>(null);
  const list = read.data?.list;
  const current = on.quote?.address ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when the list or the quote's address changes
  useEffect(() => {
    if (!list || !on.quote || read.isFetching) return;
    const wanted = wantedAddress(current, list, known.current);
    known.current = new Set(list.map((one) => one.id));
    if (wanted) void on.revise({ addressId: wanted });
  }, [list, current?.id, on.quote?.id, read.isFetching]);
  return { addresses: list ?? [] };
}
