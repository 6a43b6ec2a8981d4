import type { ApiError } from '@app/client/api-error';
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
import { useInTheWay } from '../../../widgets/in-the-way.ts';
import type { QuoteOnScreen } from './use-quote.ts';

export type Versions = { readonly before: Quote; readonly after: Quote };

/** Reads the cart again for the badge: what was ordered has left it. */
const recount = () =>
  void call(cartEndpoints.cartList, undefined, { quiet: true, toast: false })
    .then((cart) => setCartCount(cart.count))
    // The badge is put right by the next screen that reads the cart.
    .catch(() => undefined);

/**
 * Places the order of a quote, once. When the price has changed the customer is asked (`changed`), when others are unpaid it
 * names them (`inTheWay`); other refusals are shown as they are.
 */
export function usePlaceOrder(on: QuoteOnScreen, note: string) {
  const go = useGo();
  const [changed, setChanged] = useState<Versions | null>(null);
  const [accepting, setAccepting] = useState(false);

  const refuse = async (error: ApiError) => {
    if (inTheWay.take(error)) return;
    const data = error.data as Partial<Versions> | null;
    if (error.key === 'order.quote_changed') {
      const before = data?.before ?? on.quote;
      const after = data?.after ?? (await on.revise({}));
      if (before && after) setChanged({ before, after });
      return;
    }
    inTheWay.forget();
    if (error.key === 'order.quote_expired') {
      await on.recheck();
      return;
    }
    toast(Object.values(fieldMessages(error))[0] ?? error.msg, 'warning');
    // A quote that is no more, such as one whose cart an assistant has changed, is not left standing with its price.
    if (error.key === 'record.not_found') on.refetch();
  };
  const submission = useEndpointMutation(orderEndpoints.submitOrder, {
    toast: false,
    // Others may have been cancelled for it.
    invalidates: [cartEndpoints.cartList, orderEndpoints.orderList, orderEndpoints.orderDetails],
    onSuccess: ({ paymentId }) => {
      recount();
      go.replace('cashier', { payment: paymentId });
    },
    onError: (error) => void refuse(error),
  });
  const place = () => {
    if (on.quote && !submission.isPending) {
      submission.mutate({ body: { quoteId: on.quote.id, note, insteadOf: inTheWay.insteadOf() } });
    }
  };
  const inTheWay = useInTheWay(() => place());

  return {
    place,
    isPlacing: submission.isPending || accepting,
    fields: fieldMessages(submission.error),
    changed,
    refuseChange: () => {
      setChanged(null);
      inTheWay.forget();
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
    inTheWay,
  };
}

export type Placing = ReturnType<typeof usePlaceOrder>;
