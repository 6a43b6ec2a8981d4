/** Every day by UTC is as long. */
export const DAY_MS = 86_400_000;

/** A day of a place's own calendar, `YYYY-MM-DD`. Never an instant: a night has no zone until somebody arrives. */
export type Day = string;

/** Midnights of UTC, where every day is as long as any other: no zone and no change of clocks comes in. */
const read = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
const written = (days: number): Day => new Date(days * DAY_MS).toISOString().slice(0, 10);

/** Days by their number since 1970, and those numbers, once worked out: a search asks for the same few hundred again and again. */
const days: Day[] = [];
const numbers = new Map<Day, number>();
const LAST_KEPT = read('2100-01-01');

/** Days from 1970 to a day. */
export function numberOf(day: Day): number {
  const known = numbers.get(day);
  if (known !== undefined) return known;
  const number = read(day);
  if (number >= 0 && number <= LAST_KEPT) numbers.set(day, number);
  return number;
}

/** The day so many days after the first of 1970. */
export function dayOf(number: number): Day {
  if (!Number.isInteger(number) || number < 0 || number > LAST_KEPT) return written(number);
  days[number] ??= written(number);
  return days[number];
}

/** The day so many days later, or earlier. */
export const addDays = (day: Day, days: number): Day => dayOf(numberOf(day) + days);

/** Nights of a stay `[checkIn, checkOut)`: whole days between the two. */
export const nightsBetween = (checkIn: Day, checkOut: Day): number => numberOf(checkOut) - numberOf(checkIn);

/** The nights of a stay `[checkIn, checkOut)`, in order. */
export const nightsOf = (checkIn: Day, checkOut: Day): Day[] =>
  Array.from({ length: Math.max(0, nightsBetween(checkIn, checkOut)) }, (_, night) => addDays(checkIn, night));

/** 1 for Monday to 7 for Sunday. */
export const weekday = (day: Day): number => ((numberOf(day) + 3) % 7) + 1;

/** The first day of its month, and its index in it from 0. */
export const monthOf = (day: Day): Day => `${day.slice(0, 8)}01`;
export const indexInMonth = (day: Day): number => Number(day.slice(8)) - 1;

/** The first days of the months that a range touches, both ends included. */
export function monthsBetween(from: Day, to: Day): Day[] {
  const months: Day[] = [];
  for (let month = monthOf(from); month <= to; month = monthOf(addDays(month, 31))) months.push(month);
  return months;
}

/** The days of a range, both ends included, that fall on one of the weekdays (1 Monday to 7 Sunday); on all when none are named. */
export function daysOn(from: Day, to: Day, weekdays: readonly number[]): Day[] {
  const days: Day[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (weekdays.length === 0 || weekdays.includes(weekday(day))) days.push(day);
  }
  return days;
}
