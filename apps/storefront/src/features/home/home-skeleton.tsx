import { Skeleton } from '../../ui/skeleton.tsx';
import { ProductGridSkeleton } from '../../widgets/product-grid.tsx';
import styles from './home.module.css';

/** The home screen's own shape while it loads. */
export const HomeSkeleton = () => (
  <div aria-hidden="true">
    <div className={styles.ghostBanner}>
      <Skeleton height="17.6rem" radius="var(--r-l) var(--r-l) var(--r-sail) var(--r-l)" />
    </div>
    <div className={styles.ghostTitle}>
      <Skeleton width="40%" height="2.6rem" />
    </div>
    <ProductGridSkeleton />
  </div>
);
