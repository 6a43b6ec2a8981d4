import type { TableProblem } from '@app/contract/verticals/dining/facts';
import { diningLimits } from '@app/contract/verticals/dining/limits';
import { minutesOf } from '@app/contract/verticals/dining/opening-hours';
import { MINUTE } from '@app/kernel/clock';
import { addDays, type Day, nightsOf } from '@app/kernel/local-day';
import { instantOf } from '@app/kernel/zone-time';
import { freeChoice, type Need, needOf, type Seat, seatAt, type Taken, tooLate } from './seating.ts';
import type { TableRules } from './stored-restaurant.ts';
import {
  DAY_MINUTES,
  dayProblem,
  minutesOn,
  periodsOn,
  quarterOf,
  quarterOfMs,
  quartersOf,
  startsOn,
  timeAt,
  timeOf,
  tonight,
} from './table-times.ts';

type Party = {
  readonly people: number;
  readonly areaId?: string | null;
  readonly now: Date;
  readonly keeps?: number | null;
};
type OnDay = { readonly day: Day; readonly time: string; readonly now: Date };
const AROUND = diningLimits.aroundMinutes * MINUTE;

/** Free seats of a day's night, the earliest first: those from a moment on, in milliseconds, and so many at most, where that is said. */
export function seatsOn(
  rules: TableRules,
  taken: Taken,
  of: Party & { readonly day: Day; readonly from?: number; readonly most?: number },
): Seat[] {
  const { day, from = 0, most = Number.POSITIVE_INFINITY } = of;
  const seats: Seat[] = [];
  const need = needOf(rules, of);
  if (need.problem || dayProblem(rules, day, of.now)) return seats;
  const starts = startsOn(rules.zone, day);
  for (const minutes of minutesOn(rules, day)) {
    const startsAt = starts(minutes);
    const time = startsAt === null || startsAt < from ? null : timeAt(rules.zone, day, minutes);
    const seat = time && seatAt(rules, taken, time, of, need);
    if (seat && typeof seat !== 'string' && seats.push(seat) >= most) break;
  }
  return seats;
}

/** The minutes after midnight of a day that an hour of its night means. */
function minutesMeant(rules: Pick<TableRules, 'hours' | 'closedDays'>, day: Day, time: string): number {
  const early = minutesOf(time);
  const late = early + DAY_MINUTES;
  let [toEarly, toLate] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const { opens, lastSeating } of periodsOn(rules, day)) {
    toEarly = Math.min(toEarly, Math.max(opens - early, early - lastSeating, 0));
    toLate = Math.min(toLate, Math.max(opens - late, late - lastSeating, 0));
  }
  return toLate < toEarly ? late : early;
}

/**
 * The moment that an hour means on the night of a day, in milliseconds: past midnight where that is nearer to when guests sit down. No hour is
 * both, since a night is over before the hour at which its own day opened.
 */
export function momentOf(
  rules: Pick<TableRules, 'zone' | 'hours' | 'closedDays'>,
  day: Day,
  time: string,
  starts = startsOn(rules.zone, day),
): number {
  const minutes = minutesMeant(rules, day, time);
  // Of an hour that clocks leave out the instant as far after the change.
  return starts(minutes) ?? instantOf(minutes < DAY_MINUTES ? day : addDays(day, 1), time, rules.zone).getTime();
}

/** The quarters at which guests may still sit down within an hour of an hour of a day's night. */
export function quartersAround(
  rules: Omit<TableRules, 'areas' | 'turns' | 'bufferMinutes' | 'pace' | 'maxParty'>,
  { day, time, now }: OnDay,
): number[] {
  if (dayProblem(rules, day, now)) return [];
  const starts = startsOn(rules.zone, day);
  const moment = momentOf(rules, day, time, starts);
  return minutesOn(rules, day).flatMap((minutes) => {
    const startsAt = starts(minutes);
    if (startsAt === null || Math.abs(startsAt - moment) > AROUND || tooLate(rules, startsAt, now)) return [];
    return [quarterOfMs(startsAt)];
  });
}

/** Whether a party has a seat within an hour of an hour of a day's night; `need` is what it needs there. */
export const isFreeAround = (rules: TableRules, taken: Taken, need: Need, asked: OnDay): boolean =>
  need.problem === null &&
  quartersAround(rules, asked).some((quarter) => typeof freeChoice(rules, taken, need, quarter) !== 'string');

/** Returns why guests do not sit down within an hour of an hour of a day's night, as far as opening hours go; null where guests do. */
export function shutAround(rules: TableRules, { day, time }: Pick<OnDay, 'day' | 'time'>): TableProblem | null {
  const starts = startsOn(rules.zone, day);
  const moment = momentOf(rules, day, time, starts);
  for (const minutes of minutesOn(rules, day)) {
    const startsAt = starts(minutes);
    if (startsAt !== null && Math.abs(startsAt - moment) <= AROUND) return null;
  }
  const found = timeOf(rules, day, time);
  return typeof found === 'string' ? found : null;
}

/** Of a day's free seats those from shortly before an hour on, as many as a card has. */
export const seatsAround = (rules: TableRules, taken: Taken, of: Party & OnDay): Seat[] =>
  seatsOn(rules, taken, { ...of, from: momentOf(rules, of.day, of.time) - AROUND, most: diningLimits.cardTimes });

/** Days that are looked through for a free table. */
const DAYS = 14;

/** The first of the days that are looked through, and the quarters that their nights can touch. */
export function daysLooked(rules: TableRules, { day, now }: Pick<OnDay, 'day' | 'now'>) {
  const today = tonight(rules, now);
  const first = day < today ? today : day;
  // What is too far ahead may be free on the last day that can be booked.
  const last = addDays(today, rules.daysAhead);
  const from = first > last ? last : first;
  return { from, quarters: () => quartersOfDays(rules, from, DAYS) };
}

/**
 * The next free seats of a party, at most five: of the day asked for from shortly before the hour on, else of the first day
 * after it that has any. A party that fits no table has none.
 */
export function nextSeats(rules: TableRules, taken: Taken, of: Party & OnDay): Seat[] {
  if (needOf(rules, of).problem) return [];
  const { from } = daysLooked(rules, of);
  for (const day of nightsOf(from, addDays(from, DAYS))) {
    const found =
      day === of.day
        ? seatsAround(rules, taken, of)
        : seatsOn(rules, taken, { ...of, day, most: diningLimits.cardTimes });
    if (found.length > 0) return found;
  }
  return [];
}

/** The quarters that nights of some days in a row can touch, for a party of any size. */
export function quartersOfDays(
  rules: Pick<TableRules, 'zone' | 'turns' | 'bufferMinutes'>,
  first: Day,
  days: number,
): { from: number; to: number } {
  const longest = Math.max(...[1, ...rules.turns.map(({ upTo }) => upTo)].map((people) => quartersOf(rules, people)));
  return {
    from: quarterOf(instantOf(first, '00:00', rules.zone)),
    to: quarterOf(instantOf(addDays(first, days + 1), '12:00', rules.zone)) + longest,
  };
}
