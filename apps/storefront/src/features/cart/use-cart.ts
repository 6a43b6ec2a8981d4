import { type ApiError, isApiError } from '@app/client/api-error';
import { call } from '@app/client/call';
import { useLanguageAndCurrency } from '@app/client/preferences';
import { endpointKey, useEndpoint } from '@app/client/use-endpoint';
import { cartEndpoints } from '@app/contract/cart/endpoints';
import type { Cart, CartLine } from '@app/contract/cart/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { setCartCount } from '../../shell/cart-count.ts';

/** Pause after the last press of a stepper before the server is told, in milliseconds. */
const SETTLE_MS = 350;

/** A cart on screen and what can be done with it, whoever it belongs to. */
export type CartActions = {
  readonly data: Cart | undefined;
  readonly error: ApiError | null;
  readonly isPending: boolean;
  /** A change is on its way: the totals on screen are about to change. */
  readonly isUnsettled: boolean;
  refetch(): Promise<unknown>;
  /** Waits until the server knows every change; false when one was refused. */
  settle(): Promise<boolean>;
  setQuantity(lineId: string, quantity: number): void;
  /** Makes a line hold another variant of its product; false when it was refused. */
  changeVariant(lineId: string, variantId: string, quantity: number): Promise<boolean>;
  select(lineIds: string[], selected: boolean): void;
  remove(lineIds: string[]): Promise<boolean>;
  clear(): Promise<boolean>;
};

const patched = (cart: Cart, lineIds: readonly string[], change: Partial<CartLine>): Cart => ({
  ...cart,
  lines: cart.lines.map((line) => (lineIds.includes(line.id) ? { ...line, ...change } : line)),
});

/**
 * The cart and what can be done with it. A change shows at once; totals and limits follow with the server's answer,
 * and of several answers under way only the newest counts. `settle()` waits until the server knows every change.
 */
export function useCart(): CartActions {
  const client = useQueryClient();
  const key = endpointKey(cartEndpoints.cartList, undefined, useLanguageAndCurrency());
  const read = useEndpoint(cartEndpoints.cartList, undefined, { staleTime: 0 });
  const [underWay, setUnderWay] = useState(0);
  const newest = useRef(0);
  const waiting = useRef(new Map<string, { quantity: number; timer: ReturnType<typeof setTimeout> }>());
  const sending = useRef(new Set<Promise<boolean>>());

  const count = read.data?.count;
  useEffect(() => {
    if (count !== undefined) setCartCount(count);
  }, [count]);

  const show = (change: (cart: Cart) => Cart) => {
    void client.cancelQueries({ queryKey: key });
    client.setQueryData<Cart>(key, (cart) => (cart ? change(cart) : cart));
  };
  const send = (request: () => Promise<Cart | null>): Promise<boolean> => {
    newest.current += 1;
    const mine = newest.current;
    setUnderWay((many) => many + 1);
    const done = request()
      .then((cart) => {
        if (mine !== newest.current) return true;
        if (cart) client.setQueryData(key, cart);
        else void read.refetch();
        return true;
      })
      .catch((error: unknown) => {
        if (!isApiError(error)) throw error;
        void read.refetch();
        return false;
      })
      .finally(() => {
        sending.current.delete(done);
        setUnderWay((many) => many - 1);
      });
    sending.current.add(done);
    return done;
  };
  const sendQuantity = (lineId: string) => {
    const wish = waiting.current.get(lineId);
    if (!wish) return;
    clearTimeout(wish.timer);
    waiting.current.delete(lineId);
    void send(() => call(cartEndpoints.setQuantity, { body: { lineId, quantity: wish.quantity } }));
  };

  const flush = useRef<() => void>(() => {});
  useEffect(() => {
    flush.current = () => {
      for (const lineId of waiting.current.keys()) sendQuantity(lineId);
    };
  });
  useEffect(() => () => flush.current(), []);

  return {
    data: read.data,
    error: read.error,
    isPending: read.isPending,
    refetch: read.refetch,
    isUnsettled: underWay > 0,
    settle: async (): Promise<boolean> => {
      flush.current();
      return (await Promise.all(sending.current)).every(Boolean);
    },
    setQuantity: (lineId: string, quantity: number) => {
      show((cart) => patched(cart, [lineId], { quantity }));
      clearTimeout(waiting.current.get(lineId)?.timer);
      waiting.current.set(lineId, { quantity, timer: setTimeout(() => sendQuantity(lineId), SETTLE_MS) });
    },
    changeVariant: (lineId: string, variantId: string, quantity: number): Promise<boolean> => {
      flush.current();
      return send(() => call(cartEndpoints.changeVariant, { body: { lineId, variantId, quantity } }));
    },
    select: (lineIds: string[], selected: boolean) => {
      if (lineIds.length === 0) return;
      flush.current();
      show((cart) => patched(cart, lineIds, { selected }));
      void send(() => call(cartEndpoints.selectLines, { body: { lineIds, selected } }));
    },
    remove: (lineIds: string[]): Promise<boolean> => {
      for (const lineId of lineIds) {
        clearTimeout(waiting.current.get(lineId)?.timer);
        waiting.current.delete(lineId);
      }
      flush.current();
      show((cart) => ({ ...cart, lines: cart.lines.filter((line) => !lineIds.includes(line.id)) }));
      return send(() => call(cartEndpoints.removeLines, { body: { lineIds } }));
    },
    clear: (): Promise<boolean> => {
      waiting.current.clear();
      return send(() => call(cartEndpoints.clearCart).then(() => null));
    },
  };
}
