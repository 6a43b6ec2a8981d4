import { addDays, datesFrom, daysBetween, type LocalDate } from './local-date.ts';

/** A stay, half-open: its first night is `from`, `to` is the day of leaving. Either may still be unchosen. */
export type DateRange = { readonly from: LocalDate | null; readonly to: LocalDate | null };

/** What a calendar says of a day. `price` is written below the number. */
export type DayMark = {
  readonly price?: string;
  /** What a screen reader says of the price, where a cell has no room for all of it. */
  readonly spoken?: string;
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

/** Which end of a range a press sets. */
export type RangeEnd = 'from' | 'to';

/** The end that is still to be chosen; of a whole range the first one. */
const openEnd = ({ from, to }: DateRange): RangeEnd => (from !== null && to === null ? 'to' : 'from');

const isLeaving = (from: LocalDate, day: LocalDate, rules: RangeRules): boolean =>
  (day > from || (rules.sameDay === true && day === from)) && day >= rules.min && day <= addDays(rules.max, 1);

/** Returns whether pressing a day changes the range. */
export const canPick = (range: DateRange, day: LocalDate, rules: RangeRules, end = openEnd(range)): boolean =>
  pickDay(range, day, rules, end).range !== range;

// A stay that breaks a rule of its own arrival day is not what was meant; one too far away is another stay.
const beginsAnew = (problem: RangeProblem): boolean => problem === 'too_long' || problem === 'full_between';

/** The other end stays where the range from a new beginning can end there, as far as that is known already. */
function keptEnd(from: LocalDate, { to }: DateRange, rules: RangeRules): LocalDate | null {
  if (to === null || !isLeaving(from, to, rules)) return null;
  const isKnown = rules.departure === undefined || rules.departure(from, to) === null;
  return isKnown && leaveProblem(from, to, rules) === null ? to : null;
}

/**
 * Returns the range after a press that sets one end: the open one, where none is named. A new beginning keeps the end where
 * that can be; a day before the beginning becomes the beginning. A stay of too many nights or over a full night begins anew.
 * A day on which the stay cannot end, or none can begin, leaves the range as it is. `problem` says what stood in the way.
 */
export function pickDay(range: DateRange, day: LocalDate, rules: RangeRules, end = openEnd(range)): Picked {
  const begin = (problem: RangeProblem | null = null): Picked => {
    if (starts(day, rules)) return { range: { from: day, to: problem ? null : keptEnd(day, range, rules) }, problem };
    return { range, problem: problem ?? (inTime(day, rules) ? (rules.isFull?.(day) ? 'full' : 'no_arrival') : null) };
  };
  const { from } = range;
  if (end === 'from' || from === null || !isLeaving(from, day, rules)) return begin();
  const problem = leaveProblem(from, day, rules);
  if (problem === null) return { range: { from, to: day }, problem };
  return beginsAnew(problem) ? begin(problem) : { range, problem };
}

/** The end that the next press sets: after a beginning the end, which then can be moved again. */
export const endAfter = (picked: Picked, before: RangeEnd, range: DateRange): RangeEnd =>
  picked.range === range ? before : 'to';

/** How a day lies to a range, for its drawing. */
export function placeIn(range: DateRange, day: LocalDate): 'from' | 'to' | 'inside' | null {
  if (day === range.from) return 'from';
  if (day === range.to) return 'to';
  return range.from !== null && range.to !== null && day > range.from && day < range.to ? 'inside' : null;
}
