import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import type { TravelQuote } from '@app/contract/travel/order-views';
import { diningEndpoints } from '@app/contract/verticals/dining/endpoints';
import { useSignedIn } from '../../../shell/session.ts';
import { useMomentText } from '../../../widgets/moment-text.ts';
import { HeldUntil } from '../../../widgets/travel/booking/booking-parts.tsx';
import { tableHeldUntil } from './table-held-until.ts';
import type { TableBooking } from './use-book-table.ts';

/** How long the prices hold, and how long an offered table does; any other is one's own once it is booked. */
export function HeldTable({ booking, quote }: { readonly booking: TableBooking; readonly quote: TravelQuote }) {
  const t = useT();
  const moment = useMomentText();
  const isSignedIn = useSignedIn();
  const { data: waits } = useEndpoint(diningEndpoints.diningWaits, undefined, {
    enabled: isSignedIn && booking.wait !== undefined,
    staleTime: 0,
  });
  const offer = waits?.find(({ id }) => id === booking.wait)?.offer;
  const yours = offer
    ? t('dining.table_held_until', { time: moment.minute(tableHeldUntil(offer.until, quote.expiresAt)) })
    : t('dining.yours_once_booked');
  return <HeldUntil booking={booking} quote={quote} yours={yours} />;
}
