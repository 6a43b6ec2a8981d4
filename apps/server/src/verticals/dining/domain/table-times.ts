import { minutesOf, type Period, periodOf } from '@app/contract/verticals/dining/opening-hours';
import { addDays, type Day, nightsBetween, weekday } from '@app/kernel/local-day';
import { dayIn, instantOf, wallTimeIn } from '@app/kernel/zone-time';
import type { TableRules } from './stored-restaurant.ts';

const QUARTER_MS = 900_000;
export const DAY_MINUTES = 1_440;

/** The quarter of an hour, counted from 1970, that an instant lies in: zones differ by whole quarters. */
export const quarterOf = (at: Date): number => Math.floor(at.getTime() / QUARTER_MS);
export const instantOfQuarter = (quarter: number): Date => new Date(quarter * QUARTER_MS);

const hourOf = (minutes: number): string => {
  const inDay = minutes % DAY_MINUTES;
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
};

type Hours = Pick<TableRules, 'hours' | 'closedDays'>;

/** The stretches of a day in their order, none where it is closed. */
export function periodsOn({ hours, closedDays }: Hours, day: Day): Period[] {
  if (closedDays.includes(day)) return [];
  const asked = weekday(day);
  return hours
    .filter((one) => one.weekday === asked)
    .map(periodOf)
    .sort((a, b) => a.opens - b.opens);
}

/** A time at which guests may sit down, as far as opening hours go. */
export type TableTime = {
  /** The day whose night it is. */
  readonly day: Day;
  readonly time: string;
  /** Past midnight: the calendar shows the day after. */
  readonly nextDay: boolean;
  readonly startsAt: Date;
};

/** The time so many minutes after midnight of a day; null where clocks leave that hour out. */
function timeAt(zone: string, day: Day, minutes: number): TableTime | null {
  const nextDay = minutes >= DAY_MINUTES;
  const date = nextDay ? addDays(day, 1) : day;
  const time = hourOf(minutes);
  const startsAt = instantOf(date, time, zone);
  return wallTimeIn(zone, startsAt) === `${date}T${time}` ? { day, time, nextDay, startsAt } : null;
}

/** Every time of a day's night until the last seating, in steps from the hour of opening. */
export function timesOn(rules: Pick<TableRules, 'zone' | 'stepMinutes'> & Hours, day: Day): TableTime[] {
  return periodsOn(rules, day).flatMap(({ opens, lastSeating }) => {
    const times: TableTime[] = [];
    for (let minutes = opens; minutes <= lastSeating; minutes += rules.stepMinutes) {
      const time = timeAt(rules.zone, day, minutes);
      if (time) times.push(time);
    }
    return times;
  });
}

/** Finds a time of a day's night by its hour, or says what is wrong with the day or the hour. */
export function timeOf(
  rules: Pick<TableRules, 'zone' | 'stepMinutes'> & Hours,
  day: Day,
  hour: string,
): TableTime | 'closed_day' | 'closed_hour' | 'last_seating' {
  const periods = periodsOn(rules, day);
  if (periods.length === 0) return 'closed_day';
  const found = timesOn(rules, day).find(({ time }) => time === hour);
  if (found) return found;
  const late = [minutesOf(hour), minutesOf(hour) + DAY_MINUTES].some((minutes) =>
    periods.some(({ lastSeating, closes }) => minutes > lastSeating && minutes < closes),
  );
  return late ? 'last_seating' : 'closed_hour';
}

/** Minutes a party has its table: the first turn that reaches it, else the last. */
export function stayOf({ turns }: Pick<TableRules, 'turns'>, people: number): number {
  const ordered = [...turns].sort((a, b) => a.upTo - b.upTo);
  return (ordered.find(({ upTo }) => people <= upTo) ?? ordered.at(-1))?.minutes ?? 120;
}

/** Quarters that a party takes: its stay and the time to lay the table again. */
export const quartersOf = (rules: Pick<TableRules, 'turns' | 'bufferMinutes'>, people: number): number =>
  Math.ceil((stayOf(rules, people) + rules.bufferMinutes) / 15);

/** The day whose night it is at a moment: the one before while guests may still sit down in its night. */
export function tonight(rules: Pick<TableRules, 'zone'> & Hours, now: Date): Day {
  const wall = wallTimeIn(rules.zone, now);
  const today = wall.slice(0, 10);
  const minutes = minutesOf(wall.slice(11)) + DAY_MINUTES;
  const before = addDays(today, -1);
  return periodsOn(rules, before).some(({ lastSeating }) => minutes <= lastSeating) ? before : today;
}

/** Whether a restaurant is open at a moment. */
export function isOpenAt(rules: Pick<TableRules, 'zone'> & Hours, now: Date): boolean {
  const today = dayIn(rules.zone, now);
  const minutes = minutesOf(wallTimeIn(rules.zone, now).slice(11));
  const within = (day: Day, at: number): boolean =>
    periodsOn(rules, day).some(({ opens, closes }) => opens <= at && at < closes);
  return within(today, minutes) || within(addDays(today, -1), minutes + DAY_MINUTES);
}

/** Why a whole day is not to be had; null where some hour may be. */
export function dayProblem(
  rules: Pick<TableRules, 'zone' | 'daysAhead'> & Hours,
  day: Day,
  now: Date,
): 'far' | 'closed_day' | null {
  if (nightsBetween(dayIn(rules.zone, now), day) > rules.daysAhead) return 'far';
  return periodsOn(rules, day).length === 0 ? 'closed_day' : null;
}
