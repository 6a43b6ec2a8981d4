import { NavBar } from '../../../ui/nav-bar.tsx';
import { Page } from '../../../ui/page.tsx';
import { Skeleton, SkeletonText } from '../../../ui/skeleton.tsx';
import styles from './product-detail.module.css';

/** The product page's own shape while it loads; back works already. */
export const ProductSkeleton = ({ onBack }: { readonly onBack: () => void }) => (
  <Page header={<NavBar floating onBack={onBack} />}>
    <div className={styles.ghost}>
      <Skeleton height="42rem" />
      <div className={styles.sheet}>
        <div className={styles.ghostText}>
          <Skeleton width="50%" height="3.2rem" />
          <SkeletonText lines={2} />
          <Skeleton width="70%" />
          <Skeleton height="8rem" radius="var(--r-m)" />
        </div>
      </div>
    </div>
  </Page>
);
