import { useT } from '@app/client/i18n';
import type { PlaceSuggestion } from '@app/contract/verticals/flights/views';
import { IconArrowsExchange, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { Button, IconButton } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Switch } from '../../../ui/controls.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Segmented } from '../../../ui/tabs.tsx';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import { addDays, daysBetween, type LocalDate } from '../../../widgets/travel/dates/local-date.ts';
import { useAsking } from '../../../widgets/travel/use-asking.ts';
import { useFlightWords } from '../flight-words.ts';
import type { FlightTrip } from '../trip-search.ts';
import { FlightDatesSheet } from './flight-dates-sheet.tsx';
import styles from './flight-form.module.css';
import { FlightPlaceSheet } from './flight-place-sheet.tsx';
import { PartyCabinSheet } from './party-cabin-sheet.tsx';
import type { NamedPlace, RecentFlight } from './recent-flights.ts';

/** What the form holds; a place may still be unchosen. */
export type FlightDraft = Omit<RecentFlight, 'from' | 'to'> & {
  readonly from: NamedPlace | null;
  readonly to: NamedPlace | null;
};

/** Days that a way back is after the way out at first. */
const USUAL_AWAY = 7;

function PlaceButton(props: {
  readonly label: string;
  readonly place: NamedPlace | null;
  readonly right?: boolean;
  readonly onPress: () => void;
}) {
  const t = useT();
  const words = useFlightWords();
  const { place } = props;
  return (
    <button
      type="button"
      className={cx(styles.place, props.right && styles.right)}
      aria-haspopup="dialog"
      onClick={props.onPress}
    >
      <span className="cap t3">{props.label}</span>
      <span className={cx(styles.city, 'clip2', !place && styles.unchosen)}>{place?.name ?? t('flights.choose')}</span>
      <span className="cap t2 clip1">{words.airports(place?.codes ?? [])}</span>
    </button>
  );
}

/** One way or there and back, between which places, when, who, in which cabin; the button searches. */
export function FlightForm(props: {
  readonly draft: FlightDraft;
  readonly today: LocalDate;
  readonly onChange: (draft: FlightDraft) => void;
  readonly onSearch: (search: RecentFlight) => void;
}) {
  const t = useT();
  const date = useDateText();
  const words = useFlightWords();
  const asking = useAsking<'from' | 'to' | 'dates' | 'party'>();
  const [problem, setProblem] = useState(false);
  const { draft, today } = props;
  const { from, to } = draft;
  const change = (part: Partial<FlightDraft>) => {
    asking.close();
    setProblem(false);
    props.onChange({ ...draft, ...part });
  };
  const search = () => {
    if (!from) asking.ask('from');
    else if (!to) asking.ask('to');
    else if (from.value === to.value) setProblem(true);
    else props.onSearch({ ...draft, from, to });
  };
  const choose = (end: 'from' | 'to') => (chosen: PlaceSuggestion) =>
    change({ [end]: { value: chosen.value, name: chosen.name, codes: chosen.codes } });
  return (
    <>
      <div className={styles.kind}>
        <Segmented
          label={t('flights.trip_kind')}
          choices={[
            { value: 'one', label: t('flights.one_way') },
            { value: 'round', label: t('flights.round_trip') },
          ]}
          value={draft.back === null ? 'one' : 'round'}
          onChange={(kind) => change({ back: kind === 'one' ? null : (draft.back ?? addDays(draft.day, USUAL_AWAY)) })}
        />
      </div>
      <div className={styles.route}>
        <div className={styles.fly}>
          <svg viewBox="0 0 300 34" preserveAspectRatio="none" aria-hidden="true">
            <path d="M4 31Q150-16 296 31" fill="none" stroke="var(--lagoon-300)" vectorEffect="non-scaling-stroke" />
          </svg>
          <i />
          <i />
          <span className={styles.swap}>
            <IconButton
              icon={IconArrowsExchange}
              size="m"
              label={t('flights.swap')}
              onClick={() => change({ from: to, to: from })}
            />
          </span>
        </div>
        <PlaceButton label={t('flights.from')} place={from} onPress={() => asking.ask('from')} />
        <PlaceButton label={t('flights.to')} place={to} right onPress={() => asking.ask('to')} />
      </div>
      {problem ? (
        <p className="cap bad" role="alert">
          {t('field.flight_same_place')}
        </p>
      ) : null}
      <button type="button" className={styles.row} aria-haspopup="dialog" onClick={() => asking.ask('dates')}>
        <span className={styles.end}>
          <span className="cap t3">{t('flights.leaving')}</span>
          <span className="h3">{date.weekday(draft.day)}</span>
        </span>
        {draft.back ? (
          <>
            <span className={styles.nights}>{t('travel.nights', { count: daysBetween(draft.day, draft.back) })}</span>
            <span className={cx(styles.end, styles.right)}>
              <span className="cap t3">{t('flights.coming_back')}</span>
              <span className="h3">{date.weekday(draft.back)}</span>
            </span>
          </>
        ) : null}
      </button>
      <button type="button" className={styles.row} aria-haspopup="dialog" onClick={() => asking.ask('party')}>
        <span className="semi grow">{words.party(draft.party)}</span>
        <span className="sub t2">{t(`flights.cabin.${draft.cabin}`)}</span>
        <Icon as={IconChevronRight} size="m" className="t3" />
      </button>
      <div className={styles.row}>
        <span className="grow">{t('flights.direct_only')}</span>
        <Switch label={t('flights.direct_only')} checked={draft.direct} onChange={(direct) => change({ direct })} />
      </div>
      <Button block onClick={search}>
        {t('flights.search')}
      </Button>
      <FlightPlaceSheet
        key={`place ${asking.times}`}
        open={asking.what === 'from' || asking.what === 'to'}
        title={t(asking.what === 'to' ? 'flights.where_to' : 'flights.where_from')}
        other={(asking.what === 'to' ? from : to)?.value}
        onClose={asking.close}
        onChoose={choose(asking.what === 'to' ? 'to' : 'from')}
      />
      <FlightDatesSheet
        key={`dates ${asking.times}`}
        open={asking.what === 'dates'}
        onClose={asking.close}
        trip={draft}
        from={from?.value ?? ''}
        to={to?.value ?? ''}
        today={today}
        onChoose={(days: Pick<FlightTrip, 'day' | 'back'>) => change(days)}
      />
      <PartyCabinSheet
        key={`party ${asking.times}`}
        open={asking.what === 'party'}
        onClose={asking.close}
        party={draft.party}
        cabin={draft.cabin}
        onChoose={(party, cabin) => change({ party, cabin })}
      />
    </>
  );
}
