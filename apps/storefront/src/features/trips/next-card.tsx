import { useT } from '@app/client/i18n';
import type { TripBookingView, TripDetail, TripEntry } from '@app/contract/trips/views';
import { IconClock, IconMapPin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useMomentText } from '../../widgets/moment-text.ts';
import { mapAddress } from '../../widgets/travel/place/map-address.ts';
import { bookingHref, cashierHref } from './booking-links.ts';
import styles from './next-card.module.css';
import { papersOf } from './papers.ts';
import { useTripWords } from './use-trip-words.ts';

function Frame(props: { readonly when: string; readonly title: string; readonly note: string; children: ReactNode }) {
  const t = useT();
  return (
    <section className={styles.next} aria-label={t('trip.next')}>
      <p className={`sub ${styles.when}`}>
        <Icon as={IconClock} size="s" />
        {props.when}
      </p>
      <h2 className={styles.title}>{props.title}</h2>
      {props.note ? <p className={`sub ${styles.note}`}>{props.note}</p> : null}
      <div className={styles.ways}>{props.children}</div>
    </section>
  );
}

function NextEntry(props: {
  readonly entry: TripEntry;
  readonly booking: TripBookingView;
  readonly onPapers: (booking: TripBookingView) => void;
}) {
  const t = useT();
  const words = useTripWords();
  const { entry, booking } = props;
  const papers = papersOf(booking);
  const { title, note } = words.of(entry, booking);
  const { place } = entry;
  return (
    <Frame
      when={t('trip.next_at', { time: words.when(entry) })}
      title={entry.happening === 'check_in' ? words.joined([t('trip.check_in'), title]) : title}
      note={note}
    >
      {papers ? (
        <Button size="m" className={styles.main} onClick={() => props.onPapers(booking)}>
          {t(`trip.${papers}`)}
        </Button>
      ) : (
        <span className={styles.lead}>
          <ButtonLink size="m" href={bookingHref(booking)}>
            {t('trip.booking')}
          </ButtonLink>
        </span>
      )}
      {place ? (
        <a
          className={styles.side}
          href={mapAddress(place, navigator.userAgent)}
          target="_blank"
          rel="noreferrer"
          aria-label={t('trip.where_of', { name: place.name })}
        >
          <Icon as={IconMapPin} size="m" />
          {t('trip.where')}
        </a>
      ) : null}
    </Frame>
  );
}

/** What comes next, above everything else: what runs out unpaid, else where one has to be. */
export function NextCard(props: { readonly trip: TripDetail; readonly onPapers: (booking: TripBookingView) => void }) {
  const t = useT();
  const moment = useMomentText();
  const { next, bookings, days } = props.trip;
  const booking = bookings.find(({ id }) => id === next?.bookingId);
  if (!next || !booking) return null;
  if (next.what === 'pay') {
    return (
      <Frame
        when={t('trip.next_until', { time: next.until ? moment.minute(next.until) : '' })}
        title={t('trip.pay_for', { name: booking.subject.title })}
        note={booking.subject.subtitle}
      >
        <span className={styles.lead}>
          <ButtonLink size="m" href={cashierHref(booking)}>
            {t('trip.pay')}
          </ButtonLink>
        </span>
      </Frame>
    );
  }
  const entry = days.flatMap(({ entries }) => entries).find(({ key }) => key === next.entry);
  return entry ? <NextEntry entry={entry} booking={booking} onPapers={props.onPapers} /> : null;
}
