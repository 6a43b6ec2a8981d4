import { type FeedStretch, feedPages, isFeed } from './feed-pages';
import { type AnyEndpoint, request } from './request';

/** What is asked of a list. Pages begin at 1. */
export type ListQuery = {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly page: number;
  readonly perPage: number;
};

/** One page of a list. A feed is not counted: its pages are only turned. */
export type ListRows<T> = {
  readonly rows: T[];
  /** How many there are; undefined for a feed. With `countedTo`, at least so many. */
  readonly total?: number;
  readonly countedTo?: number;
  readonly counts: Record<string, number>;
  readonly hasNextPage: boolean;
};

type Page<T> = { list: T[]; total: number; countedTo?: number; counts?: Record<string, number> };

const feeds = feedPages();

/** Reads one page of a list of the contract, counted or fed. Throws `Failure`. */
export async function readRows<T>(
  endpoint: AnyEndpoint,
  { filter, sort, page, perPage }: ListQuery,
  signal: AbortSignal,
): Promise<ListRows<T>> {
  const query = { ...filter, sort: sort.field, order: sort.order.toLowerCase(), limit: String(perPage) };
  const ask = (place: Record<string, string>): Promise<Page<T> | FeedStretch<T>> =>
    request(endpoint, { query: { ...query, ...place } } as never, { signal });
  const key = JSON.stringify([endpoint.path, query]);
  const answer = await ask({ page: String(page), ...feeds.placeOf(key, page) });
  if (isFeed<T>(answer)) {
    const { list, cursor } = await feeds.walk<T>(key, { page, first: answer, ask });
    return { rows: list, counts: {}, hasNextPage: cursor !== null };
  }
  const { list, total, countedTo, counts = {} } = answer;
  return {
    rows: list,
    total,
    ...(countedTo === undefined ? {} : { countedTo }),
    counts,
    hasNextPage: page * perPage < total,
  };
}
