import { type ApiError, isApiError } from '@app/client/api-error';
import type { AnyEndpoint } from '@app/client/call';
import { useLanguageAndCurrency } from '@app/client/preferences';
import { endpointKey, useEndpoint } from '@app/client/use-endpoint';
import { useEndpointMutation } from '@app/client/use-mutation';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import type { TravelQuote } from '@app/contract/travel/order-views';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

/** What quotes of a single order and of several as one have in common. */
export type AnyQuote = Pick<TravelQuote, 'id' | 'expiresAt' | 'payable' | 'points'>;

/** What a second look at the price gave; `before` is unknown when no quote had been read before it. */
export type Rechecked<Q extends AnyQuote> = { readonly before: Q | null; readonly after: Q };

/** The calls that read a quote again and price it anew; those of several orders as one take the same. */
export type QuoteCalls = { readonly read: AnyEndpoint; readonly revise: AnyEndpoint };

type OrderCalls = Pick<typeof travelEndpoints, 'readTravelQuote' | 'reviseTravelQuote'>;

type TravelQuoteInput<Q extends AnyQuote> = {
  /** Of the address; empty while there is none. */
  readonly id: string;
  /** Asks the vertical for a quote of what is to be booked; null while the address does not say what. */
  readonly make: ((usePoints: boolean) => Promise<Q>) | null;
  /** Where its quotes are read and revised, if not where those of orders are. */
  readonly calls?: QuoteCalls | undefined;
  /** A new quote has been made: its id belongs into the address. */
  readonly onMade: (id: string) => void;
};

/** Has what was chosen beside the address priced: the newest choice wins. Throws what the vertical refuses; the quote stays then. */
function useRemake<Q>(of: {
  readonly make: (() => Promise<Q>) | null;
  readonly setMaking: (making: boolean) => void;
  readonly take: (next: Q) => void;
}): () => Promise<void> {
  const turn = useRef(0);
  return async () => {
    if (!of.make) return;
    turn.current += 1;
    const mine = turn.current;
    const isNewest = (): boolean => mine === turn.current;
    of.setMaking(true);
    try {
      const next = await of.make();
      if (isNewest()) of.take(next);
    } catch (error) {
      if (isNewest()) throw error;
    } finally {
      if (isNewest()) of.setMaking(false);
    }
  };
}

/** Returns a ref to the value of the latest drawing. */
function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** Returns a ref to the last quote that there was, also while there is none. */
function useLastQuote<Q>(quote: Q | null): { readonly current: Q | null } {
  const last = useRef<Q | null>(null);
  useEffect(() => {
    if (quote) last.current = quote;
  }, [quote]);
  return last;
}

/**
 * The quote of a booking screen: made on arrival, read again after a reload, made anew by itself when its time is over,
 * priced anew in another currency. `rechecked` tells what a new look changed, `refused` why there is no quote any more.
 */
export function useTravelQuote<Q extends AnyQuote = TravelQuote>({ id, make, onMade, calls }: TravelQuoteInput<Q>) {
  const client = useQueryClient();
  const place = useLanguageAndCurrency();
  const readQuote = (calls?.read ?? travelEndpoints.readTravelQuote) as OrderCalls['readTravelQuote'];
  const reviseQuote = (calls?.revise ?? travelEndpoints.reviseTravelQuote) as OrderCalls['reviseTravelQuote'];
  const read = useEndpoint(readQuote, { query: { id } }, { enabled: id !== '' });
  const revision = useEndpointMutation(reviseQuote, { toast: false });
  const [making, setMaking] = useState(false);
  const [refused, setRefused] = useState<ApiError | null>(null);
  const [rechecked, setRechecked] = useState<Rechecked<Q> | null>(null);
  // The address may have changed while the quote was made: it is written into the present one.
  const made = useLatest(onMade);
  // The calls answer quotes of the kind that they were given for.
  const quote = (read.data ?? null) as AnyQuote | null as Q | null;
  const last = useLastQuote(quote);

  const keep = (next: Q) => client.setQueryData(endpointKey(readQuote, { query: { id: next.id } }, place), next);
  const attempt = async (run: () => Promise<Q>): Promise<Q | null> => {
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
  const renew = async (): Promise<Q | null> => {
    if (!make || making) return null;
    setMaking(true);
    const before = last.current;
    const after = await attempt(() => make(before?.points.used ?? false)).finally(() => setMaking(false));
    if (!after) return null;
    if (before) setRechecked({ before, after });
    made.current(after.id);
    return after;
  };
  const remake = useRemake({
    make: make && (() => make(last.current?.points.used ?? false)),
    setMaking,
    take: (next) => {
      keep(next);
      setRefused(null);
      setRechecked(null);
      made.current(next.id);
    },
  });
  const revise = (usePoints: boolean): Promise<Q | null> =>
    attempt(async () => (await revision.mutateAsync({ body: { quoteId: id, usePoints } })) as AnyQuote as Q);

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
    remake,
  };
}

export type TravelQuoteOnScreen<Q extends AnyQuote = TravelQuote> = ReturnType<typeof useTravelQuote<Q>>;
