import { Card } from '../../../ui/card.tsx';
import { Skeleton, SkeletonText } from '../../../ui/skeleton.tsx';

/** A stay, its guests and its price that are still to come. The confirmation and the order share this shape. */
export const BookingSkeleton = () => (
  <div aria-hidden="true">
    <Card>
      <div className="row g3">
        <Skeleton width="8.4rem" height="8.4rem" radius="var(--r-m)" />
        <div className="grow">
          <SkeletonText lines={3} />
        </div>
      </div>
    </Card>
    <Card>
      <div className="stack">
        <Skeleton width="30%" height="2rem" />
        <Skeleton height="5.2rem" radius="var(--r-m)" />
        <Skeleton height="5.2rem" radius="var(--r-m)" />
      </div>
    </Card>
    <Card>
      <SkeletonText lines={4} />
    </Card>
  </div>
);
