import { useT } from '@app/client/i18n';
import type { ChatOrder, ChatProduct } from '@app/contract/chat/message-schemas';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { ListedPrice } from '../../widgets/listed-price.tsx';
import { OrderState } from '../../widgets/order-state.tsx';
import styles from './cards.module.css';

/** A product in a talk: what it looks like, its name, its price. */
export function ProductCard({ product }: { readonly product: ChatProduct }) {
  return (
    <span className={styles.card}>
      <span className={styles.thumb}>
        <Picture src={product.cover} alt="" width={64} ratio="1" />
      </span>
      <span className={styles.words}>
        <span className="clip2 sub semi">{product.name}</span>
        <ListedPrice of={product} size="s" />
      </span>
    </span>
  );
}

/** An order in a talk: its number, state and sum. */
export function OrderCard({ order }: { readonly order: ChatOrder }) {
  const t = useT();
  return (
    <span className={styles.card}>
      <span className={styles.thumb}>
        <Picture src={order.cover} alt="" width={64} ratio="1" />
      </span>
      <span className={styles.words}>
        <span className={styles.number}>{order.number}</span>
        <span className="row g2 wrap">
          {order.payable.amount === 0 ? (
            <span className="sub">{t('orders.nothing_to_pay')}</span>
          ) : (
            <Price price={order.payable} size="s" />
          )}
          <span className="cap t3">{t('chat.order_count', { count: order.count })}</span>
        </span>
        <span>
          <OrderState state={order.state} />
        </span>
      </span>
    </span>
  );
}
