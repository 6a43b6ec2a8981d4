/**
 * Returns the number of an account, a card or a bank as it is compared, however it was typed or copied: full-width signs as plain
 * ones, without spaces, dashes, dots and signs that are not seen.
 */
export const compactNumber = (typed: string): string => typed.normalize('NFKC').replaceAll(/[\s\p{Dash}\p{Cf}.]/gu, '');
