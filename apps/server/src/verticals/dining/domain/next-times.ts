import { diningLimits } from '@app/contract/verticals/dining/limits';
import { addMs, MINUTE } from '@app/kernel/clock';
import { addDays, type Day } from '@app/kernel/local-day';
import { instantOf } from '@app/kernel/zone-time';
import { type Seat, seatAt, type Taken } from './seating.ts';
import type { TableRules } from './stored-restaurant.ts';
import { dayProblem, quarterOf, quartersOf, timesOn } from './table-times.ts';

type Party = { readonly people: number; readonly areaId?: string | null; readonly now: Date };

/** Free seats of a day's night, the earliest first. */
export function seatsOn(rules: TableRules, taken: Taken, of: Party & { readonly day: Day }): Seat[] {
  if (dayProblem(rules, of.day, of.now)) return [];
  return timesOn(rules, of.day).flatMap((time) => {
    const seat = seatAt(rules, taken, time, of);
    return typeof seat === 'string' ? [] : [seat];
  });
}

/** The moment an hour means on a day, whatever is open then. */
export const momentOf = (rules: Pick<TableRules, 'zone'>, day: Day, time: string): Date =>
  instantOf(day, time, rules.zone);

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
