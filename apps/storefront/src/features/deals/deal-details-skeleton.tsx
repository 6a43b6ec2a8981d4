import { Card } from '../../ui/card.tsx';
import { NavBar } from '../../ui/nav-bar.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx';
import styles from './deal-details.module.css';

/** A deal that is still to come, in the shape of its page. */
export const DealDetailsSkeleton = ({ onBack }: { readonly onBack: () => void }) => (
  <Page header={<NavBar floating onBack={onBack} />}>
    <div aria-hidden="true" className={styles.ghost}>
      <Skeleton height="26rem" radius="0" />
      <div className={styles.sheet}>
        <div className={styles.ghostText}>
          <Skeleton width="74%" height="3rem" />
          <Skeleton width="90%" height="1.8rem" />
        </div>
      </div>
      <Card>
        <div className={styles.ghostText}>
          <Skeleton width="30%" height="2.2rem" />
          <Skeleton width="52%" height="3.2rem" />
          <Skeleton height="0.6rem" radius="var(--r-full)" />
        </div>
      </Card>
      <Card>
        <SkeletonText lines={6} />
      </Card>
    </div>
  </Page>
);
