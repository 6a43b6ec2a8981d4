import { useT } from '@app/client/i18n';
import type { PlaceSuggestion } from '@app/contract/verticals/flights/views';
import { IconArrowsExchange, IconChevronRight } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Button, IconButton } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Switch } from '../../../ui/controls.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Segmented } from '../../../ui/tabs.tsx';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import { daysBetween, type LocalDate } from '../../../widgets/travel/dates/local-date.ts';
import { type Asking, useAsking } from '../../../widgets/travel/use-asking.ts';
import { useFlightWords } from '../flight-words.ts';
import { isThereAndBack } from '../several-ways.ts';
import type { FlightTrip } from '../trip-search.ts';
import { asKind, type DraftWay, missingOf, nowhereAt, type TripKind, wholeWays } from './draft-ways.ts';
import { FlightDatesSheet } from './flight-dates-sheet.tsx';
import styles from './flight-form.module.css';
import { FlightPlaceSheet } from './flight-place-sheet.tsx';
import { PartyCabinSheet } from './party-cabin-sheet.tsx';
import type { NamedPlace, NamedWay, RecentFlight } from './recent-flights.ts';
import { MissingPart, SeveralSheets, SeveralWays, type WayAsked } from './several-form.tsx';

/** What the form holds; a place may still be unchosen. */
export type FlightDraft = Omit<RecentFlight, 'from' | 'to' | 'ways'> & {
  readonly from: NamedPlace | null;
  readonly to: NamedPlace | null;
  /** The ways of a trip to several cities; null one way, or there and back. */
  readonly ways: readonly DraftWay[] | null;
};

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

type Asks = 'from' | 'to' | 'dates' | 'party';

/** The two places with the way between them, which a press turns round. */
function Route(props: {
  readonly draft: FlightDraft;
  readonly onAsk: (what: Asks) => void;
  readonly onSwap: () => void;
}) {
  const t = useT();
  const { draft, onAsk } = props;
  return (
    <div className={styles.route}>
      <div className={styles.fly}>
        <svg viewBox="0 0 300 34" preserveAspectRatio="none" aria-hidden="true">
          <path d="M4 31Q150-16 296 31" fill="none" stroke="var(--lagoon-300)" vectorEffect="non-scaling-stroke" />
        </svg>
        <i />
        <i />
        <span className={styles.swap}>
          <IconButton icon={IconArrowsExchange} size="m" label={t('flights.swap')} onClick={props.onSwap} />
        </span>
      </div>
      <PlaceButton label={t('flights.from')} place={draft.from} onPress={() => onAsk('from')} />
      <PlaceButton label={t('flights.to')} place={draft.to} right onPress={() => onAsk('to')} />
    </div>
  );
}

type RowProps = { readonly draft: FlightDraft; readonly onAsk: (what: Asks) => void };

/** When: it changes at a press. */
function Days({ draft, onAsk }: RowProps) {
  const t = useT();
  const date = useDateText();
  return (
    <button type="button" className={styles.row} aria-haspopup="dialog" onClick={() => onAsk('dates')}>
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
  );
}

/** Who in which cabin: it changes at a press. */
function Party({ draft, onAsk }: RowProps) {
  const t = useT();
  const words = useFlightWords();
  return (
    <button type="button" className={styles.row} aria-haspopup="dialog" onClick={() => onAsk('party')}>
      <span className="semi grow">{words.party(draft.party)}</span>
      <span className="sub t2">{t(`flights.cabin.${draft.cabin}`)}</span>
      <Icon as={IconChevronRight} size="m" className="t3" />
    </button>
  );
}

type Changing = { readonly draft: FlightDraft; readonly onChange: (part: Partial<FlightDraft>) => void };

/** The sheets that ask for each part of the search. */
function Sheets(props: Changing & { readonly today: LocalDate; readonly asking: Asking<Asks> }) {
  const t = useT();
  const { draft, today, onChange } = props;
  const { what, times, close } = props.asking;
  const { from, to } = draft;
  const end = what === 'to' ? 'to' : 'from';
  return (
    <>
      <FlightPlaceSheet
        key={`place ${times}`}
        open={what === 'from' || what === 'to'}
        title={t(end === 'to' ? 'flights.where_to' : 'flights.where_from')}
        other={(end === 'to' ? from : to)?.value}
        onClose={close}
        onChoose={({ value, name, codes }: PlaceSuggestion) => onChange({ [end]: { value, name, codes } })}
      />
      <FlightDatesSheet
        key={`dates ${times}`}
        open={what === 'dates'}
        onClose={close}
        trip={draft}
        from={from?.value ?? ''}
        to={to?.value ?? ''}
        today={today}
        onChoose={(days: Pick<FlightTrip, 'day' | 'back'>) => onChange(days)}
      />
      <PartyCabinSheet
        key={`party ${times}`}
        open={what === 'party'}
        onClose={close}
        party={draft.party}
        cabin={draft.cabin}
        onChoose={(party, cabin) => onChange({ party, cabin })}
      />
    </>
  );
}

