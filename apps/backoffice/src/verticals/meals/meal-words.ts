import type { Locale } from '@app/contract/core/locale';
import { dateText } from '@app/contract/core/time-words';
import type { CodeState } from '@app/contract/verticals/meals/facts';
import type { UsableTimes } from '@app/contract/verticals/meals/views';
import type { Text } from '../../text/use-text';
import { weekdaysText } from '../../text/weekdays-text';
import type { Tone } from '../../ui/list/cells';

const YEAR_DAY = /^(\d\d)-(\d\d)$/;
/** A year with 29 February. */
const LEAP_YEAR = 2024;

/** A day of every year, `12-24`, in words; what is no such day stays as it is. */
export function yearDayText(locale: Locale, day: string): string {
  const [, month, of] = YEAR_DAY.exec(day) ?? [];
  const at = new Date(Date.UTC(LEAP_YEAR, Number(month) - 1, Number(of)));
  if (Number.isNaN(at.getTime()) || at.getUTCMonth() !== Number(month) - 1) return day;
  return dateText(locale, 'day', `${LEAP_YEAR}-${day}`, LEAP_YEAR);
}

/** On which weekdays and between which hours pieces are used. */
export function usableText({ weekdays, from, to }: UsableTimes, locale: Locale, t: Text): string {
  return t('meal.staff.days_hours', {
    days: weekdays.length === 7 ? t('meal.staff.every_day') : weekdaysText(weekdays, locale),
    hours: from === to ? t('meal.staff.any_hour') : `${from}–${to}`,
  });
}

export const codeTones: Record<CodeState, Tone> = {
  usable: 'success',
  used: 'neutral',
  refunded: 'warning',
  expired: 'danger',
};
