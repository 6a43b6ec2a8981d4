import { hash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** What a key begins with, so that people and scanners of published code recognise one. */
export const API_KEY_PREFIX = 'avk_';
const SECRET_BYTES = 32;
const CHECK_LENGTH = 7;
/** Signs that a list shows of a key: 24 of its 256 random bits. */
const SHOWN = API_KEY_PREFIX.length + 4;

const checkOf = (text: string): string => crc32(text).toString(36).padStart(CHECK_LENGTH, '0');

const SHAPE = /^avk_[\w-]{43}[0-9a-z]{7}$/;

/** Returns whether a token is an API key that was copied whole, good or not: its last signs are the checksum of the others. */
export const isApiKey = (token: string): boolean =>
  SHAPE.test(token) && checkOf(token.slice(0, -CHECK_LENGTH)) === token.slice(-CHECK_LENGTH);

/** Returns a new key of 256 random bits, with its hash, which alone is stored, and how it begins. */
export function newApiKey(): { token: string; hash: Buffer; hint: string } {
  const body = API_KEY_PREFIX + randomBytes(SECRET_BYTES).toString('base64url');
  const token = body + checkOf(body);
  return { token, hash: hash('sha256', token, 'buffer'), hint: token.slice(0, SHOWN) };
}
