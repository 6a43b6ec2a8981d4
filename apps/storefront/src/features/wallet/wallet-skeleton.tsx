import { Card } from '../../ui/card.tsx';
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx';
import styles from './wallet.module.css';

/** The wallet's own shape while it is read. */
export const WalletSkeleton = () => (
  <div aria-hidden="true">
    <div className="pad">
      <Skeleton height="18.4rem" radius="var(--r-l) var(--r-l) var(--r-sail) var(--r-l)" />
    </div>
    <div className={styles.ways}>
      {[0, 1, 2, 3].map((place) => (
        <Skeleton key={place} width="5.2rem" height="7.8rem" radius="2.6rem" />
      ))}
    </div>
    <Card>
      <SkeletonText lines={2} />
    </Card>
    <Card>
      <div className="stack">
        <SkeletonText lines={2} />
        <SkeletonText lines={2} />
        <SkeletonText lines={2} />
      </div>
    </Card>
  </div>
);

/** A list of records while it is read. */
export const RecordsSkeleton = () => (
  <div aria-hidden="true">
    <Card>
      <div className="stack">
        <SkeletonText lines={2} />
        <SkeletonText lines={2} />
        <SkeletonText lines={2} />
        <SkeletonText lines={2} />
      </div>
    </Card>
  </div>
);
