import { Skeleton } from '../ui/skeleton.tsx';
import styles from './choice-list.module.css';

/** A list to choose from that is still to come: as many rows as it usually has. */
export const ChoiceListSkeleton = ({ rows }: { readonly rows: number }) => (
  <div className={styles.list} aria-hidden="true">
    {Array.from({ length: rows }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
      <div key={index} className={styles.ghost}>
        <Skeleton width="40%" />
        <Skeleton width="18%" />
      </div>
    ))}
  </div>
);
