import { Skeleton, SkeletonText } from '../../../ui/skeleton.tsx';
import styles from './restaurant-card.module.css';

/** Restaurants that are still to come, in the shape of their cards. */
export const DiningCardsSkeleton = () => (
  <div aria-hidden="true">
    {['a', 'b', 'c'].map((name) => (
      <div key={name} className={styles.card}>
        <Skeleton height="15.2rem" radius="0" />
        <div className={styles.body}>
          <Skeleton width="52%" height="2.2rem" />
          <SkeletonText lines={2} />
          <Skeleton height="4rem" radius="var(--r-full)" />
        </div>
      </div>
    ))}
  </div>
);
