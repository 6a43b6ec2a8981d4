import { useT } from '@app/client/i18n';
import { usePreferences } from '@app/client/preferences';
import { dateIn, weekdayTexts } from '@app/contract/core/time-words';
import { REMIND_MINUTES } from '@app/contract/deals/deal-facts';
import type { DealCard } from '@app/contract/deals/views';
import { useTimeZone } from '../../shell/time-zone.ts';
import { useListText } from '../../widgets/list-text.ts';
import { useMomentText } from '../../widgets/moment-text.ts';
import { useDateText } from '../../widgets/travel/dates/date-text.ts';
import { useToday } from '../../widgets/travel/dates/use-today.ts';
import { useDealPer } from './deal-per.ts';

const MONDAY = 1;
const WEEK = 7;
const MINUTE_MS = 60_000;

type Days = NonNullable<DealCard['days']>;

/** Writes what is said of deals: where and for which days they are, when they begin, when one is reminded. */
export function useDealWords() {
  const t = useT();
  const per = useDealPer();
  const date = useDateText();
  const moment = useMomentText();
  const list = useListText();
  const locale = usePreferences((state) => state.locale);
  const zone = useTimeZone();
  const today = useToday();
  const join = (...parts: readonly string[]): string => parts.filter(Boolean).join(t('travel.comma'));
  const weekdays = (days: Days['weekdays']): string => {
    if (days.length === 0 || days.length >= WEEK) return '';
    // Short names of Chinese weekdays are single figures.
    const names = weekdayTexts(locale, MONDAY).map(({ short, long }) => (locale.startsWith('zh') ? long : short));
    return t('deal.days.weekdays', { days: list(days.flatMap((day) => names[day - 1] ?? [])) });
  };
  const openEnded = ({ from, to }: Days): string => {
    if (from) return t('deal.days.from', { from: date.day(from) });
    return to ? t('deal.days.to', { to: date.day(to) }) : '';
  };
  const isToday = (iso: string): boolean => dateIn(zone, Date.parse(iso)) === today;
  return {
    /** What it is on, where, for which days, and the unit of its price, as one line without what the title says already. */
    about: ({ kind, party, title, subject, place, days, now }: DealCard): string =>
      join(
        title.includes(subject) ? '' : subject,
        title.includes(place) || subject.includes(place) ? '' : place,
        days
          ? join(days.from && days.to ? date.range(days.from, days.to) : openEnded(days), weekdays(days.weekdays))
          : '',
        now ? per({ kind, party }) : '',
      ),
    /** The days it holds on, as a sentence. */
    days: (days: Days | null): string => {
      if (!days) return t('deal.days.any');
      const { from, to } = days;
      const span = from && to ? t('deal.days.both', { from: date.day(from), to: date.day(to) }) : openEnded(days);
      return join(span || t('deal.days.any'), weekdays(days.weekdays));
    },
    /** A moment by its time of day, and its date where that is not today. */
    when: (iso: string): string => (isToday(iso) ? moment.clock(iso) : moment.minute(iso)),
    /** What a reminder is asked for with: its time of day where it is sent today. */
    remind: (startsAt: string): string => {
      const at = new Date(Date.parse(startsAt) - REMIND_MINUTES * MINUTE_MS).toISOString();
      return isToday(at) ? t('deal.remind', { time: moment.clock(at) }) : t('deal.remind_soon');
    },
  };
}
