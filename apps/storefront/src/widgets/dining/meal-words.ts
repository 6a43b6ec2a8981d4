import { useT } from '@app/client/i18n';
import { usePreferences } from '@app/client/preferences';
import { dateText, weekdayTexts } from '@app/contract/core/time-words';
import type { MealRefund } from '@app/contract/verticals/meals/facts';
import type { MealPlace, UsableTimes } from '@app/contract/verticals/meals/views';
import { weekdayRuns } from './weekday-runs.ts';

const MONDAY = 1;
/** A year with 29 February. */
const LEAP_YEAR = 2024;

type Returns = { readonly refund: MealRefund; readonly refundAtExpiry: boolean };

/** Writes what is said of set meals: when they can be used, what comes back, where they are served. */
export function useMealWords() {
  const t = useT();
  const locale = usePreferences((state) => state.locale);
  const days = ({ weekdays }: UsableTimes): string => {
    if (weekdays.length === 7) return t('meal.every_day');
    const names = weekdayTexts(locale, MONDAY).map(({ long }) => long);
    const nameOf = (day: number): string => names[day - 1] ?? '';
    return weekdayRuns(weekdays)
      .map(([first, last]) =>
        last - first > 1
          ? t('meal.days_from_to', { from: nameOf(first), to: nameOf(last) })
          : [...new Set([first, last])].map(nameOf).join(t('travel.comma')),
      )
      .join(t('travel.comma'));
  };
  const hours = ({ from, to }: UsableTimes): string => (from === to ? '' : t('dining.from_to', { from, to }));
  return {
    /** Days and hours of use: "Monday to Thursday, 12:00 to 15:00". */
    usable: (times: UsableTimes): string => [days(times), hours(times)].filter(Boolean).join(t('travel.comma')),
    /** Days of every year: "24 Dec, 31 Dec". */
    yearDays: (list: readonly string[]): string =>
      list.map((day) => dateText(locale, 'day', `${LEAP_YEAR}-${day}`, LEAP_YEAR)).join(t('travel.comma')),
    /** What comes back on one's wish. */
    refund: ({ refund }: Returns): string => t(`meal.refund.${refund}`),
    /** What happens to pieces that are never used. */
    atExpiry: ({ refundAtExpiry }: Returns): string => t(refundAtExpiry ? 'meal.expiry_back' : 'meal.expiry_lost'),
    /** The first restaurant, and how many more serve it. */
    places: ([first, ...others]: readonly MealPlace[]): string =>
      !first
        ? ''
        : others.length === 0
          ? first.name
          : t('meal.place_and_more', { name: first.name, count: others.length }),
  };
}