const kindOf = ({ back, ways }: FlightDraft): TripKind => (ways ? 'several' : back === null ? 'one' : 'round');

/** A search of several ways; two of which one leads back are a trip there and back. */
function severalSearch(draft: FlightDraft, ways: readonly NamedWay[]): RecentFlight | null {
  const [first, last] = [ways[0], ways.at(-1)];
  if (!first || !last) return null;
  const { from, to, day } = first;
  const same = { party: draft.party, cabin: draft.cabin, direct: draft.direct, from, to, day };
  const pairs = ways.map((way) => ({ from: way.from.value, to: way.to.value }));
  return isThereAndBack(pairs) ? { ...same, back: last.day } : { ...same, back: null, ways };
}

/** One way, there and back, or through several cities: between which places, when, who, in which cabin; the button searches. */
export function FlightForm(props: {
  readonly draft: FlightDraft;
  readonly today: LocalDate;
  readonly onChange: (draft: FlightDraft) => void;
  readonly onSearch: (search: RecentFlight) => void;
}) {
  const t = useT();
  const asking = useAsking<Asks>();
  const askingWay = useAsking<WayAsked>();
  const [problem, setProblem] = useState(false);
  const [left, setLeft] = useState<readonly DraftWay[]>([]);
  const isDated = useRef(false);
  const { draft, today } = props;
  const { from, to, ways } = draft;
  const change = (part: Partial<FlightDraft>) => {
    asking.close();
    setProblem(false);
    props.onChange({ ...draft, ...part });
  };
  /** What was chosen on a sheet; the next that is open of where from, where to and when is asked for at once. */
  const choose = (part: Partial<FlightDraft>) => {
    change(part);
    if (part.day) isDated.current = true;
    if (!part.from && !part.to) return;
    const next = { ...draft, ...part };
    if (!next.from) asking.ask('from');
    else if (!next.to) asking.ask('to');
    else if (!isDated.current && next.from.value !== next.to.value) {
      isDated.current = true;
      asking.ask('dates');
    }
  };
  const searchWays = (several: readonly DraftWay[]) => {
    const missing = missingOf(several);
    const search = severalSearch(draft, wholeWays(several));
    if (missing) askingWay.ask(`${missing.at} ${missing.part}`);
    else if (nowhereAt(several) >= 0) setProblem(true);
    else if (search) props.onSearch(search);
  };
  const search = () => {
    if (ways) searchWays(ways);
    else if (!from) asking.ask('from');
    else if (!to) asking.ask('to');
    else if (from.value === to.value) setProblem(true);
    else {
      const { ways: _none, ...asked } = draft;
      props.onSearch({ ...asked, from, to });
    }
  };
  return (
    <>
      <div className={styles.kind}>
        <Segmented
          label={t('flights.trip_kind')}
          choices={[
            { value: 'one', label: t('flights.one_way') },
            { value: 'round', label: t('flights.round_trip') },
            { value: 'several', label: t('flights.several_cities') },
          ]}
          value={kindOf(draft)}
          onChange={(kind) => {
            if (ways) setLeft(ways);
            change(asKind(draft, kind, left));
          }}
        />
      </div>
      {ways ? (
        <SeveralWays ways={ways} onAsk={askingWay.ask} onChange={(next) => change({ ways: next })} />
      ) : (
        <Route draft={draft} onAsk={asking.ask} onSwap={() => change({ from: to, to: from })} />
      )}
      {problem ? (
        <p className="cap bad" role="alert">
          {t('field.flight_same_place')}
        </p>
      ) : null}
      {ways ? null : <Days draft={draft} onAsk={asking.ask} />}
      <Party draft={draft} onAsk={asking.ask} />
      <div className={styles.row}>
        <span className="grow">{t('flights.direct_only')}</span>
        <Switch label={t('flights.direct_only')} checked={draft.direct} onChange={(direct) => change({ direct })} />
      </div>
      <Button block onClick={search}>
        {t('flights.search')}
      </Button>
      {ways ? <MissingPart ways={ways} /> : null}
      <Sheets draft={draft} today={today} asking={asking} onChange={choose} />
      {ways ? (
        <SeveralSheets
          ways={ways}
          trip={draft}
          today={today}
          asking={askingWay}
          onChange={(next) => change({ ways: next })}
        />
      ) : null}
    </>
  );
}
