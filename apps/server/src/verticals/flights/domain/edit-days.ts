import {
  changedTerms,
  type DayChange,
  type DayTerms,
  isFare,
  sameTerms,
} from '@app/contract/verticals/flights/day-prices';
import type { Cabin } from '@app/contract/verticals/flights/facts';
import { addDays, type Day, daysOn, nightsBetween } from '@app/kernel/local-day';
import { fliesOn } from './schedule.ts';

/** What a day of a cabin is known by. */
export const cellKey = (cabin: Cabin, day: Day): string => `${cabin} ${day}`;

/** A day of a cabin: its terms, and the seats that are held or sold. */
export type Cell = DayTerms & { readonly held: number; readonly sold: number };

/** A flight whose days are read or changed. Days before `today`, at its airport, are over. */
export type DaysFlight = {
  readonly id: string;
  readonly weekdays: readonly number[];
  readonly validFrom: Day;
  readonly validUntil: Day;
  readonly today: Day;
  readonly cabins: readonly { readonly cabin: Cabin; readonly seats: number; readonly baseUsd: number }[];
};

export type DaysEdit = DayChange & {
  readonly cabins: readonly Cabin[];
  readonly from: Day;
  readonly to: Day;
  readonly weekdays: readonly number[];
};

export type ChangedCell = {
  readonly cabin: Cabin;
  readonly day: Day;
  readonly before: DayTerms;
  readonly after: DayTerms;
};

/** Why a flight is left as it is: the first day that does not allow the change, with the numbers. */
export type DayRefusal = { readonly cabin: Cabin; readonly day: Day } & (
  | { readonly error: 'flight.seats_below'; readonly seats: number; readonly taken: number }
  | { readonly error: 'flight.price_range'; readonly usd: number }
);
export type DaysPlan = { readonly cells: readonly ChangedCell[]; readonly refusal: DayRefusal | null };

const later = (a: Day, b: Day): Day => (a > b ? a : b);
const earlier = (a: Day, b: Day): Day => (a < b ? a : b);

/** Days that an edit is for: on which the flight flies and that are not over. */
export function editedDays(flight: DaysFlight, edit: Pick<DaysEdit, 'from' | 'to' | 'weekdays'>): Day[] {
  const from = later(edit.from, later(flight.today, flight.validFrom));
  return daysOn(from, earlier(edit.to, flight.validUntil), edit.weekdays).filter((day) => fliesOn(flight, day));
}

type CellOf = (cabin: Cabin, day: Day) => Cell;

/** Why a cell may not become what it shall: too few seats for those held and sold, or a price that no flight may have. */
function refusalOf({ cabin, day, after, before }: ChangedCell, of: { cell: Cell; seats: number }): DayRefusal | null {
  const [there, taken] = [after.seats ?? of.seats, of.cell.held + of.cell.sold];
  if (after.seats !== before.seats && there < taken) {
    return { error: 'flight.seats_below', cabin, day, seats: there, taken };
  }
  return isFare(after.usd) ? null : { error: 'flight.price_range', cabin, day, usd: after.usd ?? 0 };
}

/** Cells as they shall be, without those that are so already: all of them, or nothing where one of them may not be so. */
function planCells(
  flight: Pick<DaysFlight, 'cabins'>,
  cellOf: CellOf,
  wanted: readonly { readonly cabin: Cabin; readonly day: Day; readonly after: DayTerms }[],
): DaysPlan {
  const cells: ChangedCell[] = [];
  for (const { cabin, day, after } of wanted) {
    const cell = cellOf(cabin, day);
    const { held: _held, sold: _sold, ...before } = cell;
    if (sameTerms(before, after)) continue;
    const changed = { cabin, day, before, after };
    const seats = flight.cabins.find((one) => one.cabin === cabin)?.seats ?? 0;
    const refusal = refusalOf(changed, { cell, seats });
    if (refusal) return { cells: [], refusal };
    cells.push(changed);
  }
  return { cells, refusal: null };
}

/**
 * What an edit changes of a flight, day by day in each of its cabins: all of it, or nothing where one day has more seats
 * held and sold than there shall be or would cost what no flight may.
 */
export function planEdit(flight: DaysFlight, cellOf: CellOf, edit: DaysEdit): DaysPlan {
  const days = editedDays(flight, edit);
  const cabins = flight.cabins.filter(({ cabin }) => edit.cabins.includes(cabin));
  const wanted = cabins.flatMap(({ cabin, baseUsd }) =>
    days.map((day) => ({ cabin, day, after: changedTerms(cellOf(cabin, day), baseUsd, edit) })),
  );
  return planCells(flight, cellOf, wanted);
}

export const WEEK = 7;

/** The seven days from `from` on, to be copied to so many weeks after them. */
export type WeekCopy = { readonly from: Day; readonly weeks: number };

/** The first and the last day that a week is copied to. */
export const copiedTo = ({ from, weeks }: WeekCopy): { from: Day; to: Day } => ({
  from: addDays(from, WEEK),
  to: addDays(from, WEEK * (weeks + 1) - 1),
});

/** What copying a week changes of a flight: each day becomes what the same weekday of the week has of its own. Refuses as `planEdit`. */
export function planCopy(flight: DaysFlight, cellOf: CellOf, copy: WeekCopy): DaysPlan {
  const days = editedDays(flight, { ...copiedTo(copy), weekdays: [] });
  const source = (day: Day): Day => addDays(copy.from, nightsBetween(copy.from, day) % WEEK);
  const wanted = flight.cabins.flatMap(({ cabin }) =>
    days
      .filter((day) => fliesOn(flight, source(day)))
      .map((day) => {
        const { usd, seats, stopped } = cellOf(cabin, source(day));
        return { cabin, day, after: { usd, seats, stopped } };
      }),
  );
  return planCells(flight, cellOf, wanted);
}

/**
 * What undoing a change would bring back: cells that still are as it left them, on days that are not over. Refuses as `planEdit`.
 */
export function planUndo(flight: DaysFlight, cellOf: CellOf, undone: readonly ChangedCell[]): DaysPlan {
  const wanted = undone
    .filter(({ cabin, day, after }) => day >= flight.today && sameTerms(cellOf(cabin, day), after))
    .filter(({ cabin }) => flight.cabins.some((one) => one.cabin === cabin))
    .map(({ cabin, day, before }) => ({ cabin, day, after: before }));
  return planCells(flight, cellOf, wanted);
}
