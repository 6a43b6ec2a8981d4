import type { ChatOrder, ChatProduct } from '@app/contract/chat/message-schemas';
import { Link } from 'react-router';
import { useAllowed } from '../../../api/session';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { Thumb } from '../../../ui/list/cells';
import styles from './log.module.css';

/** A product as the customer sees it in the talk. */
export function ProductLine({ product }: { product: ChatProduct }) {
  const format = useFormat();
  return (
    <div className={styles.card}>
      <Thumb url={product.cover} size={48} />
      <span>
        <b>{product.name}</b>
        <span>{format.money(product.price.usd)}</span>
      </span>
    </div>
  );
}

/** An order; it leads to its page for who may see it. */
export function OrderLine({ order }: { order: ChatOrder }) {
  const t = useText();
  const format = useFormat();
  const sees = useAllowed('orders.goods.view');
  const body = (
    <>
      <Thumb url={order.cover} size={48} />
      <span>
        <b>{order.number}</b>
        <span>
          {format.money(order.payable.usd)} · {t(`orders.state.${order.state}`)}
        </span>
        <small>{format.moment(order.createdAt)}</small>
      </span>
    </>
  );
  return sees ? (
    <Link className={styles.card ?? ''} to={`/orders/goods/${order.id}`}>
      {body}
    </Link>
  ) : (
    <div className={styles.card}>{body}</div>
  );
}
