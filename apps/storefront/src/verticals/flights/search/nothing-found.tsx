import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import type { AnswerOf } from '@app/contract/core/endpoint';
import { flightEndpoints } from '@app/contract/verticals/flights/endpoints';
import { hrefTo } from '../../../shell/navigation.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState, ErrorNote } from '../../../ui/states.tsx';
import { useShortPrice } from '../../../widgets/short-price.ts';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import {
  type Alternative,
  AlternativeGroups,
  type AlternativesGroup,
} from '../../../widgets/travel/search/alternative-groups.tsx';
import { waysText, withDay, withEnds } from '../several-ways.ts';
import { partyParams, tripParams } from '../trip-search.ts';
import { FlightCardsSkeleton } from './flight-cards-skeleton.tsx';
import styles from './flight-search.module.css';
import { type FlightFilters, flightFilters, withoutFilter } from './search-filters.ts';
import type { FlightSearch } from './use-flight-search.ts';

type Alternatives = AnswerOf<typeof flightEndpoints.flightAlternatives>;
const FRESH_MS = 60_000;

/** Where the search has something: other days, airports nearby, cabins and cities, each with the lowest price of an adult. */
function useOffers(search: FlightSearch, offered: Alternatives | undefined): AlternativesGroup[] {
  const t = useT();
  const short = useShortPrice();
  const date = useDateText();
  if (!offered) return [];
  const { trip, from, to, out, several, first, filters } = search;
  const places = first?.places;
  const value = ({ price }: { price: Parameters<typeof short.round>[0] }) =>
    t('flights.from_price', { amount: short.round(price) });
  const stops = filters.direct ? '0' : null;
  const hrefOf = (more: Readonly<Record<string, string | null>>) =>
    hrefTo('flightSearch', { from, to, ...tripParams(trip), stops, ...more });
  // The other ways of a trip to several cities stay.
  const hrefElsewhere = (ends: { readonly from?: string; readonly to?: string }) =>
    several
      ? hrefTo('flightSearch', {
          ways: waysText(withEnds(several.ways, several.before.length, ends)),
          ...partyParams(trip.party, trip.cabin),
          stops,
        })
      : hrefOf(ends);
  const hrefInCabin = (cabin: typeof trip.cabin) =>
    several
      ? hrefTo('flightSearch', { ways: waysText(several.ways), ...partyParams(trip.party, cabin), stops })
      : hrefOf({ cabin: cabin === 'economy' ? null : cabin });
  const hrefOnDay = ({ ways, before }: NonNullable<typeof several>, day: string) =>
    hrefTo('flightSearch', {
      ways: waysText(withDay(ways, before.length, day)),
      before: before.join(',') || null,
      ...partyParams(trip.party, trip.cabin),
      stops,
    });
  const pair = (start: string | undefined, end: string | undefined) =>
    t('flights.pair', { from: start ?? from, to: end ?? to });
  const days = offered.days.map(
    ({ day, back, ...one }): Alternative => ({
      key: `${day} ${back}`,
      title: back ? `${date.weekday(day)} – ${date.weekday(back)}` : date.weekday(day),
      value: value(one),
      href: several ? hrefOnDay(several, day) : hrefOf({ day, back, out: out ?? null }),
    }),
  );
  const near = offered.near.map(
    ({ end, place, kilometres, ...one }): Alternative => ({
      key: `${end} ${place.value}`,
      title: end === 'from' ? pair(place.name, places?.to.name) : pair(places?.from.name, place.name),
      note: t(end === 'from' ? 'flights.near_from' : 'flights.near_to', {
        distance: kilometres,
        place: (end === 'from' ? places?.from.name : places?.to.name) ?? '',
      }),
      value: value(one),
      href: hrefElsewhere({ [end]: place.value }),
    }),
  );
  const cabins = offered.cabins.map(
    ({ cabin, ...one }): Alternative => ({
      key: cabin,
      title: t(`flights.cabin.${cabin}`),
      value: value(one),
      href: hrefInCabin(cabin),
    }),
  );
  const elsewhere = offered.elsewhere.map(
    ({ place, ...one }): Alternative => ({
      key: place.value,
      title: place.name,
      note: place.of,
      value: value(one),
      href: hrefElsewhere({ to: place.value }),
    }),
  );
  return [
    { title: t(filters.direct ? 'flights.instead_days_direct' : 'flights.instead_days'), ways: days },
    { title: t('flights.instead_near'), ways: near },
    { title: t('flights.instead_cabins'), ways: cabins },
    { title: t('flights.instead_elsewhere', { from: places?.from.name ?? from }), ways: elsewhere },
  ];
}

/** The filters that removed everything: what there is without each of them alone. */
function useLiftedFilters(search: FlightSearch): AlternativesGroup {
  const t = useT();
  const without = search.first?.filtered?.without ?? [];
  const set = (filters: FlightFilters) => () => search.setFilters(filters);
  return {
    title: t('flights.instead_filters'),
    ways: without.map(({ filter, count }) => ({
      key: filter,
      title: t(`flights.without.${filter}`),
      value: t('flights.found_count', { count }),
      onPress: set(withoutFilter(search.filters, filter)),
    })),
  };
}

/** Nothing fits: whether filters removed everything or nothing flies, and where there is something instead. */
export function NothingFound({ search }: { readonly search: FlightSearch }) {
  const t = useT();
  const { filtered = null } = search.first ?? {};
  const on = flightFilters.count(search.filters) > 0;
  // What filters removed is had by taking them off; direct flights may go on other days too.
  const asks = search.named && search.first !== undefined && (!filtered || search.filters.direct);
  const read = useEndpoint(
    flightEndpoints.flightAlternatives,
    { query: { ...search.base, ...(search.filters.direct && { stops: '0' }) } },
    { enabled: asks, staleTime: FRESH_MS },
  );
  const lifted = useLiftedFilters(search);
  const offers = useOffers(search, asks ? read.data : undefined);
  const groups = [...(filtered ? [lifted] : []), ...offers].filter(({ ways }) => ways.length > 0);
  const pending = asks && read.isPending;
  const text = () => {
    if (filtered) return t('flights.none_of', { count: filtered.all });
    return t(groups.length > 0 ? 'flights.none_instead' : 'flights.none_text');
  };
  return (
    <>
      <EmptyState
        art="/art/search.webp"
        leadsOn={groups.length > 0 || pending}
        title={t('flights.none_title')}
        text={text()}
        action={
          filtered && on ? (
            <Button onClick={() => search.setFilters(flightFilters.none)}>
              {t('flights.show_flights', { count: filtered.all })}
            </Button>
          ) : groups.length > 0 || pending ? undefined : (
            <ButtonLink href={hrefTo('flightHome')}>{t('flights.other_search')}</ButtonLink>
          )
        }
      />
      {pending ? <FlightCardsSkeleton /> : null}
      {read.error ? (
        <div className={styles.note}>
          <ErrorNote error={read.error} onRetry={() => void read.refetch()} />
        </div>
      ) : null}
      <AlternativeGroups groups={groups} />
    </>
  );
}
