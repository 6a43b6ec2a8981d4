/** Letters of a recovery code: 80 bits, so that its hash need not be a slow one. */
export const RECOVERY_LETTERS = 16;
/** How many are made at once. */
export const RECOVERY_CODES = 10;

const GROUP = 4;
/** Crockford's base32, and the letters that it takes for digits. */
const MISREAD: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** A code as people read and write it down: four letters a group. */
export const grouped = (code: string): string => code.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join('-') ?? code;

/** What somebody typed as the code was made: without spaces and hyphens, in capitals, misread letters put right. */
export const asMade = (typed: string): string =>
  typed
    .replace(/[\s-]/g, '')
    .toUpperCase()
    .replace(/[OIL]/g, (letter) => MISREAD[letter] ?? letter);

/** Whether what was typed is meant as a recovery code; six digits are a code of the authenticator. */
export const isRecoveryCode = (typed: string): boolean => asMade(typed).length === RECOVERY_LETTERS;
