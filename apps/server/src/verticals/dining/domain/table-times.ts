import { minutesOf, type Period, periodOf } from '@app/contract/verticals/dining/opening-hours';
import { DAY, HOUR, MINUTE } from '@app/kernel/clock';
import { addDays, type Day, nightsBetween, weekday } from '@app/kernel/local-day';
import { instantOf, steadyOffset, wallTimeIn } from '@app/kernel/zone-time';
import type { TableRules } from './stored-restaurant.ts';

const QUARTER_MS = 900_000;
export const DAY_MINUTES = 1_440;

/** The quarter of an hour, counted from 1970, that an instant lies in: zones differ by whole quarters. */
export const quarterOfMs = (at: number): number => Math.floor(at / QUARTER_MS);
export const quarterOf = (at: Date): number => quarterOfMs(at.getTime());
export const instantOfQuarter = (quarter: number): Date => new Date(quarter * QUARTER_MS);

/** The hour of so many minutes after midnight, past it from 00:00 on. */
export const hourOf = (minutes: number): string => {
  const inDay = minutes % DAY_MINUTES;
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
};

type Hours = Pick<TableRules, 'hours' | 'closedDays'>;

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
/** What opening hours are in a week, worked out once: stretches by weekday, and the minutes of a night by step and weekday. */
type Week = { readonly periods: readonly (readonly Period[])[]; readonly minutes: Map<number, readonly number[][]> };
const weeks = new WeakMap<TableRules['hours'], Week>();

function weekOf(hours: TableRules['hours']): Week {
  const known = weeks.get(hours);
  if (known) return known;
  const periods = WEEKDAYS.map((day) =>
    hours
      .filter((one) => one.weekday === day)
      .map(periodOf)
      .sort((a, b) => a.opens - b.opens),
  );
  const week = { periods, minutes: new Map() };
  weeks.set(hours, week);
  return week;
}

const none: readonly never[] = [];

/** The stretches of a day in their order, none where it is closed. */
export const periodsOn = ({ hours, closedDays }: Hours, day: Day): readonly Period[] =>
  closedDays.includes(day) ? none : (weekOf(hours).periods[weekday(day) - 1] ?? none);

const stepsOf = ({ opens, lastSeating }: Period, step: number): number[] =>
  Array.from({ length: Math.max(0, Math.floor((lastSeating - opens) / step) + 1) }, (_, at) => opens + at * step);

/** Minutes after midnight of a day's night at which guests may sit down: in steps from each opening until its last seating. */
export function minutesOn({ hours, closedDays, stepMinutes }: Pick<TableRules, 'stepMinutes'> & Hours, day: Day) {
  if (closedDays.includes(day)) return none;
  const { periods, minutes } = weekOf(hours);
  const known = minutes.get(stepMinutes);
  const nights = known ?? periods.map((of) => of.flatMap((period) => stepsOf(period, stepMinutes)));
  if (!known) minutes.set(stepMinutes, nights);
  return nights[weekday(day) - 1] ?? none;
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

/** A night ends in the second day after, and what an hour means is read from clocks half a day to both sides. */
const BEFORE = 26 * HOUR;
const AFTER = 3 * DAY + 2 * HOUR;
const MOST_NIGHTS = 100_000;
/** By zone and day when the day begins, null where clocks are changed around its night. */
const midnights = new Map<string, Map<Day, number | null>>();
let nightsKept = 0;

/** When a day of a zone begins, in milliseconds, if every minute of its night lies that many after it; null where clocks are changed around it. */
export function steadyMidnight(zone: string, day: Day): number | null {
  const known = midnights.get(zone)?.get(day);
  if (known !== undefined) return known;
  if (nightsKept >= MOST_NIGHTS) {
    midnights.clear();
    nightsKept = 0;
  }
  const wall = Date.parse(`${day}T00:00:00Z`);
  const offset = steadyOffset(zone, wall - BEFORE, wall + AFTER);
  const begins = offset === null ? null : wall - offset;
  midnights.set(zone, (midnights.get(zone) ?? new Map<Day, number | null>()).set(day, begins));
  nightsKept += 1;
  return begins;
}

/** When so many minutes after midnight of a day are, in milliseconds; null where clocks leave that hour out. */
export function startsOn(zone: string, day: Day): (minutes: number) => number | null {
  const begins = steadyMidnight(zone, day);
  return begins === null
    ? (minutes) => timeAt(zone, day, minutes)?.startsAt.getTime() ?? null
    : (minutes) => begins + minutes * MINUTE;
}

/** The time so many minutes after midnight of a day; null where clocks leave that hour out. */
export function timeAt(zone: string, day: Day, minutes: number): TableTime | null {
  const nextDay = minutes >= DAY_MINUTES;
  const time = hourOf(minutes);
  const begins = steadyMidnight(zone, day);
  if (begins !== null) return { day, time, nextDay, startsAt: new Date(begins + minutes * MINUTE) };
  const date = nextDay ? addDays(day, 1) : day;
  const startsAt = instantOf(date, time, zone);
  return wallTimeIn(zone, startsAt) === `${date}T${time}` ? { day, time, nextDay, startsAt } : null;
}

/** Every time of a day's night until the last seating, in steps from the hour of opening. */
export const timesOn = (rules: Pick<TableRules, 'zone' | 'stepMinutes'> & Hours, day: Day): TableTime[] =>
  minutesOn(rules, day).flatMap((minutes) => timeAt(rules.zone, day, minutes) ?? []);

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
  let [reaches, last]: (TableRules['turns'][number] | undefined)[] = [];
  for (const turn of turns) {
    if (people <= turn.upTo && (!reaches || turn.upTo < reaches.upTo)) reaches = turn;
    if (!last || turn.upTo >= last.upTo) last = turn;
  }
  return (reaches ?? last)?.minutes ?? 120;
}

/** Quarters that a party takes: its stay and the time to lay the table again. */
export const quartersOf = (rules: Pick<TableRules, 'turns' | 'bufferMinutes'>, people: number): number =>
  Math.ceil((stayOf(rules, people) + rules.bufferMinutes) / 15);

/** What calendars and clocks of zones show at a moment, read once for each of a search's moments. */
const walls = new WeakMap<Date, Map<string, string>>();

function wallOf(zone: string, now: Date): string {
  const ofNow = walls.get(now) ?? new Map<string, string>();
  const known = ofNow.get(zone);
  if (known !== undefined) return known;
  const wall = wallTimeIn(zone, now);
  walls.set(now, ofNow.set(zone, wall));
  return wall;
}
const dayOf = (wall: string): Day => wall.slice(0, 10);

/** The day whose night it is at a moment: the one before while guests may still sit down in its night. */
export function tonight(rules: Pick<TableRules, 'zone'> & Hours, now: Date): Day {
  const wall = wallOf(rules.zone, now);
  const today = dayOf(wall);
  const minutes = minutesOf(wall.slice(11)) + DAY_MINUTES;
  const before = addDays(today, -1);
  return periodsOn(rules, before).some(({ lastSeating }) => minutes <= lastSeating) ? before : today;
}

/** Whether a restaurant is open at a moment. */
export function isOpenAt(rules: Pick<TableRules, 'zone'> & Hours, now: Date): boolean {
  const wall = wallOf(rules.zone, now);
  const today = dayOf(wall);
  const minutes = minutesOf(wall.slice(11));
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
  if (nightsBetween(dayOf(wallOf(rules.zone, now)), day) > rules.daysAhead) return 'far';
  return periodsOn(rules, day).length === 0 ? 'closed_day' : null;
}
