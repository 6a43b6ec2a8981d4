import type { QueryCache, QueryClient, QueryKey } from '@tanstack/react-query';
import { type AnyEndpoint, callLoosely } from './call.ts';

/** When what a cached read shows had been received, for reads whose answer was kept from earlier; see `shownSince`. */
const keptSince = new WeakMap<object, number>();

/** What the cache passes to the function that reads; `pageParam` is absent on the first part of a list. */
type AnswerAgeQuery = {
  readonly client: QueryClient;
  readonly queryKey: QueryKey;
  readonly signal: AbortSignal;
  readonly pageParam?: unknown;
};

/**
 * Makes the call of a cached read and remembers when its answer had been received, if that was earlier. Silent, since the
 * screen shows a skeleton, old data or the error itself. Throws ApiError.
 */
export async function readAnswer(
  endpoint: AnyEndpoint,
  input: unknown,
  asked: AnswerAgeQuery,
  overlay: boolean | undefined,
): Promise<unknown> {
  const kept: number[] = [];
  const onKept = (at: number) => void kept.push(at);
  const answer = await callLoosely(endpoint, input, { quiet: !overlay, toast: false, signal: asked.signal, onKept });
  const read = asked.client.getQueryCache().find({ queryKey: asked.queryKey, exact: true });
  if (!read) return answer;
  // A list is as old as the oldest of its parts, which are read one after another from the first on.
  const before = asked.pageParam === undefined ? undefined : keptSince.get(read);
  const oldest = Math.min(...kept, before ?? Number.POSITIVE_INFINITY);
  if (Number.isFinite(oldest)) keptSince.set(read, oldest);
  else keptSince.delete(read);
  return answer;
}

/**
 * Returns since when what screens show now has not been read again, in milliseconds since 1970: the time of the oldest
 * answer that a screen in front draws. Null when none draws an answer.
 */
export function shownSince(cache: QueryCache): number | null {
  const times = cache
    .getAll()
    .filter(({ state, observers }) => state.data !== undefined && observers.some(isOfScreen))
    .map((read) => keptSince.get(read) ?? read.state.dataUpdatedAt);
  return times.length > 0 ? Math.min(...times) : null;
}

const isOfScreen = ({ options }: { options: { meta?: Record<string, unknown> | undefined } }): boolean =>
  options.meta?.ofShell !== true;
