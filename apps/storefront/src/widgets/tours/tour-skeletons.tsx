import { Card } from '../../ui/card.tsx';
import { NavBar } from '../../ui/nav-bar.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx';
import styles from './tour-card.module.css';
import details from './tour-details.module.css';

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
export const TourDetailsSkeleton = ({ onBack }: { readonly onBack: () => void }) => (
  <Page header={<NavBar floating onBack={onBack} />}>
    <div aria-hidden="true" className={details.ghost}>
      <Skeleton height="26rem" radius="0" />
      <div className={details.sheet}>
        <div className={details.ghostText}>
          <Skeleton width="74%" height="3rem" />
          <Skeleton width="54%" height="1.8rem" />
          <Skeleton height="5.2rem" radius="var(--r-m)" />
        </div>
      </div>
      <Card>
        <SkeletonText lines={3} />
      </Card>
      <Card>
        <SkeletonText lines={5} />
      </Card>
    </div>
  </Page>
);
