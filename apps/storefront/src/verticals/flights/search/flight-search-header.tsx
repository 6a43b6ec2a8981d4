import { useT } from '@app/client/i18n';
import { useEndpoint, useInvalidate } from '@app/client/use-endpoint';
import { flightEndpoints } from '@app/contract/verticals/flights/endpoints';
import type { PlaceSuggestion } from '@app/contract/verticals/flights/views';
import { IconArrowNarrowRight, IconArrowsExchange } from '@tabler/icons-react';
import { useState } from 'react';
import { useGo } from '../../../shell/navigation.ts';
import { TextButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import { useToday } from '../../../widgets/travel/dates/use-today.ts';
import { SearchHeader } from '../../../widgets/travel/search/search-header.tsx';
import { keepRecent } from '../../../widgets/travel/search/use-recent-searches.ts';
import { useAsking } from '../../../widgets/travel/use-asking.ts';
import { useFlightWords } from '../flight-words.ts';
import { DateStrip } from './date-strip.tsx';
import type { DraftWay } from './draft-ways.ts';
import { type FlightDraft, FlightForm } from './flight-form.tsx';

import styles from './flight-search.module.css';
import { type RecentFlight, recentFlights } from './recent-flights.ts';
import { searchParams } from './search-params.ts';
import type { FlightSearch } from './use-flight-search.ts';

type Places = { readonly from: PlaceSuggestion; readonly to: PlaceSuggestion } | null;

/** A place whose name is still to come: the code of an airport; nothing of a city. */
const codeOf = (value: string): string => (/^[A-Z]{3}$/.test(value) ? value : '');

const namedOf = (place: PlaceSuggestion | undefined) =>
  place ? { value: place.value, name: place.name, codes: place.codes } : null;

const FRESH_MS = 300_000;

/** The ways of a trip to several cities with the names of their places, as far as they are known; null where it is none. */
function useNamedWays({ several }: FlightSearch): DraftWay[] | null {
  const values = [...new Set(several?.ways.flatMap(({ from, to }) => [from, to]))];
  const read = useEndpoint(
    flightEndpoints.flightPlaces,
    { query: { values: values.join(',') } },
    { enabled: values.length > 0, staleTime: FRESH_MS },
  );
  const named = (value: string) => namedOf(read.data?.find((one) => one.value === value));
  return several?.ways.map(({ from, to, day }) => ({ from: named(from), to: named(to), day })) ?? null;
}

/** The whole search in a sheet, to change it. */
function ChangeSheet(props: {
  readonly open: boolean;
  readonly search: FlightSearch;
  readonly places: Places;
  /** The ways of a trip to several cities by name; null where it is none. */
  readonly ways: readonly DraftWay[] | null;
  readonly onClose: () => void;
}) {
  const t = useT();
  const go = useGo();
  const searchAnew = useInvalidate();
  const today = useToday();
  const { search, places } = props;
  const [draft, setDraft] = useState<FlightDraft>({
    ...search.trip,
    from: namedOf(places?.from),
    to: namedOf(places?.to),
    direct: search.filters.direct,
    ways: props.ways,
  });
  const apply = (asked: RecentFlight) => {
    props.onClose();
    void searchAnew(flightEndpoints.flightSearch);
    void keepRecent(recentFlights, asked, today);
    go.replace('flightSearch', searchParams(asked));
  };
  return (
    <Sheet open={props.open} onClose={props.onClose} title={t('flights.change_search')}>
      <FlightForm draft={draft} today={today} onChange={setDraft} onSearch={apply} />
    </Sheet>
  );
}

/** What the prices of the days are of. */
const stripUnit = ({ out, several }: FlightSearch) => {
  if (several) return 'flights.strip_way';
  return out ? 'flights.strip_back' : 'flights.strip_out';
};

/** Between which places, when and who; the days around with their prices. */
export function FlightSearchHeader({ search, places }: { readonly search: FlightSearch; readonly places: Places }) {
  const t = useT();
  const date = useDateText();
  const words = useFlightWords();
  const asking = useAsking<'change'>();
  const ways = useNamedWays(search);
  const { trip, several } = search;
  const from = places?.from.name;
  const to = places?.to.name;
  return (
    <>
      <SearchHeader
        title={from && to ? t('flights.pair', { from, to }) : t('flights.title')}
        end={
          <TextButton className={styles.edit} aria-haspopup="dialog" onClick={() => asking.ask('change')}>
            {t('flights.edit')}
          </TextButton>
        }
        below={
          <>
            <DateStrip search={search} />
            {trip.back || several ? <p className={`cap t3 ${styles.unit}`}>{t(stripUnit(search))}</p> : null}
          </>
        }
      >
        <div className={`grow ${styles.title}`}>
          <p className={`h3 ${styles.pair}`} aria-hidden="true">
            <span className="clip1">{from ?? codeOf(search.from)}</span>
            <Icon as={trip.back ? IconArrowsExchange : IconArrowNarrowRight} size="m" className="brand" />
            <span className="clip1">{to ?? codeOf(search.to)}</span>
          </p>
          <p className="cap t2 clip1">
            {[
              several ? t('flights.way_of', { number: several.before.length + 1, total: several.ways.length }) : '',
              trip.back ? date.range(trip.day, trip.back) : date.day(trip.day),
              words.partyCount(trip.party),
              t(`flights.cabin.${trip.cabin}`),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      </SearchHeader>
      <ChangeSheet
        key={asking.times}
        open={asking.what === 'change'}
        search={search}
        places={places}
        ways={ways}
        onClose={asking.close}
      />
    </>
  );
}
