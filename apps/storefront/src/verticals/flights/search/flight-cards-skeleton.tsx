import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './flight-card.module.css';

/** Flights that are still to come, in the shape of their cards. */
export const FlightCardsSkeleton = () => (
  <div aria-hidden="true">
    {['a', 'b', 'c'].map((name) => (
      <div key={name} className={`${styles.card} ${styles.ghost}`}>
        <Skeleton height="5.2rem" radius="var(--r-m)" />
        <Skeleton height="4rem" radius="var(--r-m)" />
      </div>
    ))}
  </div>
);
