import { isApiError } from '@app/client/api-error';
import { call } from '@app/client/call';
import { useLanguageAndCurrency } from '@app/client/preferences';
import { useEndpoint } from '@app/client/use-endpoint';
import { cartEndpoints } from '@app/contract/cart/endpoints';
import type { Cart, CartLine } from '@app/contract/cart/schemas';
import { useEffect } from 'react';
import { setCartCount } from '../../shell/cart-count.ts';
import { type DeviceLine, keepDeviceCart, useDeviceCart } from '../../shell/device-cart.ts';
import type { CartActions } from './use-cart.ts';

/** The server's judgement of a line with what the device knows: how many, whether chosen, the price seen before. */
function withDevice(line: CartLine, kept: DeviceLine | undefined, currency: string): CartLine | null {
  if (!kept) return null;
  const comparable = kept.seen !== null && kept.seen.currency === currency && kept.seen.usd !== line.price.usd;
  return {
    ...line,
    quantity: kept.quantity,
    selected: kept.selected,
    priceBefore: comparable ? kept.seen : null,
  };
}

/** The cart of a visitor, kept on the device and priced by the server, with the same actions as a customer's. */
export function useVisitorCart(): CartActions {
  const kept = useDeviceCart((state) => state.lines);
  const lines = kept ?? [];
  const { currency } = useLanguageAndCurrency();
  const sent = lines.map(({ variantId, quantity, selected }) => ({ variantId, quantity, selected }));
  const read = useEndpoint(
    cartEndpoints.visitorCart,
    { body: { lines: sent } },
    { enabled: kept !== null, staleTime: 0, keepPrevious: true },
  );
  const count = read.data?.count;
  useEffect(() => {
    if (count !== undefined && kept !== null) setCartCount(count);
  }, [count, kept]);

  const data: Cart | undefined = read.data && {
    ...read.data,
    lines: read.data.lines.flatMap(
      (line) =>
        withDevice(
          line,
          lines.find((one) => one.variantId === line.variantId),
          currency,
        ) ?? [],
    ),
  };
  const change = (ids: readonly string[], part: Partial<DeviceLine>) =>
    void keepDeviceCart(lines.map((line) => (ids.includes(line.variantId) ? { ...line, ...part } : line)));
  return {
    data,
    error: read.error,
    isPending: read.isPending,
    refetch: read.refetch,
    isUnsettled: read.isFetching,
    settle: () => Promise.resolve(true),
    setQuantity: (lineId, quantity) => change([lineId], { quantity }),
    changeVariant: async (lineId, variantId, quantity) => {
      const joined = lineId === variantId ? undefined : lines.find((line) => line.variantId === variantId);
      const changed = lines
        .filter((line) => line !== joined)
        .map((line) =>
          line.variantId === lineId
            ? { ...line, variantId, quantity: quantity + (joined?.quantity ?? 0), seen: null }
            : line,
        );
      const body = { lines: changed.map(({ seen: _seen, ...sending }) => sending), adding: variantId };
      const judged = await call(cartEndpoints.visitorCart, { body }).catch((error: unknown) => {
        if (!isApiError(error)) throw error;
        return null;
      });
      if (!judged) return false;
      const seen = judged.lines.find((line) => line.variantId === variantId)?.price ?? null;
      await keepDeviceCart(changed.map((line) => (line.variantId === variantId ? { ...line, seen } : line)));
      return true;
    },
    select: (lineIds, selected) => change(lineIds, { selected }),
    remove: async (lineIds) => {
      await keepDeviceCart(lines.filter((line) => !lineIds.includes(line.variantId)));
      return true;
    },
    clear: async () => {
      await keepDeviceCart([]);
      return true;
    },
  };
}
