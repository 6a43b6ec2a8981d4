import { useT } from '@app/client/i18n';
import type { TripDetail, TripWarning } from '@app/contract/trips/views';
import { IconAlertTriangle } from '@tabler/icons-react';
import { hrefTo } from '../../shell/navigation.ts';
import { Card, NoteAction } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useSentences } from '../../widgets/list-text.ts';
import { useDateText } from '../../widgets/travel/dates/date-text.ts';
import { addDays } from '../../widgets/travel/dates/local-date.ts';
import { bookingHref } from './booking-links.ts';
import { useTripWords } from './use-trip-words.ts';
import styles from './warnings-card.module.css';

type Bookings = TripDetail['bookings'];

/** Says what does not fit, and what to do about it. */
function useWarningWords(bookings: Bookings) {
  const t = useT();
  const words = useTripWords();
  const date = useDateText();
  const titleOf = (id: string | null | undefined): string => bookings.find((one) => one.id === id)?.subject.title ?? '';
  const hour = (wall: string | null, day: string): string => {
    if (!wall) return '';
    const on = wall.slice(0, 10);
    return on === day ? words.clock(wall) : t('trip.clock_on', { hour: words.clock(wall), day: date.weekday(on) });
  };
  const bed = ({ nights, city, day, to }: TripWarning): string => {
    const several = { nights: t('travel.nights', { count: nights }), days: date.range(day, addDays(to, -1)) };
    if (!city)
      return nights === 1
        ? t('trip.no_bed_nowhere', { day: date.weekday(day) })
        : t('trip.no_bed_nights_nowhere', several);
    if (nights === 1) return t('trip.no_bed', { day: date.weekday(day), city: city.name });
    return t('trip.no_bed_nights', { ...several, city: city.name });
  };
  const unused = ({ nights, open, day, to }: TripWarning): string => {
    const name = titleOf(open);
    if (nights === 1) return t('trip.unused_night', { name, day: date.weekday(day) });
    const days = date.range(day, addDays(to, -1));
    return t('trip.unused_nights', { name, nights: t('travel.nights', { count: nights }), days });
  };
  return (warning: TripWarning): { readonly text: string; readonly todo: string } => {
    const [first, second] = warning.bookingIds.map(titleOf);
    const pair = { first: first ?? '', second: second ?? '' };
    switch (warning.kind) {
      case 'no_bed':
        return { text: bed(warning), todo: t('trip.no_bed_do') };
      case 'unused_night':
        return { text: unused(warning), todo: t('trip.unused_night_do') };
      case 'desk_closed': {
        const [closes, arrives] = [hour(warning.closes, warning.day), hour(warning.arrives, warning.day)];
        return { text: t('trip.desk_closed', { name: pair.second, closes, arrives }), todo: t('trip.desk_closed_do') };
      }
      case 'together':
        return { text: t('trip.together', pair), todo: t('trip.together_do') };
      case 'too_far': {
        const [minutes, needed] = [warning.minutes ?? 0, warning.needed ?? 0].map(words.duration);
        return {
          text: t('trip.too_far', { ...pair, minutes: minutes ?? '', needed: needed ?? '' }),
          todo: t('trip.too_far_do'),
        };
      }
    }
  };
}

/** The way to put something right: a hotel for a night, or the booking that can be changed. */
function WarningAction({ warning, bookings }: { readonly warning: TripWarning; readonly bookings: Bookings }) {
  const t = useT();
  if (warning.kind === 'no_bed') {
    const { city, day, to } = warning;
    const href = city ? hrefTo('hotelSearch', { city: city.id, checkIn: day, checkOut: to }) : hrefTo('hotelHome');
    return <NoteAction href={href}>{t('trip.find_bed')}</NoteAction>;
  }
  const booking = bookings.find(({ id }) => id === warning.open);
  return booking ? (
    <NoteAction href={bookingHref(booking)}>{t('trip.open', { name: booking.subject.title })}</NoteAction>
  ) : null;
}

/** Gaps and clashes of a trip, each with what to do about it. */
export function WarningsCard({ trip }: { readonly trip: Pick<TripDetail, 'warnings' | 'bookings'> }) {
  const t = useT();
  const sentences = useSentences();
  const wordsOf = useWarningWords(trip.bookings);
  const { warnings, bookings } = trip;
  if (warnings.length === 0) return null;
  return (
    <Card className={styles.card ?? ''}>
      <h2 className={`sub semi ${styles.head}`}>
        <Icon as={IconAlertTriangle} size="m" />
        {t('trip.warnings', { count: warnings.length })}
      </h2>
      <ul className={styles.list}>
        {warnings.map((warning) => {
          const { text, todo } = wordsOf(warning);
          return (
            <li key={warning.key}>
              <p>{sentences(text, todo)}</p>
              <WarningAction warning={warning} bookings={bookings} />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
