import type { TableProblem } from '@app/contract/verticals/dining/facts';
import { addMs, MINUTE } from '@app/kernel/clock';
import type { Day } from '@app/kernel/local-day';
import type { StoredArea, TableRules } from './stored-restaurant.ts';
import { dayProblem, quarterOf, quartersOf, type TableTime, timeOf } from './table-times.ts';

/** What is taken of a restaurant: tables by kind and quarter, arrivals by quarter. What is not named is free. */
export type Taken = {
  readonly tables: ReadonlyMap<string, ReadonlyMap<number, { readonly used: number; readonly total: number }>>;
  readonly arrivals: ReadonlyMap<number, number>;
};
export const NOTHING_TAKEN: Taken = { tables: new Map(), arrivals: new Map() };

/** A kind of table that takes a party, and how many of its tables that needs. */
export type Choice = { readonly area: StoredArea; readonly tables: number };

const few = 2;

const takesAlone = ({ seatsMin, seatsMax }: StoredArea, people: number): boolean =>
  seatsMin <= people && people <= seatsMax;

/** Whether a kind takes a party with several of its tables, put together. */
const takesJoined = ({ joins, seatsMax }: StoredArea, people: number): boolean => joins && people > seatsMax;

/**
 * The kinds of table that take a party, the smallest first: one table where any kind has it, else several of one kind. A kind that
 * is named takes it with several tables also where another kind would with one.
 */
export function choicesFor(
  rules: Pick<TableRules, 'areas' | 'maxParty'>,
  people: number,
  areaId: string | null = null,
): Choice[] {
  if (people > rules.maxParty) return [];
  const areas = rules.areas.filter(
    ({ id, online, tables }) => online && tables > 0 && (areaId === null || id === areaId),
  );
  const single = areas.filter((area) => takesAlone(area, people));
  return (single.length > 0 ? single : areas.filter((area) => takesJoined(area, people)))
    .map((area) => ({ area, tables: Math.ceil(people / area.seatsMax) }))
    .filter(({ area, tables }) => tables <= area.tables)
    .sort((a, b) => a.tables - b.tables || a.area.seatsMax - b.area.seatsMax || b.area.sortWeight - a.area.sortWeight);
}

/** The largest party that a restaurant has tables for; 0 for none. */
export function mostTogether(rules: Pick<TableRules, 'areas' | 'maxParty'>): number {
  let people = rules.maxParty;
  while (people > 0 && choicesFor(rules, people).length === 0) people -= 1;
  return people;
}

/** Tables of a kind that are free over every quarter of a stay. */
export function freeOver(
  taken: Taken,
  area: Pick<StoredArea, 'id' | 'tables'>,
  from: number,
  quarters: number,
): number {
  const used = taken.tables.get(area.id);
  if (!used) return area.tables;
  let free = area.tables;
  for (let quarter = from; quarter < from + quarters; quarter += 1) {
    const row = used.get(quarter);
    if (row) free = Math.min(free, row.total - row.used);
  }
  return free;
}

export type Seat = Choice & {
  readonly time: TableTime;
  readonly quarter: number;
  readonly quarters: number;
  readonly few: boolean;
};

type SeatingQuery = {
  readonly people: number;
  readonly areaId?: string | null;
  readonly now: Date;
  /** The quarter at which the party has its table already: it needs no notice for it. */
  readonly keeps?: number | null;
};

/** Whether a time is too near to be booked. */
export const tooLate = ({ noticeMinutes }: Pick<TableRules, 'noticeMinutes'>, startsAt: Date, now: Date): boolean =>
  startsAt < addMs(now, noticeMinutes * MINUTE) || startsAt <= now;

/** The seat of a party at a time within opening hours, or why there is none. */
export function seatAt(rules: TableRules, taken: Taken, time: TableTime, asked: SeatingQuery): Seat | TableProblem {
  const { people, areaId = null, now } = asked;
  const choices = choicesFor(rules, people, areaId);
  if (choices.length === 0) return choicesFor(rules, people).length === 0 ? 'party' : 'area';
  const quarter = quarterOf(time.startsAt);
  const noticeMinutes = quarter === asked.keeps ? 0 : rules.noticeMinutes;
  if (tooLate({ noticeMinutes }, time.startsAt, now)) return 'notice';
  const quarters = quartersOf(rules, people);
  const free = choices.map((choice) => ({ choice, left: freeOver(taken, choice.area, quarter, quarters) }));
  const found = free.find(({ choice, left }) => left >= choice.tables);
  if (!found) return 'full';
  if (rules.pace !== null && (taken.arrivals.get(quarter) ?? 0) + people > rules.pace) return 'pace';
  const isFew = free.reduce((sum, { choice, left }) => sum + Math.floor(Math.max(0, left) / choice.tables), 0) <= few;
  return { ...found.choice, time, quarter, quarters, few: isFew };
}

/** The seat of a party at an hour of a day, or why there is none: the day first, then the hour, then what is taken. */
export function seatFor(
  rules: TableRules,
  taken: Taken,
  asked: SeatingQuery & { readonly day: Day; readonly time: string },
): Seat | TableProblem {
  const problem = dayProblem(rules, asked.day, asked.now);
  if (problem) return problem;
  const time = timeOf(rules, asked.day, asked.time);
  return typeof time === 'string' ? time : seatAt(rules, taken, time, asked);
}
