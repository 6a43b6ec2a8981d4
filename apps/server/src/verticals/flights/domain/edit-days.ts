import {
  changedTerms,
  type DayChange,
  type DayTerms,
  isFare,
  sameTerms,
} from '@app/contract/verticals/flights/day-prices';
import type { Cabin } from '@app/contract/verticals/flights/facts';
import { type Day, daysOn } from '@app/kernel/local-day';
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

/**
 * What an edit changes of a flight, day by day in each of its cabins: all of it, or nothing where one day has more seats
 * held and sold than there shall be or would cost what no flight may.
 */
export function planEdit(flight: DaysFlight, cellOf: (cabin: Cabin, day: Day) => Cell, edit: DaysEdit): DaysPlan {
  const days = editedDays(flight, edit);
  const cells: ChangedCell[] = [];
  for (const { cabin, seats, baseUsd } of flight.cabins.filter((one) => edit.cabins.includes(one.cabin))) {
    for (const day of days) {
      const { held, sold, ...before } = cellOf(cabin, day);
      const after = changedTerms(before, baseUsd, edit);
      if (sameTerms(before, after)) continue;
      const [there, taken] = [after.seats ?? seats, held + sold];
      if (edit.seats && there < taken) {
        return { cells: [], refusal: { error: 'flight.seats_below', cabin, day, seats: there, taken } };
      }
      if (!isFare(after.usd)) {
        return { cells: [], refusal: { error: 'flight.price_range', cabin, day, usd: after.usd ?? 0 } };
      }
      cells.push({ cabin, day, before, after });
    }
  }
  return { cells, refusal: null };
}
