import { isApiError } from '@app/client/api-error';
import type { Cart } from '@app/contract/cart/schemas';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

/** Sends changes of a cart and shows what is answered: of several answers under way only the newest counts. */
export function useCartCalls(key: QueryKey, readAgain: () => unknown) {
  const client = useQueryClient();
  const [underWay, setUnderWay] = useState(0);
  const newest = useRef(0);
  const sending = useRef(new Set<Promise<boolean>>());
  return {
    isUnderWay: underWay > 0,
    /** Shows a change before it is answered. */
    show: (change: (cart: Cart) => Cart): void => {
      void client.cancelQueries({ queryKey: key });
      client.setQueryData<Cart>(key, (cart) => (cart ? change(cart) : cart));
    },
    /** False when it was refused; the cart is then read again. */
    send: (request: () => Promise<Cart | null>): Promise<boolean> => {
      newest.current += 1;
      const mine = newest.current;
      setUnderWay((many) => many + 1);
      const done = request()
        .then((cart) => {
          if (mine !== newest.current) return true;
          if (cart) client.setQueryData(key, cart);
          else void readAgain();
          return true;
        })
        .catch((error: unknown) => {
          if (!isApiError(error)) throw error;
          void readAgain();
          return false;
        })
        .finally(() => {
          sending.current.delete(done);
          setUnderWay((many) => many - 1);
        });
      sending.current.add(done);
      return done;
    },
    /** Waits for all that is under way; false when one was refused. */
    settle: async (): Promise<boolean> => (await Promise.all(sending.current)).every(Boolean),
  };
}
