import { useT } from '@app/client/i18n';
import { usePreferences } from '@app/client/preferences';
import { weekdayTexts } from '@app/contract/core/time-words';
import type { DealCard } from '@app/contract/deals/views';
import { useListText } from '../../list-text.ts';
import { useDateText } from '../dates/date-text.ts';

const MONDAY = 1;
const WEEK = 7;

type Days = NonNullable<DealCard['days']>;
type When = Pick<DealCard, 'days' | 'hours'>;

/** Writes for which days and hours a deal is. */
export function useDealDaysText() {
  const t = useT();
  const date = useDateText();
  const list = useListText();
  const locale = usePreferences((state) => state.locale);
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
  const hoursOf = (hours: When['hours']): string => (hours ? t('deal.hours', hours) : '');
  return {
    /** Its days and hours as a part of a line; nothing for any. */
    short: ({ days, hours }: When): string =>
      join(
        days ? (days.from && days.to ? date.range(days.from, days.to) : openEnded(days)) : '',
        days ? weekdays(days.weekdays) : '',
        hoursOf(hours),
      ),
    /** Its days and hours as a sentence. */
    whole: ({ days, hours }: When): string => {
      if (!days) return join(t('deal.days.any'), hoursOf(hours));
      const { from, to } = days;
      const span = from && to ? t('deal.days.both', { from: date.day(from), to: date.day(to) }) : openEnded(days);
      return join(span || t('deal.days.any'), weekdays(days.weekdays), hoursOf(hours));
    },
  };
}
