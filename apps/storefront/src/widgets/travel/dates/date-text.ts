import { usePreferences } from '@app/client/preferences';
import { dateText, rangeText } from '@app/contract/core/time-words';
import { shopNow } from '../../../shell/time-zone.ts';
import type { LocalDate } from './local-date.ts';

/** No date's year, so that each is written with its own. */
const NO_YEAR = 0;

/** Writes calendar dates in the language in use; the year stands where it is not this one. */
export function useDateText() {
  const locale = usePreferences((state) => state.locale);
  const write = (style: Parameters<typeof dateText>[1]) => (date: LocalDate) =>
    dateText(locale, style, date, new Date(shopNow()).getFullYear());
  return {
    day: write('day'),
    weekday: write('weekday'),
    whole: write('whole'),
    /** A day or a range of them with the year in any case, for paper. */
    dated: (from: LocalDate, to: LocalDate = from) => rangeText(locale, from, to, NO_YEAR),
    month: write('month'),
    range: (from: LocalDate, to: LocalDate) => rangeText(locale, from, to, new Date(shopNow()).getFullYear()),
  };
}
