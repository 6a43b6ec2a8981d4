import type { Locale } from '@app/contract/core/locale';
import { dateText } from '@app/contract/core/time-words';

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
