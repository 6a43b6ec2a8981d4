/**
 * Whether a passkey counted on since it was last used. Most that are synced do not count, and always send zero; one that
 * counts and does not go up has been copied, or its answer was sent before.
 */
export const countedOn = (stored: number, sent: number): boolean => (stored === 0 && sent === 0) || sent > stored;
