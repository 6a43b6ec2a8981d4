import { readableCode } from '@app/kernel/ids';

const CODE_LENGTH = 9;
const VOUCHER_LENGTH = 10;
export const NUMBER_BYTES = CODE_LENGTH;
export const VOUCHER_BYTES = VOUCHER_LENGTH;

/** A travel order's number: T, the day in UTC, and 45 random bits that people can read to each other. */
export const travelNumber = (now: Date, random: Uint8Array): string =>
  `T${now.toISOString().slice(2, 10).replaceAll('-', '')}${readableCode(random, CODE_LENGTH)}`;

/** What is presented at the place: 50 random bits, in letters and digits that are not taken for one another. */
export const voucherCode = (random: Uint8Array): string => readableCode(random, VOUCHER_LENGTH);
