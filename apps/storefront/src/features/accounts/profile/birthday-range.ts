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
