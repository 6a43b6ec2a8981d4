/**
 * 128 random bits as hex: an idempotency key, or the key of a row that has no id yet.
 * `crypto.randomUUID` is not used because it is missing on plain http addresses other than localhost.
 */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
