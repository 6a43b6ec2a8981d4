import { Card } from '../../../ui/card.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { DetailsSkeleton } from '../../../widgets/travel/place/details-page.tsx';

/** A hotel that is still to come, in the shape of its page. */
export const HotelDetailsSkeleton = () => (
  <DetailsSkeleton height="24rem" name="64%" line="44%">
    <Card>
      <SkeletonText lines={2} />
    </Card>
    <Card>
      <SkeletonText lines={4} />
    </Card>
  </DetailsSkeleton>
);
