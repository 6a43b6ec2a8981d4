import { useEndpoint } from '@app/client/use-endpoint';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import type { AddressView } from '@app/contract/accounts/address-schema';
import { limits } from '@app/contract/core/limits';
import { useEffect, useRef } from 'react';
import type { QuoteOnScreen } from './use-quote.ts';

const sameAddress = (a: AddressView, b: AddressView): boolean =>
  JSON.stringify({ ...a, isDefault: false }) === JSON.stringify({ ...b, isDefault: false });

/** The address a quote should move to, given the customer's addresses: the one just added, the one that was edited. */
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

/** The customer's addresses, and keeps the quote's own in step: what was added or edited meanwhile is taken over. */
export function useQuoteAddress(on: QuoteOnScreen) {
  const read = useEndpoint(accountEndpoints.addressPage, { query: { limit: limits.addressesPerUser } }, { staleTime: 0 });
  const list = read.data?.list;
  const known = useRef<ReadonlySet<string> | null>(null);
  const current = on.quote?.address ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when the list or the quote's address changes
  useEffect(() => {
    if (!list || !on.quote || read.isFetching) return;
    const wanted = wantedAddress(current, list, known.current);
    known.current = new Set(list.map((one) => one.id));
    if (wanted) void on.revise({ addressId: wanted });
  }, [list, current?.id, on.quote?.id, read.isFetching]);
  return { addresses: list ?? [], error: read.error, isPending: read.isPending, refetch: () => void read.refetch() };
}
