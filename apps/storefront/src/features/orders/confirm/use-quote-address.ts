import { useEndpoint } from '@app/client/use-endpoint';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { limits } from '@app/contract/core/limits';
import { useEffect, useRef } from 'react';
import { useChosenAddress } from '../../../shell/chosen-address.ts';
import type { QuoteOnScreen } from './use-quote.ts';
import { wantedAddress } from './wanted-address.ts';

/**
 * The customer's addresses. Keeps the quote's own in step with what the customer adds, edits or removes meanwhile, and
 * takes the one chosen in the address book.
 */
export function useQuoteAddress(on: QuoteOnScreen) {
  const query = { limit: limits.addressesPerUser };
  const read = useEndpoint(accountEndpoints.addressPage, { query }, { staleTime: 0 });
  const known = useRef<ReadonlySet<string> | null>(null);
  const { chosenId, choose } = useChosenAddress();
  const list = read.data?.list;
  const current = on.quote?.address ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when the list or the quote's address changes
  useEffect(() => {
    if (!list || !on.quote || read.isFetching) return;
    const chosen = list.some((one) => one.id === chosenId && one.id !== current?.id) ? chosenId : null;
    const wanted = chosen ?? wantedAddress(current, list, known.current);
    if (chosenId) choose(null);
    known.current = new Set(list.map((one) => one.id));
    if (wanted) void on.revise({ addressId: wanted });
  }, [list, current?.id, on.quote?.id, read.isFetching, chosenId]);
  return { addresses: list ?? [] };
}
