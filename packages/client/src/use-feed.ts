import type { AnswerOf } from '@app/contract/core/endpoint';
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { readAnswer } from './answer-age.ts';
import type { ApiError } from './api-error.ts';
import type { AnyEndpoint, CallInput } from './call.ts';
import { useLanguageAndCurrency } from './preferences.ts';
import { endpointKey, formerAnswer, type ReadOptions } from './use-endpoint.ts';

type Rows = { readonly list: readonly unknown[] };
type ItemOf<E> = AnswerOf<E> extends { list: readonly (infer T)[] } ? T : never;
type FeedAnswer = Rows & { readonly cursor: string | null };
type PageAnswer = Rows & { readonly total: number; readonly page: number; readonly limit: number };
type LooseInput = { readonly query?: object };

type Turn = { readonly name: 'cursor' | 'page'; readonly next: (last: Rows) => string | number | undefined };

const byCursor: Turn = { name: 'cursor', next: (last) => (last as FeedAnswer).cursor ?? undefined };
const byPage: Turn = {
  name: 'page',
  next: (last) => {
    const { page, limit, total } = last as PageAnswer;
    return page * limit < total ? page + 1 : undefined;
  },
};

function useEndless<E extends AnyEndpoint>(turn: Turn, target: { endpoint: E; input: unknown }, options: ReadOptions) {
  const { endpoint, input } = target;
  const key = [...endpointKey(endpoint, input, useLanguageAndCurrency()), turn.name];
  const query = useInfiniteQuery<Rows, ApiError, InfiniteData<Rows>, typeof key, string | number | undefined>({
    queryKey: key,
    queryFn: (asked) => {
      const { pageParam } = asked;
      const given = (input ?? {}) as LooseInput;
      const turned = pageParam === undefined ? given : { ...given, query: { ...given.query, [turn.name]: pageParam } };
      return readAnswer(endpoint, turned, asked, options.overlay) as Promise<Rows>;
    },
    initialPageParam: undefined,
    getNextPageParam: turn.next,
    placeholderData: formerAnswer<InfiniteData<Rows>>(key, options.keepPrevious) as never,
    enabled: options.enabled ?? true,
    staleTime: options.staleTime ?? 30_000,
  });
  const pages = query.data?.pages ?? [];
  return {
    items: pages.flatMap((page) => page.list) as ItemOf<E>[],
    first: pages[0] as AnswerOf<E> | undefined,
    /** Every stretch as it was answered. */
    pages: pages as unknown as readonly AnswerOf<E>[],
    isPending: query.isPending,
    isFetching: query.isFetching,
    isPlaceholder: query.isPlaceholderData,
    error: query.error,
    refetch: query.refetch,
    hasNext: query.hasNextPage,
    isFetchingNext: query.isFetchingNextPage,
    nextFailed: query.isFetchNextPageError,
    fetchNext: () => {
      if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage();
    },
  };
}

/** Reads an endless feed (`{ list, cursor }`); hand the result to `InfiniteList`. `items` are all rows so far. */
export const useFeed = <E extends AnyEndpoint>(endpoint: E, input?: CallInput<E>, options: ReadOptions = {}) =>
  useEndless(byCursor, { endpoint, input }, options);

/** Reads a counted list (`{ list, total, page, limit }`) page after page; `first.total` is the count. */
export const usePaged = <E extends AnyEndpoint>(endpoint: E, input?: CallInput<E>, options: ReadOptions = {}) =>
  useEndless(byPage, { endpoint, input }, options);

export type Endless<T> = {
  readonly items: readonly T[];
  readonly hasNext: boolean;
  readonly isFetchingNext: boolean;
  readonly nextFailed: boolean;
  readonly fetchNext: () => void;
};
