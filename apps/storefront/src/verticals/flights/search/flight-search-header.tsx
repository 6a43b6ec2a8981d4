import { useT } from '@app/client/i18n';
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

/** The whole search in a sheet, to change it. */
function ChangeSheet(props: {
  readonly open: boolean;
  readonly search: FlightSearch;
  readonly places: Places;
  readonly onClose: () => void;
}) {
  const t = useT();
  const go = useGo();
  const today = useToday();
  const { search, places } = props;
  const [draft, setDraft] = useState<FlightDraft>({
    ...search.trip,
    from: namedOf(places?.from),
    to: namedOf(places?.to),
    direct: search.filters.direct,
  });
  const apply = (asked: RecentFlight) => {
    props.onClose();
    void keepRecent(recentFlights, asked, today);
    go.replace('flightSearch', searchParams(asked));
  };
  return (
    <Sheet open={props.open} onClose={props.onClose} title={t('flights.change_search')}>
      <FlightForm draft={draft} today={today} onChange={setDraft} onSearch={apply} />
    </Sheet>
  );
}

/** Between which places, when and who; the days around with their prices. */
export function FlightSearchHeader({ search, places }: { readonly search: FlightSearch; readonly places: Places }) {
  const t = useT();
  const date = useDateText();
  const words = useFlightWords();
  const asking = useAsking<'change'>();
  const { trip } = search;
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
            {trip.back ? (
              <p className={`cap t3 ${styles.unit}`}>{t(search.out ? 'flights.strip_back' : 'flights.strip_out')}</p>
            ) : null}
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
              trip.back ? date.range(trip.day, trip.back) : date.day(trip.day),
              words.partyCount(trip.party),
              t(`flights.cabin.${trip.cabin}`),
            ].join(' · ')}
          </p>
        </div>
      </SearchHeader>
      <ChangeSheet
        key={asking.times}
        open={asking.what === 'change'}
        search={search}
        places={places}
        onClose={asking.close}
      />
    </>
  );
}
