import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { flightEndpoints } from '@app/contract/verticals/flights/endpoints';
import { flightLimits } from '@app/contract/verticals/flights/limits';
import type { FlightCard as Flight } from '@app/contract/verticals/flights/views';
import { IconInfoCircle } from '@tabler/icons-react';
import { hrefTo, useGo } from '../../../shell/navigation.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Note } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { InfiniteList } from '../../../ui/infinite-list.tsx';
import { Page } from '../../../ui/page.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { isId } from '../../../widgets/id-in-address.ts';
import { PriceWatch } from '../../../widgets/price-history/price-watch.tsx';
import { CountLine, Results } from '../../../widgets/travel/search/results.tsx';
import { PriceChart } from '../chart/price-chart.tsx';
import { brandParams } from '../details/fare-choice.ts';
import { partyParams } from '../trip-search.ts';
import { ChosenOut, ChosenWay } from './chosen-out.tsx';
import { FlightCard } from './flight-card.tsx';
import { FlightCardsSkeleton } from './flight-cards-skeleton.tsx';
import styles from './flight-search.module.css';
import { FlightSearchHeader } from './flight-search-header.tsx';
import { FlightSortBar } from './flight-sort-bar.tsx';
import { NothingFound } from './nothing-found.tsx';
import { flightFilters } from './search-filters.ts';
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

/** What was chosen as parameters of the trip's details. */
function waysParams({ out, several }: FlightSearch, key: string) {
  if (!several) return out ? { out, back: key } : { out: key };
  const [first = key, ...more] = [...several.before, key];
  return { out: first, onward: more.join(',') };
}

/** What was chosen of the ways before. */
function ChosenWays({ search }: { readonly search: FlightSearch }) {
  const { out, several, first } = search;
  const change = () => search.chooseWay(null);
  if (out && first?.chosen) return <ChosenOut chosen={first.chosen} onChange={change} />;
  if (!several || !first) return null;
  return first.before.map((chosen, index) => (
    <ChosenWay
      key={chosen.key}
      chosen={chosen}
      number={index + 1}
      onChange={index === first.before.length - 1 ? change : undefined}
    />
  ));
}

/** Which way is chosen now, where there is more than one. */
function Step({ search }: { readonly search: FlightSearch }) {
  const t = useT();
  const { trip, out, several } = search;
  if (!several && !trip.back) return null;
  return (
    <h2 className={`h3 ${styles.step}`}>
      {several
        ? t('flights.choose_way_of', { number: several.before.length + 1, total: several.ways.length })
        : t(out ? 'flights.choose_way_back' : 'flights.choose_way_out')}
    </h2>
  );
}

function Flights({ search }: { readonly search: FlightSearch }) {
  const t = useT();
  const go = useGo();
  const { feed, trip, out, several, filters } = search;
  const choose = (flight: Flight) => {
    const { key } = flight;
    const isLast = several ? several.before.length === several.ways.length - 1 : !trip.back || out;
    if (!isLast) search.chooseWay(key);
    else
      go.to('flightDetails', {
        ...partyParams(trip.party, trip.cabin),
        ...waysParams(search, key),
        cabin: trip.cabin,
        ...(filters.bag && { bag: '1' }),
        ...((filters.bag || filters.refundable) && brandParams(flight, several ? 'several' : out ? 'back' : 'out')),
      });
  };
  const unit = several ? (several.before.length > 0 ? 'soFar' : 'one') : trip.back ? 'both' : 'one';
  return (
    <>
      <ChosenWays search={search} />
      <Step search={search} />
      <CountLine className={styles.count}>
        {t('flights.count_line', { count: search.total, currency: search.money.currency })}
      </CountLine>
      <InfiniteList feed={feed}>
        {(flights) => (
          <ul>
            {flights.map((flight, index) => (
              <FlightCard
                key={flight.key}
                flight={flight}
                best={search.sorting.chosen === 'best' && index === 0}
                unit={unit}
                onChoose={() => choose(flight)}
              />
            ))}
          </ul>
        )}
      </InfiniteList>
      <p className={`cap t3 ${styles.end}`}>{t('flights.local_times')}</p>
    </>
  );
}

/** What flights between two cities usually cost, and the bell; for trips there, or there and back, before a way is chosen. */
function FlightWatch({ search }: { readonly search: FlightSearch }) {
  const { from, to, out, several, trip } = search;
  if (out || several || !isId(from) || !isId(to)) return null;
  const key = `cabin:${from}_${to}/${trip.cabin}`;
  // What is asked of fares makes them dearer than the ones that usual prices are of.
  const { bag, refundable } = search.filters;
  return (
    <PriceWatch compares={!bag && !refundable} wish={{ kind: 'flight', key, day: trip.day, until: trip.back }}>
      <PriceChart
        priced={{ from, to, trip, filters: search.filters }}
        onChoose={({ day, back }) => search.change({ day, ...(back && { back }), out: null })}
      />
    </PriceWatch>
  );
}

/** The search itself was refused, as for a flight out that is gone: why, and the way on. */
function Refused({ search, text }: { readonly search: FlightSearch; readonly text: string }) {
  const t = useT();
  return (
    <EmptyState
      art="/art/search.webp"
      title={t('flights.none_title')}
      text={text}
      action={
        search.out || (search.several && search.several.before.length > 0) ? (
          <Button onClick={() => search.chooseWay(null)}>
            {search.several
              ? t('flights.choose_way_of', {
                  number: search.several.before.length,
                  total: search.several.ways.length,
                })
              : t('flights.choose_way_out')}
          </Button>
        ) : (
          <ButtonLink href={hrefTo('flightHome')}>{t('flights.other_search')}</ButtonLink>
        )
      }
    />
  );
}

/** The address does not say what is looked for, as where a link was cut off. */
function Unreadable() {
  const t = useT();
  return (
    <EmptyState
      art="/art/search.webp"
      title={t('flights.link_unreadable')}
      text={t('flights.link_unreadable_text')}
      action={<ButtonLink href={hrefTo('flightHome')}>{t('flights.other_search')}</ButtonLink>}
    />
  );
}

/** Flights of a day for a party, then the way back; filters, order, days and what was chosen stand in the address. */
export default function FlightSearchScreen() {
  const t = useT();
  const search = useFlightSearch();
  const places = usePlaces(search);
  useLeavePastDay(search);
  const { feed, named } = search;
  const empty = !named || (!feed.isPending && !feed.error && feed.items.length === 0);
  return (
    <Page title={t('flights.title')} header={<FlightSearchHeader search={search} places={places} />}>
      {named && (!empty || flightFilters.count(search.filters) > 0) ? <FlightSortBar search={search} /> : null}
      {empty ? null : <FlightWatch search={search} />}
      {empty ? null : (
        <div className={styles.note}>
          <Note icon={<Icon as={IconInfoCircle} size="m" />}>
            {t('flights.issue_note', { hours: flightLimits.issueMinutes / HOUR })}
          </Note>
        </div>
      )}
      <Results
        feed={feed}
        asks={named}
        ghosts={<FlightCardsSkeleton />}
        failed={feed.error?.kind === 'answer' ? <Refused search={search} text={feed.error.msg} /> : null}
        none={named ? <NothingFound search={search} /> : <Unreadable />}
      >
        <Flights search={search} />
      </Results>
    </Page>
  );
}
