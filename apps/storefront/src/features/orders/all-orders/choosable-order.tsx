import { useT } from '@app/client/i18n';
import type { OrderSummary } from '@app/contract/orders/schemas';
import { Checkbox } from '../../../ui/controls.tsx';
import styles from '../my-orders/my-orders.module.css';
import { OrderCard } from '../my-orders/order-card.tsx';
import type { Choosing } from './use-choosing.ts';

/** An order of the list, with a mark beside it while orders are chosen to be paid together. */
export function ChoosableOrder(props: {
  readonly order: OrderSummary;
  readonly choosing: Choosing;
  readonly onStale: () => void;
}) {
  const t = useT();
  const { order, choosing } = props;
  if (!choosing.on || !order.actions.includes('pay')) return <OrderCard order={order} onStale={props.onStale} />;
  return (
    <div className={styles.choosable}>
      <Checkbox
        checked={choosing.chosen.includes(order.id)}
        onChange={(wanted) => choosing.mark(order.id, wanted)}
        label={t('group.choose_one', { number: order.number })}
      />
      <OrderCard order={order} onStale={props.onStale} quiet />
    </div>
  );
}
