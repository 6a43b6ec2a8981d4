import { Card } from '../../ui/card.tsx';
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx';
import { DetailsSkeleton } from '../travel/place/details-page.tsx';
import styles from './tour-card.module.css';

const Ghost = () => (
  <div className={styles.card}>
    <Skeleton height="18rem" radius="0" />
    <div className={styles.body}>
      <Skeleton width="70%" height="2rem" />
      <SkeletonText lines={2} />
      <Skeleton width="32%" height="2.4rem" />
    </div>
  </div>
);

/** Tours that are still to come, in the shape of their cards. */
export const TourCardsSkeleton = ({ count = 2 }: { readonly count?: number }) => (
  <div aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the cards are alike and never move
      <Ghost key={index} />
    ))}
  </div>
);

/** A tour that is still to come, in the shape of its page. */
export const TourDetailsSkeleton = () => (
  <DetailsSkeleton closed height="26rem" name="74%" line="54%">
    <Card>
      <SkeletonText lines={3} />
    </Card>
    <Card>
      <SkeletonText lines={5} />
    </Card>
  </DetailsSkeleton>
);
