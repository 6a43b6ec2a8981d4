import type { TableProblem } from '@app/contract/verticals/dining/facts';
import { MINUTE } from '@app/kernel/clock';
import type { Day } from '@app/kernel/local-day';
import type { StoredArea, TableRules } from './stored-restaurant.ts';
import { dayProblem, quarterOf, quartersOf, type TableTime, timeOf } from './table-times.ts';

/** What is taken of a restaurant. What nothing was ever written of is free. */
export type Taken = {
  /** The least tables of a kind that are free in any quarter of a stretch. */
  readonly free: (area: Pick<StoredArea, 'id' | 'tables'>, from: number, quarters: number) => number;
  /** People who arrive in a quarter. */
  readonly arriving: (quarter: number) => number;
};
export type CountedTaken = Taken & {
  /** Tables of a kind that are taken in a quarter. */
  readonly used: (areaId: string, quarter: number) => number;
};

/** Tables by kind and quarter, arrivals by quarter. */
export type TakenRows = {
  readonly tables: ReadonlyMap<string, ReadonlyMap<number, { readonly used: number; readonly total: number }>>;
  readonly arrivals: ReadonlyMap<number, number>;
};

/** What is taken as rows say it. */
export const takenIn = ({ tables, arrivals }: TakenRows): CountedTaken => ({
  free: (area, from, quarters) => {
    const rows = tables.get(area.id);
    let free = area.tables;
    for (let quarter = from; rows && quarter < from + quarters; quarter += 1) {
      const row = rows.get(quarter);
      if (row) free = Math.min(free, row.total - row.used);
    }
    return free;
  },
  used: (areaId, quarter) => tables.get(areaId)?.get(quarter)?.used ?? 0,
  arriving: (quarter) => arrivals.get(quarter) ?? 0,
});

export const NOTHING_TAKEN: CountedTaken = { free: ({ tables }) => tables, used: () => 0, arriving: () => 0 };

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
  const choices: Choice[] = [];
  let alone = false;
  for (const area of rules.areas) {
    if (!area.online || area.tables === 0 || (areaId !== null && area.id !== areaId)) continue;
    const single = takesAlone(area, people);
    if (single && !alone) choices.length = 0;
    alone ||= single;
    const tables = Math.ceil(people / area.seatsMax);
    if ((alone ? single : takesJoined(area, people)) && tables <= area.tables) choices.push({ area, tables });
  }
  return choices.length < 2
    ? choices
    : choices.sort(
        (a, b) => a.tables - b.tables || a.area.seatsMax - b.area.seatsMax || b.area.sortWeight - a.area.sortWeight,
      );
}

/** Returns a restaurant with its kinds of tables outdoors alone; as it is where none is said to stand there. */
export function outdoorsOnly<R extends Pick<TableRules, 'areas'>>(restaurant: R): R {
  const areas = restaurant.areas.filter(({ outdoor }) => outdoor);
  return areas.length > 0 ? { ...restaurant, areas } : restaurant;
}

/** Worked out once for each restaurant that is in memory. */
const largest = new WeakMap<Pick<TableRules, 'areas' | 'maxParty'>, number>();

/** The largest party that a restaurant has tables for; 0 for none. */
export function mostTogether(rules: Pick<TableRules, 'areas' | 'maxParty'>): number {
  const known = largest.get(rules);
  if (known !== undefined) return known;
  let people = rules.maxParty;
  while (people > 0 && choicesFor(rules, people).length === 0) people -= 1;
  largest.set(rules, people);
  return people;
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
export const tooLate = ({ noticeMinutes }: Pick<TableRules, 'noticeMinutes'>, startsAt: number, now: Date): boolean =>
  startsAt < now.getTime() + noticeMinutes * MINUTE || startsAt <= now.getTime();

type SeatingRules = Pick<TableRules, 'areas' | 'maxParty' | 'turns' | 'bufferMinutes'>;

/** What a party needs at a restaurant: the kinds of table that take it and for how many quarters, or why none does. */
export type Need = {
  readonly people: number;
  readonly choices: readonly Choice[];
  readonly quarters: number;
  readonly problem: 'party' | 'area' | null;
};

export function needOf(rules: SeatingRules, { people, areaId = null }: Pick<SeatingQuery, 'people' | 'areaId'>): Need {
  const choices = choicesFor(rules, people, areaId);
  const problem = choices.length > 0 ? null : choicesFor(rules, people).length === 0 ? 'party' : 'area';
  return { people, choices, quarters: quartersOf(rules, people), problem };
}

/** The first kind of table that is free for a party from a quarter on, or why none is. */
export function freeChoice(
  { pace }: Pick<TableRules, 'pace'>,
  taken: Taken,
  { choices, people, quarters }: Need,
  quarter: number,
): Choice | 'full' | 'pace' {
  const found = choices.find(({ area, tables }) => taken.free(area, quarter, quarters) >= tables);
  if (!found) return 'full';
  return pace !== null && taken.arriving(quarter) + people > pace ? 'pace' : found;
}

/** The seat of a party at a time within opening hours, or why there is none; `need` is what it needs there. */
export function seatAt(
  rules: TableRules,
  taken: Taken,
  time: TableTime,
  asked: SeatingQuery,
  need = needOf(rules, asked),
): Seat | TableProblem {
  if (need.problem) return need.problem;
  const { choices, quarters } = need;
  const quarter = quarterOf(time.startsAt);
  const noticeMinutes = quarter === asked.keeps ? 0 : rules.noticeMinutes;
  if (tooLate({ noticeMinutes }, time.startsAt.getTime(), asked.now)) return 'notice';
  const found = freeChoice(rules, taken, need, quarter);
  if (typeof found === 'string') return found;
  const left = choices.reduce(
    (sum, { area, tables }) => sum + Math.floor(Math.max(0, taken.free(area, quarter, quarters)) / tables),
    0,
  );
  return { ...found, time, quarter, quarters, few: left <= few };
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
