import { useInvalidate } from '@app/client/use-endpoint';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { paymentEndpoints } from '@app/contract/payments/endpoints';
import { useEffect, useRef } from 'react';
import { listenTo } from '../../shell/realtime.ts';

/** Reads orders and payments again when the server says that one of this customer's orders has changed. */
export function useOrderNews(): void {
  const invalidate = useInvalidate();
  const latest = useRef(invalidate);
  useEffect(() => {
    latest.current = invalidate;
  });
  useEffect(
    () =>
      listenTo('order.changed', () => {
        void latest.current(
          orderEndpoints.orderList,
          orderEndpoints.orderDetails,
          paymentEndpoints.cashier,
          paymentEndpoints.payStatus,
        );
      }),
    [],
  );
}
