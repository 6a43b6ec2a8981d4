/** White around a code, in modules, as the standard asks. */
export const QUIET = 4;

/**
 * Returns the modules of a QR code row by row, true where they are dark, with the white around them. Level H (ISO/IEC 18004):
 * read where up to 30 % is covered, as by the shop's mark. The encoder is loaded with the first use.
 */
export async function encode(text: string): Promise<boolean[][]> {
  const { default: encodeQR } = await import('qr');
  return encodeQR(text, 'raw', { ecc: 'high', border: QUIET });
}

/** Fetches ahead what draws codes, so that they are drawn without a connection too. */
export const prepareCodes = (): Promise<void> =>
  encode('0').then(
    () => undefined,
    () => undefined,
  );
