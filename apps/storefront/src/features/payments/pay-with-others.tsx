import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { useEndpointMutation } from '@app/client/use-mutation';
import { usePriceFormat } from '@app/client/use-price';
import { limits } from '@app/contract/core/limits';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { orderGroupEndpoints } from '@app/contract/orders/order-groups/endpoints';
import type { Cashier } from '@app/contract/payments/schemas';
import { useState } from 'react';
import { useGo } from '../../shell/navigation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/controls.tsx';
import { Price } from '../../ui/price.tsx';
import styles from './pay-with-others.module.css';
import { payableLooks } from './payable-looks.ts';

/** The customer's other orders that can be paid now, of every kind. */
function useOthers(cashier: Cashier) {
  const { id, kind } = cashier.payable;
  const joins = cashier.own && id !== null && payableLooks[kind].joins === true;
  const unpaid = useEndpoint(
    orderEndpoints.allOrders,
    { query: { group: 'unpaid' } },
    { enabled: joins, staleTime: 0 },
  );
  const found = (unpaid.data?.list ?? []).filter(
    (order) => order.id !== id && (order.goods ? order.goods.actions.includes('pay') : order.booked?.pay),
  );
  return joins ? found : [];
}

/** What else waits to be paid, to be paid together with this; nothing where nothing does. */
export function PayWithOthers({ cashier }: { readonly cashier: Cashier }) {
  const t = useT();
  const go = useGo();
  const format = usePriceFormat();
  const others = useOthers(cashier);
  const [marked, setMarked] = useState<readonly string[]>([]);
  const chosen = marked.filter((id) => others.some((one) => one.id === id)).slice(0, limits.groupOrders - 1);
  const orderIds = [cashier.payable.id ?? '', ...chosen];
  const total = useEndpoint(
    orderGroupEndpoints.groupTotal,
    { query: { orders: orderIds.join(',') } },
    { enabled: chosen.length > 0, staleTime: 0 },
  );
  const together = useEndpointMutation(orderGroupEndpoints.payTogether, {
    invalidates: [orderEndpoints.orderList, orderEndpoints.orderDetails, orderEndpoints.allOrders],
    onSuccess: ({ paymentId }) => go.replace('cashier', { payment: paymentId }),
  });
  if (others.length === 0) return null;
  return (
    <Card>
      <h2 className="h3">{t('payments.with_others')}</h2>
      <ul className={styles.others}>
        {others.map((order) => (
          <li key={order.id}>
            <Checkbox
              label={order.title}
              checked={chosen.includes(order.id)}
              onChange={(wanted) => setMarked(wanted ? [...chosen, order.id] : chosen.filter((id) => id !== order.id))}
            >
              <span className="grow">
                <span className="sub medium clip2">{order.title}</span>
                {order.booked ? <span className="cap t3 clip1">{order.booked.subtitle}</span> : null}
              </span>
              <Price price={order.payable} />
            </Checkbox>
          </li>
        ))}
      </ul>
      {chosen.length > 0 ? (
        <Button
          block
          kind="soft"
          disabled={!total.data}
          loading={together.isPending}
          onClick={() => together.mutate({ body: { orderIds } })}
        >
          {total.data ? t('payments.pay_together', { amount: format.text(total.data.total) }) : t('group.pay')}
        </Button>
      ) : null}
    </Card>
  );
}
