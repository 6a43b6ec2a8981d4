import { Card } from '../../../ui/card.tsx';
import { Skeleton, SkeletonText } from '../../../ui/skeleton.tsx';

const Line = () => (
  <div className="row g3">
    <Skeleton width="6.4rem" height="6.4rem" radius="var(--r-s)" />
    <div className="grow">
      <SkeletonText lines={2} />
    </div>
    <Skeleton width="5.6rem" />
  </div>
);

/** Address, two lines and a sum that are still to come. Orders and their confirmation share this shape. */
export const OrderSkeleton = () => (
  <div aria-hidden="true">
    <Card>
      <div className="row g3">
        <Skeleton width="3.6rem" height="3.6rem" radius="50%" />
        <div className="grow">
          <SkeletonText lines={2} />
        </div>
      </div>
    </Card>
    <Card>
      <div className="stack">
        <Skeleton width="30%" height="2rem" />
        <Line />
        <Line />
      </div>
    </Card>
    <Card>
      <SkeletonText lines={4} />
    </Card>
  </div>
);
