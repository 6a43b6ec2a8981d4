import { Card } from '../../ui/card.tsx';
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx';
import { DetailsSkeleton } from '../../widgets/travel/place/details-page.tsx';
import styles from './details/combo-page.module.css';
import card from './list/combo-card.module.css';

/** Combos that are still to come, in the shape of their cards. */
export const ComboCardsSkeleton = ({ count }: { readonly count: number }) => (
  <div aria-hidden="true" className={styles.ghosts}>
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the cards are alike and never move
      <div key={index} className={card.card}>
        <Skeleton height="18rem" radius="0" />
        <div className={card.body}>
          <Skeleton width="70%" height="2rem" />
          <SkeletonText lines={2} />
          <Skeleton width="32%" height="2.4rem" />
        </div>
      </div>
    ))}
  </div>
);

/** The parts of a combo that are still to come. */
export const ComboPlanSkeleton = () => (
  <div aria-hidden="true">
    <Card>
      <SkeletonText lines={4} />
    </Card>
    <Card>
      <SkeletonText lines={8} />
    </Card>
  </div>
);

/** A combo that is still to come, in the shape of its page. */
export const ComboPageSkeleton = () => (
  <DetailsSkeleton closed height="26rem" name="74%" line="54%">
    <ComboPlanSkeleton />
  </DetailsSkeleton>
);
