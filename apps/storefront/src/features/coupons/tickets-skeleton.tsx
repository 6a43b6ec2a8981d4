import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './coupons.module.css';

/** Three tickets to come. */
export const TicketsSkeleton = () => (
  <div className={styles.list} aria-hidden="true">
    {['a', 'b', 'c'].map((name) => (
      <Skeleton key={name} height="11.6rem" radius="var(--r-l)" />
    ))}
  </div>
);
