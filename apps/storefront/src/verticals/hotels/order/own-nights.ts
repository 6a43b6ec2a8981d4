import type { DayMark, DepartureProblem } from '../../../widgets/travel/dates/date-range.ts';
import { datesFrom, type LocalDate } from '../../../widgets/travel/dates/local-date.ts';

/** Nights of a stay, half-open: `to` is the day of leaving. */
export type Nights = { readonly from: LocalDate; readonly to: LocalDate };

/** The marks of a calendar for whoever has some of its nights: to them these are not full, whoever else finds them so. */
export function ownMarks(marks: ReadonlyMap<LocalDate, DayMark>, { from, to }: Nights): Map<LocalDate, DayMark> {
  const own = new Set(datesFrom(from, to));
  return new Map([...marks].map(([day, mark]) => [day, own.has(day) ? { ...mark, full: false } : mark]));
}

type Departure = (from: LocalDate, day: LocalDate) => DepartureProblem | null | undefined;

/** Why a stay cannot end on a day; whether it is full is left to the marks, which know the nights of one's own. */
export const ownDeparture =
  (departure: Departure): Departure =>
  (from, day) => {
    const problem = departure(from, day);
    return problem === 'full' ? undefined : problem;
  };
