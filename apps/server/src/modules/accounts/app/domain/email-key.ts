import { createHash } from 'node:crypto';

/** An e-mail as the key of a counter, which outlives accounts: it names nobody. Case does not matter. */
export const emailKey = (email: string): string => createHash('sha256').update(email.toLowerCase()).digest('base64url');
