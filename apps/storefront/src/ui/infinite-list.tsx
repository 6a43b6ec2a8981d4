import { useT } from '@app/client/i18n';
import type { Endless } from '@app/client/use-feed';
import { type ReactNode, useEffect, useRef } from 'react';
import { TextButton } from './button.tsx';
import styles from './infinite-list.module.css';
import { Dots } from './spinner.tsx';

/**
 * Draws the rows so far and asks for more when the end comes near. `feed` is the result of `useFeed` or `usePaged`.
 * Says when that is all; a failed page offers to try again.
 */
export function InfiniteList<T>(props: {
  readonly feed: Endless<T>;
  readonly children: (items: readonly T[]) => ReactNode;
  /** Fewer rows than this need no end text. */
  readonly quietBelow?: number;
}) {
  const t = useT();
  const { feed, quietBelow = 5 } = props;
  const end = useRef<HTMLDivElement>(null);
  const fetchNext = useRef(feed.fetchNext);
  useEffect(() => {
    fetchNext.current = feed.fetchNext;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page moves the end, which is then observed afresh
  useEffect(() => {
    const node = end.current;
    if (!node || !feed.hasNext || feed.nextFailed) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && fetchNext.current(), {
      rootMargin: '0px 0px 600px 0px',
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, [feed.hasNext, feed.nextFailed, feed.items.length]);

  return (
    <>
      {props.children(feed.items)}
      <div ref={end} className={styles.end} aria-live="polite">
        {feed.nextFailed ? (
          <>
            {t('common.more_failed')} <TextButton onClick={feed.fetchNext}>{t('common.retry')}</TextButton>
          </>
        ) : feed.isFetchingNext ? (
          <>
            <Dots />
            <span className="visually-hidden">{t('common.loading_more')}</span>
          </>
        ) : !feed.hasNext && feed.items.length >= quietBelow ? (
          t('common.that_is_all')
        ) : null}
      </div>
    </>
  );
}
