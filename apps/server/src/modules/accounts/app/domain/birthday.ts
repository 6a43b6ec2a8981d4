import { limits } from '@app/contract/core/limits';

/** Hours by which the first place on Earth to begin a day is ahead of UTC. */
const FIRST_TO_BEGIN_HOURS = 14;
const HOUR_MS = 3_600_000;

/** The latest calendar day (`YYYY-MM-DD`) that it is anywhere at this moment. */
export const latestDay = (now: Date): string =>
  new Date(now.getTime() + FIRST_TO_BEGIN_HOURS * HOUR_MS).toISOString().slice(0, 10);

/** What is wrong with a calendar day as a birthday, as the key of its message; null when nobody can object. */
export function birthdayFlaw(birthday: string, today: string): 'field.birthday_future' | 'field.birthday_early' | null {
  if (birthday > today) return 'field.birthday_future';
  const oldest = `${String(Number(today.slice(0, 4)) - limits.oldestAge).padStart(4, '0')}${today.slice(4)}`;
  return birthday < oldest ? 'field.birthday_early' : null;
}
