import { addDays, datesFrom, daysBetween, type LocalDate } from './local-date.ts';

/** A stay, half-open: its first night is `from`, `to` is the day of leaving. Either may still be unchosen. */
export type DateRange = { readonly from: LocalDate | null; readonly to: LocalDate | null };

/** What a calendar says of a day. `price` is written below the number. */
export type DayMark = {
  readonly price?: string;
  /** Among the cheapest shown. */
  readonly cheap?: boolean;
  /** The night cannot be had; one may still leave on this day. */
  readonly full?: boolean;
  /** The night can be had, but no stay may begin with it. */
  readonly noArrival?: boolean;
  /** Nights that a stay beginning with this one must last at least, where more than one. */
  readonly minimumStay?: number;
};

/** Why a stay cannot end on a day, by the rules of whoever sells it. */
export type DepartureProblem = 'full' | 'minimum_stay' | 'no_departure' | 'no_arrival';

export type RangeRules = {
  readonly min: LocalDate;
  /** The last day on which a stay may begin; it may end a day later. */
  readonly max: LocalDate;
  readonly maxNights: number;
  /** It may end on the day it begins on, as a trip there and back may. */
  readonly sameDay?: boolean | undefined;
  readonly isFull?: (night: LocalDate) => boolean;
  readonly noArrival?: (day: LocalDate) => boolean;
  /** Why a stay from `from` cannot end on `day`: null where it can, undefined where that is not known. */
  readonly departure?: (from: LocalDate, day: LocalDate) => DepartureProblem | null | undefined;
};

export type RangeProblem = 'too_long' | 'full_between' | 'full' | 'no_arrival' | 'no_departure' | 'minimum_stay';
export type Picked = { readonly range: DateRange; readonly problem: RangeProblem | null };

const inTime = (day: LocalDate, rules: RangeRules): boolean => day >= rules.min && day <= rules.max;

const starts = (day: LocalDate, rules: RangeRules): boolean =>
  inTime(day, rules) && !(rules.isFull?.(day) ?? false) && !(rules.noArrival?.(day) ?? false);

/** Returns why a stay cannot end on a day, as far as is known; null where it can. */
function leaveProblem(from: LocalDate, day: LocalDate, rules: RangeRules): RangeProblem | null {
  if (daysBetween(from, day) > rules.maxNights) return 'too_long';
  const known = rules.departure?.(from, day);
  if (known === 'full') return 'full_between';
  if (known !== undefined) return known;
  return datesFrom(from, day).some((night) => rules.isFull?.(night) ?? false) ? 'full_between' : null;
}

const isLeaving = ({ from, to }: DateRange, day: LocalDate, rules: RangeRules): boolean =>
  from !== null &&
  to === null &&
  (day > from || (rules.sameDay === true && day === from)) &&
  day >= rules.min &&
  day <= addDays(rules.max, 1);

/** Returns whether pressing a day changes the range. */
export function canPick(range: DateRange, day: LocalDate, rules: RangeRules): boolean {
  if (range.from === null || !isLeaving(range, day, rules)) return starts(day, rules);
  const problem = leaveProblem(range.from, day, rules);
  return problem === null || (beginsAnew(problem) && starts(day, rules));
}

// A stay that breaks a rule of its own arrival day is not what was meant; one too far away is another stay.
const beginsAnew = (problem: RangeProblem): boolean => problem === 'too_long' || problem === 'full_between';

/**
 * Returns the range after a press: the first begins a stay, the next one ends it. A day before the beginning begins anew,
 * and so does a stay of too many nights or over a full night. A day on which the stay cannot end, or none can begin,
 * leaves the range as it is. `problem` says what stood in the way.
 */
export function pickDay(range: DateRange, day: LocalDate, rules: RangeRules): Picked {
  const anew = (problem: RangeProblem | null = null): Picked => {
    if (starts(day, rules)) return { range: { from: day, to: null }, problem };
    return { range, problem: problem ?? (inTime(day, rules) ? (rules.isFull?.(day) ? 'full' : 'no_arrival') : null) };
  };
  if (range.from === null || !isLeaving(range, day, rules)) return anew();
  const problem = leaveProblem(range.from, day, rules);
  if (problem === null) return { range: { from: range.from, to: day }, problem };
  return beginsAnew(problem) ? anew(problem) : { range, problem };
}

/** How a day lies to a range, for its drawing. */
export function placeIn(range: DateRange, day: LocalDate): 'from' | 'to' | 'inside' | null {
  if (day === range.from) return 'from';
  if (day === range.to) return 'to';
  return range.from !== null && range.to !== null && day > range.from && day < range.to ? 'inside' : null;
}
