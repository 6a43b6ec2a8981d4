import { type ApiError, isApiError } from '@app/client/api-error';
import { call } from '@app/client/call';
import { fieldMessages } from '@app/client/field-messages';
import { useEndpointMutation } from '@app/client/use-mutation';
import { cartEndpoints } from '@app/contract/cart/endpoints';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import type { Quote } from '@app/contract/orders/schemas';
import { useState } from 'react';
import { setCartCount } from '../../../shell/cart-count.ts';
import { useGo } from '../../../shell/navigation.ts';
import { toast } from '../../../ui/toast-store.ts';
import type { QuoteOnScreen } from './use-quote.ts';

export type Versions = { readonly before: Quote; readonly after: Quote };
export type OpenOrder = { readonly orderId: string; readonly paymentId: string };

/** Reads the cart again for the badge: what was ordered has left it. */
const recount = () =>
  void call(cartEndpoints.cartList, undefined, { quiet: true, toast: false })
    .then((cart) => setCartCount(cart.count))
    // The badge is put right by the next screen that reads the cart.
    .catch(() => undefined);

/**
 * Places the order of a quote, once. When the price has changed it asks (`changed`), when another order is unpaid it
 * says which (`open`); other refusals are shown as they are.
 */
export function usePlaceOrder(on: QuoteOnScreen, note: string) {
  const go = useGo();
  const [changed, setChanged] = useState<Versions | null>(null);
  const [open, setOpen] = useState<OpenOrder | null>(null);
  const [accepting, setAccepting] = useState(false);

  const refuse = async (error: ApiError) => {
    const data = error.data as Partial<Versions & OpenOrder> | null;
    if (error.key === 'order.quote_changed') {
      const before = data?.before ?? on.quote;
      const after = data?.after ?? (await on.revise({}));
      if (before && after) setChanged({ before, after });
      return;
    }
    if (error.key === 'order.unpaid_exists' && data?.orderId && data.paymentId) {
      setOpen({ orderId: data.orderId, paymentId: data.paymentId });
      return;
    }
    if (error.key === 'order.quote_expired') {
      await on.recheck();
      return;
    }
    toast(Object.values(fieldMessages(error))[0] ?? error.msg, 'warning');
  };
  const submission = useEndpointMutation(orderEndpoints.submitOrder, {
    toast: false,
    invalidates: [cartEndpoints.cartList, orderEndpoints.orderList],
    onSuccess: ({ paymentId }) => {
      recount();
      go.replace('cashier', { payment: paymentId });
    },
    onError: (error) => void refuse(error),
  });
  const place = () => {
    if (on.quote && !submission.isPending) submission.mutate({ body: { quoteId: on.quote.id, note } });
  };
  const cancellation = useEndpointMutation(orderEndpoints.cancelOrder, { invalidates: [orderEndpoints.orderList] });

  return {
    place,
    isPlacing: submission.isPending || accepting,
    fields: fieldMessages(submission.error),
    changed,
    refuseChange: () => {
      setChanged(null);
      // What stands on the screen is what it would cost now.
      void on.revise({});
    },
    acceptChange: async () => {
      setAccepting(true);
      const now = await on.revise({}).finally(() => setAccepting(false));
      if (now && changed && now.payable.usd !== changed.after.payable.usd) {
        setChanged({ before: changed.after, after: now });
        return;
      }
      setChanged(null);
      if (now) place();
    },
    open,
    forgetOpen: () => setOpen(null),
    isCancelling: cancellation.isPending,
    cancelOpen: async () => {
      if (!open) return;
      try {
        await cancellation.mutateAsync({ body: { orderId: open.orderId } });
      } catch (error) {
        // Shown as a notice already; the sheet stays, so that the customer may look at the order.
        if (!isApiError(error)) throw error;
        return;
      }
      setOpen(null);
      place();
    },
  };
}

export type Placing = ReturnType<typeof usePlaceOrder>;
