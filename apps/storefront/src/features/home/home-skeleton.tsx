import { Skeleton } from '../../ui/skeleton.tsx';
import { ProductGridSkeleton } from '../../widgets/product-grid.tsx';
import styles from './home.module.css';

/** The home screen's own shape while it loads: a banner with the next one peeking, travel, deals and the first goods. */
export const HomeSkeleton = () => (
  <div aria-hidden="true">
    <div className={styles.ghostBanners}>
      <Skeleton height="17.6rem" radius="var(--r-l) var(--r-l) var(--r-sail) var(--r-l)" />
      <Skeleton height="17.6rem" radius="var(--r-l)" />
    </div>
    <div className={styles.ghostTiles}>
      <Skeleton height="8.8rem" radius="var(--r-m)" />
      <Skeleton height="8.8rem" radius="var(--r-m)" />
    </div>
    <div className={styles.ghostTitle}>
      <Skeleton width="40%" height="2.6rem" />
    </div>
    <div className={styles.ghostDeals}>
      <Skeleton height="15.2rem" radius="var(--r-m)" />
      <Skeleton height="15.2rem" radius="var(--r-m)" />
      <Skeleton height="15.2rem" radius="var(--r-m)" />
    </div>
    <div className={styles.ghostTitle}>
      <Skeleton width="40%" height="2.6rem" />
    </div>
    <ProductGridSkeleton />
  </div>
);
