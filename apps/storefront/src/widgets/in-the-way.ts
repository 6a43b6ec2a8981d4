import { type ApiError, isApiError } from '@app/client/api-error';
import type { OrderInTheWay, UnpaidExists } from '@app/contract/orders/in-the-way';
import { useState } from 'react';

/** The orders that a refusal names as standing in the way; empty for any other refusal. */
const namedBy = ({ key, data }: ApiError): readonly OrderInTheWay[] =>
  key === 'order.unpaid_exists' ? ((data as Partial<UnpaidExists> | null)?.inTheWay ?? []) : [];

/** The orders that stand in the way of one more, and ending them to go on. `cancel` ends one and says by itself what was refused. */
export function useInTheWay(given: {
  readonly cancel: (order: OrderInTheWay) => Promise<unknown>;
  readonly place: () => void;
}) {
  const [orders, setOrders] = useState<readonly OrderInTheWay[]>([]);
  return {
    orders,
    /** Takes what a refusal names; false where it names nothing. */
    take: (error: ApiError): boolean => {
      const named = namedBy(error);
      if (named.length > 0) setOrders(named);
      return named.length > 0;
    },
    forget: () => setOrders([]),
    /** Cancels all and places the new one. Where one cannot be cancelled it stays named, so that one may look at it. */
    cancelAll: async (): Promise<void> => {
      for (const [index, order] of orders.entries()) {
        try {
          await given.cancel(order);
        } catch (error) {
          if (!isApiError(error)) throw error;
          setOrders(orders.slice(index));
          return;
        }
      }
      setOrders([]);
      given.place();
    },
  };
}
