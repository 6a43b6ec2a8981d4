import { addMs, HOUR, MINUTE } from '@app/kernel/clock';
import { addDays, type Day } from '@app/kernel/local-day';
import { dayIn, instantOf, wallTimeIn } from '@app/kernel/zone-time';
import { type Seat, seatAt, type Taken } from './seating.ts';
import type { TableRules } from './stored-restaurant.ts';
import { type TableTime, timesOn } from './table-times.ts';

/** Hours between which no answer to an offer is expected at once, by the clock of the place. */
const NIGHT_FROM = 22;
const NIGHT_UNTIL = 8;

/** Who waits, and for which hours of a night. */
export type WaitWish = {
  readonly day: Day;
  readonly from: string;
  readonly to: string;
  readonly people: number;
  readonly areaId: string | null;
};

/** The times of a night between two hours of it, in their order; none where an hour is none of the night, or the last is before the first. */
export function timesBetween(
  rules: TableRules,
  { day, from, to }: Pick<WaitWish, 'day' | 'from' | 'to'>,
): readonly TableTime[] {
  const times = timesOn(rules, day);
  const at = (hour: string): number => times.findIndex(({ time }) => time === hour);
  return at(from) < 0 || at(to) < 0 ? [] : times.slice(at(from), at(to) + 1);
}

/** The first seat that fits who waits, or null. */
export function seatForWait(rules: TableRules, taken: Taken, wish: WaitWish, now: Date): Seat | null {
  for (const time of timesBetween(rules, wish)) {
    const seat = seatAt(rules, taken, time, { people: wish.people, areaId: wish.areaId, now });
    if (typeof seat !== 'string') return seat;
  }
  return null;
}

/** From when on the last of some times is too near to be booked. */
export const waitEnds = ({ noticeMinutes }: Pick<TableRules, 'noticeMinutes'>, times: readonly TableTime[]): Date =>
  addMs(times.at(-1)?.startsAt ?? new Date(0), -noticeMinutes * MINUTE);

/**
 * Until when a table is held for whom it is offered to: for so many minutes by day; at night for as many from the morning on. Never
 * longer than until the hour of the table.
 */
export function offerEnds(
  of: { readonly zone: string; readonly minutes: number; readonly startsAt: Date },
  now: Date,
): Date {
  const hour = Number(wallTimeIn(of.zone, now).slice(11, 13));
  const today = dayIn(of.zone, now);
  const morning = hour >= NIGHT_FROM ? addDays(today, 1) : hour < NIGHT_UNTIL ? today : null;
  const from = morning ? instantOf(morning, `0${NIGHT_UNTIL}:00`, of.zone) : now;
  const until = addMs(from, of.minutes * MINUTE);
  // A table of the same night is not held until the morning.
  const latest = morning && of.startsAt < addMs(until, HOUR) ? addMs(now, of.minutes * MINUTE) : until;
  return latest < of.startsAt ? latest : of.startsAt;
}
