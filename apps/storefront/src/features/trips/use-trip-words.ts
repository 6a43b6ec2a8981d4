import { useT } from '@app/client/i18n';
import { usePreferences } from '@app/client/preferences';
import { clockText, wallText } from '@app/contract/core/time-words';
import type { TripBookingView, TripDetail, TripEntry, TripSummary } from '@app/contract/trips/views';
import { shopNow } from '../../shell/time-zone.ts';
import { useListText } from '../../widgets/list-text.ts';
import { useDateText } from '../../widgets/travel/dates/date-text.ts';
import { addDays } from '../../widgets/travel/dates/local-date.ts';

const HOUR = 60;

/** Says what happens on a trip, and where and when. */
export function useTripWords() {
  const t = useT();
  const list = useListText();
  const date = useDateText();
  const locale = usePreferences((state) => state.locale);
  const clock = (wall: string): string => clockText({ locale, timeZone: 'UTC' }, new Date(`${wall.slice(0, 16)}:00Z`));
  const joined = (texts: readonly string[]): string => texts.filter(Boolean).join(t('travel.comma'));
  const inHours = (minutes: number): string => {
    const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR];
    if (hours === 0) return t('trip.minutes', { minutes: rest });
    return rest === 0 ? t('trip.hours', { hours }) : t('trip.hours_minutes', { hours, minutes: rest });
  };
  /** A number stays beside its unit. */
  const duration = (minutes: number): string => inHours(minutes).replaceAll(' ', '\u00a0');
  const airport = (end: { readonly airport: string; readonly terminal: string }): string =>
    joined([end.airport, end.terminal && t('trip.terminal', { name: end.terminal })]);

  const departs = ({ flight }: TripEntry): { title: string; note: string } | null => {
    if (!flight) return null;
    const said = { flight: flight.numbers.join(' · '), city: flight.to.city };
    const via = list(flight.via);
    return {
      title: via ? t('trip.departs_via', { ...said, via }) : t('trip.departs', said),
      note: joined([airport(flight.from), duration(flight.minutes)]),
    };
  };
  const lands = ({ flight, home, isHome, wall }: TripEntry): { title: string; note: string } | null => {
    if (!flight) return null;
    if (isHome) return { title: t('trip.home'), note: airport(flight.to) };
    const sameDay = home?.wall.slice(0, 10) === wall.slice(0, 10);
    const time = home
      ? sameDay
        ? clock(home.wall)
        : t('trip.clock_on', { hour: clock(home.wall), day: date.weekday(home.wall.slice(0, 10)) })
      : '';
    const terminal = flight.to.terminal ? t('trip.terminal', { name: flight.to.terminal }) : flight.to.city;
    return {
      title: t('trip.lands', { airport: flight.to.airport }),
      note: home
        ? t('trip.lands_note', { place: terminal, clock: t('trip.home_clock', { city: home.city, time }) })
        : terminal,
    };
  };
  const checkIn = (entry: TripEntry): string => {
    if (!entry.timed) return t('trip.check_in_after_landing');
    const hour = clock(entry.wall);
    return entry.until ? t('trip.check_in_desk', { hour, until: clock(entry.until) }) : t('trip.check_in_at', { hour });
  };
  const until = ({ until: end, wall }: TripEntry): string => {
    if (!end) return '';
    // What ends at midnight is over on the day before.
    if (end.endsWith('T00:00')) return t('trip.until', { hour: date.weekday(addDays(end.slice(0, 10), -1)) });
    const day = end.slice(0, 10) === wall.slice(0, 10) ? '' : date.weekday(end.slice(0, 10));
    return t('trip.until', { hour: joined([day, clock(end)]) });
  };
  const of = (entry: TripEntry, { subject }: TripBookingView): { title: string; note: string } => {
    const { title } = subject;
    const address = entry.place ? entry.place.address || entry.place.name : '';
    if (entry.happening === 'departs') return departs(entry) ?? { title, note: '' };
    if (entry.happening === 'lands') return lands(entry) ?? { title, note: '' };
    if (entry.happening === 'check_in') return { title, note: [checkIn(entry), address].filter(Boolean).join(' · ') };
    if (entry.happening === 'check_out') {
      const note = entry.timed ? t('trip.check_out_until', { name: title, hour: clock(entry.wall) }) : title;
      return { title: t('trip.check_out'), note };
    }
    return { title, note: [address, until(entry)].filter(Boolean).join(' · ') };
  };
  return {
    of,
    clock,
    /** Day and hour, or the day alone, by the clocks of a place. */
    at: (wall: string): string => wallText(locale, wall, shopNow()),
    duration,
    joined,
    /** Clocks that are put forward or back, in minutes. */
    clocks: (minutes: number): string =>
      minutes > 0
        ? t('trip.watch_ahead', { time: duration(minutes) })
        : t('trip.watch_back', { time: duration(-minutes) }),
    /** The day and the hour of an entry, by the clocks of its place. */
    when: ({ wall, timed }: TripEntry): string =>
      joined([date.weekday(wall.slice(0, 10)), ...(timed ? [clock(wall)] : [])]),
    /** What a trip is called: its cities. */
    titleOf: ({ cities, title }: Pick<TripSummary | TripDetail, 'cities' | 'title'>): string => list(cities) || title,
  };
}
