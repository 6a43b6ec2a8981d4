import { useEndpointMutation } from '@app/client/use-mutation';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { orderGroupEndpoints } from '@app/contract/orders/order-groups/endpoints';
import type { PlacedTravelOrder } from '@app/contract/travel/order-views';
import { useGo } from '../../../shell/navigation.ts';

/** A table that was booked, with a second one or without. */
export type PlacedTables = PlacedTravelOrder & { readonly second: PlacedTravelOrder | null };

/** Leads on from two tables that were booked at once to the payment of both, or of the second where the first costs nothing; false for any other. */
export function usePayBoth(): (placed: PlacedTables) => boolean {
  const go = useGo();
  const toCashier = (payment: string) => go.replace('diningCashier', { payment });
  const together = useEndpointMutation(orderGroupEndpoints.payTogether, {
    invalidates: [orderEndpoints.allOrders],
    onSuccess: ({ paymentId }) => go.replace('cashier', { payment: paymentId }),
  });
  return (placed) => {
    const { second } = placed;
    if (second?.state !== 'pending_payment') return false;
    if (placed.state !== 'pending_payment') toCashier(second.paymentId);
    else {
      const body = { orderIds: [placed.orderId, second.orderId] };
      // The cashier of one offers the other, where both cannot be put together.
      together.mutate({ body }, { onError: () => toCashier(placed.paymentId) });
    }
    return true;
  };
}
