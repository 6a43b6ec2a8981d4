import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { flightEndpoints } from '@app/contract/verticals/flights/endpoints';
import { flightLimits } from '@app/contract/verticals/flights/limits';
import type { FlightCard as Flight } from '@app/contract/verticals/flights/views';
import { IconInfoCircle } from '@tabler/icons-react';
import { hrefTo, useGo } from '../../../shell/navigation.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Note } from '../../../ui/card.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { InfiniteList } from '../../../ui/infinite-list.tsx';
import { Page } from '../../../ui/page.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { brandParams } from '../details/fare-choice.ts';
import { partyParams } from '../trip-search.ts';
import { ChosenOut } from './chosen-out.tsx';
import { FlightCard } from './flight-card.tsx';
import { FlightCardsSkeleton } from './flight-cards-skeleton.tsx';
import styles from './flight-search.module.css';
import { FlightSearchHeader } from './flight-search-header.tsx';
import { FlightSortBar } from './flight-sort-bar.tsx';
import { NothingFound } from './nothing-found.tsx';
import { flightFilterCount } from './search-filters.ts';
import { type FlightSearch, useFlightSearch, useLeavePastDay } from './use-flight-search.ts';

const HOUR = 60;
const FRESH_MS = 300_000;

/** The two places by name, known before the flights are. */
function usePlaces(search: FlightSearch) {
  const { from, to, first } = search;
  const read = useEndpoint(
    flightEndpoints.flightPlaces,
    { query: { values: `${from},${to}` } },
    { enabled: search.named && !first, staleTime: FRESH_MS },
  );
  if (first && !search.feed.isPlaceholder) return first.places;
  const start = read.data?.find(({ value }) => value === from);
  const end = read.data?.find(({ value }) => value === to);
  if (start && end) return { from: start, to: end };
  return first?.places ?? null;
}

function Results({ search }: { readonly search: FlightSearch }) {
  const t = useT();
  const go = useGo();
  const { feed, trip, out, first, filters } = search;
  const choose = (flight: Flight) => {
    const { key } = flight;
    if (trip.back && !out) search.chooseOut(key);
    else
      go.to('flightDetails', {
        ...partyParams(trip.party, trip.cabin),
        ...(out ? { out, back: key } : { out: key }),
        cabin: trip.cabin,
        ...((filters.bag || filters.refundable) && brandParams(flight, out !== null)),
      });
  };
  return (
    <div className={cx(styles.results, feed.isPlaceholder && styles.stale)} aria-busy={feed.isPlaceholder}>
      {out && first?.chosen ? <ChosenOut chosen={first.chosen} onChange={() => search.chooseOut(null)} /> : null}
      {trip.back ? (
        <h2 className={`h3 ${styles.step}`}>{t(out ? 'flights.choose_way_back' : 'flights.choose_way_out')}</h2>
      ) : null}
      <p className={`sub t3 ${styles.count}`} role="status">
        {t('flights.count_line', { count: search.total, currency: search.money.currency })}
      </p>
      <InfiniteList feed={feed}>
        {(flights) => (
          <ul>
            {flights.map((flight, index) => (
              <FlightCard
                key={flight.key}
                flight={flight}
                best={search.sort === 'best' && index === 0}
                both={trip.back !== null}
                onChoose={() => choose(flight)}
              />
            ))}
          </ul>
        )}
      </InfiniteList>
      <p className={`cap t3 ${styles.end}`}>{t('flights.local_times')}</p>
    </div>
  );
}

/** Flights of a day for a party, then the way back; filters, order, days and what was chosen stand in the address. */
export default function FlightSearchScreen() {
  const t = useT();
  const search = useFlightSearch();
  const places = usePlaces(search);
  useLeavePastDay(search);
  const { feed, named } = search;
  const gone = feed.error?.kind === 'answer';
  const empty = !named || (!feed.isPending && !feed.error && feed.items.length === 0);
  const nothing = feed.items.length === 0;
  return (
    <Page header={<FlightSearchHeader search={search} places={places} />}>
      {named && (!empty || flightFilterCount(search.filters) > 0) ? <FlightSortBar search={search} /> : null}
      {empty ? null : (
        <div className={styles.note}>
          <Note icon={<Icon as={IconInfoCircle} size="m" />}>
            {t('flights.issue_note', { hours: flightLimits.issueMinutes / HOUR })}
          </Note>
        </div>
      )}
      {feed.isPending && named ? <FlightCardsSkeleton /> : null}
      {feed.error && nothing && !gone ? <ErrorState error={feed.error} onRetry={() => void feed.refetch()} /> : null}
      {feed.error && nothing && gone ? (
        <EmptyState
          art="/art/search.webp"
          title={t('flights.none_title')}
          text={feed.error.msg}
          action={
            search.out ? (
              <Button onClick={() => search.chooseOut(null)}>{t('flights.choose_way_out')}</Button>
            ) : (
              <ButtonLink href={hrefTo('flightHome')}>{t('flights.other_search')}</ButtonLink>
            )
          }
        />
      ) : null}
      {empty ? <NothingFound search={search} /> : null}
      {nothing ? null : <Results search={search} />}
    </Page>
  );
}
