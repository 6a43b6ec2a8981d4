import type { ProductCard as Card } from '@app/contract/catalog/schemas';
import { Skeleton, SkeletonText } from '../ui/skeleton.tsx';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

/**
 * Products two by two. The first four load their pictures at once when the grid is above the fold; with `alone` no
 * heading stands above the grid but the screen's own.
 */
export const ProductGrid = ({
  cards,
  eager,
  alone,
}: {
  readonly cards: readonly Card[];
  readonly eager?: boolean;
  readonly alone?: boolean;
}) => (
  <ul className={styles.grid}>
    {cards.map((card, index) => (
      <li key={card.id}>
        <ProductCard card={card} eager={Boolean(eager) && index < 4} heading={alone ? 'h2' : 'h3'} />
      </li>
    ))}
  </ul>
);

/** The grid's own shape while it loads. */
export const ProductGridSkeleton = ({ count = 4 }: { readonly count?: number }) => (
  <div className={styles.grid} aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are alike and never move
      <div key={index} className={styles.ghost}>
        <Skeleton ratio="4 / 5" radius="var(--r-m)" />
        <SkeletonText lines={2} />
        <Skeleton width="40%" height="1.8rem" />
      </div>
    ))}
  </div>
);
