import { useT } from '@app/client/i18n';
import { flightLimits } from '@app/contract/verticals/flights/limits';
import type { PlaceSuggestion } from '@app/contract/verticals/flights/views';
import { IconArrowNarrowRight, IconPlus, IconRoute, IconX } from '@tabler/icons-react';
import { IconButton, TextButton } from '../../../ui/button.tsx';
import { Note } from '../../../ui/card.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import { addDays, type LocalDate } from '../../../widgets/travel/dates/local-date.ts';
import type { Asking } from '../../../widgets/travel/use-asking.ts';
import { LEAST_WAYS } from '../several-ways.ts';
import type { FlightTrip } from '../trip-search.ts';
import { type DraftWay, missingOf, type WayPart, withoutWay, withPart, withWay } from './draft-ways.ts';
import { FlightDatesSheet } from './flight-dates-sheet.tsx';
import { FlightPlaceSheet } from './flight-place-sheet.tsx';
import type { NamedPlace } from './recent-flights.ts';
import styles from './several-form.module.css';

/** What is asked for: a part of one of the ways, such as `1 to`. */
export type WayAsked = `${number} ${WayPart}`;

type DraftWays = readonly DraftWay[];

function Place(props: { readonly place: NamedPlace | null; readonly label: string; readonly onPress: () => void }) {
  const t = useT();
  const { place, label, onPress } = props;
  return (
    <button type="button" className={styles.place} aria-haspopup="dialog" onClick={onPress}>
      <span className="visually-hidden">{label} </span>
      <span className={cx('clip2', !place && styles.unchosen)}>{place?.name ?? t('flights.choose')}</span>
    </button>
  );
}

/** One way: between which places and when; it can be taken out where enough are left. */
function WayRow(props: {
  readonly way: DraftWay;
  readonly number: number;
  readonly onAsk: (part: WayPart) => void;
  readonly onRemove: (() => void) | undefined;
}) {
  const t = useT();
  const date = useDateText();
  const { way, number, onAsk } = props;
  const called = t('flights.way_named', { number });
  return (
    <li className={styles.way} aria-label={called}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <span className={styles.places}>
        <Place place={way.from} label={`${called}, ${t('flights.from')}`} onPress={() => onAsk('from')} />
        <Icon as={IconArrowNarrowRight} size="m" className="brand" />
        <Place place={way.to} label={`${called}, ${t('flights.to')}`} onPress={() => onAsk('to')} />
      </span>
      <button type="button" className={styles.day} aria-haspopup="dialog" onClick={() => onAsk('day')}>
        <span className="visually-hidden">{called}, </span>
        <span className={cx('sub', way.day ? 'semi' : 't3')}>
          {way.day ? date.weekday(way.day) : t('flights.flight_day')}
        </span>
      </button>
      {props.onRemove ? (
        <IconButton icon={IconX} size="m" label={t('flights.remove_flight', { number })} onClick={props.onRemove} />
      ) : (
        <span />
      )}
    </li>
  );
}

/** The ways of a trip to several cities, one after the other. */
export function SeveralWays(props: {
  readonly ways: DraftWays;
  readonly onAsk: (what: WayAsked) => void;
  readonly onChange: (ways: DraftWays) => void;
}) {
  const t = useT();
  const { ways, onAsk, onChange } = props;
  const most = flightLimits.slices;
  return (
    <>
      <ol className={styles.ways}>
        {ways.map((way, at) => (
          <WayRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a way is known by its place among them alone
            key={at}
            way={way}
            number={at + 1}
            onAsk={(part) => onAsk(`${at} ${part}`)}
            onRemove={ways.length > LEAST_WAYS ? () => onChange(withoutWay(ways, at)) : undefined}
          />
        ))}
      </ol>
      {ways.length < most ? (
        <div className={styles.add}>
          <TextButton onClick={() => onChange(withWay(ways))}>
            <Icon as={IconPlus} size="m" /> {t('flights.add_flight')}
          </TextButton>
          <span className="cap t3">{t('flights.up_to_flights', { most })}</span>
        </div>
      ) : null}
    </>
  );
}

/** What still has to be chosen before these ways can be searched. */
export function MissingPart({ ways }: { readonly ways: DraftWays }) {
  const t = useT();
  const missing = missingOf(ways);
  if (!missing) return null;
  return (
    <p className={`cap t2 ${styles.missing}`}>{t(`flights.missing_${missing.part}`, { number: missing.at + 1 })}</p>
  );
}

/** That all ways are one booking. */
export function OneBooking() {
  const t = useT();
  return (
    <div className={styles.note}>
      <Note icon={<Icon as={IconRoute} size="m" />}>{t('flights.one_booking')}</Note>
    </div>
  );
}

/** The sheets that ask for a place or the day of a way. */
export function SeveralSheets(props: {
  readonly ways: DraftWays;
  readonly trip: Pick<FlightTrip, 'party' | 'cabin'> & { readonly direct: boolean };
  readonly today: LocalDate;
  readonly asking: Asking<WayAsked>;
  readonly onChange: (ways: DraftWays) => void;
}) {
  const t = useT();
  const { ways, trip, today, onChange } = props;
  const { what, times, close } = props.asking;
  const [index = '0', part] = what?.split(' ') ?? [];
  const at = Number(index);
  const way = ways[at];
  const before = ways.slice(0, at).findLast(({ day }) => day !== null)?.day;
  const earliest = before ?? today;
  const change = (value: Partial<DraftWay>) => {
    close();
    onChange(withPart(ways, at, value));
  };
  return (
    <>
      <FlightPlaceSheet
        key={`place ${times}`}
        open={part === 'from' || part === 'to'}
        title={t(part === 'to' ? 'flights.where_to' : 'flights.where_from')}
        other={(part === 'to' ? way?.from : way?.to)?.value}
        onClose={close}
        onChoose={({ value, name, codes }: PlaceSuggestion) => change({ [part ?? 'to']: { value, name, codes } })}
      />
      <FlightDatesSheet
        several
        key={`dates ${times}`}
        open={part === 'day'}
        onClose={close}
        trip={{ ...trip, day: way?.day ?? addDays(earliest, 1), back: null }}
        from={way?.from?.value ?? ''}
        to={way?.to?.value ?? ''}
        today={before ? addDays(before, -1) : today}
        onChoose={({ day }) => change({ day })}
      />
    </>
  );
}
