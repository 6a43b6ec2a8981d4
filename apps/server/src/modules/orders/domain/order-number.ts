import { readableCode } from '@app/kernel/ids';

const CODE_LENGTH = 9;
export const NUMBER_BYTES = CODE_LENGTH;

/** An order's number: G, the day in UTC, and 45 random bits that people can read to each other. */
export const orderNumber = (now: Date, random: Uint8Array): string =>
  `G${now.toISOString().slice(2, 10).replaceAll('-', '')}${readableCode(random, CODE_LENGTH)}`;
