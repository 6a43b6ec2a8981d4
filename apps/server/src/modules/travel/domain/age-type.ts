import { BABY_UNDER } from '@app/contract/travel/ages';
import type { AgeType } from '@app/contract/travel/person-schemas';

const ADULT_FROM = 12;

/**
 * Whole years of somebody born on a day, on another day. Both are `YYYY-MM-DD`; who was born on 29 February has their
 * birthday on 1 March of other years.
 */
export function ageOn(born: string, day: string): number {
  const [bornYear = 0, bornMonth = 0, bornDay = 0] = born.split('-').map(Number);
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const before = month < bornMonth || (month === bornMonth && date < bornDay);
  return year - bornYear - (before ? 1 : 0);
}

/** Returns baby under 2, child to 11, adult from 12, as airlines count. */
export function ageTypeOn(born: string, day: string): AgeType {
  const age = ageOn(born, day);
  return age < BABY_UNDER ? 'baby' : age < ADULT_FROM ? 'child' : 'adult';
}
