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
};

export type RangeRules = {
  readonly min: LocalDate;
  /** The last day on which a stay may begin; it may end a day later. */
  readonly max: LocalDate;
  readonly maxNights: number;
  readonly isFull?: (night: LocalDate) => boolean;
};

export type RangeProblem = 'too_long' | 'full_between';
export type Picked = { readonly range: DateRange; readonly problem: RangeProblem | null };

const starts = (day: LocalDate, rules: RangeRules): boolean =>
  day >= rules.min && day <= rules.max && !(rules.isFull?.(day) ?? false);

/** Whether pressing a day does anything, now that `range` is chosen. */
export function canPick(range: DateRange, day: LocalDate, rules: RangeRules): boolean {
  if (starts(day, rules)) return true;
  const leaving = range.from !== null && range.to === null && day > range.from;
  return leaving && day <= addDays(rules.max, 1) && day >= rules.min;
}

/**
 * The range after a press: the first begins a stay, the next one ends it. A day before the beginning, a stay of too
 * many nights, and one over a night that is full begin anew; the latter two say so.
 */
export function pickDay(range: DateRange, day: LocalDate, rules: RangeRules): Picked {
  const anew = (problem: RangeProblem | null = null): Picked => ({
    range: starts(day, rules) ? { from: day, to: null } : range,
    problem,
  });
  const { from, to } = range;
  if (from === null || to !== null || day <= from) return anew();
  if (daysBetween(from, day) > rules.maxNights) return anew('too_long');
  if (datesFrom(from, day).some((night) => rules.isFull?.(night) ?? false)) return anew('full_between');
  return { range: { from, to: day }, problem: null };
}

/** How a day lies to a range, for its drawing. */
export function placeIn(range: DateRange, day: LocalDate): 'from' | 'to' | 'inside' | null {
  if (day === range.from) return 'from';
  if (day === range.to) return 'to';
  return range.from !== null && range.to !== null && day > range.from && day < range.to ? 'inside' : null;
}
