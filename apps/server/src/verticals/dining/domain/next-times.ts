import { diningLimits } from '@app/contract/verticals/dining/limits';
import { minutesOf } from '@app/contract/verticals/dining/opening-hours';
import { addMs, MINUTE } from '@app/kernel/clock';
import { addDays, type Day } from '@app/kernel/local-day';
import { instantOf } from '@app/kernel/zone-time';
import { type Seat, seatAt, type Taken } from './seating.ts';
import type { TableRules } from './stored-restaurant.ts';
import { DAY_MINUTES, dayProblem, periodsOn, quarterOf, quartersOf, timesOn } from './table-times.ts';

type Party = {
  readonly people: number;
  readonly areaId?: string | null;
  readonly now: Date;
  readonly keeps?: number | null;
};

/** Free seats of a day's night, the earliest first. */
export function seatsOn(rules: TableRules, taken: Taken, of: Party & { readonly day: Day }): Seat[] {
  if (dayProblem(rules, of.day, of.now)) return [];
  return timesOn(rules, of.day).flatMap((time) => {
    const seat = seatAt(rules, taken, time, of);
    return typeof seat === 'string' ? [] : [seat];
  });
}

/**
 * The moment that an hour means on the night of a day: past midnight where that is nearer to when guests sit down. No hour is
 * both, since a night is over before the hour at which its own day opened.
 */
export function momentOf(rules: Pick<TableRules, 'zone' | 'hours' | 'closedDays'>, day: Day, time: string): Date {
  const early = minutesOf(time);
  const periods = periodsOn(rules, day);
  const away = (minutes: number): number =>
    Math.min(...periods.map(({ opens, lastSeating }) => Math.max(opens - minutes, minutes - lastSeating, 0)));
  const nextDay = away(early + DAY_MINUTES) < away(early);
  return instantOf(nextDay ? addDays(day, 1) : day, time, rules.zone);
}

/** Whether a seat is within an hour of a moment. */
export const isAround = (seat: Seat, moment: Date): boolean =>
  Math.abs(seat.time.startsAt.getTime() - moment.getTime()) <= diningLimits.aroundMinutes * MINUTE;

/** Of a day's free seats those from shortly before a moment on, as many as a card has. */
export const seatsAround = (seats: readonly Seat[], moment: Date): Seat[] =>
  seats
    .filter(({ time }) => time.startsAt >= addMs(moment, -diningLimits.aroundMinutes * MINUTE))
    .slice(0, diningLimits.cardTimes);

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
