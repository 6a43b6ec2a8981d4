import { limits } from '@app/contract/core/limits';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The birthdays that can be chosen at a moment, as calendar days of this device: from the oldest age up to today. */
export function birthdayRange(now: Date): { min: string; max: string } {
  const monthAndDay = `${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
  const min = `${now.getFullYear() - limits.oldestAge}-${monthAndDay}`;
  // A year that lacks today's 29 February begins a day later.
  const exists = new Date(`${min}T12:00:00Z`).getUTCDate() === now.getDate();
  return {
    min: exists ? min : `${now.getFullYear() - limits.oldestAge}-03-01`,
    max: `${now.getFullYear()}-${monthAndDay}`,
  };
}

/** A calendar day (`YYYY-MM-DD`) in the words of a language, whatever the device's time zone. */
export const dayText = (day: string, tag: string): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
