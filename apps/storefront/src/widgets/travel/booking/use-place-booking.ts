import type { ApiError } from '@app/client/api-error';
import { endsSession } from '@app/contract/core/envelope';
import { bundleEndpoints } from '@app/contract/travel/bundle-endpoints';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import type { TravelOrBundleKind } from '@app/contract/travel/kinds';
import type { TravelQuote } from '@app/contract/travel/order-views';
import { useState } from 'react';
import { toast } from '../../../ui/toast-store.ts';
import { useTravelStep } from '../order/use-travel-order.ts';
import { isBundleKind } from '../search/kind-routes.ts';
import type { AnyQuote, TravelQuoteOnScreen } from './use-travel-quote.ts';

/** Another booking that waits for its payment; `kind` is that of its order, or of the bundle that it is. */
export type OpenBooking = {
  readonly orderId: string;
  readonly paymentId: string;
  readonly kind?: TravelOrBundleKind;
};
type Versions<Q extends AnyQuote> = { readonly before: Q; readonly after: Q };

/**
 * What stands in the way of booking and how one goes on: a changed price is asked about (`changed`), another unpaid
 * booking is named (`open`), an expired quote is made anew.
 */
export function usePlaceBooking<Q extends AnyQuote = TravelQuote>(given: {
  readonly on: TravelQuoteOnScreen<Q>;
  readonly place: () => void;
  /** Puts refused fields on the form; false when none of them is there. */
  readonly showFields: (error: ApiError) => boolean;
}) {
  const { on, place } = given;
  const [changed, setChanged] = useState<Versions<Q> | null>(null);
  const [open, setOpen] = useState<OpenBooking | null>(null);
  const [accepting, setAccepting] = useState(false);
  const cancellation = useTravelStep(travelEndpoints.cancelTravelOrder);
  const bundleCancellation = useTravelStep(bundleEndpoints.cancelBundle);

  const refuse = async (error: ApiError) => {
    const data = error.data as Partial<Versions<Q> & OpenBooking> | null;
    if (error.key === 'order.quote_changed' && data?.before && data.after) {
      setChanged({ before: data.before, after: data.after });
    } else if (error.key === 'order.unpaid_exists' && data?.orderId && data.paymentId) {
      const { orderId, paymentId, kind } = data;
      setOpen({ orderId, paymentId, ...(kind && { kind }) });
    } else if (error.key === 'order.quote_expired') await on.renew();
    else if (!given.showFields(error) && !endsSession(error.code)) toast(error.msg, 'warning');
  };
  const acceptChange = async () => {
    if (!changed) return;
    setAccepting(true);
    const now = await on.revise(changed.after.points.used).finally(() => setAccepting(false));
    if (now && now.payable.usd !== changed.after.payable.usd) {
      setChanged({ before: changed.after, after: now });
      return;
    }
    setChanged(null);
    if (now) place();
  };
  const cancelOpen = async () => {
    if (!open) return;
    const cancelling = isBundleKind(open.kind)
      ? bundleCancellation.mutateAsync({ body: { bundleId: open.orderId } })
      : cancellation.mutateAsync({ body: { orderId: open.orderId } });
    const done = await cancelling.then(
      () => true,
      () => false,
    );
    // Refused, it was shown as a notice already; the sheet stays, so that one may look at the booking.
    if (!done) return;
    setOpen(null);
    place();
  };
  return {
    refuse,
    changed,
    refuseChange: () => {
      setChanged(null);
      // What stands on the screen is what it would cost now.
      if (changed) void on.revise(changed.after.points.used);
    },
    acceptChange,
    open,
    forgetOpen: () => setOpen(null),
    cancelOpen,
    isBusy: accepting || cancellation.isPending || bundleCancellation.isPending,
  };
}
