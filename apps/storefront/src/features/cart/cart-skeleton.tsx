import { Card } from '../../ui/card.tsx';
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx';
import styles from './cart.module.css';

/** Three lines that are still to come. */
export const CartSkeleton = () => (
  <Card flush>
    <div className={styles.list} aria-hidden="true">
      {['a', 'b', 'c'].map((name) => (
        <div key={name} className={styles.line}>
          <Skeleton width="2.2rem" height="2.2rem" radius="50%" />
          <span className={styles.thumb}>
            <Skeleton height="8.8rem" radius="1.2rem" />
          </span>
          <div className="grow">
            <SkeletonText lines={2} />
            <div className={styles.foot}>
              <Skeleton width="6.4rem" height="2rem" />
              <Skeleton width="9.6rem" height="3.2rem" radius="var(--r-full)" />
            </div>
          </div>
        </div>
      ))}
    </div>
  </Card>
);
