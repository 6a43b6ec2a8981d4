/** Crockford's base32 has no O, I and L; whoever reads one off a paper or a screen means the digit. */
const MISREAD: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/**
 * Returns a code, a voucher or a number of an order as it is compared, however it was typed or scanned: in capitals,
 * full-width characters as plain ones, without spaces, dashes, other signs and characters that are not seen, and with
 * the letters O, I and L as the digits they look like. A code of `readableCode` is returned as it was made; a code that
 * people chose is compared by the same reading of its own (`chosen_code` in SQL).
 */
export const readCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[OIL]/g, (letter) => MISREAD[letter] ?? letter);
