import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import type { GuestView } from '@app/contract/travel/person-schemas';
import type { HotelItem } from '@app/contract/verticals/hotels/views';
import { useState } from 'react';
import { hrefTo, useGo, useScreenParams } from '../../shell/navigation.ts';
import { useSignedIn } from '../../shell/session.ts';
import { useAskSignIn } from '../../shell/sign-in.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { PullToRefresh } from '../../ui/pull-to-refresh.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { daysBetween } from '../../widgets/travel/local-date.ts';
import { TravelOrder } from '../../widgets/travel/travel-order.tsx';
import { barActions, TravelOrderBar } from '../../widgets/travel/travel-order-actions.tsx';
import { useTravelNews } from '../../widgets/travel/use-travel-order.ts';
import { BookingSkeleton } from './booking-skeleton.tsx';
import { BookingSubject } from './booking-subject.tsx';
import { ChangeStay } from './change-stay.tsx';
import { stayOf, stayParams } from './stay.ts';
import { useToday } from './use-stay.ts';

const itemOf = (order: TravelOrderDetail): HotelItem => order.subject.item as HotelItem;

/** A booking that cannot be shown: a visitor is asked to sign in, others learn that it is not here. */
function NoOrder() {
  const t = useT();
  const signedIn = useSignedIn();
  const askSignIn = useAskSignIn();
  return (
    <EmptyState
      art="/art/search.webp"
      title={t(signedIn ? 'travel.order_gone_title' : 'travel.order_sign_in_title')}
      text={t(signedIn ? 'travel.order_gone_text' : 'travel.order_sign_in_text')}
      action={
        signedIn ? (
          <ButtonLink href={hrefTo('allOrders')}>{t('all_orders.title')}</ButtonLink>
        ) : (
          <Button onClick={() => askSignIn()}>{t('account.sign_in')}</Button>
        )
      }
    />
  );
}

/** The same hotel for as many nights and people from tomorrow, or for the same days while they are to come. */
function useBookAgain(order: TravelOrderDetail | undefined): () => void {
  const go = useGo();
  const today = useToday();
  return () => {
    if (!order) return;
    const item = itemOf(order);
    const asked = {
      checkIn: item.checkIn,
      checkOut: item.checkOut,
      rooms: String(item.rooms.length),
      adults: String(item.rooms.reduce((sum, room) => sum + room.adults, 0)),
      childAges: item.rooms.flatMap((room) => room.childAges).join(','),
    };
    go.to('hotelDetails', { id: item.hotelId, ...stayParams(stayOf(asked, today)) });
  };
}

/** One hotel booking; for its owner, or by the key of a link with personal data masked. */
export default function HotelOrderDetailScreen() {
  const t = useT();
  const go = useGo();
  const { id = '', key } = useScreenParams<'id' | 'key'>();
  const read = useEndpoint(
    travelEndpoints.travelOrderDetails,
    { query: { id, ...(key && { key }) } },
    { enabled: id !== '', staleTime: 0 },
  );
  useTravelNews();
  const order = read.data;
  const [changing, setChanging] = useState({ open: false, times: 0 });
  const bookAgain = useBookAgain(order);
  const refetch = () => void read.refetch();
  if (!order) {
    const gone = id === '' || read.error?.kind === 'answer';
    return (
      <Page title={t('hotels.order_title')} onBack={go.back}>
        {read.isPending && id !== '' ? <BookingSkeleton /> : null}
        {gone ? <NoOrder /> : null}
        {read.error && !gone ? <ErrorState error={read.error} onRetry={refetch} /> : null}
      </Page>
    );
  }
  const item = itemOf(order);
  const guestTitle = (guest: GuestView): string =>
    item.rooms.length === 1 ? t('hotels.guest') : t('hotels.room_of', { index: guest.unit });
  const share = order.accessKey ? hrefTo('hotelOrderDetail', { id: order.id, key: order.accessKey }) : null;
  return (
    <Page
      title={t('hotels.order_title')}
      onBack={go.back}
      footer={
        barActions(order).length > 0 ? (
          <TravelOrderBar order={order} accessKey={key} onBookAgain={bookAgain} />
        ) : undefined
      }
    >
      <PullToRefresh onRefresh={async () => void (await read.refetch())}>
        <TravelOrder
          order={order}
          guestTitle={guestTitle}
          listName={t('hotels.list_price', {
            rooms: t('travel.rooms', { count: item.rooms.length }),
            nights: t('travel.nights', { count: daysBetween(item.checkIn, item.checkOut) }),
          })}
          shareAddress={share ? `${window.location.origin}${window.location.pathname}${share}` : null}
          onStale={refetch}
          onChangeDates={() => setChanging((now) => ({ open: true, times: now.times + 1 }))}
        >
          <BookingSubject subject={order.subject} item={item} />
        </TravelOrder>
        <ChangeStay
          key={changing.times}
          order={order}
          open={changing.open}
          onClose={() => setChanging((now) => ({ ...now, open: false }))}
        />
      </PullToRefresh>
    </Page>
  );
}
