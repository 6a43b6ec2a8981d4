import type { StaffOrderDetail } from '@app/contract/orders/staff-schemas';
import { Link } from 'react-router';
import { useFormat } from '../../text/use-format';
import { useText, useTextOf } from '../../text/use-text';
import { Facts } from '../../ui/drawer';
import { ORDERS_PATH } from './orders-path';

/** The combined payment an order was put into: how it stands and every order in it. */
export function OrderGroup({ order }: { order: StaffOrderDetail }) {
  const t = useText();
  const textOf = useTextOf();
  const format = useFormat();
  const { group } = order;
  if (!group) return null;
  const ended = group.orders.some(({ paidHere }) => paidHere);
  return (
    <Facts
      title={t('orders.group.title')}
      facts={[
        [t('orders.group.number'), group.paymentNumber],
        [t('orders.group.status'), textOf(`orders.payment_state.${group.status}`, 'ui.unknown')],
        [t('orders.group.total'), format.money(group.totalUsd)],
        [
          t('permission.orders'),
          group.orders.map((one) => (
            <div key={one.id}>
              {one.id === order.id ? one.number : <Link to={`${ORDERS_PATH}/${one.id}`}>{one.number}</Link>}
              {` · ${format.money(one.amountUsd)}`}
              {ended && ` · ${t(one.paidHere ? 'orders.group.paid_here' : 'orders.group.not_here')}`}
            </div>
          )),
        ],
      ]}
    />
  );
}
