import { Card } from '../../ui/card.tsx';
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx';
import { DetailsSkeleton } from '../travel/place/details-page.tsx';

/** A restaurant that is still to come, in the shape of its page. */
export const DiningDetailsSkeleton = () => (
  <DetailsSkeleton height="26rem" name="64%" line="44%">
    <Card>
      <Skeleton width="44%" height="2.2rem" />
      <Skeleton height="5.2rem" radius="var(--r-full)" />
      <SkeletonText lines={3} />
    </Card>
  </DetailsSkeleton>
);
