import { Card } from '../../ui/card.tsx';
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx';
import styles from './trip-page.module.css';

/** The shape of a trip while it is read. */
export const TripSkeleton = () => (
  <>
    <div className={styles.shared}>
      <Skeleton height="16rem" />
    </div>
    {[0, 1].map((key) => (
      <Card key={key}>
        <SkeletonText lines={4} />
      </Card>
    ))}
  </>
);
