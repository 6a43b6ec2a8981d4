import type { Cabin } from '@app/contract/verticals/flights/facts';
import { type Day, indexInMonth, nightsBetween } from '@app/kernel/local-day';
import type { DayChange } from '../stored-flight.ts';

/** Days of a flight as texts, each of a cabin and month or of a day. */
export type DayTexts = {
  /** `economy 683 0,,12900,…`: a cabin, the months since 1970, and by day of the month what an adult pays: nothing is the cabin's, 0 not for sale. */
  readonly months: readonly string[];
  /** `20791 cancelled 0`: days since 1970, a state, and minutes of delay. */
  readonly changes: readonly string[];
};

/** Prices and changes of a flight's days, by the number of each: no object for a day. */
export type PackedDays = {
  readonly cabins: readonly Cabin[];
  readonly firstMonth: number;
  /** Months of each cabin. */
  readonly months: number;
  /** Of each cabin, month and day. */
  readonly prices: Int32Array;
  readonly changes: ReadonlyMap<number, DayChange>;
};

const DAYS = 31;
/** A day whose price is that of the cabin. */
const OF_CABIN = -1;
const NOTHING_CHANGED: ReadonlyMap<number, DayChange> = new Map();

export const dayNumber = (day: Day): number => nightsBetween('1970-01-01', day);
const monthNumber = (day: Day): number => (Number(day.slice(0, 4)) - 1970) * 12 + Number(day.slice(5, 7)) - 1;

type MonthText = { readonly cabin: Cabin; readonly month: number; readonly prices: string };

function readMonth(text: string): MonthText {
  const [cabin = '', month = '', prices = ''] = text.split(' ');
  return { cabin: cabin as Cabin, month: Number(month), prices };
}

function readChange(text: string): [number, DayChange] {
  const [day = '', state = '', minutes = ''] = text.split(' ');
  return [Number(day), { state: state as DayChange['state'], delayMinutes: Number(minutes) }];
}

/** Days of a flight, packed. */
export function packDays(texts: DayTexts): PackedDays {
  const rows = texts.months.map(readMonth);
  const cabins = [...new Set(rows.map(({ cabin }) => cabin))];
  const numbers = rows.map(({ month }) => month);
  const firstMonth = rows.length === 0 ? 0 : Math.min(...numbers);
  const months = rows.length === 0 ? 0 : Math.max(...numbers) - firstMonth + 1;
  const prices = new Int32Array(cabins.length * months * DAYS).fill(OF_CABIN);
  for (const row of rows) {
    const start = (cabins.indexOf(row.cabin) * months + row.month - firstMonth) * DAYS;
    for (const [index, price] of row.prices.split(',').entries())
      if (price !== '') prices[start + index] = Number(price);
  }
  const changes = texts.changes.length === 0 ? NOTHING_CHANGED : new Map(texts.changes.map(readChange));
  return { cabins, firstMonth, months, prices, changes };
}

/** What an adult pays on a day in a cabin: null is the cabin's price, 0 is not for sale. */
export function priceOn(days: PackedDays, cabin: Cabin, day: Day): number | null {
  const month = monthNumber(day) - days.firstMonth;
  const at = days.cabins.indexOf(cabin);
  if (at < 0 || month < 0 || month >= days.months) return null;
  const price = days.prices[(at * days.months + month) * DAYS + indexInMonth(day)] ?? OF_CABIN;
  return price === OF_CABIN ? null : price;
}

const OBJECTS = 400;
const OF_CHANGE = 100;

/** About how many bytes days of a flight take. */
export const bytesOfDays = ({ prices, changes }: PackedDays): number =>
  OBJECTS + prices.byteLength + changes.size * OF_CHANGE;
