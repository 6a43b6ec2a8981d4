import { Card } from '../../../ui/card.tsx';
import { NavBar } from '../../../ui/nav-bar.tsx';
import { Page } from '../../../ui/page.tsx';
import { Skeleton, SkeletonText } from '../../../ui/skeleton.tsx';
import styles from './hotel-details.module.css';

/** A hotel that is still to come, in the shape of its page. */
export const HotelDetailsSkeleton = ({ onBack }: { readonly onBack: () => void }) => (
  <Page header={<NavBar floating onBack={onBack} />}>
    <div aria-hidden="true" className={styles.ghost}>
      <Skeleton height="24rem" radius="0" />
      <div className={styles.sheet}>
        <div className={styles.ghostText}>
          <Skeleton width="64%" height="3rem" />
          <Skeleton width="44%" height="1.8rem" />
          <Skeleton height="5.2rem" radius="var(--r-m)" />
        </div>
      </div>
      <Card>
        <SkeletonText lines={2} />
      </Card>
      <Card>
        <SkeletonText lines={4} />
      </Card>
    </div>
  </Page>
);
