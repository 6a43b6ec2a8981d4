import type { AnyEndpoint } from '@app/client/call';
import { useInvalidate } from '@app/client/use-endpoint';
import { useEndpointMutation } from '@app/client/use-mutation';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { afterSaleEndpoints } from '@app/contract/orders/after-sale/endpoints';
import { orderEndpoints } from '@app/contract/orders/endpoints';

const touched: readonly AnyEndpoint[] = [
  afterSaleEndpoints.afterSaleDetails,
  orderEndpoints.orderList,
  orderEndpoints.orderDetails,
  accountEndpoints.userInfo,
];

/**
 * One step of a refund or return. What shows it is read again when it is done, and also when it is refused: then the
 * request has moved on, and so has what a form begins from. The screen shows the refusal itself.
 */
export function useReturnRequestStep<E extends AnyEndpoint>(endpoint: E) {
  const invalidate = useInvalidate();
  return useEndpointMutation(endpoint, {
    toast: false,
    invalidates: touched,
    onError: (error) => {
      if (error.kind === 'answer' && error.key !== 'input.invalid')
        void invalidate(...touched, afterSaleEndpoints.afterSaleForm);
    },
  });
}
