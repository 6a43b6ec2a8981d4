import { addDays, daysBetween, type LocalDate } from '../../../widgets/travel/dates/local-date.ts';

/** A tour of the combo whose day is chosen: its days, and its moments once they are known. */
export type ChosenSpan = {
  readonly name: string;
  readonly day: LocalDate;
  readonly days: number;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
};

/** Why a day or a departure cannot be chosen beside the others, and the tour that is in its way. */
export type PickFlaw =
  | { readonly why: 'window'; readonly days: number; readonly name: string }
  | { readonly why: 'overlap'; readonly name: string };

type Days = { readonly first: LocalDate; readonly last: LocalDate };

const daysOf = ({ day, days }: Pick<ChosenSpan, 'day' | 'days'>): Days => ({
  first: day,
  last: addDays(day, days - 1),
});

/**
 * Whether two tours share some time at whatever hours they begin and end: a night, or a day of one that lies within the
 * other. Where one ends on the day on which the other begins, their hours decide.
 */
function mustOverlap(one: Days, other: Days): boolean {
  const within = (day: Days, long: Days) => day.first === day.last && long.first < day.first && day.first < long.last;
  const from = one.first > other.first ? one.first : other.first;
  const to = one.last < other.last ? one.last : other.last;
  return from < to || within(one, other) || within(other, one);
}

/** The first of the chosen tours that is too far away from a day for all to begin within the window; null where none is. */
function tooFar(day: LocalDate, others: readonly ChosenSpan[], windowDays: number): ChosenSpan | null {
  return others.find((other) => Math.abs(daysBetween(other.day, day)) > windowDays) ?? null;
}

/** Returns why a tour of so many days cannot begin on a day beside the chosen ones, whatever its hours; null where it can. */
export function dayFlaw(
  tour: { readonly day: LocalDate; readonly days: number },
  others: readonly ChosenSpan[],
  windowDays: number,
): PickFlaw | null {
  const far = tooFar(tour.day, others, windowDays);
  if (far) return { why: 'window', days: windowDays, name: far.name };
  const clash = others.find((other) => mustOverlap(daysOf(tour), daysOf(other)));
  return clash ? { why: 'overlap', name: clash.name } : null;
}

/** Returns why a departure cannot be chosen beside the others: it overlaps one of them in time; null where it can. */
export function departureFlaw(
  departure: { readonly startsAt: string; readonly endsAt: string },
  others: readonly ChosenSpan[],
): PickFlaw | null {
  const clash = others.find(
    ({ startsAt, endsAt }) =>
      startsAt !== null &&
      endsAt !== null &&
      Date.parse(departure.startsAt) < Date.parse(endsAt) &&
      Date.parse(startsAt) < Date.parse(departure.endsAt),
  );
  return clash ? { why: 'overlap', name: clash.name } : null;
}

/** Returns the first and the last day that the window leaves for one more tour, from today on; open ends are null. */
export function daysLeftOpen(
  others: readonly ChosenSpan[],
  windowDays: number,
  today: LocalDate,
): { readonly from: LocalDate; readonly to: LocalDate | null } {
  const days = others.map(({ day }) => day).sort();
  const first = days[0];
  const last = days.at(-1);
  if (first === undefined || last === undefined) return { from: today, to: null };
  const from = addDays(last, -windowDays);
  return { from: from < today ? today : from, to: addDays(first, windowDays) };
}
