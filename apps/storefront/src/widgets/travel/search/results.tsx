import type { ApiError } from '@app/client/api-error';
import type { Endless } from '@app/client/use-feed';
import type { ReactNode } from 'react';
import { cx } from '../../../ui/class-names.ts';
import { ErrorState } from '../../../ui/states.tsx';
import styles from './results.module.css';

/** What was searched, as `useFeed` and `usePaged` have it. */
type Feed = Pick<Endless<unknown>, 'items'> & {
  readonly isPending: boolean;
  readonly isPlaceholder: boolean;
  readonly error: ApiError | null;
  readonly refetch: () => unknown;
};

/**
 * What a search found, in each of its states: still to come (`ghosts`, in the shape of what comes), failed, nothing (`none`), or
 * there; then the former results stand, paler, while others are under way. `asks` is false where nothing is asked for: there is
 * nothing, then.
 */
export function Results(props: {
  readonly feed: Feed;
  readonly asks?: boolean;
  readonly ghosts: ReactNode;
  readonly none: ReactNode;
  /** Another answer to a failure than trying again; null for that. */
  readonly failed?: ReactNode;
  readonly className?: string | false | undefined;
  readonly children: ReactNode;
}) {
  const { feed, asks = true } = props;
  const { error } = feed;
  if (feed.items.length > 0) {
    return (
      <div
        className={cx(styles.results, props.className, feed.isPlaceholder && styles.stale)}
        aria-busy={feed.isPlaceholder}
      >
        {props.children}
      </div>
    );
  }
  if (!asks) return props.none;
  if (error) return props.failed ?? <ErrorState error={error} onRetry={() => void feed.refetch()} />;
  return feed.isPending ? props.ghosts : props.none;
}

/** Room above ghosts that stand below a filter bar. */
export const GhostsBelowBar = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.ghosts}>{children}</div>
);

/** The line that says how many results there are. */
export const CountLine = ({
  className,
  children,
}: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) => (
  <p className={cx('sub t3', className ?? styles.count)} role="status">
    {children}
  </p>
);

/** The same with the order at its end. */
export const SortedCount = (props: { readonly count: string; readonly children: ReactNode }) => (
  <div className={styles.sorted}>
    <p className="sub t2 num" role="status">
      {props.count}
    </p>
    {props.children}
  </div>
);
