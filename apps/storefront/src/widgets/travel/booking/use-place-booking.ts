import type { ApiError } from '@app/client/api-error';
import { endsSession } from '@app/contract/core/envelope';
import type { TravelQuote } from '@app/contract/travel/order-views';
import { useState } from 'react';
import { toast } from '../../../ui/toast-store.ts';
import { useInTheWay } from '../../in-the-way.ts';
import type { AnyQuote, TravelQuoteOnScreen } from './use-travel-quote.ts';

type Versions<Q extends AnyQuote> = { readonly before: Q; readonly after: Q };

/**
 * What stands in the way of booking and how one goes on: a changed price is asked about (`changed`), other unpaid
 * bookings are named (`inTheWay`), an expired quote is made anew.
 */
export function usePlaceBooking<Q extends AnyQuote = TravelQuote>(given: {
  readonly on: TravelQuoteOnScreen<Q>;
  readonly place: () => void;
  /** Puts refused fields on the form; false when none of them is there. */
  readonly showFields: (error: ApiError) => boolean;
}) {
  const { on, place } = given;
  const [changed, setChanged] = useState<Versions<Q> | null>(null);
  const [accepting, setAccepting] = useState(false);
  const inTheWay = useInTheWay(place);

  const refuse = async (error: ApiError) => {
    if (inTheWay.take(error)) return;
    const data = error.data as Partial<Versions<Q>> | null;
    if (error.key === 'order.quote_changed' && data?.before && data.after) {
      setChanged({ before: data.before, after: data.after });
      return;
    }
    inTheWay.forget();
    if (error.key === 'order.quote_expired') await on.renew();
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
  return {
    refuse,
    changed,
    refuseChange: () => {
      setChanged(null);
      inTheWay.forget();
      // What stands on the screen is what it would cost now.
      if (changed) void on.revise(changed.after.points.used);
    },
    acceptChange,
    inTheWay,
    isBusy: accepting,
  };
}
