import { Card } from '../../ui/card.tsx';
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx';
import styles from './after-sale.module.css';

/** The shape of a request or a return request while it is read. */
export const ReturnRequestSkeleton = () => (
  <div aria-hidden="true">
    <div className={styles.lead}>
      <Skeleton width="50%" height="3rem" />
      <Skeleton width="80%" />
    </div>
    {['goods', 'why', 'back'].map((name) => (
      <Card key={name}>
        <Skeleton width="30%" height="2.4rem" />
        <div className={styles.block}>
          <SkeletonText lines={3} />
        </div>
      </Card>
    ))}
  </div>
);
