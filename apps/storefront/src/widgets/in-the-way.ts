import type { ApiError } from '@app/client/api-error';
import type { OrderInTheWay, UnpaidExists } from '@app/contract/orders/in-the-way';
import { useRef, useState } from 'react';

/** The orders that a refusal names as standing in the way; empty for any other refusal. */
const namedBy = ({ key, data }: ApiError): readonly OrderInTheWay[] =>
  key === 'order.unpaid_exists' ? ((data as Partial<UnpaidExists> | null)?.inTheWay ?? []) : [];

/**
 * The orders that stand in the way of one more, and placing it instead of them. `place` sends `insteadOf()` along: they are cancelled in
 * the same step, so that a customer who cannot have the new one does not lose the others.
 */
export function useInTheWay(place: () => void) {
  const [orders, setOrders] = useState<readonly OrderInTheWay[]>([]);
  const chosen = useRef<readonly string[]>([]);
  const forget = () => {
    chosen.current = [];
    setOrders([]);
  };
  return {
    orders,
    /** The ids of those that the customer wants the new one instead of. */
    insteadOf: (): string[] => [...chosen.current],
    /** Takes what a refusal names; false where it names nothing, and then the orders are no longer asked about. */
    take: (error: ApiError): boolean => {
      const named = namedBy(error);
      setOrders(named);
      return named.length > 0;
    },
    forget,
    /** Places the new one instead of all of them. */
    placeInstead: (): void => {
      chosen.current = orders.map(({ orderId }) => orderId);
      place();
    },
  };
}
