import type { AnswerOf } from '@app/contract/core/endpoint';
import { type QueryClient, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { readAnswer } from './answer-age.ts';
import type { ApiError } from './api-error.ts';
import type { AnyEndpoint, CallInput } from './call.ts';
import { useLanguageAndCurrency } from './preferences.ts';

export type ReadOptions = {
  /** Waits while false. */
  readonly enabled?: boolean | undefined;
  /** How long an answer counts as fresh, in milliseconds. Default 30 s. */
  readonly staleTime?: number | undefined;
  /** Asks again at this interval in milliseconds while the view is visible. */
  readonly refetchInterval?: number | false | undefined;
  /** Keeps the former answer on screen while another input loads (filters, tabs). Always so for language and currency. */
  readonly keepPrevious?: boolean | undefined;
  /** Counts the read in the loading overlay. Default false: reads have skeletons. */
  readonly overlay?: boolean | undefined;
  /** Read by the app itself, not for a screen: its age says nothing about what the screen shows. Default false. */
  readonly ofShell?: boolean | undefined;
};

/** Cache key of a read. Language and currency belong to it, so that switching either reads again. */
export const endpointKey = (
  endpoint: AnyEndpoint,
  input: unknown,
  place: { locale: string; currency: string },
): QueryKey => [endpoint.surface, endpoint.name, input ?? {}, place.locale, place.currency];

/** The former answer while a new one loads: always across languages and currencies, across inputs only when asked. */
export function formerAnswer<T>(key: QueryKey, keepPrevious: boolean | undefined) {
  return (previous: T | undefined, query: { queryKey: QueryKey } | undefined): T | undefined => {
    if (previous === undefined || !query) return undefined;
    const sameInput = JSON.stringify(query.queryKey.slice(0, 3)) === JSON.stringify(key.slice(0, 3));
    return sameInput || keepPrevious ? previous : undefined;
  };
}

/**
 * Reads an endpoint and keeps the answer. `data` is the answer, `isPending` means draw the skeleton, `error` is an
 * ApiError to hand to `ErrorState`, `refetch` tries again.
 */
export function useEndpoint<E extends AnyEndpoint>(endpoint: E, input?: CallInput<E>, options: ReadOptions = {}) {
  const key = endpointKey(endpoint, input, useLanguageAndCurrency());
  return useQuery<AnswerOf<E>, ApiError>({
    queryKey: key,
    queryFn: (asked) => readAnswer(endpoint, input, asked, options.overlay) as Promise<AnswerOf<E>>,
    placeholderData: formerAnswer<AnswerOf<E>>(key, options.keepPrevious) as never,
    enabled: options.enabled ?? true,
    staleTime: options.staleTime ?? 30_000,
    refetchInterval: options.refetchInterval ?? false,
    meta: { ofShell: options.ofShell ?? false },
  });
}

/** Marks every cached answer of these endpoints as out of date; what is on screen is read again. */
export const invalidateEndpoints = (client: QueryClient, ...endpoints: AnyEndpoint[]): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey }) => endpoints.some((one) => queryKey[0] === one.surface && queryKey[1] === one.name),
  });

/** `invalidateEndpoints` for the page's own cache. */
export function useInvalidate() {
  const client = useQueryClient();
  return (...endpoints: AnyEndpoint[]) => invalidateEndpoints(client, ...endpoints);
}
