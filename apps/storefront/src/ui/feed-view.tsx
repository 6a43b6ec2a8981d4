import type { ApiError } from '@app/client/api-error';
import type { Endless } from '@app/client/use-feed';
import type { ReactNode } from 'react';
import { InfiniteList } from './infinite-list.tsx';
import { PullToRefresh } from './pull-to-refresh.tsx';
import { ErrorState } from './states.tsx';

type Feed<T> = Endless<T> & {
  readonly isPending: boolean;
  readonly error: ApiError | null;
  readonly refetch: () => Promise<unknown>;
};

/**
 * A feed as a whole screen's list, in each of its states: on its way, failed before the first row, without rows, or its rows with
 * what stands below them. Pulling it down reads it again.
 */
export function FeedView<T>(props: {
  readonly feed: Feed<T>;
  /** What stands above the list in each of its states. */
  readonly head?: ReactNode;
  readonly skeleton: ReactNode;
  readonly empty: ReactNode;
  readonly foot?: ReactNode;
  readonly children: (items: readonly T[]) => ReactNode;
}) {
  const { feed, head, skeleton, empty, foot, children } = props;
  const some = feed.items.length > 0;
  return (
    <PullToRefresh onRefresh={feed.refetch}>
      {head}
      {feed.isPending ? skeleton : null}
      {feed.error && !some ? <ErrorState error={feed.error} onRetry={() => void feed.refetch()} /> : null}
      {feed.isPending || feed.error || some ? null : empty}
      {some ? (
        <>
          <InfiniteList feed={feed}>{children}</InfiniteList>
          {foot}
        </>
      ) : null}
    </PullToRefresh>
  );
}
