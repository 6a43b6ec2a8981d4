import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** How long a code sent by e-mail is good: long enough for a slow mail server, too short to guess six digits in five tries. */
export const CODE_SECONDS = 600;
export const CODE_TRIES = 5;
/** Of a code for a new password: five at each of two addresses, so that one stranger does not use it up. */
export const RESET_TRIES = 10;
export const RESEND_SECONDS = 60;

export type SealedCode = { readonly salt: Buffer; readonly hash: Buffer };

const seal = (code: string, salt: Buffer): Buffer => createHash('sha256').update(salt).update(code).digest();

/** Six random digits, and the form in which they may be stored. */
export function newCode(): SealedCode & { readonly code: string } {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const salt = randomBytes(16);
  return { code, salt, hash: seal(code, salt) };
}

/** Whether this is the code that was sealed. */
export const isCode = (code: string, sealed: SealedCode): boolean =>
  timingSafeEqual(seal(code, sealed.salt), sealed.hash);
