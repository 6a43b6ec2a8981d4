import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { tripEndpoints } from '@app/contract/trips/endpoints';
import { IconShare } from '@tabler/icons-react';
import { useState } from 'react';
import { hrefTo, useGo, useScreenParams } from '../../shell/navigation.ts';
import { useSignedIn } from '../../shell/session.ts';
import { useAskSignIn } from '../../shell/sign-in.ts';
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { PullToRefresh } from '../../ui/pull-to-refresh.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { useTravelNews } from '../../widgets/travel/order/use-travel-order.ts';
import { ShareSheet } from './share-sheet.tsx';
import { TripPage } from './trip-page.tsx';
import { TripSkeleton } from './trip-skeleton.tsx';
import { useTripWords } from './use-trip-words.ts';

/** A trip by the key of its link. */
function SharedTrip({ shareKey }: { readonly shareKey: string }) {
  const t = useT();
  const go = useGo();
  const words = useTripWords();
  const read = useEndpoint(tripEndpoints.sharedTrip, { query: { key: shareKey } }, { staleTime: 0 });
  const gone = read.error?.kind === 'answer';
  const trip = gone ? undefined : read.data;
  return (
    <Page title={trip ? words.titleOf(trip) : t('trip.title')} onBack={go.back}>
      {read.isPending ? <TripSkeleton /> : null}
      {gone ? (
        <EmptyState art="/art/search.webp" title={t('trip.link_gone_title')} text={t('trip.link_gone_text')} />
      ) : null}
      {read.error && !gone ? <ErrorState error={read.error} onRetry={() => void read.refetch()} /> : null}
      {trip ? <TripPage trip={trip} /> : null}
    </Page>
  );
}

/** No trip: where none is booked, or where the one that was asked for is not there any more. */
function NoTrip({ asked }: { readonly asked: boolean }) {
  const t = useT();
  return (
    <EmptyState
      art="/art/combo.webp"
      title={t(asked ? 'trip.gone_title' : 'trip.none_title')}
      text={t(asked ? 'trip.gone_text' : 'trip.none_text')}
      action={
        asked ? (
          <ButtonLink href={hrefTo('trips')}>{t('trip.all')}</ButtonLink>
        ) : (
          <ButtonLink href={hrefTo('home')}>{t('trip.book')}</ButtonLink>
        )
      }
    />
  );
}

/** The trip that a booking is of; without one, the trip that is under way or comes next. */
function OwnTrip({ id }: { readonly id: string | undefined }) {
  const t = useT();
  const go = useGo();
  const words = useTripWords();
  const [sharing, setSharing] = useState(false);
  const read = useEndpoint(tripEndpoints.tripDetails, { query: { ...(id && { id }) } }, { staleTime: 0 });
  useTravelNews();
  const gone = read.isSuccess ? !read.data : read.error?.kind === 'answer';
  // What was read before is not shown beside the answer that it is gone.
  const trip = gone ? undefined : read.data;
  return (
    <Page
      title={trip ? words.titleOf(trip) : t('trip.title')}
      onBack={go.back}
      actions={trip ? <IconButton icon={IconShare} label={t('trip.share')} onClick={() => setSharing(true)} /> : null}
    >
      <PullToRefresh onRefresh={async () => void (await read.refetch())}>
        {read.isPending ? <TripSkeleton /> : null}
        {gone ? <NoTrip asked={id !== undefined} /> : null}
        {read.error && !gone && !trip ? <ErrorState error={read.error} onRetry={() => void read.refetch()} /> : null}
        {trip ? <TripPage key={trip.id} trip={trip} /> : null}
      </PullToRefresh>
      {trip ? <ShareSheet trip={trip} open={sharing} onClose={() => setSharing(false)} /> : null}
    </Page>
  );
}

function SignInFirst() {
  const t = useT();
  const go = useGo();
  const askSignIn = useAskSignIn();
  return (
    <Page title={t('trip.title')} onBack={go.back}>
      <EmptyState
        art="/art/search.webp"
        title={t('travel.order_sign_in_title')}
        text={t('travel.order_sign_in_text')}
        action={<Button onClick={() => askSignIn()}>{t('account.sign_in')}</Button>}
      />
    </Page>
  );
}

/** One trip on one page: by a link for whoever has it, else one's own. */
export default function TripScreen() {
  const { id, key } = useScreenParams<'id' | 'key'>();
  const signedIn = useSignedIn();
  if (key) return <SharedTrip shareKey={key} />;
  return signedIn ? <OwnTrip id={id} /> : <SignInFirst />;
}
