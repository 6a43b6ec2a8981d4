import { useEndpointMutation } from '@app/client/use-mutation';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { orderGroupEndpoints } from '@app/contract/orders/order-groups/endpoints';
import { useState } from 'react';
import { useGo } from '../../../shell/navigation.ts';

/** Choosing unpaid orders to pay them together. `possible` are the ids that can be paid now, as the list shows them. */
export function useChoosing(possible: readonly string[]) {
  const go = useGo();
  const [on, setOn] = useState(false);
  const [marked, setMarked] = useState<readonly string[]>([]);
  // What has run out or was paid meanwhile is chosen no more.
  const chosen = marked.filter((id) => possible.includes(id));
  const stop = () => {
    setOn(false);
    setMarked([]);
  };
  const together = useEndpointMutation(orderGroupEndpoints.payTogether, {
    invalidates: [orderEndpoints.orderList, orderEndpoints.orderDetails, orderEndpoints.allOrders],
    onSuccess: ({ paymentId }) => {
      stop();
      go.to('cashier', { payment: paymentId });
    },
  });
  return {
    /** There are at least two to be chosen. */
    possible: possible.length > 1,
    on: on && possible.length > 1,
    start: () => setOn(true),
    stop,
    chosen,
    mark: (id: string, wanted: boolean) => setMarked(wanted ? [...chosen, id] : chosen.filter((one) => one !== id)),
    isPaying: together.isPending,
    pay: () => {
      if (!together.isPending) together.mutate({ body: { orderIds: [...chosen] } });
    },
  };
}

export type Choosing = ReturnType<typeof useChoosing>;
