/** Calendar days as `YYYY-MM-DD`, both ends included. */
export type Days = { readonly from: string; readonly to: string };

export const QUICK_RANGES = ['today', 'yesterday', 'this_week', 'last_week', 'this_month', 'last_month'] as const;
export type QuickRange = (typeof QUICK_RANGES)[number];

export const STEPS = ['day', 'week', 'month'] as const;
/** How the days of a report are put together. Weeks begin on Monday. */
export type Step = (typeof STEPS)[number];

const DAY_MS = 86_400_000;
const WEEKDAYS = 7;
const atMidnight = (day: string): Date => new Date(`${day}T00:00:00Z`);
const written = (date: Date): string => date.toISOString().slice(0, 10);

/** The day `count` days later, or earlier when it is negative. Days of the calendar, of no time zone. */
export const addDays = (day: string, count: number): string =>
  written(new Date(atMidnight(day).getTime() + count * DAY_MS));

/** How many days a range has. */
export const dayCount = ({ from, to }: Days): number =>
  (atMidnight(to).getTime() - atMidnight(from).getTime()) / DAY_MS + 1;

const monday = (day: string): string => addDays(day, -((atMidnight(day).getUTCDay() + WEEKDAYS - 1) % WEEKDAYS));
const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;
const lastOfMonth = (day: string): string => addDays(firstOfMonth(addDays(firstOfMonth(day), 31)), -1);

/** The days a quick range stands for, seen on `today`. A week or month under way ends today. */
export function rangeDays(range: QuickRange, today: string): Days {
  switch (range) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case 'this_week':
      return { from: monday(today), to: today };
    case 'last_week':
      return { from: addDays(monday(today), -WEEKDAYS), to: addDays(monday(today), -1) };
    case 'this_month':
      return { from: firstOfMonth(today), to: today };
    case 'last_month':
      return { from: firstOfMonth(addDays(firstOfMonth(today), -1)), to: addDays(firstOfMonth(today), -1) };
  }
}

const earlier = (a: string, b: string): string => (a < b ? a : b);

/**
 * The days a range is compared with: as many days directly before; for a month the month before, up to the same day
 * of it; for a week the week before, up to the same weekday.
 */
export function periodBefore(days: Days, range: QuickRange | null): Days {
  if (range === 'this_week') return { from: addDays(days.from, -WEEKDAYS), to: addDays(days.to, -WEEKDAYS) };
  if (range === 'this_month' || range === 'last_month') {
    const from = firstOfMonth(addDays(days.from, -1));
    const last = lastOfMonth(from);
    return { from, to: range === 'last_month' ? last : earlier(last, addDays(from, dayCount(days) - 1)) };
  }
  const count = dayCount(days);
  return { from: addDays(days.from, -count), to: addDays(days.from, -1) };
}

/** The first day of the step that a day belongs to. */
export const stepStart = (day: string, step: Step): string =>
  step === 'day' ? day : step === 'week' ? monday(day) : firstOfMonth(day);

const stepEnd = (day: string, step: Step): string =>
  step === 'day' ? day : step === 'week' ? addDays(monday(day), WEEKDAYS - 1) : lastOfMonth(day);

/** A range in steps, oldest first: the first and the last are cut at its ends, so that they are the range together. */
export function stepsOf(days: Days, step: Step): Days[] {
  const steps: Days[] = [];
  for (let from = days.from; from <= days.to; ) {
    const to = earlier(stepEnd(from, step), days.to);
    steps.push({ from, to });
    from = addDays(to, 1);
  }
  return steps;
}
