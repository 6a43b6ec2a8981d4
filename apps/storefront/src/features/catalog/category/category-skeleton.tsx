import { Skeleton, SkeletonText } from '../../../ui/skeleton.tsx';
import styles from './category.module.css';

const ENTRIES = ['46%', '62%', '40%', '58%', '50%', '66%', '44%', '60%'];

/** The rail's own shape while it loads. */
export const CategoryRailSkeleton = () => (
  <div className={styles.rail} aria-hidden="true">
    {ENTRIES.map((width) => (
      <div key={width} className={styles.entry}>
        <Skeleton width={width} height="1.3rem" />
      </div>
    ))}
  </div>
);

const TILES = ['a', 'b', 'c', 'd', 'e', 'f'];
const ROWS = ['a', 'b', 'c'];

/** The pane's own shape while it loads: the way to all, six tiles, one group. */
export const CategoryPaneSkeleton = () => (
  <div aria-hidden="true">
    <div className={styles.ghostHero}>
      <Skeleton height="11.2rem" radius="var(--r-l) var(--r-l) 4.8rem var(--r-l)" />
    </div>
    <Skeleton width="50%" height="2rem" />
    <div className={styles.tiles}>
      {TILES.map((key) => (
        <div key={key} className={styles.tile}>
          <span className={styles.tilePicture}>
            <Skeleton ratio="1" radius="var(--r-m)" />
          </span>
          <Skeleton height="1.2rem" />
        </div>
      ))}
    </div>
    <div className={styles.group}>
      <div className={styles.groupHead}>
        <Skeleton width="45%" height="2rem" />
      </div>
      {ROWS.map((key) => (
        <div key={key} className={styles.goods}>
          <span className={styles.thumb}>
            <Skeleton height="100%" radius="var(--r-s)" />
          </span>
          <span className="grow">
            <SkeletonText lines={2} />
          </span>
        </div>
      ))}
    </div>
  </div>
);
