import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import cardStyles from './order-card.module.css';

/** A list of orders while it loads, in its own shape. */
export const OrdersSkeleton = () => (
  <div aria-hidden="true">
    {['a', 'b', 'c'].map((name) => (
      <Card key={name}>
        <div className="row between">
          <Skeleton width="40%" />
          <Skeleton width="7.2rem" height="2.2rem" />
        </div>
        <div className={cardStyles.body}>
          <Skeleton width="7.2rem" height="7.2rem" radius="var(--r-s)" />
          <Skeleton width="7.2rem" height="7.2rem" radius="var(--r-s)" />
          <span className={cardStyles.sum}>
            <Skeleton width="6.4rem" height="2.2rem" />
          </span>
        </div>
        <div className="row between">
          <span />
          <Skeleton width="10rem" height="4rem" radius="var(--r-full)" />
        </div>
      </Card>
    ))}
  </div>
);
