import { hash, randomBytes, randomUUID } from 'node:crypto';
import { readableCode, uuidV7 } from '@app/kernel/ids';

/** A new opaque token of 256 random bits; only its hash is ever stored. */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer');

/** A key for rows that are born in time order. */
export const newId = (): string => uuidV7(Date.now(), randomBytes(16));

/** A random key for rows whose age must not be guessed. */
export const randomId = (): string => randomUUID();

/** A readable random code of Crockford base32 letters. */
export const randomCode = (length: number): string => readableCode(randomBytes(length), length);
