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

/** The form of a top-up while its channels are read. */
export const RechargeSkeleton = () => (
  <div aria-hidden="true">
    <Card>
      <div className="stack">
        <Skeleton width="40%" />
        <Skeleton height="5.2rem" radius="var(--r-m)" />
        <Skeleton height="3.6rem" radius="var(--r-full)" />
      </div>
    </Card>
    <RecordsSkeleton />
  </div>
);

/** Months of statements while they are read. */
export const MonthsSkeleton = () => (
  <div aria-hidden="true">
    {[0, 1, 2].map((place) => (
      <Card key={place}>
        <div className="stack">
          <SkeletonText lines={2} />
          <Skeleton height="3.6rem" />
          <Skeleton width="60%" height="4.4rem" radius="var(--r-full)" />
        </div>
      </Card>
    ))}
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
