import { useEndpoint } from '@app/client/use-endpoint';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { limits } from '@app/contract/core/limits';
import { useEffect, useRef } from 'react';
import type { QuoteOnScreen } from './use-quote.ts';
import { wantedAddress } from './wanted-address.ts';

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
