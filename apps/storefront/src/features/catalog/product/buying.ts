import { useT } from '@app/client/i18n';
import { useEndpointMutation } from '@app/client/use-mutation';
import { cartEndpoints } from '@app/contract/cart/endpoints';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { setCartCount } from '../../../shell/cart-count.ts';
import { useGo } from '../../../shell/navigation.ts';
import { useSignedIn } from '../../../shell/session.ts';
import { useAskSignIn } from '../../../shell/sign-in.ts';
import { noteCart } from '../../../shell/visit.ts';
import { toast } from '../../../ui/toast-store.ts';
import { useKeepQuote } from '../../../widgets/keep-quote.ts';
import { useVisitorAdd } from './use-visitor-add.ts';

/** What can be done with a chosen variant: into the cart, or straight to the confirmation, signing in or up on the way. */
export function useBuying(onDone: () => void) {
  const t = useT();
  const go = useGo();
  const keep = useKeepQuote();
  const add = useEndpointMutation(cartEndpoints.addToCart, {
    quiet: true,
    invalidates: [cartEndpoints.cartList],
    onSuccess: ({ count }) => {
      setCartCount(count);
      noteCart();
      toast(t('catalog.added'), 'success');
      onDone();
    },
  });
  const quote = useEndpointMutation(orderEndpoints.createQuote, {
    onSuccess: (made) => {
      keep(made);
      onDone();
      go.to('confirmOrder', { quote: made.id });
    },
  });
  const visitor = useVisitorAdd(onDone);
  const signedIn = useSignedIn();
  const askSignIn = useAskSignIn();
  return {
    adding: add.isPending || visitor.adding,
    buying: quote.isPending,
    addToCart: (variantId: string, quantity: number) =>
      signedIn ? add.mutate({ body: { variantId, quantity } }) : visitor.add(variantId, quantity),
    buyNow: (variantId: string, quantity: number) => {
      const buy = () => quote.mutate({ body: { source: 'items', items: [{ variantId, quantity }] } });
      if (signedIn) buy();
      else askSignIn('login', buy);
    },
  };
}
