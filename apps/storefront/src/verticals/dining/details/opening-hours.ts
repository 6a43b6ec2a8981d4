import type { OpeningHours, RestaurantDetail } from '@app/contract/verticals/dining/views';
import type { LocalDate } from '../../../widgets/travel/dates/local-date.ts';

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: LocalDate): number => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;

/** When it is open on a day of its calendar; empty where it is closed. */
export function hoursOn(
  { hours, closedDays }: Pick<RestaurantDetail, 'hours' | 'closedDays'>,
  day: LocalDate,
): readonly OpeningHours[] {
  if (closedDays.includes(day)) return [];
  return hours.filter(({ weekday }) => weekday === weekdayOf(day)).sort((a, b) => (a.opens < b.opens ? -1 : 1));
}
