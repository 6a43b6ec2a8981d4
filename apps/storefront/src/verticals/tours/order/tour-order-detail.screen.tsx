import { useT } from '@app/client/i18n';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import type { TravelOrderState } from '@app/contract/travel/travel-order.machine';
import { useGo } from '../../../shell/navigation.ts';
import { partyParams } from '../../../widgets/tours/tour-trip.ts';
import { usePersonTitle, useTourWords } from '../../../widgets/tours/tour-words.ts';
import { itemOf, needsMinimum, peopleOf } from '../../../widgets/tours/use-book-tour.ts';
import { useToday } from '../../../widgets/travel/dates/use-today.ts';
import { OrderScreen, type OrderSlots, useOrderOnScreen } from '../../../widgets/travel/order/order-screen.tsx';
import { useAsking } from '../../../widgets/travel/use-asking.ts';
import { Itinerary } from '../itinerary.tsx';
import { TourSubject } from '../tour-subject.tsx';
import { ChangeTour, useTourLines } from './change-tour.tsx';
import { GoClock, Instead } from './go-clock.tsx';
import { MeetingCard } from './meeting-card.tsx';

/** The same tour for the same people; the same day while it is to come. */
function useBookAgain(order: TravelOrderDetail | undefined): () => void {
  const go = useGo();
  const today = useToday();
  return () => {
    if (!order) return;
    const item = itemOf(order);
    go.to('tourDetails', {
      id: item.tourId,
      ...(item.day > today && item.now.state !== 'cancelled' && { day: item.day }),
      ...partyParams(item.party),
    });
  };
}

/** One tour booking; for its owner, or by the key of a link with personal data masked. */
export default function TourOrderDetailScreen() {
  const t = useT();
  const words = useTourWords();
  const titleOf = usePersonTitle();
  const on = useOrderOnScreen('tour');
  const bookAgain = useBookAgain(on.order);
  const lines = useTourLines();
  const changing = useAsking<'change'>();
  const slotsOf = (order: TravelOrderDetail): OrderSlots => {
    const item = itemOf(order);
    const people = peopleOf(item);
    const leads: Partial<Record<TravelOrderState, string>> = {
      pending_verification: t(needsMinimum(item) ? 'tours.lead_waits' : 'tours.lead_paid'),
      confirmed: t('tours.lead_confirmed'),
    };
    const ahead = order.state !== 'cancelled' && order.state !== 'completed' && order.state !== 'pending_comment';
    return {
      guestTitle: (_, index) => titleOf(people, index),
      listName: words.units(item.units),
      ...(order.bundle && { offName: t('tours.combo.discount') }),
      leadText: leads[order.state],
      lead: (
        <>
          <GoClock order={order} item={item} />
          <Instead order={order} item={item} />
        </>
      ),
      subject: (
        <>
          <TourSubject subject={order.subject} item={item} />
          {ahead ? <MeetingCard item={item} /> : null}
          {order.state === 'cancelled' ? null : (
            <Itinerary name={order.subject.title} days={item.itinerary} meeting={item.meeting} from={item.day} />
          )}
        </>
      ),
      // The meeting point says more than the place.
      ...(ahead && { place: null }),
      sheets: (
        <ChangeTour key={changing.times} order={order} open={changing.what === 'change'} onClose={changing.close} />
      ),
      onBookAgain: bookAgain,
      // Where one meets may be what is moved.
      provided: { lines: (booking) => [...lines(booking), itemOf(booking).meeting.name] },
      changing: { start: () => changing.ask('change'), lines },
    };
  };
  return <OrderScreen on={on} title={t('tours.order_title')} route="tourOrderDetail" slotsOf={slotsOf} />;
}
