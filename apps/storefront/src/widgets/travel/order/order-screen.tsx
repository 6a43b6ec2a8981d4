import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import type { RouteName } from '@app/contract/core/routes';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import type { TravelKind } from '@app/contract/travel/kinds';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import type { GuestView } from '@app/contract/travel/person-schemas';
import type { ReactNode } from 'react';
import { hrefTo, useGo, useScreenParams } from '../../../shell/navigation.ts';
import { ruleOf } from '../../../shell/route-table.ts';
import { useSignedIn } from '../../../shell/session.ts';
import { useAskSignIn } from '../../../shell/sign-in.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { PullToRefresh } from '../../../ui/pull-to-refresh.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { BookingSkeleton } from '../booking/booking-skeleton.tsx';
import type { ChangingBooking } from './change-sheet.tsx';
import { type ProvidedBooking, TravelOrder } from './travel-order.tsx';
import { barActions, TravelOrderBar } from './travel-order-actions.tsx';
import { useTravelNews } from './use-travel-order.ts';

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

/**
 * The booking that this view's address names, read again when the server says that it changed. One of another kind than the screen's, whose
 * id was put into its address, is not shown there.
 */
export function useOrderOnScreen(kind?: TravelKind) {
  const { id = '', key } = useScreenParams<'id' | 'key'>();
  const read = useEndpoint(
    travelEndpoints.travelOrderDetails,
    { query: { id, ...(key && { key }) } },
    { enabled: id !== '', staleTime: 0 },
  );
  useTravelNews();
  const order = kind === undefined || read.data?.kind === kind ? read.data : undefined;
  return { id, key, read, order, refetch: () => void read.refetch() };
}

type OnScreen = ReturnType<typeof useOrderOnScreen>;

/** The screen of a booking that is on its way, that could not be read, or that is not there for who asks. */
export function OrderNotShown(props: {
  readonly title: string;
  readonly on: Pick<OnScreen, 'id' | 'refetch'> & {
    readonly read: Pick<OnScreen['read'], 'isPending' | 'isSuccess' | 'error'>;
  };
}) {
  const go = useGo();
  const { id, read, refetch } = props.on;
  // What was read and is not shown is somebody else's.
  const gone = id === '' || read.isSuccess || read.error?.kind === 'answer';
  return (
    <Page title={props.title} onBack={go.back}>
      {read.isPending && id !== '' ? <BookingSkeleton /> : null}
      {gone ? <NoOrder /> : null}
      {read.error && !gone ? <ErrorState error={read.error} onRetry={refetch} /> : null}
    </Page>
  );
}

/** What a kind of travel puts into the screen of its bookings. */
export type OrderSlots = {
  readonly guestTitle: (guest: GuestView, index: number) => string;
  readonly listName: string;
  readonly offName?: string;
  /** What is booked. */
  readonly subject: ReactNode;
  /** What its state means, where that is another thing for this kind. */
  readonly leadText?: string | undefined;
  /** Instead of the voucher, where this kind has papers of its own. */
  readonly voucher?: ReactNode;
  /** Above what is booked: what only this kind has to tell. */
  readonly lead?: ReactNode;
  /** Instead of the card of its place; null where this kind shows it by itself. */
  readonly place?: ReactNode;
  /** Sheets of this kind. */
  readonly sheets?: ReactNode;
  readonly onBookAgain: () => void;
  /** How it is changed, where this kind can be. */
  readonly changing?: ChangingBooking;
  /** How what its provider changed is said, where a provider of this kind can. */
  readonly provided?: ProvidedBooking;
  /** Asks for other travellers, where this kind does so by itself. */
  readonly onChangeGuests?: () => void;
};

/** One booking of any kind; for its owner, or by the key of a link with personal data masked. */
export function OrderScreen(props: {
  readonly on: OnScreen;
  readonly title: string;
  /** The screen of this kind's bookings; shared by a link where it is open to everybody. */
  readonly route: RouteName;
  readonly slotsOf: (order: TravelOrderDetail) => OrderSlots;
}) {
  const go = useGo();
  const { on, title } = props;
  const { key, read, order } = on;
  if (!order) return <OrderNotShown title={title} on={on} />;
  const slots = props.slotsOf(order);
  const opens = ruleOf(props.route).public === true;
  const share = opens && order.accessKey ? hrefTo(props.route, { id: order.id, key: order.accessKey }) : null;
  return (
    <Page
      title={title}
      onBack={go.back}
      footer={
        barActions(order).length > 0 ? (
          <TravelOrderBar order={order} accessKey={key} onBookAgain={slots.onBookAgain} />
        ) : undefined
      }
    >
      <PullToRefresh onRefresh={async () => void (await read.refetch())}>
        <TravelOrder
          order={order}
          guestTitle={slots.guestTitle}
          listName={slots.listName}
          offName={slots.offName}
          shareAddress={share ? `${window.location.origin}${window.location.pathname}${share}` : null}
          onStale={on.refetch}
          onBookAgain={slots.onBookAgain}
          leadText={slots.leadText}
          voucher={slots.voucher}
          lead={slots.lead}
          place={slots.place}
          onChangeGuests={slots.onChangeGuests}
          changing={slots.changing}
          provided={slots.provided}
        >
          {slots.subject}
        </TravelOrder>
        {slots.sheets}
      </PullToRefresh>
    </Page>
  );
}
