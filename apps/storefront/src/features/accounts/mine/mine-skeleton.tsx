import { useT } from '@app/client/i18n';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './mine.module.css';

/** The shape of "Me" until the first answer. */
export function MineSkeleton() {
  const t = useT();
  return (
    <div role="status" aria-label={t('shell.loading')}>
      <div className={styles.profile}>
        <Skeleton width="6.4rem" height="6.4rem" radius="var(--r-full)" />
        <div className="grow stack">
          <Skeleton width="14rem" height="2rem" />
          <Skeleton width="10rem" />
        </div>
      </div>
      <Card>
        <Skeleton height="5.2rem" />
      </Card>
      <Card>
        <Skeleton height="9.2rem" />
      </Card>
      <Card>
        <Skeleton height="20rem" />
      </Card>
    </div>
  );
}
