import { useT } from '@app/client/i18n';
import { meetingOf, stayOf, type Way, waysOf } from '../../widgets/travel/bundle/item-reading.ts';
import type { TripEvent, TripPart } from '../../widgets/travel/bundle/trip-timeline.ts';

const HOUR = 60;

type Words = { readonly title: string; readonly note: string; readonly mark: string };

/** Says what happens on a trip: what, where, and what is unusual about it. */
export function useEventWords() {
  const t = useT();
  const hours = (minutes: number): string => {
    const whole = Math.floor(minutes / HOUR);
    const rest = minutes % HOUR;
    return rest === 0
      ? t('combos.hours', { hours: whole })
      : t('combos.hours_minutes', { hours: whole, minutes: rest });
  };
  const joined = (texts: readonly string[]): string => texts.filter(Boolean).join(t('travel.comma'));
  const terminal = (name: string): string => (name ? t('combos.terminal', { name }) : '');
  const later = (days: number): string => {
    if (days === 0) return '';
    if (days === 1) return t('combos.lands_next_day');
    return days > 0 ? t('combos.lands_later', { count: days }) : t('combos.lands_before');
  };
  const departs = ({ from, to, minutes, stops }: Way, { dayShift }: TripEvent): Words => ({
    title: t('combos.way', { from: from.city, to: to.city }),
    note: joined([
      from.airport,
      terminal(from.terminal),
      hours(minutes),
      stops === 0 ? t('combos.direct') : t('combos.stops', { count: stops }),
    ]),
    mark: later(dayShift),
  });
  const flight = (event: TripEvent, part: TripPart): Words => {
    const way = waysOf(part.subject.item)[event.way];
    if (!way) return { title: part.subject.title, note: '', mark: '' };
    if (event.happening === 'departs') return departs(way, event);
    return {
      title: t('combos.lands_at', { airport: way.to.airport }),
      note: joined([way.to.city, terminal(way.to.terminal)]),
      mark: '',
    };
  };
  const of = (event: TripEvent, part: TripPart): Words => {
    const { title, item } = part.subject;
    const name = part.label ?? title;
    if (event.happening === 'departs' || event.happening === 'lands') return flight(event, part);
    if (event.happening === 'check_in') {
      const { nights } = stayOf(item);
      return {
        title:
          nights > 0
            ? t('combos.check_in_for', { nights: t('travel.nights', { count: nights }) })
            : t('travel.check_in'),
        note: '',
        mark: '',
      };
    }
    if (event.happening === 'check_out') return { title: t('travel.check_out'), note: title, mark: '' };
    if (event.happening === 'voucher') return { title: name, note: t('combos.from_this_day'), mark: '' };
    const meeting = event.happening === 'tour' ? meetingOf(item) : '';
    return { title: name, note: meeting ? t('combos.meet_at', { place: meeting }) : '', mark: '' };
  };
  return {
    of,
    hours,
    clocks: (minutes: number): string =>
      minutes > 0
        ? t('combos.clocks_ahead', { time: hours(minutes) })
        : t('combos.clocks_back', { time: hours(-minutes) }),
  };
}
