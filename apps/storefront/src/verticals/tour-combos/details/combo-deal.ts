import type { TourComboDetail } from '@app/contract/verticals/tour-combos/views';
import { weekday } from '@app/kernel/local-day';
import type { LocalDate } from '../../../widgets/travel/dates/local-date.ts';

/**
 * Whole percent that the deal on a combo takes off where its first tour is on the first of some days; 0 where it does not hold then, or
 * there is none.
 */
export function dealPercentOn(terms: TourComboDetail['dealTerms'], days: readonly LocalDate[]): number {
  const [first] = days.toSorted();
  if (!terms || first === undefined) return 0;
  const { from, to, weekdays, percent } = terms;
  const holds = (from === null || from <= first) && (to === null || first <= to);
  return holds && weekdays.includes(weekday(first)) ? percent : 0;
}
