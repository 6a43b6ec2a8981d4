import { useLanguageAndCurrency } from '@app/client/preferences';
import { endpointKey } from '@app/client/use-endpoint';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import type { Quote } from '@app/contract/orders/schemas';
import { useQueryClient } from '@tanstack/react-query';

/** Gives the function that keeps a quote as the answer of reading it, so that its screen need not ask again. */
export function useKeepQuote(): (quote: Quote) => void {
  const client = useQueryClient();
  const place = useLanguageAndCurrency();
  return (quote) => {
    client.setQueryData(endpointKey(orderEndpoints.readQuote, { query: { id: quote.id } }, place), quote);
  };
}
