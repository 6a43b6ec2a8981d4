import { useT } from '@app/client/i18n';
import { Unbroken } from '@app/client/unbroken';
import { offsetText } from '@app/contract/core/time-words';
import type { TripBookingView, TripDetail, TripEntry, TripNote } from '@app/contract/trips/views';
import { IconClock, IconNote, IconPlus } from '@tabler/icons-react';
import { TextButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { useDateText } from '../../widgets/travel/dates/date-text.ts';
import styles from './day-card.module.css';
import { EntryLine } from './entry-line.tsx';
import type { ShownDay } from './shown-days.ts';
import { useTripWords } from './use-trip-words.ts';

/** What the customer wrote for an hour of a day, or for all of it. */
function NoteLine({ note, onPress }: { readonly note: TripNote; readonly onPress: () => void }) {
  const t = useT();
  const words = useTripWords();
  return (
    <li>
      <time>{note.hour ? words.clock(`${note.day}T${note.hour}`) : null}</time>
      <span className={cx(styles.sign, styles.own)}>
        <Icon as={IconNote} size="s" />
      </span>
      <button
        type="button"
        className={cx(styles.what, styles.note)}
        aria-label={t('trip.note_change_of', { text: note.text })}
        onClick={onPress}
      >
        <span className="semi">{note.text}</span>
        <span className="cap t3">{t('trip.note_own')}</span>
      </button>
    </li>
  );
}

function Head({ day, first }: { readonly day: ShownDay; readonly first: TripEntry | undefined }) {
  const t = useT();
  const date = useDateText();
  const { place } = day;
  const at = first ? new Date(first.at) : new Date(`${day.day}T12:00:00Z`);
  const where = place ? [place.city, offsetText(place.zone, at)].filter(Boolean).join(t('travel.comma')) : '';
  return (
    <div className={styles.head}>
      <h3 className="h3">{date.weekday(day.day)}</h3>
      <span className="cap t2">{where}</span>
    </div>
  );
}

/** One day of a trip: what happens by the clocks of its place, and what its customer wrote. */
export function DayCard(props: {
  readonly day: ShownDay;
  readonly bookings: readonly TripBookingView[];
  readonly own: boolean;
  readonly effects: TripDetail['effects'];
  readonly onPapers: (booking: TripBookingView) => void;
  /** Asks for a new note, or for another text of one. */
  readonly onNote: (note: TripNote | null) => void;
}) {
  const t = useT();
  const words = useTripWords();
  const date = useDateText();
  const { day, own } = props;
  const first = day.lines.find((line) => line.what === 'entry');
  return (
    <div id={`day-${day.key}`} className={styles.day}>
      <Card>
        <Head day={day} first={first?.what === 'entry' ? first.entry : undefined} />
        {day.lines.length === 0 ? <p className="sub t2">{t('trip.free_day')}</p> : null}
        {day.lines.length > 0 ? (
          <ol className={styles.line}>
            {day.lines.map((line) => {
              if (line.what === 'note') {
                return <NoteLine key={line.key} note={line.note} onPress={() => props.onNote(line.note)} />;
              }
              const booking = props.bookings.find(({ id }) => id === line.entry.bookingId);
              return booking ? (
                <EntryLine
                  key={line.key}
                  entry={line.entry}
                  booking={booking}
                  day={day.day}
                  own={own}
                  effects={props.effects}
                  onPapers={props.onPapers}
                />
              ) : null;
            })}
            {day.clocks === 0 ? null : (
              <li className={styles.clocks}>
                <span />
                <span className={styles.clock}>
                  <Icon as={IconClock} size="s" />
                </span>
                <p className={cx('cap t2', styles.what)}>
                  <Unbroken text={words.clocks(day.clocks)} />
                </p>
              </li>
            )}
          </ol>
        ) : null}
        {own ? (
          <p className={cx('no-print', styles.add)}>
            <TextButton
              aria-haspopup="dialog"
              aria-label={t('trip.note_add_on', { day: date.weekday(day.day) })}
              onClick={() => props.onNote(null)}
            >
              <Icon as={IconPlus} size="s" />
              {t('trip.note_add')}
            </TextButton>
          </p>
        ) : null}
      </Card>
    </div>
  );
}
