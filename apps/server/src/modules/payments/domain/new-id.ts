import { randomBytes } from 'node:crypto';
import { uuidV7 } from '@app/kernel/ids';

const RANDOM_BYTES = 16;

/** A UUID that sorts by age. The time in it only keeps indexes compact; no rule reads it. */
export const newId = (): string => uuidV7(Date.now(), randomBytes(RANDOM_BYTES));
