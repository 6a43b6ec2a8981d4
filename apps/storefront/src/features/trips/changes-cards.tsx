import { useT } from '@app/client/i18n';
import type { TripDetail } from '@app/contract/trips/views';
import { IconArrowsExchange, IconClockExclamation } from '@tabler/icons-react';
import { Card, NoteAction } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useMomentText } from '../../widgets/moment-text.ts';
import { bookingHref } from './booking-links.ts';
import { useTripWords } from './use-trip-words.ts';
import styles from './warnings-card.module.css';

/** Bookings that their providers have changed and that wait for an answer, each with the way to it. */
export function AnswersCard({ bookings }: { readonly bookings: TripDetail['bookings'] }) {
  const t = useT();
  const moment = useMomentText();
  const asked = bookings.flatMap((booking) => (booking.decideBy ? [{ booking, decideBy: booking.decideBy }] : []));
  if (asked.length === 0) return null;
  return (
    <Card className={styles.card ?? ''}>
      <h2 className={`sub semi ${styles.head}`}>
        <Icon as={IconArrowsExchange} size="m" />
        {t('travel.provider.title')}
      </h2>
      <ul className={styles.list}>
        {asked.map(({ booking, decideBy }) => (
          <li key={booking.id}>
            <p>{t('trip.answer', { name: booking.subject.title, time: moment.minute(decideBy) })}</p>
            <NoteAction href={bookingHref(booking)}>{t('trip.answer_open')}</NoteAction>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What of it is a gap or a clash of the trip as well, and said there. */
const IN_WARNINGS = new Set(['desk_closed', 'together', 'too_far', 'unused_night', 'no_bed']);

/**
 * What changes of bookings do to others that is no clash: late arrivals, and ways that are called off; with whom to ask. A booking
 * that a warning is about is said there alone.
 */
export function EffectsCard({ trip }: { readonly trip: Pick<TripDetail, 'effects' | 'bookings' | 'warnings'> }) {
  const t = useT();
  const words = useTripWords();
  const warned = new Set(trip.warnings.flatMap(({ bookingIds }) => bookingIds));
  const shown = trip.effects.flatMap((effect) => {
    const booking = trip.bookings.find(({ id }) => id === effect.bookingId);
    return booking && !warned.has(booking.id) && !IN_WARNINGS.has(effect.kind) ? [{ ...effect, booking }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <Card className={styles.card ?? ''}>
      <h2 className={`sub semi ${styles.head}`}>
        <Icon as={IconClockExclamation} size="m" />
        {t('message.trip_touched.title')}
      </h2>
      <ul className={styles.list}>
        {shown.map(({ kind, causeId, arrives, booking }) => {
          const { title, place } = booking.subject;
          return (
            <li key={`${kind} ${causeId} ${booking.id}`}>
              <p>{t(`trip.effect.${kind}`, { name: title, time: arrives ? words.at(arrives) : '' })}</p>
              {place?.phone ? (
                <NoteAction href={`tel:${place.phone.replace(/[^+\d]/g, '')}`}>
                  {t('trip.ask_place', { name: place.name })}
                </NoteAction>
              ) : null}{' '}
              <NoteAction href={bookingHref(booking)}>{t('trip.open', { name: title })}</NoteAction>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
