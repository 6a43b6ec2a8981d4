const LOCATOR_SIGNS = '23456789BCDFGHJKLMNPQRSTVWXYZ';
const LOCATOR_LENGTH = 6;
const NUMBER_DIGITS = 10;

/** Chooses a whole number from 0 below a bound. */
export type Chance = (below: number) => number;

const chosen = (signs: string, length: number, chance: Chance): string =>
  Array.from({ length }, () => signs[chance(signs.length)]).join('');

/** A record locator: six signs that spell no word and cannot be misread. */
export const recordLocator = (chance: Chance): string => chosen(LOCATOR_SIGNS, LOCATOR_LENGTH, chance);

/** A ticket's number: the three digits of its airline and ten more. */
export const ticketNumber = (prefix: string, chance: Chance): string =>
  `${prefix}${chosen('0123456789', NUMBER_DIGITS, chance)}`;
