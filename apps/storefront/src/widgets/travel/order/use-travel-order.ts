import type { AnyEndpoint } from '@app/client/call';
import { useInvalidate } from '@app/client/use-endpoint';
import { useEndpointMutation } from '@app/client/use-mutation';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { paymentEndpoints } from '@app/contract/payments/endpoints';
import { bundleEndpoints } from '@app/contract/travel/bundle-endpoints';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import { walletEndpoints } from '@app/contract/wallet/endpoints';
import { useEffect, useRef } from 'react';
import { listenTo } from '../../../shell/realtime.ts';

const orders: readonly AnyEndpoint[] = [
  travelEndpoints.travelOrderList,
  travelEndpoints.travelOrderDetails,
  travelEndpoints.cancelPreview,
  bundleEndpoints.bundleDetails,
  bundleEndpoints.bundleCancelPreview,
  orderEndpoints.allOrders,
];
const money: readonly AnyEndpoint[] = [accountEndpoints.userInfo, walletEndpoints.moneyLog];

/**
 * One step of a travel order. What it touches is read again when it is done, and also when it is refused because the
 * order has moved on. The sheet that asks shows the refusal itself with `toast: false`.
 */
export function useTravelStep<E extends AnyEndpoint>(endpoint: E, options: { readonly toast?: boolean } = {}) {
  const invalidate = useInvalidate();
  return useEndpointMutation(endpoint, {
    toast: options.toast,
    invalidates: [...orders, ...money],
    onError: (error) => {
      if (error.kind === 'answer') void invalidate(...orders);
    },
  });
}

/** Reads travel orders and their payments again when the server says that one of this customer's has changed. */
export function useTravelNews(): void {
  const invalidate = useInvalidate();
  const latest = useRef(invalidate);
  useEffect(() => {
    latest.current = invalidate;
  });
  useEffect(
    () =>
      listenTo('travel.changed', () => {
        void latest.current(...orders, ...money, paymentEndpoints.cashier, paymentEndpoints.payStatus);
      }),
    [],
  );
}
