import { useT } from '@app/client/i18n';
import type { OrderSummary } from '@app/contract/orders/schemas';
import { hrefTo } from '../../../shell/navigation.ts';
import { Card } from '../../../ui/card.tsx';
import { InFours } from '../../../ui/in-fours.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { InGroup } from '../../../widgets/in-group.tsx';
import { OrderState } from '../../../widgets/order-state.tsx';
import { PayWithin } from '../../../widgets/pay-within.tsx';
import { SumPrice } from '../../../widgets/sum-price.tsx';
import { OrderActions } from '../order-actions.tsx';
import styles from './order-card.module.css';

/** Pictures of an order's lines that fit beside its sum. */
const SHOWN = 2;

/** An order in the list: number and state, its goods, its sum, and what can be done. */
export function OrderCard(props: {
  readonly order: OrderSummary;
  readonly onStale: () => void;
  /** Nothing can be done with it here. */
  readonly quiet?: boolean;
}) {
  const { order, onStale } = props;
  const t = useT();
  const [first] = order.lines;
  const hidden = order.lines.length - SHOWN;
  return (
    <Card>
      <a href={hrefTo('orderDetails', { id: order.id })}>
        <span className="row between g2">
          <span className={`clip1 ${styles.number}`}>
            <InFours text={order.number} />
          </span>
          {order.proofWaits ? null : <OrderState state={order.state} />}
        </span>
        <span className={styles.body}>
          {order.lines.slice(0, SHOWN).map((line) => (
            <span key={line.id} className={styles.thumb}>
              <Picture src={line.cover} alt={line.name} width={72} ratio="1" />
            </span>
          ))}
          {order.lines.length === 1 && first ? <span className={`clip2 ${styles.single}`}>{first.name}</span> : null}
          {hidden > 0 ? <span className={styles.more}>+{hidden}</span> : null}
          <span className={styles.sum}>
            <SumPrice price={order.payable} points={order.pointsForGoods} />
            <br />
            <span className="cap t3">{t('orders.count', { count: order.count })}</span>
          </span>
        </span>
      </a>
      {order.expiresAt && order.actions.includes('pay') ? (
        <PayWithin until={order.expiresAt} proofWaits={order.proofWaits} onEnd={onStale} />
      ) : null}
      {order.group ? <InGroup group={order.group} /> : null}
      {props.quiet ? null : <OrderActions order={order} onDeleted={onStale} />}
    </Card>
  );
}
