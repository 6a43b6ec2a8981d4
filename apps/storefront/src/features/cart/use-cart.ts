import type { ApiError } from '@app/client/api-error';
import { call } from '@app/client/call';
import { useLanguageAndCurrency } from '@app/client/preferences';
import { endpointKey, useEndpoint } from '@app/client/use-endpoint';
import { cartEndpoints } from '@app/contract/cart/endpoints';
import type { Cart, CartLine } from '@app/contract/cart/schemas';
import { useEffect } from 'react';
import { setCartCount } from '../../shell/cart-count.ts';
import { useCartCalls } from './use-cart-calls.ts';
import { useQuantityWishes } from './use-quantity-wishes.ts';

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
  const key = endpointKey(cartEndpoints.cartList, undefined, useLanguageAndCurrency());
  const read = useEndpoint(cartEndpoints.cartList, undefined, { staleTime: 0 });
  const calls = useCartCalls(key, read.refetch);
  const quantities = useQuantityWishes(
    (lineId, quantity) => void calls.send(() => call(cartEndpoints.setQuantity, { body: { lineId, quantity } })),
  );
  const count = read.data?.count;
  useEffect(() => {
    if (count !== undefined) setCartCount(count);
  }, [count]);

  return {
    data: read.data,
    error: read.error,
    isPending: read.isPending,
    refetch: read.refetch,
    isUnsettled: calls.isUnderWay,
    settle: () => {
      quantities.flush();
      return calls.settle();
    },
    setQuantity: (lineId, quantity) => {
      calls.show((cart) => patched(cart, [lineId], { quantity }));
      quantities.wish(lineId, quantity);
    },
    changeVariant: (lineId, variantId, quantity) => {
      quantities.flush();
      return calls.send(() => call(cartEndpoints.changeVariant, { body: { lineId, variantId, quantity } }));
    },
    select: (lineIds, selected) => {
      if (lineIds.length === 0) return;
      quantities.flush();
      calls.show((cart) => patched(cart, lineIds, { selected }));
      void calls.send(() => call(cartEndpoints.selectLines, { body: { lineIds, selected } }));
    },
    remove: (lineIds) => {
      quantities.forget(lineIds);
      quantities.flush();
      calls.show((cart) => ({ ...cart, lines: cart.lines.filter((line) => !lineIds.includes(line.id)) }));
      return calls.send(() => call(cartEndpoints.removeLines, { body: { lineIds } }));
    },
    clear: () => {
      quantities.forgetAll();
      return calls.send(() => call(cartEndpoints.clearCart).then(() => null));
    },
  };
}
