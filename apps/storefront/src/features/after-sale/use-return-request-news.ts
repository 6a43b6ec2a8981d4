import { useInvalidate } from '@app/client/use-endpoint';
import { afterSaleEndpoints } from '@app/contract/orders/after-sale/endpoints';
import { useEffect, useRef } from 'react';
import { listenTo } from '../../shell/realtime.ts';

/** Reads the return request again when the server says that one of this customer's orders has changed. */
export function useReturnRequestNews(): void {
  const invalidate = useInvalidate();
  const latest = useRef(invalidate);
  useEffect(() => {
    latest.current = invalidate;
  });
  useEffect(() => listenTo('order.changed', () => void latest.current(afterSaleEndpoints.afterSaleDetails)), []);
}
