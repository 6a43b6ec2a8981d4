import { useT } from '@app/client/i18n';
import { Unbroken } from '@app/client/unbroken';
import type { TripBookingView, TripDetail, TripEntry, TripHappening } from '@app/contract/trips/views';
import {
  IconBed,
  IconDoor,
  IconFileText,
  IconHome,
  IconMap2,
  IconMapPin,
  IconPlaneArrival,
  IconPlaneDeparture,
  IconQrcode,
  IconReceipt,
  IconTicket,
  IconToolsKitchen2,
} from '@tabler/icons-react';
import { cx } from '../../ui/class-names.ts';
import { Icon, type IconGlyph } from '../../ui/icon.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useMomentText } from '../../widgets/moment-text.ts';
import { daysBetween } from '../../widgets/travel/dates/local-date.ts';
import { mapAddress } from '../../widgets/travel/place/map-address.ts';
import { bookingHref } from './booking-links.ts';
import styles from './day-card.module.css';
import { papersOf } from './papers.ts';
import { useTripWords } from './use-trip-words.ts';

const signs: Readonly<Record<TripHappening, IconGlyph>> = {
  departs: IconPlaneDeparture,
  lands: IconPlaneArrival,
  check_in: IconBed,
  check_out: IconDoor,
  tour: IconMap2,
  table: IconToolsKitchen2,
};
const paperSigns = { tickets: IconTicket, voucher: IconFileText, codes: IconQrcode } as const;

/** What ends has no papers of its own: they stand where it begins. */
const begins = ({ happening }: TripEntry): boolean => happening !== 'lands' && happening !== 'check_out';

/** Where a booking stands, while it is not as one counts on. */
function Standing({ entry, booking }: { readonly entry: TripEntry; readonly booking: TripBookingView }) {
  const t = useT();
  const moment = useMomentText();
  if (entry.cancelled) return <Tag tone="bad">{t('trip.cancelled')}</Tag>;
  if (!begins(entry)) return null;
  if (!booking.isPaid) return <Tag tone="warn">{t('trip.to_pay')}</Tag>;
  if (booking.state !== 'pending_verification') return null;
  const text = booking.confirmBy
    ? t('trip.to_confirm_by', { time: moment.minute(booking.confirmBy) })
    : t('trip.to_confirm');
  return <Tag tone="info">{text}</Tag>;
}

/** What changes of other bookings mean for what begins here. */
function Marks({ entry, effects }: { readonly entry: TripEntry; readonly effects: TripDetail['effects'] }) {
  const t = useT();
  const words = useTripWords();
  if (!begins(entry) || entry.cancelled) return null;
  const own = effects.filter(({ bookingId }) => bookingId === entry.bookingId);
  return own.map(({ kind, causeId, arrives }) => (
    <Tag key={`${kind} ${causeId}`} tone="warn">
      {t(`trip.mark.${kind}`, { time: arrives ? words.at(arrives) : '' })}
    </Tag>
  ));
}

type LineProps = {
  readonly entry: TripEntry;
  readonly booking: TripBookingView;
  readonly own: boolean;
  readonly onPapers: (booking: TripBookingView) => void;
};

/** What can be done about an entry: its papers, the way there, its booking. */
function EntryActions({ entry, booking, own, onPapers }: LineProps) {
  const t = useT();
  const { title } = booking.subject;
  const papers = own && begins(entry) ? papersOf(booking) : null;
  const place = begins(entry) ? entry.place : null;
  const opens = own && begins(entry) && papers === null;
  if (!papers && !place && !opens) return null;
  const named = (what: string): string => t('trip.papers_of', { what, name: title });
  return (
    <div className={cx('no-print', styles.ways)}>
      {papers ? (
        <button
          type="button"
          className={styles.way}
          aria-haspopup="dialog"
          aria-label={named(t(`trip.${papers}`))}
          onClick={() => onPapers(booking)}
        >
          <Icon as={paperSigns[papers]} size="s" />
          {t(`trip.${papers}`)}
        </button>
      ) : null}
      {opens ? (
        <a className={styles.way} href={bookingHref(booking)} aria-label={named(t('trip.booking'))}>
          <Icon as={IconReceipt} size="s" />
          {t('trip.booking')}
        </a>
      ) : null}
      {place ? (
        <a
          className={styles.way}
          href={mapAddress(place, navigator.userAgent)}
          target="_blank"
          rel="noreferrer"
          aria-label={t('trip.where_of', { name: place.name })}
        >
          <Icon as={IconMapPin} size="s" />
          {t('trip.where')}
        </a>
      ) : null}
    </div>
  );
}

/** The hour of an entry, with the days by which it is later than the day it stands on. */
function Hour({ entry, day }: { readonly entry: TripEntry; readonly day: string }) {
  const t = useT();
  const words = useTripWords();
  const later = daysBetween(day, entry.wall.slice(0, 10));
  if (!entry.timed) return <time dateTime={entry.at} />;
  return (
    <time dateTime={entry.at}>
      {words.clock(entry.wall)}
      {later > 0 ? (
        <>
          <sup aria-hidden="true">+{later}</sup>
          <span className="visually-hidden"> {t('trip.days_later', { count: later })}</span>
        </>
      ) : null}
    </time>
  );
}

/** One thing that happens: when by the clock of its place, what, where, and what one needs for it. */
export function EntryLine(props: LineProps & { readonly day: string; readonly effects: TripDetail['effects'] }) {
  const t = useT();
  const words = useTripWords();
  const { entry, booking } = props;
  const { title, note } = words.of(entry, booking);
  return (
    <li>
      <Hour entry={entry} day={props.day} />
      <span className={styles.sign}>
        <Icon as={entry.isHome ? IconHome : signs[entry.happening]} size="s" />
      </span>
      <div className={styles.what}>
        <p className={cx('semi', entry.cancelled && styles.gone)}>{title}</p>
        {note ? (
          <p className="cap t2">
            <Unbroken text={note} />
          </p>
        ) : null}
        {booking.people.length > 0 ? <p className="cap t2">{booking.people.join(t('travel.list_comma'))}</p> : null}
        <div className={styles.standing}>
          <Standing entry={entry} booking={booking} />
          <Marks entry={entry} effects={props.effects} />
        </div>
        <EntryActions {...props} />
      </div>
    </li>
  );
}
