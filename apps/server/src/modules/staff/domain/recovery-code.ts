import { readCode } from '@app/kernel/typed-code';

/** Letters of a recovery code: 80 bits, so that its hash need not be a slow one. */
export const RECOVERY_LETTERS = 16;
/** How many are made at once. */
export const RECOVERY_CODES = 10;

const GROUP = 4;

/** A code as people read and write it down: four letters a group. */
export const grouped = (code: string): string => code.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join('-') ?? code;

/** Whether what was typed is meant as a recovery code; six digits are a code of the authenticator. */
export const isRecoveryCode = (typed: string): boolean => readCode(typed).length === RECOVERY_LETTERS;
