import { useT } from '@app/client/i18n';
import { useEndpointMutation } from '@app/client/use-mutation';
import { cartEndpoints } from '@app/contract/cart/endpoints';
import { limits } from '@app/contract/core/limits';
import { setCartCount } from '../../../shell/cart-count.ts';
import { keepDeviceCart, readDeviceCart } from '../../../shell/device-cart.ts';
import { noteCart } from '../../../shell/visit.ts';
import { toast } from '../../../ui/toast-store.ts';

/** Puts a variant into the cart of the device, once the server says that so many can be had. */
export function useVisitorAdd(onDone: () => void) {
  const t = useT();
  const check = useEndpointMutation(cartEndpoints.visitorCart, { quiet: true });
  const add = async (variantId: string, quantity: number) => {
    const before = await readDeviceCart();
    const existing = before.find((line) => line.variantId === variantId);
    if (!existing && before.length >= limits.cartLines) return toast(t('error.cart.full'));
    const line = { variantId, quantity: quantity + (existing?.quantity ?? 0), selected: true };
    const others = before.filter((one) => one.variantId !== variantId);
    const lines = [line, ...others].map(({ seen: _seen, ...sent }: typeof line & { seen?: unknown }) => sent);
    const cart = await check.mutateAsync({ body: { lines, adding: variantId } }).catch(() => null);
    if (!cart) return;
    const seen = cart.lines.find((one) => one.variantId === variantId)?.price ?? null;
    await keepDeviceCart([{ ...line, seen }, ...others]);
    setCartCount(cart.count);
    noteCart();
    toast(t('catalog.added'), 'success');
    onDone();
  };
  return { adding: check.isPending, add: (variantId: string, quantity: number) => void add(variantId, quantity) };
}
