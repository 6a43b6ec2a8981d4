import type { AnyEndpoint } from '@app/client/call';
import { useInvalidate } from '@app/client/use-endpoint';
import { useEndpointMutation } from '@app/client/use-mutation';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { orderEndpoints } from '@app/contract/orders/endpoints';

const touched: readonly AnyEndpoint[] = [
  orderEndpoints.orderList,
  orderEndpoints.orderDetails,
  accountEndpoints.userInfo,
];

/**
 * One step of an order (cancel, confirm, …). Lists and details are read again when it is done, and also when it is
 * refused: then the order has moved on. With `toast: false` the screen shows the refusal itself.
 */
export function useOrderStep<E extends AnyEndpoint>(endpoint: E, options: { readonly toast?: boolean } = {}) {
  const invalidate = useInvalidate();
  return useEndpointMutation(endpoint, {
    toast: options.toast,
    invalidates: touched,
    onError: (error) => {
      if (error.key === 'order.not_allowed' || error.key === 'record.not_found') void invalidate(...touched);
    },
  });
}
