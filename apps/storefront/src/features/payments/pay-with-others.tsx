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
import { canBePaid } from '../../widgets/can-be-paid.ts';
import styles from './pay-with-others.module.css';
import { payableLooks } from './payable-looks.ts';

/** The customer's other orders that can be paid now, of every kind. */
function useOthers(cashier: Cashier | undefined) {
  const { id = null, kind = 'top_up' } = cashier?.payable ?? {};
  const waits = cashier?.proof?.state === 'submitted';
  const joins =
    cashier?.own === true && cashier.payableNow && !waits && id !== null && payableLooks[kind].joins === true;
  const unpaid = useEndpoint(
    orderEndpoints.allOrders,
    { query: { group: 'unpaid' } },
    { enabled: joins, staleTime: 0 },
  );
  const found = unpaid.data?.list ?? [];
  const own = found.find((order) => order.id === id);
  if (!joins || (own && !canBePaid(own))) return [];
  return found.filter((order) => order.id !== id && canBePaid(order));
}

/** Choosing what else is paid with this: what may be, what is chosen, and the payment of all of it. */
export function useTogether(cashier: Cashier | undefined) {
  const go = useGo();
  const others = useOthers(cashier);
  const [marked, setMarked] = useState<readonly string[]>([]);
  const chosen = marked.filter((id) => others.some((one) => one.id === id)).slice(0, limits.groupOrders - 1);
  const orderIds = [cashier?.payable.id ?? '', ...chosen];
  const total = useEndpoint(
    orderGroupEndpoints.groupTotal,
    { query: { orders: orderIds.join(',') } },
    { enabled: chosen.length > 0, staleTime: 0 },
  );
  const together = useEndpointMutation(orderGroupEndpoints.payTogether, {
    invalidates: [orderEndpoints.orderList, orderEndpoints.orderDetails, orderEndpoints.allOrders],
    onSuccess: ({ paymentId }) => go.replace('cashier', { payment: paymentId }),
  });
  return {
    others,
    chosen,
    mark: (id: string, wanted: boolean) => setMarked(wanted ? [...chosen, id] : chosen.filter((one) => one !== id)),
    /** What all of it comes to, as the server says; null until it does. */
    total: total.data?.total ?? null,
    isPaying: together.isPending,
    pay: () => together.mutate({ body: { orderIds } }),
  };
}

export type Together = ReturnType<typeof useTogether>;

/** Goes on to the payment of all that is chosen, in the place of the button that pays this alone. */
export function PayTogetherButton({ together }: { readonly together: Together }) {
  const t = useT();
  const format = usePriceFormat();
  const { total } = together;
  return (
    <Button block disabled={total === null} loading={together.isPaying} onClick={() => together.pay()}>
      {total ? t('payments.pay_together', { amount: format.text(total) }) : t('group.pay')}
    </Button>
  );
}

/** What else waits to be paid, to be paid together with this; nothing where nothing does. */
export function PayWithOthers({ together }: { readonly together: Together }) {
  const t = useT();
  const { others, chosen } = together;
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
              onChange={(wanted) => together.mark(order.id, wanted)}
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
    </Card>
  );
}
