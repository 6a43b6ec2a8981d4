import { call } from '@app/client/call';
import { t } from '@app/client/i18n';
import { invalidateEndpoints } from '@app/client/use-endpoint';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { cartEndpoints } from '@app/contract/cart/endpoints';
import type { QueryClient } from '@tanstack/react-query';
import { toast } from '../ui/toast-store.ts';
import { setCartCount } from './cart-count.ts';
import { type DeviceLine, keepDeviceCart } from './device-cart.ts';

/**
 * Gives the lines of the device to the cart of whoever has just signed in, and empties the device. What could not be
 * taken over is said. When the call fails the device keeps them for the next sign-in.
 */
export async function handOverCart(queries: QueryClient, lines: readonly DeviceLine[]): Promise<void> {
  const body = { lines: lines.map(({ variantId, quantity, selected }) => ({ variantId, quantity, selected })) };
  try {
    const answer = await call(cartEndpoints.mergeCart, { body }, { toast: false });
    setCartCount(answer.cartCount);
    await keepDeviceCart([]);
    await invalidateEndpoints(queries, cartEndpoints.cartList, accountEndpoints.userInfo);
    if (answer.missing.length > 0) toast(t('cart.not_taken_over', { count: answer.missing.length }));
  } catch {
    // The device still has them; the next sign-in or start tries again.
  }
}
