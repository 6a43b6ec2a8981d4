import { Skeleton, SkeletonText } from '../../../ui/skeleton.tsx';
import styles from './hotel-card.module.css';

const Ghost = () => (
  <div className={styles.card}>
    <Skeleton height="18rem" radius="0" />
    <div className={styles.body}>
      <Skeleton width="60%" height="2rem" />
      <SkeletonText lines={2} />
      <Skeleton width="32%" height="2.4rem" />
    </div>
  </div>
);

/** Hotels that are still to come, in the shape of their cards. */
export const HotelCardsSkeleton = ({ count = 2 }: { readonly count?: number }) => (
  <div aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the cards are alike and never move
      <Ghost key={index} />
    ))}
  </div>
);
