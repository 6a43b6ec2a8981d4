import { useT } from '@app/client/i18n';
import { useEndpoint, useInvalidate } from '@app/client/use-endpoint';
import { zoneOfDevice } from '@app/contract/core/time-zone';
import { flightEndpoints } from '@app/contract/verticals/flights/endpoints';
import type { PopularRoute } from '@app/contract/verticals/flights/views';
import { IconArrowNarrowRight, IconArrowsExchange } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { hrefTo, useGo, useScreenParams } from '../../../shell/navigation.ts';
import { cx } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Section } from '../../../ui/page.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { useShortPrice } from '../../../widgets/short-price.ts';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import { addDays } from '../../../widgets/travel/dates/local-date.ts';
import { useToday } from '../../../widgets/travel/dates/use-today.ts';
import { KindDeals } from '../../../widgets/travel/search/kind-deals.tsx';
import { RecentSearches, TilesSkeleton, TravelHome } from '../../../widgets/travel/search/travel-home.tsx';
import { keepRecent, usePastSearches, useRecentSearches } from '../../../widgets/travel/search/use-recent-searches.ts';
import { LowestByMonth } from '../chart/lowest-by-month.tsx';
import { useFlightWords } from '../flight-words.ts';
import { type FlightDraft, FlightForm } from '../search/flight-form.tsx';
import { type NamedPlace, type RecentFlight, recentFlights, sameKey } from '../search/recent-flights.ts';
import { searchParams } from '../search/search-params.ts';
import { OneBooking } from '../search/several-form.tsx';
import { partyParams, tripOf } from '../trip-search.ts';
import styles from './flight-home.module.css';

const FRESH_MS = 300_000;

/** The searches of this device. */
function RecentFlights() {
  const t = useT();
  const date = useDateText();
  const words = useFlightWords();
  const daysOf = ({ day, back, ways }: RecentFlight): string => {
    if (ways) return date.range(day, ways.at(-1)?.day ?? day);
    return back ? date.range(day, back) : [date.day(day), t('flights.one_way')].join(t('travel.comma'));
  };
  return (
    <RecentSearches
      wide
      title={t('flights.recent')}
      clear={t('flights.clear_recent')}
      recent={useRecentSearches(recentFlights)}
      keyOf={sameKey}
      hrefOf={(one) => hrefTo('flightSearch', searchParams(one))}
      linesOf={(one) => [
        <b key="where" className={`semi ${styles.pair}`}>
          <span className="clip1">{one.from.name}</span>
          <Icon as={one.back ? IconArrowsExchange : IconArrowNarrowRight} size="s" className="brand" />
          <span className="clip1">
            {one.ways ? one.ways.map(({ to }) => to.name).join(t('travel.list_comma')) : one.to.name}
          </span>
        </b>,
        daysOf(one),
        `${words.party(one.party)} · ${t(`flights.cabin.${one.cabin}`)}`,
      ]}
    />
  );
}

function PopularRoutes({ routes, draft }: { readonly routes: readonly PopularRoute[]; readonly draft: FlightDraft }) {
  const t = useT();
  const short = useShortPrice();
  const date = useDateText();
  return (
    <Section title={t('flights.popular')}>
      <p className="cap t3 pad">{t('flights.popular_unit')}</p>
      <ul className={`scroll ${styles.routes}`}>
        {routes.map(({ from, to, picture, lowest }) => (
          <li key={`${from.value} ${to.value}`} className={styles.route}>
            <a
              href={hrefTo('flightSearch', {
                from: from.value,
                to: to.value,
                day: lowest?.day ?? draft.day,
                ...partyParams(draft.party, draft.cabin),
              })}
            >
              <Picture src={picture ?? to.picture} alt="" width={200} />
              <span className={styles.plate}>
                <b className={`semi ${styles.pair}`}>
                  <span className="clip1">{from.name}</span>
                  <Icon as={IconArrowNarrowRight} size="s" className="brand" />
                  <span className="clip1">{to.name}</span>
                </b>
                <span className={cx('cap clip1', lowest?.deal ? 'accent' : 't2')}>
                  {lowest
                    ? t('flights.from_on', { amount: short.round(lowest.price), day: date.day(lowest.day) })
                    : t('flights.none_now')}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Returns where trips begin at first: where the last search on this device did, else the first city of its time zone; null for neither. */
function useUsualOrigin(): NamedPlace | null {
  const [last] = usePastSearches(recentFlights);
  const zone = zoneOfDevice();
  const { data } = useEndpoint(
    flightEndpoints.flightPlaces,
    { query: { zone: zone ?? '' } },
    { enabled: zone !== null },
  );
  const [city] = data ?? [];
  if (last) return last.from;
  return city ? { value: city.value, name: city.name, codes: city.codes } : null;
}

/** The search whose prices are shown by month: one way, or there and back, between two places; null for others. */
function pricedSearch({ from, to, ways, ...draft }: FlightDraft): RecentFlight | null {
  return from && to && !ways && from.value !== to.value ? { ...draft, from, to } : null;
}

/** Between which places, when and who; what this device searched for; popular routes with their lowest prices. */
export default function FlightHomeScreen() {
  const t = useT();
  const go = useGo();
  const searchAnew = useInvalidate();
  const today = useToday();
  const home = useEndpoint(flightEndpoints.flightHome, undefined, { staleTime: FRESH_MS });
  const [draft, setDraft] = useState<FlightDraft>(() => ({
    ...tripOf({ back: '' }, today),
    from: null,
    to: null,
    direct: false,
    ways: null,
  }));
  const origin = useUsualOrigin();
  useEffect(() => {
    if (origin)
      setDraft((before) =>
        before.from || before.ways || before.to?.value === origin.value ? before : { ...before, from: origin },
      );
  }, [origin]);
  const { to } = useScreenParams<'to'>();
  const asked = useEndpoint(flightEndpoints.flightPlaces, { query: { values: to ?? '' } }, { enabled: !!to });
  const place = asked.data?.[0];
  useEffect(() => {
    if (place) setDraft((before) => (before.to ? before : { ...before, to: place }));
  }, [place]);
  const search = pricedSearch(draft);
  const find = (asked: RecentFlight) => {
    void searchAnew(flightEndpoints.flightSearch);
    void keepRecent(recentFlights, asked, today);
    go.to('flightSearch', searchParams(asked));
  };
  return (
    <TravelHome
      title={t('flights.title')}
      home={home}
      form={<FlightForm draft={draft} today={home.data?.today ?? today} onChange={setDraft} onSearch={find} />}
      recent={
        <>
          {draft.ways ? <OneBooking /> : null}
          {search ? (
            <LowestByMonth
              key={`${search.from.value} ${search.to.value}`}
              search={search}
              onAway={(away) => setDraft({ ...draft, back: addDays(draft.day, away) })}
              onDays={(days) => setDraft({ ...draft, ...days })}
            />
          ) : null}
          <KindDeals kind="flight" />
          <RecentFlights />
        </>
      }
      ghosts={<TilesSkeleton width="20rem" />}
    >
      {({ popular }) => (popular.length > 0 ? <PopularRoutes routes={popular} draft={draft} /> : null)}
    </TravelHome>
  );
}
