import { type ApiError, isApiError } from '@app/client/api-error';
import { useLanguageAndCurrency } from '@app/client/preferences';
import { endpointKey, useEndpoint } from '@app/client/use-endpoint';
import { useEndpointMutation } from '@app/client/use-mutation';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import type { TravelQuote } from '@app/contract/travel/order-views';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

/** What a second look at the price gave; `before` is unknown when no quote had been read before it. */
export type Rechecked = { readonly before: TravelQuote | null; readonly after: TravelQuote };

type Given = {
  /** Of the address; empty while there is none. */
  readonly id: string;
  /** Asks the vertical for a quote of what is to be booked; null while the address does not say what. */
  readonly make: ((usePoints: boolean) => Promise<TravelQuote>) | null;
  /** A new quote has been made: its id belongs into the address. */
  readonly onMade: (id: string) => void;
};

/**
 * The quote of a booking screen: made on arrival, read again after a reload, made anew by itself when its time is over,
 * priced anew in another currency. `rechecked` tells what a new look changed, `refused` why there is no quote any more.
 */
export function useTravelQuote({ id, make, onMade }: Given) {
  const client = useQueryClient();
  const place = useLanguageAndCurrency();
  const read = useEndpoint(travelEndpoints.readTravelQuote, { query: { id } }, { enabled: id !== '' });
  const revision = useEndpointMutation(travelEndpoints.reviseTravelQuote, { toast: false });
  const [making, setMaking] = useState(false);
  const [refused, setRefused] = useState<ApiError | null>(null);
  const [rechecked, setRechecked] = useState<Rechecked | null>(null);
  const last = useRef<TravelQuote | null>(null);
  // The address may have changed while the quote was made: it is written into the present one.
  const made = useRef(onMade);
  useEffect(() => {
    made.current = onMade;
  });
  const quote = read.data ?? null;
  useEffect(() => {
    if (quote) last.current = quote;
  }, [quote]);

  const keep = (next: TravelQuote) =>
    client.setQueryData(endpointKey(travelEndpoints.readTravelQuote, { query: { id: next.id } }, place), next);
  const attempt = async (run: () => Promise<TravelQuote>): Promise<TravelQuote | null> => {
    try {
      const next = await run();
      keep(next);
      setRefused(null);
      return next;
    } catch (error) {
      if (!isApiError(error)) throw error;
      setRefused(error);
      return null;
    }
  };
  const renew = async (): Promise<TravelQuote | null> => {
    if (!make || making) return null;
    setMaking(true);
    const before = last.current;
    const after = await attempt(() => make(before?.points.used ?? false)).finally(() => setMaking(false));
    if (!after) return null;
    if (before) setRechecked({ before, after });
    made.current(after.id);
    return after;
  };
  const revise = (usePoints: boolean): Promise<TravelQuote | null> =>
    attempt(() => revision.mutateAsync({ body: { quoteId: id, usePoints } }));

  const gone = read.error?.key === 'order.quote_expired' || read.error?.key === 'record.not_found';
  const otherCurrency = quote !== null && quote.payable.currency !== place.currency && !read.isPlaceholderData;
  const tried = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each cause, not on every drawing
  useEffect(() => {
    const cause = id === '' ? 'none' : gone ? `gone ${id} ${read.errorUpdatedAt}` : otherCurrency ? place.currency : '';
    if (tried.current === cause) return;
    tried.current = cause;
    if (cause === '') return;
    void (otherCurrency ? revise(quote.points.used) : renew());
  }, [id, gone, otherCurrency, place.currency, read.errorUpdatedAt]);

  const waits = making || (refused === null && make !== null && (id === '' || gone));
  return {
    quote: quote ?? (gone ? last.current : null),
    error: refused ?? (gone ? null : read.error),
    isPending: waits || (read.isPending && id !== '' && !gone),
    isRevising: revision.isPending || making,
    refused,
    rechecked,
    refetch: () => void (id === '' || refused ? renew() : read.refetch()),
    revise,
    renew,
  };
}

export type TravelQuoteOnScreen = ReturnType<typeof useTravelQuote>;
