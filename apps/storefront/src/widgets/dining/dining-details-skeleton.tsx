import { Card } from '../../ui/card.tsx';
import { NavBar } from '../../ui/nav-bar.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx';
import styles from './restaurant-head.module.css';

/** A restaurant that is still to come, in the shape of its page. */
export const DiningDetailsSkeleton = ({ onBack }: { readonly onBack: () => void }) => (
  <Page header={<NavBar floating onBack={onBack} />}>
    <div aria-hidden="true" className={styles.ghost}>
      <Skeleton height="26rem" radius="0" />
      <div className={styles.sheet}>
        <div className={styles.ghostText}>
          <Skeleton width="64%" height="3rem" />
          <Skeleton width="44%" height="1.8rem" />
          <Skeleton height="5.2rem" radius="var(--r-m)" />
        </div>
      </div>
      <Card>
        <Skeleton width="44%" height="2.2rem" />
        <Skeleton height="5.2rem" radius="var(--r-full)" />
        <SkeletonText lines={3} />
      </Card>
    </div>
  </Page>
);
