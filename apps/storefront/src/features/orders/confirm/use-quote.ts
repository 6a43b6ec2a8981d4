import { type ApiError, isApiError } from '@app/client/api-error';
import { useLanguageAndCurrency } from '@app/client/preferences';
import { useEndpoint } from '@app/client/use-endpoint';
import { useEndpointMutation } from '@app/client/use-mutation';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import type { Quote } from '@app/contract/orders/schemas';
import { useEffect, useRef, useState } from 'react';
import { useKeepQuote } from '../../../widgets/keep-quote.ts';

export type QuoteChange = {
  readonly addressId?: string;
  readonly usePoints?: boolean;
  readonly couponId?: string | null;
};
/** What a second look at the prices gave; `before` is unknown when the quote had expired before it was read. */
export type Rechecked = { readonly before: Quote | null; readonly after: Quote };

/**
 * The quote of a screen. One whose time is over, or that was made in another currency, is priced anew by itself.
 * `revise` changes address, points or coupon; `recheck` prices it anew and tells in `rechecked` what that changed; `refused` is
 * why it cannot be ordered any more.
 */
export function useQuote(id: string) {
  const keep = useKeepQuote();
  const { currency } = useLanguageAndCurrency();
  const read = useEndpoint(orderEndpoints.readQuote, { query: { id } }, { enabled: id !== '' });
  const revision = useEndpointMutation(orderEndpoints.reviseQuote, { toast: false });
  const [rechecked, setRechecked] = useState<Rechecked | null>(null);
  const [refused, setRefused] = useState<ApiError | null>(null);
  const last = useRef<Quote | null>(null);
  // One that is no more is not shown as it was read before.
  const quote = read.error?.key === 'record.not_found' ? null : (read.data ?? null);
  useEffect(() => {
    if (quote) last.current = quote;
  }, [quote]);

  const revise = async (change: QuoteChange): Promise<Quote | null> => {
    try {
      const after = await revision.mutateAsync({ body: { quoteId: id, ...change } });
      keep(after);
      setRefused(null);
      return after;
    } catch (error) {
      if (!isApiError(error)) throw error;
      setRefused(error);
      return null;
    }
  };
  const recheck = async (): Promise<Quote | null> => {
    const before = last.current;
    const after = await revise({});
    if (after) setRechecked({ before, after });
    return after;
  };

  const expired = read.error?.key === 'order.quote_expired';
  const otherCurrency = quote !== null && quote.payable.currency !== currency && !read.isPlaceholderData;
  const tried = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each cause, not on every drawing
  useEffect(() => {
    const cause = expired ? `expired ${read.errorUpdatedAt}` : otherCurrency ? currency : '';
    if (cause === '' || tried.current === cause) return;
    tried.current = cause;
    void (expired ? recheck() : revise({}));
  }, [expired, otherCurrency, currency, read.errorUpdatedAt]);

  return {
    quote: quote ?? (expired ? last.current : null),
    error: expired ? refused : read.error,
    isPending: read.isPending || (expired && refused === null),
    refetch: () => void read.refetch(),
    isRevising: revision.isPending,
    rechecked,
    refused,
    revise,
    recheck,
  };
}

export type QuoteOnScreen = ReturnType<typeof useQuote>;
