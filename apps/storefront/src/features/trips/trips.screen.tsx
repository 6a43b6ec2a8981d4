import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { tripEndpoints } from '@app/contract/trips/endpoints';
import { tripLimits } from '@app/contract/trips/limits';
import type { TripSummary } from '@app/contract/trips/views';
import { useState } from 'react';
import { hrefTo, useGo, useScreenParams, useSetScreenParams } from '../../shell/navigation.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { PullToRefresh } from '../../ui/pull-to-refresh.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { TripCard } from '../../widgets/travel/trip-card.tsx';
import styles from './trips.module.css';

type Tab = 'upcoming' | 'past';

function Trips({ trips, tab }: { readonly trips: readonly TripSummary[]; readonly tab: Tab }) {
  const t = useT();
  if (trips.length === 0) {
    const past = tab === 'past';
    return (
      <EmptyState
        art="/art/combo.webp"
        title={t(past ? 'trip.none_past' : 'trip.none_title')}
        text={t(past ? 'trip.none_past_text' : 'trip.none_text')}
        action={past ? undefined : <ButtonLink href={hrefTo('home')}>{t('trip.book')}</ButtonLink>}
      />
    );
  }
  return (
    <ul>
      {trips.map((trip) => (
        <li key={trip.id}>
          <Card>
            <TripCard trip={trip} />
          </Card>
        </li>
      ))}
    </ul>
  );
}

/** Where to go on without a connection: the trip that this device has, and the bookings. */
function WaysOffline() {
  const t = useT();
  return (
    <div className={styles.ways}>
      <ButtonLink kind="soft" href={hrefTo('trip')}>
        {t('trip.next_title')}
      </ButtonLink>
      <ButtonLink kind="ghost" href={hrefTo('allOrders')}>
        {t('trip.all_bookings')}
      </ButtonLink>
    </div>
  );
}

/** The customer's trips: those to come, and those that are over. */
export default function TripsScreen() {
  const t = useT();
  const go = useGo();
  const set = useSetScreenParams();
  const params = useScreenParams<'tab'>();
  const tab: Tab = params.tab === 'past' ? 'past' : 'upcoming';
  const [count, setCount] = useState<number>(tripLimits.listed);
  const asked = count === tripLimits.listed ? { tab } : { tab, count: String(count) };
  const read = useEndpoint(
    tripEndpoints.tripList,
    { query: asked },
    { staleTime: 0, keepPrevious: count > tripLimits.listed },
  );
  const isOffline = read.error?.kind === 'offline' || read.error?.kind === 'network';
  return (
    <Page title={t('trip.list_title')} onBack={go.back}>
      <div className={styles.tabs}>
        <Tabs
          label={t('trip.list_title')}
          choices={[
            { value: 'upcoming', label: t('trip.tab.upcoming') },
            { value: 'past', label: t('trip.tab.past') },
          ]}
          value={tab}
          onChange={(value) => set({ tab: value === 'past' ? value : undefined })}
        />
      </div>
      <PullToRefresh onRefresh={async () => void (await read.refetch())}>
        {read.isPending ? (
          <Card>
            <SkeletonText lines={4} />
          </Card>
        ) : null}
        {read.error && !read.data ? (
          <>
            <ErrorState error={read.error} onRetry={() => void read.refetch()} />
            {isOffline ? <WaysOffline /> : null}
          </>
        ) : null}
        {read.data ? <Trips trips={read.data} tab={tab} /> : null}
        {read.data && read.data.length >= count && count < tripLimits.trips ? (
          <Button
            block
            kind="ghost"
            loading={read.isPlaceholderData}
            onClick={() => setCount((now) => Math.min(tripLimits.trips, now + tripLimits.listed))}
          >
            {t('trip.more')}
          </Button>
        ) : null}
      </PullToRefresh>
    </Page>
  );
}
