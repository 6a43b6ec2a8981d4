import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx';
import styles from './deal-card.module.css';

const Ghost = () => (
  <div className={styles.card}>
    <div className={styles.picture}>
      <Skeleton height="100%" radius="0" />
    </div>
    <div className={styles.ghost}>
      <div className={styles.ghostText}>
        <SkeletonText lines={2} />
        <Skeleton width="46%" height="2.4rem" />
      </div>
      <div className={styles.ghostLine}>
        <Skeleton width="40%" />
        <Skeleton width="9.2rem" height="3.6rem" radius="var(--r-full)" />
      </div>
    </div>
  </div>
);

/** Deals that are still to come, in the shape of their cards. */
export const DealCardsSkeleton = ({ count = 4 }: { readonly count?: number }) => (
  <div aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the cards are alike and never move
      <Ghost key={index} />
    ))}
  </div>
);
