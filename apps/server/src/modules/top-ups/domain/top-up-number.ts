import { readableCode } from '@app/kernel/ids';

export const NUMBER_BYTES = 9;

/** A top-up's number: T, the day in UTC, and 45 random bits that people can read to each other. */
export const topUpNumber = (now: Date, random: Uint8Array): string =>
  `T${now.toISOString().slice(2, 10).replaceAll('-', '')}${readableCode(random, NUMBER_BYTES)}`;
