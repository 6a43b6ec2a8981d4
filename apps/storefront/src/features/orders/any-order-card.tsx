import type { AnyOrder } from '@app/contract/orders/schemas';
import { Card } from '../../ui/card.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { Tag } from '../../ui/tag.tsx';
import styles from './order-card.module.css';
import { OrderCard } from './order-card.tsx';

/** An order of any kind: goods with all that can be done, others in short. It leads to its own screen. */
export function AnyOrderCard({ order, onStale }: { readonly order: AnyOrder; readonly onStale: () => void }) {
  if (order.goods) return <OrderCard order={order.goods} onStale={onStale} />;
  return (
    <Card>
      <a href={`#${order.details}`}>
        <span className="row between g2">
          <span className={`clip1 ${styles.number}`}>{order.number}</span>
          <Tag tone="brand">{order.stateText}</Tag>
        </span>
        <span className={styles.body}>
          <span className={styles.thumb}>
            <Picture src={order.cover} alt="" width={72} ratio="1" />
          </span>
          <span className={`clip2 ${styles.single}`}>{order.title}</span>
          <span className={styles.sum}>
            <Price price={order.payable} />
          </span>
        </span>
      </a>
    </Card>
  );
}
