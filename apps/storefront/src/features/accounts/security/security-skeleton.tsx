import { Card } from '../../../ui/card.tsx';
import { Skeleton, SkeletonText } from '../../../ui/skeleton.tsx';
import styles from './security.module.css';

/** A sentence, a field and a button that are still to come. */
export const SecuritySkeleton = () => (
  <>
    <div className={styles.intro}>
      <SkeletonText lines={2} />
    </div>
    <Card>
      <div className={styles.form}>
        <Skeleton height="5.2rem" radius="1.2rem" />
        <Skeleton height="4.8rem" radius="2.4rem" />
      </div>
    </Card>
  </>
);
