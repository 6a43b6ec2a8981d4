import { addDays, datesFrom, type LocalDate } from '../../../widgets/travel/dates/local-date.ts';

const LONGEST_MONTH = 31;

export const monthOf = (day: LocalDate): string => day.slice(0, 7);
export const firstOf = (month: string): LocalDate => `${month}-01`;
export const monthAfter = (month: string, by: 1 | -1): string =>
  monthOf(addDays(firstOf(month), by === 1 ? LONGEST_MONTH : -1));
export const lastOf = (month: string): LocalDate => addDays(firstOf(monthAfter(month, 1)), -1);

/** Every day of a month, its last one too, from a day on that may lie within it. */
export const daysOfMonth = (month: string, from: LocalDate): LocalDate[] =>
  datesFrom(from > firstOf(month) ? from : firstOf(month), firstOf(monthAfter(month, 1)));
