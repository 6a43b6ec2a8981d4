import { useT } from '@app/client/i18n';
import { useEndpointMutation } from '@app/client/use-mutation';
import { cartEndpoints } from '@app/contract/cart/endpoints';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { setCartCount } from '../../shell/cart-count.ts';
import { useGo } from '../../shell/navigation.ts';
import { confirm } from '../../ui/confirm-store.ts';
import { useListText } from '../../widgets/list-text.ts';

/** Puts an order's goods into the cart again and goes there; names what cannot be had any more. */
export function useBuyAgain() {
  const t = useT();
  const go = useGo();
  const list = useListText();
  const again = useEndpointMutation(orderEndpoints.buyAgain, {
    invalidates: [cartEndpoints.cartList],
    onSuccess: async ({ added, missing, cartCount }) => {
      setCartCount(cartCount);
      if (missing.length === 0) return go.to('cart');
      const goOn = await confirm({
        title: t(added > 0 ? 'orders.again_partly_title' : 'orders.again_none_title'),
        text: t('orders.again_missing', { names: list(missing) }),
        confirmLabel: t('orders.again_go'),
        cancelLabel: t('common.close'),
      });
      if (goOn) go.to('cart');
    },
  });
  return { isPending: again.isPending, buyAgain: (orderId: string) => again.mutate({ body: { orderId } }) };
}
